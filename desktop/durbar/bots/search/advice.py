"""Hints: what the expert would do, what it expects of each move, and why."""

from __future__ import annotations

import msgspec

from durbar.bots import players_of
from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.bots.search.result import SearchResult

#: How many moves are advised.
MAX_ADVISED = 3


class Advice(msgspec.Struct, frozen=True):
    """A move worth making.

    move: its text. win_probability: from 0 to 1. points: the seat's own expected final score. reasons: most important
    first.
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
    for stats in result.ranked()[:MAX_ADVISED]:
        if stats.playouts:
            outcome = stats.outcome
            win_probability, points = outcome.shares[result.seat], outcome.points[result.seat]
            # correcting for the luck of samples can carry it a little beyond
            win_probability = min(1.0, max(0.0, win_probability))
            told = tuple(reasons(position, legal[stats.move])) if reasons is not None else ()
            found.append(Advice(stats.move, win_probability, points, told))
    return tuple(found)
