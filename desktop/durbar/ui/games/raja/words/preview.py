"""What a move of Raja would bring: in a sentence or two, as a row of the list, and as measured values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from durbar.engine.move import Move
from durbar.games.raja import routes
from durbar.games.raja.actions import NUMBER
from durbar.games.raja.characters import MOGUL, MONK, YOGI
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
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.words import move_words, planner
from durbar.ui.kit.values.claim import Bound, Claim
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import listed, translate

#: So many of the Maharaja's next cities are named where a marker would be lowered.
MAX_VISITS_TOLD = 4


def preview(move: Move, sight: Sight) -> tuple[str, Tone]:
    """Return the sentence, and its tone: "gain" for points, "refuse" for what spoils a chosen action, else "quiet"."""
    view: View = sight.view
    match move:
        case Bid(gold=gold):
            left = translate("Raja", "If nobody bids more, you choose and keep %n gold.", None, view.own_gold - gold)
            return left, "quiet"
        case Pass():
            return _pass(sight), "quiet"
        case Point(action=action):
            return planner.plan((*view.pointed, action), sight)
        case Keep():
            return translate("Raja", "The disc lies face down until your turn."), planner.plan(view.pointed, sight)[1]
        case Travel():
            return preview_path((move,), sight)
        case Choose() | Take() | Swap() | Attract() | Give():
            return _card(move, sight)
        case Lower(city=city):
            return _lower(city, view), "quiet"
        case Chit(action=action):
            return _chit(action, sight)
        case End():
            return _end(sight)
        case Place(village=village):
            return village_words(village, view), "quiet"
        case Lift(place=place) | BuildersLift(place=place):
            return _unless_spoiled(*_lift(place, move, view), move, view)
        case Drop(place=place) if place in view.villages:
            return _unless_spoiled(village_words(place, view), "quiet", move, view)
        case Drop():
            return _unless_spoiled(*_with_points("", move, view), move, view)
    return _paid(move, view)


def _pass(sight: Sight) -> str:
    view: View = sight.view
    auction = view.auction
    assert auction is not None
    assert auction.best_seat is not None
    words_ = translate(
        "Raja", "You leave this auction; {name} leads with %n gold. You will bid in a later one.", None, auction.best
    )
    if not estimates.bids_later(view):
        words_ = translate(
            "Raja",
            "You leave this auction; {name} leads with %n gold. You choose last, and pay nothing.",
            None,
            auction.best,
        )
    return words_.format(name=sight.name(auction.best_seat))


# ---- travel --------------------------------------------------------------------------------------------------------


def preview_path(path: tuple[Move, ...], sight: Sight) -> tuple[str, Tone]:
    """Return a journey: who is paid, what is left, what that spoils, and the point where the Maharaja is."""
    view: View = sight.view
    journey = estimates.journey_of(cast("tuple[Travel, ...]", path), view)
    kept = view.own_gold - journey.cost
    told = _toll_words(journey, sight)
    spoiled = move_words.spoiled(path, view)
    if spoiled:
        keep = translate("Raja", "You would keep %n gold; {spoiled}.", None, kept).format(spoiled=spoiled)
        return f"{told} {keep}".strip(), "refuse"
    found = move_words.scored_from(journey.stops[-1], view)
    change = move_words.change_words(*found, view) if found else ""
    keep = translate("Raja", "You keep %n gold.", None, kept) if journey.tolls else ""
    tone = _tone_of(*found, view) if found else "quiet"
    return " ".join(part for part in (told, keep, change) if part), tone


def _toll_words(journey: routes.Journey, sight: Sight) -> str:
    tolls = names.paid_words(estimates.paid_by_seat(journey), sight)
    if not tolls:
        return translate("Raja", "The way is free.")
    if journey.by_bank:
        return translate("Raja", "The bank pays for you: {tolls}.").format(tolls=tolls)
    return translate("Raja", "You pay {tolls}.").format(tolls=tolls)


def _tone_of(city: str, after: tuple[CityScore, ...], view: View) -> Tone:
    before = estimates.scored(view, city).points[view.seat].total
    now = after[0].points[view.seat].total
    return "gain" if now > before else "refuse" if now < before and city == view.maharaja else "quiet"


# ---- building ------------------------------------------------------------------------------------------------------


def _paid(move: Move, view: View) -> tuple[str, Tone]:
    """Return what is left of gold, houses and palaces, what that spoils, and points."""
    left, spoiled = kept_words(move, view)
    if spoiled:
        return left, "refuse"
    if isinstance(move, House | BuildersHouse) and move.place in view.villages:
        return f"{left} {village_words(move.place, view)}", "quiet"
    if isinstance(move, TakeGold | Quarry):
        return left, "gain"
    return _with_points(left, move, view)


def kept_words(move: Move, view: View) -> tuple[str, bool]:
    """Return what is left once a move is paid for, with what that spoils; and whether it spoils anything."""
    left = _left_words(move, view)
    spoiled = move_words.spoiled((move,), view)
    if not spoiled:
        return left, False
    return translate("Raja", "{left} But {spoiled}.").format(left=left, spoiled=spoiled), True


def _left_words(move: Move, view: View) -> str:
    after = estimates.purse_after((move,), view)
    match move:
        case TakeGold():
            return translate("Raja", "You would have %n gold.", None, after.gold)
        case Quarry():
            return translate("Raja", "You would have %n house(s) in your reserve.", None, after.reserve)
        case Palace():
            words_ = translate("Raja", "It costs {price} gold; you keep {gold}.")
            return words_.format(price=move_words.cost(move, view), gold=after.gold)
        case House():
            reserve = translate("Raja", "%n house(s) in reserve", None, after.reserve)
            words_ = translate("Raja", "You keep {gold} and {houses}.")
            return words_.format(gold=names.gold_words(after.gold), houses=reserve)
    return translate("Raja", "It costs nothing; %n house(s) stay in reserve.", None, after.reserve)


def _unless_spoiled(words_: str, tone: Tone, move: Move, view: View) -> tuple[str, Tone]:
    """Return the sentence with what a move of the own turn spoils, if it does."""
    spoiled = move_words.spoiled((move,), view)
    if not spoiled:
        return words_, tone
    return translate("Raja", "{left} But {spoiled}.").format(left=words_, spoiled=spoiled).strip(), "refuse"


def _with_points(before: str, move: Move, view: View) -> tuple[str, Tone]:
    found = move_words.scored_after(move, view)
    if found is None:
        return before, "quiet"
    sentence = f"{before} {move_words.change_words(*found, view)}".strip()
    return sentence, _tone_of(*found, view)


def village_words(village: str, view: View) -> str:
    """Return what a house of the viewer in a village would do: the way it opens, or the tolls that it earns."""
    owners = estimates.villages(view)
    number = view.board.village_number[village]
    after = (*owners[:number], tuple(sorted((*owners[number], view.seat))), *owners[number + 1 :])
    joined = routes.connected(view.board, after) - routes.connected(view.board, owners)
    if joined:
        cities = listed([names.city_name(city, view.board) for city in sorted(joined)])
        return translate("Raja", "It connects {cities} with the start.").format(cities=cities)
    if not owners[number]:
        opened = routes.cut_roads(view.board, owners) - routes.cut_roads(view.board, after)
        if opened:
            road = view.board.roads[view.board.road_number[min(opened)]]
            words_ = translate("Raja", "It opens the road between {origin} and {to}.")
            return words_.format(
                origin=names.city_name(road.origin, view.board), to=names.city_name(road.to, view.board)
            )
        return translate("Raja", "The road still has an empty village.")
    if view.seat not in owners[number]:
        return translate("Raja", "You would pass there free.")
    return translate("Raja", "It would bring you 2 gold whenever another passes there.")


def _lift(place: str, move: Move, view: View) -> tuple[str, Tone]:
    choose = translate("Raja", "Then choose where it goes.")
    if place in view.cities:
        found = move_words.scored_after(move, view)
        assert found is not None
        return f"{choose} {move_words.change_words(*found, view)}", "quiet"
    owners = view.villages[place]
    if len(owners) == 1:
        closes = translate("Raja", "It is the only house there: the road would be closed.")
        return f"{choose} {closes}", "refuse"
    if owners.count(view.seat) == 1:
        pay = translate("Raja", "You would have to pay toll there.")
        if MONK in view.cards[view.seat]:
            pay = translate("Raja", "The bank would have to pay your toll there.")
        return f"{choose} {pay}", "quiet"
    return choose, "quiet"


# ---- characters and governors --------------------------------------------------------------------------------------


def _card(move: Move, sight: Sight) -> tuple[str, Tone]:
    words_, tone = card_words(move, sight)
    if isinstance(move, Attract | Give):
        return words_, tone
    return f"{power_words(getattr(move, 'card', 0), sight.view)} {words_}".strip(), tone


def card_words(move: Move, sight: Sight) -> tuple[str, Tone]:
    """Return what taking or giving a card changes, besides its power: when one plays, who loses it, points, gold."""
    view: View = sight.view
    match move:
        case Attract(seat=seat):
            words_ = translate("Raja", "{name} chooses which character comes to you, and gets nothing for it.")
            return words_.format(name=sight.name(seat)), "quiet"
        case Give(card=card):
            lose = translate("Raja", "You lose {the_character}, with its power.")
            lose = lose.format(the_character=names.the_character(card))
            return _unless_spoiled(lose, "quiet", move, view) if view.turn_of == view.seat else (lose, "quiet")
    card = getattr(move, "card", 0)
    sentences = []
    if isinstance(move, Choose):
        sentences.append(_order_words(card, sight))
    elif isinstance(move, Take):
        sentences.append(_taken_words(card, sight))
        sentences.append(move_words.points_words(move, view))
    elif isinstance(move, Swap):
        sentences.append(_returned_words(view))
    words_ = " ".join(part for part in sentences if part)
    return _unless_spoiled(words_, "quiet", move, view) if isinstance(move, Take | Swap) else (words_, "quiet")


def _returned_words(view: View) -> str:
    """Return which of the viewer’s characters goes to whom a swap takes one from (§11.3)."""
    held = view.cards[view.seat]
    if len(held) > 1:
        return translate("Raja", "Then you choose which of yours goes in return.")
    return translate("Raja", "You give {the_character} in return.").format(the_character=names.the_character(held[0]))


def _order_words(card: int, sight: Sight) -> str:
    """Return when a card lets its holder play, among the cards that are out."""
    view: View = sight.view
    if card == MOGUL:
        return ""  # its power says it
    out = [seat for seat in view.order if seat != view.seat and view.cards[seat]]
    if view.step == "replacing":
        return _order_again(card, out, sight)
    earlier = [seat for seat in out if view.cards[seat][0] < card]
    if not out:
        return translate("Raja", "Whoever takes a lower number than {card} plays before you.").format(card=card)
    if not earlier:
        return translate("Raja", "So far you would play before {names}.").format(names=names.names(out, sight))
    return translate("Raja", "So far you would play after {names}.").format(names=names.names(earlier, sight))


def _order_again(card: int, out: list[int], sight: Sight) -> str:
    """Return when a card chosen within a round lets its holder play: in this round if that is still to come, else the
    next.
    """
    view: View = sight.view
    if view.seat in view.waiting:
        out = [seat for seat in out if seat in view.waiting and seat != view.turn_of]
        words_ = translate("Raja", "As the cards lie, you would play in this round after {names}.")
        first = translate("Raja", "As the cards lie, you would play next in this round.")
    else:
        words_ = translate("Raja", "As the cards lie, you would play in the next round after {names}.")
        first = translate("Raja", "As the cards lie, you would play first in the next round.")
    earlier = [seat for seat in out if view.cards[seat][0] < card]
    return words_.format(names=names.names(earlier, sight)) if earlier else first


def _taken_words(card: int, sight: Sight) -> str:
    view: View = sight.view
    owner = move_words.owner_of(card, view)
    if owner is not None:
        words_ = translate("Raja", "{name} chooses another from the bank; yours goes there.")
        return words_.format(name=sight.name(owner))
    if view.options["several_characters"]:
        return translate("Raja", "You keep your other characters.")
    return translate("Raja", "You give {the_character} back.").format(
        the_character=names.the_characters(view.cards[view.seat])
    )


def power_words(card: int, view: View) -> str:
    """Return what a character does for its holder, in a short sentence."""
    if card == YOGI and not view.bank_chits:
        return translate("Raja", "You get an action chit in each of your turns once the bank has one again.")
    sentences = (
        translate("Raja", "You play first in each round, and win every tie."),
        translate("Raja", "You get 1 gold in each of your turns."),
        translate("Raja", "Your outer palaces count 2 points each."),
        translate("Raja", "The bank pays your tolls."),
        translate("Raja", "You build or move one house more in each turn, free."),
        translate("Raja", "Palaces cost you 9 gold instead of 12."),
        translate("Raja", "You get an action chit in each of your turns."),
    )
    return sentences[card - 1]


def _lower(city: str, view: View) -> str:
    first = [names.city_name(one, view.board) for one in estimates.visits_after(city, view)[:MAX_VISITS_TOLD]]
    if estimates.is_last_round(view):
        return translate("Raja", "This is the last round: the order no longer matters.")
    if len(first) == 1:
        return translate("Raja", "As the markers would stand, the Maharaja then goes to {next}.").format(next=first[0])
    words_ = translate("Raja", "As the markers would stand, the Maharaja then goes to {next}; after that to {others}.")
    return words_.format(next=first[0], others=", ".join(first[1:]))


# ---- chit and end --------------------------------------------------------------------------------------------------


def _chit(action: str, sight: Sight) -> tuple[str, Tone]:
    view: View = sight.view
    assert view.turn is not None
    chit = (Chit(action),)
    if not move_words.spoiled(chit, view):
        return translate("Raja", "A third action. An action left undone brings each of the others 2 gold."), "quiet"
    purse = estimates.purse_after(chit, view)
    if not purse.missing_gold:
        return translate("Raja", "You could not carry out all your actions then."), "refuse"
    words_ = translate(
        "Raja", "All your actions together would then cost %n gold; you have {gold}.", None, purse.needed
    )
    return words_.format(gold=purse.gold + purse.coming), "refuse"


def forgone_words(sight: Sight) -> str:
    """Return who would get what if the turn ended now; empty when nothing is forgone."""
    view: View = sight.view
    turn = view.turn
    if turn is None or not turn.forgone:
        return ""
    undone = names.actions_listed([action.action for action in turn.actions if not action.done])
    if view.seats == 2:
        words_ = translate("Raja", "You forgo {actions}: the bank gives {names} %n gold.", None, turn.forgone)
    else:
        words_ = translate("Raja", "You forgo {actions}: the bank gives {names} %n gold each.", None, turn.forgone)
    return words_.format(actions=undone, names=names.names(names.others(view, turn.seat), sight))


def _end(sight: Sight) -> tuple[str, Tone]:
    view: View = sight.view
    forgone = forgone_words(sight)
    rest = [seat for seat in view.waiting if seat != view.seat]
    if rest:
        following = translate("Raja", "{name} plays next.").format(name=sight.name(rest[0]))
    else:
        scored = estimates.scored(view, view.maharaja)
        words_ = translate("Raja", "Then {city} is scored; for you: {standing}.")
        city = names.city_name(view.maharaja, view.board)
        following = words_.format(city=city, standing=move_words.standing_words(scored, view.seat))
    return f"{forgone} {following}".strip(), "refuse" if forgone else "quiet"


#: What else has to happen.
NOBODY_BIDS_MORE, NOTHING_CHANGES = "nobody bids more", "nothing else changes"
#: That a turn with these actions can or can't be carried out whole is said as a number of actions.
UNDONE = "actions undone"


def claims(move: Move, sight: Sight) -> tuple[Claim, ...]:
    """Return all that is stated of a legal move of the viewer."""
    view: View = sight.view
    seat = view.seat
    match move:
        case Bid(gold=gold):
            return (Claim("gold", seat, -gold, "stage", condition=NOBODY_BIDS_MORE),)
        case Pass():
            return (Claim("auctions", seat, int(estimates.bids_later(view)), "stage", "at least"),)
        case Point(action=action):
            return tuple(_planned((*view.pointed, action), view))
        case Keep():
            return tuple(_planned(view.pointed, view))
        case Travel() | TakeGold() | Quarry() | House() | BuildersHouse() | Palace() | Chit() | Take():
            return (*_purse(move, view), *_scoring(move, view))
        case Drop() | Lift() | BuildersLift():
            return (*_spoiled(move, view), *_scoring(move, view))
        case Swap():
            return tuple(_spoiled(move, view))
        case Give() if view.turn_of == seat:
            return tuple(_spoiled(move, view))
        case Lower(city=city):
            return tuple(_visits(city, view))
        case End():
            return tuple(_ended(view))
    return ()


def _planned(chosen: tuple[str, ...], view: View) -> Iterator[Claim]:
    """Yield whether the actions of a disc can all be carried out, and the gold that is left then."""
    able = planner.manageable(chosen, view)
    yield Claim(UNDONE, view.seat, 0 if able else 1, "turn", "exactly" if able else "at least", NOTHING_CHANGES)
    if (left := planner.gold_left(chosen, view)) is not None:
        bound: Bound = "at least" if "characters" in chosen else "exactly"
        yield Claim("gold left", view.seat, left, "turn", bound, NOTHING_CHANGES)


def _purse(move: Move, view: View) -> Iterator[Claim]:
    """Yield gold and houses that change hands, and whether a chosen action is spoiled."""
    seat = view.seat
    purse = estimates.purse_after((move,), view)
    yield Claim("gold", seat, purse.gold - view.own_gold)
    yield Claim("houses", seat, purse.reserve - view.reserve[seat])
    if isinstance(move, Travel):
        yield Claim("gold", seat, -move_words.cost(move, view))
        paid = estimates.paid_by_seat(estimates.journey_of((move,), view))
        yield from (Claim("gold", other, gold) for other, gold in paid.items())
    yield from _spoiled(move, view)


def _spoiled(move: Move, view: View) -> Iterator[Claim]:
    """Yield that a chosen action can't be carried out any more."""
    seat, now, before = view.seat, estimates.after((move,), view), turn_in_progress(view)
    if move_words.undone(now, seat) > move_words.undone(before, seat):
        yield Claim(UNDONE, seat, move_words.undone(now, seat), "turn", "at least")


