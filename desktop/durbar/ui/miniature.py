"""A game's board drawn small: in the middle of a game for the home screen, or bare, as a map to choose."""

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from durbar.paths import resource
from durbar.ui.games import game_screen
from durbar.ui.kit.cover import Cover
from durbar.ui.words import language

if TYPE_CHECKING:
    from durbar.ui.kit.screen import Sight


def miniature(cover: Cover, room: QSize) -> QPixmap:
    """The board of the game's sample position, as large as fits into a room of device pixels."""
    return _drawn(cover.game.key, room.width(), room.height(), language())


def map_picture(cover: Cover, board: str, room: QSize) -> QPixmap:
    """One of the game's maps at the start of a game, as large as fits. Raises BadOption when its file is gone."""
    return _drawn_map(cover.game.key, board, room.width(), room.height(), language())


@lru_cache(maxsize=8)
def _drawn(key: str, width: int, height: int, _language: str) -> QPixmap:
    from durbar.table.table import Table  # not before the first paint
    from durbar.ui.sight import sight_of

    return _draw(key, sight_of(Table.open(resource(f"samples/{key}.durbar"))), width, height)


@lru_cache(maxsize=8)
def _drawn_map(key: str, board: str, width: int, height: int, _language: str) -> QPixmap:
    from durbar.table.player import Player
    from durbar.ui.kit.screen import Sight

    game = game_screen(key).game
    seats = game.seats[-1]
    state = game.start(seats, 0, {"board": board})
    players = [Player("", emblem=seat) for seat in range(seats)]
    sight = Sight(0, state.view(0), players, (), state.why_not, live=False)
    return _draw(key, sight, width, height)


def _draw(key: str, sight: "Sight", width: int, height: int) -> QPixmap:
    board = game_screen(key).make_board()
    box = board.miniature_box()
    scale = min(width / box.width(), height / box.height())
    board.settle(scale)
    board.show_sight(sight)
    picture = QPixmap(max(1, round(box.width() * scale)), max(1, round(box.height() * scale)))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board.render(painter, QRectF(picture.rect()), box)
    painter.end()
    return picture
