"""Matches between computer players without a screen: who wins how often, by how much, and how fast they think."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from math import sqrt
from time import perf_counter

import msgspec

from durbar.bots.bot import Bot
from durbar.bots.levels import bot
from durbar.bots.position import Position
from durbar.bots.random_bot import RandomBot
from durbar.engine.game import HIGHEST_SEED, OptionValue
from durbar.games import game

#: The name in a line-up of the player who takes any legal move.
RANDOM = "random"


class Tally(msgspec.Struct):
    """What one player of the line-up did. score: sum over its games. seconds: spent on choosing."""

    level: str
    games: int = 0
    wins: int = 0
    score: int = 0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def mean_score(self) -> float:
        """Points a game."""
        return self.score / self.games if self.games else 0.0

    @property
    def milliseconds(self) -> float:
        """Mean time a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


class Result(msgspec.Struct):
    """A match as far as it was played. tallies: in the order of the line-up."""

    key: str
    tallies: list[Tally]
    games: int = 0
    stopped: bool = False


def play_match(
    key: str, levels: Sequence[str], games: int, seed: int = 1, options: Mapping[str, OptionValue] | None = None
) -> Result:
    """Play a match and count.

    levels: a level for each seat, or "random". games: how many; best a multiple of the seats, for each deal is played
    once with every rotation of the players, the same seed for all. Ctrl-C ends the match early with what is known.
    Raises UnknownGame, UnknownLevel, BadSeats, BadSeed or BadOption before the first game.
    """
    players: list[Bot] = [RandomBot() if level == RANDOM else bot(key, level) for level in levels]
    game(key).start(len(levels), seed, options)
    result = Result(key, [Tally(level) for level in levels])
    try:
        for number in range(games):
            deal, shift = divmod(number, len(players))
            _play_game(result, players, shift, (seed + deal) % (HIGHEST_SEED + 1), options)
    except KeyboardInterrupt:
        result.stopped = True
    return result


def _play_game(
    result: Result, players: Sequence[Bot], shift: int, seed: int, options: Mapping[str, OptionValue] | None
) -> None:
    """Play one game and count it once it is over. Place p of the line-up sits at seat (p + shift) % seats."""
    seats = len(players)
    state = game(result.key).start(seats, seed, options)
    seconds, decisions = [0.0] * seats, [0] * seats
    while (seat := state.to_act) is not None:
        place = (seat - shift) % seats
        position = Position.of(state, seat)
        began = perf_counter()
        move = players[place].choose(position, seed + state.played)
        seconds[place] += perf_counter() - began
        decisions[place] += 1
        state.play(move)
    result.games += 1
    for standing in state.standings():
        place = (standing.seat - shift) % seats
        tally = result.tallies[place]
        tally.games += 1
        tally.wins += standing.rank == 1
        tally.score += standing.score
        tally.decisions += decisions[place]
        tally.seconds += seconds[place]


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between which rates the true one lies, with 95 % confidence (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    rate = wins / games
    middle = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def table(result: Result) -> str:
    """The result as an aligned plain table; players of the same level are one line."""
    rows = [f"{'player':<10}{'games':>8}{'wins':>8}{'rate':>9}{'95 % between':>19}{'points':>9}{'ms/choice':>11}"]
    for level in dict.fromkeys(tally.level for tally in result.tallies):
        same = [tally for tally in result.tallies if tally.level == level]
        total = Tally(level, *(sum(getattr(tally, name) for tally in same) for name in Tally.__struct_fields__[1:]))
        low, high = wilson(total.wins, total.games)
        rate = total.wins / total.games if total.games else 0.0
        rows.append(
            f"{level:<10}{total.games:>8}{total.wins:>8}{rate:>9.1%}{low:>11.1%}{high:>8.1%}"
            f"{total.mean_score:>9.1f}{total.milliseconds:>11.2f}"
        )
    return "\n".join(rows)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line of ``durbar arena``."""
    parser.add_argument("game", help="key of the game, e.g. ra")
    parser.add_argument("--seats", required=True, help="levels by commas, e.g. steady,random,random")
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first deal (1)")


def run(args: argparse.Namespace) -> int:
    """Play the match that the command line asks for and print the table. Raises what play_match raises."""
    result = play_match(args.game, args.seats.split(","), args.games, args.seed)
    print(f"{result.key}: {result.games} games{', stopped early' if result.stopped else ''}\n{table(result)}")
    return 0
