"""Secrets between people at one screen: when the curtain falls, and what is behind it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QClipboard, QGuiApplication

from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.curtain import Curtain
from durbar.ui.words import translate


def forget_copied() -> None:
    """Clear the clipboard of what was copied here, for another person could paste it.

    Leave what was copied elsewhere.
    """
    clipboard = QGuiApplication.clipboard()
    if clipboard.ownsClipboard():
        clipboard.clear()
    if clipboard.supportsSelection() and clipboard.ownsSelection():
        clipboard.clear(QClipboard.Mode.Selection)


class HotSeatGuard(QObject):
    """The guard of several people's secrets at one screen: a curtain over the page hides the table from all others.

    trusted: the last seat for which the curtain was drawn aside; None while it hangs. falling: it is about to hide the
    table from whoever sits there. seated: the next person is there, and the table is to be made ready behind the
    curtain. revealed(at): now it is seen; after how many moves the curtain fell, 0 where none had just been made. left:
    that person would rather go home.
    """

    falling = Signal()
    seated = Signal()
    revealed = Signal(int)
    left = Signal()

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.host)
        self._shown, self._screen = context.shown, context.screen
        self._seats, self._tips = context.frame.seats, context.frame.tips
        self.trusted: int | None = None
        self._next, self._at = 0, 0
        self._secret: Tip | None = None
        self.curtain = Curtain(context.host)
        self.curtain.lifted.connect(self._reveal)
        self.curtain.left_home.connect(self._leave)

    def hides(self, after: Sight) -> bool:
        """Return whether the screen must not show this sight before the next person has sat down."""
        return after.people > 1 and after.seat != self.trusted and self._screen.private(after)

    def draw(self, after: Sight, at: int = 0) -> None:
        """Hide the table from all but whom it is for now. at: after how many moves; what ended then is shown later."""
        self._next, self._at, self._secret, self.trusted = after.seat, at, None, None
        self.falling.emit()
        self._ask()

    def look_in(self, seat: int) -> None:
        """Show a person's own secrets behind a curtain, where several people share the screen."""
        sight = self._shown.sight
        tip = self._screen.secret(seat, sight) if sight.people > 1 else None
        if tip is None:
            return
        self._next, self._secret = seat, tip
        self._ask()

    def retranslate(self) -> None:
        """Ask in the language that is on."""
        if not self.curtain.isHidden():
            self._ask()

    def _ask(self) -> None:
        player = self._shown.table.players[self._next]
        if self._secret is None:
            words, keys = translate("Table", "What {name} may see stays hidden until then."), ""
        else:
            words = translate("Table", "Only {name} should look at the screen now.")
            keys = translate("Curtain", "Enter to go on · Esc to go back")
        self.curtain.ask(player.name, player.emblem, words.format(name=player.name), keys)

    def _reveal(self) -> None:
        if self._secret is not None:
            self.curtain.drop()
            self._tips.show(self._secret, self._seats.rect_of(self._next), by_keyboard=True)
        else:
            self.trusted = self._next
            self.seated.emit()
            self.curtain.drop()
            self.revealed.emit(self._at)

    def _leave(self) -> None:
        if self._secret is not None:
            self.curtain.drop()
        else:
            self.left.emit()
