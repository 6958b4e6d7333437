"""What follows from one position to any other is painted over several turns, and then it is as if painted at once."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import durbar
from durbar.games import GAMES
from durbar.ui.games import game_screen
from durbar.ui.kit.board.scene import BoardScene
from tests.ui.positions import sight


def picture_of(board: BoardScene) -> QImage:
    """How a board looks now."""
    picture = QImage(800, 600, QImage.Format.Format_RGB32)
    picture.fill(0)
    painter = QPainter(picture)
    board.render(painter, QRectF(picture.rect()), board.sceneRect())
    painter.end()
    return picture


@pytest.mark.parametrize("key", GAMES)
def test_bit_by_bit_the_old_picture_stays_until_the_new_one_is_there(qapp: QApplication, qtbot: QtBot, key: str):
    state = durbar.start(key, seats=3, seed=5)
    first = sight(state, 0)
    for _ in range(40):
        state.play(state.legal_moves()[0])
    later = sight(state, 0)
    boards = [game_screen(key).make_board() for _ in range(2)]
    for board in boards:
        board.settle(1.0)
        board.show_sight(first)
        picture_of(board)
    before = picture_of(boards[0])
    boards[0].bit_by_bit = True
    for board in boards:
        board.show_sight(later)
    whole = picture_of(boards[1])
    assert whole != before
    assert picture_of(boards[0]) != whole
    qtbot.waitUntil(lambda: picture_of(boards[0]) == whole)
