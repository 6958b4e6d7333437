"""Puzzles are looked for game by game; what is found is kept, and a choice of it is made that has something of all."""

from pathlib import Path

import msgspec
import pytest

from durbar import cli
from durbar.bots.puzzles import making
from durbar.bots.puzzles.finding import Suspect, played_on, stands_out
from durbar.bots.puzzles.making import Book, Looked, Tried, make
from durbar.bots.puzzles.puzzle import GRADES, MOST_BYTES, Puzzle, read, text
from durbar.bots.review import review
from tests.bots.puzzles.test_puzzle import made_up
from tests.bots.review.games import random_game


def tried(*worse: tuple[float, float]) -> list[review.Tried]:
    return [review.Tried(str(place), (0.5, 0.5), less, error, 9) for place, (less, error) in enumerate(worse)]


@pytest.mark.parametrize(
    ("worse", "clear"),
    [
        ([(0, 0), (0.2, 0.01)], True),
        ([(0, 0), (0.2, 0.06)], False),
        ([(0, 0), (0.2, 0.01), (0.3, 0.08)], False),
        ([(0, 0), (0.02, 0)], False),
        ([(0, 0)], False),
    ],
)
def test_a_move_stands_out_that_is_better_than_each_other_by_enough_and_surely(worse, clear):
    assert stands_out(tried(*worse), 4) is clear


def test_played_on_a_move_is_compared_on_the_same_samples():
    subject = random_game("dice_charmers")
    at = subject.survey().choices[-1].at
    position, (one, other) = subject.position(at), subject.states[at].legal_moves()[:2]
    assert played_on("dice_charmers", position, one, one, 2, 1) == 0
    there, back = (played_on("dice_charmers", position, *moves, 4, 1) for moves in ((one, other), (other, one)))
    assert -1 <= there == -back <= 1


def suspect(number: int, record: str = "record") -> Suspect:
    return Suspect("dice_charmers", number, 3, f"{record} {number}", 0, "move")


def puzzle(record: str, grade: int = 1, tags: tuple[str, ...] = ("dice",)) -> Puzzle:
    return msgspec.structs.replace(made_up(), record=record, grade=grade, tags=tags)


def leading(record: str, grade: int, lead: float) -> Puzzle:
    return msgspec.structs.replace(puzzle(record, grade), tried=tried((0, 0), (lead, 0.01)))


def found(folder: Path, *games: tuple[Puzzle, ...]) -> Book:
    """What was found in some games."""
    book = Book(folder / "book")
    for number, puzzles in enumerate(games):
        suspects = tuple(Suspect("dice_charmers", number, 0, one.record, 0, one.best) for one in puzzles)
        book.add(Looked(1, number, suspects))
        for one, proved in zip(suspects, puzzles, strict=True):
            book.add(Tried(one.name, proved))
    return book


def test_nothing_is_looked_for_twice_even_after_it_was_interrupted(tmp_path, monkeypatch):
    looks, tries = [], []

    def suspects(key: str, number: int, seed: int) -> tuple[Suspect, ...]:
        looks.append(number)
        return suspect(number), suspect(number, "other")

    def tried_hard(suspect: Suspect, seed: int, pairs: int) -> Puzzle | None:
        tries.append(suspect.record)
        if len(tries) == 3:
            raise KeyboardInterrupt
        return puzzle(suspect.record) if suspect.number else None

    monkeypatch.setattr(making, "suspects", suspects)
    monkeypatch.setattr(making, "tried_hard", tried_hard)
    path = tmp_path / "book"
    with pytest.raises(KeyboardInterrupt):
        make("dice_charmers", 3, 1, Book(path), None)
    path.write_bytes(path.read_bytes() + b'{"type": "look')  # killed while it wrote
    told: list[Puzzle] = []
    make("dice_charmers", 3, 1, Book(path), None, told.append)
    assert looks == [0, 1, 2]
    assert tries == [f"{name} {number}" for number, name in [(0, "record"), (0, "other"), (1, "record")]] + [
        f"{name} {number}" for number in (1, 2) for name in ("record", "other")
    ]
    assert [one.record for one in told] == tries[3:]
    assert {one.name for one in Book(path).chosen()} == {one.name for one in told}


def test_no_game_gives_more_than_three(tmp_path):
    book = found(tmp_path, tuple(puzzle(f"{number}") for number in range(5)), (puzzle("other"),))
    assert len(book.chosen()) == 3 + 1


def test_rare_grades_and_tags_come_first_where_there_are_too_many(tmp_path, monkeypatch):
    monkeypatch.setattr(making, "MOST", 3)
    games = [(puzzle(f"{number}"),) for number in range(5)]
    games += [(puzzle("hard", 5),), (puzzle("of roads", 1, ("roads",)),)]
    chosen = found(tmp_path, *games).chosen()
    assert {"hard", "of roads"} < {one.record for one in chosen}


def test_grades_hold_equally_many_and_what_is_harder_or_leads_by_less_is_in_a_later_one(tmp_path):
    games = [(leading(f"{number}", 3, 0.9 - number / 100),) for number in range(8)]
    games += [(leading("hard", 5, 0.9),), (leading("easy", 2, 0.1),)]
    chosen = found(tmp_path, *games).chosen()
    assert [one.record for one in chosen] == ["easy", *map(str, range(8)), "hard"]
    assert [one.grade for one in chosen] == [grade for grade in GRADES for _ in range(2)]


def test_a_file_never_grows_too_large(tmp_path):
    long = "x" * 39_000
    chosen = found(tmp_path, *((puzzle(long + str(number)),) for number in range(30))).chosen()
    assert 4 < len(chosen) < 30
    assert len(text(chosen)) <= MOST_BYTES
    assert read("dice_charmers", text(chosen)) == chosen


def test_puzzles_that_do_not_hold_are_named(tmp_path, capsys):
    solved = making.solved(made_up(), 1)
    good = msgspec.structs.replace(made_up(), tried=tried((0, 0), (0.2, 0.01)))
    good = msgspec.structs.replace(good, tried=(msgspec.structs.replace(good.tried[0], move=solved), good.tried[1]))
    words = ["puzzles", "check", "dice_charmers", "--jobs", "1", "--into", str(tmp_path)]
    file = tmp_path / "dice_charmers.json"
    file.write_bytes(text((good,)))
    assert cli.run(words) == 0
    assert capsys.readouterr().out == "1 of 1 puzzles hold\n"
    bad = msgspec.structs.replace(good, tried=tuple(reversed(good.tried)))
    file.write_bytes(text((good, bad)))
    assert cli.run(words) == 1
    assert f"the expert plays {solved}\n1 of 2 puzzles hold\n" in capsys.readouterr().out


def test_a_word_that_is_no_game_is_refused(capsys):
    assert cli.run(["puzzles", "check", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
