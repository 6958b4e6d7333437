"""Sensible beginners, one a game, written from the rules alone: what a guest has to be a fair match for.

Each tries every move on a sample of its position and takes what brings it most by a plain count: points now, what it
owns, what is nearly complete. It has no plan, looks at nobody's, and is not tuned to come out at any number.
"""

from collections.abc import Callable, Mapping
from typing import Final

from durbar.bots.search.bot import Bot
from tests.lab.beginners import dice_charmers, raja, taj_mahal
from tests.lab.beginners import ra as ra_game

#: By game, its beginner.
BEGINNERS: Final[Mapping[str, Callable[[], Bot]]] = {
    "ra": ra_game.beginner,
    "raja": raja.Beginner,
    "taj_mahal": taj_mahal.beginner,
    "dice_charmers": dice_charmers.beginner,
}
