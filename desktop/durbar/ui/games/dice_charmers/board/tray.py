"""The dice beside the sheet: what of their tray never changes, and the words on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from durbar.ui.games.dice_charmers import pieces
from durbar.ui.games.dice_charmers.board import layout as at
from durbar.ui.games.dice_charmers.board.places import Written
from durbar.ui.games.dice_charmers.board.strokes import (
    wrapped,
)
from durbar.ui.kit.look.easel import Easel
from durbar.ui.kit.look.paint import faded
from durbar.ui.kit.look.shapes import circle, segment
from durbar.ui.kit.look.theme import look
from durbar.ui.words import translate


def paint_tray(easel: Easel, seats: int) -> None:
    """The panel in the colours of the window, the elephant and the carpet of the depot."""
    easel.frame(at.TRAY.adjusted(0.6, 0.6, -0.6, -0.6), faded(look.c.rule, 0.8), 1.2, corner=7, fill=look.c.panel)
    title = QRectF(at.TRAY.x() + 8, at.TRAY_TITLE - 14, at.TRAY_WIDTH - 16, 22)
    dice = translate("DiceCharmers", "Dice")
    easel.words(dice, title, 18, look.c.ink, serif=True, centre=title.center().y())
    for y in at.TRAY_RULES:
        easel.line(
            segment(QPointF(at.TRAY.x() + 15, y), QPointF(at.TRAY.right() - 15, y)), look.c.rule, 1, strength=0.5
        )
    shadow = QRectF(at.ELEPHANT.x() + 2, 492, at.ELEPHANT.width() - 4, 18)
    easel.shape(circle(shadow), look.c.rail, 0.9)
    easel.picture(pieces.ELEPHANT, at.ELEPHANT)
    on_elephant = translate("DiceCharmers", "On the elephant")
    box = at.ELEPHANT_WORDS
    easel.words(on_elephant, box, 15.5, look.c.quiet, centre=box.center().y())
    easel.picture(pieces.DEPOT, at.depot(dice_kept(seats)))


def dice_kept(seats: int) -> int:
    """How many dice a depot takes: two players choose twice (§12)."""
    return 2 if seats == 2 else 1


class Words(Written):
    """Words on the tray that change with the position, on a few lines. state: the words."""

    def __init__(self, box: QRectF, size: float, most: int) -> None:
        super().__init__(None, box)
        self._size, self._most = size, most

    def write(self, easel: Easel) -> None:
        """The words."""
        if self.state:
            wrapped(easel, str(self.state), self._box, self._size, look.c.quiet, self._most)
