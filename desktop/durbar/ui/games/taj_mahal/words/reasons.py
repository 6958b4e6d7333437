"""Why the expert advises a move of Taj Mahal, and why a move can’t be made, in words."""

from durbar.bots.search.reason import Reason
from durbar.engine.refusal import Refusal
from durbar.games.taj_mahal.moves import NOTHING
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import names
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, number, refused, translate

#: By the key of a reason (see durbar.bots.taj_mahal.reasons); what is counted is its fact "n".
REASONS = {
    # what is won
    "pair": QT_TRANSLATE_NOOP("TajMahal", "A second {symbol} tile brings {card}"),
    "tile": QT_TRANSLATE_NOOP("TajMahal", "The province tile is worth %n point(s) to you"),
    "for_bonus": QT_TRANSLATE_NOOP("TajMahal", "For {bonus} in {cities}"),
    "for_good": QT_TRANSLATE_NOOP("TajMahal", "For {bonus} in {cities}, worth %n point(s)"),
    "can_join": QT_TRANSLATE_NOOP("TajMahal", "A palace here can be joined to %n other province(s)"),
    "for_palace": QT_TRANSLATE_NOOP("TajMahal", "For a palace, worth a point"),
    # palaces
    "bonus": QT_TRANSLATE_NOOP("TajMahal", "Takes {bonus}"),
    "bonus_good": QT_TRANSLATE_NOOP("TajMahal", "Takes {bonus}, worth %n point(s)"),
    "joined": QT_TRANSLATE_NOOP("TajMahal", "A palace here is joined to %n other province(s)"),
    "palace": QT_TRANSLATE_NOOP("TajMahal", "Brings a point for a palace"),
    "no_further": QT_TRANSLATE_NOOP("TajMahal", "A palace here is joined to no further province"),
    "own_already": QT_TRANSLATE_NOOP("TajMahal", "You own a palace here already"),
    "better_city": QT_TRANSLATE_NOOP("TajMahal", "Another city promises more"),
    "roads": QT_TRANSLATE_NOOP("TajMahal", "Roads lead on from a palace here to provinces still to be visited"),
    # cards played
    "leads": QT_TRANSLATE_NOOP("TajMahal", "Takes the lead in {symbols}"),
    "secures": QT_TRANSLATE_NOOP("TajMahal", "Makes your lead in {symbols} safer"),
    "alone": QT_TRANSLATE_NOOP("TajMahal", "Nobody is left who could overtake you"),
    "two_points": QT_TRANSLATE_NOOP("TajMahal", "Scores %n point(s) at once"),
    "spends": QT_TRANSLATE_NOOP("TajMahal", "Spends %n card(s) of your hand"),
    # withdrawing
    "wins": QT_TRANSLATE_NOOP("TajMahal", "Wins what you lead: {won}"),
    "overtaken": QT_TRANSLATE_NOOP("TajMahal", "Others could still overtake you if you stayed in"),
    "extra_card": QT_TRANSLATE_NOOP("TajMahal", "Brings an extra card, because you have played none"),
    "no_play": QT_TRANSLATE_NOOP("TajMahal", "None of your cards can be played"),
    "keeps": QT_TRANSLATE_NOOP("TajMahal", "Keeps your %n card(s) for later visits"),
    "gives_up": QT_TRANSLATE_NOOP("TajMahal", "Gives up what another card could win"),
    # cards taken
    "counts": QT_TRANSLATE_NOOP("TajMahal", "Makes your hand count %n point(s) more"),
    "counts_nothing": QT_TRANSLATE_NOOP("TajMahal", "Your hand would count no more with it"),
    "any_colour": QT_TRANSLATE_NOOP("TajMahal", "A white card goes with every colour"),
    "two_elephants": QT_TRANSLATE_NOOP("TajMahal", "Two elephants at once are hard to beat"),
    "two_persons": QT_TRANSLATE_NOOP("TajMahal", "Both its symbols can win a palace"),
    "for_later": QT_TRANSLATE_NOOP("TajMahal", "One more card to play in later visits"),
    "same_colour": QT_TRANSLATE_NOOP("TajMahal", "Goes with %n card(s) of its colour in your hand"),
}


def reason_words(reason: Reason, view: View) -> str:
    """Return a reason as a clause without full stop, to stand after another."""
    facts = reason.facts
    fields = {}
    if "symbol" in facts:
        fields["symbol"] = names.symbol_name(str(facts["symbol"]))
    if "symbols" in facts:
        symbols = str(facts["symbols"]).split(",")
        fields |= {"symbols": names.many_listed(symbols), "won": names.the_symbols(symbols)}
    if "card" in facts:
        fields["card"] = names.card_name(str(facts["card"]), view.board)
    if "kind" in facts:
        fields["bonus"] = names.bonus_name(str(facts["kind"]))
    if "cities" in facts:
        fields["cities"] = names.either_city(str(facts["cities"]).split(","), view.board)
    return translate("TajMahal", REASONS[reason.key], None, int(facts.get("n", -1))).format(**fields)


def expected_words(points: float, _view: View) -> str:
    """Return what the end of the game may bring."""
    return translate("TajMahal", "About {points} points expected at the end").format(points=number(points))


def why(refusal: Refusal, sight: Sight) -> str:
    """Return a refusal in one sentence."""
    return refused(refusal, _facts(refusal, sight))


def _facts(refusal: Refusal, sight: Sight) -> dict[str, str | int]:
    """Return the facts in words, as far as they are ids."""
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
