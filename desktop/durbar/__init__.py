"""Durbar: four board games at the courts of kings, played offline.

The headless part of it, for programs::

    import durbar
    state = durbar.start("ra", seats=3, seed=7)
    while state.to_act is not None:
        state.play(state.legal_moves()[0])
    print(state.standings())
"""

# Nothing is imported here, not even from __future__: ``python -m durbar`` comes by while modules are still looked for
# in the folder one is in (see ``__main__``).
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from durbar.engine.game import Game, OptionValue
    from durbar.engine.state import State

__all__ = ["__version__", "game", "start"]
__version__ = "0.1.0"


def game(key: str) -> "Game":
    """Return a game by its key. Raises UnknownGame."""
    from durbar.games import game as found

    return found(key)


def start(key: str, *, seats: int, seed: int, options: "Mapping[str, OptionValue] | None" = None) -> "State":
    """Return the first position of a game.

    key: "ra". seats: number of players. seed: 0 to 2**53 - 1. options: values by option id, defaults for the rest.
    Raises UnknownGame, BadSeats, BadSeed or BadOption, all ValueErrors, before anything is built.
    """
    return game(key).start(seats, seed, options)
