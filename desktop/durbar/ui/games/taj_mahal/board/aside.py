"""The panel on Taj Mahal’s board: who leads in which symbol of the visit, and what withdrawing now would bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent

from durbar.engine.move import Move
from durbar.ui.games.taj_mahal.board.contest import ContestPanel
from durbar.ui.games.taj_mahal.board.layout import ASIDE, CONTEST, SUM
from durbar.ui.games.taj_mahal.board.sum import SumPanel
from durbar.ui.games.taj_mahal.targets import picked_play
from durbar.ui.games.taj_mahal.words import sums
from durbar.ui.kit.board.aside import Aside
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip


class TajMahalAside(Aside):
    """The contest over the sum, each in its place beside the map."""

    def __init__(self) -> None:
        super().__init__()
        self._sight: Sight | None = None
        self.previewed: Move | None = None
        self.contest = ContestPanel()
        self.contest.section_asked.connect(self.section_asked)
        self.sum = SumPanel()
        self.contest.setParent(self)
        self.sum.setParent(self)
        # The board under it has the role of a field for typing; words there would take their colour from another role.
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # or each line of it would paint the board anew
        look.changed.connect(self.update)

    def attach_tips(self, tips: Tips, make_tip: Callable[[Target], Tip | None]) -> None:
        """Let rows of symbols explain themselves, and the pictures in the table too."""
        for symbol, row in self.contest.rows.items():
            tips.attach(row, partial(make_tip, ("symbol", symbol)), self)
        for widget, target in self.contest.parts.items():
            tips.attach(widget, partial(make_tip, target), self)

    def show_sight(self, sight: Sight, move: Move | None = None) -> None:
        """Show a position, in the language that is on, and what a move would change in it; the one that is shown is not
        filled in again.
        """
        if sight is self._sight:
            self.preview(move)
            return
        self._sight, self.previewed = sight, move
        self._show()

    def preview(self, move: Move | None) -> None:
        """Show what a move would change; None: nothing is pointed at."""
        if move != self.previewed:
            self.previewed = move
            self._show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground that lies round both parts, as on the board."""
        QPainter(self).fillRect(event.rect(), look.c.ground)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out both parts."""
        super().resizeEvent(event)
        scale = self.width() / ASIDE.width()
        for panel, box in ((self.contest, CONTEST), (self.sum, SUM)):
            panel.setGeometry(QRectF(box.topLeft() * scale, box.size() * scale).toRect())

    def _show(self) -> None:
        if self._sight is not None:
            move = self.previewed or picked_play(self._sight)
            self.contest.show_sight(self._sight, move)
            self.sum.show_sum(sums.sum_of(self._sight, move))
