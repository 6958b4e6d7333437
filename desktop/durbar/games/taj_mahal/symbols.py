"""The six symbols of Taj Mahal, the commodities, colours and special cards, by the small numbers used in a state."""

from typing import Final

SYMBOLS: Final = ("vizier", "general", "monk", "princess", "grand_mogul", "elephant")
VIZIER, GENERAL, MONK, PRINCESS, GRAND_MOGUL, ELEPHANT = range(6)
SYMBOL: Final = {symbol: number for number, symbol in enumerate(SYMBOLS)}

#: The symbols that bring an influence tile and an ordinary palace.
INFLUENCES: Final = SYMBOLS[:4]

COMMODITIES: Final = ("rice", "tea", "spices", "jewels")
COLOURS: Final = ("red", "yellow", "green", "violet")
WHITE: Final = "white"
SPECIAL: Final = "special"

#: Effects of the special cards, in the rulebook's order.
SPECIALS: Final = ("elephant", "grand_mogul", "points", "change")
