"""The players' panels beside the board, and their sheets seen large."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.frame.frame import TableFrame
from durbar.ui.kit.frame.peek import Peek
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.sight import Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.shown import Shown
from durbar.ui.words import translate


class Sheets(QObject):
    """Knows whose sheet is looked at; shows it over the board.

    secret_asked(seat): a panel without a sheet was pressed; perhaps there is a secret to look at.
    """

    secret_asked = Signal(int)

    def __init__(
        self,
        parent: QObject,
        shown: Shown,
        screen: GameScreen,
        board: BoardView,
        frame: TableFrame,
        make_tip: Callable[[Target], Tip | None],
    ) -> None:
        """make_tip: what is told of something on the table."""
        super().__init__(parent)
        self._shown, self._screen, self._frame, self._make_tip = shown, screen, frame, make_tip
        self.peek = Peek(board)

    def tip(self, seat: int) -> Tip | None:
        """A panel's tip; it tells how the sheet is seen large."""
        tip = self._make_tip(("seat", seat))
        if tip is None or tip.click or self._screen.peek(seat, self._shown.sight) is None:
            return tip
        return replace(tip, click=translate("Table", "Point at the small sheet, click, or press F4 to see it large."))

    def point(self, seat: int) -> None:
        """The pointer has come upon a seat's sketch, or left one (-1)."""
        if seat >= 0:
            self._frame.tips.close()
            self._open(seat, pinned=False)
        elif not self.peek.pinned:
            self.peek.close_sheet()

    def press(self, seat: int) -> None:
        """A panel was pressed: its sheet stays open, or closes again; or there is a secret to look at."""
        if self.peek.seat == seat and self.peek.pinned:
            self.peek.close_sheet()
        elif self._screen.peek(seat, self._shown.sight) is not None:
            self._open(seat, pinned=True)
        else:
            self.secret_asked.emit(seat)

    def open_next(self) -> None:
        """The sheets one after the other, from the panel below the first one round to it; then none."""
        order = self._frame.seats.order()
        sight = self._shown.sight
        order = [seat for seat in (*order[1:], order[0]) if self._screen.peek(seat, sight) is not None]
        following = order[order.index(self.peek.seat) + 1 :] if self.peek.seat in order else order
        if not following:
            self.peek.close_sheet()
        else:
            self._frame.tips.close()
            self._open(following[0], pinned=True)

    def follow(self) -> None:
        """Another position is shown: so does the sheet that is open."""
        if self.peek.seat >= 0:
            self._open(self.peek.seat, self.peek.pinned)

    def _open(self, seat: int, pinned: bool) -> None:
        """Show a seat's sheet large, if the game has one."""
        sight = self._shown.sight
        sketch = self._screen.peek(seat, sight)
        if sketch is None:
            self.peek.close_sheet()
        else:
            self.peek.open(sight.players[seat], self._screen.seat_line(seat, sight), sketch, pinned)
