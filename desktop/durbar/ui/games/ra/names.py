"""Ra’s names and pictures: tiles, suns, epochs, categories; and what of a view all may see."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from durbar.games.ra.view import View
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, translate

_NAMES = {
    "ra": QT_TRANSLATE_NOOP("Ra", "Ra"),
    "god": QT_TRANSLATE_NOOP("Ra", "God"),
    "pharaoh": QT_TRANSLATE_NOOP("Ra", "Pharaoh"),
    "nile": QT_TRANSLATE_NOOP("Ra", "Nile"),
    "flood": QT_TRANSLATE_NOOP("Ra", "Flood"),
    "gold": QT_TRANSLATE_NOOP("Ra", "Gold"),
    "astronomy": QT_TRANSLATE_NOOP("Ra", "Astronomy"),
    "agriculture": QT_TRANSLATE_NOOP("Ra", "Agriculture"),
    "writing": QT_TRANSLATE_NOOP("Ra", "Writing"),
    "religion": QT_TRANSLATE_NOOP("Ra", "Religion"),
    "art": QT_TRANSLATE_NOOP("Ra", "Art"),
    "fortress": QT_TRANSLATE_NOOP("Ra", "Fortress"),
    "obelisk": QT_TRANSLATE_NOOP("Ra", "Obelisk"),
    "palace": QT_TRANSLATE_NOOP("Ra", "Palace"),
    "pyramid": QT_TRANSLATE_NOOP("Ra", "Pyramid"),
    "sphinx": QT_TRANSLATE_NOOP("Ra", "Sphinx"),
    "statues": QT_TRANSLATE_NOOP("Ra", "Statues"),
    "step-pyramid": QT_TRANSLATE_NOOP("Ra", "Step Pyramid"),
    "temple": QT_TRANSLATE_NOOP("Ra", "Temple"),
    "funeral": QT_TRANSLATE_NOOP("Ra", "Funeral"),
    "drought": QT_TRANSLATE_NOOP("Ra", "Drought"),
    "unrest": QT_TRANSLATE_NOOP("Ra", "Unrest"),
    "earthquake": QT_TRANSLATE_NOOP("Ra", "Earthquake"),
}

_AS_OBJECT = {
    "ra": QT_TRANSLATE_NOOP("Ra", "a Ra tile"),
    "god": QT_TRANSLATE_NOOP("Ra", "a God tile"),
    "pharaoh": QT_TRANSLATE_NOOP("Ra", "a Pharaoh"),
    "nile": QT_TRANSLATE_NOOP("Ra", "a Nile"),
    "flood": QT_TRANSLATE_NOOP("Ra", "a Flood"),
    "gold": QT_TRANSLATE_NOOP("Ra", "a gold tile"),
    "astronomy": QT_TRANSLATE_NOOP("Ra", "an Astronomy tile"),
    "agriculture": QT_TRANSLATE_NOOP("Ra", "an Agriculture tile"),
    "writing": QT_TRANSLATE_NOOP("Ra", "a Writing tile"),
    "religion": QT_TRANSLATE_NOOP("Ra", "a Religion tile"),
    "art": QT_TRANSLATE_NOOP("Ra", "an Art tile"),
    "fortress": QT_TRANSLATE_NOOP("Ra", "a Fortress"),
    "obelisk": QT_TRANSLATE_NOOP("Ra", "an Obelisk"),
    "palace": QT_TRANSLATE_NOOP("Ra", "a Palace"),
    "pyramid": QT_TRANSLATE_NOOP("Ra", "a Pyramid"),
    "sphinx": QT_TRANSLATE_NOOP("Ra", "a Sphinx"),
    "statues": QT_TRANSLATE_NOOP("Ra", "a Statues tile"),
    "step-pyramid": QT_TRANSLATE_NOOP("Ra", "a Step Pyramid"),
    "temple": QT_TRANSLATE_NOOP("Ra", "a Temple"),
    "funeral": QT_TRANSLATE_NOOP("Ra", "a Funeral"),
    "drought": QT_TRANSLATE_NOOP("Ra", "a Drought"),
    "unrest": QT_TRANSLATE_NOOP("Ra", "an Unrest tile"),
    "earthquake": QT_TRANSLATE_NOOP("Ra", "an Earthquake"),
}

_SEVERAL = {
    "ra": QT_TRANSLATE_NOOP("Ra", "%n Ra tile(s)"),
    "god": QT_TRANSLATE_NOOP("Ra", "%n God tile(s)"),
    "pharaoh": QT_TRANSLATE_NOOP("Ra", "%n Pharaoh(s)"),
    "nile": QT_TRANSLATE_NOOP("Ra", "%n Nile(s)"),
    "flood": QT_TRANSLATE_NOOP("Ra", "%n Flood(s)"),
    "gold": QT_TRANSLATE_NOOP("Ra", "%n gold tile(s)"),
    "astronomy": QT_TRANSLATE_NOOP("Ra", "%n Astronomy tile(s)"),
    "agriculture": QT_TRANSLATE_NOOP("Ra", "%n Agriculture tile(s)"),
    "writing": QT_TRANSLATE_NOOP("Ra", "%n Writing tile(s)"),
    "religion": QT_TRANSLATE_NOOP("Ra", "%n Religion tile(s)"),
    "art": QT_TRANSLATE_NOOP("Ra", "%n Art tile(s)"),
    "fortress": QT_TRANSLATE_NOOP("Ra", "%n Fortress(es)"),
    "obelisk": QT_TRANSLATE_NOOP("Ra", "%n Obelisk(s)"),
    "palace": QT_TRANSLATE_NOOP("Ra", "%n Palace(s)"),
    "pyramid": QT_TRANSLATE_NOOP("Ra", "%n Pyramid(s)"),
    "sphinx": QT_TRANSLATE_NOOP("Ra", "%n Sphinx(es)"),
    "statues": QT_TRANSLATE_NOOP("Ra", "%n Statues tile(s)"),
    "step-pyramid": QT_TRANSLATE_NOOP("Ra", "%n Step Pyramid(s)"),
    "temple": QT_TRANSLATE_NOOP("Ra", "%n Temple(s)"),
    "funeral": QT_TRANSLATE_NOOP("Ra", "%n Funeral(s)"),
    "drought": QT_TRANSLATE_NOOP("Ra", "%n Drought(s)"),
    "unrest": QT_TRANSLATE_NOOP("Ra", "%n Unrest tile(s)"),
    "earthquake": QT_TRANSLATE_NOOP("Ra", "%n Earthquake(s)"),
}

_EPOCHS_SHORT = (QT_TRANSLATE_NOOP("Ra", "Old"), QT_TRANSLATE_NOOP("Ra", "Middle"), QT_TRANSLATE_NOOP("Ra", "New"))
_EPOCH_OVER = (
    QT_TRANSLATE_NOOP("Ra", "The Old Kingdom is over"),
    QT_TRANSLATE_NOOP("Ra", "The Middle Kingdom is over"),
    QT_TRANSLATE_NOOP("Ra", "The New Kingdom is over"),
)

_CATEGORIES = {
    "gods": QT_TRANSLATE_NOOP("Ra", "Gods"),
    "pharaohs": QT_TRANSLATE_NOOP("Ra", "Pharaohs"),
    "river": QT_TRANSLATE_NOOP("Ra", "River"),
    "gold": QT_TRANSLATE_NOOP("Ra", "Gold"),
    "civilization": QT_TRANSLATE_NOOP("Ra", "Civilization"),
    "monuments": QT_TRANSLATE_NOOP("Ra", "Monuments"),
    "suns": QT_TRANSLATE_NOOP("Ra", "Suns"),
}


def tile_name(tile: str) -> str:
    """Return a tile's name, as a title: "Flood"."""
    return translate("Ra", _NAMES[tile])


