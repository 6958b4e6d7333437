"""Hints of all games: rows are in the order of what they tell, and the first is what the expert would play."""

from collections.abc import Iterator
from itertools import count, pairwise

import pytest

import durbar
from durbar.bots.levels import bot
from durbar.bots.search.advice import MAX_ADVISED, Advice, advice
from durbar.bots.search.position import Position
from durbar.bots.search.result import best_move, merge_results
from durbar.bots.search.searcher import PARTS, Thinking
from durbar.games import GAMES

#: Of a game between steady players one decision in so many is asked about.
APART = 71
#: A hint that is hurried has so many playouts a part; the rows of a longer one are further apart.
TRIED = 8


def hints(key: str, seats: int, seed: int) -> Iterator[tuple[str, tuple[Advice, ...]]]:
    """What the expert would play, and hints in a hurry, all over a game."""
    expert, steady = bot(key, "expert"), bot(key, "steady")
    assert isinstance(expert, Thinking)
    adviser = expert.adviser()
    state = durbar.start(key, seats=seats, seed=seed)
    while state.to_act is not None:
        position = Position.of(state, state.to_act)
        if state.played % APART == 0 and len(position.legal_moves) > 1:
            result = merge_results([_part(adviser, position, state.played, part) for part in range(PARTS)])
            yield str(best_move(result, position.legal_moves)), advice(position, key, result)
        state.play(steady.choose(position, state.played))


def _part(adviser: Thinking, position: Position, seed: int, part: int):
    tried = count()
    return adviser.part(position, seed, part, lambda: next(tried) >= TRIED)


@pytest.mark.parametrize(("key", "seats"), [(key, durbar.game(key).seats[at]) for key in GAMES for at in (0, -1)])
def test_rows_are_in_the_order_of_what_they_tell(key: str, seats: int):
    told = 0
    for best, rows in hints(key, seats, seed=11 + seats):
        assert rows[0].move == best
        assert 1 <= len(rows) <= MAX_ADVISED
        chances = [row.win_probability for row in rows]
        assert all(higher >= lower for higher, lower in pairwise(chances)), rows
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        told += len(rows) > 1
    assert told
