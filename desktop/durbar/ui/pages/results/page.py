"""The end of a game: who won, where the points came from, how chance fell."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractSlider, QGridLayout, QWidget

from durbar.table.player import Player
from durbar.ui.kit.charts.chart import CurveChart
from durbar.ui.kit.charts.scores import ScoreTableView
from durbar.ui.kit.controls.layouts import Column, Row, two_columns
from durbar.ui.kit.controls.ornaments import Sheet
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import lit, stray
from durbar.ui.kit.pressing.signs import ESCAPE, SignKeys
from durbar.ui.kit.values.moment import Ornament
from durbar.ui.kit.values.results import Results
from durbar.ui.pages.results.bar import ResultsBar, Told, button_keys
from durbar.ui.pages.results.ceremony import Ceremony
from durbar.ui.pages.results.chance import ChancePanel
from durbar.ui.pages.results.winner import WinnerPanel

#: What Qt takes for no limit of a size.
_NO_LIMIT = (1 << 24) - 1
#: What scrolls.
_SCROLLS = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}
#: Units: how wide the winner’s panel is, and what is between and round the panels where all stand side by side.
_WINNER, _BETWEEN = 330, 88


class ResultsPage(QWidget):
    """The end of a game; it fills the window below the top bar.

    home, review, again: the buttons of the bar at the foot. section_asked(section): a rule of the table.
    """

    home = Signal()
    review = Signal()
    again = Signal()
    section_asked = Signal(str)

    def __init__(self, ornament: Ornament | None = None) -> None:
        """ornament: of the game that has ended."""
        super().__init__()
        self._ornament = ornament or Ornament()
        self.ceremony: Ceremony | None = None
        self._winner = WinnerPanel(self._ornament)
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
        self._keys = SignKeys(self)  # also from the bar above, which stays in sight
        self._keys.typed.connect(self._press)
        look.changed.connect(self._fit_anew)

    def _press(self, sign: str) -> None:
        buttons = (self._foot.home_button, self._foot.review_button, self._foot.again_button)
        dict(zip((ESCAPE, *button_keys()), buttons, strict=True))[sign].click()

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
        order = [placing.seat for placing in results.placings]
        self._winner.set_results(results, players, viewer)
        self._scores.set_table(results.table, players)
        self._curve_title.setText(results.curve_title)
        self._curve.set_curve(results.curve_words, results.curve, players, order, results.curve_number)
        self._chance.setVisible(results.chance is not None)
        if results.chance is not None:
            self._chance.set_report(results.chance, players, seed)
        self._foot.set_words(results, players, picture)
        self._told.set_words(results, players)
        self._keys.listen((ESCAPE, *button_keys()))
        self._fit()

    def celebrate(self, results: Results, players: Sequence[Player]) -> None:
        """Begin with the ceremony, before all that is to be read. Its end gives the keyboard to the page."""
        self.ceremony = Ceremony(self, results, players, self._ornament)
        self.ceremony.setGeometry(self.rect())
        self.ceremony.over.connect(self._read)
        self.ceremony.begin()

    def _read(self) -> None:
        self.ceremony = None
        stray.note_change(QCursor.pos())  # a click that was to end the ceremony may come too late for it
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def press_lit(self) -> bool:
        """Go on to the tables. There nothing is lit: an Enter that comes too late must not take them away."""
        if self.ceremony is not None:
            self.ceremony.skip()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space end the ceremony, and do no more; one key opens the rule of a row, four scroll."""
        if lit.is_press(event):
            lit.press(self, event)
        elif (scrolls := _SCROLLS.get(Qt.Key(event.key()))) is not None:
            self._scroll.verticalScrollBar().triggerAction(scrolls)
        elif not self._scores.take_key(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column or two, as there is room."""
        super().resizeEvent(event)
        if self.ceremony is not None:
            self.ceremony.setGeometry(self.rect())
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
        self._table_sheet, self._curve_sheet, self._told_sheet = Sheet(), Sheet(), Sheet()
        self._told = Told()
        told = Column((14, 9, 15, 9))
        told.addWidget(self._told)
        self._told_sheet.setLayout(told)
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
        for part in (self._winner, self._told_sheet, self._table_sheet, self._curve_sheet, self._chance):
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
        self._scores.close_up(wide and 0 < self._lacks() <= self._scores.room_in_rows())
        scrolls = wide and self._is_high()
        beside = scrolls and self._fits_beside()
        chance = not self._chance.isHidden()
        parts: tuple[QWidget, ...] = (self._winner, self._table_sheet, self._curve_sheet, self._chance)
        for part in (*parts, self._told_sheet):
            self._grid.removeWidget(part)
        self._foot.told.setVisible(wide)
        self._told_sheet.setVisible(not wide)  # in the bar it would take the room of the places
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.px(11))
        self._grid.setVerticalSpacing(look.px(11))
        self._winner.setMinimumWidth(look.px(_WINNER) if wide else 0)
        self._winner.setMaximumWidth(look.px(_WINNER) if wide else _NO_LIMIT)
        self._fit_winner(wide)
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
            for row, part in enumerate((self._winner, self._told_sheet, *parts[1:])):
                self._grid.addWidget(part, row, 0)
        for column, share in enumerate((0, 0, 1) if beside else (0, 1, 1) if wide else (1, 0, 0)):
            self._grid.setColumnStretch(column, share)
        for row, share in enumerate((0, 1, 0, 0) if wide else (0, 0, 0, 0)):
            self._grid.setRowStretch(row, share)
        self._table_sheet.setMinimumWidth(self._scores.width_wanted() if beside else 0)

    def _fit_anew(self) -> None:
        """At once, and again when all parts have told how large their new letters make them."""
        self._fit()
        QTimer.singleShot(0, self, self._fit)

    def _fit_winner(self, wide: bool) -> None:
        """All places are seen before one scrolls."""
        self._winner.leave_pictures(not wide, flat=not wide)
        self._winner.begin_at_top(wide and self._lacks() > self._scores.room_in_rows())
        for leave in (self._winner.leave_emblems, partial(self._winner.leave_pictures, leave=True)):
            if wide and _height_in(self._winner, look.px(_WINNER)) > self._scroll.height():
                leave()

    def _lacks(self) -> int:
        """How many pixels more than there are the tables need where the rows stand as usual."""
        gap = look.px(11)
        wide = self._scroll.width() - look.px(_WINNER) - gap
        below = wide
        panels: list[QWidget] = [self._curve_sheet]
        if not self._chance.isHidden():
            below = (wide - gap) // 2
            panels.append(self._chance)
        high = _height_in(self._table_sheet, wide) + gap + max(_height_in(panel, below) for panel in panels)
        spare = self._scores.room_in_rows() if self._scores.is_close else 0
        return high + spare - self._scroll.height()

    def _is_high(self) -> bool:
        """Whether the table leaves the chart no room below it."""
        gap = look.px(11)
        table = _height_in(self._table_sheet, self._scroll.width() - look.px(_WINNER) - gap)
        return self._scroll.height() < table + gap + self._curve_sheet.minimumSizeHint().height()

    def _fits_beside(self) -> bool:
        """Whether the chart has room beside the table, and the panel of chance, if there is one, below the table."""
        wanted = self._scores.width_wanted()
        room = self.width() - look.px(_WINNER + _BETWEEN) - wanted
        high = self._table_sheet.sizeHint().height()
        if not self._chance.isHidden():
            high += look.px(11) + self._chance.height_in(wanted)
        return room >= self._curve.minimumSizeHint().width() and high <= self._scroll.height()


def _height_in(panel: QWidget, width: int) -> int:
    """The pixels that a panel takes downwards in a width, at least."""
    layout = panel.layout()
    assert layout is not None
    return max(layout.heightForWidth(width), panel.minimumSizeHint().height())
