"""Who won, and the standings."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from durbar.session.player import Player
from durbar.ui.kit.controls.layouts import Column, Row, empty
from durbar.ui.kit.controls.ornaments import Drawing
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import DARK, SEAT_COLOURS, look
from durbar.ui.kit.values.moment import Ornament
from durbar.ui.kit.values.results import Placing, Results
from durbar.ui.people import kind_words
from durbar.ui.words import number, translate

#: A panel that is painted like a board keeps its colours by night.
LAPIS, LAPIS_LIGHT, GOLD = QColor("#17375E"), QColor("#1D4470"), QColor("#C8962E")
SKY = QColor("#B9C6DA")
ON_LAPIS = replace(DARK, ink=QColor("#F8EFD8"), quiet=QColor("#D9CDA6"))
_CENTRE = Qt.AlignmentFlag.AlignHCenter
#: Letters so many times larger than usual leave no room for all pictures.
_MAX_PICTURE_LETTERS = 1.2
#: With more seats than this the winner's panel is drawn smaller.
_MAX_ROOMY_SEATS = 4


class LapisPanel(QWidget):
    """A panel painted like a board, the one strong ornament of its page: two lines, usually of gold on lapis."""

    def __init__(self) -> None:
        super().__init__()
        self._ground, self._line = LAPIS, GOLD
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground and lines."""
        painter = QPainter(self)
        rect, inner = QRectF(self.rect()), 6 * look.u
        paint.panel(painter, rect, self._ground, self._line, 1.6, 6, 1)
        paint.panel(painter, rect.adjusted(inner, inner, -inner, -inner), paint.NOTHING, self._line, 0.8, 4, 0.8)


class WinnerPanel(LapisPanel):
    """The winner under the crown of the game, and the standings."""

    def __init__(self, ornament: Ornament) -> None:
        super().__init__()
        self._ornament = ornament
        column = Column((18, 14, 18, 14), 0)
        self.setLayout(column)
        column.addStretch(1)
        self._crown, self._emblems = Row(), Row(gap=8)
        for row in (self._crown, self._emblems):
            row.setAlignment(_CENTRE)
            column.addLayout(row)
        self._headline = Words("", 30, face="serif", bold=True)
        self._second = Words("", 14, tone="quiet")
        for label, gap in ((self._headline, 8), (self._second, 4)):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addSpacing(gap)
            column.addWidget(label)
        column.addSpacing(8)
        self._rule = Drawing("kit/ornament-rule", 200, lit=True)
        column.addWidget(self._rule, 0, _CENTRE)
        column.addSpacing(6)
        self._rows = Column(gap=8)
        column.addLayout(self._rows)
        column.addStretch(1)
        self._winners: list[Drawing] = []
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        """Take the colours of the theme; large letters need the room of what the rows show too."""
        for part in (self._rule, *self._winners):
            part.setVisible(look.letters <= _MAX_PICTURE_LETTERS)
        ornament = self._ornament.by(look.dark)
        self._ground, self._line = QColor(ornament.ground), QColor(ornament.line)
        palette = replace(DARK, ink=QColor(ornament.ink), quiet=QColor(ornament.quiet))
        for label in (self._headline, self._second):
            label.use_palette(palette)

    def set_results(self, results: Results, players: Sequence[Player], viewer: int) -> None:
        """Show who won and who follows."""
        self._headline.setText(results.headline)
        self._second.setText(results.second)
        for layout in (self._rows, self._crown, self._emblems):
            empty(layout)
        self._winners.clear()
        roomy = len(results.placings) <= _MAX_ROOMY_SEATS
        alone = sum(player.is_person for player in players) == 1  # of several persons nobody is "you"
        self._crown.addWidget(Drawing(self._ornament.crown, 118 if roomy else 80, lit=True))
        for placing in results.placings:
            if placing.rank == 1:
                emblem = SEAT_COLOURS[players[placing.seat].emblem].emblem
                self._winners.append(Drawing(emblem, 78 if roomy else 52, lit=True))
                self._emblems.addWidget(self._winners[-1])
            you = viewer == placing.seat and alone
            row = PlacingRow(placing, players[placing.seat], you, roomy, self._ornament)
            self._rows.addWidget(row)
        self._restyle()


