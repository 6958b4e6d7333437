"""Hints: what the expert would do, what it expects of each move, and why."""

from __future__ import annotations

from importlib import import_module

import msgspec

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
    """The best moves of a search, best first, with reasons from the game's own ``durbar.bots.<game>.reasons``."""
    reasons = import_module(f"durbar.bots.{key}.reasons").reasons
    legal = {str(move): move for move in position.legal_moves}
    found = []
    for thought in thoughts.ranked()[:BEST]:
        if thought.playouts:
            outcome = thought.outcome
            share, points = outcome.shares[thoughts.seat], outcome.points[thoughts.seat]
            share = min(1.0, max(0.0, share))  # evening out the luck of parts can carry it a little beyond
            found.append(Advice(thought.move, share, points, tuple(reasons(position, legal[thought.move]))))
    return tuple(found)
