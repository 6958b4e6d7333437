"""The home screen: two clicks to a running game, games to resume, the way to everything else."""

import dataclasses
import multiprocessing
import os
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from durbar.games import GAMES
from durbar.session import shelf
from durbar.ui.games import manifest
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.body import TipBody
from durbar.ui.kit.tips.tips import on_screen
from durbar.ui.pages.home.filled_frame import FilledFrame, filling
from durbar.ui.pages.home.game_card import GameCard
from durbar.ui.pages.home.page import HomePage
from durbar.ui.pages.home.resume_card import Resume, ResumeCard
from durbar.ui.pages.rulebook.page import RulebookPage
from durbar.ui.pages.settings.page import SettingsPage
from durbar.ui.window import MAX_RESUMES, MIN_WINDOW_SIZE, Window
from durbar.ui.words import language
from tests.ui.hands import (
    PATIENCE,
    button_called,
    click,
    only,
    open_tips,
    page_of,
    played,
    press,
    press_here,
    questions,
    seen,
    sit_at,
    words_in,
)
from tests.ui.positions import a_turn


def cards(window: Window) -> list[str]:
    """The words of the cards of games to resume."""
    return [words_in(card) for card in seen(window.pages.home, ResumeCard)]


def cross(window: Window) -> QAbstractButton:
    """The button that removes the first game to resume; its name ends with the day on which it was played."""
    buttons = seen(window.pages.home, ResumeCard)[0].findChildren(QAbstractButton)
    return next(button for button in buttons if button.accessibleName().startswith("Remove the saved game of Ra"))


def game_cards(home: HomePage) -> list[GameCard]:
    """The cards of the games, in their order."""
    return home.findChildren(GameCard)


def test_two_clicks_to_a_running_game(window: Window):
    click(button_called(window.pages.home, "Play Ra"))
    click(button_called(window.pages.page, "Start"))
    assert page_of(window).table.at == 0


def test_the_last_games_are_offered_newest_first(window: Window):
    tables = [played("ppp", moves, seed) for seed, moves in enumerate((3, 5, 7))]
    for age, table in enumerate(reversed(tables)):
        assert table.path is not None
        os.utime(table.path, (10_000 - age, 10_000 - age))
    window.fill_resumes()
    assert len(cards(window)) == MAX_RESUMES
    assert "Old Kingdom, move 8." in cards(window)[0]
    assert "move 6." in cards(window)[1]


def test_a_card_tells_the_move_that_is_next_and_whose_it_is(window: Window):
    table = played("ppp", 12)
    window.fill_resumes()
    name = table.players[table.to_act or 0].name
    assert f", move 13. {name} to play." in cards(window)[0]


def test_two_rows_of_cards_with_courses_begun_leave_room_for_a_game_to_resume(window: Window):
    """In a window of 1280 by 720: its bar takes 63 of them, the card of a saved game 60, gaps and margins 52."""
    window.choices.switch_language("fr")
    look.set(window=(1280, 720))
    for card in game_cards(window.pages.home):
        card.set_progress(3, 7)
        assert 2 * card.layout().totalHeightForWidth(610) <= 720 - 63 - 60 - 52


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("code", ["en", "fr"])
def test_no_width_of_the_window_needs_scrolling_to_the_side(window: Window, code: str, text: int):
    played("ppp", 12)
    played("ppppp", 20, 2)
    window.choices.switch_language(code)
    window.fill_resumes()
    look.set(text=text / 100, window=MIN_WINDOW_SIZE)
    for width in (MIN_WINDOW_SIZE[0], 1280, 1920):
        window.resize(width, 720)
        QApplication.processEvents()
        assert [bar for bar in window.findChildren(QScrollBar) if bar.isVisible() and bar.width() > bar.height()] == []


