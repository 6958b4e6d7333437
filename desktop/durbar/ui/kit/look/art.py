"""Our own SVG art as pixmaps: one file of named elements a game, each element rendered once a size.

Pieces of a player are drawn once and tinted: "raja/house@2" is the house in the colour of emblem 2 and carries that
emblem where ``emblem_at`` said; "raja/house@-1" belongs to nobody; "taj_mahal/inlay-delhi@#A2BCAE" has that colour.
What ``compose`` put together from several elements is an element like any other.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from durbar.system.paths import resource
from durbar.ui.kit.look.pixmaps import Pixmaps
from durbar.ui.kit.look.theme import DARK, SEAT_COLOURS

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

#: The colours that a tinted piece is drawn in, and those of a piece that belongs to nobody.
_TINT, _TINT_EDGE = "#ff00ff", "#aa00aa"
_NEUTRAL, _NEUTRAL_EDGE = "#B5AA98", "#756B5C"
#: Below this many device pixels a piece goes without its emblem, which would be a blot.
_MIN_EMBLEM_PIXELS = 20

#: What an element that is drawn alone stands in, and how one names another that it uses.
_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">'
_GROUPS = re.compile(r"<g[ >]|</g>")
_USED = re.compile(r'xlink:href="#([^"]+)"')

#: Drawings that are kept at once.
_MAX_DRAWINGS = 4

_emblem_places: dict[str, tuple[float, float, float, bool]] = {}

#: Elements in their boxes, in the units of the first, by the name they have together.
_composed: dict[str, tuple[str, tuple[tuple[str, QRectF], ...]]] = {}

_boxes: dict[str, QRectF] = {}

#: Bytes of pixmaps that are kept: all that a table shows on a 4K screen takes up to 60 MB.
MAX_BYTES = 80_000_000
_pixmaps = Pixmaps(MAX_BYTES)

#: Milliseconds for which the drawings themselves are kept: pictures are mostly rendered many at a time.
SOURCES_MS = 3000
_waning = False


def pixmap(
    art: str, width: float, height: float | None = None, ratio: float = 1.0, dark: bool = False, turn: int = 0
) -> QPixmap:
    """Return an element as a pixmap.

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
        found = _render(file, element, size, dark, turn)
        _pixmaps.put(key, found)
    if found.devicePixelRatio() != ratio:
        found = QPixmap(found)
        found.setDevicePixelRatio(ratio)
        _pixmaps.put(key, found)
    return found


def kept_bytes() -> int:
    """Return how much the pixmaps take that are kept."""
    return _pixmaps.bytes


def note_use() -> None:
    """Begin noting anew which pixmaps are shown: another page, size or theme comes."""
    _pixmaps.begin()


def forget_unused() -> None:
    """Forget the pixmaps that were not shown since ``note_use``, and all drawings: they are soon read again."""
    _pixmaps.drop_unused()
    forget_sources()


def emblem_at(piece: str, x: float, y: float, size: float, disc: bool = False) -> None:
    """Say where a tinted piece, "file/element", carries its player's emblem: centre and size in its 100 by 100 box.

    disc: with the disc of the emblem, for a light ground.
    """
    _emblem_places[piece] = (x, y, size, disc)


def compose(name: str, base: str, parts: Sequence[tuple[str, QRectF]]) -> None:
    """Make an element, "file/name", of others of the same file: ``base``, and on it parts in boxes of its units."""
    _composed[name] = base, tuple(parts)


def bounds(art: str) -> QRectF:
    """Return the box an element is drawn in, in its file's units. Raises KeyError when there is none."""
    plain = art.partition("@")[0]
    if plain in _composed:
        plain = _composed[plain][0]
    if plain not in _boxes:
        file, _, element = plain.partition("/")
        _boxes[plain] = _renderer(file, element, False).boundsOnElement(element)
    return QRectF(_boxes[plain])


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


def draw_once(painter: QPainter, art: str, box: QRectF) -> None:
    """Draw an element in a box of the painter's own units and keep nothing of it.

    For the ground of a board, which is as large as the board and kept by it, and for what is looked at very closely.
    Raises KeyError when there is none.
    """
    file, _, element = art.partition("/")
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, file, element, box, False)


def apart(width: float, height: float, ratio: float, draw: Callable[[QPainter], object]) -> QPixmap:
    """Return what is drawn as a picture of its own, transparent where nothing is; ratio: of its pixels to its units."""
    picture = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        draw(painter)
    finally:
        painter.end()
    return picture


