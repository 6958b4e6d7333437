"""The games' screens. A new one is a folder here and one line in SCREENS."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from durbar.ui.kit.cover import Cover

if TYPE_CHECKING:
    from durbar.ui.kit.screen import GameScreen

#: Key of each game, with the module and class of its Cover, which the home screen needs before its first paint, and of
#: its GameScreen, which is imported when the game is first sat down to.
SCREENS = {
    "ra": ("durbar.ui.games.ra.cover", "RaCover", "durbar.ui.games.ra.screen", "RaScreen"),
    "raja": ("durbar.ui.games.raja.cover", "RajaCover", "durbar.ui.games.raja.screen", "RajaScreen"),
    "taj_mahal": (
        "durbar.ui.games.taj_mahal.cover",
        "TajMahalCover",
        "durbar.ui.games.taj_mahal.screen",
        "TajMahalScreen",
    ),
    "dice_charmers": (
        "durbar.ui.games.dice_charmers.cover",
        "DiceCharmersCover",
        "durbar.ui.games.dice_charmers.screen",
        "DiceCharmersScreen",
    ),
}


@cache
def game_cover(key: str) -> Cover:
    """The cover of the game with this key. Raises KeyError."""
    module, name, _, _ = SCREENS[key]
    cover: Cover = getattr(import_module(module), name)()
    return cover


@cache
def game_screen(key: str) -> "GameScreen":
    """The screen of the game with this key. Raises KeyError."""
    _, _, module, name = SCREENS[key]
    screen: GameScreen = getattr(import_module(module), name)()
    return screen
