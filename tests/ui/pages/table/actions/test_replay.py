"""Moves shown again: all that stands round the board goes back with it."""

from durbar.ui.window import Window
from tests.ui.hands import sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True


def test_the_players_panels_go_back_with_the_board_and_come_again(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))

    def lines() -> list[object]:
        return [panel.line for panel in page.frame.seats._panels]

    now = lines()
    page.replay.show_all()
    before = page.shown.see(1)
    assert lines() == [page.game_screen.seat_line(seat, before) for seat in range(3)] != now
    page.replay.stop()
    assert lines() == now
