"""The ends over the table: the table of a stage, the results of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from durbar.engine.event import Event
from durbar.ui.games import manifest
from durbar.ui.kit.frame.frame import TableFrame
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.results import Results
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.pages.results.stage import StagePanel
from durbar.ui.pages.setup.new_game import NewGame
from durbar.ui.pages.statistics.keeping import Keeping
from durbar.ui.pages.table.display.moments import TableMoments
from durbar.ui.pages.table.display.stages import Stages
from durbar.ui.pages.table.shown import Shown
from durbar.ui.words import translate

if TYPE_CHECKING:
    from durbar.ui.pages.results.page import ResultsPage


class Ends(QObject):
    """Knows what has ended; shows it over the page, which has the keyboard again afterwards.

    panel: the table of a stage. results: None while they are not shown. opening: the results are about to open, over
    the game itself. read: the table of a stage has been read, and the next stage may begin. home, review,
    again(NewGame): what the results are asked for. rule(section): what they or the table of a stage are asked for.
    """

    opening = Signal()
    read = Signal()
    home = Signal()
    review = Signal()
    again = Signal(object)
    rule = Signal(str)

    def __init__(
        self,
        host: QWidget,
        shown: Shown,
        screen: GameScreen,
        stages: Stages,
        moments: TableMoments,
        statistics: Keeping,
        frame: TableFrame,
    ) -> None:
        super().__init__(host)
        self._host, self._shown, self._screen, self._stages, self._moments = host, shown, screen, stages, moments
        self._statistics, self._frame = statistics, frame
        self.panel = StagePanel(frame)
        self.panel.closed.connect(self._stage_seen)
        self.panel.section_asked.connect(self.rule)  # read over the table, which stays, and so does the open tab
        self._stage: ScoreTable | None = None
        self._waits = False  # for the frame, or for the moments that came with what has ended
        # Whatever was pressed to skip these is heard first: it was not meant for the table
        moments.over.connect(self._show_stage, Qt.ConnectionType.QueuedConnection)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show_stage)
        self._filled = QTimer(self, singleShot=True, interval=0)
        self._filled.timeout.connect(self._get_ready)
        self._painted = 0  # parts of the table of a stage, before it is opened
        self.results: ResultsPage | None = None
        look.changed.connect(self.place)

    def stage_after(self, events: Sequence[Event]) -> ScoreTable | None:
        """The table of the stage that the newest move has ended with these events, if there is one to read it."""
        return self._stages.table_after(events) if self._shown.table.people else None

    def show(self, stage: ScoreTable | None) -> None:
        """What is shown after a move. stage: the table of the stage that it has ended."""
        table = self._shown.table
        if self._moments.plaque is not None and (stage is not None or table.to_act is None):
            self._await(stage)
        elif stage is not None:
            self.hold()
            self._fill_panel(stage)
            self._open_panel()
        elif table.to_act is None:
            self.show_results(festive=True)

    def show_after_frame(self, stage: ScoreTable) -> None:
        """The same when the board and what stands round it have been painted: not all of it in one turn."""
        self._await(stage)

    def hold(self) -> None:
        """A stage has ended: nothing is played, asked or looked at until its table has been read."""
        self._shown.held = True

    def is_held(self) -> bool:
        """Whether the table of a stage is to be read first."""
        return self._shown.held

    def _await(self, stage: ScoreTable | None) -> None:
        self.hold()
        self._stage, self._waits = stage, True

    def show_soon(self, stage: ScoreTable) -> None:
        """The same where the frame waits for the next stage: the board has just changed, and is painted first."""
        self.show_after_frame(stage)
        self.follow()

    def forget(self) -> None:
        """The position changes otherwise than by a move: nothing that has ended is to be read."""
        self._stage, self._waits = None, False
        self._soon.stop()
        self._filled.stop()
        self.hide_results()
        if not self.panel.isHidden():
            self.panel.put_away()
            self._host.setFocusProxy(None)  # type: ignore[arg-type]
            self._host.setFocus(Qt.FocusReason.OtherFocusReason)
        self._shown.held = False

    def follow(self) -> None:
        """The frame shows another position: what waited for it is shown, in a turn of the loop of its own."""
        if self._waits and self._moments.plaque is None:
            self._soon.start()

    def _show_stage(self) -> None:
        if self._waits and self._stage is not None:
            self._fill_panel(self._stage)
            self._painted = 0
            self._filled.start()
        elif self._waits:
            self._waits = False
            self.show(None)

    def _fill_panel(self, stage: ScoreTable) -> None:
        self.panel.fill(stage, self._shown.table.players, self._stages.telling_choices())

    def _open_panel(self) -> None:
        self._waits = False
        self.panel.open()
        self._host.setFocusProxy(self.panel)  # also when one comes back from the rulebook

    def _get_ready(self) -> None:
        """Paint the next part of the table of a stage in this turn; when all are painted, open it."""
        if self._waits and self.panel.get_ready(self._painted):
            self._painted += 1
            self._filled.start()
        elif self._waits:
            self._open_panel()

    def tell_stage_again(self) -> None:
        """The table of a stage that stands there or waits to be read, in the language that is on."""
        table = self._shown.table
        if self._stage is not None and self._waits:
            self._stage = self.stage_after(table.seen(table.at - 1, self._shown.sight.seat))
        elif not self.panel.isHidden():
            self.show(self.stage_after(table.seen(table.at - 1, self._shown.sight.seat)))

    def press_lit(self) -> bool:
        """Press the lit button of what is shown; whether anything is."""
        if self.panel.isVisible():
            return self.panel.press_lit()
        return self.results is not None and self.results.press_lit()

    @property
    def keep_rules_away(self) -> bool:
        """Whether the results wait behind the last table: beside the board no rules can be read."""
        return self._shown.table.to_act is None and self.panel.isVisible()

    def _stage_seen(self) -> None:
        self._host.setFocusProxy(None)  # type: ignore[arg-type]
        self._shown.held = False
        if self._shown.table.to_act is None:
            self.show_results(festive=True)
            return
        # Not onto a button of the prompt: a second Enter would make a move that was not looked at.
        self._host.setFocus(Qt.FocusReason.OtherFocusReason)
        self.read.emit()

    def show_results(self, festive: bool = False) -> None:
        """The results of the game, over the game itself. festive: it has just ended, and its winner is crowned."""
        from durbar.ui.pages.results.page import ResultsPage  # a game that goes on needs neither page nor charts

        self.hide_results()
        self._shown.held = False
        table, sight = self._shown.table, self._shown.see()
        seat = sight.seat
        moves = [(table.view(at, seat), table.seen(at, seat)) for at in range(table.at)]
        page = ResultsPage(manifest(table.record.game).moments().ornament)
        page.setParent(self._host)
        results = self._with_mark(self._screen.endings.results(moves, sight))
        page.set_results(results, table.players, seat, self._screen.menu_picture, table.record.seed)
        page.home.connect(self.home)
        page.review.connect(self.review)
        page.again.connect(self.play_again)
        page.section_asked.connect(self.rule)
        self.results, self._shown.results_open = page, True
        self.opening.emit()
        self.place()
        page.show()
        page.raise_()
        self._frame.tips.stand_over(self._host)  # those of the top bar
        self._host.setFocusProxy(page)  # its keys are good as soon as the page has the keyboard
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        if festive and self._moments.moving:
            page.celebrate(results, table.players)

    def _with_mark(self, results: Results) -> Results:
        """The results say how often a move was taken back after something had been revealed, and if the game counts."""
        mark, taken_back = "", self._shown.table.notes.taken_back
        if taken_back:
            mark = translate("Results", "Taken back after something was revealed: {count} ×.").format(count=taken_back)
        said = (results.sentence_second, mark, self._statistics.words())
        return replace(results, sentence_second=" ".join(part for part in said if part))

    def place(self) -> None:
        """The results fill the page below the top bar."""
        if self.results is not None:
            top = self._frame.top.high()  # it may not have taken its height yet
            self.results.setGeometry(QRect(0, top, self._host.width(), self._host.height() - top))

    def hide_results(self) -> None:
        """The table itself comes to light."""
        if self.results is not None:
            self._host.setFocusProxy(None)  # type: ignore[arg-type]
            here = self._host.focusWidget()
            if here is not None and (here is self.results or self.results.isAncestorOf(here)):
                self._host.setFocus(Qt.FocusReason.OtherFocusReason)  # Qt would choose a field, and type into it
            self.results.hide()
            self.results.deleteLater()
            self._frame.tips.stand_over(self._frame)
            self.results, self._shown.results_open = None, False

    def play_again(self) -> None:
        """Ask for another game with these players and options."""
        table = self._shown.table
        seed = (table.record.seed * 48271 + 11) % 1_000_000_007  # another game, again one that can be named
        self.again.emit(
            NewGame(table.record.game, tuple(table.players), dict(table.record.options), seed, table.notes.takebacks)
        )
