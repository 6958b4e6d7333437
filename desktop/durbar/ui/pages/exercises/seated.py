"""Who sits at a puzzle."""

from durbar.session.player import Player
from durbar.ui.pages.setup.page import NAMES
from durbar.ui.settings import Settings


def seated(settings: Settings, key: str) -> list[Player]:
    """Return the person, by the name that the last table of a game had, and others."""
    last = settings.seats.get(key, ())
    own = next((player.name for player in last if player.is_person), NAMES[0])
    return [Player(own), *(Player(name, "computer", level="expert") for name in NAMES if name != own)]
