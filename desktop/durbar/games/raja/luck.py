"""How chance fell in a game of Raja: kind "first", who begins."""

from __future__ import annotations

from durbar.engine.luck import Luck, Moves


def luck(moves: Moves) -> list[Luck]:
    """Return who begins; all else in Raja is the players' own, but for the order of the governor markers."""
    first = moves[0][0]
    if first.options["youngest"] != "random":
        return []
    return [Luck("first", seat, int(seat == first.youngest), 1, 1 / first.seats) for seat in range(first.seats)]
