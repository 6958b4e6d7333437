"""A puzzle is the game up to a position, and what is good there."""

import msgspec
import pytest

from durbar.bots.puzzles import puzzle
from durbar.bots.puzzles.puzzle import BadPuzzles, Puzzle, load
from durbar.bots.review.review import Tried
from tests.bots.review.games import random_game


def tried(move: str, less: float, error: float) -> Tried:
    return Tried(move, (0.4 - less, 0.6 + less), less, error, 10)


def made_up(key: str = "dice_charmers") -> Puzzle:
    subject = random_game(key)
    at, seat = next((one.at, one.seat) for one in subject.survey().choices[3:])
    best, other, worse = map(str, (*subject.states[at].legal_moves()[:2], "last"))
    moves = tried(best, 0, 0), tried(other, 0.02, 0.02), tried(worse, 0.2, 0.01)
    return Puzzle(key, subject.record.up_to(at).text(), seat, moves, 1, ())


def test_it_leads_to_its_position():
    one = made_up()
    subject = one.subject()
    position = subject.position(len(subject.moves))
    assert position.seat == one.seat
    assert one.best in map(str, position.legal_moves)


def test_what_may_be_as_good_is_told_from_what_is_worse():
    one = made_up()
    assert one.good == tuple(two.move for two in one.tried[:2])


@pytest.fixture
def file(tmp_path, monkeypatch):
    file = tmp_path / "puzzles.json"
    monkeypatch.setattr(puzzle, "found", lambda name: file if file.exists() else None)
    load.cache_clear()
    yield file
    load.cache_clear()


def test_a_game_without_a_file_has_no_puzzles(file):
    assert load("ra") == ()


def test_what_is_written_is_read(file):
    file.write_bytes(msgspec.json.encode([made_up()]))
    assert load("dice_charmers") == (made_up(),)


@pytest.mark.parametrize(
    "text", [b"", b"[", b"{}", b'[{"game": "ra"}]', b"[" * 100_000, msgspec.json.encode([made_up()])]
)
def test_a_damaged_file_is_refused(file, text):
    file.write_bytes(text)
    with pytest.raises(BadPuzzles):
        load("ra")
