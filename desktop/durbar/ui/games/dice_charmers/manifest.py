"""The Dice Charmers on the home screen."""

from durbar.games import game
from durbar.games.dice_charmers import Progress
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.manifest import Manifest
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

_SHEETS = {
    "sun": QT_TRANSLATE_NOOP("DiceCharmers", "Sun"),
    "moon": QT_TRANSLATE_NOOP("DiceCharmers", "Moon"),
}


def round_words(number: int) -> str:
    """Return a round, by its number."""
    return translate("DiceCharmers", "Round {round}").format(round=number)


def sheet_name(sheet: str) -> str:
    """Return a sheet by its id: Sun or Moon."""
    return translate("DiceCharmers", _SHEETS[sheet])


def _where(progress: Progress) -> str:
    """Return the round and the sheet in words."""
    words = translate("DiceCharmers", "{round}, {sheet}", "where a game stands")
    return words.format(round=round_words(progress.round), sheet=sheet_name(progress.sheet))


MANIFEST = Manifest(
    game=game("dice_charmers"),
    menu_picture=Picture("dice_charmers/elephant"),
    title=lambda: translate("DiceCharmers", "The Dice Charmers"),
    blurb=lambda: translate("DiceCharmers", "Pick a die, draw your province, set off chains of bonuses."),
    where=_where,
    centre=(0.36, 0.45),
)
