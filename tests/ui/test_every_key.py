"""A machine that presses every advertised key after every kind of click: the lit button is what Enter means, letters on
buttons and the keys of the list do what they say, wherever the click has left the keyboard.

What a key does is heard, not done, so that one table of each game serves for all.
"""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from durbar.engine.state import State
from durbar.ui.choices import Choices
from durbar.ui.games import game_screen
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.controls.dialogs import Question
from durbar.ui.kit.text.rulebook_view import RulebookView
from durbar.ui.pages.key_list import key_list
from durbar.ui.pages.overlays import Overlays
from durbar.ui.pages.rulebook.page import RulebookPage
from durbar.ui.pages.setup.page import SetupPage
from durbar.ui.pages.setup.seats import AddRow, SeatRow
from durbar.ui.pages.table.clicks import Clicks
from durbar.ui.pages.table.hints import Hints
from durbar.ui.pages.table.menu import TableMenu
from durbar.ui.pages.table.news import NewsTeller
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.pointing import Pointing
from durbar.ui.pages.table.prompt_keys import key_of
from durbar.ui.pages.table.replay import Replay
from durbar.ui.pages.table.saving import Saving
from durbar.ui.pages.table.sheets import Sheets
from durbar.ui.pages.table.tabs import LOG, MOVES, RULES
from durbar.ui.pages.table.travel import Travel
from durbar.ui.pages.table.turning import Turning
from durbar.ui.window import Window
from tests.games.dice_charmers.build import table as dice_charmers
from tests.games.taj_mahal.build import table as taj_mahal
from tests.ui.games.raja.positions import a_turn as raja
from tests.ui.hands import LEFT, button_called, click, only, piece_at, seen, sit_at
from tests.ui.positions import a_turn as ra

#: No test here looks at pixels.
UNPAINTED = True

TABLES: dict[str, Callable[[], State]] = {
    "ra": ra,
    "raja": raja,
    "taj_mahal": taj_mahal,
    "dice_charmers": lambda: dice_charmers(waiting=["money-6"]),
}

#: What is heard of each line of the list, wherever the keyboard is; None: it goes about, and plays nothing.
HEARD: dict[str, str | None] = {
    "Return": "lit",
    "Esc": "escape",
    "Tab": None,
    "F6": None,
    "Right": None,
    "+": None,
    "Shift+Right": None,
    "Ctrl+F": "find",
    "Ctrl+Z": "undo",
    "Ctrl+Y": "redo",
    "Space": None,  # in the past, where it is pressed below
    "End": None,
    "R": None,
    "F1": "rules",
    "F2": "reference",
    "F3": "hint",
    "F4": "sheet",
    "F5": "keys",
    "F7": "news",
    "F8": "again",
    "M": "mute",
    "Ctrl++": "text",
    "F11": "screen",
    "Ctrl+Q": None,
    "Ctrl+S": "save",
    "Ctrl+O": "open",
}


LIT = ("Return", "Enter", "Space")


