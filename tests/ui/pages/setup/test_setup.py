"""The set-up page: who plays, which options, which seed; what can't be played is said where it can be mended."""

import re
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QRadioButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from durbar.bots.levels import LEVELS
from durbar.engine import board_file
from durbar.engine.game import HIGHEST_SEED
from durbar.games import GAMES, game
from durbar.games.raja import board, boards
from durbar.session.player import Player
from durbar.system.boards import shipped
from durbar.ui import settings
from durbar.ui.games import game_screen
from durbar.ui.kit.controls.buttons import LinkButton, WordButton
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.controls.tick import Tick
from durbar.ui.pages.setup.boards import BoardChooser, refusal_words
from durbar.ui.pages.setup.new_game import NewGame
from durbar.ui.pages.setup.options import OptionRow
from durbar.ui.pages.setup.page import SetupPage
from durbar.ui.pages.setup.seats import AddRow, SeatRow
from durbar.ui.people import level_name
from durbar.ui.window import Window
from tests.ui.hands import button_called, called, choose_item, click, only, page_of, press, press_here, seen, words_in

#: No test here looks at pixels.
UNPAINTED = True


@pytest.fixture
def page(window: Window) -> SetupPage:
    return open_page(window)


@pytest.fixture
def raja(window: Window) -> SetupPage:
    return open_page(window, "raja")


def open_page(window: Window, key: str = "ra") -> SetupPage:
    window.set_up(key)
    page = window.pages.page
    assert isinstance(page, SetupPage)
    return page


def rows(page: SetupPage) -> list[SeatRow]:
    """Who sits at the table."""
    return seen(page, SeatRow)


def names(page: SetupPage) -> list[str]:
    return [row.name.text() for row in rows(page)]


def add(page: SetupPage) -> AddRow:
    """The empty place at the table."""
    return page.findChild(AddRow)


def seed(page: SetupPage) -> QLineEdit:
    return called(page, QLineEdit, "Seed")


def option_row(page: SetupPage, option: str) -> OptionRow:
    return next(row for row in page.findChildren(OptionRow) if row.option.id == option)


def tick(page: SetupPage, option: str) -> Tick:
    return option_row(page, option).findChild(Tick)


def chooser(page: SetupPage) -> BoardChooser:
    return page.findChild(BoardChooser)


def refusal(page: SetupPage) -> str:
    """What the foot says when the game can't start."""
    try:
        page.new_game()
    except ValueError as error:
        told = str(error)
    else:
        return ""
    assert told in words_in(page)
    return told


def type_in(page: SetupPage, seat: int, text: str) -> None:
    field = rows(page)[seat].name
    field.setFocus()
    field.selectAll()
    press(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, text)


def test_it_opens_with_a_person_and_two_computers_and_the_rules_of_the_book(page: SetupPage):
    new = page.new_game()
    assert [player.kind for player in new.players] == ["person", "computer", "computer"]
    assert {player.level for player in new.players[1:]} == {LEVELS[0]}
    assert new.options == {"forced_bid": "if_no_bid", "hidden_scores": True}
    assert new.takebacks


def test_enter_starts_the_game_that_stands_there(window: Window, page: SetupPage):
    seed(page).setText("77")
    new = page.new_game()
    press(page, Qt.Key.Key_Return)
    table = page_of(window).table
    assert (tuple(table.players), table.record.seed) == (new.players, new.seed)
    assert table.state.view(0).options == new.options
    assert window.choices.settings.seats["ra"] == new.players
    assert settings.load().seats["ra"] == new.players


def test_escape_goes_home(window: Window, page: SetupPage):
    press(page, Qt.Key.Key_Escape)
    assert window.pages.page is None
    assert window.pages.currentWidget() is window.pages.home


def test_players_are_added_up_to_five_each_with_an_emblem_of_its_own(page: SetupPage):
    click(add(page))
    click(add(page))
    assert len(rows(page)) == 5
    assert not add(page).isVisible()
    assert {player.emblem for player in page.new_game().players} == set(range(5))
    assert len(set(names(page))) == 5


def test_players_leave_down_to_three(page: SetupPage):
    click(add(page))
    click(button_called(page, f"Remove {names(page)[1]}"))
    assert len(rows(page)) == 3
    assert not any(button.accessibleName().startswith("Remove") for button in seen(page, QAbstractButton))


