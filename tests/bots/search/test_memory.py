"""What a seat remembers of the others: what is on the record, and nothing that was taken back."""

import pickle

import pytest

import durbar
from durbar.bots.levels import bot
from durbar.bots.search.memory import Memory, Past
from durbar.bots.search.position import Position
from durbar.engine.rng import Rng
from durbar.games import GAMES


def a_game(key, seed, moves):
    """The states and moves of a game of easy players; one state more than moves."""
    player, states, made = bot(key, "gentle"), [durbar.start(key, seats=3, seed=seed)], []
    while len(made) < moves:
        state = states[-1]
        made.append(player.choose(Position.of(state, state.to_act), len(made)))
        states.append(state.copy())
        states[-1].play(made[-1])
    return states, made


def test_a_memory_that_grew_is_as_one_that_reads_the_game_at_once():
    states, moves = a_game("ra", 3, 60)
    grown = Memory("ra", 0)
    for upto in range(len(moves) + 1):
        found = grown.of(states, moves[:upto])
    assert found == Memory("ra", 0).of(states, moves)
    assert len(found) > 10


def test_what_was_taken_back_is_forgotten():
    states, moves = a_game("ra", 3, 60)
    others, other_moves = a_game("ra", 4, 40)
    memory = Memory("ra", 1)
    memory.of(states, moves)
    assert memory.of(states, moves[:20]) == Memory("ra", 1).of(states, moves[:20])
    assert memory.of(others, other_moves) == Memory("ra", 1).of(others, other_moves)


@pytest.mark.parametrize("key", GAMES)
def test_two_games_that_look_alike_are_remembered_alike(key):
    states, moves = a_game(key, 5, 40)
    for seat in range(3):
        twins = [state.resample(seat, Rng(77)) for state in states]
        noted = Memory(key, seat).of(states, moves)
        assert noted == Memory(key, seat).of(twins, moves)
        assert pickle.loads(pickle.dumps(noted)) == noted


def test_a_seat_notes_what_others_do_and_not_itself():
    states, moves = a_game("ra", 3, 60)
    for seat in range(3):
        assert {note.seat for note in Memory("ra", seat).of(states, moves)} == {0, 1, 2} - {seat}


def test_a_game_without_a_table_gives_what_a_memory_does():
    states, moves = a_game("ra", 3, 60)
    past = Past("ra")
    for state, move in zip(states, moves, strict=False):
        past.add(state, move)
    for seat in range(3):
        assert past.position(states[60], seat) == Position.of(states[60], seat, Memory("ra", seat).of(states, moves))


def test_positions_differ_where_memories_do():
    states, moves = a_game("ra", 3, 60)
    state, seat = states[60], states[60].to_act
    assert Position.of(state, seat) != Position.of(state, seat, Memory("ra", seat).of(states, moves))
