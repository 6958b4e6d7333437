"""Who sits at a table."""

from typing import Annotated, Literal

import msgspec

from durbar.system.terminal import cleaned

LONGEST_NAME = 24


class Player(msgspec.Struct, frozen=True):
    """A seat's player. emblem: 0 to 4, lotus, peacock, elephant, sun, fish, with its colour. level: of a computer.

    name: without marks that would turn the sentences round in which it stands.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]+$")]
    kind: Literal["person", "computer"] = "person"
    emblem: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""

    def __post_init__(self) -> None:
        clean = cleaned(self.name)
        if clean != self.name:
            msgspec.structs.force_setattr(self, "name", clean.strip() or "?")

    @property
    def is_person(self) -> bool:
        """Whether moves come from the screen."""
        return self.kind == "person"
