"""The computer players one can sit down with: five levels of each game."""

from durbar.bots import players_of
from durbar.bots.random_bot import RandomBot
from durbar.bots.search.bot import Bot
from durbar.engine.errors import DurbarError

#: The levels of every game, from the easiest to the hardest. These ids stand in saved games and never change meaning.
LEVELS = ("guest", "gentle", "steady", "bold", "expert")


class UnknownLevel(DurbarError):
    """No computer player has this level."""


#: Players to measure by in the arena; nobody sits down with them. "untrained" is bold with what it was not taught.
RANDOM, UNTRAINED, GREEDY = "random", "untrained", "greedy"


def arena_player(key: str, name: str) -> Bot:
    """Return a computer player of a level, or one to measure by. Raises UnknownGame or UnknownLevel."""
    if name == RANDOM:
        return RandomBot()
    known = players_of(key)
    if name == UNTRAINED and known.learner is not None:
        return known.learner.player(known.learner.untrained)
    if name == GREEDY and known.greedy is not None:
        return known.greedy()
    return bot(key, name)


def bot(key: str, level: str) -> Bot:
    """Return a new computer player of a game. Raises UnknownGame or UnknownLevel."""
    levels = players_of(key).levels
    if level not in levels:
        raise UnknownLevel(f"There is no computer player “{level}”; there is {', '.join(levels)}.")
    return levels[level]()
