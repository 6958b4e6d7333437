"""How far a game of Noughts and Crosses has come, for whoever does not look at its board."""

from typing import Annotated

import msgspec


class Progress(msgspec.Struct, frozen=True):
    """filled: how many cells are."""

    filled: Annotated[int, msgspec.Meta(ge=0, le=9)]
