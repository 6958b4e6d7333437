"""Computer players by another author, written from the rules alone: nobody tunes a player of the program against them.

They are there to be played against, so that a level is measured by more than its own kin.
"""

from collections.abc import Callable, Mapping
from typing import Final

from durbar.bots.search.bot import Bot
from tests.lab.strangers import dice_charmers, raja, taj_mahal
from tests.lab.strangers import ra as ra_game
from tests.lab.strangers.auctioneer import Auctioneer
from tests.lab.strangers.dreamer import Dreamer

#: By game, each stranger by its name.
STRANGERS: Final[Mapping[str, Mapping[str, Callable[[], Bot]]]] = {
    "ra": {**ra_game.STRANGERS, "auctioneer": Auctioneer, "dreamer": Dreamer},
    "raja": raja.STRANGERS,
    "taj_mahal": taj_mahal.STRANGERS,
    "dice_charmers": dice_charmers.STRANGERS,
}


def stranger(key: str, name: str) -> Bot:
    """A stranger at a game. Raises KeyError where there is no such game or name."""
    return STRANGERS[key][name]()
