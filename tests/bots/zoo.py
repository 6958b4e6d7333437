"""What is asked of every player of a zoo, whatever the game."""

from collections.abc import Mapping

import durbar
from durbar.bots.arena.match import Match, play_game
from durbar.bots.levels import RANDOM, arena_player
from durbar.bots.search.position import Position
from durbar.engine.game import OptionValue


def finish_a_game(key: str, names: tuple[str, ...], options: Mapping[str, OptionValue]) -> None:
    """A game of these players to its end; who is asked twice answers the same."""
    state = durbar.start(key, seats=len(names), seed=8, options=options)
    players = [arena_player(key, name) for name in names]
    while (seat := state.to_act) is not None:
        position = Position.of(state, seat)
        move = players[seat].choose(position, state.played)
        assert move in position.legal_moves
        if state.played % 5 == 0:
            assert move == players[seat].choose(position, state.played)
        state.play(move)
    assert state.standings()


def ahead_of_chance(key: str, name: str, games: int, seats: int = 3) -> float:
    """In which part of so many games with fixed deals a player comes before all that play by chance."""
    match = Match(key, (name, *[RANDOM] * (seats - 1)), {}, 31)
    return sum(play_game(match, number)[0].share for number in range(games)) / games
