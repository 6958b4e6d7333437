"""Games of The Dice Charmers on the screen: clicked through at 2 and 5 seats, against computers, resumed."""

from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.rng import Rng
from durbar.session.session import GameSession
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from durbar.ui.words import translate, use_language
from tests.contract.positions import playing
from tests.games.dice_charmers.keeping import lively
from tests.ui.games.dice_charmers.positions import make
from tests.ui.hands import answering, button_called, click, page_of, played, settle, show, sit_down


def click_through(page: TablePage, rng: Rng, moves: int = 10_000) -> set[str]:
    """Click so many moves, or to the end of the game. Gives the kinds of places where clicks were made."""
    places, hand = set(), Rng(7)
    page.window().setUpdatesEnabled(False)  # nothing need be painted for it
    page.play.auto_pass = False  # every move is clicked, the only ones too
    while page.table.to_act is not None and moves:
        before, move = page.table.at, lively(page.table.state, rng)
        if page.game_screen.doubt(move, page.sight):
            with answering(translate("Table", "Yes, do it")):
                places.add(make(page, move, hand))
        else:
            places.add(make(page, move, hand))
        assert page.table.moves[before] == move
        moves -= 1
    return places


def assert_over(page: TablePage) -> None:
    """The game is at its end, and the engine alone comes to the same by the same moves."""
    assert page.table.to_act is None
    assert page.ends.results is not None
    assert page.ends.results.isVisible()
    record = page.table.record
    state = durbar.start("dice_charmers", seats=record.seats, seed=record.seed, options=record.options)
    for move in page.table.moves:
        state.play(move)
    assert state.digest() == page.table.state.digest()
    assert page.table.path is not None
    assert GameSession.open(page.table.path).state.digest() == state.digest()


def test_a_whole_game_of_two_by_mouse(window: Window, qtbot: QtBot):
    page = sit_down(window, "pp", seed=2, game="dice_charmers")
    places = click_through(page, Rng(2))
    assert_over(page)
    assert {"die", "turned, button", "cell", "side", "bonus", "tile", "good", "space", "box", "button"} <= places


def test_beginning_and_end_of_a_larger_game_by_mouse(window: Window, qtbot: QtBot):
    """Clicked from the first move into the second round; the middle is played by the engine; the end is clicked."""
    seats, options = 5, {"sheet": "moon", "start_player": 3}
    whole = durbar.start("dice_charmers", seats=seats, seed=seats, options=options)
    last = sum(1 for _ in playing(whole, seats, lively))
    rng = Rng(seats + 1_000_003)  # as ``playing`` has it
    use_language("fr")
    page = sit_down(window, "p" * seats, seed=seats, game="dice_charmers", **options)
    click_through(page, rng, moves=4 * seats)
    assert page.table.state.view(0).round > 1
    table = page.table
    path, table.path = table.path, None  # one save is enough
    while table.at < last - 2 * seats:
        table.play(lively(table.state, rng))
    table.path = path
    page = show(window, table)
    click_through(page, rng)
    assert page.table.at == last
    assert page.table.state.digest() == whole.digest()
    assert_over(page)


def test_a_game_against_a_computer_goes_on_by_itself(window: Window, qtbot: QtBot):
    page = sit_down(window, "pc", seed=8, game="dice_charmers", sheet="moon")
    settle(page, qtbot)
    while page.table.state.view(0).round < 2:
        page.clicks.make(page.game_screen.listed(page.sight)[0])
        settle(page, qtbot)
    turns = [page.table.states[at].to_act for at in range(page.table.at)]
    assert set(turns) == {0, 1}
    assert page.sight.view.to_act == 0
    assert not page.secrets.curtain.isVisible()


def test_a_game_is_resumed_where_the_window_was_closed(window: Window, qtbot: QtBot):
    """In the middle of a turn, with a bonus that waits."""
    table = played("ppp", 40, game="dice_charmers", way=lively)
    while not table.state.view(0).pending:
        table.play(lively(table.state, Rng(table.at)))
    window.go_home()
    click(button_called(window.pages.home, "Resume"))
    page = page_of(window)
    assert page.table.state.digest() == table.state.digest()
    assert [tile.move for tile in page.frame.prompt.prompt.tiles] != []
    at = page.table.at
    click_through(page, Rng(1), moves=4)
    assert page.table.at == at + 4
