"""The prompt of Taj Mahal: its button plays what is picked out, and what has the frame in a list."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QImage, QPainter
from pytestqt.qtbot import QtBot

from durbar.games.taj_mahal.moves import Play
from durbar.ui.games.taj_mahal.board.aside import TajMahalAside
from durbar.ui.games.taj_mahal.prompt import prompt
from durbar.ui.games.taj_mahal.words.move_words import move_picture
from durbar.ui.kit.look.style import PictureIcon
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.games.taj_mahal.positions import a_contest, nothing_fits, sit_at
from tests.ui.hands import button_called, click, place_in_list, point_at, press_here
from tests.ui.positions import sight

#: No test here looks at pixels.
UNPAINTED = True


def frame_a_play(page: TablePage, hinted: bool = False) -> Play:
    """One click on a row of the moves, or of the advice."""
    plays = [move for move in page.sight.legal if isinstance(move, Play)]
    if hinted:
        page.frame.tabs.hints.set_rows([page.game_screen.move_row(move, page.sight) for move in plays])
        page.frame.tabs.open_hints()
        press_here(Qt.Key.Key_Down)
    else:
        click(page.frame.tabs.moves.list.viewport(), place_in_list(page, plays[1]))
    assert page.frame.tabs.framed() == plays[1]
    return plays[1]


def painted(icon: QIcon) -> QImage:
    """An icon on white."""
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    icon.paint(painter, image.rect())
    painter.end()
    return image


def test_the_button_plays_the_row_that_has_the_frame(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    for hinted in (False, True):
        page = sit_at(window, a_contest(), "pcc")
        assert not page.frame.prompt.prompt.buttons[0].enabled
        move = frame_a_play(page, hinted)
        shown, wanted = page.frame.prompt.buttons[0].icon(), move_picture(move, page.sight)
        assert wanted is not None
        assert painted(shown) == painted(QIcon(PictureIcon(wanted))) != painted(QIcon())
        click(button_called(page.frame.prompt, "Play"))
        assert page.table.moves[0] == move


def test_the_framed_row_stays_previewed_until_the_frame_goes(window: Window, qtbot: QtBot):
    """Whatever is pointed at meanwhile, and however often it is clicked."""
    window.resize(1280, 720)
    page = sit_at(window, a_contest(), "pcc")
    move = frame_a_play(page)
    assert isinstance(page.aside, TajMahalAside)
    point_at(page, ("city", "delhi"))
    page.pointing.point(None)
    assert page.aside.previewed == move
    page.showing.show_newest_frame()
    assert page.aside.previewed == move
    click(page.frame.tabs.moves.list.viewport(), place_in_list(page, move))
    assert page.aside.previewed == move
    press_here(Qt.Key.Key_Escape)
    press_here(Qt.Key.Key_Escape)
    assert page.frame.tabs.framed() is None
    assert page.aside.previewed is None


def test_how_one_stands_is_seen_as_pictures_of_the_symbols(english: object):
    told = prompt(sight(a_contest(), 0))
    assert told.second == "You are level in Viziers, behind in Elephants."
    assert [words for _, words in told.figures] == ["level", "behind"]


def test_who_has_no_card_of_the_colour_left_is_told_which(english: object):
    assert prompt(sight(nothing_fits(), 0)).sentence.startswith("You have no violet card left")
