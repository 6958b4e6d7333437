"""One position on the whole page: the board, and all that stands round it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.beats import Beat, BeatPlayer
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.prompts import Prompts
from durbar.ui.pages.table.top import Top
from durbar.ui.people import kind_words

#: Milliseconds from one part of the frame to the next when they are shown in turns of their own: the window is painted
#: in between, and a part waits for another turn, for this one may have painted.
_TURN_MS = 5
#: Into so many parts the frame is divided.
_PARTS = 5


class InTurns(Beat):
    """Several things, each in a turn of the loop of its own: the window never stands still for all of them."""

    def __init__(self, *parts: Callable[[], None]) -> None:
        self._left = list(parts)

    def start(self, player: BeatPlayer) -> None:
        """Show the first part soon."""
        self._player = player
        self._show_next_soon()

    def hurry(self) -> None:
        """Show all parts that are left."""
        while self._left:
            self._left.pop(0)()
        self._player.go_on(self)

    def cancel(self) -> None:
        """Show nothing more."""
        self._left.clear()

    def _show_next_soon(self) -> None:
        if self._left:
            self._player.after(_TURN_MS, lambda: self._player.after(0, self._show_next))
        else:
            self._rest()

    def _show_next(self) -> None:
        self._left.pop(0)()
        self._show_next_soon()

    def _rest(self) -> None:
        """End, as all is shown."""
        self._player.go_on(self)


class FillFrame(InTurns):
    """What stands round the board follows the newest move, the prompt first."""

    @property
    def prompt_told(self) -> bool:
        """Whether what one acts by has followed already."""
        return len(self._left) < _PARTS


class FramePresenter(QObject):
    """The one that fills the board and the frame with what is shown.

    hides: whether a sight must not be shown before another person has sat down; then nothing of it is. reseated:
    another person sits there, who sees other things. framed: the frame shows another position.
    """

    reseated = Signal()
    framed = Signal()

    def __init__(self, context: TableContext, top: Top, prompts: Prompts, hides: Callable[[Sight], bool]) -> None:
        super().__init__(context.host)
        self._shown, self._screen, self._beats = context.shown, context.screen, context.beats
        self._board, self._frame, self._aside = context.board, context.frame, context.aside
        self._top, self._prompts, self._hides = top, prompts, hides
        self._seen_by = context.shown.sight.seat

    def show_position(self) -> None:
        """Show the position that is looked at, with everything that can be done in it."""
        if self._hides(self._shown.see()):
            return
        sight, table = self._shown.renew(), self._shown.table
        if sight.seat != self._seen_by:
            self._seen_by = sight.seat
            self.reseated.emit()
            sight = self._shown.renew()  # nothing is picked out any more
        scene = self._board.board
        scene.show_sight(sight)
        self._offer_moves()
        at = self._shown.at
        scene.mark_last(table.seen(at - 1, sight.seat) if at else [])
        self.show_frame(at)

    def show_game(self) -> None:
        """Show the game itself, wherever one looked."""
        self._shown.looking = None
        self.show_position()

    def show_offer(self) -> None:
        """Show the board shows the sight already: let it be clicked.

        For another person than before all is shown anew.
        """
        if self._shown.sight.seat == self._seen_by:
            self._offer_moves()
        else:
            self.show_position()

    def _offer_moves(self) -> None:
        scene = self._board.board
        scene.offer_moves(self._shown.make_offer(self._screen, scene.targets))

    @property
    def is_behind(self) -> bool:
        """Whether the prompt tells of an earlier position than the one that is shown: its pieces fly, or have just
        landed."""
        return (beat := self._beats.coming(FillFrame)) is not None and not beat.prompt_told

    def take_off(self, moments: bool = False) -> None:
        """Withdraw the offer as pieces take off; what stands round the board tells of the move when they have landed.

        moments: whether any are told before that.
        """
        if self._shown.blocked or self._prompts.nothing_is_left():
            self._prompts.show()  # at once: a turn that ends by itself may be over when its last pieces have landed
        if moments or not self._shown.sight.legal or self._shown.blocked:
            self._frame.tabs.set_rows([], self._prompts.no_moves())
            self._frame.prompt.fade()

    @property
    def frame_parts(self) -> tuple[Callable[[], None], ...]:
        """What shows the newest move round the board, part by part. What one acts by comes first."""
        return self._prompts.show, self._show_seats, self._show_rows, self.show_aside, self.framed.emit

    def show_scored(self, sight: Sight) -> None:
        """Show the players' panels as a stage was scored, and that nobody acts."""
        self._frame.seats.set_lines([self._resting(line, sight) for line in self._lines(sight)])

    def show_past(self, sight: Sight) -> None:
        """Show the players' panels as they stood then and the slider where one looks, while moves are shown again."""
        self._top.name_stage(sight)
        self._top.show_history(self._shown.at)
        self._frame.tabs.log.look_at(self._shown.looking)
        if self._shown.looking is not None:
            self._frame.tabs.log.follow(self._shown.looking)
        self._frame.seats.set_lines(self._lines(sight))

    def _lines(self, sight: Sight) -> list[SeatLine]:
        return [self._screen.seat_line(seat, sight) for seat in range(len(sight.players))]

    def _resting(self, line: SeatLine, sight: Sight) -> SeatLine:
        player = sight.players[line.seat]
        alone = line.seat == sight.seat and player.is_person
        return replace(line, state=kind_words(player, alone), acting=False, out=False)

    def show_newest_frame(self) -> None:
        """Show what stands round the board, after the newest move.

        While a stage is told, only that nobody looks back.
        """
        if self._shown.blocked:
            self._top.show_history(self._shown.table.at)
        elif not self._hides(self._shown.see()):
            self.show_frame(self._shown.table.at)

    def name_stage(self, sight: Sight) -> None:
        """Name the stage of another position than the one that is shown in the top bar."""
        self._top.name_stage(sight)

    def show_frame(self, at: int) -> None:
        """Show what stands round the board. at: after how many moves."""
        self._show_seats(at)
        self._show_rows()
        self.show_aside()
        self._prompts.show()
        self.framed.emit()

    def _show_seats(self, at: int | None = None) -> None:
        self._top.show(self._shown.table.at if at is None else at)
        self._frame.seats.set_lines(self._lines(self._shown.sight))

    def _show_rows(self) -> None:
        screen, sight, tabs = self._screen, self._shown.sight, self._frame.tabs
        rows = [screen.move_row(move, sight) for move in screen.listed(sight)] if not self._shown.blocked else []
        tabs.log.look_at(self._shown.looking)
        tabs.set_rows(rows, screen.moves_note(sight) if rows else self._prompts.no_moves())

    def show_aside(self) -> None:
        """Show the panel on the board."""
        if self._aside is not None:
            self._aside.show_sight(self._shown.sight)

    def set_waiting(self, on: bool) -> None:
        """Set a computer's move waits for the person's step, or no more."""
        self._prompts.waiting = on
        if self._shown.looking is None and not self.is_behind:
            self.show_position()

    def set_lingers(self, on: bool) -> None:
        """Note that a computer has thought for a while, or has moved."""
        if on == self._prompts.lingers:
            return
        self._prompts.lingers = on
        if self._shown.looking is None and not self.is_behind:
            self.show_newest_frame()
