"""The great moments of a game: one after another over the board, as long as nobody does anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from durbar.engine.event import Event
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.beats import Beat, BeatPlayer
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.log import LogTeller

if TYPE_CHECKING:
    from durbar.ui.kit.values.moment import Moment
    from durbar.ui.pages.table.plaque import Plaque

#: How long moments last, by the computers' speed; where it is not named, as long as they say.
_LENGTH_SHARES = {"instant": 0.0, "fast": 0.6}


class TellMoments(Beat):
    """The moments of a move, one after another. Moves that make themselves wait, for nobody could look at both.

    What follows does so in a turn of the loop of its own: whatever was pressed to skip these was not meant for it.
    """

    is_read = True

    def __init__(self, moments: TableMoments, told: Callable[[], list[Moment]]) -> None:
        """told: makes them, in the language that is on."""
        self._moments, self._make = moments, told
        self.told = told()

    def retell(self) -> None:
        """Make the moments anew, when the language changes before they are shown."""
        self.told = self._make()

    def start(self, player: BeatPlayer) -> None:
        """Show the moments."""
        self._moments.show(self.told, lambda: player.after(0, lambda: player.go_on(self)))

    def cancel(self) -> None:
        """Show no moment any more."""
        self._moments.stop()


class TableMoments(QObject):
    """The moments of a table, shown one after another. A press of any kind ends them all, and does nothing else.

    plaque: the moment that is seen, None for none.
    """

    def __init__(self, context: TableContext, log: LogTeller) -> None:
        super().__init__(context.host)
        self._table, self._shown, self._manner = context.table, context.shown, context.manner
        self._play, self._board, self._telling = context.play, context.board, context.screen.telling
        self._prompt = context.frame.prompt
        self._log = log
        self._waiting: list[Moment] = []
        self._when_over: Callable[[], None] | None = None
        self.plaque: Plaque | None = None

    @property
    def moving(self) -> bool:
        """Whether moments come at all, and move."""
        wanted = self._manner.moments and self._play.speed != "instant"
        return wanted and self._board.board.pace > 0 and self._board.isVisible()

    def beats(self, events: Sequence[Event], before: Sight, after: Sight) -> list[Beat]:
        """Return what is to be told of a move in this way, as long as the computers' speed allows."""
        length, shown = _LENGTH_SHARES.get(self._play.speed, 1.0), self._shown
        if not length or not self._manner.moments or not self._board.isVisible() or shown.looking is not None:
            return []
        of = self._telling.moments

        def told() -> list[Moment]:
            found = of(events, before, after, self._log.newest)
            return [replace(one, length=round(one.reading_time * length)) for one in found]

        beat = TellMoments(self, told)
        return [beat] if beat.told else []

    def show(self, told: Sequence[Moment], when_over: Callable[[], None]) -> None:
        """Show moments one after another, and say when they are over."""
        self._waiting, self._when_over = list(told), when_over
        self._show_next()

    def stop(self) -> None:
        """Show no moment any more."""
        self._waiting = []
        self._show_next()

    def _end_by(self, event: QEvent) -> None:
        """End the moments; skip what others do next if that is the button that was pressed, or whose key it was."""
        skips = self._prompt.means(event, "skip")
        self.stop()
        if skips:
            self._play.skip()

    def _show_next(self) -> None:
        from durbar.ui.pages.table.plaque import Plaque  # most moves have no great moment

        last, self.plaque = self.plaque, None
        if last is not None:
            last.close_moment()
        if not self._waiting:
            when_over, self._when_over = self._when_over, None
            if when_over is not None:
                when_over()
            return
        moment = self._waiting.pop(0)
        emblem = "" if moment.seat is None else SEAT_COLOURS[self._table.players[moment.seat].emblem].emblem
        ornament = self._telling.ornament.by(look.dark)
        self.plaque = Plaque(self._board, moment, ornament, emblem, self._board.board.pace > 0, self._board.own_place)
        self.plaque.seen.connect(self._show_next)
        self.plaque.skipped.connect(self._end_by)
        self.plaque.open()
