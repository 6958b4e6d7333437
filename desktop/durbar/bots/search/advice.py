"""Hints: what the expert would do, what it expects of each move, and why."""

from __future__ import annotations

import msgspec

from durbar.bots import players_of
from durbar.bots.search.chances import curve_of
from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.bots.search.result import MoveStats, SearchResult

#: How many moves are advised.
MAX_ADVISED = 3


class Advice(msgspec.Struct, frozen=True):
    """A move worth making.

    move: its text. win_probability: from 0 to 1, as games taught to tell it; see ``chances``. points: the seat's own
    expected final score. reasons: most important first.
    """

    move: str
    win_probability: float
    points: float
    reasons: tuple[Reason, ...]


def advice(position: Position, key: str, result: SearchResult) -> tuple[Advice, ...]:
    """Return up to MAX_ADVISED moves of a search, best first, with the reasons that the game's players give."""
    reasons = players_of(key).reasons
    legal = {str(move): move for move in position.legal_moves}
    found = []
    for stats, value in valued(result)[:MAX_ADVISED]:
        outcome = stats.outcome
        told = tuple(reasons(position, legal[stats.move])) if reasons is not None else ()
        chance = curve_of(key, len(outcome.shares)).told(value)
        found.append(Advice(stats.move, chance, outcome.points[result.seat], told))
    return tuple(found)


def valued(result: SearchResult) -> list[tuple[MoveStats, float]]:
    """Return the moves that were played out, best first, each with the probability to win that it is ranked by.

    A move that was given up early may look better by luck alone: none counts as more than the one before it.
    """
    values = dict(zip((stats.move for stats in result.moves), result.values(), strict=True))
    found = []
    least = 1.0
    for stats in result.ranked():
        if stats.playouts:
            least = min(least, max(0.0, values[stats.move]))
            found.append((stats, least))
    return found
