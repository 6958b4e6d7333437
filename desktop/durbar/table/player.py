"""Who sits at a table."""

from typing import Literal

import msgspec


class Player(msgspec.Struct, frozen=True):
    """A seat's player. emblem: 0 to 4, lotus, peacock, elephant, sun, fish, with its colour. level: of a computer."""

    name: str
    kind: Literal["person", "computer"] = "person"
    emblem: int = 0
    level: str = ""

    @property
    def is_person(self) -> bool:
        """Whether moves come from the screen."""
        return self.kind == "person"
