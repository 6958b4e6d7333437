"""The end of a game, and of a stage of it: who won, where the points came from, how chance fell."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QSizePolicy, QWidget

from durbar.table.player import Player
from durbar.ui.kit.charts.chance_chart import ChanceBar, ChanceChart, bars_of
from durbar.ui.kit.charts.chart import CurveChart
from durbar.ui.kit.charts.dice_chart import DiceChart
from durbar.ui.kit.charts.scores import ScoreTableView
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.parts import Column, Drawing, Hair, Row, Scroll, Sheet, Words, two_columns
from durbar.ui.kit.frame.holdings import wrapped
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import DARK, SEAT_COLOURS, look
from durbar.ui.kit.screen import ChanceReport, DieReport, Placing, Results, ScoreTable
from durbar.ui.people import kind_words
from durbar.ui.words import number, translate

#: The winner's panel is painted like a board and keeps its colours by night.
LAPIS, LAPIS_LIGHT, GOLD = QColor("#17375E"), QColor("#1D4470"), QColor("#C8962E")
_PAPYRUS, _PAPYRUS_QUIET = QColor("#EAD9A8"), QColor("#6B4A12")
SKY, _INK = QColor("#B9C6DA"), QColor("#241F2E")
ON_LAPIS = replace(DARK, ink=QColor("#F8EFD8"), quiet=QColor("#D9CDA6"))
_CENTRE = Qt.AlignmentFlag.AlignHCenter
#: What Qt takes for no limit of a size.
_NO_LIMIT = (1 << 24) - 1
#: Units: how wide the winner’s panel is, and what is between and round the panels where all stand side by side.
_WINNER, _BETWEEN = 330, 88
#: With more seats than this the winner's panel is drawn smaller.
_ROOMY_SEATS = 4


def _keys() -> tuple[str, str]:
    """The letters that press Review and Play again."""
    return translate("Results", "V", "key for: review"), translate("Results", "P", "key for: play again")


class ResultsPage(QWidget):
    """The end of a game; it fills the window below the top bar.

    home, review, again: the buttons of the bar at the foot. section_asked(section): a rule of the table.
    """

    home = Signal()
    review = Signal()
    again = Signal()
    section_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._results: Results | None = None
        self._players: Sequence[Player] = ()
        self._viewer = 0
        self._winner = WinnerPanel()
        self._scores = ScoreTableView()
        self._scores.section_asked.connect(self.section_asked)
        self._curve, self._curve_title = CurveChart(), Words("", 17, face="serif", bold=True)
        self._chance = ChancePanel()
        self._foot = ResultsBar()
        for theirs, ours in (
            (self._foot.home, self.home),
            (self._foot.review, self.review),
            (self._foot.again, self.again),
        ):
            theirs.connect(ours)
        self._arrange()
        self._shortcut(self._foot.home_button).setKey(Qt.Key.Key_Escape)
        self._review_key, self._again_key = map(self._shortcut, (self._foot.review_button, self._foot.again_button))
        look.changed.connect(self._fit)

    def _shortcut(self, button: WordButton) -> QShortcut:
        shortcut = QShortcut(self)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)  # also from the bar above, which stays in sight
        shortcut.activated.connect(button.click)
        return shortcut

    def set_results(
        self,
        results: Results,
        players: Sequence[Player],
        viewer: int = 0,
        picture: Picture | None = None,
        seed: int | None = None,
    ) -> None:
        """Show the end of a game.

        players: by seat. viewer: the seat of the person the page is for ("you"). picture: the game's, for Play again.
        seed: what the game's chance came from; who plays with it again meets the same chance.
        """
        self._results, self._players, self._viewer = results, players, viewer
        order = [placing.seat for placing in results.placings]
        self._winner.set_results(results, players, viewer)
        self._scores.set_table(results.table, players)
        self._curve_title.setText(results.curve_title)
        self._curve.set_curve(results.curve_words, results.curve, players, order, results.curve_number)
        self._chance.setVisible(results.chance is not None)
        if results.chance is not None:
            self._chance.set_report(results.chance, players, seed)
        self._foot.set_words(results, players, picture)
        for shortcut, key in zip((self._review_key, self._again_key), _keys(), strict=True):
            shortcut.setKey(QKeySequence(key))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column or two, as there is room."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """The room above the foot has changed."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground."""
        QPainter(self).fillRect(self.rect(), look.c.ground)

    def _arrange(self) -> None:
        self._table_sheet, self._curve_sheet = Sheet(), Sheet()
        table = Column((0, 10, 0, 6))
        table.addWidget(self._scores)
        table.addStretch(1)
        self._table_sheet.setLayout(table)
        curve = Column((12, 10, 6, 6), 2)
        title = Row((8, 0, 8, 0))
        title.addWidget(self._curve_title)
        curve.addLayout(title)
        curve.addWidget(self._curve, 1)
        self._curve_sheet.setLayout(curve)
        self._grid = QGridLayout()
        inside = QWidget()
        inside.setLayout(self._grid)
        for part in (self._winner, self._table_sheet, self._curve_sheet, self._chance):
            part.setParent(inside)  # the grid takes them later; without a parent they would show as windows
        self._scroll = Scroll(inside)
        self._scroll.installEventFilter(self)
        page = Column((12, 7, 11, 10), 8)
        page.addWidget(self._scroll, 1)
        page.addWidget(self._foot)
        self.setLayout(page)

    def _fit(self) -> None:
        """Lay the panels out for the width and the letters there are."""
        wide = two_columns(self.width())
        scrolls = wide and self._is_high()
        beside = scrolls and self._fits_beside()
        chance = not self._chance.isHidden()
        parts: tuple[QWidget, ...] = (self._winner, self._table_sheet, self._curve_sheet, self._chance)
        for part in parts:
            self._grid.removeWidget(part)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.px(11))
        self._grid.setVerticalSpacing(look.px(11))
        self._winner.setMinimumWidth(look.px(_WINNER) if wide else 0)
        self._winner.setMaximumWidth(look.px(_WINNER) if wide else _NO_LIMIT)
        if beside:
            for column, part in enumerate(parts[:3]):
                self._grid.addWidget(part, 0, column, 1 if chance and column == 1 else 2, 1)
            self._grid.addWidget(self._chance, 1, 1)
        elif scrolls:
            self._grid.addWidget(self._winner, 0, 0)
            self._grid.addWidget(self._table_sheet, 0, 1, 1, 2)
            self._grid.addWidget(self._curve_sheet, 1, 0, 1, 2 if chance else 3)
            self._grid.addWidget(self._chance, 1, 2)
        elif wide:
            self._grid.addWidget(self._winner, 0, 0, 2, 1)
            self._grid.addWidget(self._table_sheet, 0, 1, 1, 2)
            self._grid.addWidget(self._curve_sheet, 1, 1, 1, 1 if chance else 2)
            self._grid.addWidget(self._chance, 1, 2)
        else:
            for row, part in enumerate(parts):
                self._grid.addWidget(part, row, 0)
        for column, share in enumerate((0, 0, 1) if beside else (0, 1, 1) if wide else (1, 0, 0)):
            self._grid.setColumnStretch(column, share)
        for row, share in enumerate((0, 1, 0, 0) if wide else (0, 0, 0, 0)):
            self._grid.setRowStretch(row, share)
        self._table_sheet.setMinimumWidth(self._scores.width_wanted() if beside else 0)

    def _is_high(self) -> bool:
        """Whether the table leaves the chart no room below it."""
        below = self._table_sheet.sizeHint().height() + look.px(11) + self._curve_sheet.minimumSizeHint().height()
        return self._scroll.height() < below

    def _fits_beside(self) -> bool:
        """Whether the chart has room beside the table, and the panel of chance, if there is one, below the table."""
        wanted = self._scores.width_wanted()
        room = self.width() - look.px(_WINNER + _BETWEEN) - wanted
        high = self._table_sheet.sizeHint().height()
        if not self._chance.isHidden():
            high += look.px(11) + self._chance.height_in(wanted)
        return room >= self._curve.minimumSizeHint().width() and high <= self._scroll.height()


