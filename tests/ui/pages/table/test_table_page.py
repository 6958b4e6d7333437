"""The page of a table: the viewer's panel first, the newest move bracketed, and another game next."""

from durbar.ui.window import Window
from tests.ui.hands import played, show


def test_panels_follow_in_turn_and_the_newest_move_is_bracketed(window: Window):
    page = show(window, played("pcp", 30))
    seat = page.sight.seat
    assert page.frame.seats.order() == [seat, (seat + 1) % 3, (seat + 2) % 3]
    for at in (page.table.at, 20, 13):
        page.travel.look_at(at)
        scene = page.board.board
        assert scene._last == frozenset(scene.touched(page.table.seen(at - 1, page.sight.seat)))
    assert scene._last
    page.travel.look_at(0)
    assert not scene._last


def test_another_game_has_the_same_players_and_another_seed(window: Window):
    page = show(window, played("ppp", 2))
    asked = []
    page.again.connect(asked.append)
    page.ends.play_again()
    (new,) = asked
    assert (new.key, new.players, new.takebacks) == ("ra", tuple(page.table.players), True)
    assert new.options == page.table.record.options
    assert new.seed != page.table.record.seed
