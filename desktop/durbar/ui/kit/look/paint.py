"""Strokes that all screens share: panels, hairlines, focus rings, small pictures, words.

Rectangles are in the widget's pixels; widths of lines and radii are in units u, scaled here.
"""

from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QLineEdit, QWidget
from shiboken6 import isValid

from durbar.ui.kit.look import art
from durbar.ui.kit.look.letters import letter_font
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import LIGHT, look

#: A fill or line that shows nothing.
NOTHING = QColor(0, 0, 0, 0)
#: Below a number that stands on a picture.
_DISC = QColor("#FFFDF6")
#: Measures of texts that are kept: those of what a table says now.
MAX_MEASURES = 1000

_KEY_REASONS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
#: Keys that go about within a widget: whoever presses one means that widget.
_STEERING = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
#: Keys that mean nothing alone.
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


def faded(colour: QColor, opacity: float) -> QColor:
    """Return a colour at part of its strength, 0 to 1."""
    faint = QColor(colour)
    faint.setAlphaF(colour.alphaF() * max(0.0, min(1.0, opacity)))
    return faint


def line_width(units: float) -> float:
    """Return a line's width in pixels: never thinner than one, thin ones whole, so that they are crisp."""
    width = units * look.u
    return max(1.0, round(width)) if width < 1.3 else width


def panel(
    painter: QPainter,
    rect: QRectF,
    fill: QColor | None = None,
    line: QColor | None = None,
    width: float = 1.0,
    radius: float = 6,
    opacity: float = 0.8,
    double: bool = False,
) -> None:
    """Draw a ground with a line just inside its edge; panel colour and gold when nothing else is given.

    opacity: of the line. double: a second, finer line inside.
    """
    rounded(
        painter, rect, fill or look.c.panel, faded(line or look.c.rule, opacity), line_width(width), radius * look.u
    )
    if double:
        gap = round(3.5 * look.u)
        inner = QRectF(rect).adjusted(gap, gap, -gap, -gap)
        colour = faded(line or look.c.rule, 0.6 * (0.75 if look.dark else 0.85))
        rounded(painter, inner, NOTHING, colour, 1.0, max(2.0, (radius - 2) * look.u))


def dashed_panel(painter: QPainter, rect: QRectF, line: QColor | None = None) -> None:
    """Draw an empty place: no ground, dashes of gold."""
    thick, radius = line_width(1.2), 6 * look.u
    pen = QPen(faded(line or look.c.rule, 0.7), thick)
    pen.setDashPattern([5 * look.u / thick] * 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = thick / 2
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius, radius)


def rounded(painter: QPainter, rect: QRectF, fill: QColor, line: QColor, width: float, radius: float) -> None:
    """Draw a rounded rectangle whose line lies inside its edge; width and radius in pixels."""
    half = width / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(line, width) if line.alpha() else Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(fill) if fill.alpha() else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius, radius)


def hair(painter: QPainter, x1: float, x2: float, y: float, strength: float = 0.6) -> None:
    """Draw a fine gold rule across, from x1 to x2."""
    thick = max(1, round(0.8 * look.u))
    colour = faded(look.c.rule, 0.85 * strength * (0.75 if look.dark else 1))
    painter.fillRect(QRectF(round(x1), round(y), round(x2) - round(x1), thick), colour)


def hair_down(painter: QPainter, x: float, y1: float, y2: float, strength: float = 0.6) -> None:
    """Draw a fine gold rule downwards, from y1 to y2."""
    thick = max(1, round(0.8 * look.u))
    colour = faded(look.c.rule, 0.85 * strength * (0.75 if look.dark else 1))
    painter.fillRect(QRectF(round(x), round(y1), thick, round(y2) - round(y1)), colour)


def focus_ring(painter: QPainter, rect: QRectF, radius: float = 7) -> None:
    """Draw the keyboard's place: saffron, 2 wide, 2 outside of rect; radius of the thing it surrounds, in u."""
    thick = max(2.0, 2 * look.u)
    out = 2 * look.u + thick / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.c.act, thick))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = radius * look.u + out / 2
    painter.drawRoundedRect(QRectF(rect).adjusted(-out, -out, out, out), corner, corner)


