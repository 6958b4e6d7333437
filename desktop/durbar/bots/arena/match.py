"""One game between computer players, and what it tells of them; it can be played in any process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter

import msgspec

from durbar.bots.levels import arena_player
from durbar.bots.search.bot import Bot
from durbar.bots.search.memory import Past
from durbar.bots.search.position import Position
from durbar.bots.search.searcher import Thinking
from durbar.engine.game import HIGHEST_SEED, OptionValue
from durbar.games import game


class Match(msgspec.Struct, frozen=True):
    """A line-up at one game. levels: a player of the arena for each place; options and seed as of a game."""

    key: str
    levels: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: int

    def check(self) -> None:
        """Check that it can be played. Raises UnknownGame, UnknownLevel, BadSeats, BadSeed or BadOption."""
        self.players()
        game(self.key).start(len(self.levels), self.seed, self.options)

    def players(self) -> list[Bot]:
        """Return a computer player for each place."""
        return [arena_player(self.key, level) for level in self.levels]


class Performance(msgspec.Struct, frozen=True):
    """What a place did in one game. share: 1 for the win, less where it was shared. rank from 1."""

    share: float
    rank: int
    score: int
    decisions: int
    seconds: float


def play_game(match: Match, number: int) -> tuple[Performance, ...]:
    """Play game ``number`` of a match, from 0, and return what each place of the line-up did.

    Each deal is played once with every rotation of the players, so place p sits at seat (p + number) % seats.
    """
    deal, shift = divmod(number, len(match.levels))
    return play_deal(match.key, match.players(), match.seed + deal, shift, match.options)


def play_deal(
    key: str, players: Sequence[Bot], seed: int, shift: int = 0, options: Mapping[str, OptionValue] | None = None
) -> tuple[Performance, ...]:
    """Return one game: what each player did. shift: by how many seats the first player sits after the first seat."""
    seats = len(players)
    seed %= HIGHEST_SEED + 1
    state = game(key).start(seats, seed, options)
    past, thinking = Past(key), [isinstance(player, Thinking) for player in players]
    seconds, decisions = [0.0] * seats, [0] * seats
    while (seat := state.to_act) is not None:
        place = (seat - shift) % seats
        # who does not think goes by what lies on the table alone
        position = past.position(state, seat) if thinking[place] else Position.of(state, seat)
        began = perf_counter()
        move = players[place].choose(position, seed + state.played)
        seconds[place] += perf_counter() - began
        decisions[place] += 1
        if any(thinking):
            past.add(state, move)
        state.play(move)
    standings = {standing.seat: standing for standing in state.standings()}
    winners = sum(standing.rank == 1 for standing in standings.values())
    found = []
    for place in range(seats):
        standing = standings[(place + shift) % seats]
        share = 1 / winners if standing.rank == 1 else 0.0
        found.append(Performance(share, standing.rank, standing.score, decisions[place], seconds[place]))
    return tuple(found)
