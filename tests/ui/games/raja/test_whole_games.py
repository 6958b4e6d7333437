"""Games of Raja on the screen: clicked through at every number of seats, against computers, closed and resumed."""

import pytest
from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.game import OptionValue
from durbar.engine.rng import Rng
from durbar.session.session import GameSession
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.contract.positions import playing
from tests.games.raja.build import ADVANCED_1, ADVANCED_2, SHORT
from tests.games.raja.keeping import lively
from tests.ui.hands import button_called, click, click_move, page_of, played, settle, show, sit_down


def click_through(page: TablePage, qtbot: QtBot, rng: Rng, moves: int = 10_000) -> set[str]:
    """Click so many moves, or to the end of the game. Gives the kinds of places where clicks were made."""
    places = set()
    page.window().setUpdatesEnabled(False)  # nothing need be painted for it
    settle(page, qtbot)
    while page.table.to_act is not None and moves:
        before, move = page.table.at, lively(page.table.state, rng)
        places.add(click_move(page, move))
        assert page.table.moves[before] == move
        settle(page, qtbot)
        moves -= 1
    return places


def assert_over(page: TablePage) -> None:
    """The game is at its end, and the engine alone comes to the same by the same moves."""
    assert page.table.to_act is None
    assert page.ends.results is not None
    assert page.ends.results.isVisible()
    record = page.table.record
    state = durbar.start("raja", seats=record.seats, seed=record.seed, options=record.options)
    for move in page.table.moves:
        state.play(move)
    assert state.digest() == page.table.state.digest()
    assert page.table.path is not None
    assert GameSession.open(page.table.path).state.digest() == state.digest()


def test_a_whole_short_game_of_two_by_mouse(window: Window, qtbot: QtBot):
    page = sit_down(window, "pp", seed=2, game="raja", **SHORT)
    places = click_through(page, qtbot, Rng(2))
    assert_over(page)
    assert {"board", "tile", "button"} <= places


@pytest.mark.parametrize(
    ("kinds", "options"),
    [("ppp", {}), ("ppppp", {**ADVANCED_1, **ADVANCED_2, **SHORT, "forgone": "per_turn"})],
)
def test_beginning_and_end_of_larger_games_by_mouse(
    window: Window, qtbot: QtBot, kinds: str, options: dict[str, OptionValue]
):
    """Clicked from the first move into the first round; the middle is played by the engine; the end is clicked."""
    seats = len(kinds)
    whole = durbar.start("raja", seats=seats, seed=seats, options=options)
    last = sum(1 for _ in playing(whole, seats, lively))
    rng = Rng(seats + 1_000_003)  # as ``playing`` has it
    page = sit_down(window, kinds, seed=seats, game="raja", **options)
    click_through(page, qtbot, rng, moves=4 * seats)
    table = page.table
    path, table.path = table.path, None  # one save is enough
    while table.at < last - 2 * seats:
        table.play(lively(table.state, rng))
    table.path = path
    page = show(window, table)
    click_through(page, qtbot, rng)
    assert page.table.at == last
    assert page.table.state.digest() == whole.digest()
    assert_over(page)


def test_a_game_against_a_computer_goes_on_by_itself(window: Window, qtbot: QtBot):
    page = sit_down(window, "pc", seed=8, game="raja", **SHORT)
    click_through(page, qtbot, Rng(8), moves=12)
    assert page.table.at >= 20
    assert not page.secrets.curtain.isVisible()


def test_a_game_is_resumed_where_the_window_was_closed(window: Window, qtbot: QtBot):
    table = played("pp", 40, game="raja", way=lively)
    window.go_home()
    click(button_called(window.pages.home, "Resume"))
    page = page_of(window)
    assert page.table.state.digest() == table.state.digest()
    click_through(page, qtbot, Rng(1), moves=4)
    assert page.table.at >= 44