def picture(painter: QPainter, small: Picture, box: QRectF, opacity: float = 1.0) -> None:
    """Draw a small picture, with its number and its ring, kept in shape inside the box."""
    shape = art.bounds(small.art)
    high = box.width() * shape.height() / shape.width()
    wide = box.width()
    if high > box.height():
        wide, high = box.height() * shape.width() / shape.height(), box.height()
    place = QRectF(box.center().x() - wide / 2, box.center().y() - high / 2, wide, high)
    seen = opacity * small.opacity
    art.draw(painter, small.art, place, seen, look.dark)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if small.ringed:
        out = 0.5 * look.u
        painter.setPen(QPen(look.c.act, max(2.0, 2 * look.u)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place.adjusted(-out, -out, out, out))
    if small.badge:
        across, down = small.badge_at
        spot = place.translated(place.width() * (across - 0.5), place.height() * (down - 0.5))
        ink = faded(QColor(small.badge_colour), seen)
        if small.on_disc:
            radius = place.height() * 0.22
            painter.setPen(QPen(ink, max(1.0, look.u)))
            painter.setBrush(faded(_DISC, seen))
            painter.drawEllipse(spot.center(), radius, radius)
        badge(painter, small.badge, spot, ink)


def badge(painter: QPainter, words: str, box: QRectF, colour: QColor) -> None:
    """Draw a number in the middle of a picture: serif, bold, as large as the picture lets it be."""
    painter.setFont(letter_font(True, max(6, round(box.height() * 0.385)), bold=True))
    painter.setPen(colour)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, words)


