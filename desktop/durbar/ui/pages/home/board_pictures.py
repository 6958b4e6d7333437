"""A game's board as a small picture: in the middle of a game for the home screen, or bare, as a map to choose.

The home screen's are drawn beforehand (``installer/draw_boards.py``), for to draw them takes all of every game: half a
second and 30 MB, before anybody has chosen one.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from durbar.ui.games import game_screen, manifest
from durbar.ui.kit.cover import Cover
from durbar.ui.words import language

if TYPE_CHECKING:
    from durbar.ui.kit.values.sight import Sight

#: Device pixels that the stored pictures are wide: as wide as any on the home screen, but on screens above 3000.
STORED = 800


def miniature(cover: Cover, room: QSize) -> QPixmap:
    """The board of the game's sample position, as large as fits into a room of device pixels.

    Nothing where none was drawn.
    """
    picture = manifest(cover.game.key).picture(language())
    if picture is None:
        return QPixmap()
    stored = QImage(str(picture))
    fitting = stored.scaled(room, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return QPixmap.fromImage(fitting)


def sample_picture(key: str, room: QSize) -> QPixmap:
    """The board of a game's sample position, drawn in the language that is on, as large as fits.

    Nothing where it has no sample.
    """
    from durbar.table.table import Table
    from durbar.ui.sight import sight_of

    sample = manifest(key).sample
    return QPixmap() if sample is None else _draw(key, sight_of(Table.open(sample)), room.width(), room.height())


def map_picture(cover: Cover, board: str, room: QSize) -> QPixmap:
    """One of the game's maps at the start of a game, as large as fits. Raises BadOption when its file is gone."""
    return _drawn_map(cover.game.key, board, room.width(), room.height(), language())


@lru_cache(maxsize=2)
def _drawn_map(key: str, board: str, width: int, height: int, _language: str) -> QPixmap:
    from durbar.table.player import Player
    from durbar.ui.kit.values.sight import Sight

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
