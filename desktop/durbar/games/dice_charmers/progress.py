"""How far a game of The Dice Charmers has come, for whoever does not look at its sheets."""

from typing import Annotated, Literal

import msgspec


class Progress(msgspec.Struct, frozen=True):
    """round: from 1. sheet: the one that is played."""

    round: Annotated[int, msgspec.Meta(ge=0)]
    sheet: Literal["sun", "moon"]