@pytest.mark.parametrize("seconds", [10**12, -(10**11), 2**62 // 10**9, -1, 253_402_300_800])
def test_a_file_of_any_date_has_a_card(window: Window, monkeypatch: pytest.MonkeyPatch, seconds: int):
    path = played("ppp", 12).path
    assert path is not None
    listed = [shelf.Listed(path.name, path.stat().st_size, seconds * 10**9)]  # not every disk can hold such a date
    monkeypatch.setattr(shelf, "listed", lambda: listed)
    window.fill_resumes()
    assert "Old Kingdom, move 13" in cards(window)[0]
    click(cross(window))
    (question,) = questions()
    click(button_called(question, "Keep it"))


def test_a_card_follows_the_language(window: Window, qtbot: QtBot):
    played("ppp", 12)
    window.fill_resumes()
    window.choices.switch_language("fr")
    qtbot.waitUntil(lambda: "Ancien Empire, coup 13" in " ".join(cards(window)))


def test_files_of_an_older_durbar_get_their_cards_from_another_process(window: Window, qtbot: QtBot):
    path = played("ppp", 12).path
    assert path is not None
    path.write_text(re.sub(r',"now":.*?\}\}', "", path.read_text(), count=1))
    window.fill_resumes()
    assert cards(window) == []
    qtbot.waitUntil(lambda: len(cards(window)) == 1, timeout=PATIENCE)
    assert "Old Kingdom, move 13" in cards(window)[0]
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=PATIENCE)


def test_without_another_process_the_other_games_have_their_cards(window: Window, monkeypatch: pytest.MonkeyPatch):
    def refuse(_process: object) -> None:
        raise OSError(11, "no process left")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", refuse)
    path = played("ppp", 20).path
    assert path is not None
    older = path.read_text().replace('"now":{', '"then":{', 1)
    (path.parent / "older.durbar").write_text(older)
    window.fill_resumes()
    (card,) = cards(window)
    assert "move 21." in card
    window.shut()


def test_a_game_that_is_over_is_not_offered(window: Window):
    played("ppp", 5000)
    window.fill_resumes()
    assert cards(window) == []


def test_a_game_one_left_stands_there_at_once(window: Window):
    page = sit_at(window, a_turn())
    page.table.path = shelf.place_for("ra")
    page.table.states[0] = page.table.game.start(3, page.table.record.seed)
    page.table.save()
    page.frame.top.home.emit()
    assert len(cards(window)) == 1


def test_resuming_goes_on_where_one_was(window: Window):
    table = played("ppp", 12)
    window.fill_resumes()
    click(button_called(window.pages.home, "Resume"))
    assert page_of(window).table.state.digest() == table.state.digest()
    assert page_of(window).table.path == table.path


def test_a_game_is_removed_only_when_one_means_it(window: Window):
    table = played("ppp", 12)
    window.fill_resumes()
    assert table.path is not None
    remove = cross(window)
    for answer, left in (("Keep it", 1), ("Remove", 0)):
        click(remove)
        (question,) = questions()
        click(button_called(question, answer))
        assert len(cards(window)) == left
        assert table.path.exists() == bool(left)


def test_language_theme_settings_rules_and_files(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    home = window.pages.home
    saved, settings, rules = (button_called(home, name) for name in ("Saved games", "Settings", "Rules of Ra"))
    click(button_called(home, "Dark theme"))
    assert look.dark
    first, second = (button_called(home, code) for code in ("EN", "FR"))
    assert first.mapTo(home, QPoint()).x() < second.mapTo(home, QPoint()).x(), "as in the settings and the rules"
    click(second)
    assert language() == "fr"
    click(settings)
    assert isinstance(window.pages.covers[-1], SettingsPage)
    window.pages.uncover()
    click(rules)
    assert isinstance(window.pages.covers[-1], RulebookPage)
    window.pages.uncover()
    table = played("ppp", 4)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(table.path), ""))
    click(saved)
    click(button_called(window.pages.covers[-1], "Ouvrir un fichier d’ailleurs…"))
    assert page_of(window).table.at == 4


