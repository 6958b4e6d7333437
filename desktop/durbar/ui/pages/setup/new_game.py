"""What is chosen for a new game."""

import random
from dataclasses import dataclass, field

from durbar.engine.game import OptionValue
from durbar.session.player import Player


@dataclass(frozen=True)
class NewGame:
    """All that is needed to start a game. takebacks: undo is allowed even after chance."""

    key: str
    players: tuple[Player, ...]
    options: dict[str, OptionValue] = field(default_factory=dict)
    seed: int = 0
    takebacks: bool = False


def fresh_seed() -> int:
    """Return a seed that nobody can know before the game has been played; short enough to be read out."""
    return random.SystemRandom().randrange(1_000_000_000)
