"""Every page of a game of The Dice Charmers can be read at both sizes, themes and languages, and follows a change."""

from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.state import State
from durbar.games.dice_charmers.boards import own_board
from durbar.games.dice_charmers.moves import Road
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.table.tabs import LOG
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.games.dice_charmers.build import LONG, A, B, C, D, E, sheet, table
from tests.games.dice_charmers.keeping import lively
from tests.ui.every_page import LONG_NAMES, Open
from tests.ui.eyes import Longer, Painted
from tests.ui.games.dice_charmers.positions import STOCK, a_choice_with_karma, a_junction, sit_at, turn_to
from tests.ui.hands import played, press, show
from tests.ui.reading import come_to_rest, faults_in, same_in_all_languages, words_of_others

#: Language, window, size of text and whether it is dark; "" is a language a third longer than English.
LOOKS = (
    ("fr", (1024, 680), 1.5, True),
    ("", (1280, 720), 1.0, False),
)


def five_in_the_thick_of_it() -> State:
    """Five players with much on their sheets; the last to choose has seven bonuses to use."""
    busy = {"roads": LONG, "river": [1, 2, 6, 9], "palace": {"merchant": 3, "maharani": 2}, "karma": 4, **STOCK}
    others = {
        A: sheet(fame=16, money=44, bonuses=["fame-5", "fame-10", "fame-14"], **busy),
        B: sheet(fame=21, money=40, **busy),
        C: sheet(fame=2, money=3),
        D: sheet(fame=12, money=30, **busy),
    }
    return table(
        5,
        turn=E,
        at={"purple1": A, "purple2": "elephant", "green1": B, "orange2": C, "blue2": D},
        others=others,
        waiting=["T3", "L5", "B4", "T1", "R2", "tent-A", "palace-2"],
        fame=4,
        money=5,
        **busy,
    )


def _table(window: Window, made: Callable[[], State]) -> Callable[[], QWidget]:
    page = sit_at(window, made())
    for seat, name in enumerate(LONG_NAMES):
        page.table.players[seat] = msgspec.structs.replace(page.table.players[seat], name=name)
    page.retranslate()
    return lambda: window


def _turned(window: Window) -> Callable[[], QWidget]:
    """A road is picked out."""
    page = sit_at(window, a_junction())
    turn_to(page, Road("r4c3", "NEW"))
    return lambda: window


def _log(window: Window) -> Callable[[], QWidget]:
    page = show(window, played("pcccc", 90, 5, "dice_charmers", lively))
    page.play.stop()
    page.frame.tabs.open(LOG)
    return lambda: window


def _peek(window: Window) -> Callable[[], QWidget]:
    page = sit_at(window, five_in_the_thick_of_it())
    press(page, Qt.Key.Key_F4)
    assert page.sheets.peek.isVisible()
    return lambda: window


def _results(window: Window, kinds: str) -> Callable[[], QWidget]:
    page = show(window, played(kinds, 5000, 5, "dice_charmers", lively))

    def results() -> QWidget:
        assert page.ends.results is not None
        return page.ends.results

    return results


def _set_up(window: Window) -> Callable[[], QWidget]:
    window.set_up("dice_charmers")
    window.pages.page.show_more(True)
    return lambda: window


PAGES: dict[str, Open] = {
    "bonuses of five": partial(_table, made=five_in_the_thick_of_it),
    "choice with karma": partial(_table, made=a_choice_with_karma),
    "road picked out": _turned,
    "log": _log,
    "peek": _peek,
    "results of two": partial(_results, kinds="pc"),
    "results of five": partial(_results, kinds="pcccc"),
    "set-up": _set_up,
}

#: In these every word was made for the page; the other pages show the same kinds of words.
SPOKEN = ("bonuses of five", "road picked out", "peek", "set-up")


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_or_covered_and_every_word_follows_the_language(
    window: Window, qtbot: QtBot, longer: Longer, monkeypatch: pytest.MonkeyPatch, page: str
):
    painted = Painted(monkeypatch, LONG_NAMES)
    top = PAGES[page](window)
    found = faults_in(window, top, longer, painted, LOOKS)
    assert not found, "\n".join(found)
    if page in SPOKEN:  # the last look is one in the longer language
        same = [*same_in_all_languages("dice_charmers"), own_board().name]
        assert not words_of_others(top(), painted, same)


def test_all_players_stand_in_the_column(window: Window, qtbot: QtBot):
    """At the smallest size that is promised, with large letters as well."""
    use_language("fr")
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


def test_the_peek_leaves_the_players_and_the_prompt_alone(window: Window, qtbot: QtBot):
    """Each key shows the next sheet; then none; the column can be read meanwhile."""
    page = sit_at(window, five_in_the_thick_of_it())
    window.resize(1280, 720)
    come_to_rest(window)
    seen = []
    for _ in range(5):
        press(page, Qt.Key.Key_F4)
        seen.append(page.sheets.peek.seat)
        if page.sheets.peek.isVisible():
            box = page.sheets.peek.geometry()
            box.moveTopLeft(page.sheets.peek.mapTo(window, page.sheets.peek.rect().topLeft()))
            for other in (page.frame.seats, page.frame.prompt):
                there = other.rect()
                there.moveTopLeft(other.mapTo(window, there.topLeft()))
                assert not box.intersects(there)
    assert sorted(seen) == [-1, A, B, C, D], "the large sheet on the board is E’s"
