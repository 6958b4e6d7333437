"""Games among mixed levels, and what a hint would have told in them; kept game by game."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from durbar.bots.levels import LEVELS, bot
from durbar.bots.search.advice import valued
from durbar.bots.search.memory import Past
from durbar.bots.search.searcher import Thinking
from durbar.engine.rng import Rng
from durbar.games import game

#: A seat's level is drawn from these: the slowest is rare, and the lowest plays too oddly to learn from.
MIX = (*("gentle", "steady", "bold") * 10, "expert")
#: About so many decisions lie between two that are asked about, by game: games are cheaper than hints.
APART = {"ra": 41, "raja": 23, "taj_mahal": 17, "dice_charmers": 23}
_APART = 31
#: Seeds of what is drawn here stand so far from those of deals.
_DRAWN = 0x2545F4914F6CDD1D


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A decision. at: after so many moves. found: the chance of the first move, before it is corrected."""

    at: int
    seat: int
    found: float


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A game. won: by seat, 1 for the win, less where it was shared."""

    seed: int
    levels: tuple[str, ...]
    won: tuple[float, ...]
    asked: tuple[Asked, ...]


class Row(msgspec.Struct, frozen=True):
    """What counts of a decision. fair: 1/n. even: whether the seed of its deal is."""

    found: float
    won: float
    fair: float
    even: bool


def play(key: str, seats: int, seed: int, apart: int) -> Played:
    """Play a deal among levels that its seed draws, and ask what a hint would tell every so many decisions."""
    rng = Rng(seed ^ _DRAWN)
    levels = tuple(MIX[rng.below(len(MIX))] for _ in range(seats))
    players = [bot(key, level) for level in levels]
    adviser = _adviser(key)
    left = 1 + rng.below(apart)
    state = game(key).start(seats, seed)
    asked: list[Asked] = []
    past = Past(key)
    while (seat := state.to_act) is not None:
        position = past.position(state, seat)
        if len(position.legal_moves) > 1:
            left -= 1
            if left == 0:
                left = apart
                found = valued(adviser.think(position, seed + state.played))[0][1]
                asked.append(Asked(state.played, seat, round(found, 5)))
        move = players[seat].choose(position, seed + state.played)
        past.add(state, move)
        state.play(move)
    standings = state.standings()
    winners = sum(one.rank == 1 for one in standings)
    won = {one.seat: 1 / winners if one.rank == 1 else 0.0 for one in standings}
    return Played(seed, levels, tuple(won[seat] for seat in range(seats)), tuple(asked))


def apart_of(key: str) -> int:
    """How many decisions lie between two that are asked about."""
    return APART.get(key, _APART)


def _adviser(key: str) -> Thinking:
    player = bot(key, LEVELS[-1])
    assert isinstance(player, Thinking)
    return player.adviser()


def kept(path: Path) -> dict[int, Played]:
    """The games that a file holds, by their seeds; a line that was cut off is left out."""
    found = {}
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            one = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError:
            continue
        found[one.seed] = one
    return found


def keep(path: Path, one: Played) -> None:
    """Add a game to a file."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(one) + b"\n")


def rows(games: dict[int, Played]) -> Iterator[Row]:
    """What counts of all decisions."""
    for seed, one in sorted(games.items()):
        for asked in one.asked:
            yield Row(asked.found, one.won[asked.seat], 1 / len(one.won), seed % 2 == 0)
