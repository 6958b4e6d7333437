"""Esc closes what is topmost, and nothing else: every pair of things that can be open at once at a table."""

from collections.abc import Callable, Iterator
from itertools import pairwise, permutations

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from durbar.ui.kit.controls.buttons import SignButton
from durbar.ui.kit.controls.dialogs import Question
from durbar.ui.kit.controls.menu import Menu
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.rulebook.page import RulebookPage
from durbar.ui.pages.rulebook.reference import ReferencePage
from durbar.ui.pages.settings.page import SettingsPage
from durbar.ui.pages.table.news_strip import NewsList
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.tabs import MOVES, RULES
from durbar.ui.window import Window
from tests.games.ra.build import table
from tests.ui.hands import click, played, show, sit_at

#: No test here looks at pixels.
UNPAINTED = True


def _seen(page: TablePage, kind: type[QWidget]) -> list[QWidget]:
    """What of a kind is seen: windows of their own, and what lies over the table."""
    over = page.frame.findChildren(kind, options=Qt.FindChildOption.FindDirectChildrenOnly)
    windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, kind)]
    return [one for one in (*over, *windows) if one.isVisible()]


def _tip(page: TablePage) -> None:
    target = next(iter(page.board.board.targets))
    tip = page.pointing.tip(target)
    assert tip is not None
    page.tips.show(tip, page.board.rect_of(target), by_keyboard=True)


def _pinned(page: TablePage) -> None:
    _tip(page)
    panel = next(one for one in _seen(page, TipPanel) if isinstance(one, TipPanel) and not one.pinned)
    click(panel.findChildren(SignButton)[0])


def _typed(page: TablePage) -> None:
    page.keys.find()
    QTest.keyClicks(page.frame.tabs.moves.filter, "zz")


def _framed(page: TablePage) -> None:
    page.frame.tabs.open(MOVES)
    page.frame.tabs.moves.select(page.sight.legal[0])


def _picked(page: TablePage) -> None:
    """The first piece of several that a move is made of, where the game has such moves."""
    chosen = [page.game_screen.choose(target, page.sight) for target in page.board.board.targets]
    page.clicks.pick_out(next((one for one in chosen if one), ()))


def _contents(page: TablePage) -> None:
    page.read_beside("3")
    click(page.beside.pane.focus_order()[3])


def _is_tip(pinned: bool) -> Callable[[TablePage], bool]:
    return lambda page: any(one.pinned == pinned for one in _seen(page, TipPanel) if isinstance(one, TipPanel))


def _is_cover(kind: type[QWidget]) -> Callable[[TablePage], bool]:
    return lambda page: any(isinstance(cover, kind) for cover in page.window().pages.covers)  # type: ignore[attr-defined]


def _overlays(page: TablePage) -> Window:
    window = page.window()
    assert isinstance(window, Window)
    return window


#: How each is opened, and whether it is open.
Thing = tuple[Callable[[TablePage], object], Callable[[TablePage], bool]]
ON_THE_TABLE: dict[str, Thing] = {
    "tip": (_tip, _is_tip(pinned=False)),
    "pinned tip": (_pinned, _is_tip(pinned=True)),
    "opened strip": (lambda page: page.news.open_list(), lambda page: bool(_seen(page, NewsList))),
    "sheet": (lambda page: page.sheets.open_next(), lambda page: page.sheets.peek.isVisible()),
    "advice": (lambda page: page.frame.tabs.open_hints(), lambda page: page.frame.tabs.hints_are_open),
    "filter": (_typed, lambda page: bool(page.frame.tabs.moves.filter.text())),
    "framed move": (_framed, lambda page: page.frame.tabs.framed() is not None),
    "picked piece": (_picked, lambda page: bool(page.shown.chosen)),
    "contents": (
        _contents,
        lambda page: page.frame.tabs.on == RULES and page.beside.pane.focus_order()[3].isChecked(),  # type: ignore[attr-defined]
    ),
    "past": (lambda page: page.travel.look_at(5), lambda page: page.shown.looking is not None),
}
OVER_ALL: dict[str, Thing] = {
    "list of keys": (lambda page: QTest.keyClick(page, Qt.Key.Key_F5), lambda page: bool(_seen(page, Question))),
    "menu": (lambda page: page.menu.open(), lambda page: bool(_seen(page, Menu))),
}
PAGES: dict[str, Thing] = {
    "reference": (
        lambda page: _overlays(page).overlays.show_reference(page.game_screen.game.key),
        _is_cover(ReferencePage),
    ),
    "rules": (
        lambda page: _overlays(page).overlays.read_rules(page.game_screen.game.key, "3"),
        _is_cover(RulebookPage),
    ),
    "settings": (lambda page: _overlays(page).overlays.show_settings(), _is_cover(SettingsPage)),
}
THINGS = ON_THE_TABLE | OVER_ALL | PAGES
#: These lie on each other where they were opened last.
LAID = ("tip", "pinned tip", "opened strip", "sheet")


