"""Why the expert advises a move of Raja, and why a move can’t be made, in words."""

from durbar.bots.search.reason import Reason
from durbar.engine.refusal import Refusal
from durbar.games.raja.moves import BuildersHouse, House
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, capital, number, refused, translate

#: By the key of a reason (see durbar.bots.raja.reasons). Its facts fill the fields; "n" is what is counted.
REASONS = {
    # palaces
    "palace": QT_TRANSLATE_NOOP("Raja", "One palace nearer the end: then %n to go"),
    "last_palace": QT_TRANSLATE_NOOP("Raja", "Your last palace: the game ends with this round"),
    "plan_palace": QT_TRANSLATE_NOOP("Raja", "Lets you build a palace {where}"),
    "palace_by_gold": QT_TRANSLATE_NOOP("Raja", "Lets you build a palace {where}, for which you still lack %n gold"),
    "palace_by_road": QT_TRANSLATE_NOOP("Raja", "Lets you build a palace {where}, once your way there is open"),
    # gold
    "gold": QT_TRANSLATE_NOOP("Raja", "Brings you %n gold"),
    "cost": QT_TRANSLATE_NOOP("Raja", "Costs %n gold"),
    "pays_tolls": QT_TRANSLATE_NOOP("Raja", "Costs you %n gold in tolls, which others get"),
    "scores_now": QT_TRANSLATE_NOOP("Raja", "Should bring {gold} more at this round’s scoring, {where}"),
    "loses_now": QT_TRANSLATE_NOOP("Raja", "Should bring {gold} less at this round’s scoring, {where}"),
    "scores_later": QT_TRANSLATE_NOOP("Raja", "Should bring about {gold} when the Maharaja comes to {city}"),
    "loses_later": QT_TRANSLATE_NOOP("Raja", "Should cost you about {gold} when the Maharaja comes to {city}"),
    # roads
    "tolls": QT_TRANSLATE_NOOP("Raja", "Should bring about {gold} in tolls"),
    "loses_tolls": QT_TRANSLATE_NOOP("Raja", "Loses about {gold} in tolls"),
    "ways": QT_TRANSLATE_NOOP("Raja", "Should spare you about {gold} on your next journeys"),
    "dearer_ways": QT_TRANSLATE_NOOP("Raja", "Makes your next journeys about {gold} dearer"),
    "opens_road": QT_TRANSLATE_NOOP("Raja", "Opens your way to {city}"),
    "way_to_palace": QT_TRANSLATE_NOOP("Raja", "On the way to a palace {where}"),
    "way_to_house": QT_TRANSLATE_NOOP("Raja", "On the way to a house {where}"),
    "way_to_maharaja": QT_TRANSLATE_NOOP("Raja", "Ends the turn with the Maharaja: about {gold} more at the scoring"),
    "way_to_next": QT_TRANSLATE_NOOP("Raja", "Waits where the Maharaja should go next"),
    "way_round": QT_TRANSLATE_NOOP("Raja", "Leads to nothing that you still have to do"),
    # houses
    "stock": QT_TRANSLATE_NOOP("Raja", "Brings %n house(s) into your reserve"),
    "plan_house": QT_TRANSLATE_NOOP("Raja", "Lets you build a house {where}"),
    "plan_move": QT_TRANSLATE_NOOP("Raja", "Lets you take a house from where it is of little use: {where}"),
    "moved": QT_TRANSLATE_NOOP("Raja", "The house is of more use {where}"),
    # characters
    "plan_character": QT_TRANSLATE_NOOP("Raja", "Lets you take {the_character}"),
    "more_characters": QT_TRANSLATE_NOOP("Raja", "Gives you one character more, and another player one less"),
    "gives_up": QT_TRANSLATE_NOOP("Raja", "Gives up {the_character}"),
    "least": QT_TRANSLATE_NOOP("Raja", "{the_character} is of least use to you"),
    "first_choice": QT_TRANSLATE_NOOP("Raja", "To choose first is worth about {gold}"),
    "too_dear": QT_TRANSLATE_NOOP("Raja", "Leaves the first choice to others: it is worth only about {gold}"),
    # the governor track
    "plan_marker": QT_TRANSLATE_NOOP("Raja", "Lets you bring the Maharaja’s next visit to {city} closer"),
    "marker": QT_TRANSLATE_NOOP(
        "Raja", "Brings the Maharaja’s next visit to {city} closer, where you have %n point(s)"
    ),
    "other_order": QT_TRANSLATE_NOOP("Raja", "Suits you: you have more in the cities that come sooner"),
    "marker_for_others": QT_TRANSLATE_NOOP("Raja", "Suits the others better: you have %n point(s) in {city}"),
    # the turn
    "idle": QT_TRANSLATE_NOOP("Raja", "You would hardly carry out this action"),
    "depends": QT_TRANSLATE_NOOP("Raja", "Should be of use, though for what depends on the others"),
    "all_set": QT_TRANSLATE_NOOP("Raja", "Both actions are chosen"),
    "chit": QT_TRANSLATE_NOOP("Raja", "Uses up an action chit"),
    "forgone": QT_TRANSLATE_NOOP("Raja", "You forgo %n action(s): {gold} to each of the others"),
    "done_here": QT_TRANSLATE_NOOP("Raja", "All is done, and you are with the Maharaja"),
    "done": QT_TRANSLATE_NOOP("Raja", "All is done, and going on would not pay"),
    "little": QT_TRANSLATE_NOOP("Raja", "Changes little"),
}
#: What each character is good for, by its number.
_CHARACTERS = (
    QT_TRANSLATE_NOOP("Raja", "The Mogul plays first and wins every tie"),
    QT_TRANSLATE_NOOP("Raja", "The Trader brings you 1 gold in each turn"),
    QT_TRANSLATE_NOOP("Raja", "The Sadhu makes your outer palaces count 2 points"),
    QT_TRANSLATE_NOOP("Raja", "The Wandering Monk spares you all tolls"),
    QT_TRANSLATE_NOOP("Raja", "The Builder gives you a free house in each turn"),
    QT_TRANSLATE_NOOP("Raja", "The Artisan makes each palace 3 gold cheaper"),
    QT_TRANSLATE_NOOP("Raja", "The Yogi brings you an action chit in each turn"),
)
#: What is counted goes by this name in a reason's facts.
_COUNTED = {"gold": "gold", "cost": "gold", "pays_tolls": "gold", "stock": "houses"}


