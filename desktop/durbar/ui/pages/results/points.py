"""What a stage brought each player: the sums on its card, and the points that fly from there to the players' panels."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from durbar.session.player import Player
from durbar.ui.kit.controls.layouts import Column, Row, empty
from durbar.ui.kit.controls.ornaments import Drawing
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.words import signed, translate

#: Milliseconds for which points are read before they fly, and in which they fly.
_STAY_MS, _FLIGHT_MS = 500, 900
#: Units: how wide and high a flying sum is.
_SUM_WIDTH, _SUM_HEIGHT = 62, 32
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class Gains(QWidget):
    """For each player, side by side: emblem, name, and what the stage brought."""

    def __init__(self) -> None:
        super().__init__()
        self._words = Words("", 13, tone="quiet")
        self._words.setAlignment(_CENTRE)
        self._row = Row((14, 0, 14, 0), 10)
        self._sums: dict[int, Words] = {}
        column = Column((0, 0, 0, 4), 8)
        column.addWidget(self._words)
        column.addLayout(self._row)
        self.setLayout(column)

    def set_table(self, table: ScoreTable, players: Sequence[Player]) -> None:
        """Show the sums of a stage's table. players: all, by seat."""
        self._words.setText(table.gain_words)
        empty(self._row)
        self._sums = {}
        for seat, gain in zip(table.seats, table.gains, strict=True):
            part = self._part(seat, players[seat], gain)
            self._row.addWidget(part)
            part.show()  # a layout shows what is new only later, and the card is measured now

    @property
    def spoken(self) -> str:
        """All sums, for screen readers."""
        return " ".join(words.accessibleName() for words in self._sums.values())

    def sum_places(self) -> dict[int, tuple[QPoint, str]]:
        """Return the middle of each seat's sum on the screen, and what it says; those that brought nothing are left
        out."""
        zero = signed(0)
        return {
            seat: (words.mapToGlobal(words.rect().center()), words.text())
            for seat, words in self._sums.items()
            if words.text() != zero
        }

    def _part(self, seat: int, player: Player, gain: int) -> QWidget:
        part, column = QWidget(), Column(gap=1)
        column.addWidget(Drawing(SEAT_COLOURS[player.emblem].emblem, 44), 0, _CENTRE)
        sum_ = self._sums[seat] = Words(signed(gain), 24, face="serif", bold=True)
        for words in (Words(player.name, 14, face="serif", bold=True), sum_):
            words.setAlignment(_CENTRE)
            column.addWidget(words)
        told = translate("Results", "{name}: {values}.").format(name=player.name, values=signed(gain))
        sum_.setAccessibleName(told)
        part.setLayout(column)
        return part


class PointFlights(QWidget):
    """Sums that fly over a widget, which they leave to the pointer. landed: they are there, or were hurried."""

    landed = Signal()

    def __init__(self, over: QWidget, flights: Sequence[tuple[QPoint, QRect, str]]) -> None:
        """flights: from where to which panel, on the screen, and the words that fly."""
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(over.rect())
        origin = over.mapToGlobal(QPoint(0, 0))
        self._flights = [
            (QPointF(start - origin), QPointF(end.center() - origin), words) for start, end, words in flights
        ]
        self._gone = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(_STAY_MS + _FLIGHT_MS))
        self._clock.setDuration(_STAY_MS + _FLIGHT_MS)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self.land)

    def take_off(self) -> None:
        """Show the points and let them fly."""
        self.show()
        self.raise_()
        self._clock.start()

    def land(self) -> None:
        """End the flight at once."""
        if not self.isHidden():
            self._clock.stop()
            self.hide()
            self.deleteLater()
            self.landed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw each sum where it is now."""
        painter = QPainter(self)
        for box, words in self._boxes():
            paint.rounded(painter, box, look.c.chosen, look.c.act, 1.6 * look.u, box.height() / 2)
            paint.words(painter, box, words, look.serif(19, bold=True), look.c.ink, Qt.AlignmentFlag.AlignCenter)

    def _move(self, now: float) -> None:
        before = self._boxes()
        eased = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._gone = eased.valueForProgress(max(0.0, now - _STAY_MS) / _FLIGHT_MS)
        for box, _ in (*before, *self._boxes()):
            self.update(box.toAlignedRect().adjusted(-2, -2, 2, 2))

    def _boxes(self) -> list[tuple[QRectF, str]]:
        wide, high = look.px(_SUM_WIDTH), look.px(_SUM_HEIGHT)
        boxes = []
        for start, end, words in self._flights if self._gone else ():
            middle = start + (end - start) * self._gone
            boxes.append((QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high), words))
        return boxes
