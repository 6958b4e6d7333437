"""Hints: what the expert would do, what it expects of each move, and why."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from durbar.bots import players_of
from durbar.bots.search.chances import curve_of
from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason, apart, weightiest
from durbar.bots.search.result import MoveStats, SearchResult
from durbar.engine.move import Move

#: How many moves are advised.
MAX_ADVISED = 3


class Advice(msgspec.Struct, frozen=True):
    """A move worth making.

    move: its text. win_probability: from 0 to 1, as games taught to tell it; see ``chances``. points: the seat's own
    expected final score. reasons: those that tell it apart from the others advised, most important first.
    """

    move: str
    win_probability: float
    points: float
    reasons: tuple[Reason, ...]


def advice(position: Position, key: str, result: SearchResult) -> tuple[Advice, ...]:
    """Return up to MAX_ADVISED moves of a search, best first, with the reasons that the game's players give."""
    legal = {str(move): move for move in position.legal_moves}
    best, found = valued(result)[:MAX_ADVISED], []
    told = _told(position, key, [legal[stats.move] for stats, _ in best])
    for (stats, value), reasons in zip(best, told, strict=True):
        outcome = stats.outcome
        chance = curve_of(key, len(outcome.shares)).told(value)
        found.append(Advice(stats.move, chance, outcome.points[result.seat], reasons))
    return tuple(found)


def reasons_apart(position: Position, key: str, moves: Sequence[Move]) -> list[tuple[Reason, ...]]:
    """Return for each of some legal moves its weightiest reasons that tell it apart from the others; see ``apart``."""
    return apart(all_reasons(position, key, moves), players_of(key).least_reason)


def all_reasons(position: Position, key: str, moves: Sequence[Move]) -> list[Sequence[Reason]]:
    """Return for each of some legal moves all reasons for and against it; nothing in a game whose expert gives none."""
    reasons = players_of(key).reasons
    return [() if reasons is None else reasons(position, move) for move in moves]


def _told(position: Position, key: str, moves: Sequence[Move]) -> list[tuple[Reason, ...]]:
    """Return the reasons of moves that are advised together: where nothing worth a word tells one apart, what is
    slight; where nothing at all does, what holds for all of them.
    """
    found, least = all_reasons(position, key, moves), players_of(key).least_reason
    told = [one or slight[:1] for one, slight in zip(apart(found, least), apart(found, 0.0), strict=True)]
    return told if any(told) else [weightiest(one, least) for one in found]


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
