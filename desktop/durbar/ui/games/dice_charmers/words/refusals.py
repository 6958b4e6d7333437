"""Why a move of The Dice Charmers can’t be made, in words."""

from __future__ import annotations

from collections.abc import Callable

from durbar.engine.refusal import Refusal
from durbar.games.dice_charmers.roads import CELL_NUMBER
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import refused


def why(refusal: Refusal, sight: Sight) -> str:
    """A refusal in one sentence."""
    return refused(refusal, _facts(refusal, sight))


def _facts(refusal: Refusal, sight: Sight) -> dict[str, str | int]:
    """The facts in words, as far as they are ids."""
    words: dict[str, str | int] = {}
    for fact, value in refusal.facts.items():
        teller = _FACTS.get(fact)
        words[fact] = teller(str(value)) if teller is not None else value
    view: View = sight.view
    if "first" in refusal.facts:
        pair = dict.fromkeys((str(refusal.facts["first"]), str(refusal.facts["second"])))
        words["goods"] = names.goods_words(pair)
    if "seat" in refusal.facts:
        words["name"] = sight.name(int(refusal.facts["seat"]))
    bonus = view.sheet.number.get(str(refusal.facts.get("bonus", "")))
    if bonus is not None:
        words["place"] = names.place_name(view.sheet.bonuses[bonus])
    return words


def _cell(cell: str) -> str:
    return names.cell_name(cell) if cell in CELL_NUMBER else cell


_FACTS: dict[str, Callable[[str], str]] = {
    "cell": _cell,
    "side": names.side_name,
    "shape": names.shape_name,
    "symbol": names.symbol_name,
}


def _known(teller: Callable[[str], str]) -> Callable[[str], str]:
    """A name where the id is one of the game's, else the id."""

    def told(id: str) -> str:
        try:
            return teller(id)
        except KeyError:
            return id

    return told


_FACTS |= {
    "who": _known(names.character_name),
    "good": _known(names.good_name),
    "building": _known(names.content_name),
}
