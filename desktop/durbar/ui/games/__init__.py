"""The games' screens. A new one is a folder here and one line in SCREENS."""

from importlib import import_module

from durbar.ui.kit.screen import GameScreen

#: Key of each game and where its GameScreen lives. Modules are imported when first asked for.
SCREENS = {
    "ra": ("durbar.ui.games.ra.screen", "RaScreen"),
}

_loaded: dict[str, GameScreen] = {}


def game_screen(key: str) -> GameScreen:
    """The screen of the game with this key. Raises KeyError."""
    if key not in _loaded:
        module, name = SCREENS[key]
        _loaded[key] = getattr(import_module(module), name)()
    return _loaded[key]
