"""The planner of the secret choice: what two actions would cost, and what may go wrong with them."""

from functools import lru_cache

from durbar.games.raja.actions import ARTISANS_PRICE, HOUSE_PRICE
from durbar.games.raja.characters import ARTISAN
from durbar.games.raja.feasible import all_feasible
from durbar.games.raja.outcome import Same, turn_ahead
from durbar.games.raja.sentences import SENTENCES
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.duties import sites
from durbar.ui.games.raja.estimates import Purse
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import translate


def plan(chosen: tuple[str, ...], sight: Sight) -> tuple[str, Tone]:
    """Return a sentence about a turn with these actions, madder when they can’t all be carried out as things stand."""
    view: View = sight.view
    purse = estimates.planned_purse(view, chosen)
    if not manageable(chosen, view):
        return _why_not(purse, view), "refuse"
    if short := _short_of_pieces(purse, view) or _short_of_gold(purse, view):
        return f"{short} {_made_up_for(purse, view)}", "quiet"
    left = sites(view.maharaja, view)
    if left < purse.left.palaces:
        full = translate("Raja", "{city} has no site left: a palace would have to go to another city.")
        if left:
            full = translate(
                "Raja", "{city} has only one site left: the other palace would have to go to another city."
            )
        return full.format(city=names.city_name(view.maharaja, view.board)), "quiet"
    if tolls := _short_of_tolls(purse, view):
        return tolls, "quiet"
    gold = gold_left(chosen, view)
    words = translate("Raja", "%n gold would be left.", None, gold or 0)
    if purse.left.characters:  # the Trader, or a chit, may bring more
        words = translate("Raja", "At least %n gold would be left.", None, gold or 0)
    return f"{way_words(view)} {words if gold is not None else ''}".strip(), "quiet"


def manageable(chosen: tuple[str, ...], view: View) -> bool:
    """Return whether these actions could all be carried out in a turn that began now."""
    return _manageable(Same(view), tuple(sorted(chosen)))


@lru_cache(maxsize=64)
def _manageable(same: Same, chosen: tuple[str, ...]) -> bool:
    return all_feasible(turn_ahead(same.view, chosen), same.view.seat)


def way_words(view: View) -> str:
    """Return how the viewer’s architect would get to the Maharaja, at the cheapest."""
    city = names.city_name(view.maharaja, view.board)
    if view.architects[view.seat] == view.maharaja:
        return translate("Raja", "You are with the Maharaja in {city}.").format(city=city)
    journey = estimates.journeys(view, view.seat, reckless=True).get(view.maharaja)
    if journey is None:
        return translate("Raja", "No way leads to the Maharaja in {city}.").format(city=city)
    if journey.by_bank and journey.tolls:
        return translate("Raja", "To the Maharaja in {city}: the bank pays the tolls.").format(city=city)
    if not journey.cost:
        return translate("Raja", "To the Maharaja in {city}: free.").format(city=city)
    words = translate("Raja", "To the Maharaja in {city}: %n gold in tolls.", None, journey.cost)
    return words.format(city=city)


def _toll(view: View) -> int:
    return _way(view) or 0


def _way(view: View) -> int | None:
    """Return what the way to the Maharaja’s city costs, None where no way leads there."""
    if view.architects[view.seat] == view.maharaja:
        return 0
    journey = estimates.journeys(view, view.seat, reckless=True).get(view.maharaja)
    return None if journey is None else journey.cost


def gold_left(chosen: tuple[str, ...], view: View) -> int | None:
    """Return the viewer’s gold after these actions and the way to the Maharaja; None where the turn may not end so."""
    purse = estimates.planned_purse(view, chosen)
    left = _after_tolls(purse, view)
    in_a_city = purse.left.palaces or purse.left.houses > purse.left.villages
    there = _way(view) is not None and sites(view.maharaja, view) >= purse.left.palaces
    short = purse.missing_gold or _short_of_pieces(purse, view)
    known = (there or not in_a_city) and left >= 0 and not short
    return left if known and manageable(chosen, view) else None


