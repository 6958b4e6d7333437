"""Computer players: what they are given, who they are, and the arena where they meet."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from durbar.games import game

if TYPE_CHECKING:
    from durbar.bots.players import Players


def players_of(key: str) -> Players:
    """Return the computer players of the game with this key, imported when first asked for. Raises UnknownGame."""
    found: Players = import_module(f"durbar.bots.{game(key).key}").PLAYERS
    return found
