"""The end of a game: who won, where the points came from, how chance fell."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractSlider, QWidget

from durbar.session.player import Player
from durbar.ui.kit.charts.chart import CurveChart
from durbar.ui.kit.charts.scores import ScoreTableView
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.ornaments import Sheet
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button, misclick
from durbar.ui.kit.pressing.signs import ESCAPE, SignKeys
from durbar.ui.kit.values.moment import Ornament
from durbar.ui.kit.values.results import Results
from durbar.ui.pages.results.bar import ResultsBar, button_keys
from durbar.ui.pages.results.ceremony import Ceremony
from durbar.ui.pages.results.chance import ChancePanel
from durbar.ui.pages.results.winner import WinnerPanel

#: What scrolls.
_SCROLLING_KEYS = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}
#: Units: how wide the winner’s panel is, and what is between panels.
_WINNER_WIDTH, _GAP = 310, 11


class ResultsPage(QWidget):
    """The end of a game; it fills the window below the top bar.

    home, look_back, review, again: the buttons of the bar at the foot. section_asked(section): a rule of the table.
    """

    home = Signal()
    look_back = Signal()
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
            (self._foot.look_back, self.look_back),
            (self._foot.review, self.review),
            (self._foot.again, self.again),
        ):
            theirs.connect(ours)
        self._lay_out()
        self._keys = SignKeys(self)  # also from the bar above, which stays in sight
        self._keys.typed.connect(self._press)
        look.changed.connect(self._measure)
        self._measure()

    def _press(self, sign: str) -> None:
        foot = self._foot
        buttons = (foot.home_button, foot.look_back_button, foot.review_button, foot.again_button)
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
        self._keys.listen((ESCAPE, *button_keys()))

    def celebrate(self, results: Results, players: Sequence[Player]) -> None:
        """Begin with the ceremony, before all that is to be read. Its end gives the keyboard to the page."""
        self.ceremony = Ceremony(self, results, players, self._ornament)
        self.ceremony.setGeometry(self.rect())
        self.ceremony.over.connect(self._read)
        self.ceremony.begin()

    def _read(self) -> None:
        self.ceremony = None
        misclick.note_change(QCursor.pos())  # a click that was to end the ceremony may come too late for it
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def press_lit(self) -> bool:
        """Go on from the ceremony to the tables.

        There is no default button on them: an Enter that comes too late must not take them away.
        """
        if self.ceremony is not None:
            self.ceremony.skip()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End the ceremony by Enter and Space, and do no more; open the rule of a row by a key, scroll by four."""
        if default_button.is_press(event):
            default_button.press(self, event)
        elif (scrolls := _SCROLLING_KEYS.get(Qt.Key(event.key()))) is not None:
            self._scroll.verticalScrollBar().triggerAction(scrolls)
        elif not self._scores.take_key(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cover everything with the ceremony."""
        super().resizeEvent(event)
        if self.ceremony is not None:
            self.ceremony.setGeometry(self.rect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground."""
        QPainter(self).fillRect(self.rect(), look.c.ground)

    def _lay_out(self) -> None:
        """Lay the winner and all places out at the left; what is read about them scrolls beside."""
        table_sheet, curve_sheet = Sheet(), Sheet()
        table = Column((0, 10, 0, 6))
        table.addWidget(self._scores)
        table.addStretch(1)
        table_sheet.setLayout(table)
        curve = Column((12, 10, 6, 6), 2)
        title = Row((8, 0, 8, 0))
        title.addWidget(self._curve_title)
        curve.addLayout(title)
        curve.addWidget(self._curve, 1)
        curve_sheet.setLayout(curve)
        inside = QWidget()
        column, charts = Column(gap=_GAP), Row(gap=_GAP)
        charts.addWidget(curve_sheet, 1)
        charts.addWidget(self._chance, 1)
        column.addWidget(table_sheet)
        column.addLayout(charts, 1)
        inside.setLayout(column)
        self._scroll = Scroll(inside)
        self._places = Scroll(self._winner)
        panels = Row(gap=_GAP)
        panels.addWidget(self._places)
        panels.addWidget(self._scroll, 1)
        page = Column((12, 7, 11, 10), 8)
        page.addLayout(panels, 1)
        page.addWidget(self._foot)
        self.setLayout(page)

    def _measure(self) -> None:
        self._places.setFixedWidth(look.px(_WINNER_WIDTH))
