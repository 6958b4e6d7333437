"""Why a move of Raja can’t be made, in words."""

from durbar.engine.refusal import Refusal
from durbar.games.raja.moves import BuildersHouse, House
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import refused, translate


def why(refusal: Refusal, sight: Sight) -> str:
    """A refusal in one sentence; where no road leads, it speaks of whole journeys."""
    to = str(refusal.facts.get("to"))
    if refusal.key == "no_such_road" and to in sight.view.board.junction_number:
        return unreachable(to, sight)
    words = refused(refusal, _facts(refusal, sight))
    if refusal.facts.get("part") == "palaces" and (city := _house_is_due(sight)):
        instead = translate("Raja", "To build a house, click {city} or its name.")
        return f"{words} {instead.format(city=city)}"
    return words


def _house_is_due(sight: Sight) -> str:
    """The city where the viewer can build a house now by a click on it; empty for none."""
    view: View = sight.view
    here = view.architects[view.seat]
    able = House(here) in sight.legal or BuildersHouse(here) in sight.legal
    return names.city_name(here, view.board) if able else ""


def _facts(refusal: Refusal, sight: Sight) -> dict[str, str | int]:
    """The facts in words, as far as they are ids."""
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
    """Why the viewer’s architect can’t go to a city now: where the way is cut, or what the tolls come to (§7.1)."""
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
