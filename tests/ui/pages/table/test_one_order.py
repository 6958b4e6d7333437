"""Players keep their places while several persons share the screen; alone one's own comes first."""

import pytest
from pytestqt.qtbot import QtBot

import durbar
from durbar.games import GAMES
from durbar.ui.games import game_screen
from durbar.ui.window import Window
from tests.contract.positions import CASE, playing
from tests.ui.hands import first_move, play_until, sit_down
from tests.ui.positions import sight

#: No test here looks at pixels.
UNPAINTED = True


def orders_of_stages(game: str, people: int) -> set[tuple[int, ...]]:
    """The orders in which players stand in the tables of stages of a game, whoever of three looks."""
    state, orders = durbar.start(game, seats=3, seed=3), set[tuple[int, ...]]()
    for _, events in playing(state, 3, CASE[game].ways[-1]):
        looks = [sight(state, seat, people) for seat in range(3)]
        tables = [game_screen(game).endings.stage_table(events, look) for look in looks]
        orders |= {tuple(table.seats) for table in tables if table is not None}
    return orders


@pytest.mark.parametrize("game", ["ra", "raja", "taj_mahal"])
def test_tables_of_stages_have_one_order_for_all_who_share_the_screen(qapp: object, game: str):
    assert orders_of_stages(game, people=2) == {(0, 1, 2)}
    assert orders_of_stages(game, people=1) == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.parametrize("game", list(GAMES))
def test_panels_stay_where_they_are_whoever_looks(window: Window, qtbot: QtBot, game: str):
    page = sit_down(window, "ppp", game=game)
    orders, viewers = set[tuple[int, ...]](), set[int]()

    def all_have_looked(_page: object) -> bool:
        viewers.add(page.sight.seat)
        orders.add(tuple(page.frame.seats.order()))
        return len(viewers) == 3

    play_until(page, qtbot, all_have_looked, first_move)
    assert viewers == {0, 1, 2}
    assert orders == {(0, 1, 2)}
