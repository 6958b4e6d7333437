"""Our own SVG art as pixmaps: one file of named elements a game, each element rendered once a size."""

import re
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from durbar.paths import resource
from durbar.ui.kit.theme import DARK

#: Signs of one tone, which follow the theme; everything else keeps its colours in a dark room.
SIGNS = frozenset(
    [
        "undo",
        "redo",
        "hint",
        "history",
        "settings",
        "rulebook",
        "log",
        "moves",
        "play",
        "pause",
        "step",
        "sound-on",
        "sound-off",
        "theme-light",
        "theme-dark",
        "language",
        "statistics",
        "search",
        "pin",
        "close",
        "ornament-corner",
        "ornament-rule",
    ]
)
_SWAPS = {"ink": "#241F2E", "rule": "#B98A2F", "panel": "#FBF3DF"}

_pixmaps: dict[tuple[str, int, int, int, bool], QPixmap] = {}
_MOST_PIXELS = 60_000_000  # about 240 MB, some six window sizes on a 4K screen
_pixels = 0


def pixmap(
    art: str, width: float, height: float | None = None, ratio: float = 1.0, dark: bool = False, turn: int = 0
) -> QPixmap:
    """An element as a pixmap.

    art: "file/element", e.g. "ra/tile-flood". width, height: in pixels of the widget; the element's own shape gives
    the height when it is left out. ratio: device pixels in a widget's pixel. turn: quarter turns clockwise.
    Raises KeyError when there is no such element.
    """
    file, _, element = art.partition("/")
    dark = dark and file == "kit" and element in SIGNS
    if height is None:
        box = bounds(art)
        height = width * box.height() / box.width()
    size = QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))
    key = (art, size.width(), size.height(), turn, dark)
    found = _pixmaps.get(key)
    if found is None:
        _make_room(size.width() * size.height())
        found = _pixmaps[key] = _render(file, element, size, dark, turn)
    if found.devicePixelRatio() != ratio:
        found = QPixmap(found)
        found.setDevicePixelRatio(ratio)
        _pixmaps[key] = found
    return found


def _make_room(pixels: int) -> None:
    """Forget all when many window sizes have filled the store; what is still shown is soon rendered again."""
    global _pixels
    if _pixels + pixels > _MOST_PIXELS:
        _pixmaps.clear()
        _pixels = 0
    _pixels += pixels


def bounds(art: str) -> QRectF:
    """The box an element is drawn in, in its file's units."""
    file, _, element = art.partition("/")
    renderer = _renderer(file, False)
    if not renderer.elementExists(element):
        raise KeyError(f"There is no drawing “{art}”.")
    return renderer.boundsOnElement(element)


def draw(painter: QPainter, art: str, box: QRectF, opacity: float = 1.0, dark: bool = False, turn: int = 0) -> None:
    """Paint an element into a box of the painter's own units, sharp at the painter's scale and device."""
    scale = painter.worldTransform().m11()
    device = painter.device()
    ratio = (device.devicePixelRatioF() if device is not None else 1.0) * max(scale, 0.01)
    picture = pixmap(art, box.width(), box.height(), ratio, dark, turn)
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
    painter.setOpacity(before)


def _render(file: str, element: str, size: QSize, dark: bool, turn: int) -> QPixmap:
    renderer = _renderer(file, dark)
    if not renderer.elementExists(element):
        raise KeyError(f"There is no drawing “{file}/{element}”.")
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if turn:
        painter.translate(size.width() / 2, size.height() / 2)
        painter.rotate(90 * turn)
        painter.translate(-size.width() / 2, -size.height() / 2)
    renderer.render(painter, element, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return picture


@cache
def _renderer(file: str, dark: bool) -> QSvgRenderer:
    text = resource(f"art/{file}.svg").read_text(encoding="utf-8")
    if dark:
        swaps = {light: getattr(DARK, name).name() for name, light in _SWAPS.items()}
        text = re.sub("|".join(swaps), lambda found: swaps[found[0]], text)
    renderer = QSvgRenderer(QByteArray(text.encode("utf-8")))
    if not renderer.isValid():
        raise KeyError(f"The art file “{file}.svg” can’t be read.")
    return renderer
