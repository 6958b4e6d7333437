"""What each level chooses at fixed positions: whoever plays as before chooses there as before."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest

import msgspec

import durbar
from durbar.bots import players_of
from durbar.bots.levels import GREEDY, LEVELS, arena_player, bot
from durbar.bots.search.position import Position

#: So many decisions of a game at each number of players, of a game between steady players with this seed.
TRIED, SEED = 10, 7000
#: Between two of them lie so many others, by game.
APART = {"ra": 5, "raja": 11, "taj_mahal": 4, "dice_charmers": 9}
_CHOSEN_WITH = 3
_BETWEEN = ", "


class Choice(msgspec.Struct, frozen=True):
    """A decision. at: after so many moves. moves: what each level chooses, by the level."""

    seats: int
    at: int
    moves: dict[str, str]


def games_of(key: str) -> dict[int, str]:
    """Play the games in which the positions are met; gives their moves by the number of players."""
    steady, found = bot(key, "steady"), {}
    for seats in durbar.game(key).seats:
        state, moves, decisions = durbar.start(key, seats=seats, seed=SEED), [], 0
        while state.to_act is not None and decisions < TRIED * APART[key]:
            decisions += len(state.legal_moves()) > 1
            move = steady.choose(Position.of(state, state.to_act), state.played)
            state.play(move)
            moves.append(str(move))
        found[seats] = _BETWEEN.join(moves)
    return found


def choices(key: str, games: Mapping[int, str]) -> Iterator[Choice]:
    """All of a game, one after the other: the expert's take their time. games: see ``games_of``."""
    names = [*LEVELS, *([GREEDY] if players_of(key).greedy else [])]
    players = {name: arena_player(key, name) for name in names}
    for seats, moves in games.items():
        state, decisions = durbar.start(key, seats=seats, seed=SEED), 0
        for text in moves.split(_BETWEEN):
            position = Position.of(state, state.to_act)
            if len(position.legal_moves) > 1:
                decisions += 1
                if decisions % APART[key] == 0:
                    chosen = {name: str(one.choose(position, _CHOSEN_WITH)) for name, one in players.items()}
                    yield Choice(seats, state.played, chosen)
            state.play(durbar.game(key).read_move(text))


def who_changed(before: list[Choice], now: list[Choice]) -> set[str]:
    """The players who choose otherwise; who is new is none of them. All, where the decisions are others."""
    changed = set()
    for one, other in zip_longest(before, now):
        if one is None or other is None or (one.seats, one.at) != (other.seats, other.at):
            return {name for choice in before for name in choice.moves}
        changed |= {name for name, move in one.moves.items() if other.moves.get(name) != move}
    return changed
