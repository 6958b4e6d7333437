"""What each level chooses at fixed positions: whoever plays as before chooses there as before."""

from collections.abc import Iterator

import msgspec

import durbar
from durbar.bots.levels import LEVELS, bot
from durbar.bots.search.position import Position

#: So many decisions of a game at each number of players, of a game between steady players with this seed.
TRIED, SEED = 10, 7000
#: Between two of them lie so many others, by game.
APART = {"ra": 5, "raja": 11, "taj_mahal": 4, "dice_charmers": 9}
_CHOSEN_WITH = 3


class Choice(msgspec.Struct, frozen=True):
    """A decision. at: after so many moves. moves: what each level chooses, by the level."""

    seats: int
    at: int
    moves: dict[str, str]

    def is_among(self, other: "Choice") -> bool:
        """Whether another is of the same decision, and whoever chose here chose the same there."""
        return (self.seats, self.at) == (other.seats, other.at) and self.moves.items() <= other.moves.items()


def choices(key: str) -> Iterator[Choice]:
    """All of a game, one after the other: the expert's take their time."""
    steady = bot(key, "steady")
    players = {level: bot(key, level) for level in LEVELS}
    for seats in durbar.game(key).seats:
        state = durbar.start(key, seats=seats, seed=SEED)
        decisions, tried = 0, 0
        while state.to_act is not None and tried < TRIED:
            position = Position.of(state, state.to_act)
            if len(position.legal_moves) > 1:
                decisions += 1
                if decisions % APART[key] == 0:
                    tried += 1
                    chosen = {level: str(one.choose(position, _CHOSEN_WITH)) for level, one in players.items()}
                    yield Choice(seats, state.played, chosen)
            state.play(steady.choose(position, state.played))