def test_the_boards_are_there_with_the_window_and_fill_their_frames(qtbot: QtBot, data: Path, english: None):
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.pages.show_home()
    image = window.grab().toImage()  # the first paint, without any event after it
    for card in game_cards(window.pages.home):
        picture = card.findChild(FilledFrame)
        box = QRect(picture.mapTo(window, QPoint(0, 0)), picture.size()).adjusted(6, 6, -6, -6)
        for edge in (QRect(box.topLeft(), QSize(box.width(), 24)), QRect(box.topLeft(), QSize(24, box.height()))):
            part = image.copy(edge)
            colours = {part.pixel(x, y) for x in range(0, part.width(), 3) for y in range(0, part.height(), 3)}
            assert len(colours) > 40, card.key
    window.shut()


def test_the_first_paint_waits_for_no_game_to_resume(qtbot: QtBot, data: Path, english: None):
    """However many games there are: the window has been painted and takes events before they are looked for."""
    played("ppp", 12)
    window = Window()
    qtbot.addWidget(window)
    looked: list[bool] = []
    QCoreApplication.postEvent(window, QEvent(QEvent.Type.LanguageChange))  # as the catalogues of the first language do
    window.pages.home.painted.connect(lambda: QTimer.singleShot(0, lambda: looked.append(bool(cards(window)))))
    window.show()
    qtbot.waitUntil(lambda: bool(cards(window)))
    assert looked == [False]
    window.shut()


def test_a_large_frame_gets_its_fine_picture_after_the_coarse_one(qtbot: QtBot, data: Path):
    asked: list[tuple[QSize, bool]] = []

    def part(_game: object, room: QSize, quick: bool) -> QPixmap:
        asked.append((room, quick))
        return QPixmap(room / 4 if quick else room)

    frame = FilledFrame(manifest("ra"), part, (100, 100))
    qtbot.addWidget(frame)
    frame.resize(600, 400)
    frame.grab()
    assert asked == [(frame.size(), True)]
    frame.show()
    qtbot.waitUntil(lambda: asked == [(frame.size(), True), (frame.size(), False)])


def test_a_frame_on_a_screen_with_more_pixels_gets_its_picture_anew(
    qtbot: QtBot, data: Path, monkeypatch: pytest.MonkeyPatch
):
    rooms: list[QSize] = []

    def part(game: object, room: QSize, quick: bool) -> QPixmap:
        rooms.append(room)
        return QPixmap(room)

    frame = FilledFrame(manifest("ra"), part, (100, 100))
    qtbot.addWidget(frame)
    frame.resize(200, 100)
    frame.show()
    qtbot.waitUntil(lambda: rooms == [QSize(200, 100)])
    monkeypatch.setattr(frame, "devicePixelRatioF", lambda: 1.5)
    QCoreApplication.sendEvent(frame, QEvent(QEvent.Type.DevicePixelRatioChange))
    qtbot.waitUntil(lambda: rooms[-1] == QSize(300, 150))


@pytest.mark.parametrize("room", [QSize(100, 100), QSize(300, 100), QSize(40, 200), QSize(1600, 1000)])
def test_a_part_of_a_picture_has_its_rooms_shape_and_lies_in_it(room: QSize):
    picture = QSize(800, 500)
    for centre in ((0.5, 0.5), (0, 0), (1, 1), (0.3, 0.2)):
        part = filling(picture, room, centre)
        assert QRect(QPoint(0, 0), picture).contains(part)
        assert part.width() / part.height() == pytest.approx(room.width() / room.height(), rel=0.02)
        assert part.width() == picture.width() or part.height() == picture.height()
    assert filling(picture, room, (0, 0)).topLeft() == QPoint(0, 0)