class LapisPanel(QWidget):
    """A panel painted like a board, the one strong ornament of its page: lapis, with two lines of gold."""

    def __init__(self) -> None:
        super().__init__()
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground and lines."""
        painter = QPainter(self)
        rect, inner = QRectF(self.rect()), 6 * look.u
        paint.panel(painter, rect, LAPIS, GOLD, 1.6, 6, 1)
        paint.panel(painter, rect.adjusted(inner, inner, -inner, -inner), paint.NOTHING, GOLD, 0.8, 4, 0.8)


class WinnerPanel(LapisPanel):
    """The winner under the umbrella of a king, and the standings."""

    def __init__(self) -> None:
        super().__init__()
        self._column = Column((18, 14, 18, 22), 0)
        self.setLayout(self._column)
        self._column.addStretch(1)
        self._umbrella, self._emblems = Row(), Row(gap=8)
        for row in (self._umbrella, self._emblems):
            row.setAlignment(_CENTRE)
            self._column.addLayout(row)
        self._headline = Words("", 30, face="serif", bold=True, palette=ON_LAPIS)
        self._second = Words("", 14, tone="quiet", palette=ON_LAPIS)
        for label, gap in ((self._headline, 8), (self._second, 4)):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._column.addSpacing(gap)
            self._column.addWidget(label)
        self._column.addSpacing(8)
        self._column.addWidget(Drawing("kit/ornament-rule", 200, lit=True), 0, _CENTRE)
        self._column.addSpacing(14)
        self._rows = Column(gap=8)
        self._column.addLayout(self._rows)
        self._column.addStretch(1)

    def set_results(self, results: Results, players: Sequence[Player], viewer: int) -> None:
        """Show who won and who follows."""
        self._headline.setText(results.headline)
        self._second.setText(results.second)
        for layout in (self._rows, self._umbrella, self._emblems):
            while (item := layout.takeAt(0)) is not None:
                if (old := item.widget()) is not None:
                    old.deleteLater()
        roomy = len(results.placings) <= _ROOMY_SEATS
        alone = sum(player.is_person for player in players) == 1  # of several persons nobody is "you"
        self._umbrella.addWidget(Drawing("kit/winner", 118 if roomy else 92, lit=True))
        for placing in results.placings:
            if placing.rank == 1:
                emblem = SEAT_COLOURS[players[placing.seat].emblem].emblem
                self._emblems.addWidget(Drawing(emblem, 78 if roomy else 60, lit=True))
            you = viewer == placing.seat and alone
            self._rows.addWidget(PlacingRow(placing, players[placing.seat], you, roomy))


class PlacingRow(QLabel):
    """A line of the standings: rank, emblem, name, who that is, points. Its text is for screen readers."""

    def __init__(self, placing: Placing, player: Player, you: bool, roomy: bool) -> None:
        super().__init__()
        self._placing, self._player, self._roomy = placing, player, roomy
        self._who = kind_words(player, you)
        self.setTextFormat(Qt.TextFormat.PlainText)
        template = translate("Results", "{rank}. {name}, {who}: {score}")
        self._score = placing.shown or number(placing.score)
        score = f"{self._score} {placing.words}".strip()
        self.setText(template.format(rank=placing.rank, name=player.name, who=self._who, score=score))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Two lines of words."""
        score = 24 if self._placing.words else 16  # its unit stands below it
        words = paint.line_of(look.serif(score, bold=True)) + paint.line_of(look.sans(12)) + look.px(12)
        return QSize(look.px(280), max(look.px(52 if self._roomy else 47), words))

    def minimumSizeHint(self) -> QSize:
        """Room for rank, emblem and points, and some of the name."""
        return QSize(look.px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Papyrus for the winner, lapis for the others."""
        painter = QPainter(self)
        won = self._placing.rank == 1
        rect, ink = QRectF(self.rect()), _INK if won else DARK.ink
        paint.panel(painter, rect, _PAPYRUS if won else LAPIS_LIGHT, GOLD, 1.4 if won else 0.8, 6, 1 if won else 0.75)
        colours = SEAT_COLOURS[self._player.emblem]
        painter.fillRect(QRectF(look.px(2), look.px(6), look.px(5), rect.height() - 2 * look.px(6)), colours.colour)
        rank_wide = max(look.px(20), paint.width_of("5", look.serif(17, bold=True)))
        rank = QRectF(look.px(16), 0, rank_wide, rect.height())
        paint.words(
            painter, rank, number(self._placing.rank), look.serif(17, bold=True), ink, Qt.AlignmentFlag.AlignCenter
        )
        side, left = look.px(34), rank.right() + look.px(7)
        art.draw(painter, colours.emblem, QRectF(left, round((rect.height() - side) / 2), side, side))
        self._paint_words(painter, rect, left + side + look.px(12), ink, _PAPYRUS_QUIET if won else SKY)

    def _paint_words(self, painter: QPainter, rect: QRectF, left: float, ink: QColor, quiet: QColor) -> None:
        name, who, big = look.serif(16, bold=True), look.sans(12), look.serif(24, bold=True)
        right = rect.right() - look.px(16)
        end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        under = paint.line_of(who) if self._placing.words else 0
        drop = look.px(3) if under else 0  # the unit stands close below its number
        score_high = rect.height() - under + drop
        paint.words(painter, QRectF(left, 0, right - left, score_high), self._score, big, ink, end)
        foot = QRectF(left, score_high - 2 * drop, right - left, under)
        paint.words(painter, foot, self._placing.words, who, quiet, end)
        wide = max(paint.width_of(self._score, big), paint.width_of(self._placing.words, who))
        room = right - wide - look.px(8) - left
        upper, lower = paint.line_of(name), paint.line_of(who)
        rows = wrapped(self._who, who, int(room), 2)
        top = (rect.height() - upper - len(rows) * lower) / 2
        paint.words(painter, QRectF(left, top, room, upper), self._player.name, name, ink)
        for at, row in enumerate(rows):
            paint.words(painter, QRectF(left, top + upper + at * lower, room, lower), row, who, quiet)


class ChancePanel(Sheet):
    """How chance fell: title, what is counted, bars by seat or faces of dice, notes."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Words("", 17, face="serif", bold=True, wrap=False)
        self._counted = Words("", 12.5, tone="quiet")
        self._counted.setWordWrap(False)
        self._counted.setMinimumWidth(1)  # so that the panel can get too narrow for it, and _fit puts it below
        self._bars = ChanceChart()
        self._dice = DiceChart()
        self._notes = Words("", 12.5, tone="quiet")
        self._notes.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._notes.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column = column = Column((18, 10, 18, 12), 6)
        self._head = Row((2, 0, 2, 0), 2)
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self._counted)
        column.addLayout(self._head)
        column.addWidget(self._bars, 1)
        column.addWidget(self._dice, 1)
        self._hair = Hair()
        column.addWidget(self._hair)
        column.addWidget(self._notes)
        self.setLayout(column)

    def set_report(self, report: ChanceReport, players: Sequence[Player], seed: int | None = None) -> None:
        """Show a report, and the seed of the game."""
        told = "" if seed is None else translate("Results", "The seed was {number}.").format(number=seed)
        notes = " ".join([*report.notes, told]).strip()
        self.set_bars(report.title, report.counted, bars_of(report, players), report.dice, notes)

    def set_bars(
        self, title: str, counted: str, bars: Sequence[ChanceBar], dice: Sequence[DieReport], notes: str
    ) -> None:
        """Show bars, or dice, or notes alone."""
        self._title.setText(title)
        self._counted.setText(counted)
        self._bars.set_bars(bars, counted)
        self._bars.setVisible(bool(bars))
        self._dice.set_dice(dice)
        self._dice.setVisible(bool(dice))
        drawn = bool(bars or dice)
        self._hair.setVisible(drawn)
        self._column.setStretchFactor(self._notes, 0 if drawn else 1)
        self._notes.setText(notes)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is counted stands beside the title, or below it."""
        super().resizeEvent(event)
        self._fit()

    def height_in(self, width: int) -> int:
        """The pixels it takes downwards in a width."""
        return max(self._column.minimumHeightForWidth(width), self.minimumSizeHint().height())

    def _fit(self) -> None:
        # of the words themselves: size hints depend on whether they wrap; layout and wrapping would chase each other
        words = sum(paint.width_of(label.text(), label.font()) for label in (self._title, self._counted))
        below = words + look.px(60) > self.width()
        self._counted.setWordWrap(below)
        self._head.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)


class ResultsBar(Sheet):
    """The bar at the foot: the winner's emblem, a sentence, and what to do now."""

    home = Signal()
    review = Signal()
    again = Signal()

    def __init__(self) -> None:
        super().__init__(double=True)
        self._emblem = Drawing(SEAT_COLOURS[0].emblem, 50, lit=True)
        self._sentence = Words("", 18, face="serif")
        self._second = Words("", 13, tone="quiet")
        self.home_button, self.review_button, self.again_button = WordButton(), WordButton(), WordButton()
        for button, signal in (
            (self.home_button, self.home),
            (self.review_button, self.review),
            (self.again_button, self.again),
        ):
            button.clicked.connect(signal)
        words = Column(gap=3)
        words.addStretch(1)
        words.addWidget(self._sentence)
        words.addWidget(self._second)
        words.addStretch(1)
        said = Row(gap=14)
        said.addWidget(self._emblem)
        said.addLayout(words, 1)
        self._buttons = Row(gap=10)
        self._buttons.addStretch(1)
        for button in (self.home_button, self.review_button, self.again_button):
            self._buttons.addWidget(button)
        self._row = Row((14, 9, 15, 9), 16)
        self._row.addLayout(said, 1)
        self._row.addLayout(self._buttons)
        self.setLayout(self._row)
        look.changed.connect(self._fit)

    def set_words(self, results: Results, players: Sequence[Player], picture: Picture | None) -> None:
        """Fill sentence and buttons. picture: before Play again."""
        self._emblem.show_art(SEAT_COLOURS[players[results.placings[0].seat].emblem].emblem)
        self._sentence.setText(results.sentence)
        self._second.setText(results.sentence_second)
        self._second.setVisible(bool(results.sentence_second))
        self.home_button.set_words(translate("Results", "Home"), translate("Results", "Esc"))
        review, again = _keys()
        self.review_button.set_words(translate("Results", "Review"), review, Picture("kit/history"))
        self.again_button.set_words(translate("Results", "Play again"), again, picture, primary=True)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons go below the sentence where there is no room beside it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        buttons = sum(
            button.sizeHint().width() + look.px(10)
            for button in (self.home_button, self.review_button, self.again_button)
        )
        narrow = buttons + look.px(110) + 22 * look.letter(18) > self.width()
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._row.direction() != way:
            self._row.setDirection(way)


