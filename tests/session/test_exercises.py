"""Answers right, nearly and wrong; mistakes of reviewed games and puzzles as positions; the puzzle of a day."""

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from durbar.bots.puzzles import puzzle as puzzles
from durbar.bots.puzzles.puzzle import BadPuzzles, Puzzle
from durbar.bots.review.review import Tried
from durbar.session import exercises, reviews
from durbar.session.exercises import Answer, Exercise, NotThere, answer, with_answer
from durbar.session.player import Player
from durbar.session.practice import Outcome, Practice
from tests.ui.pages.review.made import review_of, reviewed

TODAY = date(2026, 3, 1)
COMPANY = [Player(name) for name in ("Leela", "Marc", "Asha", "Theo", "Noor")]
BEST = Tried("best", (0.5, 0.25, 0.25), 0.0, 0.0, 90)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))


def tried(move: str, less: float, error: float) -> Tried:
    return Tried(move, (0.5 - less, 0.25, 0.25), less, error, 90)


@pytest.mark.parametrize(
    ("less", "error", "expected"),
    [
        (0.2, 0.02, Answer.WRONG),
        (0.2, 0.15, Answer.NEARLY),  # within the uncertainty
        (0.01, 0.001, Answer.NEARLY),  # it matters little
        (0.0, 0.01, Answer.NEARLY),
    ],
)
def test_an_answer_is_wrong_only_where_it_loses_something_beyond_doubt(less: float, error: float, expected: Answer):
    found = (BEST, tried("other", less, error))
    assert answer(found, "best") is Answer.RIGHT
    assert answer(found, "other") is expected
    assert answer(found, "never tried") is None


def test_an_answer_that_is_judged_afterwards_loses_here_what_it_lost_there():
    there = (Tried("best", (0.44, 0.3, 0.26), 0.0, 0.0, 90), Tried("mine", (0.34, 0.4, 0.26), 0.1, 0.02, 80))
    found = with_answer((BEST,), there, "mine", 0)
    assert found[0] == BEST
    assert found[1].chances[0] == pytest.approx(0.4)
    assert sum(found[1].chances) == pytest.approx(1)
    assert answer(found, "mine") is Answer.WRONG


def test_an_answer_that_seems_best_afterwards_is_nearly_right():
    there = (Tried("mine", (0.6, 0.2, 0.2), 0.0, 0.0, 90), Tried("best", (0.5, 0.3, 0.2), 0.1, 0.02, 80))
    assert answer(with_answer((BEST,), there, "mine", 0), "mine") is Answer.NEARLY


def test_mistakes_of_a_reviewed_game_are_those_of_its_persons_in_order():
    table = reviewed("pcp")
    found = exercises.of_review(review_of(table), table.record, table.players)
    assert found
    assert {one.seat for one in found} <= {0, 2}
    assert [one.at for one in found] == sorted(one.at for one in found)
    assert all(str(table.moves[one.at]) == one.played for one in found)
    assert exercises.of_shelf() == [_at(one, table.path) for one in found]


def test_the_secrets_of_several_people_in_a_game_that_goes_on_are_not_shown():
    for kinds, shown in (("pcc", True), ("ppc", False)):
        table = reviewed(kinds)
        assert table.path is not None
        mine = [one for one in review_of(table).judged if one.seat == 0]
        going_on = msgspec.structs.replace(review_of(table), result=None, judged=tuple(mine), reviewed=(0,))
        reviews.keep(going_on, table.path)
        assert bool(exercises.of_shelf()) == shown
        table.path.unlink()


def _at(one: Exercise, path: Path | None) -> Exercise:
    assert path is not None
    return Exercise(one.name, one.game, one.seat, one.at, one.digest, one.tried, path, one.played)


