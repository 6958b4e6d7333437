"""Raja’s moves in words and short numbers, with the pictures beside them."""

from durbar.engine.move import Move
from durbar.games.raja import actions
from durbar.games.raja.feasible import feasible
from durbar.games.raja.moves import (
    Attract,
    Bid,
    BuildersHouse,
    BuildersLift,
    Chit,
    Choose,
    Drop,
    End,
    Give,
    House,
    Keep,
    Lift,
    Lower,
    Palace,
    Pass,
    Place,
    Point,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.outcome import turn_in_progress
from durbar.games.raja.scoring import CityScore
from durbar.games.raja.sequence import RajaSequence
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.pieces import ARCHITECT, CENTRAL, COIN, HOUSE, OUTER
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, signed, translate

_YOUR_PALACE = (
    QT_TRANSLATE_NOOP("Raja", "Build your first palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your second palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your third palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your fourth palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your fifth palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your sixth palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your seventh palace: {city}, {site}"),
)


def move_words(move: Move, sight: Sight) -> str:
    """Return a move as a sentence without a full stop, for lists and buttons."""
    view: View = sight.view
    match move:
        case Bid(gold=gold):
            return translate("Raja", "Bid {gold}").format(gold=gold)
        case Pass():
            return translate("Raja", "Pass")
        case Choose() | Take() | Swap() | Attract() | Give():
            return _card_words(move, sight)
        case Point(action=action):
            return translate("Raja", "Choose {action}").format(action=names.actions_listed([action]))
        case Keep():
            return translate("Raja", "Keep {actions}").format(actions=names.actions_listed(view.pointed))
        case Travel(to=to):
            return _travel_words(move, to, view)
        case TakeGold():
            return translate("Raja", "Take 2 gold")
        case Quarry():
            return translate("Raja", "Take %n house(s) from the quarry", None, min(2, view.quarry[view.seat]))
        case Palace(city=city, site=site):
            return palace_words(city, site, view)
        case Lower(city=city):
            return translate("Raja", "Move the marker of {city} two spaces down").format(
                city=names.city_name(city, view.board)
            )
        case Chit(action=action):
            return translate("Raja", "Use a chit: {action}").format(action=names.action_name(action))
        case End():
            return translate("Raja", "End the turn")
    return _house_words(move, view)


def _travel_words(move: Travel, to: str, view: View) -> str:
    board = view.board
    if names.is_start(to, board):
        words = translate("Raja", "Go to the start")
    else:
        words = translate("Raja", "Go to {city}").format(city=names.city_name(to, board))
    ends = {view.architects[view.seat], to}
    if sum({road.origin, road.to} == ends for road in board.roads) > 1:
        return translate("Raja", "{move}, by road {road}").format(move=words, road=move.road)
    return words


def palace_words(city: str, site: str, view: View) -> str:
    """Return the words for building a palace: which of one’s own it is, and where."""
    where = translate("Raja", "in the centre") if site == "central" else translate("Raja", "outside")
    words = translate("Raja", _YOUR_PALACE[min(view.built[view.seat], len(_YOUR_PALACE) - 1)])
    return words.format(city=names.city_name(city, view.board), site=where)


def _house_words(move: Move, view: View) -> str:
    match move:
        case Place(village=place):
            words = translate("Raja", "Place a house {where}")
        case House(place=place):
            words = translate("Raja", "Build a house {where}")
        case BuildersHouse(place=place):
            words = translate("Raja", "Build the Builder’s house {where}")
        case Lift(place=place):
            words = translate("Raja", "Move the house {where}")
        case BuildersLift(place=place):
            words = translate("Raja", "Move the house {where}, by the Builder")
        case Drop(place=place):
            words = translate("Raja", "Put the house down {where}")
        case _:
            raise TypeError(f"Raja has no move {move!r}")
    return words.format(where=names.where(place, view.board))


def _card_words(move: Move, sight: Sight) -> str:
    view: View = sight.view
    match move:
        case Choose(card=card):
            return translate("Raja", "Choose {the_character}").format(the_character=names.the_character(card))
        case Take(card=card) if (owner := owner_of(card, view)) is not None:
            words = translate("Raja", "Take {the_character} from {name}")
            return words.format(the_character=names.the_character(card), name=sight.name(owner))
        case Take(card=card):
            return translate("Raja", "Take {the_character} from the bank").format(
                the_character=names.the_character(card)
            )
        case Swap(card=card):
            owner = owner_of(card, view)
            words = translate("Raja", "Take {the_character} from {name}, for one of yours")
            return words.format(
                the_character=names.the_character(card), name="?" if owner is None else sight.name(owner)
            )
        case Attract(seat=seat):
            return translate("Raja", "Attract a character from {name}").format(name=sight.name(seat))
        case Give(card=card):
            name = "?" if view.giving is None else sight.name(view.giving)
            words = translate("Raja", "Give {the_character} to {name}")
            return words.format(the_character=names.the_character(card), name=name)
    raise TypeError(f"Raja has no move {move!r}")


def owner_of(card: int, view: View) -> int | None:
    """Return the seat that holds a card, None for the bank."""
    return next((seat for seat, cards in enumerate(view.cards) if card in cards), None)


def move_picture(move: Move, sight: Sight) -> Picture:
    """Return the picture beside a move."""
    view: View = sight.view
    seat = view.seat
    match move:
        case Bid() | TakeGold():
            return Picture(COIN)
        case Choose(card=card) | Take(card=card) | Swap(card=card) | Give(card=card):
            return names.character_picture(card)
        case Attract(seat=target):
            return names.character_picture(view.cards[target][0]) if view.cards[target] else Picture("raja/disc-back")
        case Point(action=action):
            return names.action_picture(action)
        case Keep():
            return Picture("raja/disc-back")
        case Travel():
            return names.piece(ARCHITECT, seat, sight)
        case Quarry():
            return names.action_picture("quarry")
        case Palace(site=site):
            return names.piece(CENTRAL if site == "central" else OUTER, seat, sight)
        case Lower(city=city):
            return names.arms_picture(city, view.board)
        case Chit():
            return Picture("raja/chit")
        case Pass() | End():
            return Picture("raja/disc-back")
    return names.piece(HOUSE, seat, sight)


def cost(move: Move, view: View) -> int:
    """Return gold that a move takes from its maker; negative for gold that it brings."""
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


def spoiled(path: tuple[Move, ...], view: View) -> str:
    """Return what these moves of a turn make impossible of the chosen actions that was possible before.

    Empty for nothing.
    """
    now = estimates.after(path, view)
    if undone(now, view.seat) <= undone(turn_in_progress(view), view.seat):
        return ""
    purse = estimates.purse_of(now, view.seat)
    if purse.missing_gold and purse.left.palaces:
        return translate("Raja", "a palace costs {price}").format(price=purse.price)
    if purse.missing_gold:
        return translate("Raja", "the houses still to build cost %n gold", None, purse.needed)
    if purse.missing_houses:
        return translate("Raja", "your reserve would not do for the houses still to build")
    return translate("Raja", "then you could not carry out all that you have chosen")


def undone(state: RajaSequence, seat: int) -> int:
    """Return how many actions of a turn can’t be carried out any more, whatever its seat does."""
    return len(state.turn_actions(seat)) - len(feasible(state, seat))


#: A city, and its scorings as they would be: several where that depends on what another chooses meanwhile.
Scorings = tuple[str, tuple[CityScore, ...]]


def scored_after(move: Move, view: View) -> Scorings | None:
    """Return the city in which a move changes points, and its scoring after it; None when it changes none."""
    seat = view.seat
    match move:
        case Travel(to=to):
            return scored_from(to, view)
        case House(place=place) | BuildersHouse(place=place) | Drop(place=place) if place in view.cities:
            return place, (estimates.standing(view, place, seat, houses=1),)
        case Lift(place=place) | BuildersLift(place=place) if place in view.cities:
            return place, (estimates.standing(view, place, seat, houses=-1),)
        case Palace(city=city, site="central"):
            return city, (estimates.standing(view, city, seat, central=True),)
        case Palace(city=city):
            return city, (estimates.standing(view, city, seat, outer=1),)
        case Take(card=card):
            held = cards_after(card, view)
            return view.maharaja, tuple(estimates.standing(view, view.maharaja, seat, cards=cards) for cards in held)
    return None


def scored_from(to: str, view: View) -> Scorings | None:
    """Return the Maharaja’s city scored after the viewer’s architect went somewhere.

    None when that changes nothing there.
    """
    if view.maharaja in (to, view.architects[view.seat]):
        there = estimates.standing(view, view.maharaja, view.seat, architect=to == view.maharaja)
        return view.maharaja, (there,)
    return None


def cards_after(card: int, view: View) -> list[tuple[tuple[int, ...], ...]]:
    """Return everybody’s cards after the viewer took one.

    Once for each card that whoever lost it may choose instead (§7.6).
    """
    seat, several = view.seat, bool(view.options["several_characters"])
    held = [tuple(other for other in cards if other != card) for cards in view.cards]
    held[seat] = tuple(sorted((*held[seat], card))) if several else (card,)
    loser = next((other for other, cards in enumerate(held) if not cards), None)
    if loser is None:
        return [tuple(held)]
    spare = sorted({*view.bank, *view.cards[seat]})
    return [tuple((one,) if other == loser else cards for other, cards in enumerate(held)) for one in spare]


def standing_words(scored: CityScore, seat: int, before: int = 0) -> str:
    """Return where a scoring leaves a seat: "5 points, 2nd, worth 9 gold". before: its rank before, if other."""
    total = scored.points[seat].total
    if not total:
        return translate("Raja", "no points")
    points = translate("Raja", "%n point(s)", None, total)
    return translate("Raja", "{points}, {reward}").format(points=points, reward=reward_words(scored, seat, before))


def reward_words(scored: CityScore, seat: int, before: int = 0) -> str:
    """Return the rank and gold of a seat that has points: "2nd, worth 9 gold"."""
    rank = estimates.rank(scored, seat)
    if before in (0, rank):
        words = translate("Raja", "{rank}, worth {gold}")
    else:
        words = translate("Raja", "{rank} instead of {before}, worth {gold}")
    gold = names.gold_words(scored.gold[seat])
    return words.format(rank=names.rank_words(rank), before=names.rank_words(before or rank), gold=gold)


def standings_words(scorings: tuple[CityScore, ...], seat: int, before: int = 0) -> str:
    """Return the same where another has still to choose: "5 points, worth at least 6 gold"."""
    least = min(scorings, key=lambda scored: scored.gold[seat])
    if len({(scored.points[seat].total, estimates.rank(scored, seat), scored.gold[seat]) for scored in scorings}) == 1:
        return standing_words(least, seat, before)
    points = translate("Raja", "%n point(s)", None, least.points[seat].total)
    words = translate("Raja", "{points}, worth at least {gold}")
    return words.format(points=points, gold=names.gold_words(least.gold[seat]))


def second_words(move: Move, view: View) -> str:
    """Return what a list says below a move: the cheaper way that a click on the board takes, what the round would
    bring.
    """
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
    """Return what a move changes at the scoring of this round, in short; empty when it changes nothing there."""
    found = scored_after(move, view)
    if found is None or found[0] != view.maharaja or (isinstance(move, Travel) and move.to != view.maharaja):
        return ""  # leaving the Maharaja loses the same by every road: its preview says so
    before, after = estimates.scored(view, view.maharaja), found[1]
    if all(scored == before for scored in after):
        return ""
    words = translate("Raja", "This round, if nothing else changes: {standing}")
    return words.format(standing=standings_words(after, view.seat, estimates.rank(before, view.seat)))


def points_words(move: Move, view: View) -> str:
    """Return what a move changes at the next scoring of its city, in a sentence; empty when it changes nothing."""
    found = scored_after(move, view)
    return "" if found is None else change_words(*found, view)


def change_words(city: str, after: tuple[CityScore, ...], view: View) -> str:
    """Return how a city’s scoring would change for the viewer; empty when it would not."""
    before, seat = estimates.scored(view, city), view.seat
    if all(scored == before for scored in after):
        return ""
    change = after[0].points[seat].total - before.points[seat].total
    if city != view.maharaja:
        words = translate("Raja", "{change} in {city}, were it scored now: {standing}.")
    elif change:
        words = translate("Raja", "{change} in {city} this round, if nothing else changes: {standing}.")
    else:
        words = translate("Raja", "In {city} this round, if nothing else changes: {standing}.")
    standing = standings_words(after, seat, estimates.rank(before, seat))
    return words.format(change=signed(change), city=names.city_name(city, view.board), standing=standing)


def gain_words(move: Move, sight: Sight) -> tuple[str, str]:
    """Return the short text at the right of a move in the list, and its tone."""
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
