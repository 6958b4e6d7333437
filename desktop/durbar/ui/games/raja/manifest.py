"""Raja on the home screen."""

from durbar.games import game
from durbar.games.raja import Progress
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.manifest import Manifest
from durbar.ui.words import translate


def _where(progress: Progress) -> str:
    """Return the round and the city in words; what the cities are called comes from the board."""
    if progress.round == 0:
        return translate("Raja", "Before round 1")
    words = translate("Raja", "Round {round} of {last}, {city}")
    city = progress.city or translate("Raja", "the start")
    return words.format(round=progress.round, last=progress.last, city=city)


MANIFEST = Manifest(
    game=game("raja"),
    menu_picture=Picture("raja/maharaja"),
    title=lambda: translate("Raja", "Raja"),
    blurb=lambda: translate("Raja", "Plan in secret, travel the roads, and build palaces where the Maharaja comes by."),
    where=_where,
    ground="#8E2F27",
    centre=(0.45, 0.5),
    asks_graph=True,
)
