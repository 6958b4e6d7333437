"""Tells what differs between two takes."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from PySide6.QtGui import QImage, QPainter


def compare(before: Path, after: Path, lines: int) -> int:
    """Print what differs, and lay pictures side by side in ``after/differs``; gives 1 where anything does."""
    faults = 0
    names = {path.name for folder in (before, after) for path in folder.iterdir() if path.suffix in (".png", ".txt")}
    for name in sorted(names):
        one, other = before / name, after / name
        if not (one.exists() and other.exists()):
            difference = [f"only in {one.parent if one.exists() else other.parent}"]
        elif name.endswith(".png"):
            difference = list(_compare_pictures(one, other))
        else:
            difference = list(islice(_compare_texts(one, other), lines))
        faults += bool(difference)
        for line in difference:
            print(f"{name}: {line}" if name.endswith(".png") else line)
    print(f"net: {faults} of {len(names)} differ")
    return int(faults > 0)


def _compare_texts(one: Path, other: Path) -> Iterator[str]:
    texts = [path.read_text("utf-8").splitlines() for path in (one, other)]
    return difflib.unified_diff(*texts, str(one), str(other), n=1, lineterm="")


def _compare_pictures(one: Path, other: Path) -> Iterator[str]:
    first, second = QImage(str(one)), QImage(str(other))
    if first == second:
        return
    if first.size() != second.size():
        yield f"is {second.width()} × {second.height()}, was {first.width()} × {first.height()}"
        return
    difference = _difference(first, second)
    differing = bytes(difference.constBits()).count(b"\xff")
    yield f"{differing} pixels differ"
    folder = other.parent / "differs"
    folder.mkdir(exist_ok=True)
    beside = QImage(first.width() * 3, first.height(), QImage.Format.Format_RGB32)
    with QPainter(beside) as painter:
        for place, picture in enumerate((first, second, difference)):
            painter.drawImage(place * first.width(), 0, picture)
    beside.save(str(folder / other.name))


def _difference(first: QImage, second: QImage) -> QImage:
    """White where pictures differ, black elsewhere."""
    both = first.convertToFormat(QImage.Format.Format_RGB32)
    with QPainter(both) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        painter.drawImage(0, 0, second)
    pixels = bytes(both.constBits())  # blue, green, red and 255 of each
    differs = bytes(255 if any(trio) else 0 for trio in zip(pixels[::4], pixels[1::4], pixels[2::4], strict=True))
    wide, high = both.width(), both.height()
    return QImage(differs, wide, high, wide, QImage.Format.Format_Grayscale8).copy()
