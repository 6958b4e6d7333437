"""Playing at a table: people's moves, computers' turns, undo. It says what changed; it draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from PySide6.QtCore import QObject, QTimer, Signal

from durbar.bots.position import Position
from durbar.engine.move import Move
from durbar.table.table import Table
from durbar.table.thinker import Thinker

#: Milliseconds from one computer's move to the next, by speed. "step" waits for the person.
PAUSES = {"instant": 0, "fast": 150, "normal": 650}

#: A forced move of a person is made after this pause, so that one sees why.
FORCED_PAUSE = 450


class Play(QObject):
    """Moves the game at a table forward.

    moved(at): the position after ``at`` moves is there. turned_back: undo or redo changed the position.
    thinking(bool): a computer thinks. waiting(bool): a computer's move is ready when the person steps on.
    bot_failed(str). unsaved: why the last move could not be written, empty when it was.
    """

    moved = Signal(int)
    turned_back = Signal()
    thinking = Signal(bool)
    waiting = Signal(bool)
    bot_failed = Signal(str)
    _answered = Signal(object, int)

    def __init__(self, table: Table, thinker: Thinker, speed: str = "normal", auto_pass: bool = True) -> None:
        super().__init__()
        self.table = table
        self.speed = speed
        self.auto_pass = auto_pass
        self.unsaved = ""
        self._thinker = thinker
        self._asked = 0
        self._ready: Move | None = None
        self._paused = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._make_ready_move)
        self._answered.connect(self._take_answer)

    def play(self, move: Move) -> None:
        """Make a person's move. Raises IllegalMove, and then nothing has changed."""
        self._drop_thoughts()
        self._make(move)
        self.go_on()

    def go_on(self) -> None:
        """Let a computer think if one is to act, or make a person's only possible move.

        A move that can't be taken back is the person's own to make, even if there is no other.
        """
        if self._paused or self.table.to_act is None:
            return
        if not self.table.person_acts:
            self._think()
        elif self.auto_pass and (move := self.table.plain_move()) is not None:
            self._ready = move
            self._pause.start(min(FORCED_PAUSE, PAUSES.get(self.speed, FORCED_PAUSE)))

    def step(self) -> None:
        """Make the computer's move that waits."""
        if self._ready is not None:
            self.waiting.emit(False)
            self._make_ready_move()

    def pause(self, on: bool) -> None:
        """Hold the computers while the person looks back or reads; go on afterwards."""
        if on == self._paused:
            return
        self._paused = on
        if on:
            self._drop_thoughts()
        else:
            self.go_on()

    def undo(self) -> None:
        """Take back the person's last choice. Raises ValueError when it is not open."""
        self._drop_thoughts()
        self._guarded(self.table.undo)
        self.turned_back.emit()

    def redo(self) -> None:
        """Make again what was undone. Raises ValueError when there is nothing."""
        self._drop_thoughts()
        self._guarded(self.table.redo)
        self.turned_back.emit()
        self.go_on()

    def stop(self) -> None:
        """Leave the table: nothing will be played any more."""
        self._paused = True
        self._drop_thoughts()

    def set_speed(self, speed: str) -> None:
        """Change the computers' speed; a move that waited for a step is made when steps are off."""
        self.speed = speed
        if speed != "step" and self._ready is not None and not self._pause.isActive():
            self.step()

    # ---- computers ---------------------------------------------------------------------------------------------

    def _think(self) -> None:
        table = self.table
        seat = table.to_act
        assert seat is not None
        self._asked += 1
        asked = self._asked
        self.thinking.emit(True)
        future = self._thinker.think(
            Position.of(table.state, seat),
            table.record.game,
            table.players[seat].level,
            table.notes.bot_seed + table.at,
        )
        future.add_done_callback(lambda done: self._answered.emit(done, asked))

    def _take_answer(self, future: Future[str], asked: int) -> None:
        if asked != self._asked:
            return
        self.thinking.emit(False)
        if future.cancelled():
            return
        error = future.exception()
        if error is not None:
            self.bot_failed.emit(str(error))
            return
        self._ready = self.table.game.read_move(future.result())
        if self.speed == "step":
            self.waiting.emit(True)
        else:
            self._pause.start(PAUSES[self.speed])

    def _make_ready_move(self) -> None:
        move, self._ready = self._ready, None
        if move is not None:
            self._make(move)
            self.go_on()

    def _drop_thoughts(self) -> None:
        if self._ready is not None and self.speed == "step":
            self.waiting.emit(False)
        self._asked += 1
        self._ready = None
        self._pause.stop()
        self.thinking.emit(False)

    def _make(self, move: Move) -> None:
        self._guarded(lambda: self.table.play(move))
        self.moved.emit(self.table.at)

    def _guarded(self, act: Callable[[], object]) -> None:
        """Do something that saves; a full disk must not stop the game."""
        self.unsaved = ""
        try:
            act()
        except OSError as error:
            self.unsaved = error.strerror or str(error)
