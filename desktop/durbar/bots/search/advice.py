"""Hints: what the expert would do, what it expects of each move, and why."""

from __future__ import annotations

import msgspec

from durbar.bots import players_of
from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.bots.search.thoughts import Thoughts

#: So many moves are advised.
BEST = 3


class Advice(msgspec.Struct, frozen=True):
    """A move that is worth making. move: its text. share: the chance to win with it. points: one's own at the end, as
    expected. reasons: the weightiest first.
    """

    move: str
    share: float
    points: float
    reasons: tuple[Reason, ...]


def advice(position: Position, key: str, thoughts: Thoughts) -> tuple[Advice, ...]:
    """The best moves of a search, best first, with the reasons that the game's players give."""
    reasons = players_of(key).reasons
    legal = {str(move): move for move in position.legal_moves}
    found = []
    for thought in thoughts.ranked()[:BEST]:
        if thought.playouts:
            outcome = thought.outcome
            share, points = outcome.shares[thoughts.seat], outcome.points[thoughts.seat]
            share = min(1.0, max(0.0, share))  # evening out the luck of parts can carry it a little beyond
            told = tuple(reasons(position, legal[thought.move])) if reasons is not None else ()
            found.append(Advice(thought.move, share, points, told))
    return tuple(found)
