"""The games Durbar plays. A new one is a folder beside this file and its key in GAMES.

Its parts are found by their names, which are the same in every game (CONTRIBUTING.md lists them), and each is imported
when it is first asked for: ``GAME`` in ``durbar.games.<key>``, ``PLAYERS`` in ``durbar.bots.<key>``, and what
the files ``manifest`` and ``screen`` of ``durbar.ui.games.<key>`` declare.
"""

from importlib import import_module

from durbar.engine.errors import UnknownGame, shown
from durbar.engine.game import Game

#: The key of each game, in the order of the home screen.
GAMES = ("ra", "raja", "taj_mahal", "dice_charmers")


def game(key: str) -> Game:
    """Return the game with this key, imported when it is first asked for. Raises UnknownGame."""
    if not isinstance(key, str) or key not in GAMES:
        raise UnknownGame(f"There is no game {shown(key)}; there are {', '.join(GAMES)}.")
    found: Game = import_module(f"durbar.games.{key}").GAME
    return found