def tick(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Draw a leaf disc with a white tick: done. radius in pixels, without the cream edge."""
    edge = radius * 0.22
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(LIGHT.panel, edge))
    painter.setBrush(LIGHT.gain)
    painter.drawEllipse(middle, radius, radius)
    line = QPen(QColor("#FFFFFF"), radius * 0.25)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    steps = ((-0.48, 0.0), (-0.13, 0.38), (0.5, -0.34))
    painter.drawPolyline([middle + QPointF(x * radius, y * radius) for x, y in steps])


def words(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    flags: Qt.AlignmentFlag | Qt.TextFlag | int = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    wrap: bool = False,
) -> None:
    """Draw words in a rectangle: wrapped, or on one line that ends in … where there is no more room."""
    painter.setFont(font)
    painter.setPen(colour)
    value = flags.value if hasattr(flags, "value") else flags
    if wrap:
        painter.drawText(rect, value | Qt.TextFlag.TextWordWrap.value, text)
        return
    if _advance(text, font) > rect.width() + 0.5:
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, value | Qt.TextFlag.TextSingleLine.value, text)


def width_of(text: str, font: QFont) -> int:
    """Return the pixels a line of text takes, rounded up."""
    return int(_advance(text, font) + 0.999)


@lru_cache(maxsize=MAX_MEASURES)
def _advance(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def height_of(text: str, font: QFont, width: float) -> int:
    """Return the pixels wrapped text takes downwards in a width."""
    return size_of(text, font, width)[1]


@lru_cache(maxsize=MAX_MEASURES)
def size_of(text: str, font: QFont, width: float) -> tuple[int, int]:
    """Return the pixels wrapped text takes of a width, and downwards."""
    box = QRectF(0, 0, max(1.0, width), 1e6)
    flags = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value
    taken = QFontMetricsF(font).boundingRect(box, flags, text)
    return int(taken.width() + 0.999), int(taken.height() + 0.999)


def cut_after_word(text: str, font: QFont, room: float) -> str:
    """Return the words as far as they fit, cut after a word."""
    kept = text
    while " " in kept and width_of(f"{kept}…", font) > room:
        kept = kept.rpartition(" ")[0].rstrip(" ,;:·→")
    return QFontMetricsF(font).elidedText(f"{kept}…", Qt.TextElideMode.ElideRight, room)


def wrapped(text: str, font: QFont, width: int, most: int) -> list[str]:
    """Return a text in lines no wider than width; the last of them holds the rest, whatever its length.

    What spaces without a break join stays together.
    """
    metrics = QFontMetricsF(font)
    lines: list[str] = []
    for word in filter(None, text.split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or metrics.horizontalAdvance(longer) <= width):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def line_of(font: QFont) -> int:
    """Return the height of one line, in pixels, rounded up."""
    return int(QFontMetricsF(font).height() + 0.999)


def tone(name: str) -> QColor:
    """Return the colour of a Tone: "ink", "quiet", "gain", "refuse" and the other names of the palette."""
    colour: QColor = getattr(look.c, name)
    return colour


class FocusRing(QWidget):
    """The ring round one widget; there while it is shown."""

    def __init__(self, followed: QWidget, radius: float, inside: bool) -> None:
        """radius: of the widget, in u. inside: the ring lies within the widget's edge."""
        self._followed = followed
        self._radius = radius
        self._inside = inside
        super().__init__(self._home())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.changed.connect(self.follow)
        self.follow()
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = QPainter(self)
        gap = self._gap()
        around = QRectF(self.rect()).adjusted(gap, gap, -gap, -gap)
        focus_ring(painter, around, self._radius)

    def follow(self) -> None:
        """Move with the widget."""
        home = self.parentWidget()
        if home is not None and isValid(self._followed):  # a ring goes a moment after its widget
            self.setGeometry(self._place_in(home))
            self.update()

    def _gap(self) -> int:
        return round(4.5 * look.u) + 1

    def _home(self) -> QWidget:
        """Return the nearest ancestor with room for the ring, at most the one that scrolls or the window."""
        home = self._followed.parentWidget()
        while home is not None and not home.rect().contains(self._place_in(home)):
            outer = home.parentWidget()
            if home.isWindow() or outer is None or isinstance(outer.parentWidget(), QAbstractScrollArea):
                break
            home = outer
        return home if home is not None else self._followed

    def _place_in(self, home: QWidget) -> QRect:
        gap = 0 if self._inside else self._gap()
        corner = self._followed.mapTo(home, QPoint(0, 0))
        return QRect(corner, self._followed.size()).adjusted(-gap, -gap, gap, gap)


class _Ringer(QObject):
    """An event filter of a widget that puts the ring round it while the keyboard is there."""

    #: Whether the person last used a key; focus that moves without either shows the ring only then.
    keys_in_use = False
    #: The widget that has its ring.
    ringed: QObject | None = None

    def __init__(self, widget: QWidget, radius: float, inside: bool) -> None:
        super().__init__(widget)
        self._shape = (radius, inside)
        self._ring: FocusRing | None = None
        widget.installEventFilter(self)
        widget.destroyed.connect(self._take_off)

    def eventFilter(self, widget: QObject, event: QEvent) -> bool:
        """Show, hide and move the ring with the widget."""
        kind = event.type()
        if kind == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            by_pointer = event.reason() == Qt.FocusReason.MouseFocusReason
            if event.reason() in _KEY_REASONS or (_Ringer.keys_in_use and not by_pointer):
                self._put_on(widget)
        elif kind in (QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._take_off()
        elif kind == QEvent.Type.MouseButtonPress:
            _Ringer.keys_in_use = False
            self._take_off()
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() not in MODIFIERS:
            _Ringer.keys_in_use = True
            if self._ring is None and event.key() in _STEERING and not isinstance(widget, QLineEdit):
                self._put_on(widget)
        elif kind in (QEvent.Type.Move, QEvent.Type.Resize) and self._ring is not None:
            self._ring.follow()
        return False

    def _put_on(self, widget: QObject) -> None:
        self._take_off()
        if isinstance(widget, QWidget):
            self._ring, _Ringer.ringed = FocusRing(widget, *self._shape), widget
            self._ring.destroyed.connect(self._forget)  # whatever it lies on may go before the widget does

    def _take_off(self) -> None:
        if self._ring is not None:
            ring, self._ring, _Ringer.ringed = self._ring, None, None
            ring.destroyed.disconnect(self._forget)  # else its end would have the next ring forgotten, which then stays
            ring.hide()
            ring.deleteLater()

    def _forget(self) -> None:
        if self._ring is not None:
            self._ring, _Ringer.ringed = None, None


def ring_focus(widget: QWidget, radius: float = 7, inside: bool = False) -> None:
    """Give any widget the ring of the keyboard focus, round its edge or (inside) within it. radius in u."""
    _Ringer(widget, radius, inside)


def wears_ring(widget: QWidget) -> bool:
    """Return whether a widget gets the ring when the keyboard comes, and needs no other sign of it."""
    return widget.findChild(_Ringer, options=Qt.FindChildOption.FindDirectChildrenOnly) is not None


def is_ringed(widget: QWidget) -> bool:
    """Return whether a widget has the ring: the keyboard is there, and is seen to be."""
    return _Ringer.ringed is widget


def keys_in_use() -> bool:
    """Return whether the person last used a key, and not the pointer."""
    return _Ringer.keys_in_use
