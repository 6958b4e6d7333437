"""A game's board as a small picture: in the middle of a game for the home screen, or bare, as a map to choose.

The home screen's are drawn beforehand (``installer/draw_boards.py``), for to draw them takes all of every game: half a
second and 30 MB, before anybody has chosen one.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPixmap

from durbar.ui.games import game_screen, manifest
from durbar.ui.kit.manifest import Manifest
from durbar.ui.pages.home.filled_frame import filling
from durbar.ui.words import language

if TYPE_CHECKING:
    from durbar.ui.kit.values.sight import Sight

#: Device pixels that the stored pictures are wide: as wide as any on the home screen, but on screens above 3000.
STORED_WIDTH = 800
#: Device pixels that the small ones are high: as high as a frame in a window of 1280 by 720. They are stored as they
#: are, packed by nothing but the packages of Durbar, so that they can be there with the window.
SMALL_HEIGHT = 288
#: A picture so much larger than its frame loses its rim rather than time.
_UNTRIMMED_SCALE = 1.05


def miniature(game: Manifest, room: QSize, small: bool) -> QPixmap:
    """Return what a room of device pixels shows of the board of the game's sample position.

    Of the room's size, or smaller where so much is not stored.

    small: from the small picture, which is read sooner. Nothing where none was drawn.
    """
    picture = game.picture(language(), small)
    if picture is None:
        return QPixmap()
    stored = QImage(str(picture))
    part = filling(stored.size(), room, game.centre)
    if room.width() < part.width() <= room.width() * _UNTRIMMED_SCALE:
        part = QRect(part.center() - QRect(QPoint(0, 0), room).center(), room.boundedTo(part.size()))
    shown = stored.copy(part)
    if part.width() > room.width():
        shown = shown.scaled(room, mode=Qt.TransformationMode.SmoothTransformation)
    return QPixmap.fromImage(shown)


def sample_picture(key: str, room: QSize) -> QPixmap:
    """Return the board of a game's sample position, drawn in the language that is on, as large as fits.

    Nothing where it has no sample.
    """
    from durbar.session.session import GameSession
    from durbar.ui.sight import sight_of

    sample = manifest(key).sample
    return QPixmap() if sample is None else picture_of(key, sight_of(GameSession.open(sample)), room)


def map_picture(game: Manifest, board: str, room: QSize) -> QPixmap:
    """Return one of the game's maps at the start of a game, as large as fits.

    Raises BadOption when its file is gone.
    """
    return _drawn_map(game.key, board, room.width(), room.height(), language())


@lru_cache(maxsize=2)
def _drawn_map(key: str, board: str, width: int, height: int, _language: str) -> QPixmap:
    from durbar.session.player import Player
    from durbar.ui.kit.values.sight import Sight

    game = manifest(key).game
    seats = game.seats[-1]
    state = game.start(seats, 0, {"board": board})
    players = [Player("", emblem=seat) for seat in range(seats)]
    sight = Sight(0, state.view(0), players, (), state.why_not, live=False)
    return picture_of(key, sight, QSize(width, height))


def picture_of(key: str, sight: "Sight", room: QSize) -> QPixmap:
    """Return the board as one sees it, as large as fits into a room of device pixels."""
    board = game_screen(key).make_board()
    box = board.miniature_box()
    scale = min(room.width() / box.width(), room.height() / box.height())
    board.settle(scale)
    board.show_sight(sight)
    return board.picture(box, scale)
