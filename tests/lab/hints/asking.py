"""Positions of games between players of all levels, and the hints that the expert gives in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, cycle
from typing import NamedTuple

import durbar
from durbar.bots.levels import LEVELS, bot
from durbar.bots.search.advice import Advice, advice
from durbar.bots.search.position import Position
from durbar.bots.search.result import merge_results
from durbar.bots.search.searcher import PARTS, Thinking
from durbar.engine.rng import Rng
from tests.contract.positions import CASE

#: One decision in so many is asked about.
ONE_IN = 7
#: So many playouts of each part of a search: whichever moves it advises, what is said of them has to hold.
PLAYOUTS = 24


class Hint(NamedTuple):
    """What was advised in a position. where: how to come there again, in words."""

    where: str
    position: Position
    advised: tuple[Advice, ...]


def hints(key: str, many: int, first_seed: int = 0) -> Iterator[Hint]:
    """So many hints of a game, at every number of players and with all options in turn."""
    asked = 0
    for seed, (seats, options) in zip(count(first_seed), cycle(CASE[key].tables())):
        rng = Rng(seed)
        state = durbar.start(key, seats=seats, seed=seed, options=options)
        players = [bot(key, LEVELS[rng.below(len(LEVELS) - 1)]) for _ in range(seats)]
        while (seat := state.to_act) is not None:
            position = Position.of(state, seat)
            if len(position.legal_moves) > 1 and not rng.below(ONE_IN):
                yield Hint(
                    f"{key}, {seats} players, seed {seed}, {options}, move {state.played}", *_asked(key, position)
                )
                asked += 1
                if asked == many:
                    return
            state.play(players[seat].choose(position, seed + state.played))


def _asked(key: str, position: Position) -> tuple[Position, tuple[Advice, ...]]:
    """The position, and what the expert advises there after a short search."""
    expert = bot(key, LEVELS[-1])
    assert isinstance(expert, Thinking)
    adviser = expert.adviser()
    parts = []
    for part in range(PARTS):
        tried = count()
        parts.append(adviser.part(position, 1, part, lambda tried=tried: next(tried) >= PLAYOUTS))
    return position, advice(position, key, merge_results(parts))
