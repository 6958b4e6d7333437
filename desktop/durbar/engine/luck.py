"""How chance fell in a game: what came, out of how many tries, and what was to be expected.

A game is told as its moves: for each the view before it, as any seat has it, and what happened. At the end that is all
one needs, for what was hidden can then be reckoned from what lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from durbar.engine.event import Event

#: The view before a move, and its events.
Moves = Sequence[tuple[Any, Sequence[Event]]]


class Luck(msgspec.Struct, frozen=True):
    """One thing that chance brought. seat: whom it concerns, None where it is everybody's.

    kind: of the game's own list, as ``luck`` in its ``events.py`` says. came: how often; tries: of how many;
    expected: the average of that.
    """

    kind: Annotated[str, msgspec.Meta(max_length=80)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=19)] | None
    came: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    tries: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    expected: Annotated[float, msgspec.Meta(ge=0, le=1_000_000)]
