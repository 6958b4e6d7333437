"""Old saves open for ever: every one that was ever kept is opened here, and none is ever written anew."""

import pytest

import durbar
from durbar.engine.game import Option
from durbar.engine.record import BadRecord, Record, read_record
from durbar.games import GAMES
from durbar.games.ra.state import RaState
from durbar.session import store
from durbar.session.session import GameSession
from tests.saves.keeping import Save, noted_sums, saves, sums


def test_no_save_was_written_anew_or_taken_away():
    assert sums() == noted_sums()


@pytest.mark.parametrize("key", GAMES)
def test_there_are_saves_of_every_revision(key: str):
    assert {save.revision for save in saves(key)} == set(range(1, durbar.game(key).revision + 1))


@pytest.mark.parametrize("key", GAMES)
def test_every_save_opens_and_plays_on_where_it_can(key: str):
    for save in saves(key):
        record = store.load(save.path)
        table = opened(record)
        if table is None:
            assert not is_kept(save), save.path.name
            continue
        if is_kept(save):
            assert len(table.moves) == len(record.moves), save.path.name
        if goes_on(save):
            assert table.closed is None, save.path.name
        if table.closed is None:
            assert len(table.moves) == len(record.moves), save.path.name
            assert table.record.rules == durbar.game(key).revision
            check_it_goes_on(table)


def opened(record: Record) -> GameSession | None:
    """The game of a record; None where its rules are gone and none of its moves agree with those of now."""
    try:
        return GameSession.of_record(record, None)
    except BadRecord as error:
        if error.key != "rules_gone":
            raise
        return None


def is_kept(save: Save) -> bool:
    """Whether the rules of a save are those of now or are kept: else it opens as far as those of now agree."""
    game = durbar.game(save.game)
    return save.revision == game.revision or save.revision in game.older


def goes_on(save: Save) -> bool:
    """Whether a save's rules are those of now, or differ from them in digests alone."""
    game = durbar.game(save.game)
    return save.revision == game.revision or (save.revision in game.older and game.older[save.revision].plays_on)


def check_it_goes_on(table: GameSession) -> None:
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
            try:
                list(store.load(save.path).replay(game))
            except ValueError:
                found.append(save.path.name)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_saves_of_this_revision_agree_with_its_rules_to_the_last_digest(key: str):
    assert not disagreeing(key), f"the rules of {key} changed: raise its revision, see CONTRIBUTING.md"


@pytest.mark.parametrize("key", GAMES)
def test_an_option_that_is_added_later_breaks_no_save(key: str, monkeypatch: pytest.MonkeyPatch):
    """A copy of the game with one more option, before all others, at the default that is what was played so far."""
    game = durbar.game(key)
    monkeypatch.setattr(type(game), "options", (Option("added", (False, True), False, "1"), *game.options))
    for save in saves(key):
        record = store.load(save.path)
        table = GameSession.of_record(record, None)
        assert (table.record.moves, table.record.options) == (record.moves, record.options)
        check_it_goes_on(table)
        usual = game.start(record.seats, record.seed, record.options)
        assert game.start(record.seats, record.seed, {**record.options, "added": False}).digest() == usual.digest()
        assert game.start(record.seats, record.seed, {**record.options, "added": True}).digest() != usual.digest()


@pytest.mark.parametrize("key", GAMES)
def test_an_option_of_a_newer_durbar_is_refused_by_its_name(key: str):
    record = store.load(saves(key)[0].path)
    record.options["added"] = True
    with pytest.raises(BadRecord, match="“added”") as caught:
        GameSession.of_record(record, None)
    assert caught.value.key == "bad_start"


def test_a_digest_of_another_shape_is_a_change_of_rules(monkeypatch: pytest.MonkeyPatch):
    facts = RaState.facts
    monkeypatch.setattr(RaState, "facts", lambda state: [*facts(state), "more"])
    of_now = [save for save in saves("ra") if store.load(save.path).rules == durbar.game("ra").revision]
    assert of_now
    assert len(disagreeing("ra")) == len(of_now)
