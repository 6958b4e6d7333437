"""Who sits at a table."""

import unicodedata
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from durbar.system.terminal import cleaned

LONGEST_NAME = 24
#: Letters and marks that are not seen, beside all that have to do with the way of writing (Cf).
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}


class Player(msgspec.Struct, frozen=True):
    """A seat's player. emblem: 0 to 4, lotus, peacock, elephant, sun, fish, with its colour. level: of a computer.

    name: without marks that would turn the sentences round in which it stands, and é always of one sign.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]+$")]
    kind: Literal["person", "computer"] = "person"
    emblem: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""

    def __post_init__(self) -> None:
        clean = unicodedata.normalize("NFC", cleaned(self.name))[:LONGEST_NAME]
        if clean != self.name:
            msgspec.structs.force_setattr(self, "name", clean.strip() or "?")

    @property
    def is_person(self) -> bool:
        """Whether moves come from the screen."""
        return self.kind == "person"


def likeness(name: str) -> str:
    """Return what names have in common that look alike: letters small or capital, wide or narrow, made of one sign or
    two.

    Empty where nothing of a name is seen.
    """
    seen = "".join(letter for letter in name if letter not in _UNSEEN and unicodedata.category(letter) != "Cf")
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())
    return " ".join("".join(letter for letter in folded if letter not in _UNSEEN).split())


def told_apart(players: Sequence[Player]) -> list[Player]:
    """Return the same players; who is called like somebody before gets a number, for a file may say anything."""
    found: list[Player] = []
    taken: set[str] = set()
    for player in players:
        name, number = player.name, 1
        while likeness(name) in taken:
            number += 1
            name = f"{player.name[: LONGEST_NAME - 5].rstrip()} ({number})"
        taken.add(likeness(name))
        found.append(player if name == player.name else msgspec.structs.replace(player, name=name))
    return found