class PlacingRow(QLabel):
    """A line of the standings: rank, emblem, name, who that is, points. Its text is for screen readers."""

    def __init__(self, placing: Placing, player: Player, you: bool, roomy: bool, ornament: Ornament) -> None:
        super().__init__()
        self._ornament = ornament
        self._placing, self._player, self._roomy = placing, player, roomy
        self._who = kind_words(player, you)
        self.setTextFormat(Qt.TextFormat.PlainText)
        template = translate("Results", "{rank}. {name}, {who}: {score}")
        self._score = placing.shown or number(placing.score)
        score = ", ".join(part for part in (self._score, placing.words) if part)
        self.setText(template.format(rank=placing.rank, name=player.name, who=self._who, score=score))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return room for two lines of words, and with large letters for three."""
        score = 24 if self._placing.words else 16  # its unit stands below it
        words = paint.line_of(look.serif(score, bold=True)) + paint.line_of(look.sans(12)) + look.px(12)
        if look.letters > 1:  # who that is needs two
            words += paint.line_of(look.sans(12))
        return QSize(look.px(240), max(look.px(52 if self._roomy else 47), words))

    def minimumSizeHint(self) -> QSize:
        """Return room for rank, emblem and points, and some of the name."""
        return QSize(look.px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a ground of its own for the winner."""
        painter = QPainter(self)
        won, ornament = self._placing.rank == 1, self._ornament.by(look.dark)
        rect, ink = QRectF(self.rect()), QColor(ornament.best_ink if won else ornament.ink)
        fill, line = QColor(ornament.best if won else ornament.row), QColor(ornament.line)
        paint.panel(painter, rect, fill, line, 1.4 if won else 0.8, 6, 1 if won else 0.75)
        colours = SEAT_COLOURS[self._player.emblem]
        painter.fillRect(QRectF(look.px(2), look.px(6), look.px(5), rect.height() - 2 * look.px(6)), colours.colour)
        rank_wide = max(look.px(20), paint.width_of("5", look.serif(17, bold=True)))
        rank = QRectF(look.px(16), 0, rank_wide, rect.height())
        paint.words(
            painter, rank, number(self._placing.rank), look.serif(17, bold=True), ink, Qt.AlignmentFlag.AlignCenter
        )
        side, left = look.px(34), rank.right() + look.px(7)
        art.draw(painter, colours.emblem, QRectF(left, round((rect.height() - side) / 2), side, side))
        self._paint_words(
            painter, rect, left + side + look.px(12), ink, QColor(ornament.best_quiet if won else ornament.quiet)
        )

    def _paint_words(self, painter: QPainter, rect: QRectF, left: float, ink: QColor, quiet: QColor) -> None:
        name, who, big = look.serif(16, bold=True), look.sans(12), look.serif(24, bold=True)
        right = rect.right() - look.px(16)
        end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        scored, counted = paint.width_of(self._score, big), paint.width_of(self._placing.words, who)
        upper, lower = paint.line_of(name), paint.line_of(who)
        if (
            counted and look.letters > _MAX_PICTURE_LETTERS
        ):  # name and number have the first line, what it counts the last
            rows = paint.wrapped(self._who, who, int(right - left), 2)
            top = (rect.height() - upper - (len(rows) + 1) * lower) / 2
            paint.words(painter, QRectF(left, top, right - left, upper), self._score, big, ink, end)
            foot = QRectF(left, top + upper + len(rows) * lower, right - left, lower)
            room = right - scored - look.px(8) - left
        else:
            under = lower if counted else 0
            drop = look.px(3) if under else 0  # the unit stands close below its number
            score_high = rect.height() - under + drop
            paint.words(painter, QRectF(left, 0, right - left, score_high), self._score, big, ink, end)
            foot = QRectF(left, score_high - 2 * drop, right - left, under)
            room = right - max(scored, counted) - look.px(8) - left
            rows = paint.wrapped(self._who, who, int(room), 2)
            top = (rect.height() - upper - len(rows) * lower) / 2
        paint.words(painter, foot, self._placing.words, who, quiet, end)
        paint.words(painter, QRectF(left, top, room, upper), self._player.name, name, ink)
        for at, row in enumerate(rows):
            paint.words(painter, QRectF(left, top + upper + at * lower, right - left, lower), row, who, quiet)
