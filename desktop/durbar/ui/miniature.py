"""A game's board drawn small, in the middle of a game, for the home screen."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from durbar.paths import resource
from durbar.ui.games import game_screen
from durbar.ui.kit.cover import Cover


def miniature(cover: Cover, room: QSize) -> QPixmap:
    """The board of the game's sample position, as large as fits into a room of device pixels."""
    return _drawn(cover.game.key, room.width(), room.height())


@lru_cache(maxsize=8)
def _drawn(key: str, width: int, height: int) -> QPixmap:
    from durbar.table.table import Table  # not before the first paint
    from durbar.ui.sight import sight_of

    table = Table.open(resource(f"samples/{key}.durbar"))
    board = game_screen(key).make_board()
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