def test_a_name_is_cleaned_and_an_empty_one_gets_one_of_ours(page: SetupPage):
    type_in(page, 0, "  Zoe   Marie ")
    assert page.new_game().players[0].name == "Zoe Marie"
    type_in(page, 0, "")
    assert "needs a name" in refusal(page)
    rows(page)[1].name.setFocus()
    assert names(page)[0]
    assert not refusal(page)


def test_two_of_one_name_are_refused_and_the_keyboard_goes_there(page: SetupPage, qtbot: QtBot):
    type_in(page, 1, names(page)[0].upper())
    assert names(page)[0].upper() in refusal(page)
    with qtbot.assertNotEmitted(page.start):
        press(page, Qt.Key.Key_Return)
    assert page.focusWidget() is rows(page)[1].name


def put_in(page: SetupPage, seat: int, text: str) -> None:
    """As from another keyboard than that of the tests, which has no such letters."""
    field = rows(page)[seat].name
    field.selectAll()
    letters = QInputMethodEvent()
    letters.setCommitString(text)
    QApplication.sendEvent(field, letters)


def test_names_that_look_alike_are_refused(page: SetupPage):
    for one, other in (
        ("Ana", "ana"),
        ("Ana", "Ａｎａ"),
        ("Zoé", "Zoe\u0301"),
        ("Ana", "A\u200dna"),
        ("Ana", "Ana\ufe0f"),
        ("Ana", "\u3164Ana"),
        ("Groß", "GROSS"),
        ("Ana Bo", "Ana\u3000 Bo"),
    ):
        put_in(page, 0, one)
        put_in(page, 1, other)
        assert "alike" in refusal(page) or "Two players have the name" in refusal(page), (one, other)
        put_in(page, 1, "Anna")
        assert not refusal(page), one
    put_in(page, 1, "\u3164")
    assert "needs a name" in refusal(page), "nothing of it is seen"


def test_a_table_without_a_person_is_refused(page: SetupPage):
    click(button_called(rows(page)[0], "Computer"))
    assert "one person" in refusal(page)


def test_undo_after_chance_is_for_games_against_computers(page: SetupPage):
    click(button_called(rows(page)[1], "Person"))
    assert not called(page, Tick, "Undo after chance").isEnabled()
    assert not page.new_game().takebacks
    click(button_called(rows(page)[1], "Computer"))
    assert page.new_game().takebacks