def _scoring(move: Move, view: View) -> Iterator[Claim]:
    """Yield points where something changes, and what scoring that city would bring."""
    found = move_words.scored_after(move, view)
    if found is None:
        return
    city, scorings = found
    before, seat = estimates.scored(view, city), view.seat
    gold = [scored.gold[seat] for scored in scorings]
    yield Claim(f"points in {city}", seat, scorings[0].points[seat].total - before.points[seat].total)
    bound: Bound = "exactly" if len(set(gold)) == 1 else "at least"
    yield Claim(f"gold of {city}", seat, min(gold), "stage", bound, NOTHING_CHANGES)


def _visits(city: str, view: View) -> Iterator[Claim]:
    """Yield in which round each of the next cities would be visited."""
    if not estimates.is_last_round(view):
        for later, other in enumerate(estimates.visits_after(city, view), start=1):
            yield Claim(f"visit of {other}", view.seat, view.round + later, "end", condition=NOTHING_CHANGES)


def _ended(view: View) -> Iterator[Claim]:
    """Yield what others get for what was left undone, and the scoring that follows the last turn of a round."""
    turn = view.turn
    assert turn is not None
    yield from (Claim("gold given up", other, turn.forgone) for other in names.others(view, view.seat))
    if len(view.waiting) == 1:
        scored = estimates.scored(view, view.maharaja)
        yield Claim(f"gold of {view.maharaja}", view.seat, scored.gold[view.seat], "stage")


