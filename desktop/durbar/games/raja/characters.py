"""The seven character cards (§5.1, §11.2.1). A card is named by its number; the lower, the higher its rank."""

from typing import Final

MOGUL, TRADER, SADHU, MONK, BUILDER, ARTISAN, YOGI = range(1, 8)

#: Ids of the cards, for pictures and terms; CARDS[n - 1] is card n.
CARDS: Final = ("mogul", "trader", "sadhu", "monk", "builder", "artisan", "yogi")

#: Who holds a card: a seat, or one of these.
BANK: Final = -1
NOT_IN_PLAY: Final = -2

TRADERS_GOLD: Final = 1
CHITS: Final = 7
