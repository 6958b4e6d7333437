"""Why a move of Taj Mahal can’t be made, in words."""

from durbar.engine.refusal import Refusal
from durbar.games.taj_mahal.moves import NOTHING
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import names
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import refused


def why(refusal: Refusal, sight: Sight) -> str:
    """A refusal in one sentence."""
    return refused(refusal, _facts(refusal, sight))


def _facts(refusal: Refusal, sight: Sight) -> dict[str, str | int]:
    """The facts in words, as far as they are ids."""
    view: View = sight.view
    board = view.board
    words: dict[str, str | int] = dict(refusal.facts)
    card, city = str(words.get("card", NOTHING)), str(words.get("city", ""))
    if card in board.pieces.number:
        words["card"] = names.card_name(card, board)
    if city in board.city_number:
        words["city"] = names.city_name(city, board)
    if "province" in words:
        words["province"] = names.province_name(str(words["province"]), board)
    if "colour" in words:
        words["colour"] = names.colour_name(str(words["colour"]))
    return words
