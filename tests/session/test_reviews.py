"""A review that lies beside a game is shown at once where it is of just this game, and of today's expert."""

from pathlib import Path

import msgspec
import pytest

from durbar.bots.review.review import Difference, Review
from durbar.session import reviews
from tests.bots.review.games import random_game, ready_made

GAME = random_game("ra")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.durbar"
    path.write_bytes(b"a game")
    return path


def whole() -> Review:
    return ready_made(GAME)


def test_one_of_this_game_is_there(save: Path):
    reviews.keep(whole(), save)
    assert reviews.ready(save, GAME.states, GAME.moves) == whole()


@pytest.mark.parametrize(
    "change",
    [{"ready": False}, {"expert": "another"}, {"result": None}, {"cut": 9}, {"judged": ()}],
    ids=lambda change: next(iter(change)),
)
def test_what_may_not_be_right_any_more_is_not(save: Path, change: dict[str, object]):
    reviews.keep(msgspec.structs.replace(whole(), **change), save)
    assert reviews.ready(save, GAME.states, GAME.moves) is None


def test_one_of_another_game_is_not(save: Path):
    reviews.keep(whole(), save)
    other = random_game("ra", seed=4)
    assert reviews.ready(save, other.states, other.moves) is None
    assert reviews.ready(save, GAME.states, GAME.moves[:-1]) is None


def test_one_that_tells_of_consequences_that_the_game_does_not_know_is_damaged(save: Path):
    judged = [
        msgspec.structs.replace(whole().judged[0], differences=(Difference(key, 1.0, 0.0, 0.1),))
        for key in ("suns_left", "palaces")
    ]
    known, strange = (msgspec.structs.replace(whole(), judged=(one, *whole().judged[1:])) for one in judged)
    assert reviews.read(reviews.text(known)) == known
    assert reviews.read(reviews.text(strange)) is None


def test_where_there_is_none_none_is(save: Path):
    assert reviews.ready(save, GAME.states, GAME.moves) is None
