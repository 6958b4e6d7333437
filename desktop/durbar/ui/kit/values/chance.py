"""How chance fell in a game, beside what was to be expected."""

from dataclasses import dataclass

from durbar.ui.kit.look.picture import Picture


@dataclass(frozen=True)
class ChanceRow:
    """How chance treated a seat: what came, out of how many tries, and the average to expect."""

    seat: int
    came: int
    tries: int
    expected: float


@dataclass(frozen=True)
class FaceCount:
    """How often one face of a die came up."""

    picture: Picture
    words: str
    came: int


@dataclass(frozen=True)
class DieReport:
    """How one kind of dice fell: its name, its faces, and how often each of them is to be expected."""

    words: str
    faces: tuple[FaceCount, ...]
    expected: float


@dataclass(frozen=True)
class ChanceReport:
    """How chance fell: a title, what is counted, a row a seat or a row a kind of dice (or both), and sentences."""

    title: str
    counted: str
    rows: tuple[ChanceRow, ...]
    notes: tuple[str, ...] = ()
    dice: tuple[DieReport, ...] = ()
