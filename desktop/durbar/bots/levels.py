"""The computer players one can sit down with, game by game."""

from importlib import import_module

import msgspec

from durbar.bots.bot import Bot
from durbar.engine.errors import DurbarError
from durbar.games import game


class UnknownLevel(DurbarError):
    """No computer player of this game has this level."""


class Level(msgspec.Struct, frozen=True):
    """A computer player by name, and the class or function that makes it. Its module is imported when it is wanted."""

    id: str
    module: str
    maker: str


#: Levels of each game, from the easiest to the hardest. Their ids stand in saved games and never change meaning.
LEVELS: dict[str, tuple[Level, ...]] = {
    "ra": (Level("steady", "durbar.bots.ra_steady", "RaSteady"),),
    "raja": (Level("steady", "durbar.bots.raja_steady", "RajaSteady"),),
    "taj_mahal": (Level("steady", "durbar.bots.taj_mahal_steady", "TajMahalSteady"),),
    "dice_charmers": (Level("steady", "durbar.bots.dice_charmers_steady", "DiceCharmersSteady"),),
}


def levels(key: str) -> tuple[str, ...]:
    """Ids of a game's levels, from the easiest to the hardest. Raises UnknownGame."""
    game(key)
    return tuple(level.id for level in LEVELS.get(key, ()))


def bot(key: str, level: str) -> Bot:
    """A new computer player. Raises UnknownGame or UnknownLevel."""
    known = levels(key)
    if level not in known:
        raise UnknownLevel(f"{key} has no computer player “{level}”; there is {', '.join(known) or 'none'}.")
    found = LEVELS[key][known.index(level)]
    player: Bot = getattr(import_module(found.module), found.maker)()
    return player
