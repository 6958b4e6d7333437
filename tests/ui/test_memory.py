"""What is kept in memory: pixmaps within a bound, sizes in use, and no page that was left."""

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, QTimer, QTranslator
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.games import GAMES
from durbar.session.session import GameSession
from durbar.ui.games import game_screen, manifest
from durbar.ui.kit.board.table_picture import MAX_STALE, TablePicture
from durbar.ui.kit.controls.dialogs import tell
from durbar.ui.kit.look import art
from durbar.ui.kit.look.pixmaps import Pixmaps
from durbar.ui.pages.home.board_pictures import SMALL_HEIGHT as SMALL_PICTURE_HEIGHT
from durbar.ui.pages.home.board_pictures import STORED_WIDTH, sample_picture
from durbar.ui.pages.home.picture_box import BoardPicture
from durbar.ui.sight import sight_of
from durbar.ui.window import Window, tidy_memory
from durbar.ui.words import use_language
from tests.ui.conftest import SMALL
from tests.ui.eyes import pictures_held_by
from tests.ui.hands import answering, sit_down

#: Two pictures of this size are compared by the colours of so many parts of theirs.
ROOM, SPOTS = QSize(400, 400), QSize(24, 16)
SIDE = 100
EACH = SIDE * SIDE * 4  # bytes


@pytest.fixture
def tidying() -> None:
    """Memory is tidied here as it is at home."""


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Pixmaps:
    """An empty store of pictures, of the usual bound."""
    empty = Pixmaps(art.MAX_BYTES)
    monkeypatch.setattr(art, "_pixmaps", empty)
    return empty


def test_pixmaps_of_many_sizes_stay_within_their_bound(qapp: QApplication, monkeypatch: pytest.MonkeyPatch):
    bound = 400_000
    monkeypatch.setattr(art, "_pixmaps", Pixmaps(bound))
    shown = [art.pixmap("kit/undo", side) for side in range(10, 210, 5)]
    assert sum(one.width() * one.height() * 4 for one in shown) > 4 * bound
    assert bound / 2 < art.kept_bytes() <= bound


def test_the_pixmap_that_was_asked_for_longest_ago_goes_first(qapp: QApplication):
    store = Pixmaps(3 * EACH)
    for key in "abc":
        store.put(key, QPixmap(SIDE, SIDE))
    store.get("a")
    store.put("d", QPixmap(SIDE, SIDE))
    assert [key for key in "abcd" if store.get(key) is not None] == ["a", "c", "d"]
    store.put("e", QPixmap(4 * SIDE, SIDE))  # larger than all that may be kept
    assert store.get("e") is None
    assert store.bytes == 3 * EACH


def test_a_ratio_that_changes_is_not_counted_twice(qapp: QApplication, store: Pixmaps):
    art.pixmap("kit/undo", 50, 50, 2.0)
    art.pixmap("kit/undo", 100, 100, 1.0)
    assert art.kept_bytes() == EACH


def test_pictures_of_a_size_that_is_gone_go_when_the_window_rests(window: Window, qtbot: QtBot, store: Pixmaps):
    page = sit_down(window, "ppp")
    QCoreApplication.processEvents()  # a page is painted in the next turn of the loop
    window.grab()
    tidy_memory()
    first = art.kept_bytes()
    for size in ((1100, 700), (1300, 800), SMALL):
        window.resize(*size)
        page.board.settle()
        window.grab()
    assert art.kept_bytes() > 2 * first
    qtbot.waitUntil(lambda: art.kept_bytes() < 1.4 * first)  # the still ground was painted anew, too


def test_a_table_that_was_left_is_not_kept(window: Window, qtbot: QtBot):
    left = weakref.ref(sit_down(window, "ppp").table)
    tidy_memory()  # what is alive is not looked at again before the next page
    window.go_home()
    qtbot.waitUntil(lambda: left() is None)


