"""Traces: what others moved stays to be seen until the viewer acts, of the last round at most."""

import gc
import weakref

import pytest
from pytestqt.qtbot import QtBot

from durbar.engine.rng import Rng
from durbar.games import GAMES
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.traces import TraceItem
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.pages.table.page import TablePage
from durbar.ui.sight import sight_of
from durbar.ui.window import Window
from tests.games.ra.build import GROUPS, table
from tests.ui.hands import on_board, players, show, sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True

MOVES = 70


def traces_on(page: TablePage) -> list[TraceItem]:
    """The traces on the board, the newest first."""
    return on_board(page.board.board, TraceItem)


def play(page: TablePage, *moves: str) -> None:
    """Make moves, whoever is to act."""
    for text in moves:
        page.play.play(page.table.game.read_move(text))


@pytest.fixture
def page(window: Window) -> TablePage:
    page = sit_at(window, a_turn(), "pcc")
    page.play.stop()  # nobody plays by himself
    return page


def test_what_others_moved_leaves_traces_until_ones_own_next_move(page: TablePage):
    play(page, "invoke")
    assert not traces_on(page)
    play(page, "bid 3", "bid 4")
    strong, pale = traces_on(page)
    assert [strong.flight.seat, pale.flight.seat] == [2, 1], "and none of one's own"
    colours = [SEAT_COLOURS[page.table.players[seat].emblem].colour for seat in (2, 1)]
    assert [strong.colour, pale.colour] == colours
    assert pale.strength < strong.strength
    page.board.board.pace = 0.01
    page.replay.show_all()
    assert not traces_on(page), "they tell of what is not there yet"
    page.replay.stop()
    assert traces_on(page)
    assert page.board.board.pace == 0.01
    page.board.board.pace = 0.0
    page.travel.look_at(2)
    assert not traces_on(page)
    page.travel.back_to_game()
    assert traces_on(page)
    play(page, "bid 5")
    assert not traces_on(page)


def test_a_game_that_is_gone_on_with_has_its_strip_and_its_traces_again(
    window: Window, page: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    def looks(page: TablePage) -> list[tuple[object, ...]]:
        return [(item.box, item.colour.name(), item.strength) for item in traces_on(page)]

    play(page, "invoke", "bid 3", "bid 4")
    left, told = looks(page), page.frame.news.news
    assert left
    assert told
    made, make = list[weakref.ref[BoardScene]](), page.game_screen.make_board

    def noted() -> BoardScene:
        board = make()
        made.append(weakref.ref(board))
        return board

    monkeypatch.setitem(vars(page.game_screen), "make_board", noted)
    again = show(window, page.table)
    again.play.stop()
    assert again.frame.news.news == told
    qtbot.waitUntil(lambda: looks(again) == left)
    gc.collect()
    assert [one() for one in made if one() is not None] == [again.board.board]


def test_the_end_of_an_epoch_leaves_no_traces_of_what_it_swept_away(window: Window):
    page = sit_at(window, table(3, turn=1, track=("nile",), ra=7, bag={"ra": 9}), "pcc")
    page.play.stop()
    play(page, "invoke", "bid 4", "pass", "pass")
    assert traces_on(page)
    play(page, "draw")
    page.beats.cancel()
    page.showing.show_position()
    assert page.sight.view.epoch == 2
    assert not traces_on(page)


def test_traces_tell_of_the_last_round_at_most(window: Window):
    """Of two others, while one is out oneself and chooses nothing."""
    page = sit_at(window, table(3, turn=1, spent=GROUPS[3][0], bag={"nile": 20}), "pcc")
    page.play.stop()
    play(page, "invoke", "pass", "bid 3")
    assert {one.flight.seat for one in traces_on(page)} == {1}
    play(page, "invoke")
    assert {one.flight.seat for one in traces_on(page)} == {1}
    play(page, "pass")
    assert not traces_on(page), "two others have had a turn each; what was before is past"


@pytest.mark.parametrize("game", list(GAMES))
def test_no_card_and_no_coin_leaves_a_trace_and_no_line_crosses_panels(game: str, qapp: object, english: object):
    """Of whole games: what leaves a trace has come to rest on the board, and only travellers have a way."""
    board, game_table = game_screen(game).make_board(), GameSession.new(game, players("ccc"), 7)
    left = set[str]()
    rng = Rng(7)
    while game_table.to_act is not None and game_table.at < 6 * MOVES:
        legal = game_table.state.legal_moves()
        game_table.play(legal[rng.below(len(legal))])
        before = sight_of(game_table, game_table.at - 1)
        board.show_sight(before)
        for flight in board.flights(game_table.seen(game_table.at - 1, before.seat), before):
            if flight.seat is not None:
                assert board.sceneRect().contains(flight.end.center())
                assert not flight.way or flight.leaves
                left.add(flight.face.art.partition("/")[2].partition("-")[0])
    assert left
    assert not left & {"card", "coin"}, left