def pairs() -> Iterator[tuple[str, str]]:
    """What can be opened over what: the keys of a table are heard while neither page nor dialog lies over it."""
    yield from permutations(ON_THE_TABLE, 2)
    yield from ((below, above) for below in ON_THE_TABLE for above in (*OVER_ALL, "reference"))
    yield from permutations(PAGES, 2)


def escape(page: TablePage) -> None:
    """Press it as the system tells of it, in the window that would hear it."""
    over = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    if over is None and QApplication.focusWidget() is None:  # no window manager here gives the keyboard back
        page.window().activateWindow()
        QApplication.processEvents()
    QTest.keyClick((over or page.window()).windowHandle(), Qt.Key.Key_Escape)


def opened(page: TablePage) -> set[str]:
    """All that is open."""
    return {name for name, (_open, is_open) in THINGS.items() if is_open(page)}


@pytest.mark.parametrize(("game", "only"), [("dice_charmers", ""), ("taj_mahal", "picked piece")])
def test_escape_closes_the_topmost_of_every_pair_and_no_more(window: Window, game: str, only: str):
    """only: pairs with this, which not every game has; nothing else of it is a game's own."""
    window.choices.settings = msgspec.structs.replace(window.choices.settings, auto_pass=False)
    window.resize(1280, 720)
    page = show(window, played("ppp", 25, game=game))
    at, tried = page.table.at, 0
    for below, above in pairs():
        if only not in (below, above) and only:
            continue
        page.frame.tabs.open(MOVES)
        page.setFocus()
        QTest.mouseMove(window.windowHandle(), QPoint(1, 1))
        THINGS[below][0](page)
        if above == "framed move" and below == "past":
            continue
        THINGS[above][0](page)
        both = opened(page) == {below, above}
        left = [opened(page)]
        while left[-1] and len(left) < 6:
            escape(page)
            left.append(opened(page))
        assert not left[-1], f"{game}: {below}, then {above}: {left}"
        if both:
            tried += 1
            closed = [before - after for before, after in pairwise(left)]
            assert all(len(one) < 2 for one in closed), f"{game}: {below}, then {above}: {left}"
            if above in OVER_ALL | PAGES or (above in LAID and below in LAID):
                first = next(one for one in closed if one)
                assert first == {above}, f"{game}: {below}, then {above}: {left}"
    assert tried > (12 if only else 60)
    assert page.table.at == at


def _lies_over(page: TablePage) -> list[tuple[str, Callable[[], object], Callable[[], bool]]]:
    """What can be opened over the end of a game or of a stage."""
    window, button = _overlays(page), page.frame.top.focus_order()[1]
    return [
        ("list of keys", lambda: QTest.keyClick(page, Qt.Key.Key_F5), lambda: bool(_seen(page, Question))),
        ("menu", page.menu.open, lambda: bool(_seen(page, Menu))),
        ("settings", window.overlays.show_settings, lambda: bool(window.pages.covers)),
        ("tip of the bar", lambda: QTest.keyClick(button, Qt.Key.Key_F1), lambda: page.tips.is_open),
    ]


def test_escape_leaves_the_results_to_what_lies_over_them(window: Window):
    window.resize(1280, 720)
    page = show(window, played("ppc", 5000, seed=3))
    assert page.ends.results is not None
    for name, lay, is_open in _lies_over(page):
        page.frame.top.focus_order()[1].setFocus(Qt.FocusReason.TabFocusReason)
        lay()
        assert is_open(), name
        escape(page)
        assert not is_open(), name
        assert window.pages.page is page, name
        assert page.ends.results is not None, name


def test_escape_leaves_the_table_of_a_stage_to_the_rules_over_it(window: Window):
    page = sit_at(window, table(5, areas=({"pharaoh": 2, "nile": 2, "flood": 1},), ra=9, bag={"ra": 1}))
    page.clicks.make(page.sight.legal[0])
    assert page.ends.panel.isVisible()
    window.overlays.read_rules("ra", "3")
    escape(page)
    assert not window.pages.covers
    assert page.ends.panel.isVisible()
    escape(page)
    assert page.ends.panel.isHidden()


def test_escape_closes_an_opened_list_and_not_the_set_up(window: Window):
    window.set_up("raja")
    setup = window.pages.page
    assert setup is not None
    lists = [one for one in setup.findChildren(QComboBox) if one.isVisible()]
    assert lists
    for one in lists:
        one.showPopup()
        over = QApplication.activePopupWidget()
        assert over is not None
        QTest.keyClick(over, Qt.Key.Key_Escape)
        assert QApplication.activePopupWidget() is None
        assert window.pages.page is setup
