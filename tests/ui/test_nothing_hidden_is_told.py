"""No word on the screen differs between two positions that differ only in what the person can't see."""

from collections.abc import Iterator
from functools import cache

import pytest

from durbar.engine.state import State
from durbar.ui.games import game_screen
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.values.sight import Sight
from tests.ui.positions import game_states, sight, twin

SCREEN = game_screen("ra")


@cache
def a_board() -> BoardScene:
    """One board for all positions: to make one takes longer than to fill it."""
    return SCREEN.make_board()


def all_words(look: Sight) -> Iterator[object]:
    """Everything that is said of a position to one person."""
    board = a_board()
    board.show_sight(look)
    yield from (SCREEN.tip(target, look) for target in board.targets)
    yield SCREEN.prompt(look)
    yield [SCREEN.move_row(move, look) for move in look.legal]
    yield SCREEN.moves_note(look)
    yield [SCREEN.seat_line(seat, look) for seat in range(len(look.players))]
    yield [SCREEN.tip(("seat", seat), look) for seat in range(len(look.players))]
    yield SCREEN.chips(look.view)
    yield [board.outcome(move, look) for move in look.legal]


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_words_of_a_position(qapp: object, seats: int, people: int):
    for state in game_states(seats, seed=seats, every=53):
        for seat in (state.to_act or 0, seats - 1):
            other = twin(state, seat, people)
            assert state.to_act is None or other.digest() != state.digest()
            assert list(all_words(sight(state, seat, people))) == list(all_words(sight(other, seat, people)))


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("seats", [3, 5])
def test_words_of_what_happens(qapp: object, seats: int, people: int):
    """The log and the table of an epoch, move by move; chance is the same in both, totals are not."""
    tables = 0
    for state in game_states(seats, seed=seats, every=1):
        for move in state.legal_moves()[:2] if state.to_act is not None else ():
            for seat in range(seats):
                told = [words_after(copy, move, seat, people) for copy in (state.copy(), in_step(state, seat, people))]
                if told[0] is not None and told[1] is not None:
                    assert told[0] == told[1]
                    tables += told[0][1] is not None
    assert tables


def in_step(state: State, seat: int, people: int) -> State:
    """The twin of a state, with the same chance ahead."""
    other = twin(state, seat, people)
    other.rng = state.rng.copy()
    other.bag = state.bag[:]  # type: ignore[attr-defined]
    return other


def words_after(state: State, move: object, seat: int, people: int) -> tuple[object, object] | None:
    """What a move says to a seat; None when it ends the game, for then everything lies open."""
    events = state.play(move)  # type: ignore[arg-type]
    if state.to_act is None:
        return None
    look = sight(state, seat, people)
    seen = [event for happened in events if (event := happened.seen_by(seat)) is not None]
    return SCREEN.log_lines(seen, look), SCREEN.endings.stage_table(seen, look)


@pytest.mark.parametrize("people", [1, 2])
def test_no_hidden_total_is_shown(qapp: object, people: int):
    for state in game_states(4, seed=9, every=37):
        if state.to_act is None:
            continue
        seat = state.to_act
        look = sight(state, seat, people)
        for owner in range(4):
            shown = SCREEN.seat_line(owner, look).number
            assert shown == (str(state.scores()[owner]) if owner == seat and people == 1 else "?")


def test_open_totals_are_shown_to_all(qapp: object):
    for state in game_states(3, seed=9, every=37, hidden_scores=False):
        look = sight(state, 0, people=3)
        assert [SCREEN.seat_line(seat, look).number for seat in range(3)] == [str(fame) for fame in state.scores()]


def test_one_may_look_at_ones_own_total_behind_a_curtain(qapp: object):
    for state in game_states(3, seed=9, every=61):
        look = sight(state, 0, people=2)
        secret = SCREEN.secret(0, look)
        assert SCREEN.secret(1, look) is None
        assert (secret is None) == (state.to_act is None)
        assert secret is None or secret.worth == str(state.scores()[0])
