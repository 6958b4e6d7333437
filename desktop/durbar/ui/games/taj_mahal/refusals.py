"""Why a move of Taj Mahal can’t be made, in words: a sentence for every refusal of the rules."""

from durbar.engine.refusal import Refusal
from durbar.games.taj_mahal.moves import NOTHING
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import names
from durbar.ui.kit.screen import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

_REFUSALS = {
    "play_or_withdraw": QT_TRANSLATE_NOOP("TajMahal", "It is your turn: play one or two cards, or withdraw."),
    "place_palaces": QT_TRANSLATE_NOOP("TajMahal", "First place the palaces that you have won."),
    "take_cards": QT_TRANSLATE_NOOP("TajMahal", "First take your cards from the display."),
    "no_palace_now": QT_TRANSLATE_NOOP("TajMahal", "Palaces are placed on withdrawal, by whoever has won them."),
    "no_card_now": QT_TRANSLATE_NOOP("TajMahal", "Cards from the display are for players who have just withdrawn."),
    "another_province": QT_TRANSLATE_NOOP(
        "TajMahal", "The visit is in {province}: {city} lies in another province, where no palace can be placed now."
    ),
    "no_crown": QT_TRANSLATE_NOOP("TajMahal", "You have no royal palace to place: the Grand Mogul brings it."),
    "only_the_royal_palace": QT_TRANSLATE_NOOP(
        "TajMahal", "You have only the royal palace left to place; no ordinary one."
    ),
    "city_taken": QT_TRANSLATE_NOOP(
        "TajMahal", "{city} already has an ordinary palace; only a royal one can stand beside it."
    ),
    "not_in_display": QT_TRANSLATE_NOOP("TajMahal", "{card} does not lie in the display."),
    "not_in_hand": QT_TRANSLATE_NOOP("TajMahal", "{card} is not in your hand."),
    "coloured_card_first": QT_TRANSLATE_NOOP(
        "TajMahal", "White and special cards are only played together with a coloured card."
    ),
    "one_coloured_card": QT_TRANSLATE_NOOP("TajMahal", "Only one coloured card can be played in a turn."),
    "wrong_colour": QT_TRANSLATE_NOOP(
        "TajMahal", "Your first card binds you to {colour} in this visit; you can’t play another colour."
    ),
    "game_over": QT_TRANSLATE_NOOP("TajMahal", "The game is over."),
}


def why(refusal: Refusal, sight: Sight) -> str:
    """A refusal in one sentence."""
    words = translate("TajMahal", _REFUSALS[refusal.key])
    return names.capital(words.format(**_facts(refusal, sight)))


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
