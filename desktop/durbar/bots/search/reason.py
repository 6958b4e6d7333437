"""Why a move is good, in a game's own terms; the screen puts it into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

#: So many reasons are told of a move.
MOST_TOLD = 3


class Reason(msgspec.Struct, frozen=True):
    """One reason for or against a move. key: of the game's own list. facts: ids and numbers that the words name.

    weight: points of the game it is about, negative where it speaks against the move.
    """

    key: str
    facts: Mapping[str, int | str | float]
    weight: float

    def is_like(self, other: Reason) -> bool:
        """Return whether the words of both are the same, though they may weigh more here than there."""
        return self.key == other.key and self.facts == other.facts


def weightiest(found: Sequence[Reason], least: float) -> tuple[Reason, ...]:
    """Return what is told of a move that stands alone: the weightiest, or one if all are slight.

    found: the weightiest first. least: of what is worth a word.
    """
    return tuple([one for one in found if abs(one.weight) >= least][:MOST_TOLD] or found[:1])


def apart(moves: Sequence[Sequence[Reason]], least: float) -> list[tuple[Reason, ...]]:
    """Return for each of several moves, given by its reasons, the weightiest of those that do not hold for them all.

    least: as of ``weightiest``; what is slight is not told, but what holds for all tells nothing apart however slight.
    """
    return [
        tuple(
            [
                one
                for one in found
                if abs(one.weight) >= least and not all(any(one.is_like(other) for other in others) for others in moves)
            ][:MOST_TOLD]
        )
        for found in moves
    ]
