"""Ra on the home screen."""

from durbar.games import game
from durbar.games.ra import Progress
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.manifest import Manifest
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

_EPOCHS = (
    QT_TRANSLATE_NOOP("Ra", "Old Kingdom"),
    QT_TRANSLATE_NOOP("Ra", "Middle Kingdom"),
    QT_TRANSLATE_NOOP("Ra", "New Kingdom"),
)


def epoch_name(epoch: int) -> str:
    """Return an epoch's full name; epochs count from 1."""
    return translate("Ra", _EPOCHS[epoch - 1])


def _where(progress: Progress) -> str:
    return epoch_name(progress.epoch)


MANIFEST = Manifest(
    game=game("ra"),
    menu_picture=Picture("ra/tile-ra"),
    title=lambda: translate("Ra", "Ra"),
    blurb=lambda: translate("Ra", "Draw tiles, or call the auction: your suns are few, and the Ra track is filling."),
    where=_where,
    ground="#17375E",
    centre=(0.3, 0.2),
)
