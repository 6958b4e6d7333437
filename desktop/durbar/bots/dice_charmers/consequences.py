"""What a move of The Dice Charmers leads to by the end of the round, counted on the sheets."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.dice_charmers.judgement import COINS_A_FAME
from durbar.bots.players import Consequence
from durbar.games.dice_charmers.state import DiceCharmersState

#: Points are coins.
CONSEQUENCES = (
    Consequence("fame", COINS_A_FAME),
    Consequence("money", 1.0),
    Consequence("stock", 1.6),
    Consequence("karma", 1.6),
    Consequence("roads", 1.3),
    Consequence("river", 1.2),
    Consequence("palace", 2.0),
    Consequence("levels", 1.5),
)


def consequences(state: DiceCharmersState, seat: int) -> Sequence[float]:
    """Return how much of each of CONSEQUENCES stands on the sheet of a seat."""
    marks = state.marks[seat]
    return (
        marks.fame,
        marks.money,
        sum(marks.stock),
        marks.unspent_karma,
        sum(arms > 0 for arms in marks.roads),
        marks.river.bit_count(),
        sum(marks.palace),
        sum(marks.levels),
    )
