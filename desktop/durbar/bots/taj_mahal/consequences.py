"""What a move of Taj Mahal leads to by the end of the visit: what is won, and what is left in hand."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.players import Consequence
from durbar.bots.taj_mahal.visit import Visit
from durbar.games.taj_mahal.symbols import SYMBOLS

CONSEQUENCES = (
    *(Consequence(symbol, 2.5) for symbol in SYMBOLS),
    Consequence("cards", 1.3),
    Consequence("won_by_others", -0.5),
)


def consequences(visit: Visit, seat: int) -> Sequence[float]:
    """Return how much of each of CONSEQUENCES there is for a seat: 1 for a symbol that it won, else 0."""
    won = visit.won[seat]
    return (
        *(won >> number & 1 for number in range(len(SYMBOLS))),
        len(visit.hands[seat]),
        sum(symbols.bit_count() for other, symbols in enumerate(visit.won) if other != seat),
    )
