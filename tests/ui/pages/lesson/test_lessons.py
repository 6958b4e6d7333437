"""Lessons on the real table: what is said, what is open, and the ways out of it."""

import gc

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from durbar.games import GAMES
from durbar.session import shelf
from durbar.session.course import course
from durbar.ui import settings
from durbar.ui.games import manifest
from durbar.ui.kit.controls.buttons import SignButton
from durbar.ui.kit.look import art
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.home.game_card import GameCard
from durbar.ui.pages.lesson.page import LessonPage
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.tabs import MOVES
from durbar.ui.window import Window
from tests.ui.hands import button_called, click, click_target, only, press_here, second_line, seen, words_in

#: Games with a course.
TAUGHT = [key for key in GAMES if manifest(key).has_course]


def lesson(window: Window) -> LessonPage:
    page = window.pages.page
    assert isinstance(page, LessonPage)
    return page


def go_through(page: LessonPage, qtbot: QtBot, beats: int) -> None:
    """So many beats, by Next and by the first open move."""
    for _ in range(beats):
        at = page.progress.at
        if page.progress.beat.moves:
            page.table_page.clicks.make(page.table_page.sight.legal[0])
        else:
            click(page.bubble.next)
        qtbot.waitUntil(lambda at=at: gone_on(page, at))


def gone_on(page: LessonPage, at: int) -> bool:
    """Whether a beat is over; a table of scores that came between is closed."""
    if page.table_page.ends.panel.isVisible():
        page.table_page.ends.panel.close_panel()
    return page.progress.at != at or page.isHidden()


def card_words(window: Window, key: str) -> str:
    """What the card of a game says on the home screen."""
    return next(words_in(card) for card in seen(window.pages.home, GameCard) if card.key == key)


def hidden_by_bubble(page: LessonPage) -> float:
    """How much of the thing of which the bubble covers the largest part."""
    parts = [page.places.rect(target) for target in (page.progress.beat.at, *page.progress.beat.lit) if target]
    shares = [_area(page.bubble.box & part) / _area(part) for part in parts]
    return max(shares, default=0.0)


def _area(box: QRect) -> int:
    return box.width() * box.height() if box.isValid() else 0


def test_a_lesson_waits_for_its_move_and_says_kindly_why_others_must_wait(window: Window, qtbot: QtBot):
    click(button_called(window.pages.home, "Learn Ra"))
    page = lesson(window)
    while not page.progress.beat.moves:
        click(page.bubble.next)
    closed = next(move for move in page.table_page.table.state.legal_moves() if move not in page.table_page.sight.legal)
    at = page.table_page.table.at
    page.table_page.clicks.make(closed)
    assert page.table_page.table.at == at
    assert second_line(page.table_page) == page.progress.beat.otherwise
    page.table_page.travel.undo()
    assert "“Again” leads" in second_line(page.table_page)
    go_through(page, qtbot, 1)
    assert page.table_page.table.at > at


def test_f6_goes_to_the_board_at_once_and_what_has_the_keyboard_is_in_the_light(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    window.learn("ra")
    page = lesson(window)
    frame = page.table_page.frame
    window.activateWindow()
    qtbot.waitUntil(lambda: page.updatesEnabled() and QApplication.focusWidget() is not None)
    press_here(Qt.Key.Key_F6)
    assert frame.board.hasFocus()
    frame.tabs.moves.begin_search()
    tabs = page.places.tabs()
    qtbot.waitUntil(lambda: tabs in page.shade.clear)
    frame.board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: tabs not in page.shade.clear)


def test_the_keyboard_goes_through_a_lesson_which_leaves_nothing_behind(window: Window, qtbot: QtBot):
    gc.collect()  # what tests before this one left
    before = len(QApplication.topLevelWidgets())
    window.learn("ra")
    page = lesson(window)
    held = set()
    for _ in range(30):
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down):
            qtbot.keyClick(window.focusWidget(), key)
            held.add(window.focusWidget())
    assert page.bubble.next in held
    held.clear()
    window.resize(window.width() + 50, window.height())  # what was to follow that is not done any more
    window.go_home()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qtbot.wait(1)
    gc.collect()
    assert len(QApplication.topLevelWidgets()) == before


def test_what_is_said_follows_the_language(window: Window, qtbot: QtBot):
    window.show_lesson("raja", 0)
    page = lesson(window)
    before = page.bubble.next.text()
    window.choices.switch_language("fr")
    qtbot.waitUntil(lambda: page.bubble.next.text() != before)


def test_a_lesson_can_be_left_resumed_repeated_and_skipped(window: Window, qtbot: QtBot):
    window.learn("taj_mahal")
    first = len(course("taj_mahal").chapters[0].beats)
    go_through(lesson(window), qtbot, first - 1)
    page = lesson(window)
    assert page.progress.is_last
    click(page.bubble.next)
    qtbot.waitUntil(lambda: lesson(window).progress.number == 1)
    assert settings.load().lessons == {"taj_mahal": 1}
    press_here(Qt.Key.Key_Escape)
    assert window.pages.page is None
    assert f"go on with lesson 2 of {len(course('taj_mahal').chapters)}" in card_words(window, "taj_mahal")
    click(button_called(window.pages.home, "Learn Taj Mahal"))
    assert lesson(window).progress.number == 1
    click(lesson(window).bubble.dots[3])
    assert lesson(window).progress.number == 3
    page = lesson(window)
    click(next(one for one in page.bubble.findChildren(SignButton) if one.accessibleName() == "Leave the lesson"))
    assert window.pages.page is None