def a_tile(tile: str) -> str:
    """Return a tile's name as the object of a sentence: "a Flood"."""
    return translate("Ra", _AS_OBJECT[tile])


def tiles_listed(tiles: Iterable[str]) -> str:
    """Return tiles as one enumeration, equal ones counted: "2 Niles and a Flood"."""
    counts = Counter(tiles)
    return listed([a_tile(tile) if n == 1 else translate("Ra", _SEVERAL[tile], None, n) for tile, n in counts.items()])


def epoch_short(epoch: int) -> str:
    """Return an epoch's short name for chips and column heads."""
    return translate("Ra", _EPOCHS_SHORT[epoch - 1])


def epoch_name_over(epoch: int) -> str:
    """Return that this epoch is over."""
    return translate("Ra", _EPOCH_OVER[epoch - 1])


def epoch_over(epoch: int, cause: str) -> str:
    """Return a title: this epoch is over, and why."""
    if cause == "ra_track":
        because = translate("Ra", "the Ra track is full")
    else:
        because = translate("Ra", "the last sun is spent")
    return translate("Ra", "{epoch_over}: {because}").format(epoch_over=epoch_name_over(epoch), because=because)


def category_name(category: str) -> str:
    """Return a scoring category (a field of EpochScore) in words."""
    return translate("Ra", _CATEGORIES[category])


def tile_picture(tile: str) -> Picture:
    """Return a tile's drawing."""
    return Picture(f"ra/tile-{tile}")


def sun_picture(sun: int, up: bool = True, ringed: bool = False) -> Picture:
    """Return a sun with its number, face up or down."""
    side = "up" if up else "down"
    return Picture(f"ra/sun-{side}", str(sun), "#241F2E" if up else "#D5DEEC", ringed=ringed)


def shown_view(sight: Sight) -> View:
    """Return what may be told: with several people before the screen, nobody's total while scores are hidden.

    Nor anything that follows from a total: that fame does not fall below 0, for one.
    """
    view: View = sight.view
    if sight.people > 1 and view.options["hidden_scores"] and view.to_act is not None:
        return msgspec.structs.replace(view, fame=(None,) * view.seats)
    return view
