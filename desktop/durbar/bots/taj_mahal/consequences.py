"""What a move of Taj Mahal leads to by the end of the visit: what is won, and what is left in hand."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.players import Consequence
from durbar.bots.search.chances import Curve
from durbar.bots.taj_mahal.visit import Visit
from durbar.games.taj_mahal.symbols import SYMBOLS

#: How often symbols are won that are won in a part of the playouts: in those nobody changes their mind. Found in 50
#: games of experts and of mixed levels; ``python -m tests.lab.trials`` plays such games.
COMES_TRUE = Curve(winning=0.47, losing=0.53, shift=-0.2, least=0.001)


def _often(part: float) -> float:
    """Return how often a symbol is won; what no playout wins hardly ever is."""
    return COMES_TRUE.told(part) if part else 0.0


CONSEQUENCES = (
    *(Consequence(symbol, 2.5, _often) for symbol in SYMBOLS),
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