def move_row(move: Move, sight: Sight) -> MoveRow:
    """Return a move with what it costs and brings."""
    gain, tone = move_words.gain_words(move, sight) if move in sight.legal else ("", "quiet")
    second = move_words.second_words(move, sight.view) if move in sight.legal else ""
    return MoveRow(
        move,
        move_words.move_words(move, sight),
        move_words.move_picture(move, sight),
        second=second,
        gain=gain,
        tone=tone,
    )


def in_order(sight: Sight) -> Sequence[Move]:
    """Return journeys by what they cost, actions as on the disc, places by their names.

    The rest as the rules have it.
    """

    def place(move: Move) -> tuple[int, int, str]:
        if isinstance(move, Travel):
            return move.rank, move_words.cost(move, sight.view), move_words.move_words(move, sight)
        if isinstance(move, Point | Chit):
            return move.rank, NUMBER[move.action], ""
        named = hasattr(move, "place") or hasattr(move, "village")
        return move.rank, 0, move_words.move_words(move, sight) if named else ""

    return sorted(sight.legal, key=place)


def moves_note(sight: Sight) -> str:
    """Return how to go far from the list."""
    if any(isinstance(move, Travel) for move in sight.legal):
        return translate("Raja", "Listed road by road; a click on the board goes all the way.")
    return ""


def doubt(move: Move, sight: Sight) -> str:
    """Return the question before a turn ends with an action undone, which is allowed (§7.7) and pays the others."""
    forgone = forgone_words(sight) if isinstance(move, End) else ""
    return translate("Raja", "{forgone} End the turn?").format(forgone=forgone) if forgone else ""
