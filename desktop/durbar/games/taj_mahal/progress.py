"""How far a game of Taj Mahal has come, for whoever does not look at its board."""

from typing import Annotated

import msgspec


class Progress(msgspec.Struct, frozen=True):
    """visit: from 1; last: with which the game ends. province: its name; province_fr: its
    own in French, if it has one."""

    visit: Annotated[int, msgspec.Meta(ge=1)]
    last: Annotated[int, msgspec.Meta(ge=1)]
    province: str
    province_fr: str = ""
