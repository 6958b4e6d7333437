"""Every page of a game of Taj Mahal can be read at both sizes, in both themes and languages, and follows a change."""

from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.state import State
from durbar.games.taj_mahal.boards import own_board
from durbar.games.taj_mahal.moves import Play, Withdraw
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.table.tabs import LOG
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.games.taj_mahal.build import A, B, C, D, E, card, table
from tests.games.taj_mahal.keeping import lively
from tests.ui.every_page import LONG_NAMES, Open
from tests.ui.eyes import Longer, Painted
from tests.ui.games.taj_mahal.positions import (
    PALACES,
    a_contest,
    end_visit,
    ending_a_visit,
    pick_out,
    picking,
    placing_with_the_royal_one,
    sit_at,
    the_end,
)
from tests.ui.hands import only, played, show
from tests.ui.reading import come_to_rest, faults_in, same_in_all_languages, words_of_others

#: Language, window, size of text and whether it is dark; "" is a language a third longer than English.
LOOKS = (
    ("fr", (1024, 680), 1.5, True),
    ("", (1280, 720), 1.0, False),
)


def five_in_the_thick_of_it() -> State:
    """Five players with many cards and tiles each: all symbols are fought for, and much would be won."""
    return table(
        5,
        hands={
            A: ["rEV", "rEG", "rEM", "rEP", "rKP", "gEE", "gEV", "yEM", "vEP", "vEM", "wE", "wE", "wK", "wP"],
            B: ["yEE", "yEV", "yEG", "wM"],
            C: ["gEG", "gEM"],
            D: ["vEE", "vEV"],
            E: ["yEP"],
        },
        special={A: ["+2"], B: ["change"]},
        played={
            A: ["rEE", "wV", "rVP", "rKG", "wE", "rEK", "+E"],
            B: ["yEE", "yPV", "wG"],
            C: ["gEK", "gEV", "wE"],
            D: ["vEG", "vGV", "wE"],
            E: ["yEG", "yKG"],
        },
        palaces=PALACES,
        bonus={"sirhind": "jewels", "delhi": "tea"},
        province="delhi",
        influence={A: "VGP", B: "MP", C: "VM", D: "GP", E: "VM"},
        tiles={A: [1, 2], B: [3], C: [4]},
        bonuses={A: ["jewels", "tea", "rice"], D: ["tea", "jewels"]},
        score=(31, 24, 18, 40, 9),
        visit=6,
    )


def _table(window: Window, made: Callable[[], State]) -> Callable[[], QWidget]:
    sit_at(window, made())
    return lambda: window


def _picked_out(window: Window) -> Callable[[], QWidget]:
    """Two cards are picked out, and names are long."""
    page = sit_at(window, a_contest())
    for seat, name in enumerate(LONG_NAMES):
        page.table.players[seat] = msgspec.structs.replace(page.table.players[seat], name=name)
    page.retranslate()
    pick_out(page, Play(card("rEP"), card("wK")))
    return lambda: window


def _log(window: Window) -> Callable[[], QWidget]:
    page = show(window, played("pcccc", 160, 5, "taj_mahal", lively))
    page.play.stop()
    page.frame.tabs.open(LOG)
    return lambda: window


def _visit(window: Window) -> Callable[[], QWidget]:
    page = sit_at(window, ending_a_visit(5), "pcccc")
    end_visit(page)
    page.play.stop()
    return lambda: page.ends.panel


def _results(window: Window) -> Callable[[], QWidget]:
    page = show(window, played("pcccc", 5000, 5, "taj_mahal", lively))

    def results() -> QWidget:
        assert page.ends.results is not None
        return page.ends.results

    return results


def _over(window: Window) -> Callable[[], QWidget]:
    """The table of a game that is over, once the results were put away."""
    page = sit_at(window, the_end())
    page.clicks.make(Withdraw())
    page.ends.panel.close_panel()

    def over() -> QWidget:
        page.ends.hide_results()
        return window

    return over


def _set_up(window: Window) -> Callable[[], QWidget]:
    window.set_up("taj_mahal")
    window.pages.page.show_more(True)
    return lambda: window


def _tip(window: Window, made: Callable[[], State], target: tuple[str | int, ...]) -> Callable[[], QWidget]:
    page = sit_at(window, made())

    def tip() -> QWidget:
        """A change of the look closes tips, so it is opened again."""
        shown = page.game_screen.tip(target, page.sight)
        assert shown is not None
        page.tips.show(shown, page.board.rect_of(target), by_keyboard=True)
        return only(window, TipPanel)

    return tip


PAGES: dict[str, Open] = {
    "turn of five": partial(_table, made=five_in_the_thick_of_it),
    "cards picked out": _picked_out,
    "placing": partial(_table, made=placing_with_the_royal_one),
    "picking": partial(_table, made=picking),
    "log": _log,
    "visit": _visit,
    "results": _results,
    "over": _over,
    "set-up": _set_up,
    "tip of a city": partial(_tip, made=placing_with_the_royal_one, target=("city", "sirhind")),
    "tip of a card": partial(_tip, made=a_contest, target=("hand", card("rEP"), 0)),
}

#: In these every word was made for the page; the other pages show the same kinds of words.
SPOKEN = ("turn of five", "placing", "visit", "set-up")


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_or_covered_and_every_word_follows_the_language(
    window: Window, qtbot: QtBot, longer: Longer, monkeypatch: pytest.MonkeyPatch, page: str
):
    painted = Painted(monkeypatch, LONG_NAMES)
    top = PAGES[page](window)
    found = faults_in(window, top, longer, painted, LOOKS)
    assert not found, "\n".join(found)
    if page in SPOKEN:  # the last look is one in the longer language
        board = own_board()
        same = [*same_in_all_languages("taj_mahal"), *(place.name for place in (*board.provinces, *board.cities))]
        assert not words_of_others(top(), painted, same)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_players_stand_in_the_column(window: Window, qtbot: QtBot, language: str):
    """At the smallest size that is promised, with large letters as well."""
    use_language(language)
    page = sit_at(window, five_in_the_thick_of_it())
    window.resize(1280, 720)
    for text in (1.0, 1.5):
        look.set(text=text)
        come_to_rest(window)
        boxes = [page.frame.seats.rect_of(seat) for seat in range(5)]
        column = page.frame.seats
        for box in boxes:
            box.moveTopLeft(column.mapFromGlobal(box.topLeft()))
            assert column.rect().adjusted(-1, -1, 1, 1).contains(box)
        assert not any(one.intersects(other) for k, one in enumerate(boxes) for other in boxes[:k])
        assert len({box.height() for box in boxes}) == 1
