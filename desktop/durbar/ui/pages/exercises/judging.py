"""An answer that the expert has never thought about: it does so now, in the background, longer and longer."""

from __future__ import annotations

from concurrent.futures import Future

from PySide6.QtCore import QObject, Signal

from durbar.bots.review.plan import DEPTHS, USUAL
from durbar.bots.review.review import Tried
from durbar.bots.review.verdict import may_change
from durbar.engine.move import Move
from durbar.session.session import GameSession
from durbar.session.thinker import Thinker
from durbar.ui.kit.awaited import Awaited

#: The expert's chance is the same whenever this move is judged.
_SEED = 1


class Judging(QObject):
    """The looks of the expert at one answer. come(part): so much of it is had. judged(tuple of Tried): it is done, with
    the move among what was tried. failed: it can't be judged.
    """

    come = Signal(float)
    judged = Signal(object)
    failed = Signal()

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._awaited = Awaited(self)

    def begin(self, table: GameSession, move: Move) -> None:
        """Judge a move at a table's position. What was judged before is dropped."""
        self.stop()
        seat = table.to_act
        assert seat is not None
        self._table, self._move, self._position = table, move, table.position(seat)
        self._looks = list(DEPTHS[USUAL])
        self._had = 0
        self._look()

    def stop(self) -> None:
        """Want to know nothing any more."""
        self._awaited.drop()
        self._thinker.drop()

    def _look(self) -> None:
        game, times = self._table.record.game, self._looks[0].times
        self._awaited.wait(self._thinker.judge(self._position, game, self._move, _SEED, times), self._take)

    def _take(self, done: Future[tuple[Tried, ...]]) -> None:
        if done.cancelled() or done.exception() is not None:
            self.failed.emit()
            return
        found = done.result()
        self._had += self._looks.pop(0).times
        made = next(one for one in found if one.move == str(self._move))
        if self._looks and (not self._looks[0].unclear_only or may_change(made)):
            whole = self._had + self._looks[0].times  # a longer look still is had where it is unclear after that
            self.come.emit(self._had / whole)
            self._look()
        else:
            self.judged.emit(found)
