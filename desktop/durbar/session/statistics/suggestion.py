"""Whether somebody would rather meet other computers: after lost games easier ones, after won ones harder ones."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

import msgspec

from durbar.bots.levels import LEVELS
from durbar.session.statistics.archive import Finished
from durbar.session.statistics.sums import levels_of

#: So many games in a row, lost or won against computers of one level, the latest ones.
LOST, WON = 2, 3


class Suggestion(msgspec.Struct, frozen=True):
    """Other computers. level: of those met so far; other: the one suggested. latest: id of the last game against them.

    won: whether the games were won. far: whether the last one alone tells, for it was won or lost by far.
    """

    level: str
    other: str
    latest: str
    won: bool
    far: bool = False


def suggestion(games: Iterable[Finished], key: str, name: str, declined: str = "", far: int = 0) -> Suggestion | None:
    """Return what to suggest to a person for a game, if anything. games: the latest first.

    declined: the ``latest`` of a suggestion that was not taken; that game and those before it count no more.
    far: by so many points, in the unit that wins, one game is won or lost by far; 0 where none is.
    """
    own = [game for game in games if game.game == key and game.people == [name]]
    new = list(takewhile(lambda game: game.id != declined, own))
    levels = levels_of(new[0]) if new else set()
    if len(levels) != 1 or not levels <= {*LEVELS}:
        return None
    same = takewhile(lambda game: levels_of(game) == levels, new)
    won = [any(player.is_person for player in game.winners) for game in same]
    (level,) = levels
    number = LEVELS.index(level)
    by_far = far > 0 and abs(_lead(new[0], name)) >= far
    if (by_far or len(won) >= LOST) and not any(won[: 1 if by_far else LOST]) and number > 0:
        return Suggestion(level, LEVELS[number - 1], new[0].id, won=False, far=by_far)
    if (by_far or len(won) >= WON) and all(won[: 1 if by_far else WON]) and number + 1 < len(LEVELS):
        return Suggestion(level, LEVELS[number + 1], new[0].id, won=True, far=by_far)
    return None


def _lead(game: Finished, name: str) -> int:
    """Return how far a person was ahead of the best of the others, below 0 if behind."""
    own = next(held.score for held in game.seats if held.player.is_person and held.player.name == name)
    return own - max(held.score for held in game.seats if not held.player.is_person)
