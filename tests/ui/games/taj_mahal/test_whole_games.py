"""Games of Taj Mahal on the screen: clicked through at every number of seats, against computers, closed and resumed."""

from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.rng import Rng
from durbar.games.taj_mahal.moves import Play
from durbar.session.session import GameSession
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.contract.positions import playing
from tests.games.taj_mahal.keeping import lively
from tests.ui.games.taj_mahal.positions import make
from tests.ui.hands import button_called, click, meaning, page_of, played, settle, show, sit_down


def click_through(page: TablePage, qtbot: QtBot, rng: Rng, moves: int = 10_000) -> set[str]:
    """Click so many moves, or to the end of the game. Gives the kinds of places where clicks were made."""
    places = set()
    page.window().setUpdatesEnabled(False)  # nothing need be painted for it
    page.play.auto_pass = False  # every move is clicked, the only ones too
    settle(page, qtbot)
    while page.table.to_act is not None and moves:
        before, move = page.table.at, lively(page.table.state, rng)
        with meaning(page, move):
            place = make(page, move)
        assert page.table.moves[before] == move
        places.add(f"cards, {place}" if isinstance(move, Play) else place)
        settle(page, qtbot)
        moves -= 1
    return places


def assert_over(page: TablePage) -> None:
    """The game is at its end, and the engine alone comes to the same by the same moves."""
    assert page.table.to_act is None
    assert page.ends.results is not None
    assert page.ends.results.isVisible()
    record = page.table.record
    state = durbar.start("taj_mahal", seats=record.seats, seed=record.seed, options=record.options)
    for move in page.table.moves:
        state.play(move)
    assert state.digest() == page.table.state.digest()
    assert page.table.path is not None
    assert GameSession.open(page.table.path).state.digest() == state.digest()


def test_a_whole_game_of_three_by_mouse(window: Window, qtbot: QtBot):
    page = sit_down(window, "ppp", seed=32, game="taj_mahal")
    places = click_through(page, qtbot, Rng(32 + 1_000_003))
    assert_over(page)
    assert places >= {"cards, button", "button", "board"}
    assert "list" not in places, "every move has its place on the board or in the prompt"


def test_beginning_and_end_of_a_larger_game_by_mouse(window: Window, qtbot: QtBot):
    """Clicked from the first move into the second visit; the middle is played by the engine; the end is clicked."""
    seats, options = 5, {"start_player": 5, "board": "durbar"}
    whole = durbar.start("taj_mahal", seats=seats, seed=seats, options=options)
    last = sum(1 for _ in playing(whole, seats, lively))
    rng = Rng(seats + 1_000_003)  # as ``playing`` has it
    use_language("fr")
    page = sit_down(window, "p" * seats, seed=seats, game="taj_mahal", **options)
    click_through(page, qtbot, rng, moves=7 * seats)
    assert page.table.state.view(0).visit > 1
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
    page = sit_down(window, "pcc", seed=8, game="taj_mahal")
    click_through(page, qtbot, Rng(8), moves=8)
    assert page.table.at >= 20
    assert not page.secrets.curtain.isVisible()


def test_a_game_is_resumed_where_the_window_was_closed(window: Window, qtbot: QtBot):
    table = played("ppp", 40, game="taj_mahal", way=lively)
    window.go_home()
    click(button_called(window.pages.home, "Resume"))
    page = page_of(window)
    assert page.table.state.digest() == table.state.digest()
    click_through(page, qtbot, Rng(1), moves=4)
    assert page.table.at >= 44
