"""Durbar's own letters: the same on every machine, whatever fonts it has.

They are Source Sans and Source Serif. Their lines are a fifth higher than those of other letters of the same size, so
the measures are set closer while they are loaded; since they are then no longer the published letters, which alone may
have that name, they go by one of their own.
"""

import struct
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication

_OTHERS, _OWN = "Source".encode("utf-16-be"), "Durbar".encode("utf-16-be")


class Face(NamedTuple):
    """A family. scale: pixels for each that a size asks for: sizes are those of letters with a larger eye (the height
    of an x), as of old most systems had. above, below: of a line, in thousandths of a letter's size."""

    family: str
    package: str
    files: tuple[str, ...]
    scale: float
    above: int
    below: int


SANS = Face(
    "Durbar Sans Pro", "font_source_sans_pro", ("SourceSansPro-Regular", "SourceSansPro-Bold"), 1.1255, 825, 210
)
SERIF = Face(
    "Durbar Serif Pro",
    "font_source_serif_pro",
    ("SourceSerifPro-Regular", "SourceSerifPro-Bold", "SourceSerifPro-It"),
    1.095,
    847,
    215,
)


@lru_cache(maxsize=256)
def letter_font(serif: bool, pixels: int, bold: bool = False, italic: bool = False) -> QFont:
    """Return a letter of a size in pixels; made once, for measuring asks for the same few hundreds of times."""
    _load()
    face = SERIF if serif else SANS
    made = QFont([face.family, SANS.family])  # which has the arrows and the narrow space that the serif lacks
    made.setPixelSize(max(1, round(pixels * face.scale)))
    made.setBold(bold)
    made.setItalic(italic)
    # Widths are then those of the letters, not of the pixels: the same on every machine.
    made.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return made


def use() -> None:
    """Make these the letters of Qt's own widgets too, as large as the system's."""
    QGuiApplication.setFont(letter_font(False, system_size()))


def system_size() -> int:
    """Return how large the system wishes its letters, in pixels."""
    _load()
    wished = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    wished.setFamily(SANS.family)  # the system's own may be missing
    return QFontInfo(wished).pixelSize()


@cache
def _load() -> None:
    for face in (SANS, SERIF):
        folder = files_of(face)
        for name in face.files:
            data = _with_own_measures((folder / f"{name}.otf").read_bytes(), face)
            QFontDatabase.addApplicationFontFromData(data)


def files_of(face: Face) -> Path:
    """Return the folder in which the files of a family lie."""
    from importlib.util import find_spec

    spec = find_spec(face.package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "files"


def _with_own_measures(data: bytes, face: Face) -> bytes:
    """Return an OpenType file with other heights of lines (tables hhea and OS/2), under a name of its own (name)."""
    changed = bytearray(data)
    tables = dict(_tables(data))
    start, _ = tables[b"hhea"]
    struct.pack_into(">hhh", changed, start + 4, face.above, -face.below, 0)
    start, _ = tables[b"OS/2"]
    struct.pack_into(">hhhHH", changed, start + 68, face.above, -face.below, 0, face.above, face.below)
    start, length = tables[b"name"]
    names = bytes(changed[start : start + length])
    changed[start : start + length] = names.replace(_OTHERS, _OWN).replace(b"Source", b"Durbar")
    return bytes(changed)


def _tables(data: bytes) -> list[tuple[bytes, tuple[int, int]]]:
    """Return the tables of an OpenType file, each with where it starts and how long it is."""
    (count,) = struct.unpack_from(">H", data, 4)
    found = []
    for number in range(count):
        tag, _, start, length = struct.unpack_from(">4sIII", data, 12 + 16 * number)
        found.append((tag, (start, length)))
    return found
