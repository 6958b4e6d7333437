"""Playing at a table: people's moves, computers' turns, undo. It says what changed; it draws nothing."""

from __future__ import annotations

from concurrent.futures import Future

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from durbar.bots.search.advice import Advice
from durbar.engine.move import Move
from durbar.session.session import GameSession
from durbar.session.thinker import Thinker
from durbar.ui.kit.awaited import Awaited
from durbar.ui.kit.screen import GameScreen
from durbar.ui.sight import sight_of

#: Milliseconds from one computer's move to the next, by speed. "step" waits for the person.
PAUSE_MS = {"instant": 0, "fast": 150, "normal": 650}

#: Milliseconds after which a thinking computer can be asked to move at once.
LINGER_MS = 1500

#: A forced move of a person is made after this pause, so that one sees why.
FORCED_PAUSE_MS = 450

#: So long a person sees what an own move brought before the turn ends by itself or a computer moves, by speed.
LOOK_MS = {"normal": 1200}


class GameLoop(QObject):
    """The loop that moves the game at a table forward.

    It belongs to nobody, so it is to be connected to methods: a closure that names the page would keep it, and with it
    the page and the whole game, for ever.

    moved(at): the position after ``at`` moves is there. turned_back: undo or redo changed the position. lingers(bool):
    a computer has thought for a while. waiting(bool): its move is ready when the person steps on.
    bot_failed(exception): it could not move. advised(tuple of Advice): a hint is there, empty when
    none could be found. saved(str): what is to be told of a save, as ``Autosave.news`` has it.
    """

    moved = Signal(int)
    turned_back = Signal()
    lingers = Signal(bool)
    waiting = Signal(bool)
    bot_failed = Signal(object)
    advised = Signal(object)
    saved = Signal(str)
    #: Of the game on the table; it knows which moves end a turn.
    game_screen: GameScreen | None = None
    #: Whether computers move by themselves.
    by_itself = True

    def __init__(
        self, table: GameSession, thinker: Thinker, speed: str = "normal", auto_pass: bool = True, patience: int = 1
    ) -> None:
        """patience: how many times longer than usual a computer thinks, where it thinks at all."""
        super().__init__()
        self.table = table
        self._speed = speed
        self._skips = False
        self.auto_pass = auto_pass
        self.patience = patience
        self._thinker = thinker
        self._ready: Move | None = None
        self._paused = self._moves_paused = self._left = False
        self._steps = False  # whether the move that is ready waits for the person's step
        self._chosen = QElapsedTimer()  # since the person's last move
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        # a move is due in the turn of the loop after the pause: in this one the window may have been painted
        self._due = QTimer(self, singleShot=True, interval=0)
        self._pause.timeout.connect(self._due.start)
        self._due.timeout.connect(self._make_move_that_is_due)
        self._long = QTimer(self, singleShot=True, interval=LINGER_MS)
        self._long.timeout.connect(self._tell_lingers)
        self._thought = Awaited(self)

    @property
    def speed(self) -> str:
        """How fast others play now."""
        return "instant" if self._skips else self._speed

    def skip(self) -> None:
        """Show at once what others do, until there is something to choose, read or count."""
        self._skips = True
        self.step()
        if self._pause.isActive():
            self._pause.start(0)

    def _tell_lingers(self) -> None:
        self.lingers.emit(True)

    def play(self, move: Move) -> None:
        """Make a person's move. Raises IllegalMove, and then nothing has changed."""
        self._drop_thoughts()
        self._make(move)
        self._chosen.start()
        self.go_on()

    def go_on(self) -> None:
        """Let a computer think if one is to act, or make a person's only possible move.

        A move that can't be taken back is the person's own to make, even if there is no other.
        """
        if self._paused or self._left or self.table.to_act is None or self.table.closed is not None:
            return
        if not self.table.person_acts:
            self._think()
        elif (move := self.made_for_person()) is None:
            self._skips = False
        else:
            self._ready = move
            usual = min(FORCED_PAUSE_MS, PAUSE_MS.get(self.speed, FORCED_PAUSE_MS))
            self._pause.start(max(usual, self._looks()) if self._hands_on(move) else usual)

    def _looks(self) -> int:
        """Return the milliseconds for which the person still looks at what the own last move brought."""
        if not self._chosen.isValid():
            return 0
        return max(0, LOOK_MS.get(self.speed, 0) - self._chosen.elapsed())

    def made_for_person(self) -> Move | None:
        """Return the only legal move, where it is made by itself for the person who is to act."""
        if not self.auto_pass or not self.table.person_acts:
            return None
        return self.table.plain_move() or self.idle_move()

    def idle_move(self) -> Move | None:
        """Return the end of a turn in which nothing is left to do.

        An undo must be able to take it back with what was done.
        """
        table, legal = self.table, self.table.state.legal_moves()
        if not self.auto_pass or len(legal) != 1 or not self._hands_on(legal[0]):
            return None
        after = table.state.copy()
        after.play(legal[0])
        undone = (len(table.people) == 1 and table.notes.takebacks) or not table.would_reveal(legal[0])
        return legal[0] if undone and after.to_act is not None else None

    def _hands_on(self, move: Move) -> bool:
        """Return whether a legal move does no more than end the turn, and gives up nothing that one would be asked
        about.
        """
        screen = self.game_screen
        return (
            screen is not None and isinstance(move, screen.ends_turn) and not screen.doubt(move, sight_of(self.table))
        )

    def step(self) -> None:
        """Make the computer's move that waits."""
        if self._ready is not None:
            self._wait_for_step(False)
            self._make_ready_move()

    def hurry(self) -> None:
        """Have the computer that thinks move now, or the hint that is sought be told, as far as it is known."""
        self._thinker.hurry()

    def let_easiest_choose(self) -> None:
        """Have the easiest computer player choose this one move: the one whose turn it is could not."""
        table, seat = self.table, self.table.to_act
        assert seat is not None
        self._await(self._thinker.think_here(table.position(seat), table.record.game, self._seed))

    def seek_hint(self) -> None:
        """Ask what the expert would do in place of the person who is to act; ``advised`` tells."""
        table, seat = self.table, self.table.to_act
        assert seat is not None
        self._thinker.drop()  # an earlier hint that was closed again
        position = table.position(seat)
        self._thought.wait(
            self._thinker.advise(position, table.record.game, self._seed, self.patience), self._take_advice
        )

    def pause(self, on: bool) -> None:
        """Hold the computers while the person looks back or reads, as ``TableViewState.still`` says."""
        if on == self._paused:
            return
        self._paused = on
        if on:
            self._skips = False
            self._drop_thoughts()
        else:
            self.go_on()

    def pause_moves(self, on: bool) -> None:
        """Make no move by itself while something is told that it would fly under; computers think on meanwhile."""
        self._moves_paused = on
        if not on and self._ready is not None and not self._steps and not self._pause.isActive():
            self._pause.start(0)

    def undo(self) -> None:
        """Take back the person's last choice. Raises ValueError when it is not open."""
        self._skips = False
        self._drop_thoughts()
        self.table.undo()
        self._tell_saved()
        self.turned_back.emit()

    def redo(self) -> None:
        """Make again what was undone. Raises ValueError when there is nothing."""
        self._skips = False
        self._drop_thoughts()
        self.table.redo()
        self._tell_saved()
        self.turned_back.emit()
        self.go_on()

    def stop(self) -> None:
        """Leave the table: nothing will be played any more."""
        self._left = True
        self._drop_thoughts()

    def set_speed(self, speed: str) -> None:
        """Change the computers' speed; a move that waited for a step is made when steps are off."""
        self._speed = speed
        if speed != "step" and self._steps:
            self.step()

    # ---- computers ---------------------------------------------------------------------------------------------

    def _think(self) -> None:
        table = self.table
        seat = table.to_act
        assert seat is not None
        position = table.position(seat)
        self._await(
            self._thinker.think(position, table.record.game, table.players[seat].level, self._seed, self.patience)
        )

    def _await(self, future: Future[str]) -> None:
        """Take the move that is being chosen once it is there."""
        self._long.start()
        self._thought.wait(future, self._take_answer)

    @property
    def _seed(self) -> int:
        """Of the chance of whoever chooses now."""
        return self.table.notes.bot_seed + self.table.at

    def _take_answer(self, future: Future[str]) -> None:
        self._thinks_no_more()
        if future.cancelled():
            return
        error = future.exception()
        if error is not None:
            self.bot_failed.emit(error)
            return
        self._ready = self.table.game.read_move(future.result())
        if self.speed == "step":
            self._wait_for_step(True)
        else:
            self._pause.start(max(PAUSE_MS[self.speed], self._looks()))

    def _take_advice(self, future: Future[tuple[Advice, ...]]) -> None:
        if not future.cancelled():
            self.advised.emit(() if future.exception() is not None else future.result())

    def _wait_for_step(self, on: bool) -> None:
        if on != self._steps:
            self._steps = on
            self.waiting.emit(on)

    def _make_move_that_is_due(self) -> None:
        if not self._moves_paused:
            self._make_ready_move()

    def _make_ready_move(self) -> None:
        move, self._ready = self._ready, None
        self._due.stop()
        if move is not None:
            self._make(move)
            self.go_on()

    def _drop_thoughts(self) -> None:
        self._wait_for_step(False)
        self._thought.drop()
        self._thinker.drop()
        self._ready = None
        self._pause.stop()
        self._due.stop()
        self._thinks_no_more()

    def _thinks_no_more(self) -> None:
        self._long.stop()
        self.lingers.emit(False)

    def _make(self, move: Move) -> None:
        self.table.play(move)
        self._tell_saved()
        self.moved.emit(self.table.at)

    def _tell_saved(self) -> None:
        if self.table.autosave.news:
            self.saved.emit(self.table.autosave.news)
