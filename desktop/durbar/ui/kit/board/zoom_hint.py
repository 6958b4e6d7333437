"""One sentence on the board: where letters have no room to be as large as one wishes, zooming makes them so."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.look.paint import height_of, panel, width_of, words
from durbar.ui.kit.look.theme import look
from durbar.ui.words import translate

#: From this text size on letters on a board lack room; how long the sentence stays, in milliseconds.
LACKING, STAYS = 1.25, 9000

#: Round the words, and from the view's edge, in units.
PAD, GAP = 6, 10


class ZoomHint(QWidget):
    """Lies over the head of a view for a while, where no hand of cards is. The pointer goes through it.

    said: whether it was said since the program began.
    """

    said = False

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        ZoomHint.said = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(
            translate("Board", "Press + or turn the wheel for larger letters; 0 shows the whole board.")
        )
        self.place(view)
        QTimer.singleShot(STAYS, self, self.hide)
        self.show()

    def place(self, view: QWidget) -> None:
        """As wide as the words or the view, and as high as the words then are."""
        gap, pad, font = look.px(GAP), look.px(PAD), look.sans(12.5)
        wide = min(width_of(self.accessibleName(), font) + 2 * pad + 1, view.width() - 2 * gap)
        high = height_of(self.accessibleName(), font, wide - 2 * pad) + 2 * pad
        self.setGeometry(gap, gap, wide, high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The sentence on a panel."""
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), width=1.2)
        pad = look.px(PAD)
        room = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
        words(painter, room, self.accessibleName(), look.sans(12.5), look.c.ink, wrap=True)
