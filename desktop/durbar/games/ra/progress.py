"""How far a game of Ra has come, for whoever does not look at its board."""

from typing import Annotated

import msgspec


class Progress(msgspec.Struct, frozen=True):
    """epoch: from 1."""

    epoch: Annotated[int, msgspec.Meta(ge=1, le=3)]