class Ears:
    """Hears what would be done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[object] = []
        for where, name, word in (
            (Travel, "undo", "undo"),
            (Travel, "redo", "redo"),
            (Hints, "seek", "hint"),
            (Sheets, "open_next", "sheet"),
            (Saving, "save_copy", "save"),
            (Pointing, "ask", "rules"),
            (Overlays, "show_reference", "reference"),
            (Overlays, "show_saved", "open"),
            (Choices, "switch_theme", "theme"),
            (Choices, "apply", "mute"),
            (TableMenu, "show_keys", "keys"),
            (Choices, "write_text", "text"),
            (Window, "setWindowState", "screen"),
            (NewsTeller, "open_list", "news"),
            (Replay, "show_all", "again"),
            (Replay, "play_on", "play on"),
            (TablePage, "read_beside", "rules"),
        ):
            monkeypatch.setattr(where, name, lambda *_words, word=word: self.heard.append(word))
        monkeypatch.setattr(Clicks, "press", lambda _clicks, button: self.heard.append(button))
        monkeypatch.setattr(Clicks, "press_tile", lambda _clicks, tile: self.heard.append(tile))
        monkeypatch.setattr(Clicks, "_make", lambda _clicks, move: self.heard.append(move))
        monkeypatch.setattr(Clicks, "pick_out", lambda *_: None)
        monkeypatch.setattr(Turning, "turn", lambda *_: False)

    def press(self, keys: str) -> list[object]:
        """Press keys wherever the keyboard is."""
        self.heard.clear()
        pressed = QKeySequence(keys)[0]
        QTest.keyClick(
            QApplication.focusWidget() or QApplication.activeWindow(), pressed.key(), pressed.keyboardModifiers()
        )
        return self.heard


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    return Ears(monkeypatch)


def _on_the_board(page: TablePage, legal: bool) -> None:
    offer, view = page.shown.offer, page.board.viewport()
    for target in page.board.board.targets:
        box = page.board.rect_of(target)
        spot = view.mapFromGlobal(box.center())
        if (target in offer.legal) == legal and piece_at(page, spot) == target:
            click(view, spot)
            return


def _at_the_tab(page: TablePage, tab: int) -> None:
    bar = page.frame.tabs.findChild(QTabBar)
    QTest.mouseClick(bar, LEFT, pos=bar.tabRect(tab).center())


def _in_the_rules(page: TablePage) -> None:
    _at_the_tab(page, RULES)
    click(only(page.beside.pane, RulebookView).viewport())


def _in_a_list(page: TablePage) -> None:
    """At the foot of the moves, where there may be a row."""
    _at_the_tab(page, MOVES)
    click(page.frame.tabs.moves.list.viewport(), page.frame.tabs.moves.list.viewport().rect().bottomLeft())


#: Each kind of click; afterwards the keys mean what they always mean.
CLICKS: dict[str, Callable[[TablePage], None]] = {
    "nothing": lambda page: page.setFocus(),
    "a target": lambda page: _on_the_board(page, legal=True),
    "a closed target": lambda page: _on_the_board(page, legal=False),
    "the board's edge": lambda page: click(page.board.viewport(), QPoint(1, 1)),
    "sun and moon": lambda page: click(button_called(page.frame.top, "Dark theme")),
    "a button": lambda page: click(page.frame.prompt.buttons[-1]),
    "a player": lambda page: click(page.frame.seats.panels[1]),
    "the filter": lambda page: page.frame.tabs.moves.begin_search(),
    "the moves": _in_a_list,
    "the log": lambda page: _at_the_tab(page, LOG),
    "the rules": _in_the_rules,
}


@pytest.fixture
def page(window: Window, ears: Ears, request: pytest.FixtureRequest) -> TablePage:
    window.resize(1280, 720)
    return sit_at(window, TABLES[request.param](), game=request.param)


def in_the_field(page: TablePage) -> bool:
    return page.frame.tabs.moves.filter.hasFocus()


def wanted(page: TablePage) -> Iterator[tuple[str, list[object]]]:
    """Every advertised key, and what has to be heard."""
    prompt = page.frame.prompt.prompt
    lit = [button for button in prompt.buttons if button.primary]
    for key in key_list(page.game_screen):
        word = HEARD[key.keys[0]]
        for keys in key.keys:
            if word == "lit":
                yield keys, [*lit]
            elif word not in (None, "escape", "find"):
                yield keys, [word]
    for part in (*prompt.buttons, *prompt.tiles):
        if key_of(part) and getattr(part, "enabled", True):
            yield key_of(part), [part]


@pytest.mark.parametrize("page", TABLES, indirect=True)
def test_every_key_does_what_it_says_after_every_click(page: TablePage, ears: Ears):
    keys = list(wanted(page))
    assert any(heard for _key, heard in keys if _key == "Return") or page.game_screen.game.key != "ra"
    for name, use in CLICKS.items():
        for key, expected in keys:
            heard = expected
            use(page)
            if in_the_field(page) and len(key) == 1:
                continue  # it was clicked, and takes letters
            before = len(page.table.moves)
            row = page.frame.tabs.moves.selected()
            if row is not None and key in LIT and page.frame.tabs.on == MOVES:
                heard = [row]  # the list was clicked, and shows what Enter plays
            assert ears.press(key) == heard, f"{key} after a click on {name}"
            assert len(page.table.moves) == before


@pytest.mark.parametrize("page", ["ra"], indirect=True)
def test_space_plays_the_game_on_after_every_click_in_the_past(page: TablePage, ears: Ears):
    page.play.play(page.table.state.legal_moves()[0])
    for name, use in CLICKS.items():
        page.travel.look_at(0)
        use(page)
        if page.secrets.curtain.isVisible():  # a player’s own things were asked for
            assert ears.press("Space") == []
        elif not in_the_field(page):
            assert ears.press("Space") == ["play on"], f"after a click on {name}"


def test_each_line_of_the_list_is_heard_by_the_machine(window: Window):
    assert {key.keys[0] for key in key_list(game_screen("dice_charmers"))} == set(HEARD)


@pytest.mark.parametrize("game", TABLES)
def test_no_key_is_listed_that_does_nothing_in_the_game(window: Window, game: str):
    listed = {key.keys[0] for key in key_list(game_screen(game))}
    assert ("F4" in listed) == ("R" in listed) == (game == "dice_charmers")


def test_enter_starts_a_game_after_every_click(window: Window):
    window.set_up("ra")
    setup = window.pages.page
    assert isinstance(setup, SetupPage)
    heard: list[object] = []
    setup.start.disconnect(window.start_game)
    setup.start.connect(heard.append)
    parts: tuple[QWidget, ...] = (setup, seen(setup, SeatRow)[1].findChild(Choice), setup.findChild(AddRow))
    for part in parts:
        click(part)
        heard.clear()
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
        assert len(heard) == 1, part


def test_f1_opens_the_rulebook_of_the_game_that_is_set_up(window: Window):
    window.set_up("raja")
    setup = window.pages.page
    assert isinstance(setup, SetupPage)
    for part in (setup, setup.findChild(AddRow)):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_F1)
        (rules,) = window.pages.covers
        assert isinstance(rules, RulebookPage)
        assert rules.key == "raja"
        window.pages.uncover()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_list_of_keys_is_shown_and_closed_by_escape(window: Window, language: str):
    window.resize(1280, 720)
    window.choices.switch_language(language)
    page = sit_at(window, ra())
    QTest.keyClick(page, Qt.Key.Key_F5)
    (card,) = [one for one in page.findChildren(Question) if one.isVisible()]
    assert all(
        any(key.does in label.text() for label in card.findChildren(QWidget) if hasattr(label, "text"))
        for key in key_list(page.game_screen)
    )
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not card.isVisible()


@pytest.mark.parametrize("game", TABLES)
def test_no_shortcut_at_a_table_is_missing_from_the_list(window: Window, game: str):
    page = sit_at(window, TABLES[game](), game=game)
    listed = {QKeySequence(keys).toString() for key in key_list(page.game_screen) for keys in key.keys}
    of_the_window = [shortcut for shortcut in window.findChildren(QShortcut) if shortcut.parent() is window]
    made = {keys.toString() for one in (*page.findChildren(QShortcut), *of_the_window) for keys in QShortcut.keys(one)}
    assert made - listed == {"Ctrl+="}  # plus, on keyboards where it needs no Shift


@pytest.mark.parametrize("game", TABLES)
def test_no_key_that_a_table_takes_is_missing_from_the_list(window: Window, game: str):
    """Keys that are no shortcuts are heard by the page: each that it takes is listed, or printed on a button."""
    page = sit_at(window, TABLES[game](), game=game)
    listed = {QKeySequence(keys)[0].key() for key in key_list(page.game_screen) for keys in key.keys}
    taken = []
    for key in (*range(Qt.Key.Key_Escape, Qt.Key.Key_PageDown + 1), *range(Qt.Key.Key_F1, Qt.Key.Key_F12 + 1)):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        if Qt.Key(key) not in listed and page.keys.take(event):
            taken.append(Qt.Key(key).name)
    assert taken == []
