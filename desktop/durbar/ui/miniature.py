"""A game's board drawn small, in the middle of a game, for the home screen."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from durbar.paths import resource
from durbar.table.table import Table
from durbar.ui.kit.screen import GameScreen
from durbar.ui.sight import sight_of


def miniature(screen: GameScreen, room: QSize) -> QPixmap:
    """The board of the game's sample position, as large as fits into a room of device pixels."""
    return _drawn(screen, room.width(), room.height())


@lru_cache(maxsize=8)
def _drawn(screen: GameScreen, width: int, height: int) -> QPixmap:
    table = Table.open(resource(f"samples/{screen.game.key}.durbar"))
    board = screen.make_board()
    box = board.sceneRect()
    scale = min(width / box.width(), height / box.height())
    board.settle(scale)
    board.show_sight(sight_of(table))
    picture = QPixmap(max(1, round(box.width() * scale)), max(1, round(box.height() * scale)))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board.render(painter, QRectF(picture.rect()), box)
    painter.end()
    return picture