def test_enter_goes_on_wherever_one_has_clicked_and_never_leaves(window: Window, qtbot: QtBot):
    window.show_lesson("taj_mahal", 0)
    page = lesson(window)
    for at in range(3):
        assert page.progress.at == at
        if at == 1:
            page.table_page.board.setFocus()
            page.table_page.clicks.click(("province", "delhi"))
        if at == 2:
            click_target(page.table_page, ("province", "delhi"))
            page.table_page.board.setFocus(Qt.FocusReason.MouseFocusReason)
        press_here(Qt.Key.Key_Return)
        assert window.pages.page is page
    assert page.progress.at == 3
    assert page.progress.beat.moves
    page.table_page.read_beside("5")
    frame = page.table_page.frame
    assert page.places.rules() == QRect(frame.tabs.mapTo(page.table_page, QPoint(0, 0)), frame.tabs.size())
    assert page.places.rules() in page.shade.clear, "the rules are read in the light"
    assert page.shade.isVisible() == bool(page.shade.lit), "and the veil stays over the rest"
    frame.tabs.open(MOVES)
    assert len([box for box in page.shade.clear if box.isValid()]) == 2, "nobody reads the rules any more"


@pytest.mark.parametrize("key", TAUGHT)
def test_tips_stand_above_the_veil_and_the_bubble(window: Window, qtbot: QtBot, key: str):
    window.show_lesson(key, 0)
    page = lesson(window)
    page.table_page.tips.show(
        Tip("A tip"), page.table_page.board.rect_of(page.table_page.board.board.targets[0]), (), by_keyboard=True
    )
    panel = only(page, TipPanel)
    layers = page.table_page.frame.children()
    assert layers.index(panel) > max(layers.index(page.shade), layers.index(page.bubble))
    page.table_page.board.board.shown.emit()  # all finds its place anew
    layers = page.table_page.frame.children()
    assert layers.index(panel) > max(layers.index(page.shade), layers.index(page.bubble))


@pytest.mark.parametrize("key", TAUGHT)
def test_the_last_bubble_holds_all_its_words(window: Window, qtbot: QtBot, key: str):
    window.choices.switch_language("fr")  # the longer one
    window.show_lesson(key, len(course(key).chapters) - 1)
    page = lesson(window)
    go_through(page, qtbot, len(page.progress.chapter.beats) - 1)
    area = page.bubble.findChild(QScrollArea)
    assert not area.horizontalScrollBar().maximum()
    assert not area.verticalScrollBar().maximum()


def test_the_last_lesson_lets_go_into_a_game_that_is_kept(window: Window, qtbot: QtBot):
    chapters = course("ra").chapters
    window.show_lesson("ra", len(chapters) - 1)
    page = lesson(window)
    go_through(page, qtbot, len(chapters[-1].beats) - 1)
    assert not shelf.kept()
    click(page.bubble.next)
    table = window.pages.page
    assert isinstance(table, TablePage)
    assert not isinstance(table, LessonPage)
    assert shelf.kept()
    assert {player.level for player in table.table.players if not player.is_person} == {"guest"}
    assert settings.load().lessons == {"ra": len(chapters)}
    window.go_home()
    assert f"go on with lesson 1 of {len(chapters)}" in card_words(window, "ra")
    for chapter in chapters:
        window.choices.keep_learnt("ra", chapter.id)
    window.fill_resumes()
    assert "all lessons done" in card_words(window, "ra")
    assert "lesson" not in card_words(window, "raja")


def test_in_large_letters_a_bubble_becomes_narrower_before_it_covers_what_it_speaks_of(window: Window, qtbot: QtBot):
    window.choices.apply(msgspec.structs.replace(window.choices.settings, text=200))
    window.resize(1280, 720)
    window.show_lesson("taj_mahal", 1)
    page = lesson(window)
    qtbot.waitUntil(lambda: hidden_by_bubble(page) < 0.1)
    qtbot.waitUntil(lambda: page.updatesEnabled())
    assert hidden_by_bubble(page) < 0.1
    assert page.rect().contains(page.bubble.geometry())
    way_on = QRect(page.bubble.next.mapTo(page.bubble, QPoint(0, 0)), page.bubble.next.size())
    assert page.bubble.rect().contains(way_on), "what leads on is in sight, also where the words scroll"


@pytest.mark.parametrize("key", TAUGHT)
def test_every_beat_points_at_something_that_is_there_and_in_sight(window: Window, qtbot: QtBot, key: str):
    window.setUpdatesEnabled(False)  # nothing need be painted for it
    window.resize(1280, 720)
    for number, chapter in enumerate(course(key).chapters):
        assert not chapter.picture or not art.bounds(chapter.picture).isEmpty(), chapter.picture
        window.show_lesson(key, number)
        page = lesson(window)
        for at, beat in enumerate(chapter.beats):
            for target in (beat.at, *beat.lit):
                assert not target or page.places.rect(target).isValid(), f"{chapter.id}, beat {at}: nothing at {target}"
            if beat.moves:
                for target in page.table_page.board.board.targets[at % 5 :: 5]:
                    tip = page.table_page.pointing.tip(target)  # also of what the lesson keeps closed
                    assert tip is None or tip.title
                    legal = page.table_page.shown.offer.legal
                    assert tip is None or not tip.click or target in legal, f"{target}: {tip.click}"
            qtbot.waitUntil(lambda page=page: page.rect().contains(page.bubble.geometry()))
            qtbot.waitUntil(lambda page=page: hidden_by_bubble(page) < 0.1)  # once all has found its place
            if at + 1 < len(chapter.beats):
                go_through(page, qtbot, 1)
