"""A beginner at The Dice Charmers: how far are my tracks, what is in stock, which bonus is waiting?"""

from typing import Any

from durbar.engine.move import Move
from durbar.games.dice_charmers.moves import Again, Reroll
from durbar.games.dice_charmers.names import GOODS
from tests.lab.beginners.one_ply import OnePly

#: All in coins, of which two are a point of fame. Of goods in stock, a part of what they would sell for.
IN_STOCK, KARMA, RIVER_SPACE, PALACE_BOX, UPGRADE, OPEN_CELL, WAITING_BONUS = 0.6, 1.0, 0.5, 0.5, 1.5, 0.7, 2.0
#: Rolls are left for when no die is of use: what they would bring nobody knows.
ROLLED = -100.0
#: The steps at which a die, or a bonus, is done with.
DONE = ("bonuses", "choosing", "rerolled", "over")


def beginner() -> OnePly:
    """Return a beginner at The Dice Charmers."""
    return OnePly(count, finish=finish)


def count(before: Any, state: Any, seat: int) -> float:
    """Return how far the tracks have come, and what else stands on the sheet."""
    marks, sheet = state.marks[seat], state.sheet
    stock = sum(
        sheet.values[column] for good in range(len(GOODS)) for column in range(marks.sold[good], marks.circled[good])
    )
    reached = sum(entry > 0 and not arms for arms, entry in zip(marks.roads, marks.entry, strict=True))
    return (
        marks.excess(sheet)
        + IN_STOCK * stock
        + KARMA * marks.unspent_karma
        + RIVER_SPACE * marks.river.bit_count()
        + PALACE_BOX * sum(marks.palace)
        + UPGRADE * sum(marks.levels)
        + OPEN_CELL * reached
        + (WAITING_BONUS * len(state.pending) if state.to_act == seat else 0)
        + (ROLLED if state.step == "rerolled" else 0)
    )


def finish(before: Any, state: Any, seat: int) -> None:
    """Carry out what was begun, each small part of it by the same count."""
    while state.step not in DONE and state.to_act == seat:
        moves = [move for move in state.legal_moves() if not isinstance(move, (Again, Reroll))]
        state.play(max(moves, key=lambda move: _after(before, state, seat, move)))


def _after(before: Any, state: Any, seat: int, move: Move) -> float:
    twin = state.copy()
    twin.play(move)
    return count(before, twin, seat)
