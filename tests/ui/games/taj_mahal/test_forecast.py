"""What a withdrawal is said to bring, while somebody else is busy withdrawing."""

import pytest

from durbar.ui.games.taj_mahal import forecast
from durbar.ui.games.taj_mahal.words.sums import sum_of
from durbar.ui.words import use_language
from tests.contract.test_screen import sight_of
from tests.games.taj_mahal.build import A, B, C, leave, play, table
from tests.ui.games.taj_mahal.positions import RICH


@pytest.mark.parametrize("line", [{}, {"amritsar": "B"}])
def test_a_palace_of_somebody_else_is_not_counted(qapp: object, line: dict[str, str]):
    """Seat B wins the province tile alone, while seat A places palaces: that brings no point for palaces."""
    use_language("en")
    state = table(3, hands=RICH, played={A: ["rVP"], B: ["yEE"], C: ["gEG"]}, palaces=line, province="delhi")
    play(state, "withdraw")
    view = state.view(B)
    assert view.placing is not None
    told = forecast.of_withdrawal(view, B)
    assert (told.won, told.placed, told.palace_points) == (("elephant",), False, 0)
    assert not any("Palaces:" in shown.words for shown in sum_of(sight_of(state, B)).lines)
    before = state.score[B]
    while state.view(A).step != "turn" or state.to_act == A:
        play(state, str(state.legal_moves()[0]))
    assert state.to_act == B
    leave(state)
    assert state.score[B] - before == told.points


@pytest.mark.parametrize(("bonus", "example"), [({}, True), ({"sirhind": "points"}, False)])
def test_the_best_place_is_an_example_where_several_score_as_much(english: None, bonus: dict[str, str], example: bool):
    """One palace in Delhi, where every city brings a point for placing; with a tile of 2 points one brings more."""
    state = table(3, hands=RICH, played={A: ["rEV"]}, taken={"E": B}, province="delhi", bonus=bonus)
    (where,) = [line.quiet for line in sum_of(sight_of(state, A)).lines if line.quiet.startswith("Most points")]
    assert ("for example" in where) == example


def test_palaces_placed_already_count_while_the_last_one_is_placed(qapp: object):
    state = table(3, hands=RICH, played={A: ["rVP"], B: ["yEE"]}, province="delhi")
    play(state, "withdraw")
    play(state, str(state.legal_moves()[0]))
    assert forecast.of_placing(state.view(A)).palace_points == 1
