"""The great moments of a game: one after another over the board, as long as nobody does anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from durbar.engine.event import Event
from durbar.ui.games import manifest
from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.manner import Manner
from durbar.ui.pages.table.play import Play
from durbar.ui.pages.table.shown import Shown

if TYPE_CHECKING:
    from durbar.ui.kit.frame.plaque import Plaque
    from durbar.ui.kit.values.moment import Moment

#: How long moments last, by the computers' speed; where it is not named, as long as they say.
_LENGTHS = {"instant": 0.0, "fast": 0.6}


class TableMoments(QObject):
    """Shows the moments of a move. No person waits for them: a press of any kind ends them all, and does nothing else.
    Moves that make themselves wait, for nobody could look at both.

    plaque: the moment that is seen, None for none. over: nothing is seen any more.
    """

    over = Signal()

    def __init__(self, host: QObject, shown: Shown, manner: Manner, play: Play, board: BoardView) -> None:
        super().__init__(host)
        self._shown, self._manner, self._play, self._board = shown, manner, play, board
        self._waiting: list[Moment] = []
        self.plaque: Plaque | None = None

    @property
    def moving(self) -> bool:
        """Whether moments come at all, and move."""
        wanted = self._manner.moments and self._play.speed != "instant"
        return wanted and self._board.board.pace > 0 and self._board.isVisible()

    def prepare(self, events: Sequence[Event], before: Sight, after: Sight) -> None:
        """The pieces of a move take off: if its moments follow, no move is to make itself before these are over."""
        if self._of(events, before, after):
            self._play.hold(True)

    def tell(self, events: Sequence[Event], before: Sight, after: Sight) -> None:
        """A move was made: its moments follow each other, and those of the move before are past."""
        self._waiting = self._of(events, before, after)
        if self._waiting:
            self._show_next()
        elif self.plaque is None:
            self._play.hold(False)

    def stop(self) -> None:
        """No moment any more."""
        self._waiting = []
        self._show_next()

    def forget(self) -> None:
        """The position changes otherwise than by a move: what was told goes, and nothing that waited for it follows."""
        self._waiting = []
        if self.plaque is not None:
            self.plaque.close_moment()
            self.plaque = None
        self._play.hold(False)

    def are_told_first(self, after: Sight) -> bool:
        """Whether one is asked about what is told now, and would not see what one is asked."""
        return self.plaque is not None and manifest(self._shown.table.record.game).moments().asks(after)

    def _of(self, events: Sequence[Event], before: Sight, after: Sight) -> list[Moment]:
        """The moments that are shown of a move, as long as the computers' speed allows."""
        length, shown = _LENGTHS.get(self._play.speed, 1.0), self._shown
        if not length or not self._manner.moments or not self._board.isVisible() or shown.looking is not None:
            return []
        moments = manifest(shown.table.record.game).moments().of(events, before, after)
        return [replace(one, length=round(one.reading_time * length)) for one in moments]

    def _show_next(self) -> None:
        from durbar.ui.kit.frame.plaque import Plaque  # most moves have no great moment

        last, self.plaque = self.plaque, None
        if last is not None:
            last.close_moment()
        self._play.hold(bool(self._waiting))
        if not self._waiting:
            if last is not None:
                self.over.emit()
            return
        moment = self._waiting.pop(0)
        table = self._shown.table
        emblem = "" if moment.seat is None else SEAT_COLOURS[table.players[moment.seat].emblem].emblem
        ornament = manifest(table.record.game).moments().ornament.by(look.dark)
        self.plaque = Plaque(self._board, moment, ornament, emblem, self._board.board.pace > 0, self._board.own_place)
        self.plaque.seen.connect(self._show_next)
        self.plaque.skipped.connect(self.stop)
        self.plaque.open()
