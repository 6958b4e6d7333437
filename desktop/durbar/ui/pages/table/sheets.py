"""The players' panels beside the board, and their sheets seen large."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.peek import Peek, Watch
from durbar.ui.pages.table.tabs import MOVES
from durbar.ui.words import translate

#: Milliseconds that the sheet of whoever acted last stays after it has become one's turn.
STAY_MS = 1200


class Sheets(QObject):
    """The sheets that are looked at over the board. While others act, theirs is shown beside the board.

    secret_asked(seat): a panel without a sheet was pressed; perhaps there is a secret to look at. enlarging: a sheet is
    about to lie over the board, and over what lies there.
    """

    secret_asked = Signal(int)
    enlarging = Signal()

    def __init__(self, context: TableContext, make_tip: Callable[[Target], Tip | None]) -> None:
        """make_tip: what is told of something on the table."""
        super().__init__(context.host)
        self._shown, self._screen, self._frame, self._make_tip = context.shown, context.screen, context.frame, make_tip
        self._play = context.play
        self.peek = Peek(context.board)
        self.watch = Watch(context.board, context.frame.column, context.frame.tabs)
        self.watch.pressed.connect(self._enlarge)
        self._stays = QTimer(self, singleShot=True, interval=STAY_MS)
        self._stays.timeout.connect(self.watch.close_sheet)

    def tip(self, seat: int) -> Tip | None:
        """Return a panel's tip; it tells how the sheet is seen large."""
        tip = self._make_tip(("seat", seat))
        if tip is None or tip.click or self._screen.peek(seat, self._shown.sight) is None:
            return tip
        return replace(tip, click=translate("Table", "Click or F4: see the sheet large"))

    def point(self, seat: int) -> None:
        """Open the sheet of a seat whose sketch the pointer has come upon, or close it (-1)."""
        if seat >= 0:
            self._frame.tips.close()
            self._open(seat, pinned=False)
        elif not self.peek.pinned:
            self.peek.close_sheet()

    def press(self, seat: int) -> None:
        """Pin the sheet of a panel that was pressed, close it again, or ask for a secret to look at."""
        if self.peek.seat == seat and self.peek.pinned:
            self.peek.close_sheet()
        elif self._screen.peek(seat, self._shown.sight) is not None:
            self._open(seat, pinned=True)
        else:
            self.secret_asked.emit(seat)

    def open_next(self) -> None:
        """Open the sheets one after the other, from the panel below one's own round to it; then none."""
        sight, order = self._shown.sight, self._frame.seats.order()
        below = order.index(sight.seat) + 1
        order = [seat for seat in (*order[below:], *order[:below]) if self._screen.peek(seat, sight) is not None]
        following = order[order.index(self.peek.seat) + 1 :] if self.peek.seat in order else order
        if not following:
            self.peek.close_sheet()
        else:
            self._frame.tips.close()
            self.enlarging.emit()
            self._open(following[0], pinned=True)

    def show_again(self, sight: Sight, seat: int) -> None:
        """Show the sheet of a seat whose move is shown again, as it was then, where it is while the seat acts."""
        self._stays.stop()
        if seat == sight.seat:
            self.watch.close_sheet()
        else:
            self._watch(seat, sight)

    def close(self) -> None:
        """Close all sheets."""
        self._stays.stop()
        self.peek.close_sheet()
        self.watch.close_sheet()

    def end_again(self) -> None:
        """Close the sheet beside the board when no move is shown again any more."""
        self.watch.close_sheet()

    def follow(self) -> None:
        """Show another position on the sheet that is open."""
        if self.peek.seat >= 0:
            self._open(self.peek.seat, self.peek.pinned)
        self._follow_others()

    def _follow_others(self) -> None:
        """Enlarge the sheet of another who acts beside the board. It stays a moment when it has become one's turn."""
        sight = self._shown.sight
        acting = sight.view.to_act
        quick = self._play.speed == "instant" or self._shown.looking is not None
        if quick or acting is None or not self._frame.isVisible() or self._frame.tabs.on != MOVES:
            self.watch.close_sheet()
        elif sight.players[acting].is_person:
            if self.watch.seat >= 0 and not self._stays.isActive():
                self._watch(self.watch.seat, sight)
                self._stays.start()
        else:
            self._stays.stop()
            self._watch(acting, sight)

    def _watch(self, seat: int, sight: Sight) -> None:
        sketch = self._screen.peek(seat, sight)
        if sketch is None:
            self.watch.close_sheet()
        else:
            self.watch.open(sight.players[seat], self._screen.seat_line(seat, sight), sketch, pinned=False)

    def _enlarge(self, seat: int) -> None:
        """Open the sheet that was pressed beside the board over it."""
        if self._stays.isActive():
            self.watch.close_sheet()
        else:
            self._open(seat, pinned=True)

    def _open(self, seat: int, pinned: bool) -> None:
        """Show a seat's sheet large, if the game has one."""
        sight = self._shown.sight
        sketch = self._screen.peek(seat, sight)
        if sketch is None:
            self.peek.close_sheet()
        else:
            self.peek.open(sight.players[seat], self._screen.seat_line(seat, sight), sketch, pinned)