class ChoiceList(QWidget):
    """Below the table of a stage: for each player the one choice that mattered most."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Words("", 15, face="serif", bold=True)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(2, 1)
        column = Column((20, 6, 20, 0), 5)
        column.addWidget(Hair())
        column.addWidget(self._title)
        column.addLayout(self._grid)
        self.setLayout(column)
        look.changed.connect(self._measure)
        self._measure()

    def set_choices(self, choices: Sequence[tuple[int, str]], players: Sequence[Player]) -> None:
        """Show a clause for each of these seats; nothing at all where there is none. players: all, by seat."""
        self.setVisible(bool(choices))
        self._title.setText(translate("Results", "What mattered most"))
        while (item := self._grid.takeAt(0)) is not None:
            item.widget().hide()
            item.widget().deleteLater()
        for row, (seat, clause) in enumerate(choices):
            player = players[seat]
            name, told = Words(player.name, 14, face="serif", bold=True, wrap=False), Words(clause, 13)
            told.setAccessibleName(translate("Results", "{name}: {values}.").format(name=player.name, values=clause))
            for place, part in enumerate((Drawing(SEAT_COLOURS[player.emblem].emblem, 20), name, told)):
                self._grid.addWidget(part, row, place, Qt.AlignmentFlag.AlignTop)
                part.show()  # a layout shows what is new only later, and the card is measured now

    def _measure(self) -> None:
        self._grid.setHorizontalSpacing(look.px(8))
        self._grid.setVerticalSpacing(look.px(4))


class StagePanel(QWidget):
    """After a stage: a card with its table over the widget it is given, which it darkens.

    closed: the person goes on. section_asked(section): a rule of the table.
    """

    closed = Signal()
    section_asked = Signal(str)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._card = Sheet(double=True)
        self._title = Words("", 23, face="serif", bold=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scores = ScoreTableView(titled=False)
        self._scores.section_asked.connect(self.section_asked)
        self._go_on = WordButton()
        self._go_on.clicked.connect(self.close_panel)
        self.setFocusProxy(self._go_on)
        self._column = column = Column((12, 22, 12, 18), 0)
        column.addWidget(self._title)
        column.addSpacing(5)
        column.addWidget(Drawing("kit/ornament-rule", 240), 0, _CENTRE)
        column.addSpacing(10)
        column.addWidget(self._scores)
        self._choices = ChoiceList()
        column.addWidget(self._choices)
        column.addSpacing(10)
        column.addWidget(self._go_on, 0, _CENTRE)
        self._card.setLayout(column)
        self._card.installEventFilter(self)
        self._scroll = Scroll(self._card)
        self._scroll.setParent(self)
        over.installEventFilter(self)
        look.changed.connect(self._place)
        self.hide()

    def open(self, table: ScoreTable, players: Sequence[Player], choices: Sequence[tuple[int, str]] = ()) -> None:
        """Show the table of a stage. players: all of them, by seat. choices: what mattered most, by seat."""
        self._title.setText(table.title)
        self.setAccessibleName(table.title)
        self._scores.set_table(table, players)
        self._choices.set_choices(sorted(choices, key=lambda choice: table.seats.index(choice[0])), players)
        self._go_on.set_words(translate("Results", "Continue"), translate("Results", "Enter"), primary=True)
        self.show()
        self._place()
        self.raise_()
        self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_panel(self) -> None:
        """Go away, and say so."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering what is below, and be as high as the card."""
        if (watched is self._over and event.type() == QEvent.Type.Resize) or (
            watched is self._card and event.type() == QEvent.Type.LayoutRequest and self.isVisible()
        ):
            self._place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Esc go on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.close_panel()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The board grows dark."""
        QPainter(self).fillRect(self.rect(), paint.faded(_INK, 0.55))

    def _place(self) -> None:
        self.setGeometry(self._over.rect())
        margin = look.px(14)
        room = self.rect().adjusted(margin, margin, -margin, -margin)
        bar = self._scroll.verticalScrollBar().sizeHint().width()  # room is always kept for it, or it would come and go
        sides = self._column.contentsMargins().left() + self._column.contentsMargins().right()
        title = paint.width_of(self._title.text(), self._title.font()) + look.px(48)
        width = min(room.width() - bar, max(look.px(620), self._scores.width_wanted() + sides, title + sides))
        self._card.setFixedWidth(width)
        self._scores.lay_for(width - sides)
        self._column.activate()
        place = QRect(0, 0, width, min(room.height(), self._column.totalHeightForWidth(width)))
        place.moveCenter(room.center())
        self._scroll.setGeometry(place.adjusted(0, 0, bar, 0))
