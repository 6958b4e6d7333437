"""Sentences with terms of the glossary in them: ``[[Floods|flood]]`` shows "Floods" and leads to the entry "flood"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.ui.kit.controls.buttons import KitButton
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look

_TERM = re.compile(r"\[\[([^\]|]+)(?:\|([^\]]+))?\]\]")
#: Terms up to this many letters are kept on one line; a longer one would leave half a line empty.
_MAX_UNBROKEN_LETTERS = 12


@dataclass(frozen=True)
class Span:
    """Letters of a text, from start on, that are a term."""

    start: int
    length: int
    key: str


def read_terms(text: str) -> tuple[str, tuple[Span, ...]]:
    """Return the plain text, and where the terms stand in it."""
    plain, spans, at = "", [], 0
    for found in _TERM.finditer(text):
        plain += text[at : found.start()]
        words = found[1] if len(found[1]) > _MAX_UNBROKEN_LETTERS else found[1].replace(" ", "\u00a0")
        spans.append(Span(len(plain), len(words), found[2] or found[1]))
        plain += words
        at = found.end()
    return plain + text[at:], tuple(spans)


class TermButton(KitButton):
    """The place of a term in a text, on one line or more: it draws the dotted line below, the text draws the letters.

    parts: its letters line by line, in its own coordinates.
    """

    pointed = Signal(object, bool)
    left = Signal()

    def __init__(self, span: Span, words: str, parent: QWidget) -> None:
        super().__init__(parent, radius=2)
        self.span = span
        self.parts: tuple[QRect, ...] = ()
        self.setAccessibleName(words.replace("\u00a0", " "))
        self.setCursor(Qt.CursorShape.WhatsThisCursor)
        self.clicked.connect(self._clicked)

    def cover(self, parts: Sequence[QRect]) -> None:
        """Cover the letters of the term, line by line; nothing between them belongs to it."""
        places = QRegion()
        for part in parts:
            places += part
        box = places.boundingRect()
        self.setGeometry(box)
        self.parts = tuple(part.translated(-box.topLeft()) for part in parts)
        if len(parts) > 1:
            self.setMask(places.translated(-box.topLeft()))
        else:
            self.clearMask()

    def sizeHint(self) -> QSize:
        """Return the size that the text gave it."""
        return self.size()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer asks what this is."""
        super().enterEvent(event)
        self.pointed.emit(self, False)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer is gone."""
        super().leaveEvent(event)
        self.left.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw dots below the letters, or a line while the pointer is on them."""
        painter = QPainter(self)
        hot = self.underMouse()
        thick = max(1.0, round(1.2 * look.u))
        pen = QPen(look.c.act if hot else look.c.rule, thick)
        if not hot:
            pen.setDashPattern([2 * look.u / thick] * 2)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        for part in self.parts:
            y = part.y() + part.height() - thick / 2
            painter.drawLine(QPointF(part.x(), y), QPointF(part.x() + part.width(), y))

    def _clicked(self) -> None:
        self.pointed.emit(self, True)


class TermText(QWidget):
    """A text that wraps, its terms dotted.

    pointed(key, rect on the screen, at once): the pointer is on a term, or it was pressed. left(): the pointer went.
    """

    pointed = Signal(str, QRect, bool)
    left = Signal()

    def __init__(self, text: str, size: float = 12.5) -> None:
        super().__init__()
        self._size = size
        self._plain, spans = read_terms(text)
        self._terms = [TermButton(span, self._plain[span.start : span.start + span.length], self) for span in spans]
        self.terms: tuple[QWidget, ...] = tuple(self._terms)
        for term in self._terms:
            term.pointed.connect(self._pointed)
            term.left.connect(self.left)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self._plain.replace("\u00a0", " "))

    def hasHeightForWidth(self) -> bool:
        """Return True: the text wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the wrapped text, in pixels."""
        return round(self._text_layout(width).boundingRect().height()) + look.px(3)

    def sizeHint(self) -> QSize:
        """Return the size on one line, up to 340 units wide."""
        width = min(paint.width_of(self._plain, self._font()) + 2, look.px(340))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the longest word."""
        longest = max((paint.width_of(word, self._font()) for word in self._plain.split(" ")), default=0)
        return QSize(longest, paint.line_of(self._font()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the terms where their letters are."""
        super().resizeEvent(event)
        layout = self._text_layout(self.width())
        for term in self._terms:
            term.cover(_places(layout, term.span))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the letters."""
        painter = QPainter(self)
        painter.setPen(look.c.ink)
        self._text_layout(self.width()).draw(painter, QPointF(0, 0))

    def _font(self) -> QFont:
        return look.sans(self._size)

    def _text_layout(self, width: int) -> QTextLayout:
        layout = QTextLayout(self._plain, self._font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0, y))
            y += line.height() + 1
        layout.endLayout()
        return layout

    def _pointed(self, term: TermButton, at_once: bool) -> None:
        part = term.parts[0] if term.parts else term.rect()
        rect = QRect(term.mapToGlobal(part.topLeft()), part.size())
        self.pointed.emit(term.span.key, rect, at_once)


def _places(layout: QTextLayout, span: Span) -> list[QRect]:
    """Return where the letters of a term are, line by line."""
    places, at, end = [], span.start, span.start + span.length
    while at < end:
        line = layout.lineForTextPosition(at)
        until = min(end, line.textStart() + line.textLength())
        x1, x2 = _x_of(line.cursorToX(at)), _x_of(line.cursorToX(until))
        places.append(QRectF(x1, line.y(), min(x2, line.naturalTextRect().right()) - x1, line.height() + 2).toRect())
        at = until
    return places


def _x_of(found: object) -> float:
    """Return the place out of what ``cursorToX`` gives, which in some versions is a pair with the cursor."""
    return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]
