"""The page of a table: the viewer's panel first, the newest move bracketed, and another game next."""

from durbar.ui.kit.board.sprites import Sprite
from durbar.ui.kit.values.sight import Target
from durbar.ui.window import Window
from tests.ui.hands import on_board, played, show, sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True


def test_panels_follow_in_turn_and_the_newest_move_is_bracketed(window: Window):
    page = show(window, played("pcp", 30))
    seat = page.sight.seat
    assert page.frame.seats.order() == [seat, (seat + 1) % 3, (seat + 2) % 3]
    board = page.board.board

    def bracketed() -> set[Target | None]:
        return {sprite.target for sprite in on_board(board, Sprite) if sprite.marks.last}

    for at in (page.table.at, 20, 13):
        page.travel.look_at(at)
        touched = set(board.touched(page.table.seen(at - 1, page.sight.seat)))
        assert bracketed() == touched & {sprite.target for sprite in on_board(board, Sprite)}
        assert bracketed()
    page.travel.look_at(0)
    assert not bracketed()


def test_another_game_has_the_same_players_and_another_seed(window: Window):
    page = show(window, played("ppp", 2))
    asked = []
    page.again.connect(asked.append)
    page.ends.play_again()
    (new,) = asked
    assert (new.key, new.players, new.takebacks) == ("ra", tuple(page.table.players), True)
    assert new.options == page.table.record.options
    assert new.seed != page.table.record.seed


def test_each_button_of_the_prompt_tells_what_its_move_brings_or_why_it_cannot_be_made(window: Window):
    buttons = sit_at(window, a_turn(), "ppp").frame.prompt.prompt.buttons
    assert buttons
    assert all(button.tip for button in buttons)
