"""Undo and redo: free until something came out, then only alone against computers, and noted."""

from pathlib import Path

import pytest

from durbar.engine.record import BadRecord, read_record
from durbar.games.ra.moves import Bid, Draw, Invoke, Pass
from durbar.session.notes import TakenBack
from durbar.session.session import GameSession
from durbar.session.undo import revealed
from tests.games.ra.build import EIGHT
from tests.games.ra.build import table as position
from tests.session.play import played_table, players


def to_person(table: GameSession) -> None:
    """Play the first legal move for computers until a person has a choice."""
    while not (table.person_acts and len(table.state.legal_moves()) > 1):
        table.play(table.state.legal_moves()[0])


def test_nothing_to_undo_at_the_start():
    table = played_table(0)
    refusal = table.undoing.why_not()
    assert refusal is not None
    assert refusal.key == "nothing_to_undo"
    with pytest.raises(ValueError, match="undone"):
        table.undo()
    with pytest.raises(ValueError, match="again"):
        table.redo()


def test_own_move_that_revealed_nothing_is_taken_back_free():
    table = played_table(0, kinds="ppp")
    to_person(table)
    before = table.state.digest()
    table.play(Invoke())
    assert table.undoing.why_not() is None
    table.undo()
    assert table.state.digest() == before
    assert table.notes.taken_back == 0
    table.redo()
    assert table.moves[-1] == Invoke()
    assert table.state.digest() != before


def test_a_draw_cannot_be_taken_back_among_people():
    table = played_table(0, kinds="ppc")
    to_person(table)
    table.play(Draw())
    refusal = table.undoing.why_not()
    assert refusal is not None
    assert refusal.key == "undo_among_people"


def test_alone_a_draw_may_be_taken_back_and_is_marked_and_comes_again():
    table = played_table(0, kinds="pcc")
    to_person(table)
    before = table.state.digest()
    table.play(Draw())
    after, drawn = table.state.digest(), table.events[-1]
    table.undo()
    assert table.state.digest() == before
    assert table.notes.taken_back == 1
    assert table.play(Draw()) == drawn
    assert table.state.digest() == after


def test_what_is_made_again_was_never_taken_back():
    table = played_table(0, kinds="pcc")
    to_person(table)
    table.play(Draw())
    for _ in range(2):
        table.undo()
        assert table.notes.taken_back == 1
        table.redo()
        assert table.notes.taken_back == 0


def test_what_is_made_again_for_free_takes_nothing_off_the_count():
    table = played_table(0, kinds="pcc")
    to_person(table)
    table.play(Draw())
    table.undo()
    table.play(Invoke())
    table.undo()
    table.redo()
    assert table.notes.taken_back == 1


def test_each_time_it_is_counted():
    table = played_table(0, kinds="pcc")
    to_person(table)
    for times in (1, 2):
        table.play(Draw())
        table.undo()
        assert table.notes.taken_back == times


def test_a_move_that_a_computer_answered_is_not_taken_back_free():
    table = played_table(0, kinds="pcc")
    to_person(table)
    table.play(Invoke())
    assert table.undoing.is_free()
    table.play(Pass())
    assert not table.undoing.is_free()
    table.undo()
    assert table.notes.taken_back == 1


def test_a_game_that_is_played_on_from_another_says_so_and_nothing_was_taken_back_in_it(tmp_path: Path):
    table = played_table(40, kinds="pcc")
    assert table.notes.played_on is None
    table.branched(30, tmp_path / "game.durbar")
    new = GameSession.open(tmp_path / "game.durbar")
    assert (new.at, new.state.digest()) == (30, table.states[30].digest())
    assert (new.notes.played_on, new.notes.taken_back) == (30, 0)
    assert new.branched(20).notes.played_on == 20


def test_an_only_move_is_plain_unless_it_reveals_something_or_is_grave(monkeypatch: pytest.MonkeyPatch):
    table = played_table(0, kinds="ppp")
    monkeypatch.setattr(type(table.state), "legal_moves", lambda _state: (Invoke(),))
    assert table.plain_move() == Invoke()
    with monkeypatch.context() as patch:
        patch.setattr(Invoke, "grave", True)
        assert table.plain_move() is None
    monkeypatch.setattr(GameSession, "would_reveal", lambda _table, _move: True)
    assert table.plain_move() is None


def test_without_takebacks_a_draw_stays():
    table = played_table(0, kinds="pcc", takebacks=False)
    to_person(table)
    table.play(Draw())
    refusal = table.undoing.why_not()
    assert refusal is not None
    assert refusal.key == "undo_not_allowed"


def test_undo_goes_back_over_computers_and_forced_moves_to_the_last_choice():
    table = played_table(0, kinds="pcc", seed=3)
    to_person(table)
    at = table.at
    table.play(Draw())
    to_person(table)
    assert table.at > at + 1
    table.undo()
    assert table.at == at
    table.redo()
    assert table.person_acts


