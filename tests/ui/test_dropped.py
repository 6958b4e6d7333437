"""A saved game or a board file that is dropped anywhere onto the window is taken; what else there is, is not."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.games import game
from durbar.games.board_game import BoardGame
from durbar.system.paths import resource
from durbar.ui.kit.controls.dialogs import Answer, Question
from durbar.ui.kit.controls.pick import Pick
from durbar.ui.pages.setup.boards import BoardChooser
from durbar.ui.window import Window
from tests.ui.every_page import PAGES
from tests.ui.hands import only, page_of

UNPAINTED = True
AT_HOME = True
BOARD = resource("boards/raja.json")


def drop(window: Window, *files: Path) -> bool:
    """Drop files onto the middle of the window as a desktop does; whether it takes them."""
    held = QMimeData()
    held.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    where = window.rect().center()
    rest = Qt.DropAction.CopyAction, held, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter, event = QDragEnterEvent(where, *rest), QDropEvent(QPointF(where), *rest)
    QApplication.sendEvent(window.windowHandle(), enter)
    QApplication.sendEvent(window.windowHandle(), event)
    assert enter.isAccepted() == event.isAccepted()
    return event.isAccepted()


@pytest.mark.parametrize("page", ["home", "settings", "rulebook", "table, turn"])
def test_a_saved_game_is_opened_from_every_page(window: Window, qtbot: QtBot, page: str):
    PAGES[page](window)
    assert drop(window, Path("a picture.png"), resource("samples/taj_mahal.durbar"))
    qtbot.waitUntil(lambda: window.pages.table_page is not None and page_of(window).table.record.game == "taj_mahal")
    assert not window.pages.covers


def test_it_waits_until_a_question_is_answered(window: Window, qtbot: QtBot):
    question = Question(window, "Sure?", "Quite.", [Answer("yes", "Yes"), Answer("no", "No")], "no")
    QTimer.singleShot(0, question.open)
    drop(window, resource("samples/ra.durbar"))
    qtbot.wait(50)
    assert window.pages.page is None
    question.reject()
    qtbot.waitUntil(lambda: window.pages.page is not None)


def test_a_board_is_kept_among_the_persons(window: Window, qtbot: QtBot, data: Path, tmp_path_factory):
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    mine = elsewhere / "my map.json"
    mine.write_text(BOARD.read_text("utf-8").replace("Durbar’s own map", "My map"), "utf-8")
    for _ in range(2):
        assert drop(window, mine)
        qtbot.waitUntil(lambda: window.strip is not None and "“My map” is kept" in window.strip.sentence)
        window.strip.close_notice()
    raja = game("raja")
    assert isinstance(raja, BoardGame)
    assert [board.name for board in raja.boards().found()[0].values()] == ["My map"], "once"
    mine.write_text(mine.read_text("utf-8").replace("My map", "Another"), "utf-8")
    drop(window, mine)
    qtbot.waitUntil(lambda: "“Another” is kept" in window.strip.sentence)
    assert {path.name for path in (data / "boards").iterdir()} == {"my map.json", "my map-2.json"}


def test_a_board_can_be_chosen_as_soon_as_it_is_dropped(window: Window, qtbot: QtBot):
    window.set_up("raja")
    drop(window, BOARD)
    qtbot.waitUntil(lambda: window.strip is not None)
    assert only(only(window, BoardChooser), Pick).count() == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"board": "ra"}', "names no game that has boards"),
        ("{}", "names no game that has boards"),
        ('{"board": "raja", "junctions": 3}', "“junctions”"),
        ("\xff", "is not text"),
    ],
)
def test_a_board_that_can_not_be_used_is_refused_with_the_reason(
    window: Window, qtbot: QtBot, data: Path, tmp_path_factory: pytest.TempPathFactory, text: str, said: str
):
    bad = tmp_path_factory.mktemp("elsewhere") / "bad.json"
    bad.write_bytes(text.encode("latin-1"))
    assert drop(window, bad)
    qtbot.waitUntil(lambda: window.strip is not None and bool(window.strip.sentence))
    assert window.strip.sentence.startswith("bad.json")
    assert said in window.strip.sentence
    assert not (data / "boards").exists()


def test_a_board_that_can_not_be_kept_says_why(window: Window, qtbot: QtBot, data: Path):
    (data / "boards").write_text("not a folder")
    drop(window, BOARD)
    qtbot.waitUntil(lambda: window.strip is not None and "can’t be kept" in window.strip.sentence)


def test_what_is_neither_is_not_taken(window: Window):
    assert not drop(window, Path("a picture.png"))
    assert not drop(window)
