"""One sentence on the board: where letters have no room to be as large as one wishes, zooming makes them so."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.look.paint import height_of, panel, width_of, words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import misclick
from durbar.ui.words import translate

#: From this text size on letters on a board lack room; how long the sentence stays, in milliseconds.
MIN_TEXT_SCALE, STAY_MS = 1.25, 9000

#: Letters, from the usual ones down; and where there is but one line.
LETTER_SIZES, STRIP_LETTER_SIZES = (12.5, 11, 9.5, 8, 7), (6, 5)

#: Round the words, and from the view's edge, in units.
PADDING, VIEW_GAP = 6, 10


class HintStrip(QWidget):
    """A strip of words that a hint may lie over while it tells nothing of its own. filled: it begins to."""

    filled = Signal()

    @property
    def tells(self) -> bool:
        """Whether it says what nothing may lie over."""
        return False


class ZoomHint(QWidget):
    """A hint that lies over a strip of words for a while, or over the head of a view where there is none that is free.

    Any press ends it; a press on it does nothing else.

    said: whether it was said since the program began.
    """

    said = False

    def __init__(self, view: QWidget, strip: HintStrip | None = None) -> None:
        free = strip is not None and not strip.isHidden() and not strip.tells
        super().__init__(strip if free else view)
        self._view = view
        ZoomHint.said = True
        self.setAccessibleName(
            translate("Board", "Press + or turn the wheel for larger letters; 0 shows the whole board.")
        )
        self.place()
        self.parentWidget().installEventFilter(self)
        if (system := view.window().windowHandle()) is not None:
            system.installEventFilter(self)
        if free and strip is not None:
            strip.filled.connect(self.leave_strip)
        QTimer.singleShot(STAY_MS, self, self.hide)
        self.show()

    def leave_strip(self) -> None:
        """Move to the head of the view when the strip has something to tell."""
        if self.parentWidget() is self._view:
            return
        stays = not self.isHidden()
        self.parentWidget().removeEventFilter(self)
        self.setParent(self._view)
        self._view.installEventFilter(self)
        self.place()
        self.setVisible(stays)

    def place(self) -> None:
        """Fit the hint on one line, in letters that have room for it, else on as many lines as the smallest need."""
        below = self.parentWidget()
        over = below is not self._view
        gap, pad = 0 if over else look.px(VIEW_GAP), look.px(PADDING)
        room = below.width() - 2 * gap - 2 * pad - 1
        fonts = [look.sans(size) for size in (LETTER_SIZES + STRIP_LETTER_SIZES if over else LETTER_SIZES)]
        self._font = font = next((one for one in fonts if width_of(self.accessibleName(), one) <= room), fonts[-1])
        if over:
            self.setGeometry(below.rect())
            return
        wide = min(width_of(self.accessibleName(), font) + 2 * pad + 1, below.width() - 2 * gap)
        high = height_of(self.accessibleName(), font, wide - 2 * pad) + 2 * pad
        self.setGeometry(gap, gap, wide, high)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Hide at any press elsewhere, and follow the size of what lies beneath."""
        if event.type() == QEvent.Type.Resize:
            self.place()
        if event.type() == QEvent.Type.KeyPress:
            self.hide()
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            here = self.mapFromGlobal(event.globalPosition().toPoint())
            if not self.rect().contains(here):
                self.hide()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close the hint, and keep the press and a second click there from what lies beneath."""
        event.accept()
        misclick.note_change(event.globalPosition().toPoint())
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sentence on a panel."""
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), width=1.2)
        pad = look.px(PADDING)
        over = self.parentWidget() is not self._view  # which is no higher than a line
        room = QRectF(self.rect()).adjusted(pad, 0 if over else pad, -pad, 0 if over else -pad)
        words(painter, room, self.accessibleName(), self._font, look.c.ink, wrap=True)
