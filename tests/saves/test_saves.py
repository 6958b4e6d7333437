"""Old saves open for ever: every one that was ever kept is opened here, and none is ever written anew."""

import pytest

import durbar
from durbar.engine.record import read_record
from durbar.games import GAMES
from durbar.games.ra.state import RaState
from durbar.table import store
from durbar.table.table import Table
from tests.saves.keeping import noted_sums, saves, sums

#: Revisions whose chance was another: their games can be looked at, to their ends, and not played on.
ONLY_LOOKED_AT = {("taj_mahal", 1)}


def test_no_save_was_written_anew_or_taken_away():
    assert sums() == noted_sums()


@pytest.mark.parametrize("key", GAMES)
def test_there_are_saves_of_every_revision(key: str):
    assert {save.revision for save in saves(key)} == set(range(1, durbar.game(key).revision + 1))


@pytest.mark.parametrize("key", GAMES)
def test_every_save_opens_and_plays_on_where_it_can(key: str):
    for save in saves(key):
        record = store.load(save.path)
        table = Table.of_record(record, None)
        assert len(table.moves) == len(record.moves), save.path.name
        assert (table.closed is not None) == ((key, save.revision) in ONLY_LOOKED_AT), save.path.name
        if table.closed is None:
            assert table.record.rules == durbar.game(key).revision
            check_it_goes_on(table)


def check_it_goes_on(table: Table) -> None:
    """A move can be made, and what is written then is a game of the rules of now."""
    if table.to_act is not None:
        table.play(table.state.legal_moves()[0])
    again = read_record(table.record.text().encode())
    *_, (state, _, _) = again.replay(table.game)
    assert state.digest() == table.states[-1].digest()


def disagreeing(key: str) -> list[str]:
    """The saves of today's revision that the rules of today do not agree with to the last digest."""
    game = durbar.game(key)
    found = []
    for save in saves(key):
        if save.revision == game.revision:
            record = store.load(save.path)
            record.rules = game.revision
            try:
                list(record.replay(game))
            except ValueError:
                found.append(save.path.name)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_saves_of_this_revision_agree_with_its_rules_to_the_last_digest(key: str):
    assert not disagreeing(key), f"the rules of {key} changed: raise its revision, see CONTRIBUTING.md"


def test_a_digest_of_another_shape_is_a_change_of_rules(monkeypatch: pytest.MonkeyPatch):
    facts = RaState.facts
    monkeypatch.setattr(RaState, "facts", lambda state: [*facts(state), "more"])
    assert len(disagreeing("ra")) == len(saves("ra"))
