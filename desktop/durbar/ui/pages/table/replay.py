"""Moves shown again on the board, at leisure: one that was chosen in the strip, all that others did, or the game from
where one looks back."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from durbar.ui.kit.look.paint import MODIFIERS
from durbar.ui.kit.pressing import misclick
from durbar.ui.kit.pressing.swallowed import swallow_rest
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.log import LogTeller

#: How much longer than usual pieces fly; milliseconds for which a move stands when they have landed, at least, and for
#: each letter of what is said of it.
PACE_FACTOR, MIN_PAUSE_MS, LETTER_MS = 1.7, 1200, 40
#: The share of that time for which a move stands where the game is played on.
BRISK_SHARE = 0.5
#: Milliseconds for which a still picture stands before a move where nothing is to move.
STILL_MS = 900


class Replay(QObject):
    """Moves shown again; any key or press ends it. The game loop waits meanwhile.

    One looks back at a game that is played on, move by move: where that is stopped, one goes on looking.

    begun: the board shows what was before. stands(Sight, seat): so it stands before or after a move of this seat.
    ended: the position itself is to be shown again.
    """

    begun = Signal()
    stands = Signal(object, int)
    ended = Signal()

    def __init__(self, context: TableContext, log: LogTeller, busy: Callable[[], bool]) -> None:
        """busy: whether something stands over the board, or the game is not to be stopped now."""
        super().__init__(context.host)
        self._shown, self._beats, self._log, self._busy = context.shown, context.beats, log, busy
        self._board, self._aside, self._strip = context.board, context.aside, context.frame.news
        self._left: list[int] | None = None
        self._total, self._counted, self._travels = 0, True, False
        self._words = ""
        self._pace = 1.0
        self._still: int | None = None  # the move whose picture before it stands now
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)

    @property
    def on(self) -> bool:
        """Whether moves are shown again now."""
        return self._left is not None

    def show_line(self, at: int) -> None:
        """Show again what the line after so many moves tells."""
        self._begin(self._log.moves_of(at), counted=False)

    def show_turn(self, at: int) -> None:
        """Show again what a headline after so many moves tells."""
        self._begin(self._log.turn_of(at), counted=False)

    def show_all(self) -> None:
        """Show again all that the strip tells: from what others did on."""
        moves = sorted({move for item in self._strip.news for move in self._log.moves_of(item.at)})
        seat, states = self._shown.sight.seat, self._shown.table.states
        self._begin([move for move in moves if states[move].to_act != seat] or moves)

    def play_on(self) -> None:
        """Play the game on from where one looks back."""
        shown = self._shown
        if shown.looking is not None:
            self._begin(range(shown.looking, shown.table.at), counted=False, travels=True)

    def stop(self) -> None:
        """Show the position itself, at once."""
        if self._left is None:
            return
        self._left = self._still = None
        QApplication.instance().removeEventFilter(self)
        self._next.stop()
        scene = self._board.board
        scene.finish()
        scene.pace = self._pace
        self._strip.end_replay()
        self._shown.again = False
        self.ended.emit()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """End at any key or button that is pressed, which does nothing else."""
        kind = event.type()
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            if event.key() in MODIFIERS:
                return False
            if kind == QEvent.Type.ShortcutOverride:
                event.accept()
            elif not event.isAutoRepeat():
                self._end()
            return True
        if kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            misclick.note_change(event.globalPosition().toPoint())
            self._end()
            return True
        return kind == QEvent.Type.MouseButtonDblClick

    def _end(self) -> None:
        """End by a press."""
        swallow_rest(self._board)
        self.stop()

    def _begin(self, moves: Iterable[int], counted: bool = True, travels: bool = False) -> None:
        """Begin to show moves again; one of which nothing is said is no step of its own."""
        self.stop()
        moves = list(moves)
        left = [move for move in moves if self._log.words_of(move)] or moves
        if not left or self._busy():
            return
        self._left, self._total, self._counted, self._travels = left, len(left), counted, travels
        self._beats.cancel()
        self._shown.again = True
        self.begun.emit()
        self._pace = self._board.board.pace
        self._board.board.pace = self._pace if travels else PACE_FACTOR * self._pace
        QApplication.instance().installEventFilter(self)
        self._go_on()

    def _go_on(self) -> None:
        """Show the next move; where nothing is to move, the picture before it first."""
        if self._still is not None:
            move, self._still = self._still, None
            self._show(move)
        elif not self._left:
            if self._travels:
                self._shown.looking = None
            self.stop()
        elif self._pace:
            self._show(self._left.pop(0))
        else:
            self._still = self._left.pop(0)
            self._show_before(self._still)
            self._next.start(STILL_MS)

    def _show_before(self, move: int) -> None:
        before = self._shown.see(move)
        self._words = self._log.words_of(move)
        self._strip.tell_replay(self._total - len(self._left or ()), self._total if self._counted else 1, self._words)
        self._tell_stand(before, move)
        self._board.board.show_sight(before)
        self._board.board.mark_last([])
        if self._aside is not None:
            self._aside.show_sight(before)

    def _show(self, move: int) -> None:
        if self._pace:
            self._show_before(move)
        if self._travels:
            self._shown.looking = move + 1 if move + 1 < self._shown.table.at else None
        before, after = self._shown.see(move), self._shown.see(move + 1)
        self._board.board.animate(self._shown.table.seen(move, before.seat), before, after, lambda: self._rest(move))

    def _rest(self, move: int) -> None:
        """Wait after a move was shown as long as one reads what is said of it."""
        if self._left is not None:
            after = self._shown.see(move + 1)
            self._tell_stand(after, move)
            if self._aside is not None:
                self._aside.show_sight(after)
            stands = max(MIN_PAUSE_MS, LETTER_MS * len(self._words))
            self._next.start(round(BRISK_SHARE * stands) if self._travels else stands)

    def _tell_stand(self, sight: Sight, move: int) -> None:
        mover = self._shown.table.states[move].to_act
        self.stands.emit(sight, sight.seat if mover is None else mover)