def _render(file: str, element: str, size: QSize, dark: bool, turn: int) -> QPixmap:
    wide, high = size.width(), size.height()

    def draw(painter: QPainter) -> None:
        if turn:
            painter.translate(wide / 2, high / 2)
            painter.rotate(90 * turn)
            painter.translate(-wide / 2, -high / 2)
        _paint(painter, file, element, QRectF(0, 0, wide, high), dark)

    return apart(wide, high, 1, draw).copy()  # a picture that was painted on keeps 5 kB of what the painter needed


def _paint(painter: QPainter, file: str, element: str, place: QRectF, dark: bool) -> None:
    element, _, owner = element.partition("@")
    base, parts = _composed.get(f"{file}/{element}", (f"{file}/{element}", ()))
    element = base.partition("/")[2]
    if owner.startswith("#"):
        renderer = _coloured(file, element, owner)
    elif owner:
        renderer = _tinted(file, element, int(owner), place.width() >= _MIN_EMBLEM_PIXELS)
    else:
        renderer = _renderer(file, element, dark)
    renderer.render(painter, element, place)
    scale = place.width() / bounds(base).width()
    for part, box in parts:
        inside = QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)
        name = part.partition("/")[2]
        _renderer(file, name, dark).render(painter, name, inside.translated(place.topLeft()))


@lru_cache(maxsize=_MAX_DRAWINGS)
def _renderer(file: str, element: str, dark: bool) -> QSvgRenderer:
    """Return one element as it is drawn: its whole file takes up to 10 ms to read.

    Raises KeyError when there is none.
    """
    drawing = _inside(file, element)
    if dark:
        swaps = {light: getattr(DARK, name).name() for name, light in _SWAPS.items()}
        drawing = re.sub("|".join(swaps), lambda found: swaps[found[0]], drawing)
    return _alone(file, element, drawing)


@cache
def _tinted(file: str, element: str, emblem: int, with_emblem: bool) -> QSvgRenderer:
    """Return one element in a player's colours, its emblem on it, or in those of nobody."""
    colour, edge = _NEUTRAL, _NEUTRAL_EDGE
    inside = ""
    if emblem >= 0:
        owner = SEAT_COLOURS[emblem]
        colour, edge = owner.colour.name(), owner.edge.name()
        place = _emblem_places.get(f"{file}/{element}")
        if place is not None and with_emblem:
            x, y, size, disc = place
            glyph = _inside("kit", owner.emblem.partition("/")[2])
            if not disc:
                glyph = re.sub(r"<circle[^>]*/>", "", glyph, count=2)
            inside = f'<g transform="translate({x - size / 2} {y - size / 2}) scale({size / 100})">{glyph}</g>'
    return _alone(file, element, _inside(file, element).replace(_TINT, colour).replace(_TINT_EDGE, edge) + inside)


@cache
def _coloured(file: str, element: str, colour: str) -> QSvgRenderer:
    """Return one element with another colour for its tint."""
    return _alone(file, element, _inside(file, element).replace(_TINT, colour).replace(_TINT_EDGE, colour))


def _alone(file: str, element: str, drawing: str) -> QSvgRenderer:
    """Return a drawing, and those of its file that it uses. Raises KeyError when it can't be read."""
    used = "".join(f'<g id="{name}">{_inside(file, name)}</g>' for name in sorted(set(_USED.findall(drawing))))
    text = f'{_HEAD}<defs>{used}</defs><g id="{element}">{drawing}</g></svg>'
    renderer = QSvgRenderer(QByteArray(text.encode("utf-8")))
    if not renderer.isValid():
        raise KeyError(f"The drawing “{file}/{element}” can’t be read.")
    return renderer


def _inside(file: str, element: str) -> str:
    """Return what an art file holds of an element, without its own place there. Raises KeyError when there is none."""
    text = _text(file)
    opening = text.find(f'<g id="{element}"')
    if opening < 0:
        raise KeyError(f"There is no drawing “{file}/{element}”.")
    start = text.index(">", opening) + 1
    depth = 1
    for tag in _GROUPS.finditer(text, start):
        depth += -1 if tag[0] == "</g>" else 1
        if not depth:
            return text[start : tag.start()]
    raise KeyError(f"The drawing “{file}/{element}” has no end.")


@cache
def _text(file: str) -> str:
    global _waning
    if not _waning:
        _waning = True
        QTimer.singleShot(SOURCES_MS, forget_sources)
    return resource(f"art/{file}.svg").read_text(encoding="utf-8")


def forget_sources() -> None:
    """Drop the parsed drawings, which take more memory than what is rendered of them."""
    global _waning
    _waning = False
    for source in (_renderer, _text, _tinted, _coloured):
        source.cache_clear()
