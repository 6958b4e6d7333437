"""Games played under older rules: they go on where nothing else changed, and can be looked at where something did."""

from pathlib import Path

import pytest

from durbar.engine.record import BadRecord, Played, Record, read_record
from durbar.engine.reopening import reopen
from durbar.games import game
from durbar.games.ra import Ra
from durbar.session import store
from durbar.session.session import GameSession
from tests.session.older import OLDER, REVISION, SECOND, played_then
from tests.session.play import played_table


def of_older_rules(agree: int, monkeypatch: pytest.MonkeyPatch) -> Record:
    """A game of Ra whose rules are now others and were not kept, though they agree for so many moves."""
    record = played_table(60).record
    for number in range(agree, len(record.moves)):
        record.moves[number] = Played(record.moves[number].move, f"{number:016x}")
    monkeypatch.setattr(Ra, "revision", Ra.revision + 1)
    return read_record(record.text().encode())


def test_a_game_whose_rules_are_gone_can_be_looked_at_and_is_kept_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    record = of_older_rules(37, monkeypatch)
    path = tmp_path / "game.durbar"
    store.save(record, path)
    before = path.read_bytes()
    table = GameSession.open(path)
    assert table.closed is not None
    assert (table.closed.key, table.closed.move) == ("older_rules", 37)
    assert "up to move 37" in str(table.closed)
    assert len(table.moves) == table.at == 37
    assert not table.person_acts
    assert table.undoing.goes_to() is None
    assert table.undoing.redo_goes_to() is None
    with pytest.raises(BadRecord):
        table.play(table.state.legal_moves()[0])
    table.save()
    assert path.read_bytes() == before
    table.save_copy(tmp_path / "copy.durbar")
    assert (tmp_path / "copy.durbar").read_bytes() == before  # all of it, for a Durbar that knows more


def test_a_game_on_which_old_and_new_rules_agree_goes_on_under_the_new(monkeypatch: pytest.MonkeyPatch):
    table = GameSession.of_record(of_older_rules(60, monkeypatch), None)
    assert table.closed is None
    assert table.record.rules == Ra.revision
    table.play(table.state.legal_moves()[0])


def test_a_game_of_which_nothing_agrees_says_why(monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(BadRecord, match="older rules") as caught:
        GameSession.of_record(of_older_rules(0, monkeypatch), None)
    assert caught.value.key == "rules_gone"


@pytest.mark.parametrize("revision", OLDER)
def test_a_game_whose_rules_are_kept_opens_whole(revision: int, monkeypatch: pytest.MonkeyPatch):
    table = GameSession.of_record(played_then(revision, 60, monkeypatch), None)
    assert len(table.moves) == 60
    if OLDER[revision].plays_on:
        assert table.closed is None
        assert table.record.rules == REVISION
        table.play(table.state.legal_moves()[0])
    else:
        assert table.closed is not None
        assert (table.closed.key, table.closed.move) == ("older_rules", 0)


@pytest.mark.parametrize("revision", OLDER)
def test_a_damaged_game_whose_rules_are_kept_is_damaged_and_keeps_its_beginning(
    revision: int, monkeypatch: pytest.MonkeyPatch
):
    """Where the rules of then are known, what does not agree with them is the file."""
    record = played_then(revision, 60, monkeypatch)
    record.moves[30] = Played(record.moves[30].move, "0123456789abcdef")
    with pytest.raises(BadRecord) as caught:
        GameSession.of_record(record, None)
    assert (caught.value.key, caught.value.move) == ("bad_move", 31)
    assert caught.value.good is not None
    sound = GameSession.of_record(caught.value.good, None)
    assert len(sound.moves) == 30
    assert (sound.closed is None) == OLDER[revision].plays_on


def test_a_game_that_goes_on_is_the_game_that_was_played(monkeypatch: pytest.MonkeyPatch):
    """Every player sees at every position what was seen then, and the same chance lies ahead."""
    record = played_then(SECOND, 60, monkeypatch)
    states = reopen(record, game("ra")).states
    then = [state for state, _, _ in record.replay(game("ra"))]
    assert len(states) == len(then)
    for now, old in zip(states, then, strict=True):
        assert now.rng.state == old.rng.state
        assert now.legal_moves() == old.legal_moves()
    seats = range(record.seats)
    assert [states[-1].view(seat) for seat in seats] == [then[-1].view(seat) for seat in seats]
