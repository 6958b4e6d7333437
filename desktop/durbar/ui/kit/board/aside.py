"""A panel of native widgets on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from durbar.engine.move import Move
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip

if TYPE_CHECKING:
    from durbar.ui.kit.tips.tips import Tips


class Aside(QWidget):
    """A panel of native widgets on the board: what needs words and may grow with the text, such as a forecast."""

    section_asked = Signal(str)

    def show_sight(self, sight: Sight, move: Move | None = None) -> None:
        """Show a position, in the language that is on, and what a move would change in it; None: none is pointed at."""
        raise NotImplementedError

    def preview(self, move: Move | None) -> None:
        """Show what a move would change; None: nothing is pointed at."""
        raise NotImplementedError

    def attach_tips(self, tips: Tips, make_tip: Callable[[Target], Tip | None]) -> None:
        """Give its parts the tips of their targets, asked anew each time."""