def test_tab_reaches_everything_and_everything_has_a_name(window: Window):
    played("ppp", 4)
    window.fill_resumes()
    window.pages.home.setFocus()
    seen = set()
    for _ in window.pages.home.findChildren(QAbstractButton):
        press_here(Qt.Key.Key_Tab)
        seen.add(window.focusWidget())
    for button in window.pages.home.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and button.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert button in seen, button.accessibleName()
    assert all(widget.accessibleName() or widget.text() for widget in seen)


def test_signs_without_words_have_tips(window: Window, qtbot: QtBot):
    played("ppp", 4)
    window.pages.home.attach_tips()
    window.fill_resumes()
    for sign in (button_called(window.pages.home, "Dark theme"), cross(window)):
        sign.setFocus()
        press(sign, Qt.Key.Key_F1)
        (tip,) = open_tips(window)
        assert tip.title == sign.accessibleName()
        press_here(Qt.Key.Key_Escape)
        assert not open_tips(window)


def test_the_tip_of_a_button_covers_no_other_button_of_the_bar(window: Window):
    home = window.pages.home
    home.attach_tips()
    saved, statistics, settings = (button_called(home, name) for name in ("Saved games", "Statistics", "Settings"))
    for button in (saved, statistics):
        button.setFocus()
        press(button, Qt.Key.Key_F1)
        box = on_screen(only(home, TipBody))
        assert not any(box.intersects(on_screen(other)) for other in (statistics, settings))
        press_here(Qt.Key.Key_Escape)


def test_a_card_below_the_fold_comes_to_light_with_the_keyboard(window: Window):
    """With more games than there is room for."""
    page = HomePage([manifest(key) for key in (*GAMES, "ra")], lambda _cover, room, _small: QPixmap(room))
    window.pages.cover(page)
    last = seen(page, GameCard)[-1].findChildren(QAbstractButton)[0]
    assert last.visibleRegion().boundingRect() != last.rect()
    button_called(page, "Play Ra").setFocus()
    for _ in page.findChildren(QAbstractButton):
        if last.hasFocus():
            break
        press_here(Qt.Key.Key_Tab)
    assert last.hasFocus()
    assert last.visibleRegion().boundingRect() == last.rect()


def test_what_a_game_does_not_bring_is_not_offered(qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("durbar.ui.kit.manifest.found", lambda _name: None)
    page = HomePage([manifest("ra")], lambda _cover, _room, _small: QPixmap())
    qtbot.addWidget(page)
    page.resize(window.size())
    page.show()
    (card,) = game_cards(page)
    assert [button.accessibleName() for button in seen(card, QAbstractButton)] == ["Play Ra"]
    window.overlays.read_rules("ra")
    window.overlays.show_reference("ra")
    assert not window.pages.covers


def test_the_words_of_a_saved_game_are_covered_by_nothing(window: Window):
    window.resize(1280, 720)
    window.choices.switch_language("fr")
    saved = [Resume(Path(str(n)), "dice_charmers", "The Dice Charmers", "kit/undo", (0, 1, 2), "", None) for n in "ab"]
    where = "Tour de jeu 1, Soleil, coup 6. À Asha de jouer."
    window.pages.home.set_resumes([dataclasses.replace(one, where=where) for one in saved])
    window.grab()
    for card in seen(window.pages.home, ResumeCard):
        for words in seen(card, Words):
            others = [part for part in seen(card, QWidget) if part is not words]
            assert not any(words.geometry().intersects(other.geometry()) for other in others)
            assert card.rect().contains(words.geometry())


def test_signs_of_the_home_screen_grow_with_the_text(window: Window):
    home = window.pages.home
    rules = button_called(home, "Rules of Ra")
    signs = (rules, button_called(home, "Dark theme"))
    before = [sign.iconSize().width() for sign in signs]
    look.set(text=2.0)
    assert all(sign.iconSize().width() > 1.4 * small for sign, small in zip(signs, before, strict=True))
    assert rules.height() == button_called(home, "Play Ra").sizeHint().height()
