"""What comes back when, the streak of puzzles, and the file that both are kept in."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from durbar.session import practice
from durbar.session.practice import MOST, STEPS, Outcome, Practice

TODAY = date(2026, 3, 1)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))


def days(many: int) -> date:
    return TODAY + timedelta(many)


def test_what_is_found_at_once_does_not_come_back():
    kept = Practice()
    kept.note("a", Outcome.FOUND, TODAY)
    assert not kept.is_new("a")
    assert not any(kept.is_due("a", days(many)) for many in range(400))


def test_what_is_missed_comes_back_after_each_step_and_then_is_found_for_good():
    kept, day = Practice(), TODAY
    kept.note("a", Outcome.MISSED, day)
    for step in STEPS:
        assert [kept.is_due("a", day + timedelta(many)) for many in (0, step - 1, step)] == [False, False, True]
        day += timedelta(step)
        assert kept.comes_back("a") == day
        kept.note("a", Outcome.FOUND, day)
    assert kept.comes_back("a") is None
    assert not kept.is_due("a", days(400))


@pytest.mark.parametrize("outcome", [Outcome.MISSED, Outcome.HELPED])
def test_what_is_missed_again_or_found_with_help_begins_anew(outcome: Outcome):
    kept = Practice()
    kept.note("a", Outcome.MISSED, TODAY)
    kept.note("a", Outcome.FOUND, days(1))
    kept.note("a", outcome, days(4))
    assert kept.comes_back("a") == days(5)


def test_what_is_found_before_it_is_due_comes_back_as_it_would_have():
    kept = Practice()
    kept.note("a", Outcome.MISSED, TODAY)
    kept.note("a", Outcome.FOUND, TODAY)
    assert kept.comes_back("a") == days(1)


def test_what_was_noted_under_a_clock_far_ahead_is_due():
    kept = Practice()
    kept.note("a", Outcome.MISSED, days(4000))
    assert kept.is_due("a", TODAY)


def test_only_puzzles_found_without_help_make_a_streak_and_one_that_is_missed_ends_it():
    kept = Practice()
    for number, outcome in enumerate([Outcome.FOUND, Outcome.FOUND, Outcome.HELPED]):
        kept.note(str(number), outcome, TODAY, puzzle=True)
    kept.note("mistake", Outcome.FOUND, TODAY)
    assert (kept.streak, kept.best) == (2, 2)
    kept.note("missed", Outcome.MISSED, TODAY, puzzle=True)
    assert (kept.streak, kept.best) == (0, 2)


def test_it_is_there_again():
    kept = Practice()
    kept.note("a", Outcome.MISSED, TODAY, puzzle=True)
    practice.save(kept)
    assert practice.load() == kept


def test_there_is_an_end_to_it_and_what_still_comes_back_stays():
    kept = Practice()
    kept.note("due", Outcome.MISSED, TODAY)
    for number in range(MOST + 10):
        kept.note(str(number), Outcome.FOUND, days(number // 100))
    assert len(kept.places) == MOST
    assert kept.comes_back("due") == days(1)
    assert kept.is_new("0")
    practice.save(kept)
    assert practice.load() == kept


def changed(data: bytes, *, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-3],
        lambda data: changed(data, at=len(data) - 4),
        lambda data: changed(data, at=0),
        lambda _data: b"",
        lambda _data: b"durbar-practice 2 0\n{}",
        lambda data: data + b" " * (practice.MOST_BYTES + 1),
        lambda _data: b"[" * 100_000,
    ],
    ids=["cut", "body", "head", "empty", "newer", "too large", "deep"],
)
def test_a_file_that_is_damaged_is_put_aside_and_one_begins_anew(damage):
    kept = Practice()
    kept.note("a", Outcome.MISSED, TODAY)
    practice.save(kept)
    file = practice.place()
    file.write_bytes(damage(file.read_bytes()))
    found = file.read_bytes()
    assert practice.load() == Practice()
    assert [path.read_bytes() for path in file.parent.glob("*.unreadable-*")] == [found]
    practice.save(kept)
    assert practice.load() == kept


def test_where_no_file_is_there_is_nothing_and_a_folder_in_its_place_does_no_harm():
    assert practice.load() == Practice()
    practice.place().mkdir(parents=True)
    assert practice.load() == Practice()
