"""What a move would bring its maker: gold, or points where the Maharaja is, with short words beside them."""

from durbar.engine.move import Move
from durbar.games.raja import actions
from durbar.games.raja.moves import (
    BuildersHouse,
    BuildersLift,
    Drop,
    House,
    Lift,
    Palace,
    Point,
    Quarry,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.scoring import CityScore
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.estimates import Purse
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import listed, signed, translate


def cost(move: Move, view: View) -> int:
    """Gold that a move takes from its maker; negative for gold that it brings."""
    match move:
        case Travel():
            return estimates.journey_of((move,), view).cost
        case House():
            return actions.HOUSE_PRICE
        case Palace():
            return estimates.palace_price(view.cards[view.seat])
        case TakeGold():
            return -actions.GOLD_TAKEN
        case Point(action=action):
            planned = estimates.planned_purse(view, (action,))
            return planned.needed - planned.coming
    return 0


def purse_after(move: Move, view: View) -> Purse:
    """The viewer’s purse after a move of the turn in progress."""
    before = estimates.purse(view)
    gold = -cost(move, view)
    match move:
        case House(place=place):
            villages = min(before.left.villages, 1) if place in view.villages else 0
            return before.after(gold, reserve=-1, houses=1, villages=villages)
        case BuildersHouse():
            return before.after(reserve=-1)
        case Palace():
            return before.after(gold, palaces=1)
        case TakeGold():
            return before.after(gold, taken=1)
        case Quarry():
            houses = min(actions.HOUSES_QUARRIED, before.quarry)
            return before.after(reserve=houses, quarry=-houses, quarries=1)
        case Take(card=card):
            cards = view.cards[view.seat]
            kept = (*cards, card) if view.options["several_characters"] else (card,)
            return before.after(price=estimates.palace_price(kept), characters=1)
    return before.after(gold)


def spoiled(before: Purse, after: Purse) -> str:
    """What a chosen action needs and can’t be paid any more after a change; empty when nothing is spoiled by it."""
    if after.missing_gold and not before.missing_gold:
        if after.left.palaces:
            return translate("Raja", "a palace costs {price}").format(price=after.price)
        return translate("Raja", "the houses still to build cost %n gold", None, after.needed)
    if after.missing_houses > before.missing_houses:
        return translate("Raja", "your reserve would not do for the houses still to build")
    return ""


def scored_after(move: Move, view: View) -> tuple[str, CityScore] | None:
    """The city in which a move changes points, and its scoring after it; None when it changes none."""
    seat = view.seat
    match move:
        case Travel(to=to):
            return scored_from(to, view)
        case House(place=place) | BuildersHouse(place=place) | Drop(place=place) if place in view.cities:
            return place, estimates.standing(view, place, seat, houses=1)
        case Lift(place=place) | BuildersLift(place=place) if place in view.cities:
            return place, estimates.standing(view, place, seat, houses=-1)
        case Palace(city=city, site="central"):
            return city, estimates.standing(view, city, seat, central=True)
        case Palace(city=city):
            return city, estimates.standing(view, city, seat, outer=1)
        case Take(card=card):
            return view.maharaja, estimates.standing(view, view.maharaja, seat, cards=cards_after(card, view))
    return None


def scored_from(to: str, view: View) -> tuple[str, CityScore] | None:
    """The Maharaja’s city scored after the viewer’s architect went somewhere; None when that changes nothing there."""
    if view.maharaja in (to, view.architects[view.seat]):
        there = estimates.standing(view, view.maharaja, view.seat, architect=to == view.maharaja)
        return view.maharaja, there
    return None


def cards_after(card: int, view: View) -> tuple[tuple[int, ...], ...]:
    """Everybody’s cards after the viewer took one; who lost it is without one until another is chosen."""
    held = [tuple(other for other in cards if other != card) for cards in view.cards]
    held[view.seat] = tuple(sorted((*held[view.seat], card))) if view.options["several_characters"] else (card,)
    # Whoever lost the card chooses among what the bank has; the highest one is assumed for the ties of a preview.
    spare = sorted({*view.bank, *view.cards[view.seat]} - {card}, reverse=True)
    return tuple(cards or (spare[0],) for cards in held)


def standing_words(scored: CityScore, seat: int, before: int = 0) -> str:
    """Where a scoring leaves a seat: "5 points, 2nd, worth 9 gold". before: its rank before, if other."""
    total = scored.points[seat].total
    if not total:
        return translate("Raja", "no points")
    points = translate("Raja", "%n point(s)", None, total)
    return translate("Raja", "{points}, {reward}").format(points=points, reward=reward_words(scored, seat, before))


def reward_words(scored: CityScore, seat: int, before: int = 0) -> str:
    """The rank and gold of a seat that has points: "2nd, worth 9 gold"."""
    rank = estimates.rank(scored, seat)
    if before in (0, rank):
        words = translate("Raja", "{rank}, worth {gold}")
    else:
        words = translate("Raja", "{rank} instead of {before}, worth {gold}")
    gold = names.gold_words(scored.gold[seat])
    return words.format(rank=names.rank_words(rank), before=names.rank_words(before or rank), gold=gold)


def second_words(move: Move, view: View) -> str:
    """What a list says below a move: the cheaper way that a click on the board takes, what the round would bring."""
    return " ".join(part for part in (_cheaper_words(move, view), round_words(move, view)) if part)


def _cheaper_words(move: Move, view: View) -> str:
    if not isinstance(move, Travel):
        return ""
    journey = estimates.journeys(view, view.seat).get(move.to)
    if journey is None or journey.cost >= cost(move, view):
        return ""
    by = listed([names.city_name(city, view.board) for city in journey.stops[:-1]])
    words = translate("Raja", "A click on the board goes via {cities} for %n gold.", None, journey.cost)
    return words.format(cities=by)


def round_words(move: Move, view: View) -> str:
    """What a move changes at the scoring of this round, in short; empty when it changes nothing there."""
    found = scored_after(move, view)
    if found is None or found[0] != view.maharaja or (isinstance(move, Travel) and move.to != view.maharaja):
        return ""  # leaving the Maharaja loses the same by every road: its preview says so
    before, after = estimates.scored(view, view.maharaja), found[1]
    if before == after:
        return ""
    words = translate("Raja", "This round: {standing}")
    return words.format(standing=standing_words(after, view.seat, estimates.rank(before, view.seat)))


def points_words(move: Move, view: View) -> str:
    """What a move changes at the next scoring of its city, in a sentence; empty when it changes nothing."""
    found = scored_after(move, view)
    return "" if found is None else change_words(*found, view)


def change_words(city: str, after: CityScore, view: View) -> str:
    """How a city’s scoring would change for the viewer; empty when it would not."""
    before, seat = estimates.scored(view, city), view.seat
    if before == after:
        return ""
    change = after.points[seat].total - before.points[seat].total
    if city != view.maharaja:
        words = translate("Raja", "{change} in {city}, were it scored now: {standing}.")
    elif change:
        words = translate("Raja", "{change} in {city} this round: {standing}.")
    else:
        words = translate("Raja", "In {city} this round: {standing}.")
    standing = standing_words(after, seat, estimates.rank(before, seat))
    return words.format(change=signed(change), city=names.city_name(city, view.board), standing=standing)


def gain_words(move: Move, sight: Sight) -> tuple[str, str]:
    """The short text at the right of a move in the list, and its tone."""
    view: View = sight.view
    if isinstance(move, Travel):
        journey = estimates.journey_of((move,), view)
        if not journey.tolls:
            return translate("Raja", "free"), "quiet"
        if journey.by_bank:
            return translate("Raja", "bank pays"), "quiet"
        return names.gold_words(journey.cost), "quiet"
    if isinstance(move, BuildersHouse):
        return translate("Raja", "free"), "quiet"
    gold = cost(move, view)
    if gold > 0:
        return names.gold_words(gold), "quiet"
    if gold < 0:
        return signed(-gold), "gain"
    return "", "quiet"