def reason_words(reason: Reason, view: View) -> str:
    """Return a reason as a clause without full stop, to stand after another."""
    facts = reason.facts
    if reason.key == "character":
        return translate("Raja", _CHARACTERS[int(facts["card"]) - 1])
    counted = facts.get(_COUNTED.get(reason.key, "n"))
    words = translate("Raja", REASONS[reason.key], None, -1 if counted is None else int(counted))
    fields = {}
    if "gold" in facts:
        gold = round(float(facts["gold"]), 1)
        fields["gold"] = _gold_words(gold)
    if "city" in facts:
        fields["city"] = names.city_name(str(facts["city"]), view.board)
    place = facts.get("place", facts.get("city"))
    if place is not None:
        fields["where"] = names.where(str(place), view.board)
    if "card" in facts:
        fields["the_character"] = names.the_character(int(facts["card"]))
    return capital(words.format(**fields))


def _gold_words(gold: float) -> str:
    """Return the words for so much gold, perhaps not a whole number: "3.5 gold"."""
    words = translate("Raja", "{number} gold", None, int(gold))
    return words.format(number=number(gold, 0 if gold.is_integer() or gold >= _MIN_WHOLE_GOLD else 1))


#: From this much gold on, parts of one are not told.
_MIN_WHOLE_GOLD = 5


def expected_words(points: float, view: View) -> str:
    """Return what the end of the game may bring; gold left over, which counts in ``points`` too, builds no more."""
    palaces = number(min(points, view.palaces_to_win))
    return translate("Raja", "About {palaces} palaces expected at the end").format(palaces=palaces)


def why(refusal: Refusal, sight: Sight) -> str:
    """Return a refusal in one sentence; where no road leads, it speaks of whole journeys."""
    to = str(refusal.facts.get("to"))
    if refusal.key == "no_such_road" and to in sight.view.board.junction_number:
        return unreachable(to, sight)
    words = refused(refusal, _facts(refusal, sight))
    if refusal.facts.get("part") == "palaces" and (city := _house_is_due(sight)):
        instead = translate("Raja", "To build a house, click {city}.")
        return f"{words} {instead.format(city=city)}"
    return words


def _house_is_due(sight: Sight) -> str:
    """Return the city where the viewer can build a house now by a click on it; empty for none."""
    view: View = sight.view
    here = view.architects[view.seat]
    able = House(here) in sight.legal or BuildersHouse(here) in sight.legal
    return names.city_name(here, view.board) if able else ""


def _facts(refusal: Refusal, sight: Sight) -> dict[str, str | int]:
    """Return the facts in words, as far as they are ids."""
    board = sight.view.board
    words: dict[str, str | int] = {}
    for name, value in refusal.facts.items():
        words[name] = value
        if name == "card":
            words["character"] = names.character_name(int(value))
            words["the_character"] = names.the_character(int(value))
        elif name == "owner":
            words["name"] = sight.name(int(value))
        elif name == "village":
            words[name] = words["where"] = names.where(str(value), board)
        elif name in ("city", "to") and value in board.junction_number:
            words[name] = names.city_name(str(value), board)
    return words


def unreachable(to: str, sight: Sight) -> str:
    """Return why the viewer’s architect can’t go to a city now.

    Where the way is cut, or what the tolls come to (§7.1).
    """
    view: View = sight.view
    board, origin = view.board, view.architects[view.seat]
    if to == origin:
        return translate("Raja", "Your architect is there already.")
    journey = estimates.journeys(view, view.seat, reckless=True).get(to)
    if journey is not None:
        words = translate(
            "Raja", "The cheapest way to {to} costs %n gold in tolls; you have {gold}.", None, journey.cost
        )
        return words.format(to=names.city_name(to, board), gold=view.own_gold)
    empty = estimates.obstacle(view, origin, to)  # the village that the board crosses out
    if empty is None:
        return translate("Raja", "No way leads to {to}: on each of them a village has no house.").format(
            to=names.city_name(to, board)
        )
    words = translate("Raja", "Every way to {to} is cut: for example, no house stands in the village {village}.")
    return words.format(to=names.city_name(to, board), village=names.where(empty, board))
