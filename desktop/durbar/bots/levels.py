"""The computer players one can sit down with: four levels of each game."""

from importlib import import_module

from durbar.bots.bot import Bot
from durbar.bots.random_bot import RandomBot
from durbar.engine.errors import DurbarError
from durbar.games import game

#: The levels of every game, from the easiest to the hardest. These ids stand in saved games and never change meaning.
LEVELS = ("gentle", "steady", "bold", "expert")


class UnknownLevel(DurbarError):
    """No computer player has this level."""


#: Players to measure by in the arena; nobody sits down with them. "untrained" is bold with what it was not taught.
RANDOM, UNTRAINED, GREEDY = "random", "untrained", "greedy"


def arena_player(key: str, name: str) -> Bot:
    """A computer player of a level, or one to measure by. Raises UnknownGame or UnknownLevel."""
    if name == RANDOM:
        return RandomBot()
    if name in (UNTRAINED, GREEDY):
        make = getattr(import_module(f"durbar.bots.{game(key).key}.players"), name, None)
        if make is not None:
            player: Bot = make()
            return player
    return bot(key, name)


def bot(key: str, level: str) -> Bot:
    """A new computer player: ``durbar.bots.<game>.players`` makes it. Raises UnknownGame or UnknownLevel."""
    game(key)
    if level not in LEVELS:
        raise UnknownLevel(f"There is no computer player “{level}”; there is {', '.join(LEVELS)}.")
    player: Bot = getattr(import_module(f"durbar.bots.{key}.players"), level)()
    return player
