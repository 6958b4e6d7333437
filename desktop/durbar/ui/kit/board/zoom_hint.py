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
PAD, GAP = 10, 10


class ZoomHint(QWidget):
    """Lies over the foot of a view for a while. The pointer goes through it."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        sentence = translate("Board", "Press + or turn the wheel for larger letters; 0 shows the whole board.")
        self.setAccessibleName(sentence)
        font = look.sans(12.5)
        wide = min(width_of(sentence, font) + 2 * look.px(PAD), view.width() - 2 * look.px(GAP))
        high = height_of(sentence, font, wide - 2 * look.px(PAD)) + 2 * look.px(PAD)
        self.setGeometry(look.px(GAP), view.height() - high - look.px(GAP), wide, high)
        QTimer.singleShot(STAYS, self, self.hide)
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The sentence on a panel."""
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), width=1.2)
        pad = look.px(PAD)
        room = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
        words(painter, room, self.accessibleName(), look.sans(12.5), look.c.ink, wrap=True)
