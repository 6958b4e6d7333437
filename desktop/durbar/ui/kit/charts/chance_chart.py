"""How chance fell: for each seat a bar to the left or the right of what was to be expected."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.session.player import Player
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.values.chance import ChanceReport
from durbar.ui.words import number, signed, translate

#: Bars are drawn as if the largest difference were at least this.
_MIN_SPAN = 2.0


@dataclass(frozen=True)
class ChanceBar:
    """A line of the chart: a picture by its name, words, what came of how many, and the average to expect.

    colour: of the bar, quiet where there is none.
    """

    art: str
    words: str
    colour: QColor | None
    came: int
    tries: int
    expected: float


def bars_of(report: ChanceReport, players: Sequence[Player]) -> list[ChanceBar]:
    """Return the bars of a report, by seat. players: all of them, by seat."""
    bars = []
    for row in report.rows:
        player = players[row.seat]
        seat = SEAT_COLOURS[player.emblem]
        bars.append(ChanceBar(seat.emblem, player.name, seat.colour, row.came, row.tries, row.expected))
    return bars


class ChanceChart(QWidget):
    """Bars against what was to be expected."""

    def __init__(self) -> None:
        super().__init__()
        self._bars: Sequence[ChanceBar] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def set_bars(self, bars: Sequence[ChanceBar], counted: str) -> None:
        """Show these bars. counted: what of chance is counted, for screen readers."""
        self._bars = bars
        template = translate("Results", "{name}: {came} of {tries}, {expected} expected.")
        lines = [
            template.format(
                name=bar.words, came=number(bar.came), tries=number(bar.tries), expected=number(bar.expected, 1)
            )
            for bar in bars
        ]
        self.setAccessibleName(" ".join([f"{counted}.", *lines]))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a line for each seat."""
        return QSize(look.px(400), len(self._bars) * max(look.px(26), self._least_line()))

    def minimumSizeHint(self) -> QSize:
        """Return room for lines closer together."""
        return QSize(
            self._names() + self._ends() + 2 * self._sums() + look.px(70), len(self._bars) * self._least_line()
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw emblem, name, bar, and what came of how many."""
        if not self._bars:
            return
        painter = QPainter(self)
        line = min(self.height() / len(self._bars), max(look.px(44), self._least_line()))
        left, right = self._names(), self.width() - self._ends()
        middle = round((left + right) / 2)
        reach = (right - left) / 2 - self._sums() - look.px(8)
        span = max([_MIN_SPAN, *(abs(bar.came - bar.expected) for bar in self._bars)])
        paint.hair_down(painter, middle, 0, line * len(self._bars), 1)
        for place, bar in enumerate(self._bars):
            box = QRectF(0, place * line, self.width(), line)
            self._paint_who(painter, box, bar, left)
            self._paint_bar(painter, box, bar, middle, max(4.0, reach) / span)

    def _paint_who(self, painter: QPainter, box: QRectF, bar: ChanceBar, left: int) -> None:
        side = look.px(24)
        paint.picture(painter, Picture(bar.art), QRectF(0, round(box.center().y() - side / 2), side, side))
        name = QRectF(look.px(34), box.top(), left - look.px(42), box.height())
        paint.words(painter, name, bar.words, look.serif(13.5, bold=True), look.c.ink)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        paint.words(painter, box, self._of(bar), look.sans(12.5), look.c.quiet, flags)

    def _paint_bar(self, painter: QPainter, box: QRectF, bar: ChanceBar, middle: float, scale: float) -> None:
        off = round(bar.came - bar.expected, 1)
        wide, high, gap = abs(off) * scale, look.px(16), look.px(7)
        left = middle - wide if off < 0 else middle
        drawn = QRectF(left, round(box.center().y() - high / 2), wide, high)
        paint.rounded(painter, drawn, bar.colour or look.c.quiet, paint.NOTHING, 0, 2 * look.u)
        sums = self._sums()
        place = QRectF(drawn.left() - gap - sums if off < 0 else drawn.right() + gap, box.top(), sums, box.height())
        along = Qt.AlignmentFlag.AlignRight if off < 0 else Qt.AlignmentFlag.AlignLeft
        paint.words(
            painter, place, signed(off, 1), look.sans(13, bold=True), look.c.ink, along | Qt.AlignmentFlag.AlignVCenter
        )

    def _of(self, bar: ChanceBar) -> str:
        return translate("Results", "{came} of {tries}").format(came=number(bar.came), tries=number(bar.tries))

    def _least_line(self) -> int:
        return max(look.px(25), paint.line_of(look.serif(13.5, bold=True)) + look.px(3))

    def _names(self) -> int:
        widest = max((paint.width_of(bar.words, look.serif(13.5, bold=True)) for bar in self._bars), default=0)
        return look.px(46) + min(widest, round(self.width() * 0.26), look.letter(13.5) * 10)

    def _ends(self) -> int:
        return max((paint.width_of(self._of(bar), look.sans(12.5)) for bar in self._bars), default=0) + look.px(12)

    def _sums(self) -> int:
        return paint.width_of("−88.8", look.sans(13, bold=True))
