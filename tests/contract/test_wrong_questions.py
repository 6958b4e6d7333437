"""What is asked wrongly of any game, at any moment: a ValueError with one sentence, and nothing has changed."""

from unittest.mock import ANY

import pytest
from msgspec.structs import fields

import durbar
from durbar.engine.errors import (
    BadChance,
    BadMove,
    BadMoveText,
    BadOption,
    BadSeat,
    BadSeats,
    BadSeed,
    DurbarError,
    UnknownGame,
)
from durbar.engine.rng import Rng
from durbar.games.ra.moves import Bid, Invoke
from tests.contract.positions import CASES, playing

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)

NO_MOVES = (None, 5, "draw", b"draw", ["draw"], {}, object(), ANY, DurbarError)
WRONG_FIELDS = (None, True, 1.0, b"x", ["a"], {"a": 1}, ANY, 10**80, -(10**5000), "a\nb", "\u202e", "\ud800", "x" * 81)
#: Of the right type, and nowhere in any game; "-" is one that a game knows.
UNKNOWN = {int: (-1, 0, 99, 10**60), str: ("", "-", "nowhere", "a b", "{seat}", "%n")}
NO_SEATS = (-1, 99, True, "0", None, 0.0, [0], 10**5000)


def wrong(kind, ask, *arguments):
    """The sentence of the error that an asking raises."""
    with pytest.raises(kind) as raised:
        ask(*arguments)
    text = str(raised.value)
    assert isinstance(raised.value, ValueError)
    assert text.endswith("."), text
    assert text.isprintable(), text
    assert len(text) < 400, text
    assert text[0] == text[0].upper(), text
    return text


def positions(case):
    """The opening, the middle and the end of a lively game of as many as may play."""
    state = durbar.start(case.key, seats=durbar.game(case.key).seats[-1], seed=3)
    yield state
    for _ in playing(state, 3, case.ways[-1]):
        if state.played in (11, 60, 145):
            yield state
    yield state


def built(kind, **changed):
    """A move of a kind whose other fields are of the right type."""
    filled = {field.name: 1 if field.type is int else "x" for field in fields(kind)}
    return kind(**{**filled, **changed})


def with_each(kind, values):
    """A move of a kind for each of its fields and each of the values that are for the field's type."""
    return [built(kind, **{field.name: value}) for field in fields(kind) for value in values(field.type)]


@every_case
def test_whatever_is_asked_wrongly_gets_one_sentence_and_changes_nothing(case):
    game = durbar.game(case.key)
    foreign = [built(kind) for other in CASES if other is not case for kind in durbar.game(other.key).moves]
    misfits = [
        move
        for kind in game.moves
        for move in with_each(kind, lambda wanted: [*WRONG_FIELDS, "x" if wanted is int else 7])
    ]
    assert len(misfits) > 10
    for state in positions(case):
        digest, played = state.digest(), state.played
        for given in NO_MOVES:
            assert "A Move is expected" in wrong(BadMove, state.play, given)
            assert "game.read_move(text)" in wrong(BadMove, state.why_not, given)
        for move in foreign:
            assert "is not a move of this game" in wrong(BadMove, state.play, move)
            assert "is not a move of this game" in wrong(BadMove, state.why_not, move)
        for move in misfits:
            assert f"of the move {move.word} must be" in wrong(BadMove, state.play, move)
            wrong(BadMove, state.why_not, move)
        for move in (move for kind in game.moves for move in with_each(kind, UNKNOWN.get)):
            if move not in state.legal_moves():
                wrong(DurbarError, state.play, move)
                assert state.why_not(move) is not None
        for seat in NO_SEATS:
            wrong(BadSeat, state.view, seat)
            wrong(BadSeat, state.resample, seat, Rng(1))
        for rng in (None, 5, "5", Rng):
            wrong(BadChance, state.resample, 0, rng)
        assert (state.digest(), state.played) == (digest, played)


def test_a_move_that_only_looks_like_a_legal_one_is_none():
    """Bid(13.0) equals Bid(13), yet its text would not read back."""
    state = durbar.start("ra", seats=3, seed=1)
    state.play(Invoke())
    legal = [move for move in state.legal_moves() if isinstance(move, Bid)]
    assert legal
    for move in legal:
        twin = Bid(float(move.sun))
        assert twin == move
        wrong(BadMove, state.play, twin)
        wrong(BadMove, state.why_not, twin)
    assert state.played == 1


@every_case
def test_events_refuse_what_is_no_seat(case):
    state = durbar.start(case.key, seats=durbar.game(case.key).seats[0], seed=1)
    for _, events in playing(state, 1, case.ways[-1]):
        for event in events:
            for seat in (-1, True, "0", None, 0.0):
                wrong(BadSeat, event.seen_by, seat)
        if state.played > 150:
            break


@every_case
def test_a_game_is_not_started_by_wrong_words(case):
    game, seats = durbar.game(case.key), durbar.game(case.key).seats[0]
    for options in ([], ["a"], "ab", 5, [("a", 1)], {"a\nb": 1}, {"x" * 999: 1}, {None: 1}, {("a",): []}):
        wrong(BadOption, lambda given: durbar.start(case.key, seats=seats, seed=1, options=given), options)
    for option in game.options:
        for value in (["x"], {}, ANY, "a\nb", "x" * 999, 10**5000, 1.5):
            wrong(BadOption, lambda given: game.start(seats, 1, given), {option.id: value})
    for count in (10**5000, [3], ANY):
        wrong(BadSeats, game.start, count, 1)
        wrong(BadSeed, game.start, seats, -1 if count is ANY else [count])
    for text in (None, 5, b"pass", ["pass"], ANY, "pass\n", "\x1b[31m", "\u202e", "x" * 999):
        wrong(BadMoveText, game.read_move, text)


def test_no_game_has_such_a_key():
    for key in (["ra"], None, 5, {}, ANY, ("ra",), b"ra", "ra\n", "x" * 999, "\x1b[31m"):
        wrong(UnknownGame, lambda given: durbar.start(given, seats=3, seed=1), key)
        wrong(UnknownGame, durbar.game, key)