@pytest.mark.parametrize("game", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_a_position_is_the_one_of_the_game_and_knows_nothing_of_what_came_later(game: str):
    table = reviewed(game=game)
    assert table.path is not None
    before = table.path.read_bytes()
    for one in exercises.of_shelf()[:2]:
        there = one.table(COMPANY)
        assert there.to_act == one.seat
        assert there.state.digest() == table.states[one.at].digest()
        assert there.path is None
        assert (there.at, len(there.moves)) == (one.at, one.at)
        assert there.record.moves == table.record.moves[: one.at]
    assert table.path.read_bytes() == before


def test_a_position_whose_game_has_gone_or_changed_is_not_shown():
    table = reviewed()
    (first, *_) = exercises.of_shelf()
    other = Exercise(first.name, first.game, first.seat, first.at, "0" * 16, first.tried, first.source, first.played)
    with pytest.raises(NotThere):
        other.table(COMPANY)
    assert table.path is not None
    table.path.write_bytes(table.path.read_bytes()[:300])
    with pytest.raises(NotThere):
        first.table(COMPANY)
    table.path.unlink()
    with pytest.raises(NotThere):
        first.table(COMPANY)
    assert exercises.of_shelf() == []


def made_puzzles(many: int = 3) -> tuple[Puzzle, ...]:
    """Puzzles that nobody has thought about."""
    table = reviewed("ccc")
    found = []
    for judged in review_of(table).judged[5 : 5 + many]:
        record = msgspec.structs.replace(
            table.record, moves=table.record.moves[: judged.at], table=msgspec.Raw(b"null")
        )
        tries = tuple(msgspec.structs.replace(one, less=0.2 * place) for place, one in enumerate(judged.tried))
        found.append(Puzzle("ra", record.text(), judged.seat, tries, 1 + len(found), ()))
    return tuple(found)


def only_of_ra(key: str) -> tuple[Puzzle, ...]:
    return made_puzzles() if key == "ra" else ()


def test_puzzles_come_easiest_first_and_the_person_sits_where_a_move_is_sought(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(puzzles, "load", only_of_ra)
    found = exercises.of_puzzles()
    assert [one.puzzle.grade for one in found if one.puzzle] == [1, 2, 3]
    for one in found:
        table = one.table(COMPANY)
        assert table.to_act == one.seat
        assert table.people == [one.seat]
        assert table.players[one.seat].name == "Leela"
        assert table.path is None


def test_a_damaged_file_of_puzzles_takes_none_of_the_others_away(monkeypatch: pytest.MonkeyPatch):
    def load(key: str) -> tuple[Puzzle, ...]:
        if key == "raja":
            raise BadPuzzles("damaged")
        return only_of_ra(key)

    monkeypatch.setattr(puzzles, "load", load)
    assert len(exercises.of_puzzles()) == 3


def test_the_puzzle_of_a_day_is_the_same_in_whatever_order_they_lie_and_changes_with_the_day():
    found = [Exercise(f"puzzle {number}", "ra", 0, 0, "", (BEST,), Path()) for number in range(60)]
    days = [TODAY + timedelta(number) for number in range(60)]
    chosen = [exercises.of_the_day(found, day) for day in days]
    assert chosen == [exercises.of_the_day(reversed(found), day) for day in days]
    assert len({one.name for one in chosen if one}) > 25
    fewer = [exercises.of_the_day(found[1:], day) for day in days]
    assert all(one == other for one, other in zip(chosen, fewer, strict=True) if one is not found[0])
    assert exercises.of_the_day([], TODAY) is None


def test_what_is_due_comes_first_then_what_is_new():
    found = [Exercise(name, "ra", 0, 0, "", (BEST,), Path()) for name in ("new", "found", "due", "later")]
    kept = Practice()
    kept.note("found", Outcome.FOUND, TODAY)
    kept.note("due", Outcome.MISSED, TODAY - timedelta(1))
    kept.note("later", Outcome.MISSED, TODAY)
    assert [one.name for one in exercises.in_turn(found, kept, TODAY, again=False)] == ["due", "new"]
    assert [one.name for one in exercises.in_turn(found, kept, TODAY, again=True)] == ["due", "new", "found", "later"]
