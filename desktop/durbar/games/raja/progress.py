"""How far a game of Raja has come, for whoever does not look at its board."""

from typing import Annotated

import msgspec


class Progress(msgspec.Struct, frozen=True):
    """round: 0 before the first; last: after which the game ends. city: where the Maharaja is, "" at the start."""

    round: Annotated[int, msgspec.Meta(ge=0)]
    last: Annotated[int, msgspec.Meta(ge=1)]
    city: str
