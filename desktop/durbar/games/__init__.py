"""The games Durbar plays. A new one is a folder beside this file and one line in GAMES."""

from importlib import import_module

from durbar.engine.errors import UnknownGame, shown
from durbar.engine.game import Game

#: Key of each game and where its Game class lives. Modules are imported when first asked for.
GAMES = {
    "ra": ("durbar.games.ra", "Ra"),
    "raja": ("durbar.games.raja", "Raja"),
    "taj_mahal": ("durbar.games.taj_mahal", "TajMahal"),
    "dice_charmers": ("durbar.games.dice_charmers", "DiceCharmers"),
}

_loaded: dict[str, Game] = {}


def game(key: str) -> Game:
    """The game with this key. Raises UnknownGame."""
    if not isinstance(key, str) or key not in GAMES:
        raise UnknownGame(f"There is no game {shown(key)}; there are {', '.join(GAMES)}.")
    if key not in _loaded:
        module, name = GAMES[key]
        _loaded[key] = getattr(import_module(module), name)()
    return _loaded[key]
