"""Two workers of a Dask cluster play the same games, and learn and find the same, as one process does by itself."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from durbar.bots.arena.arena import Result, executor_of, play_match
from durbar.bots.puzzles.making import Book, make
from durbar.bots.review import plan
from durbar.session import reviews
from durbar.session.reviewer import Asked, Reviewer
from tests.lab.training import Trainer
from tests.session.play import played_table

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:
        yield cluster.scheduler_address


def timeless(result: Result) -> Result:
    """A result without how long it took."""
    return msgspec.structs.replace(
        result, tallies=[msgspec.structs.replace(tally, seconds=0.0) for tally in result.tallies]
    )


def test_a_match_on_a_cluster_comes_out_the_same(address: str):
    line_up, told = ["random"] * 3, []
    with executor_of(1, address) as cluster:
        there = play_match("ra", line_up, 70, seed=3, executor=cluster, progress=told.append)
    assert told == list(range(1, 71))
    assert timeless(there) == timeless(play_match("ra", line_up, 70, seed=3))


def test_training_on_a_cluster_finds_the_same(address: str):
    alone = Trainer("ra", 4, 5, None)
    with executor_of(1, address) as cluster:
        there = Trainer("ra", 4, 5, cluster)
        assert list(there.train(2)) == list(alone.train(2))
        assert there.weights == alone.weights


def test_a_review_on_a_cluster_comes_out_the_same(address: str):
    table = played_table(24)
    asked = Asked((0,), "quick")
    with executor_of(1, address) as cluster:
        there = Reviewer(table.text(), asked, jobs=3, executor=cluster).ready.result()
    subject = reviews.subject(table.text())
    assert there == plan.make(subject, plan.begin(subject.survey(), (0,), "quick"))


def test_puzzles_are_looked_for_on_a_cluster(address: str, tmp_path: Path):
    path, told = tmp_path / "book", []
    with executor_of(1, address) as cluster:
        make("dice_charmers", 1, 1, Book(path), cluster, told.append, pairs=2)
    book = Book(path)
    assert {one.name for looked in book.looked.values() for one in looked.suspects} == set(book.tried) != set()
    assert told == [puzzle for puzzle in book.tried.values() if puzzle is not None]
