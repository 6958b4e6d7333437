"""Every page of a game of Raja can be read at both sizes, in both themes and languages, and follows a change."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.state import State
from durbar.games.raja.boards import own_board
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.table.tabs import LOG
from durbar.ui.window import Window
from tests.games.raja.build import ADVANCED_1, ADVANCED_2, choosing_discs, play
from tests.games.raja.build import table as position
from tests.games.raja.keeping import lively
from tests.ui.every_page import LONG_NAMES, Open
from tests.ui.eyes import Longer, Painted
from tests.ui.games.raja.positions import ROADS, a_last_turn, a_turn, sit_at
from tests.ui.hands import only, played, show
from tests.ui.reading import faults_in, same_in_all_languages, words_of_others

#: Language, window, size of text and whether it is dark; "" is a language a third longer than English.
LOOKS = (
    ("fr", (1024, 680), 1.5, True),
    ("", (1280, 720), 1.0, False),
)


def a_warning() -> State:
    """Two palaces are on the disc of one of five, and gold for one."""
    state = choosing_discs(5)
    play(state, "point palace_house", "point palace_house")
    return state


def five_with_many_cards() -> State:
    """Five players with several characters, and a great deal to do."""
    return position(
        5,
        disc=("characters", "palace_house"),
        cards=((1, 5), (2,), (3,), (4,), (6,)),
        villages=ROADS,
        city_houses={"AHM": "AABBCDE"},
        architects=("AHM",) * 5,
        chits=(2,),
        **ADVANCED_1,
        **ADVANCED_2,
    )


def _table(window: Window, made: Callable[[], State]) -> Callable[[], QWidget]:
    sit_at(window, made())
    return lambda: window


def _log(window: Window) -> Callable[[], QWidget]:
    page = show(window, played("pcccc", 240, 5, "raja", lively, **ADVANCED_1, **ADVANCED_2))
    page.play.stop()
    page.frame.tabs.open(LOG)
    return lambda: window


def _scored(window: Window) -> Callable[[], QWidget]:
    page = sit_at(window, a_last_turn(5, home_cities=True), "pcccc")
    page.play.play(page.sight.legal[-1])
    page.play.stop()
    return lambda: page.ends.panel


def _results(window: Window) -> Callable[[], QWidget]:
    page = show(window, played("pcccc", 5000, 5, "raja", lively))

    def results() -> QWidget:
        assert page.ends.results is not None
        return page.ends.results

    return results


def _set_up(window: Window) -> Callable[[], QWidget]:
    window.set_up("raja")
    window.pages.page.show_more(True)
    return lambda: window


def _tip(window: Window, target: tuple[str | int, ...]) -> Callable[[], QWidget]:
    page = sit_at(window, a_turn())

    def tip() -> QWidget:
        """A change of the look closes tips, so it is opened again."""
        shown = page.game_screen.tip(target, page.sight)
        assert shown is not None
        page.tips.show(shown, page.board.rect_of(target), by_keyboard=True)
        return only(window, TipPanel)

    return tip


PAGES: dict[str, Open] = {
    "disc": partial(_table, made=a_warning),
    "turn of five": partial(_table, made=five_with_many_cards),
    "log": _log,
    "scored": _scored,
    "results": _results,
    "set-up": _set_up,
    "tip of a city": partial(_tip, target=("city", "UDA")),
}

#: In these every word was made for the page; the other pages show the same kinds of words.
SPOKEN = ("disc", "turn of five", "scored", "set-up")


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_or_covered_and_every_word_follows_the_language(
    window: Window, qtbot: QtBot, longer: Longer, monkeypatch: pytest.MonkeyPatch, page: str
):
    painted = Painted(monkeypatch, LONG_NAMES)
    top = PAGES[page](window)
    found = faults_in(window, top, longer, painted, LOOKS)
    assert not found, "\n".join(found)
    if page in SPOKEN:  # the last look is one in the longer language
        same = [*same_in_all_languages("raja"), *(junction.name for junction in own_board().junctions)]
        assert not words_of_others(top(), painted, same)
