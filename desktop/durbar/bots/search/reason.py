"""Why a move is good, in a game's own terms; the screen puts it into words."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """One reason for or against a move. key: of the game's own list. facts: ids and numbers that the words name.

    weight: points of the game it is about, negative where it speaks against the move.
    """

    key: str
    facts: Mapping[str, int | str | float]
    weight: float