def test_emblems_are_swapped_and_players_move(page: SetupPage):
    first, second = page.new_game().players[:2]
    click(button_called(page, f"Emblem of {first.name}"))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    click(menu, menu.actionGeometry(menu.actions()[second.emblem]).center())
    assert [player.emblem for player in page.new_game().players[:2]] == [second.emblem, first.emblem]
    row = rows(page)[0]
    row.name.setFocus()
    press(row.name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(page)[:2] == [second.name, first.name]
    click(button_called(page, f"Move {first.name} up"))
    assert names(page)[:2] == [first.name, second.name]
    click(button_called(page, f"Move {first.name} down"))
    assert names(page)[:2] == [second.name, first.name]


def test_seeds(page: SetupPage):
    for text, number in (("4 271 907", 4_271_907), ("0", 0), (str(HIGHEST_SEED), HIGHEST_SEED)):
        seed(page).setText(text)
        assert page.new_game().seed == number
    for text in (str(HIGHEST_SEED + 1), "٣", "-1", "1e3"):
        seed(page).setText(text)
        assert "seed" in refusal(page), text


def test_a_seed_that_nobody_typed_is_drawn_anew_and_stands_nowhere(page: SetupPage):
    assert seed(page).text() == ""
    seeds = {page.new_game().seed for _ in range(20)}
    assert len(seeds) == 20
    assert not any(str(seed) in words_in(page) for seed in seeds)


def test_options_are_chosen_and_lead_to_their_rule(window: Window, page: SetupPage):
    click(button_called(page, "More"))
    bids = option_row(page, "forced_bid")
    click(seen(bids, QRadioButton)[1])
    click(tick(page, "hidden_scores"))
    assert page.new_game().options == {"forced_bid": "if_able", "hidden_scores": False}
    click(only(bids, LinkButton))
    assert window.pages.covers[-1].number == bids.option.section
    window.pages.uncover()
    assert window.pages.page is page


def test_the_last_company_sits_there_again(window: Window):
    company = (Player("Ann", emblem=3), Player("Bo", "computer", 1, "gone"), Player("Cy", "computer", 2, "steady"))
    window.choices.settings = msgspec.structs.replace(window.choices.settings, seats={"ra": company})
    page = open_page(window)
    assert names(page) == ["Ann", "Bo", "Cy"]
    assert page.new_game().players[1].level in LEVELS


def test_a_company_that_cannot_sit_is_forgotten(window: Window):
    for company in (
        (),
        (Player("A"), Player("B"), Player("C")),
        (Player("A"),),
        (Player(" A "), Player("B", emblem=1), Player("C", emblem=2)),
    ):
        window.choices.settings = msgspec.structs.replace(window.choices.settings, seats={"ra": company})
        assert names(open_page(window))[0] == "Leela", company


def test_tab_reaches_everything_and_everything_has_a_name(page: SetupPage):
    click(add(page))
    page.setFocus()
    reached = set()
    for _ in range(60):
        press_here(Qt.Key.Key_Tab)
        reached.add(page.window().focusWidget())
    controls = {button for button in seen(page, QAbstractButton) if button.isEnabled()}
    missed = {button for button in controls - reached if not isinstance(button, QRadioButton)}
    assert not missed
    assert {row.name for row in rows(page)} <= reached
    for widget in reached:
        assert widget.accessibleName() or isinstance(widget, QRadioButton), widget


def test_what_was_typed_survives_a_change_of_language(page: SetupPage, window: Window):
    type_in(page, 0, "Zoe")
    seed(page).setText("77")
    tick(page, "hidden_scores").setChecked(False)
    before = page.new_game()
    window.choices.switch_language("fr")
    assert isinstance(before, NewGame)
    assert page.new_game() == before


# ---- what stands there at first, and what under "More" -------------------------------------------------------------


def shown(page: SetupPage) -> set[str]:
    return {row.option.id for row in seen(page, OptionRow)}


def sections(page: SetupPage) -> list[str]:
    """The links to rules that stand there, as they are read aloud."""
    names = [link.accessibleName() for link in seen(page, LinkButton)]
    return [name for name in names if name.startswith("Rules, section")]


@pytest.mark.parametrize(
    ("key", "first"),
    [("ra", set()), ("raja", {"short_game", "home_cities"}), ("taj_mahal", set()), ("dice_charmers", {"sheet"})],
)
def test_rare_options_seed_and_sections_are_folded_away_and_nothing_is_lost(window: Window, key: str, first: set[str]):
    page = open_page(window, key)
    assert shown(page) == first
    assert not sections(page)
    assert not seed(page).isVisible()
    click(button_called(page, "More"))
    assert shown(page) == {option.id for option in game(key).options} - {"board"}
    assert sections(page)
    assert seed(page).isVisible()
    assert called(page, Tick, "Undo after chance").isVisible()
    if BoardChooser.serves(game(key)):
        assert button_called(page, "Open the folder")
    click(button_called(page, "Less"))
    assert shown(page) == first


def test_more_stays_open_until_durbar_is_closed(window: Window, page: SetupPage):
    click(button_called(page, "More"))
    page = open_page(window, "raja")
    assert seed(page).isVisible()
    click(button_called(page, "Less"))
    assert not seed(open_page(window)).isVisible()


def test_a_seed_that_is_none_is_shown_to_who_would_start_with_it(page: SetupPage):
    seed(page).setText("many")
    press(page, Qt.Key.Key_Return)
    assert page.focusWidget() is seed(page)
    assert seed(page).isVisible()


@pytest.mark.parametrize("key", GAMES)
def test_what_stands_there_at_first_needs_no_scrolling(window: Window, key: str):
    window.choices.switch_language("fr")  # the longer one
    window.resize(1280, 720)
    page = open_page(window, key)
    while add(page).isVisible():
        click(add(page))
    QApplication.processEvents()
    assert page.findChild(QScrollArea).verticalScrollBar().maximum() == 0


def test_every_level_says_what_it_is_like(page: SetupPage):
    told = set()
    for level in LEVELS:
        pick = only(rows(page)[1], QComboBox)
        choose_item(pick, pick.findText(level_name(level)))
        assert page.new_game().players[1].level == level
        told.add(pick.accessibleDescription())
        assert pick.accessibleDescription() in words_in(rows(page)[1])
    assert len(told - {*LEVELS, ""}) == len(LEVELS)


def test_the_options_of_the_last_game_are_chosen_again(window: Window, raja: SetupPage):
    tick(raja, "short_game").setChecked(True)
    tick(raja, "home_cities").setChecked(True)
    new = raja.new_game()
    press(raja, Qt.Key.Key_Return)
    assert settings.load().options["raja"] == new.options
    page = open_page(window, "raja")
    assert page.new_game().options == new.options
    assert shown(page) == {"short_game", "home_cities"}, "nothing rare was chosen"
    assert open_page(window, "ra").new_game().options == {"forced_bid": "if_no_bid", "hidden_scores": True}


def test_a_rare_option_of_the_last_game_is_seen(window: Window, page: SetupPage):
    company = page.new_game().players
    window.choices.keep_table("ra", company, {"forced_bid": "if_able", "hidden_scores": True})
    again = open_page(window)
    assert again.new_game().options["forced_bid"] == "if_able"
    assert "forced_bid" in shown(again)


def test_options_that_are_not_there_any_more_are_forgotten(window: Window, raja: SetupPage):
    company = raja.new_game().players
    odd = {"board": "gone-1", "youngest": 5, "forgone": "never", "short_game": 1, "of_another_day": True}
    window.choices.keep_table("raja", company, odd)
    options = open_page(window, "raja").new_game().options
    assert options == {option.id: option.default for option in game("raja").options}


# ---- many options, presets, boards: as Raja has them ---------------------------------------------------------------


def test_many_options_begin_as_the_game_has_them(raja: SetupPage):
    options = game("raja").options
    assert raja.new_game().options == {option.id: option.default for option in options}
    assert list(raja.new_game().options) == [option.id for option in options]


def test_many_options_stand_under_the_titles_of_their_chapters(raja: SetupPage):
    click(button_called(raja, "More"))
    QApplication.processEvents()

    def top(widget: QWidget) -> int:
        return widget.mapTo(raja, QPoint(0, 0)).y()

    variants, rulings = (
        next(label for label in seen(raja, QLabel) if label.text() == title)
        for title in ("Variants", "Rulings and options")
    )
    rows = sorted(seen(raja, OptionRow), key=top)
    chapters = [int(row.option.section.split(".")[0]) for row in rows]
    assert chapters == sorted(chapters)
    first, last = min(chapters), max(chapters)
    below = [row for row in rows if top(row) > top(variants)]
    assert below
    assert {chapters[rows.index(row)] == last for row in below if top(row) > top(rulings)} == {True}
    assert {chapters[rows.index(row)] == first for row in below if top(row) < top(rulings)} == {True}


def test_a_preset_sets_what_it_names_and_shows_while_it_fits(raja: SetupPage):
    presets = game_screen("raja").setup.presets()
    choice = called(raja, Choice, "Usual options")
    assert choice.on == 0
    tick(raja, "hidden_gold").setChecked(False)
    assert choice.on == 0
    click(choice.buttons[1])
    options = raja.new_game().options
    assert presets[1].options.items() <= options.items()
    assert options["hidden_gold"] is False
    assert presets[1].why in words_in(raja)
    switch = next(name for name, on in presets[1].options.items() if on)
    click(tick(raja, switch))
    assert choice.on == -1
    click(tick(raja, switch))
    assert choice.on == 1


def test_the_time_that_is_said_is_that_of_the_options_and_says_for_how_many(raja: SetupPage):
    tick(raja, "short_game").setChecked(False)
    assert "About 75 minutes among four people" in words_in(raja)
    tick(raja, "short_game").setChecked(True)
    assert "About 60 minutes among four people" in words_in(raja)
    assert "75" not in words_in(raja)


def test_with_no_preset_on_the_keyboard_still_reaches_them(raja: SetupPage):
    tick(raja, "short_game").setChecked(True)
    choice = called(raja, Choice, "Usual options")
    assert choice.on == -1
    assert [button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in choice.buttons].count(
        Qt.FocusPolicy.TabFocus
    ) == 1
    click(choice.buttons[0])
    assert raja.new_game().options["short_game"] is False


def test_a_seat_is_chosen_by_its_players_name(raja: SetupPage):
    pick = option_row(raja, "youngest").findChild(QComboBox)
    assert [pick.itemText(at) for at in range(1, pick.count())] == names(raja)
    type_in(raja, 2, "Zoe")
    assert [pick.itemText(at) for at in range(1, pick.count())] == [*names(raja)[:2], "Zoe"]
    choose_item(pick, 3)
    assert raja.new_game().options["youngest"] == 3
    click(button_called(raja, "Remove Zoe"))
    assert raja.new_game().options["youngest"] == "random"
    game("raja").start(2, 1, raja.new_game().options)


def put(data: Path, name: str, text: str) -> None:
    (data / "boards").mkdir(exist_ok=True)
    (data / "boards" / name).write_text(text, encoding="utf-8")


def test_durbars_own_map_is_named_as_such(raja: SetupPage):
    board = only(raja, BoardChooser)
    assert "Durbar’s own map" in words_in(board)
    assert "our design" in words_in(board)
    assert not seen(board, QComboBox)


def test_a_map_of_the_persons_own_is_chosen_and_played(window: Window, data: Path):
    put(data, "mine.json", shipped("raja").replace("Ahmadabad", "Amdavad"))
    page = open_page(window, "raja")
    pick = only(chooser(page), QComboBox)
    assert [pick.itemText(at) for at in range(pick.count())] == ["Durbar’s own map", "Durbar’s own map (mine)"]
    choose_item(pick, 1)
    options = page.new_game().options
    assert str(options["board"]).startswith("mine-")
    game("raja").start(2, 1, options)
    (data / "boards" / "mine.json").unlink()
    QApplication.sendEvent(chooser(page), QEvent(QEvent.Type.ActivationChange))  # the person comes back to the window
    assert page.new_game().options["board"] == "durbar"


def test_files_that_hold_no_board_are_named_with_line_and_reason(window: Window, data: Path):
    put(data, "cut.json", "{")
    put(data, "far.json", shipped("raja").replace('"x": 90,', '"x": 9000,', 1))
    put(data, "other.json", '{"board": "taj_mahal"}')
    page = open_page(window, "raja")
    told = [label.text() for label in chooser(page).findChildren(QLabel)]
    assert any(text.startswith("cut.json, line ") and text.endswith("not valid JSON.") for text in told)
    assert "far.json, line 8: “AHM” lies outside the board." in told
    assert not any("other.json" in text for text in told)


@dataclass
class BadFile:
    """A board file that can't be used."""

    file: str
    error: board_file.BadBoard


@pytest.mark.parametrize("key", [key for key in GAMES if BoardChooser.serves(game(key))])
def test_every_fault_of_a_board_file_has_words(window: Window, key: str):
    """A fault that has none would be told in English."""
    games, engine = Path(board.__file__).parents[1], Path(board_file.__file__).parent
    files = [Path(boards.__file__), engine / "board_file.py", engine / "form.py", *(games / key).glob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    keys = set(re.findall(r'(?<!def )\b(?:BadBoard|bad|_fail|_misfit|Misfit)\([^"]*?"(\w+)", ', source))
    facts: dict[str, str | int] = dict.fromkeys(re.findall(r"[a-z_]+", source), "")
    of_game = game_screen(key).setup.board_faults()

    def told(fault: str) -> str:
        return refusal_words(of_game, BadFile("mine.json", board_file.BadBoard(fault, "In English.", facts=facts)))

    assert len(keys) > 5
    assert told("of another day") == "mine.json: In English."
    assert [fault for fault in keys if "In English" in told(fault)] == []


def test_the_stroke_a_folder_begins_with_stands_on_no_line_of_its_own(raja: SetupPage, data: Path):
    click(button_called(raja, "More"))
    shown = words_in(chooser(raja))
    assert f"/\u2060{data.parts[1]}/\u200b" in shown


def test_the_folder_is_made_and_opened(raja: SetupPage, data: Path, monkeypatch: pytest.MonkeyPatch):
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    assert not (data / "boards").exists()
    click(button_called(raja, "More"))
    click(button_called(raja, "Open the folder"))
    assert (data / "boards").is_dir()
    assert [url.toLocalFile() for url in opened] == [str(data / "boards")]


def test_start_looks_off_while_no_game_can_start(page: SetupPage):
    start = button_called(page, "Start")
    assert isinstance(start, WordButton)
    assert start.live
    click(button_called(rows(page)[0], "Computer"))
    assert not start.live
    assert "Three computers." in words_in(page)
    click(button_called(rows(page)[0], "Person"))
    assert start.live
