"""Traces of a table's moves on its board: what others did since one's last turn, of the last round at most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from durbar.engine.event import Event
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.traces import MAX_MOVES, Traces
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.log import LogTeller


class TableTraces(QObject):
    """What each move leaves on the board, as far as the viewer is to see it."""

    def __init__(self, context: TableContext, log: LogTeller) -> None:
        super().__init__(context.host)
        self._board, self._shown, self._log = context.board.board, context.shown, log
        self._traces = Traces(self._board)
        self._seat = context.shown.sight.seat
        self._scratch: BoardScene | None = None
        self._missing: list[int] = []
        self._finding = QTimer(self, interval=0)

    def follow(self) -> None:
        """Show the traces of the position that is shown, in the eyes of whoever looks."""
        seat, at = self._shown.sight.seat, self._shown.at
        if seat != self._seat:
            self._seat = seat
            self._traces.forget()
        self._traces.show(at if self._shown.looking is not None else self._first_shown(seat, at), at)

    def note(self, at: int, events: Sequence[Event], before: Sight) -> None:
        """Note what the ``at``-th move leaves, if the board still shows what was before it."""
        if self._board.sight is before:
            self._note(self._board, at, events, before)

    def find(self, make_board: Callable[[], BoardScene]) -> None:
        """Find again what the newest moves left, one in each turn of the loop, as a game is gone on with.

        make_board: makes a board of the game, on which what was before each move is laid out of sight.
        """
        at, seat = self._shown.table.at, self._shown.sight.seat
        self._missing = list(range(max(self._first_shown(seat, at), at - MAX_MOVES) + 1, at + 1))
        if self._missing:
            self._finding.timeout.connect(lambda: self._find_next(make_board, seat, at))
            self._finding.start()

    def hide(self) -> None:
        """Hide all traces until the position itself is shown again: nothing tells where its pieces came from."""
        self._traces.hide()

    def stop(self) -> None:
        """Stop looking, as the page goes."""
        self._finding.stop()

    def _first_shown(self, seat: int, at: int) -> int:
        """Return after how many moves traces begin.

        They begin with the seat's last choice, and nobody's turn but the last is among them.
        """
        states, movers = self._shown.table.states, set[int | None]()
        first = self._log.last_choice(seat, at)
        while at > first:
            mover = states[at - 1].to_act
            if mover in movers and mover != states[at].to_act:
                break
            movers.add(mover)
            at -= 1
        return at

    def _find_next(self, make_board: Callable[[], BoardScene], seat: int, until: int) -> None:
        shown = self._shown
        if (shown.sight.seat, shown.table.at) != (seat, until):
            self._missing.clear()  # the game went on, and notes its traces itself
        if self._missing:
            self._scratch = self._scratch or make_board()
            self._find(self._missing.pop(0), self._scratch)
        if not self._missing:
            self._finding.stop()
            self._scratch = None
            self.follow()

    def _find(self, at: int, board: BoardScene) -> None:
        before = self._shown.see(at - 1)
        board.show_sight(before)
        self._note(board, at, self._shown.table.seen(at - 1, before.seat), before)

    def _note(self, board: BoardScene, at: int, events: Sequence[Event], before: Sight) -> None:
        colours = [SEAT_COLOURS[player.emblem].colour for player in self._shown.table.players]
        if board.sweeps(events):
            self._traces.forget()
        else:
            self._traces.note(at, colours, board.flights_of(events, before))