def test_an_only_move_is_no_choice_to_go_back_to():
    """The track is full: all the first player can do is invoke Ra."""
    table = GameSession.new("ra", players("ppp"), 3)
    table.states[0] = full = position(3, track=EIGHT)
    table.play(*full.legal_moves())
    assert table.undoing.goes_to() is None
    table.play(Pass())
    assert table.undoing.goes_to() == 1
    table.undo()
    assert table.undoing.redo_goes_to() == 2


def test_a_new_choice_forgets_what_was_undone():
    table = played_table(0, kinds="pcc")
    to_person(table)
    table.play(Draw())
    table.undo()
    table.play(Invoke())
    assert len(table.moves) == table.at
    assert table.undoing.redo_goes_to() is None
    assert [played.move for played in table.record.moves][-1] == "invoke"


def test_undone_moves_and_the_mark_survive_in_the_file(tmp_path: Path):
    path = tmp_path / "game.durbar"
    table = played_table(0, kinds="pcc", path=path)
    to_person(table)
    table.play(Draw())
    table.undo()
    again = GameSession.open(path)
    assert again.at == table.at
    assert again.notes.taken_back == 1
    again.redo()
    assert again.moves[-1] == Draw()


def test_the_viewer_is_the_person_who_acts_or_acted_last():
    table = GameSession.new("ra", players("pccpc"), 3)
    seen, last = set(), 0
    for _ in range(40):
        last = table.to_act if table.person_acts else last
        assert table.viewer() == last
        seen.add((last, table.to_act))
        legal = table.state.legal_moves()
        table.play(legal[1] if len(legal) > 1 and isinstance(legal[1], Invoke | Pass | Bid) else legal[0])
    assert {(0, 1), (0, 2), (3, 4)} <= seen


def palaces(kinds: str) -> GameSession:
    """A visit of Taj Mahal in which a person withdraws with palaces to place."""
    for seed in range(100):
        table = GameSession.new("taj_mahal", players(kinds), seed)
        while table.state.steps[-1].name != "placing" and table.at < 40:
            table.play(table.state.legal_moves()[0 if table.at % 5 else -1])
        step = table.state.steps[-1]
        if step.name == "placing" and step.ordinary + step.royal > 1 and table.person_acts:
            return table
    raise AssertionError("no such visit")


def test_a_move_that_could_have_revealed_something_but_did_not_is_taken_back_free():
    table = palaces("ppp")
    move = table.state.legal_moves()[0]
    assert move.reveals
    assert not table.would_reveal(move)
    before = table.state.digest()
    table.play(move)
    assert table.undoing.why_not() is None
    table.undo()
    assert table.state.digest() == before
    assert table.notes.taken_back == 0


def test_the_end_of_a_game_reveals_all():
    table = palaces("ppp")
    while table.state.to_act is not None:
        last = table.state.legal_moves()[-1]
        told = table.would_reveal(last)
        table.play(last)
    assert told
    assert table.undoing.why_not() is not None


def test_the_end_of_a_game_without_secrets_reveals_nothing():
    table = GameSession.new("dice_charmers", players("pcc"), 3)
    while table.to_act is not None:
        table.play(table.state.legal_moves()[-1 if table.at % 3 else 0])
    last = table.at - 1
    assert table.moves[last].reveals
    assert not revealed(table.moves[last], table.events[last], table.states[last], table.states[last + 1])


def test_any_move_that_ends_a_game_with_secrets_reveals_them():
    """In Ra a bid may end it, and totals that lay face down are counted in the open."""
    for seed in range(20):
        table = GameSession.new("ra", players("ppp"), seed)
        while table.to_act is not None:
            last = table.state.legal_moves()[-1]
            told = table.would_reveal(last)
            table.play(last)
        if not last.reveals:
            assert told
            assert table.undoing.why_not() is not None
            return
    raise AssertionError("each of these games was ended by a tile")


def test_who_has_had_the_screen_since_a_choice_is_noted_with_it_for_good():
    table = played_table(0, kinds="ppp")
    to_person(table)
    assert table.undoing.seen_by() is None
    seat = table.to_act
    table.play(Invoke())
    other = table.to_act
    assert table.undoing.seen_by() == other
    table.undo()
    assert table.notes.seen == [TakenBack(table.at, seat, other)]
    table.redo()
    assert table.notes.seen == [TakenBack(table.at - 1, seat, other)]


def test_what_is_noted_of_players_that_are_not_there_is_no_game():
    table = played_table(0, kinds="ppp")
    table.notes.seen.append(TakenBack(0, 0, 3))
    with pytest.raises(BadRecord):
        GameSession.of_record(read_record(table.text()))
