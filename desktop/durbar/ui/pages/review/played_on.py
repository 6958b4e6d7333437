"""A line that is played on, shown on the board move by move."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from durbar.bots.review.judging import Subject
from durbar.bots.review.line import Step
from durbar.session.lines import PlayedOn
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.review.past_game import PastGame
from durbar.ui.review_words import sight_of_state, step_words

#: Milliseconds from one move to the next: time to read a sentence and to find it on the board; and between two looks
#: for a move that is not there yet.
_READ_MS, _LOOK_MS = 1600, 20


class ShownLine(QObject):
    """A line, shown to whose choice it began with. stepped: another move is there. ended: it goes no further.

    sight: the position that is there now. words: of the moves so far. seat: whose choice it was. failed: whether the
    expert could not go on.
    """

    stepped = Signal()
    ended = Signal()

    def __init__(self, game: PastGame, data: bytes, at: int, move: str, parent: QObject) -> None:
        super().__init__(parent)
        table = game.table
        seat = table.states[at].to_act
        assert seat is not None
        self._game, self.seat = game, seat
        self.sight: Sight | None = None
        self.last: Step | None = None
        self.words: Sequence[str] = ()
        self.over = self.failed = False
        self._coming: deque[Step | None] = deque()  # the line's own thread reaches for nothing else
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._show_next)
        stage = game.screen.stage(table.view(at, seat))
        subject = Subject(table.record, table.states, table.moves)
        self._line = PlayedOn(
            subject, data, at, move, self._coming.append, lambda step: game.screen.stage(step.after.view(seat)) != stage
        )
        self._next.start(_LOOK_MS)

    def stop(self) -> None:
        """Play no further, and show nothing more."""
        self._line.stop()
        self._next.stop()
        self._coming.clear()

    def _show_next(self) -> None:
        if not self._coming:
            self._next.start(_LOOK_MS)
            return
        step = self._coming.popleft()
        if step is None:
            self.over = self.failed = True
        else:
            self.last, self.over = step, step.last
            self.sight = sight_of_state(self._game.table, step.after, self.seat)
            self.words = (*self.words, step_words(self._game.table, self._game.screen, step, self.seat))
            self.stepped.emit()
        if self.over:
            self.ended.emit()
        else:
            self._next.start(_READ_MS)
