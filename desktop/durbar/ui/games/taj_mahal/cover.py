"""Taj Mahal on the home screen."""

from durbar.games import game
from durbar.games.taj_mahal.progress import Progress
from durbar.ui.kit.cover import Cover
from durbar.ui.kit.look.picture import Picture
from durbar.ui.words import language, translate


class TajMahalCover(Cover):
    """Taj Mahal’s name and looks."""

    game = game("taj_mahal")
    menu_picture = Picture("taj_mahal/symbol-mogul")
    centre = (0.5, 0.45)

    def title(self) -> str:
        """The game's name."""
        return translate("TajMahal", "Taj Mahal")

    def where(self, progress: Progress) -> str:
        """The visit in words; some provinces have a name of their own in French."""
        words = translate("TajMahal", "{visit}, {province}")
        province = (language() == "fr" and progress.province_fr) or progress.province
        return words.format(visit=visit_words(progress.visit, progress.last), province=province)

    def blurb(self) -> str:
        """What one does in it."""
        return translate("TajMahal", "Win influence with cards, leave in time, join palaces across the land.")


def visit_words(visit: int, last: int) -> str:
    """Which visit it is; of the last one that it is the last."""
    if visit == last:
        return translate("TajMahal", "Visit {visit}, the last one").format(visit=visit)
    return visit_number(visit, last)


def visit_number(visit: int, last: int) -> str:
    """Which visit it is, of how many."""
    return translate("TajMahal", "Visit {visit} of {last}").format(visit=visit, last=last)
