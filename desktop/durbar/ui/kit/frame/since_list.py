"""All that happened since one's last turn, opened over the board: as in the log, what happened to oneself marked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from durbar.ui.kit.frame.log_page import LogPage
from durbar.ui.kit.frame.since import OPEN_KEY, REPLAY_KEY, Since
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import lit
from durbar.ui.kit.pressing.covered import is_covered
from durbar.ui.kit.values.lines import Told
from durbar.ui.words import translate

#: Units: its width at the usual size of letters, and the room for its foot.
WIDE, RIM = 560, 8
#: How much of the height below the strip it takes at most.
MOST_HIGH = 0.66
#: The keys that close it, besides a press elsewhere.
_CLOSES = (Qt.Key.Key_Escape, Qt.Key.Key_F7)
#: The keys that mean its lines, also where there is none further on.
_OWN = (
    *lit.KEYS,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


class _Lines(LogPage):
    """A log in which the viewer's own lines are marked."""

    def __init__(self, parent: QWidget) -> None:
        self._own: frozenset[int] = frozenset()
        super().__init__(parent)

    def set_told(self, told: Sequence[Told]) -> None:
        """Show these lines."""
        self._own = frozenset(row for row, one in enumerate(told) if one.own)
        self.set_all([(one.at, one.line) for one in told])

    def is_marked(self, row: int) -> bool:
        """Whether a row tells what happened to the viewer."""
        return row in self._own


class SinceList(QWidget):
    """The opened strip. It has the keyboard while it is there, and gives it back.

    pointed(int), chosen(int): a line, by the moves after which it stands. section_asked(str): the rules on it.
    closed: it is there no more.
    """

    pointed = Signal(int)
    chosen = Signal(int)
    section_asked = Signal(str)
    closed = Signal()

    def __init__(self, strip: Since) -> None:
        super().__init__(strip.parentWidget())
        self._strip = strip
        self._back = QApplication.focusWidget()
        self.lines = _Lines(self)
        self.lines.set_emblems(strip.line.emblems)
        self.lines.list.pointed.connect(self._point)
        self.lines.jump.connect(self.chosen)
        self.lines.section_asked.connect(self.section_asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(2), 0, look.px(2), self._foot() + look.px(RIM))
        column.addWidget(self.lines)
        self.lines.list.setAccessibleName(strip.title())
        QApplication.instance().installEventFilter(self)

    def open(self, told: Sequence[Told]) -> None:
        """Show all lines from the first on, which is selected, and take the keyboard."""
        self.lines.set_told(told)
        self.show()
        self.raise_()
        self._place()
        rows = self.lines.list
        rows.setFocus(Qt.FocusReason.ShortcutFocusReason)
        rows.setCurrentIndex(self.lines.model.index(0))
        rows.scrollToTop()

    def close_list(self) -> None:
        """Go away, for good."""
        QApplication.instance().removeEventFilter(self)
        focused = QApplication.focusWidget()
        self.hide()
        if focused is not None and self.isAncestorOf(focused) and self._back is not None and isValid(self._back):
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.pointed.emit(0)
        self.closed.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Its keys close it, and so does a press elsewhere, which is heard; not while something lies over it."""
        kind = event.type()
        if not self.isVisible() or is_covered(self):
            return False
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            if event.key() in _CLOSES:
                if kind == QEvent.Type.ShortcutOverride:
                    event.accept()
                else:
                    self.close_list()
                return True
        elif kind == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget) and not self._holds(watched):
            self.close_list()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What its lines leave of their own keys does nothing to the table below."""
        event.setAccepted(event.key() in _OWN)

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """Tab stays here."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A ground, and what can be done."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), None, look.c.act, 1.6, 7, 1)
        foot = QRectF(self.rect()).adjusted(look.px(14), 0, -look.px(14), -look.px(5))
        foot.setTop(foot.bottom() - self._foot())
        paint.words(painter, foot, self._foot_words(), look.sans(11.5), look.c.quiet, wrap=True)

    def _holds(self, widget: QWidget) -> bool:
        return widget is self or self.isAncestorOf(widget) or self._strip.isAncestorOf(widget)

    def _point(self, row: int) -> None:
        self.pointed.emit(self.lines.model.index_at(row) if row >= 0 else 0)

    def _foot_words(self) -> str:
        words = translate("Since", "A click or Enter: that move again · {replay}: all of it · Esc or {open}: close")
        return words.format(replay=REPLAY_KEY, open=OPEN_KEY)

    def _foot(self) -> int:
        return paint.height_of(self._foot_words(), look.sans(11.5), self._wide() - look.px(28)) + 2

    def _wide(self) -> int:
        return min(look.px(WIDE * max(1.0, look.text)), self._strip.width())

    def _place(self) -> None:
        """Below the strip, as high as its lines."""
        below = self._strip.geometry().bottomLeft() + QPoint(0, look.px(2))
        most = round((self._strip.parentWidget().height() - below.y()) * MOST_HIGH)
        self.setGeometry(below.x(), below.y(), self._wide(), most)
        rows = self.lines.list
        wanted = sum(rows.sizeHintForRow(row) for row in range(self.lines.model.rowCount()))
        self.resize(self._wide(), min(most, wanted + self._foot() + look.px(RIM) + look.px(16)))
