"""One position on the whole page: the board, and all that stands round it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from durbar.ui.kit.board.aside import Aside
from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.frame.frame import TableFrame
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.display.prompts import Prompts
from durbar.ui.pages.table.display.top import Top
from durbar.ui.pages.table.shown import Shown
from durbar.ui.people import kind_words

#: Milliseconds from one part of the frame to the next when they are shown in turns of their own: the window is painted
#: in between, and a part waits for another turn, for this one may have painted.
_APART = 5


class Showing(QObject):
    """Fills the board and the frame with what is shown.

    hides: whether a sight must not be shown before another person has sat down; then nothing of it is.
    reseated: another person sits there, who sees other things. framed: the frame shows another position.
    """

    reseated = Signal()
    framed = Signal()

    def __init__(
        self,
        parent: QObject,
        shown: Shown,
        screen: GameScreen,
        board: BoardView,
        frame: TableFrame,
        aside: Aside | None,
        top: Top,
        prompts: Prompts,
        hides: Callable[[Sight], bool],
    ) -> None:
        super().__init__(parent)
        self._shown, self._screen, self._board = shown, screen, board
        self._frame, self._aside, self._top, self._prompts = frame, aside, top, prompts
        self._hides = hides
        self._seen_by = shown.sight.seat
        self._held_back: Sight | None = None
        self._parts: list[Callable[[], None]] = []
        self._soon = QTimer(self, singleShot=True, interval=_APART)
        self._soon.timeout.connect(self._wait_a_turn)
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._show_next_part)

    def show_position(self) -> None:
        """The position that is looked at, with everything that can be done in it."""
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
        """The game itself, wherever one looked."""
        self._shown.looking = None
        self.show_position()

    def show_offer(self) -> None:
        """The board shows the sight already: let it be clicked. For another person than before all is shown anew."""
        if self._shown.sight.seat == self._seen_by:
            self._offer_moves()
        else:
            self.show_position()

    def _offer_moves(self) -> None:
        scene = self._board.board
        scene.offer_moves(self._shown.make_offer(self._screen, scene.targets))

    def wait_for_pieces(self, surely: bool) -> None:
        """Pieces take off: what stands round the board tells of the move when they have landed.

        The panel on the board alone follows at once, unless a stage is told first.
        surely: else, where it has not told of the move before yet, it tells of this one now, or it would fall behind
        ever more where moves follow each other faster than pieces land.
        """
        same = self._shown.sight.seat == self._seen_by
        if same and not surely and (self._parts or self._prompts.behind):
            self.show_frame_soon()
            return
        self._soon.stop()
        self._next.stop()
        self._parts = []
        if self._shown.held or self._prompts.nothing_is_left():
            self._prompts.show()  # at once: a turn that ends by itself may be over when its last pieces have landed
        if not self._shown.sight.legal or self._shown.held:
            self._show_rows()  # none: those of before can't be made any more
            self._frame.prompt.fade()
        self._prompts.behind = True
        if same and not self._shown.held:
            self.show_aside_soon()

    def show_aside_soon(self) -> None:
        """Pieces take off: what the panel on the board forecast before is no longer true."""
        self._parts = [self._show_aside]
        self._soon.start()

    def show_scored(self, sight: Sight) -> None:
        """A stage has ended: the players' panels as it was scored, and nobody acts."""
        self._frame.seats.set_lines([self._resting(line, sight) for line in self._lines(sight)])

    def show_seats_again(self, sight: Sight) -> None:
        """Moves are shown again: the players' panels as they stood then."""
        self._frame.seats.set_lines(self._lines(sight))

    def _lines(self, sight: Sight) -> list[SeatLine]:
        return [self._screen.seat_line(seat, sight) for seat in range(len(sight.players))]

    def _resting(self, line: SeatLine, sight: Sight) -> SeatLine:
        player = sight.players[line.seat]
        alone = line.seat == sight.seat and player.is_person
        return replace(line, state=kind_words(player, alone), acting=False, out=False)

    def tell_of_landing(self) -> None:
        """The pieces have landed: what stands round the board tells of the move, unless it did at the take-off."""
        if self._prompts.behind:
            self.show_frame_soon()

    def hold_back(self) -> None:
        """What is asked now is asked in a moment: till then what one could do before can't be done any more."""
        self._held_back = self._shown.sight
        self._prompts.behind = True
        self._frame.tabs.set_rows([], self._prompts.no_moves())
        self._frame.prompt.fade()

    def ask(self) -> None:
        """Ask what was held back, if that is still what is shown."""
        asked, self._held_back = self._held_back, None
        if asked is not None and asked is self._shown.sight:
            self.show_offer()
            self.tell_of_landing()

    def forget(self) -> None:
        """The position changes otherwise than by a move: nothing of the one before is shown or asked any more."""
        self._held_back = None
        self._soon.stop()
        self._next.stop()
        self._parts = []

    def show_frame_soon(self) -> None:
        """What stands round the board after the newest move, each part in a turn of the loop of its own.

        So the window never stands still for all of them and the board. What one acts by comes first.
        """
        self._next.stop()
        self._prompts.behind = True
        self._parts = [self._prompts.catch_up, self._show_seats, self._show_rows, self._show_aside, self.framed.emit]
        self._soon.start()

    def _wait_a_turn(self) -> None:
        self._next.start()

    def _show_next_part(self) -> None:
        part = self._parts.pop(0)
        if self._parts:
            self._soon.start()
        part()

    def show_newest_frame(self) -> None:
        """What stands round the board, after the newest move; while a stage is told, only that nobody looks back."""
        if self._shown.held:
            self._top.show_history(self._shown.table.at)
        elif not self._hides(self._shown.see()):
            self.show_frame(self._shown.table.at)

    def name_stage(self, sight: Sight) -> None:
        """Of another position than the one that is shown: the bar names its stage."""
        self._top.name_stage(sight)

    def show_frame(self, at: int) -> None:
        """What stands round the board. at: after how many moves."""
        self._soon.stop()
        self._next.stop()
        self._parts = []
        self._show_seats(at)
        self._show_rows()
        self._show_aside()
        self._prompts.show()
        self.framed.emit()

    def _show_seats(self, at: int | None = None) -> None:
        self._top.show(self._shown.table.at if at is None else at)
        self._frame.seats.set_lines(self._lines(self._shown.sight))

    def _show_rows(self) -> None:
        screen, sight, tabs = self._screen, self._shown.sight, self._frame.tabs
        rows = [screen.move_row(move, sight) for move in screen.listed(sight)] if not self._shown.held else []
        tabs.log.mark(self._shown.looking)
        tabs.set_rows(rows, screen.moves_note(sight) if rows else self._prompts.no_moves())

    def _show_aside(self) -> None:
        if self._aside is not None:
            self._aside.show_sight(self._shown.sight)

    def set_waiting(self, on: bool) -> None:
        """A computer's move waits for the person's step, or no more."""
        self._prompts.waiting = on
        if self._shown.looking is None and not self._prompts.behind:
            self.show_position()

    def set_lingers(self, on: bool) -> None:
        """A computer has thought for a while, or has moved."""
        if on == self._prompts.lingers:
            return
        self._prompts.lingers = on
        if self._shown.looking is None and not self._prompts.behind:
            self.show_newest_frame()
