"""The ends over the table: the table of a stage, the results of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal
from shiboken6 import isValid

from durbar.engine.event import Event
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.results import Results
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.pages.results.points import PointFlights
from durbar.ui.pages.results.stage import StagePanel
from durbar.ui.pages.setup.new_game import NewGame, fresh_seed
from durbar.ui.pages.statistics.recorder import StatisticsRecorder
from durbar.ui.pages.table.beats import Beat, BeatPlayer
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.moments import TableMoments
from durbar.ui.pages.table.stages import Stages
from durbar.ui.words import translate

if TYPE_CHECKING:
    from durbar.ui.pages.results.page import ResultsPage


class ReadTable(Beat):
    """What a stage brought is read: its card, on which its table can be unfolded.

    at_once: it opens in this turn of the loop. landed: called when its points have flown to the players' panels.
    veiled: it is read by everybody at the screen, who see nothing else meanwhile.
    """

    is_read = keeps_away = True

    def __init__(
        self,
        ends: ResultOverlays,
        stage: ScoreTable,
        at_once: bool,
        landed: Callable[[], None] = lambda: None,
        veiled: bool = False,
    ) -> None:
        self._ends, self._stage, self._at_once = ends, stage, at_once
        self._landed, self.veiled = landed, veiled

    def start(self, player: BeatPlayer) -> None:
        """Open it, when the board has been painted."""
        self._player = player
        if self._at_once:
            self._open()
        else:
            player.after(0, self._open)

    def cancel(self) -> None:
        """Hide the table, unread."""
        self._ends.put_panel_away()

    def retell(self, stage: ScoreTable | None) -> None:
        """Show the table in words that are right now, as the language has changed.

        stage: the same table in the new language.
        """
        if stage is not None:
            self._stage = stage
            self._ends.fill_panel(stage)

    def _open(self) -> None:
        self._ends.fill_panel(self._stage)
        self._ends.open_panel(lambda: self._player.go_on(self), self._landed, self.veiled)


class ShowResults(Beat):
    """The game is over, and its winner is crowned."""

    keeps_away = True

    def __init__(self, ends: ResultOverlays) -> None:
        self._ends = ends

    def start(self, player: BeatPlayer) -> None:
        """Open the results: nothing is kept away any more."""
        player.go_on(self)
        self._ends.show_results(festive=True)


class ResultOverlays(QObject):
    """What lies over the page when a stage or the game has ended; the page has the keyboard again afterwards.

    panel: the table of a stage. results: None while they are not shown. opening: the results are about to open, over
    the game itself. home, look_back, review, again(NewGame): what the results are asked for. rule(section): what they
    or the table of a stage are asked for.
    """

    opening = Signal()
    home = Signal()
    look_back = Signal()
    review = Signal()
    again = Signal(object)
    rule = Signal(str)

    def __init__(
        self, context: TableContext, stages: Stages, moments: TableMoments, statistics: StatisticsRecorder
    ) -> None:
        super().__init__(context.host)
        self._host, self._shown, self._screen = context.host, context.shown, context.screen
        self._frame, self._stages, self._moments = context.frame, stages, moments
        self._beats, self._statistics = context.beats, statistics
        self._panel: StagePanel | None = None
        self._when_read: Callable[[], None] | None = None
        self._points: PointFlights | None = None
        self.results: ResultsPage | None = None
        look.changed.connect(self.place)

    @property
    def panel(self) -> StagePanel:
        """The table of a stage; made when the first stage ends, which in many a game one never sees."""
        if self._panel is None:
            self._panel = StagePanel(self._frame)
            self._panel.closed.connect(self._stage_seen)
            self._panel.section_asked.connect(self.rule)  # read over the table, which stays, and so does the open tab
        return self._panel

    @property
    def panel_is_open(self) -> bool:
        """Whether the table of a stage is read."""
        return self._panel is not None and self._panel.isVisible()

    def close_panel(self) -> None:
        """Close the table of a stage, if it is read."""
        if self._panel is not None:
            self._panel.close_panel()

    def stage_after(self, events: Sequence[Event]) -> ScoreTable | None:
        """Return the table of the stage that these events of the newest move have ended, if somebody reads it."""
        return self._stages.table_after(events) if self._shown.table.people else None

    def fill_panel(self, stage: ScoreTable) -> None:
        """Fill in the table of a stage, which may not be seen yet."""
        self.panel.fill(stage, self._shown.table.players, self._stages.telling_choices())

    def open_panel(self, when_read: Callable[[], None], landed: Callable[[], None], veiled: bool = False) -> None:
        """Show the card of a stage, and say when its points have landed and when it has been read."""
        self._when_read = when_read
        self.panel.open(veiled)
        self._host.setFocusProxy(self.panel)  # also when one comes back from the rulebook
        if veiled or not self._moments.moving:
            landed()
            return
        seats = self._frame.seats
        flights = [(start, seats.rect_of(seat), words) for seat, (start, words) in self.panel.sum_places().items()]
        self._points = PointFlights(self._frame, flights)
        self._points.landed.connect(landed)
        self._points.take_off()

    def put_panel_away(self) -> None:
        """Hide the table of a stage, unread."""
        if self._panel is not None and not self._panel.isHidden():
            self._land_points()
            self._panel.put_away()
            self._take_keyboard()

    def retell(self) -> None:
        """Show the table of a stage that stands there or waits to be read in the language that is on."""
        beat, table = self._beats.coming(ReadTable), self._shown.table
        if beat is not None:
            beat.retell(self.stage_after(table.seen(table.at - 1, self._shown.sight.seat)))

    def press_lit(self) -> bool:
        """Press the default button of what is shown; return whether there is one."""
        if self._panel is not None and self._panel.isVisible():
            return self._panel.press_lit()
        return self.results is not None and self.results.press_lit()

    @property
    def keep_rules_away(self) -> bool:
        """Whether the results stand there, or wait behind the last table: beside the board no rules can be read."""
        return self.results is not None or (self._shown.table.to_act is None and self.panel_is_open)

    def _land_points(self) -> None:
        points, self._points = self._points, None
        if points is not None and isValid(points):
            points.land()

    def _stage_seen(self) -> None:
        self._land_points()
        self._take_keyboard()
        when_read, self._when_read = self._when_read, None
        if when_read is not None:
            when_read()

    def _take_keyboard(self) -> None:
        """Move the keyboard to the page.

        Not onto a button of the prompt: a second Enter would make a move that was not looked at.
        """
        self._host.setFocusProxy(None)  # type: ignore[arg-type]
        self._host.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_results(self, festive: bool = False) -> None:
        """Show the results of the game, over the game itself. festive: it has just ended, and its winner is crowned."""
        from durbar.ui.pages.results.page import ResultsPage  # a game that goes on needs neither page nor charts

        self.hide_results()
        table, sight = self._shown.table, self._shown.see()
        seat = sight.seat
        moves = [(table.view(at, seat), table.seen(at, seat)) for at in range(table.at)]
        page = ResultsPage(self._screen.telling.ornament)
        page.setParent(self._host)
        results = self._with_mark(self._screen.endings.results(moves, sight))
        page.set_results(results, table.players, seat, self._screen.manifest.menu_picture, table.record.seed)
        page.home.connect(self.home)
        page.look_back.connect(self.look_back)
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
        self._frame.set_covered(True)
        if festive and self._moments.moving:
            page.celebrate(results, table.players)

    def _with_mark(self, results: Results) -> Results:
        """Return the results say how often a move was taken back after something had been revealed, how often the game
        was reviewed before its end, and if it counts.
        """
        notes, marks = self._shown.table.notes, []
        if notes.taken_back:
            words = translate("Results", "Taken back after something was revealed: {count} ×.")
            marks.append(words.format(count=notes.taken_back))
        if notes.reviewed:
            marks.append(translate("Results", "Reviewed while it went on: {count} ×.").format(count=notes.reviewed))
        said = (results.sentence_second, *marks, self._statistics.words())
        return replace(results, sentence_second=" ".join(part for part in said if part))

    def place(self) -> None:
        """Place the results below the top bar."""
        if self.results is not None:
            top = self._frame.top.bar_height()  # it may not have taken its height yet
            self.results.setGeometry(QRect(0, top, self._host.width(), self._host.height() - top))

    def hide_results(self) -> None:
        """Hide the results, and show the table itself."""
        if self.results is not None:
            self._frame.set_covered(False)
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
        options = dict(table.record.options)
        self.again.emit(NewGame(table.record.game, tuple(table.players), options, fresh_seed(), table.notes.takebacks))
