"""The planner of the secret choice: what two actions would cost, and what may go wrong with them."""

from durbar.games.raja.actions import ARTISANS_PRICE
from durbar.games.raja.characters import ARTISAN
from durbar.games.raja.sentences import SENTENCES
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.estimates import Purse
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import translate


def plan(chosen: tuple[str, ...], sight: Sight) -> tuple[str, Tone]:
    """A sentence about a turn with these actions, madder when they may not all be carried out."""
    view: View = sight.view
    purse = estimates.planned_purse(view, chosen)
    if doubt := _short_of_pieces(purse, view):
        return doubt, "refuse"
    if doubt := _short_of_gold(purse, view):
        cheaper = _with_the_artisan(purse, view)
        return (f"{doubt} {cheaper}", "quiet") if cheaper else (doubt, "refuse")
    if purse.left.palaces and not _has_site(view.maharaja, view):
        full = translate("Raja", "{city} has no site left: a palace would have to go to another city.")
        return full.format(city=names.city_name(view.maharaja, view.board)), "refuse"
    return f"{way_words(view)} {_gold_left(purse, view)}", "quiet"


def hopeless(action: str, view: View) -> bool:
    """Whether an action can’t be carried out as everything stands, whatever else is chosen."""
    purse = estimates.planned_purse(view, (action,))
    return bool(_short_of_pieces(purse, view))


def way_words(view: View) -> str:
    """How the viewer’s architect would get to the Maharaja, at the cheapest."""
    city = names.city_name(view.maharaja, view.board)
    if view.architects[view.seat] == view.maharaja:
        return translate("Raja", "You are in {city}, where the Maharaja is.").format(city=city)
    journey = estimates.journeys(view, view.seat, reckless=True).get(view.maharaja)
    if journey is None:
        return translate("Raja", "No way leads to {city}, where the Maharaja is.").format(city=city)
    if journey.by_bank and journey.tolls:
        return translate("Raja", "The bank pays your tolls to {city}, where the Maharaja is.").format(city=city)
    if not journey.cost:
        return translate("Raja", "To {city}, where the Maharaja is, you travel free.").format(city=city)
    return translate(
        "Raja", "The way to {city}, where the Maharaja is, costs %n gold in tolls.", None, journey.cost
    ).format(city=city)


def _toll(view: View) -> int:
    journey = estimates.journeys(view, view.seat, reckless=True).get(view.maharaja)
    return 0 if journey is None else journey.cost


def _has_site(city: str, view: View) -> bool:
    shown = view.cities[city]
    return shown.central is None or shown.outer_sites > 0


def _gold_left(purse: Purse, view: View) -> str:
    left = purse.gold + purse.coming - purse.needed - _toll(view)
    return translate("Raja", "After all this you would have %n gold.", None, left)


def _short_of_gold(purse: Purse, view: View) -> str:
    """What a purse does not pay for, with and without the tolls to the Maharaja’s city."""
    have = purse.gold + purse.coming
    if purse.missing_gold:
        if purse.left.houses and purse.left.palaces:
            words = translate(
                "Raja", "Palaces and houses would cost %n gold; you would have {have}.", None, purse.needed
            )
        elif purse.left.palaces:
            words = translate("Raja", "Palaces would cost %n gold; you would have {have}.", None, purse.needed)
        else:
            words = translate("Raja", "Houses would cost %n gold; you would have {have}.", None, purse.needed)
        return words.format(have=have)
    toll = _toll(view)
    if toll and have < purse.needed + toll:
        words = translate(
            "Raja", "This would cost %n gold, and {toll} in tolls to {city}; you would have {have}.", None, purse.needed
        )
        if not purse.needed:
            words = translate("Raja", "The tolls to {city} come to %n gold; you would have {have}.", None, toll)
        city = names.city_name(view.maharaja, view.board)
        return words.format(toll=toll, city=city, have=have)
    return ""


def _with_the_artisan(purse: Purse, view: View) -> str:
    """What the palaces would cost once the Artisan is taken, where an action takes one and that makes them payable."""
    cheaper = purse.after(price=ARTISANS_PRICE)
    if not purse.left.characters or not purse.left.palaces or _short_of_gold(cheaper, view):
        return ""
    words = translate("Raja", "With {the_character} first it would cost %n gold.", None, cheaper.needed)
    return words.format(the_character=names.the_character(ARTISAN))


def _short_of_pieces(purse: Purse, view: View) -> str:
    left, seat = purse.left, view.seat
    if purse.missing_palaces:
        if not purse.palaces:
            return translate("Raja", SENTENCES["no_palace_left"])
        return translate("Raja", "You have only one palace left to build.")
    if left.quarries and purse.quarry <= 2 * (left.quarries - 1):
        return translate("Raja", "Your quarry has only %n house(s) left.", None, purse.quarry)
    if purse.missing_houses:
        if not purse.reserve:
            return translate("Raja", "You would have no house left in reserve.")
        return translate("Raja", "Your reserve would have only %n house(s) left to build.", None, purse.reserve)
    if left.moves and not left.houses and not _houses_on_board(seat, view):
        return translate("Raja", "You have no house on the board to move.")
    if (left.palaces or left.houses > left.villages) and not _can_build_in_a_city(view):
        return translate("Raja", "Your architect can reach no city now, and that needs one.")
    return ""


def _houses_on_board(seat: int, view: View) -> int:
    in_villages = sum(owners.count(seat) for owners in view.villages.values())
    return in_villages + sum(city.houses[seat] for city in view.cities.values())


def _can_build_in_a_city(view: View) -> bool:
    here = view.architects[view.seat]
    return not names.is_start(here, view.board) or bool(estimates.journeys(view, view.seat))
