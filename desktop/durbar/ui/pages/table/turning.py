"""What is picked out is turned by the wheel over it or the key R; Enter on it makes its move."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from durbar.ui.kit.pressing.signs import SHIFT, SignKeys
from durbar.ui.kit.values.sight import Target
from durbar.ui.pages.table.clicks import Clicks
from durbar.ui.pages.table.context import TableContext

#: The keys that turn, clockwise by 1 and back.
_TURNING_KEYS = {"R": 1, f"{SHIFT}R": -1}


class Turning(QObject):
    """The turning of what is picked out: it tells Clicks what is picked out then, and which button Enter presses."""

    def __init__(self, context: TableContext, clicks: Clicks) -> None:
        super().__init__(context.host)
        board = context.board
        self._shown, self._screen, self._manner = context.shown, context.screen, context.manner
        self._clicks, self._board, self._prompt = clicks, board, context.frame.prompt
        self._keys = SignKeys(context.host, Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._keys.typed.connect(lambda sign: self.turn(board.here, _TURNING_KEYS[sign]))
        board.turner, board.confirmer = self.turn_by_wheel, self.confirm

    def turn(self, target: Target | None, by: int) -> bool:
        """Turn what is picked out at a target, or begin to; return whether anything turns."""
        turned = self._turned(target, by)
        if turned is not None and turned != self._shown.chosen:
            self._clicks.pick_out(turned)
        return turned is not None

    def turn_by_wheel(self, target: Target, by: int) -> bool:
        """Turn what is picked out while the pointer is on it, for elsewhere the wheel zooms; by 0: only say whether."""
        chosen = self._shown.chosen
        if not chosen or self._turned(None, 1) is None or self._screen.turn(target, self._shown.sight, 0) != chosen:
            return False
        return not by or self.turn(target, by)

    def _turned(self, target: Target | None, by: int) -> tuple[Target, ...] | None:
        """Return what is picked out when what is pointed at, or else what is picked out already, is turned."""
        sight = self._shown.sight
        if not sight.legal or self._board.board.animating:
            return None
        targets = [one for one in (target, *self._shown.chosen) if one is not None]
        turns = (self._screen.turn(one, sight, by) for one in targets)
        return next((turned for turned in turns if turned is not None), None)

    def listen(self) -> None:
        """Take R from lists and fields only while something turns, and never from a button that has it."""
        keys = {button.key for button in self._prompt.prompt.buttons}
        able = "R" not in keys and self._turned(self._board.here, 1) is not None
        self._keys.listen(_TURNING_KEYS if able else ())

    def confirm(self, target: Target) -> bool:
        """Press the prompt's default button by Enter on what is picked out and turns, if that makes a move.

        target: where the keyboard is; elsewhere Enter is a click.
        """
        if self._manner.enter():
            return True
        if not self._shown.chosen or self._turned(None, 1) is None:
            return False
        prompt = self._prompt.prompt
        button = next((one for one in prompt.buttons if one.primary and one.enabled and one.move is not None), None)
        if button is None or button.move is None:
            return False
        if target not in self._screen.targets_of(button.move, self._shown.sight):
            return False
        self._clicks.press(button)
        return True
