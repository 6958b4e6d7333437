"""What a review is told in: sums and differences of chances."""

from unittest.mock import patch

import pytest

from durbar.bots.review import plan
from durbar.bots.review.review import Tried
from durbar.bots.review.story import Sums, Tale
from durbar.engine.state import ranked
from durbar.games.dice_charmers.events import RoundBegan
from durbar.games.raja.moves import Point
from durbar.session import reviews
from durbar.ui import review_words
from durbar.ui.games import game_screen
from tests.ui.hands import played


def told(luck: float, others: float, until: int | None = None) -> list[str]:
    """The three sentences about somebody who lost."""
    table = played("pcc", 12, seed=3)
    review = plan.begin(reviews.subject(table.text()).survey(), reviewed=[0])
    sums = Sums(0, 1 / 3, luck, 0.0, 0.0, others, 0.0, 0.0)
    return review_words.summary(review, table, game_screen("ra"), Tale(0, until, None, None, sums))


def test_sums_beyond_the_whole_are_told_as_sums_of_swings():
    assert told(-1.37, 2.72)[2].endswith(
        "all the swings add up to this: luck and surprises −137%, course of the game 0%, mistakes of the others +272%, "
        "own choices 0%."
    )
    assert "Luck and surprises were against" in told(-0.4, 0.1)[2]


@pytest.mark.parametrize(("best", "other", "told"), [(0.224, 0.086, "8%"), (0.314, 0.266, "26%"), (0.3, 0.3, "30%")])
def test_a_chance_is_told_as_much_below_the_best_as_is_told_to_be_lost(best: float, other: float, told: str):
    moves = Tried("a", (best, 1 - best), 0.0, 0.0, 9), Tried("b", (other, 1 - other), best - other, 0.0, 9)
    assert review_words.chance_of(moves[1], moves[0], 0) == told


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


def test_of_a_disc_the_other_half_is_told():
    table, screen = played("pcc", 400, seed=3, game="raja"), game_screen("raja")
    discs = [at for at in range(table.at) if isinstance(table.moves[at], Point)]
    assert len(discs) > 20
    for first, second in zip(discs[::2], discs[1::2], strict=True):
        halves = (first, "First half"), (second, "Second half")
        for (at, told), (other, _) in (halves, halves[::-1]):
            words = review_words.move_words(table, screen, at, str(table.moves[at]))
            assert review_words.other_half(table, screen, other) == f"{told} of the same choice: {words}"
    assert not any(review_words.other_half(table, screen, at) for at in range(table.at) if at not in discs)


def test_who_won_with_what_begins_the_summary_of_a_game_that_is_over():
    table = played("pcc", 5000, seed=3)
    review = plan.begin(reviews.subject(table.text()).survey())
    tale = Tale(0, None, None, None, Sums(0, 1 / 3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))
    first = review_words.summary(review, table, game_screen("ra"), tale)[0]
    best, *others = table.state.standings()
    assert first.startswith(
        f"{table.players[best.seat].name} won. Fame: {table.players[best.seat].name} {best.score}, "
    )
    assert all(f"{table.players[one.seat].name} {one.score}" in first for one in others)


def test_a_tie_that_was_broken_is_told_with_the_winner():
    table = played("pc", 400, seed=0, game="raja")
    name, other = table.players[0].name, table.players[1].name
    tied = ranked([7, 7], [(30, -1), (26, -2)])
    with patch.object(type(table.state), "standings", lambda _: tied):
        told = review_words.result_words(table)
    assert told == f"{name} won: as many palaces as {other}, and 4 gold more. Palaces: {name} 7, {other} 7."
