"""Why one move is better than another: where what is told speaks for the worse one, that is said."""

import pytest

from durbar.bots.review.review import Difference
from durbar.bots.search.reason import Reason
from durbar.ui.games import game_screen
from durbar.ui.reason_words import contrast_lines

KEEPS, SAVES = Reason("keeps_sun", {"sun": 9}, 1.0), Reason("keeps_sun", {"sun": 5}, 2.0)


@pytest.mark.parametrize(
    ("better", "played", "differences", "explains"),
    [
        ((SAVES,), (KEEPS,), (), True),
        ((KEEPS,), (SAVES,), (), False),
        ((KEEPS,), (SAVES,), (Difference("fame", 5.0, 3.0, 0.1),), True),
        ((SAVES,), (KEEPS,), (Difference("fame", 3.0, 5.0, 0.1),), False),
        ((), (), (Difference("fame", 3.0, 5.0, 0.1),), False),
        ((), (), (Difference("fame", 5.0, 3.0, 0.1),), True),
        ((SAVES,), (KEEPS,), (Difference("tiles_of_others", 5.0, 2.0, 0.1),), False),
    ],
)
def test_where_all_that_is_told_speaks_for_the_move_played_it_is_said_that_this_explains_nothing(
    better: tuple[Reason, ...], played: tuple[Reason, ...], differences: tuple[Difference, ...], explains: bool
):
    lines = contrast_lines((better, played), differences, game_screen("ra"), None)
    assert any(line.startswith("That does not explain the difference") for line in lines) != explains
