"""Which computers are suggested to whom: after two lost games easier ones, after three won ones harder ones."""

import datetime

import msgspec
import pytest

from durbar.bots.levels import LEVELS
from durbar.session.player import Player
from durbar.session.statistics.archive import Finished, Place
from durbar.session.statistics.suggestion import Suggestion, suggestion
from tests.session.test_statistics import a_game

GENTLE, STEADY = "gentle", "steady"


def games(*places: int, level: str = STEADY) -> list[Finished]:
    """Leela's games against two computers of a level, the latest first, by the place she came to."""
    found = []
    for number, place in enumerate(reversed(places), 1):
        second, third = (other for other in (1, 2, 3) if other != place)
        seats = (
            Place(Player("Leela"), place, 0),
            Place(Player("Marc", "computer", 1, level), second, 0),
            Place(Player("Asha", "computer", 2, level), third, 0),
        )
        ended = datetime.datetime(2026, 5, number, tzinfo=datetime.UTC)
        found.append(Finished(str(number), ended, "ra", 7, {}, seats, 100))
    return found[::-1]


@pytest.mark.parametrize(
    ("places", "other"),
    [
        ((2, 3), GENTLE),
        ((2,), None),
        ((2, 1), None),
        ((1, 2, 2), None),
        ((3, 2, 1), GENTLE),
        ((1, 1, 1), "bold"),
        ((1, 1), None),
        ((1, 1, 2, 1), None),
        ((), None),
    ],
)
def test_the_latest_games_decide(places: tuple[int, ...], other: str | None):
    found = suggestion(games(*places), "ra", "Leela")
    assert (found and found.other) == other
    if found:
        assert found == Suggestion(STEADY, found.other, str(len(places)), places[0] == 1)


@pytest.mark.parametrize(
    ("own", "best", "other"), [(50, 30, "bold"), (30, 50, GENTLE), (49, 30, None), (30, 49, None), (40, 40, None)]
)
def test_one_game_won_or_lost_by_far_is_enough(own: int, best: int, other: str | None):
    (game,) = games(1 if own >= best else 2)
    scores = (own, best, 10) if own >= best else (own, 10, best)
    seats = tuple(msgspec.structs.replace(held, score=score) for held, score in zip(game.seats, scores, strict=True))
    played = [msgspec.structs.replace(game, seats=seats)]
    found = suggestion(played, "ra", "Leela", far=20)
    assert (found and found.other) == other
    assert found is None or (found.far and found.won == (own > best))
    assert suggestion(played, "ra", "Leela") is None, "where no game is won by far"


def test_nothing_lies_below_guests_or_above_experts():
    assert suggestion(games(2, 2, level=LEVELS[0]), "ra", "Leela") is None
    assert suggestion(games(1, 1, 1, level=LEVELS[-1]), "ra", "Leela") is None
    assert suggestion(games(2, 2, level="of another day"), "ra", "Leela") is None


def test_only_games_of_this_game_by_this_person_against_this_level_count():
    lost = games(2, 2)
    assert suggestion(lost, "raja", "Leela") is None
    assert suggestion(lost, "ra", "Marc") is None
    assert suggestion([a_game("9", 1, 2, levels="e"), *lost], "ra", "Leela") is None
    assert suggestion([a_game("9", 1, 2, 3, levels="se"), *lost], "ra", "Leela") is None
    assert suggestion([a_game("9", 1, 2, game="raja"), *lost], "ra", "Leela") is not None
    assert suggestion([a_game("9", 1, 2, levels="p"), *lost], "ra", "Leela") is not None, "with another person"


def test_what_was_declined_is_suggested_again_only_after_as_many_games_more():
    declined = suggestion(games(2, 2), "ra", "Leela")
    assert declined is not None
    assert suggestion(games(2, 2), "ra", "Leela", declined.latest) is None
    assert suggestion(games(2, 2, 2), "ra", "Leela", declined.latest) is None
    assert suggestion(games(2, 2, 2, 2), "ra", "Leela", declined.latest) is not None
