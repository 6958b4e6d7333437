"""The story of one move, from the take-off of its pieces to the next offer, as beats that follow one another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from durbar.engine.event import Event
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.beats import Beat, BeatPlayer, Do
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.frame_presenter import FillFrame, FramePresenter, InTurns
from durbar.ui.pages.table.log import LogTeller
from durbar.ui.pages.table.moments import TableMoments
from durbar.ui.pages.table.result_overlays import ReadTable, ResultOverlays, ShowResults
from durbar.ui.pages.table.sounding import Sounding


class Fly(InTurns):
    """Pieces fly, and meanwhile something else is shown.

    after: what the board shows when they have landed; None: they stay where they landed, for others are going to fly.
    """

    def __init__(
        self,
        board: BoardScene,
        events: Sequence[Event],
        before: Sight,
        after: Sight | None = None,
        meanwhile: Sequence[Callable[[], None]] = (),
    ) -> None:
        super().__init__(*meanwhile)
        self._board, self._events, self._before, self._after = board, events, before, after

    def start(self, player: BeatPlayer) -> None:
        """Take off."""
        super().start(player)
        if self._after is None:
            self._board.animate_first(self._events, self._before, super().hurry)
        else:
            self._board.animate(self._events, self._before, self._after, super().hurry)

    def hurry(self) -> None:
        """Land the pieces."""
        self._board.finish()

    def cancel(self) -> None:
        """Land the pieces, and show nothing more."""
        super().cancel()
        self._board.finish()

    def _rest(self) -> None:
        """Do nothing: the beat is over when the pieces have landed."""


class Story:
    """The story of the newest move: its beats are made once, and played."""

    def __init__(
        self,
        context: TableContext,
        log: LogTeller,
        showing: FramePresenter,
        moments: TableMoments,
        sounding: Sounding,
        ends: ResultOverlays,
    ) -> None:
        self._table, self._screen, self._beats = context.table, context.screen, context.beats
        self._shown, self._play, self._page = context.shown, context.play, context.host
        self._board = context.board.board
        self._log, self._showing, self._moments = log, showing, moments
        self._sounding, self._ends = sounding, ends

    def tell(self, events: Sequence[Event], before: Sight, after: Sight, behind: bool) -> None:
        """Tell of the newest move. behind: the move before is not told of yet round the board."""
        self._shown.go_on(after)
        stage = self._ends.stage_after(events)
        ends = stage is not None or after.view.to_act is None
        self._log.tell_move(self._table.at, whole=not ends)
        if self._play.speed == "instant" or not self._page.isVisible():
            self._sounding.tell_at_once(events)
            beats = self._at_once(stage, events, before, after)
        else:
            self._sounding.tell(events, before)
            beats = self._stage(stage, events, before, after) if ends else self._usual(events, before, after, behind)
        self._beats.play(beats)

    def hand_over(self, events: Sequence[Event], fall: Callable[[], None]) -> None:
        """Tell of the newest move, which gives the screen to another person.

        The table of a stage that it ends is for everybody: it is read before the curtain falls, and nobody's secrets
        are seen round it.
        """
        self._log.tell_move(self._table.at)
        self._sounding.tell_at_once(events)
        stage = self._ends.stage_after(events)
        read: list[Beat] = [] if stage is None else [ReadTable(self._ends, stage, at_once=True, veiled=True)]
        self._beats.play([*read, Do(fall)])

    def tell_behind_curtain(self, events: Sequence[Event], before: Sight, after: Sight) -> None:
        """Tell the next person of the newest move, as the table is seen."""
        self._beats.play([*self._moments.beats(events, before, after), *self._results(after)])

    def retell(self) -> bool:
        """Tell again after a change of language; return whether a stage is told.

        What stands round it then tells of the one that has ended, and of nothing that comes
        after.
        """
        table = self._beats.coming(ReadTable)
        if not self._beats.keeps_away or (table is not None and table.veiled):
            return False
        before = self._shown.see(self._table.at - 1)
        self._showing.show_scored(_as_scored(before, self._shown.sight))
        self._showing.name_stage(before)
        return True

    # ---- beats -------------------------------------------------------------------------------------------------

    def _usual(self, events: Sequence[Event], before: Sight, after: Sight, behind: bool) -> list[Beat]:
        """Return the beats of a move that ends no stage. behind: as of ``tell``."""
        showing, seated = self._showing, after.seat == before.seat
        moments = self._moments.beats(events, before, after)
        meanwhile: Sequence[Callable[[], None]] = ()
        begins: list[Beat] = [Do(lambda: showing.take_off(bool(moments)))]
        ends: list[Beat] = [FillFrame(*showing.frame_parts)]
        if seated and behind:
            meanwhile, begins, ends = showing.frame_parts, [], []
        elif seated:
            meanwhile = (showing.show_aside,)  # what it forecast is no longer true
        flights: list[Beat] = [Fly(self._board, events, before, after, meanwhile)]
        ended, begun = self._screen.endings.rolled(events)
        if begun:  # a round; it begins when the one before is put away, and is told of while its pieces move
            ends = []
            flights = [
                Fly(self._board, ended, before, None, meanwhile),
                Do(lambda: self._board.show_sight(after)),
                Fly(self._board, begun, after, after, showing.frame_parts),
                Do(lambda: self._board.mark_last(events)),
            ]
        return [*begins, *flights, *moments, Do(showing.show_offer), *ends]

    def _stage(self, stage: ScoreTable | None, events: Sequence[Event], before: Sight, after: Sight) -> list[Beat]:
        """Return the beats of a move that ends a stage: it flies and is told, its table is read, and the next one
        begins.
        """
        ended, begun = self._screen.endings.parted(events)
        if after.view.to_act is None:
            follows = self._results(after)
        else:
            follows = [Do(self._log.tell_rest), *self._usual(begun, before, after, behind=False)]
        return [
            Do(self._showing.take_off),
            Fly(self._board, ended, before),
            *self._moments.beats(ended, before, after),
            *self._read(stage, before, after),
            *follows,
        ]

    def _at_once(self, stage: ScoreTable | None, events: Sequence[Event], before: Sight, after: Sight) -> list[Beat]:
        """Return the beats of a move of which nothing flies: the table of a stage is read over what it ended with."""
        over = after.view.to_act is None
        results = [Do(lambda: self._ends.show_results(festive=True))] if over else []
        if stage is None:
            return [Do(self._log.tell_rest), Do(self._showing.show_position), *results]
        ended, _begun = self._screen.endings.parted(events)

        def land() -> None:
            self._board.animate_first(ended, before, lambda: None)
            self._board.finish()

        return [
            Do(self._showing.take_off),
            Do(land),
            *self._read(stage, before, after, at_once=True),
            Do(self._log.tell_rest),
            *(results or [Do(self._showing.show_position)]),
        ]

    def _read(self, stage: ScoreTable | None, before: Sight, after: Sight, at_once: bool = False) -> list[Beat]:
        """Return the beats in which a stage's table is read; the players' panels show it when its points are there."""

        def landed() -> None:
            self._showing.show_scored(_as_scored(before, after))

        return [Do(landed)] if stage is None else [ReadTable(self._ends, stage, at_once, landed)]

    def _results(self, after: Sight) -> list[Beat]:
        return [] if after.view.to_act is not None else [Do(self._log.tell_rest), ShowResults(self._ends)]


def _as_scored(before: Sight, after: Sight) -> Sight:
    """Return what the players' panels tell meanwhile: at the end of a game nothing that its results reveal."""
    return before if after.view.to_act is None else after
