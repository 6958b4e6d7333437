"""What a review is told in: sums and differences of chances."""

import pytest

from durbar.bots.review import plan
from durbar.bots.review.review import Tried
from durbar.bots.review.story import Sums, Tale
from durbar.games.dice_charmers.events import RoundBegan
from durbar.session import reviews
from durbar.ui import review_words
from durbar.ui.games import game_screen
from tests.ui.hands import played


def told(luck: float, others: float, until: int | None = None) -> list[str]:
    """The three sentences about somebody who lost."""
    table = played("pcc", 12, seed=3)
    review = plan.begin(reviews.subject(table.text()).survey(), reviewed=[0])
    sums = Sums(0, 1 / 3, luck, 0.0, others, 0.0, 0.0)
    return review_words.summary(review, table, game_screen("ra"), Tale(0, until, None, None, sums))


def test_sums_beyond_the_whole_are_told_as_sums_of_swings():
    assert told(-1.37, 2.72)[2].endswith(
        "all the swings of luck and surprises add up to −137%, those by mistakes of the others to +272%."
    )
    assert "Luck and surprises were against" in told(-0.4, 0.1)[2]


@pytest.mark.parametrize(("best", "other", "differs"), [(0.224, 0.086, 0.13), (0.314, 0.266, 0.04), (0.3, 0.3, 0.0)])
def test_a_difference_is_that_of_the_chances_as_they_are_told(best: float, other: float, differs: float):
    moves = (Tried("a", (best, 1 - best), 0.0, 0.0, 9), Tried("b", (other, 1 - other), best - other, 0.0, 9))
    assert review_words.less(*moves, 0) == pytest.approx(differs)


def test_the_roll_of_the_next_round_is_not_told_as_the_move_before_it():
    table, screen = played("pcc", 400, seed=3, game="dice_charmers"), game_screen("dice_charmers")
    followed = {
        at: next(event for event in table.seen(at, 0) if isinstance(event, RoundBegan))
        for at in range(table.at)
        if any(isinstance(event, RoundBegan) for event in table.seen(at, 0))
    }
    assert followed
    for at, began in followed.items():
        rolled = [line.words for line in screen.log_lines([began], review_words.sight_at(table, at, 0))]
        assert rolled
        assert review_words.played_words(table, screen, at, 0) not in rolled
