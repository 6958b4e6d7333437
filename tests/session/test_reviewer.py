"""A review in the background: it may be ended, taken up, lose its processes, find a file that is damaged."""

import os
import signal
from functools import cache
from pathlib import Path

import msgspec
import pytest

from durbar.bots.review import plan
from durbar.bots.review.review import Review
from durbar.session import reviews, shelf
from durbar.session.player import Player
from durbar.session.reviewer import Asked, Progress, Reviewer, ReviewFailed
from durbar.session.session import GameSession
from durbar.session.store import review_of
from tests.bots.review.games import random_game

LONG = 60.0
ASKED = Asked((0,), "quick")


@cache
def game() -> bytes:
    """The beginning of a game of one person."""
    table = GameSession.new("dice_charmers", [Player("Ann"), Player("Bram", "computer", 1, "steady")], 3)
    for move in random_game("dice_charmers").moves[:8]:
        table.play(move)
    return table.text()


@cache
def uninterrupted() -> Review:
    subject = reviews.subject(game())
    return plan.make(subject, plan.begin(subject.survey(), (0,), "quick"))


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.durbar"
    path.write_bytes(game())
    return path


def test_it_finds_in_the_background_what_is_found_here_and_keeps_it(save: Path):
    told: list[Progress] = []
    found = Reviewer(game(), ASKED, save, told.append, jobs=1).ready.result(LONG)
    assert found == uninterrupted()
    assert reviews.load(save) == found
    assert [len(one.review.judged) for one in told[:3]] == [0, 1, 2]
    assert told[0].seconds_left is None
    assert told[1].seconds_left is None, "the first look tells little of the others"
    assert (told[-1].part, told[-1].seconds_left, told[-1].left_out) == (1.0, 0.0, 0)


def test_one_that_was_ended_is_taken_up_and_comes_out_the_same(save: Path):
    told: list[Progress] = []

    def end(progress: Progress) -> None:
        told.append(progress)
        if len(progress.review.judged) == 2:
            reviewer.cancel()

    reviewer = Reviewer(game(), ASKED, save, end, jobs=1)
    with pytest.raises(ReviewFailed) as failed:
        reviewer.ready.result(LONG)
    assert failed.value.key == "cancelled"
    assert not reviewer.worker_ids
    kept = reviews.load(save)
    assert 2 <= len(kept.judged) < len(uninterrupted().judged)
    again: list[Progress] = []
    assert Reviewer(game(), ASKED, save, again.append, jobs=2).ready.result(LONG) == uninterrupted()
    assert again[0].review == kept


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills processes")
def test_a_process_that_dies_is_replaced():
    def kill(progress: Progress) -> None:
        if len(progress.review.judged) == 1:
            for number in reviewer.worker_ids:
                os.kill(number, signal.SIGKILL)

    reviewer = Reviewer(game(), ASKED, told=kill, jobs=1)
    assert reviewer.ready.result(LONG) == uninterrupted()


def test_what_can_not_be_reviewed_is_told():
    with pytest.raises(ReviewFailed) as failed:
        Reviewer(b"something else", ASKED, jobs=1).ready.result(LONG)
    assert (failed.value.key, str(failed.value)) == ("game", "This file is not a game of Durbar.")


def test_a_damaged_or_foreign_file_is_as_none(save: Path):
    reviews.keep(uninterrupted(), save)
    place = review_of(save)
    whole = place.read_bytes()
    assert reviews.read(whole) == uninterrupted()
    for damaged in (b"", whole[:-1], whole.replace(b"0.", b"1.", 1), b"durbar-review 9" + whole[15:], game()):
        assert reviews.read(damaged) is None
    review = uninterrupted()
    one = review.judged[0]
    strange = (
        {"game": "chess"},
        {"reviewed": (7,)},
        {"depth": "endless"},
        {"result": (1.0,)},
        {"choices": ()},
        {"judged": (msgspec.structs.replace(one, played="pass"),)},
        {"judged": (msgspec.structs.replace(one, tried=(msgspec.structs.replace(one.best, chances=(1.0,)),)),)},
        {"judged": (msgspec.structs.replace(one, tried=(msgspec.structs.replace(one.best, move="fly"),)),)},
    )
    for wrong in strange:
        assert reviews.read(reviews.text(msgspec.structs.replace(review, **wrong))) is None
    place.write_bytes(b"x" * 100)
    assert reviews.load(save) is None
    place.unlink()
    assert reviews.load(save) is None


def test_a_review_goes_where_its_game_goes(save: Path):
    reviews.keep(uninterrupted(), save)
    there = shelf.rename(save, "Evening")
    assert reviews.load(there) == uninterrupted()
    assert sorted(path.name for path in there.parent.iterdir()) == ["Evening.durbar", "Evening.durbar-review"]
    shelf.forget_review(there)
    assert reviews.load(there) is None
    shelf.forget_review(there)
    there = shelf.rename(there, "Morning")
    reviews.keep(uninterrupted(), there)
    there.unlink()
    reviews.forget_left_over(there.parent)
    assert not [*there.parent.iterdir()]
    reviews.keep(uninterrupted(), there)
    assert not [*there.parent.iterdir()], "of a game that has gone nothing is kept"


def test_what_was_taken_back_is_not_reviewed():
    table = GameSession.new("dice_charmers", [Player("Ann"), Player("Bram")], 3)
    for move in random_game("dice_charmers").moves[:8]:
        table.play(move)
    assert len(reviews.subject(table.text()).moves) == 8
    table.undo()
    assert len(reviews.subject(table.text()).moves) == table.at < 8
