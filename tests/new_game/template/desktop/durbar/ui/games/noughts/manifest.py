"""Noughts and Crosses on the home screen."""

from durbar.games import game
from durbar.games.noughts import Progress
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.manifest import Manifest
from durbar.ui.words import translate


def _where(progress: Progress) -> str:
    return translate("Noughts", "{filled} of 9 cells filled").format(filled=progress.filled)


MANIFEST = Manifest(
    game=game("noughts"),
    menu_picture=Picture("noughts/cross"),
    title=lambda: translate("Noughts", "Noughts and Crosses"),
    blurb=lambda: translate("Noughts", "Put your sign into a free cell. Three in a row win."),
    where=_where,
)