def _after_tolls(purse: Purse, view: View) -> int:
    """Return what is left of a purse after its actions and the tolls to the Maharaja’s city."""
    return purse.gold + purse.coming - purse.needed - _toll(view)


def _why_not(purse: Purse, view: View) -> str:
    """Return what stands against a turn that can’t be carried out whole."""
    return _short_of_pieces(purse, view) or _short_of_gold(purse, view) or _short_of_cities(view)


def _short_of_gold(purse: Purse, view: View) -> str:
    """Return that what is to be built costs more than a purse has, tolls aside; empty when it does not."""
    return _sum_words(purse, view) if purse.missing_gold else ""


def _short_of_tolls(purse: Purse, view: View) -> str:
    """Return that gold does not do for the tolls to the Maharaja’s city as well, where no action needs the way."""
    return _sum_words(purse, view) if _after_tolls(purse, view) < 0 else ""


def _sum_words(purse: Purse, view: View) -> str:
    """Return what building costs and the tolls beside it, against the gold that one would have: the same after each
    choice.
    """
    toll, city = _way(view), names.city_name(view.maharaja, view.board)
    if not purse.needed:
        words = translate("Raja", "The tolls to {city} come to %n gold; you would have {have}.", None, toll or 0)
        return words.format(city=city, have=purse.gold + purse.coming)
    if toll:
        tolls = translate("Raja", ", plus {toll} in tolls to {city}").format(toll=toll, city=city)
    else:
        tolls = translate("Raja", ", tolls not counted") if toll is None else translate("Raja", " and no tolls")
    words = translate("Raja", "Building would cost %n gold{tolls}; you would have {have}.", None, purse.needed)
    return words.format(tolls=tolls, have=purse.gold + purse.coming)


def _made_up_for(purse: Purse, view: View) -> str:
    """Return what makes up for gold or houses that are lacking: the Artisan, or whatever else one can get."""
    needed = purse.left.palaces * ARTISANS_PRICE + purse.left.houses * HOUSE_PRICE
    takes = purse.left.characters and takes_at_will(ARTISAN, view)
    cheaper = purse.missing_gold and takes and ARTISAN not in view.cards[view.seat]
    if not cheaper or needed > purse.gold + purse.coming:
        return translate("Raja", "But what a character or a chit can bring makes up for it.")
    words = translate("Raja", "With {the_character} first, building would cost %n gold.", None, needed)
    return words.format(the_character=names.the_character(ARTISAN))


def takes_at_will(card: int, view: View) -> bool:
    """Return whether a Characters action may take a card: with several characters only one of the bank, as long as it
    has any (§11.3).
    """
    return not view.options["several_characters"] or card in view.bank or not view.bank


def _short_of_cities(view: View) -> str:
    """Return that no city where something could be built is within reach."""
    if not _can_build_in_a_city(view):
        return translate("Raja", "Your architect can reach no city now, and that needs one.")
    return translate("Raja", "No city with room for all this can be reached for the gold that you would have.")


def _short_of_pieces(purse: Purse, view: View) -> str:
    left, seat = purse.left, view.seat
    if purse.missing_palaces:
        if not purse.palaces:
            return translate("Raja", SENTENCES["no_palace_left"])
        return translate("Raja", "You have only one palace left to build.")
    if left.quarries and purse.quarry <= 2 * (left.quarries - 1):
        return translate("Raja", "Your quarry has only %n house(s) left.", None, purse.quarry)
    if purse.missing_houses:
        if not purse.coming_houses:
            return translate("Raja", "You would have no house left in reserve.")
        return translate("Raja", "Your reserve would have only %n house(s) left to build.", None, purse.coming_houses)
    if left.moves and not left.houses and not _houses_on_board(seat, view):
        return translate("Raja", "You have no house on the board to move.")
    return ""


def _houses_on_board(seat: int, view: View) -> int:
    in_villages = sum(owners.count(seat) for owners in view.villages.values())
    return in_villages + sum(city.houses[seat] for city in view.cities.values())


def _can_build_in_a_city(view: View) -> bool:
    here = view.architects[view.seat]
    return not names.is_start(here, view.board) or bool(estimates.journeys(view, view.seat))
