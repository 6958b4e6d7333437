"""Taj Mahal on the home screen."""

from durbar.games import game
from durbar.games.taj_mahal import Progress
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.manifest import Manifest
from durbar.ui.words import language, translate


def visit_words(visit: int, last: int) -> str:
    """Return which visit it is, and of the last one that it is."""
    if visit == last:
        return translate("TajMahal", "Visit {visit}, the last one").format(visit=visit)
    return visit_number(visit, last)


def visit_number(visit: int, last: int) -> str:
    """Return which visit it is, of how many."""
    return translate("TajMahal", "Visit {visit} of {last}").format(visit=visit, last=last)


def _where(progress: Progress) -> str:
    """Return the visit in words; some provinces have a name of their own in French."""
    words = translate("TajMahal", "{visit}, {province}")
    province = (language() == "fr" and progress.province_fr) or progress.province
    return words.format(visit=visit_words(progress.visit, progress.last), province=province)


MANIFEST = Manifest(
    game=game("taj_mahal"),
    menu_picture=Picture("taj_mahal/symbol-mogul"),
    title=lambda: translate("TajMahal", "Taj Mahal"),
    blurb=lambda: translate("TajMahal", "Win influence with cards, leave in time, join palaces across the land."),
    where=_where,
    centre=(0.5, 0.45),
    asks_graph=True,
)
