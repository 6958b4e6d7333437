"""How chance fell: for each seat a bar to the left or the right of what was to be expected."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.table.player import Player
from durbar.ui.kit import art, paint
from durbar.ui.kit.screen import ChanceReport, ChanceRow
from durbar.ui.kit.theme import SEAT_COLOURS, look
from durbar.ui.words import number, signed, translate

#: Bars are drawn as if the largest difference were at least this.
_LEAST_SPAN = 2.0


class ChanceChart(QWidget):
    """The rows of a ChanceReport."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[ChanceRow] = ()
        self._players: Sequence[Player] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def set_report(self, report: ChanceReport, players: Sequence[Player]) -> None:
        """Show other rows. players: all of them, by seat."""
        self._rows, self._players = report.rows, players
        template = translate("Results", "{name}: {came} of {tries}, {expected} expected.")
        lines = [
            template.format(
                name=players[row.seat].name, came=row.came, tries=row.tries, expected=number(row.expected, 1)
            )
            for row in report.rows
        ]
        self.setAccessibleName(" ".join([f"{report.counted}.", *lines]))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line for each seat."""
        return QSize(look.px(400), len(self._rows) * max(look.px(26), self._least_line()))

    def minimumSizeHint(self) -> QSize:
        """Lines closer together."""
        return QSize(
            self._names() + self._ends() + 2 * self._sums() + look.px(70), len(self._rows) * self._least_line()
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Emblem, name, bar, and what came of how many."""
        if not self._rows:
            return
        painter = QPainter(self)
        line = min(self.height() / len(self._rows), max(look.px(44), self._least_line()))
        left, right = self._names(), self.width() - self._ends()
        middle = round((left + right) / 2)
        reach = (right - left) / 2 - self._sums() - look.px(8)
        span = max([_LEAST_SPAN, *(abs(row.came - row.expected) for row in self._rows)])
        paint.hair_down(painter, middle, 0, line * len(self._rows), 1)
        for place, row in enumerate(self._rows):
            box = QRectF(0, place * line, self.width(), line)
            self._paint_who(painter, box, row, left)
            self._paint_bar(painter, box, row, middle, max(4.0, reach) / span)

    def _paint_who(self, painter: QPainter, box: QRectF, row: ChanceRow, left: int) -> None:
        player, side = self._players[row.seat], look.px(24)
        art.draw(painter, SEAT_COLOURS[player.emblem].emblem, QRectF(0, round(box.center().y() - side / 2), side, side))
        name = QRectF(look.px(34), box.top(), left - look.px(42), box.height())
        paint.words(painter, name, player.name, look.serif(13.5, bold=True), look.c.ink)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        paint.words(painter, box, self._of(row), look.sans(12.5), look.c.quiet, flags)

    def _paint_bar(self, painter: QPainter, box: QRectF, row: ChanceRow, middle: float, scale: float) -> None:
        off = row.came - row.expected
        wide, high, gap = abs(off) * scale, look.px(16), look.px(7)
        left = middle - wide if off < 0 else middle
        bar = QRectF(left, round(box.center().y() - high / 2), wide, high)
        paint.rounded(painter, bar, SEAT_COLOURS[self._players[row.seat].emblem].colour, paint.NOTHING, 0, 2 * look.u)
        sums = self._sums()
        place = QRectF(bar.left() - gap - sums if off < 0 else bar.right() + gap, box.top(), sums, box.height())
        along = Qt.AlignmentFlag.AlignRight if off < 0 else Qt.AlignmentFlag.AlignLeft
        paint.words(
            painter, place, signed(off, 1), look.sans(13, bold=True), look.c.ink, along | Qt.AlignmentFlag.AlignVCenter
        )

    def _of(self, row: ChanceRow) -> str:
        return translate("Results", "{came} of {tries}").format(came=row.came, tries=row.tries)

    def _least_line(self) -> int:
        return max(look.px(25), paint.line_of(look.serif(13.5, bold=True)) + look.px(3))

    def _names(self) -> int:
        widest = max(
            (paint.width_of(self._players[row.seat].name, look.serif(13.5, bold=True)) for row in self._rows), default=0
        )
        return look.px(46) + min(widest, round(self.width() * 0.26), look.letter(13.5) * 10)

    def _ends(self) -> int:
        return max((paint.width_of(self._of(row), look.sans(12.5)) for row in self._rows), default=0) + look.px(12)

    def _sums(self) -> int:
        return paint.width_of("−88.8", look.sans(13, bold=True))
