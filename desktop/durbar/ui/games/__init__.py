"""The games as people see them. A new one is a folder here and its loader in MANIFESTS."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from durbar.ui.kit.cover import Cover
    from durbar.ui.kit.manifest import Manifest
    from durbar.ui.kit.screen import GameScreen


def _ra() -> Manifest:
    from durbar.ui.games.ra.manifest import MANIFEST

    return MANIFEST


def _raja() -> Manifest:
    from durbar.ui.games.raja.manifest import MANIFEST

    return MANIFEST


def _taj_mahal() -> Manifest:
    from durbar.ui.games.taj_mahal.manifest import MANIFEST

    return MANIFEST


def _dice_charmers() -> Manifest:
    from durbar.ui.games.dice_charmers.manifest import MANIFEST

    return MANIFEST


#: What loads each game, by its key, in the order of the home screen.
MANIFESTS: dict[str, Callable[[], Manifest]] = {
    "ra": _ra,
    "raja": _raja,
    "taj_mahal": _taj_mahal,
    "dice_charmers": _dice_charmers,
}


def manifest(key: str) -> Manifest:
    """All that Durbar asks of the game with this key. Raises KeyError."""
    return MANIFESTS[key]()


@cache
def game_cover(key: str) -> Cover:
    """The cover of the game with this key. Raises KeyError."""
    return manifest(key).make_cover()


@cache
def game_screen(key: str) -> GameScreen:
    """The screen of the game with this key. Raises KeyError."""
    return manifest(key).make_screen()
