"""Computer players: what they are given, who they are, and the arena where they meet.

Those of a new game are a folder here and its loader in PLAYERS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from durbar.games import game

if TYPE_CHECKING:
    from durbar.bots.players import Players


def _ra() -> Players:
    from durbar.bots.ra.players import PLAYERS

    return PLAYERS


def _raja() -> Players:
    from durbar.bots.raja.players import PLAYERS

    return PLAYERS


def _taj_mahal() -> Players:
    from durbar.bots.taj_mahal.players import PLAYERS

    return PLAYERS


def _dice_charmers() -> Players:
    from durbar.bots.dice_charmers.players import PLAYERS

    return PLAYERS


#: What loads the players of each game, by its key. Modules are imported when first asked for.
PLAYERS: dict[str, Callable[[], Players]] = {
    "ra": _ra,
    "raja": _raja,
    "taj_mahal": _taj_mahal,
    "dice_charmers": _dice_charmers,
}


def players_of(key: str) -> Players:
    """Return the computer players of the game with this key. Raises UnknownGame."""
    return PLAYERS[game(key).key]()