def spots(picture: QPixmap) -> list[int]:
    """The colours of a few parts of a picture, red, green and blue."""
    image = picture.toImage().scaled(SPOTS, mode=Qt.TransformationMode.SmoothTransformation)
    colours = (image.pixelColor(x, y) for x in range(SPOTS.width()) for y in range(SPOTS.height()))
    return [part for colour in colours for part in colour.getRgb()]  # type: ignore[misc]


@pytest.mark.parametrize("key", [key for key in GAMES if manifest(key).sample is not None])
def test_the_boards_of_the_home_screen_are_as_games_draw_them(window: Window, key: str):
    """Where one is not: installer/draw_boards.py. Letters may differ from system to system."""
    drawn = spots(sample_picture(key, ROOM))
    for small in (False, True):
        stored = QPixmap(str(manifest(key).picture("en", small)))
        assert stored.height() == SMALL_PICTURE_HEIGHT if small else stored.width() == STORED_WIDTH
        assert max(abs(one - other) for one, other in zip(spots(stored), drawn, strict=True)) < 32


@pytest.mark.parametrize("key", GAMES)
def test_of_a_board_two_large_pictures_are_kept_and_no_third(window: Window, store: Pixmaps, key: str):
    """The picture of the table and the ground below it; what was drawn on the ground for good is not kept besides."""
    sample = manifest(key).sample
    assert sample is not None
    scene = game_screen(key).make_board()
    scene.show_sight(sight_of(GameSession.open(sample)))
    picture = QPixmap(scene.sceneRect().size().toSize())
    painter = QPainter(picture)
    scene.render(painter)
    painter.end()
    large = picture.width() * picture.height() * 4
    own = sum(one.width() * one.height() * 4 for one in pictures_held_by(scene))
    assert own > large
    assert own + store.bytes < 2.4 * large


def test_the_pictures_of_the_home_screen_go_when_it_does_and_are_there_at_once_when_it_returns(window: Window):
    window.resize(1280, 1000)  # with the games to resume, too, all four have room
    pictures = window.findChildren(BoardPicture)
    window.grab()
    assert len(pictures) == len(GAMES)
    assert all(pictures_held_by(picture) for picture in pictures)
    for picture in pictures:
        picture.redraw()
    sit_down(window, "ppp")
    assert not any(is_to_be_drawn(picture) for picture in pictures)
    sit_down(window, "ppp")
    window.pages.leave()  # home comes to light between two pages, and is not painted
    assert not any(pictures_held_by(picture) for picture in pictures)
    window.go_home()
    QCoreApplication.processEvents()
    window.grab()
    assert all(pictures_held_by(picture) and not is_to_be_drawn(picture) for picture in pictures)


def is_to_be_drawn(picture: BoardPicture) -> bool:
    return any(timer.isActive() for timer in picture.findChildren(QTimer))


def test_a_window_that_is_gone_is_kept_by_nobody(qapp: QApplication, data: Path, english: None):
    window = Window()
    window.show()
    sit_down(window, "ppp")
    with answering("Close"):
        tell(window, "Title", "A sentence.")
    window.shut()
    gone = weakref.ref(window)
    window.deleteLater()
    del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert gone() is None


def test_translators_go_with_their_language(qapp: QApplication, english: None):
    def translators() -> int:
        gc.collect()
        return sum(isinstance(thing, QTranslator) for thing in gc.get_objects())

    use_language("fr")
    before = translators()
    use_language("en")
    use_language("fr")
    assert 0 < translators() <= before


def test_a_board_that_is_not_painted_does_not_note_each_change_for_ever(qapp: QApplication):
    picture, room = TablePicture(QRect(0, 0, 90, 90), sharp=1.0), QPixmap(90, 90)
    painter = QPainter(room)
    picture.draw(painter, lambda _easel: None, [])
    painter.end()
    assert picture.painted
    for _ in range(10 * MAX_STALE):
        picture.note(QRectF(0, 0, 9, 9))
    assert 0 < len(picture.stale) <= MAX_STALE
