"""Eyes for what a person could not read: words cut short, words outside their room, words over other words."""

import re
from collections.abc import Collection, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QTranslator
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QScrollArea,
    QWidget,
)

from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.look import board_painter, paint
from durbar.ui.kit.text.terms import TermButton, TermText

#: Pixels that rounding may cost.
SLACK = 2

_MARKS = re.compile(r"(\{[^}]*\}|%n|\|[^\]]*(?=\]\]))")


class Longer(QTranslator):
    """A language whose words are a third longer than English ones, and unlike them.

    spoken: whether it is on, as far as pages are put into it by turns.
    """

    spoken = False

    def translate(self, _context: str, text: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        """Every word of four letters or more gets longer; marks and keys stay."""
        parts = _MARKS.split(text)
        return "".join(part if place % 2 else _stretched(part) for place, part in enumerate(parts))

    def isEmpty(self) -> bool:
        """Part of QTranslator."""
        return False


def _stretched(text: str) -> str:
    return re.sub(r"[^\W\d_]{4,}", lambda word: word[0] + "ëëëëëëëë"[: round(len(word[0]) / 3)], text)


def is_longer(text: str) -> bool:
    """Whether words come from Longer."""
    return "ë" in text


# ---- widgets -------------------------------------------------------------------------------------------------------


def texts_in(top: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Visible widgets of words, and the words."""
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, TermButton):
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            words = widget.text()
        elif isinstance(widget, QComboBox):
            words = widget.currentText()
        elif isinstance(widget, TermText):
            words = widget.accessibleName()
        else:
            continue
        if words:
            yield widget, words


def unreadable(top: QWidget) -> list[str]:
    """A line for each thing in a widget that can't be read as it is laid out now."""
    shown = list(texts_in(top))
    found = [f"{_name(widget, words)}: {fault}" for widget, words in shown if (fault := _fault(widget, words, top))]
    seen = [(widget, words, _seen(widget, top)) for widget, words in shown]
    for (one, first, place), (two, second, other) in combinations(seen, 2):
        both = place.intersected(other)
        if both.width() > SLACK and both.height() > SLACK and not (one.isAncestorOf(two) or two.isAncestorOf(one)):
            found.append(f"{_name(one, first)} and {_name(two, second)} overlap by {both.width()} × {both.height()}")
    areas = [area for area in top.findChildren(QScrollArea) if area.isVisible()]
    return found + [f"{type(area).__name__} scrolls sideways" for area in areas if area.horizontalScrollBar().maximum()]


def _name(widget: QWidget, words: str) -> str:
    return f"{type(widget).__name__} “{words[:50]}”"


def _fault(widget: QWidget, words: str, top: QWidget) -> str:
    """What is wrong with one widget's size or place; nothing if all is well."""
    wide, high = _needed(widget, words)
    if wide > widget.width() + SLACK:
        return f"is {widget.width()} wide and needs {wide}"
    if high > widget.height() + SLACK:
        return f"is {widget.height()} high and needs {high}"
    return _outside(widget, top)


def _needed(widget: QWidget, words: str) -> tuple[int, int]:
    """The size that the words take in the width there is."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        margins = widget.contentsMargins()
        longest = max(QFontMetricsF(widget.font()).horizontalAdvance(word) for word in re.split(r"[\s\u200b]+", words))
        return round(longest) + margins.left() + margins.right(), widget.heightForWidth(widget.width())
    if widget.hasHeightForWidth():
        return widget.minimumSizeHint().width(), widget.heightForWidth(widget.width())
    return widget.sizeHint().width(), widget.sizeHint().height()


def _outside(widget: QWidget, top: QWidget) -> str:
    """Whether an ancestor cuts the widget off where nobody can scroll to it."""
    area = _scroller(widget)
    home = widget.parentWidget()
    while home is not None:
        place = QRect(widget.mapTo(home, QPoint(0, 0)), widget.size())
        scrolls = area is not None and home is area.viewport()
        if place.left() < -SLACK or place.right() > home.width() + SLACK:
            return f"lies beyond the side of {type(home).__name__}"
        if not scrolls and area is None and (place.top() < -SLACK or place.bottom() > home.height() + SLACK):
            return f"lies beyond top or foot of {type(home).__name__}"
        if home is top or scrolls:
            break
        home = home.parentWidget()
    return ""


def _scroller(widget: QWidget) -> QAbstractScrollArea | None:
    """The scroll area round a widget, if it scrolls up and down."""
    home = widget.parentWidget()
    while home is not None:
        if isinstance(home, QAbstractScrollArea) and home.verticalScrollBar().maximum() > 0:
            return home
        home = home.parentWidget()
    return None


def _seen(widget: QWidget, top: QWidget) -> QRect:
    """The part of a widget that is not cut off, in the pixels of ``top``."""
    return widget.visibleRegion().boundingRect().translated(widget.mapTo(top, QPoint(0, 0)))


def picture_of(widget: QWidget) -> QPixmap:
    """What is painted of a widget, also where its window is left unpainted: Qt would paint nothing."""
    window = widget.window()
    painted = window.updatesEnabled()
    window.setUpdatesEnabled(True)
    picture = widget.grab()
    window.setUpdatesEnabled(painted)
    return picture


def pictures_held_by(thing: object) -> list[QPixmap]:
    """The pictures in whatever a thing of the screen keeps, and what that keeps."""
    held, met, left = dict[int, QPixmap](), set[int](), [thing]
    while left:
        one = left.pop()
        if id(one) in met:
            continue
        met.add(id(one))
        if isinstance(one, QPixmap):
            held[one.cacheKey()] = one
        elif isinstance(one, list | tuple):
            left.extend(one)
        elif isinstance(one, dict):
            left.extend(one.values())
        elif one is thing or type(one).__module__.startswith("durbar.ui."):
            left.extend(getattr(one, "__dict__", {}).values())
    return [picture for picture in held.values() if not picture.isNull()]


# ---- painted words -------------------------------------------------------------------------------------------------


class Painted:
    """Watches all words that are painted, and keeps a line for each that had too little room.

    names: what people may call themselves; on the board a long one may be cut, for it stands whole beside it.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, names: Collection[str] = ()) -> None:
        self._names = names
        self.all: list[str] = []
        self.cut: list[str] = []
        self._words, self._words_on_board = paint.words, board_painter.BoardPainter.words
        watch = self

        def words(painter: object, rect: QRectF, text: str, font: QFont, *rest: object, **more: object) -> None:
            watch._check(rect, text, font, bool(more.get("wrap")))
            watch._words(painter, rect, text, font, *rest, **more)  # type: ignore[arg-type]

        def words_on_board(
            self: board_painter.BoardPainter, text: str, box: QRectF, size: float, *rest: object, **more: object
        ) -> None:
            watch._check_on_board(self, text, box, size, bool(more.get("serif")), bool(more.get("bold")))
            watch._words_on_board(self, text, box, size, *rest, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(paint, "words", words)
        monkeypatch.setattr(board_painter.BoardPainter, "words", words_on_board)

    def of(self, top: QWidget) -> list[str]:
        """Paint a widget; gives the words that were cut short. Boards are painted whole, not only what changed."""
        self.all.clear()
        self.cut.clear()
        QApplication.processEvents()
        for view in top.findChildren(BoardView):
            view.settle()
            view.board.repaint_table()
        picture_of(top)
        return sorted(set(self.cut))

    def _check(self, rect: QRectF, text: str, font: QFont, wrap: bool) -> None:
        self.all.append(text)
        if wrap:
            needed, room = paint.height_of(text, font, rect.width()), rect.height()
        else:
            needed, room = paint.width_of(text, font), rect.width()
        if text and needed > room + SLACK:
            self.cut.append(f"painted “{text}” has {room:.0f} and needs {needed}")

    def _check_on_board(
        self, on: board_painter.BoardPainter, text: str, box: QRectF, size: float, serif: bool, bold: bool
    ) -> None:
        self.all.append(text)
        _, metrics = board_painter.letters(serif, bold, max(1, int(size * on.scale * board_painter.MIN_LETTER_SHARE)))
        needed, room = metrics.horizontalAdvance(text), box.width() * on.scale
        if needed > room + SLACK and text not in self._names:
            self.cut.append(f"on the board “{text}” has {room:.0f} and needs {needed:.0f}")


def tones_in(widget: QWidget, place: QRect | None = None) -> set[str]:
    """The colours of a part of a widget, or of all of it."""
    image = widget.grab(place or widget.rect()).toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {QColor(pixel).name() for pixel in set(memoryview(image.constBits()).cast("I"))}


def colours_round(part: QWidget, window: QWidget) -> set[int]:
    """The colours of a window round one of its parts."""
    window.window().setUpdatesEnabled(True)
    QApplication.processEvents()
    seen, ratio = window.grab().toImage(), window.devicePixelRatioF()
    inside = QRect(part.mapTo(window, QPoint()), part.size())
    return {
        seen.pixel(round(x * ratio), round(y * ratio))
        for x in range(0, window.width(), 3)
        for y in range(0, window.height(), 3)
        if not inside.contains(x, y)
    }
