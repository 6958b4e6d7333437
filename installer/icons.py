"""The program's icon and that of its files, from our own drawing, in the form each system wants."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import facts

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
_WINDOWS = (16, 24, 32, 48, 64, 128, 256)
#: Apple's names of the sizes; the pairs are for screens with two pixels to a point.
_APPLE = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic11": 32, b"ic12": 64}
_APPLE |= {b"ic13": 256, b"ic14": 512}

#: A sheet of paper with a folded corner; the program's icon goes on it.
_SHEET = (
    '<path d="M16 3H64L86 25V91Q86 97 80 97H20Q14 97 14 91V9Q14 3 20 3Z" fill="#F6EFE0" stroke="#B98A2F" '
    'stroke-width="2.5"/><path d="M64 3V19Q64 25 70 25H86Z" fill="#EAD9A8" stroke="#B98A2F" stroke-width="2.5"/>'
    '<g transform="translate(26 38) scale(0.48)">{icon}</g>'
)


def program_svg() -> str:
    """The program's icon as a drawing of its own."""
    return _svg(_element("app-icon"))


def file_svg() -> str:
    """The icon of a saved game."""
    return _svg(_SHEET.format(icon=_element("app-icon")))


def png(svg: str, size: int) -> bytes:
    """A drawing as a PNG picture of so many pixels a side."""
    from PySide6.QtCore import QBuffer, QByteArray
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    picture = QImage(size, size, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(svg: str) -> bytes:
    """A drawing as Windows wants it: a table of PNG pictures."""
    pictures = [(size, png(svg, size)) for size in _WINDOWS]
    at = 6 + 16 * len(pictures)
    table = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in pictures:
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return table + b"".join(data for _, data in pictures)


def icns(svg: str) -> bytes:
    """A drawing as macOS wants it: named PNG pictures."""
    body = b""
    for name, size in _APPLE.items():
        data = png(svg, size)
        body += name + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write_all(folder: Path) -> None:
    """Put the program's and the file's icons into a folder, in every form."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in (("durbar", program_svg()), ("durbar-file", file_svg())):
        (folder / f"{name}.svg").write_text(svg, "utf-8")
        (folder / f"{name}.ico").write_bytes(ico(svg))
        (folder / f"{name}.icns").write_bytes(icns(svg))
        for size in SIZES:
            (folder / f"{name}-{size}.png").write_bytes(png(svg, size))


def _element(name: str) -> str:
    """What the kit's drawing holds of an element. Elements stand one to a line."""
    text = (facts.TOP / "resources/art/kit.svg").read_text("utf-8")
    found = re.search(rf'^<g id="{name}"[^>]*>(.*)</g>$', text, re.MULTILINE)
    if found is None:
        raise ValueError(f"resources/art/kit.svg has no element “{name}” on a line of its own")
    return found[1]


def _svg(drawing: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">{drawing}</svg>\n'
