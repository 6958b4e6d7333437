"""At a table, in every step of a game: each object, button, card, tile and sign has a tip, in either language, which
says four lines at most before one asks for more, and none tells what the person can't see.

What a tip says of a position is tested game by game; here nothing may be left without one.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.state import State
from durbar.ui.kit.controls.buttons import KitButton, LinkButton
from durbar.ui.kit.text.terms import read_terms
from durbar.ui.kit.tips.body import lines_at_once
from durbar.ui.kit.tips.tips import Hook
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.topbar import Chips
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.contract.positions import CASE, playing
from tests.ui import positions as ra
from tests.ui.games.raja import positions as raja
from tests.ui.games.taj_mahal import positions as taj_mahal
from tests.ui.hands import sit_at
from tests.ui.kit.tips.test_tips import LEFT_OVER

#: What is looked at is painted for it.
UNPAINTED = True

#: Where several persons may see less together than one alone, or more is hidden than samples make anew: the same table
#: to them, with other things where they can't look.
TWINS: dict[str, Any] = {"ra": ra.twin, "raja": raja.twin, "taj_mahal": taj_mahal.twin}

OPTIONS: dict[str, dict[str, Any]] = {
    "raja": {"auction": True, "yogi": True, "several_characters": True, "hidden_gold": True}
}


def steps_of(key: str, seats: int, kinds: str) -> list[State]:
    """The first state of each step of a lively random game: of those in which a person acts, and of the others."""
    state = durbar.start(key, seats=seats, seed=3, options=OPTIONS.get(key, {}))
    found: dict[tuple[str, bool], State] = {}
    for _ in playing(state, 3, CASE[key].ways[-1]):
        kind = state.view(0).step, state.to_act is not None and kinds[state.to_act] == "p"
        if kind not in found:
            found[kind] = state.copy()
    return list(found.values())


def twin_of(key: str, state: State, page: TablePage) -> State:
    """The same table to who sits before it, with other things where they can't look."""
    seat, twin = page.sight.seat, TWINS.get(key)
    return CASE[key].twin(state, seat) if twin is None else twin(state, seat, page.sight.people)


def show(page: TablePage, state: State) -> None:
    """Another position on the same table."""
    page.table.states[0] = state
    page.showing.show_position()


def tips_at(page: TablePage) -> Iterator[tuple[str, Tip | None]]:
    """Everything at a table that explains itself, with its tip. A sign of the top bar need only have a name."""
    for target in page.board.board.targets:
        yield f"board {target}", page.game_screen.tip(target, page.sight)
    for place in places(page):
        for hook in place.findChildren(Hook):
            if hook.widget.isVisible():
                sign = "sign" if place is page.frame.top and isinstance(hook.widget, KitButton) else "widget"
                yield f"{sign} {hook.widget.accessibleName()}", hook.make_tip()


def places(page: TablePage) -> list[QWidget]:
    """The parts of a table in which things explain themselves by widgets."""
    return [page.frame.top, page.frame.prompt, page.frame.seats, *([page.aside] if page.aside is not None else [])]


def without_tip(page: TablePage) -> list[str]:
    """What can be pressed and has no tip. Links say where they lead."""
    kinds = (KitButton, Chips)
    widgets = [widget for place in places(page) for kind in kinds for widget in place.findChildren(kind)]
    return [
        f"{type(widget).__name__} {widget.accessibleName()}"
        for widget in widgets
        if widget.isVisible() and not isinstance(widget, LinkButton) and not widget.findChildren(Hook)
    ]


def faults(page: TablePage) -> list[str]:
    """What has no tip, one without text, or one in which a mark was not filled in."""
    return without_tip(page) + unteaching(tips_at(page))


def unteaching(tips: Iterable[tuple[str, Tip | None]]) -> list[str]:
    """The tips that say nothing, or in which a mark was not filled in."""
    return [f"{name}: {tip}" for name, tip in tips if not teaches(tip, name)]


def too_long(tips: Iterable[tuple[str, Tip | None]]) -> list[str]:
    """The tips that say more than four lines before one asks for more."""
    return [f"{name}: {tip}" for name, tip in tips if tip is not None and lines_at_once(tip) > 4]


def teaches(tip: Tip | None, name: str) -> bool:
    if tip is None or not tip.title.strip() or not (name.startswith("sign") or tip.what or tip.rule or tip.refusal):
        return False
    said = (tip.title, tip.what, tip.reason, tip.click, tip.refusal, read_terms(tip.more)[0], tip.brings)
    return not any(LEFT_OVER.search(words) for words in said)


@pytest.mark.parametrize("fewest", [True, False])
@pytest.mark.parametrize("key", CASE)
def test_everything_has_a_tip_in_every_step(window: Window, qtbot: QtBot, key: str, fewest: bool):
    seats = min(durbar.game(key).seats) if fewest else max(durbar.game(key).seats)
    kinds = "p" * seats if fewest else "p" + "c" * (seats - 1)
    states = steps_of(key, seats, kinds)
    window.setUpdatesEnabled(False)  # nothing need be painted for it
    page = sit_at(window, states[0], kinds, key)
    page.play.stop()
    unlike = 0
    for number, language in enumerate(("en", "fr")):
        use_language(language)
        page.retranslate()
        for state in states[(number + fewest) % 2 :: 2]:  # the others in the other language, with fewest and most seats
            show(page, state)
            told = list(tips_at(page))
            assert without_tip(page) + unteaching(told) + too_long(told) == []
            if state.to_act is not None:
                other = twin_of(key, state, page)
                unlike += other.digest() != state.digest()
                show(page, other)
                assert list(tips_at(page)) == told
    assert unlike or not durbar.game(key).secrets


def test_the_buttons_of_the_frame_tell_what_they_do(window: Window, qtbot: QtBot):
    page = sit_at(window, ra.a_turn(), "pcc")
    page.play.stop()
    page.clicks.make(page.sight.legal[0])
    for look in (
        lambda: page.travel.look_at(0),
        lambda: page.travel.look_at(page.table.at),
        lambda: page.play.waiting.emit(True),
    ):
        look()
        assert faults(page) == []
