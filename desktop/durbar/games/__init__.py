"""The games Durbar plays. A new one is a folder beside this file and its loader in GAMES."""

from collections.abc import Callable

from durbar.engine.errors import UnknownGame, shown
from durbar.engine.game import Game


def _ra() -> Game:
    from durbar.games.ra import Ra

    return Ra()


def _raja() -> Game:
    from durbar.games.raja import Raja

    return Raja()


def _taj_mahal() -> Game:
    from durbar.games.taj_mahal import TajMahal

    return TajMahal()


def _dice_charmers() -> Game:
    from durbar.games.dice_charmers import DiceCharmers

    return DiceCharmers()


#: What loads each game, by its key. Modules are imported when first asked for.
GAMES: dict[str, Callable[[], Game]] = {
    "ra": _ra,
    "raja": _raja,
    "taj_mahal": _taj_mahal,
    "dice_charmers": _dice_charmers,
}

_loaded: dict[str, Game] = {}


def game(key: str) -> Game:
    """Return the game with this key. Raises UnknownGame."""
    if not isinstance(key, str) or key not in GAMES:
        raise UnknownGame(f"There is no game {shown(key)}; there are {', '.join(GAMES)}.")
    if key not in _loaded:
        _loaded[key] = GAMES[key]()
    return _loaded[key]
