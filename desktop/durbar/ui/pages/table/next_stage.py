"""The next stage of a game waits until the table of the one before has been read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from durbar.engine.event import Event
from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.display.ends import Ends
from durbar.ui.pages.table.display.log import LogTeller
from durbar.ui.pages.table.display.moments import TableMoments
from durbar.ui.pages.table.display.showing import Showing
from durbar.ui.pages.table.shown import Shown


class NextStage:
    """Keeps what is shown of the next stage once the table has been read: board and frame stay as they were scored."""

    def __init__(
        self,
        shown: Shown,
        screen: GameScreen,
        board: BoardView,
        log: LogTeller,
        showing: Showing,
        moments: TableMoments,
        ends: Ends,
    ) -> None:
        self._shown, self._screen, self._board, self._log = shown, screen, board, log
        self._showing, self._moments, self._ends = showing, moments, ends
        self._begun: Callable[[], None] | None = None
        self._before: Sight | None = None

    @property
    def waits(self) -> bool:
        """Whether there is a next stage that nothing may be seen of yet."""
        return self._begun is not None

    def wait_at_once(self, stage: ScoreTable, before: Sight, after: Sight) -> None:
        """Nothing flies: the table is read over the position before."""
        self._ends.hold()
        self._showing.wait_for_pieces(surely=True)
        self._begun, self._before = self._showing.show_position, before
        self._showing.show_scored(_as_scored(before, after))
        self._ends.show(stage)

    def wait(
        self, stage: ScoreTable | None, ended: Sequence[Event], before: Sight, after: Sight, fly_on: Callable[[], None]
    ) -> None:
        """What ends the stage flies and is told; then its table is read, if it has one. fly_on: lets the others fly."""
        self._begun, self._before = lambda: self._fly_on(before, fly_on), before

        def read() -> None:
            self._moments.tell(ended, before, after)
            self._showing.show_scored(_as_scored(before, after))
            if stage is not None:
                self._ends.show_soon(stage)
            else:
                self._ends.show(None)

        self._board.board.animate_first(ended, before, read)

    def retranslate(self) -> None:
        """The language has changed while the table is read: what stands round it tells of the stage that has ended."""
        before, table = self._before, self._shown.table
        if before is not None:
            ended, _ = self._screen.endings.parted(table.seen(table.at - 1, before.seat))
            self._log.tell_move(table.at, ended)
            self._showing.show_scored(_as_scored(before, self._shown.sight))
            self._showing.name_stage(before)

    def follow(self, events: Sequence[Event], before: Sight, after: Sight, landed: Callable[[], None]) -> None:
        """Pieces fly, and no table is read: a round that follows begins when the one before is put away and told."""
        ended, begun = self._screen.endings.rolled(events)
        board = self._board.board
        if not begun:
            board.animate(events, before, after, landed)
            return

        def land() -> None:
            board.mark_last(events)
            landed()

        def roll() -> None:
            board.show_sight(after)
            if self._shown.sight is after:
                self._showing.tell_of_landing()
            board.animate(begun, after, after, land)

        board.animate_first(ended, before, roll)

    def begin(self) -> None:
        """The table has been read."""
        begun, self._begun = self._begun, None
        if begun is not None:
            self._log.tell_move(self._shown.table.at)
            if self._shown.looking is None:
                begun()

    def end(self) -> None:
        """There is no next one: the results of the game open, over the game itself."""
        if self._begun is not None:
            self._log.tell_move(self._shown.table.at)
        self._begun = None
        self._showing.show_game()

    def forget(self) -> None:
        """The position changes otherwise than by a move: no stage begins."""
        self._begun = self._before = None

    def _fly_on(self, before: Sight, fly_on: Callable[[], None]) -> None:
        if self._board.board.sight is before:
            self._showing.show_aside_soon()
            fly_on()
        else:  # another position was shown meanwhile, in another language perhaps
            self._showing.show_position()


def _as_scored(before: Sight, after: Sight) -> Sight:
    """What the players' panels tell meanwhile: at the end of a game nothing that its results reveal."""
    return before if after.view.to_act is None else after
