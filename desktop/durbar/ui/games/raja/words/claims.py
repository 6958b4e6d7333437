"""What a move of Raja is said to bring, as values that the sentences beside it are made of."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.engine.move import Move
from durbar.games.raja.moves import (
    Bid,
    BuildersHouse,
    BuildersLift,
    Chit,
    Drop,
    End,
    Give,
    House,
    Keep,
    Lift,
    Lower,
    Palace,
    Pass,
    Point,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.outcome import turn_in_progress
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.words import gains, planner
from durbar.ui.kit.values.claim import Bound, Claim
from durbar.ui.kit.values.sight import Sight

#: What else has to happen.
NOBODY_BIDS_MORE, NOTHING_CHANGES = "nobody bids more", "nothing else changes"
#: That a turn with these actions can or can't be carried out whole is said as a number of actions.
UNDONE = "actions undone"


def claims(move: Move, sight: Sight) -> tuple[Claim, ...]:
    """All that is stated of a legal move of the viewer."""
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
    """Whether the actions of a disc can all be carried out, and the gold that is left then."""
    able = planner.manageable(chosen, view)
    yield Claim(UNDONE, view.seat, 0 if able else 1, "turn", "exactly" if able else "at least", NOTHING_CHANGES)
    if (left := planner.gold_left(chosen, view)) is not None:
        bound: Bound = "at least" if "characters" in chosen else "exactly"
        yield Claim("gold left", view.seat, left, "turn", bound, NOTHING_CHANGES)


def _purse(move: Move, view: View) -> Iterator[Claim]:
    """Gold and houses that change hands, and whether a chosen action is spoiled."""
    seat = view.seat
    purse = estimates.purse_after((move,), view)
    yield Claim("gold", seat, purse.gold - view.own_gold)
    yield Claim("houses", seat, purse.reserve - view.reserve[seat])
    if isinstance(move, Travel):
        yield Claim("gold", seat, -gains.cost(move, view))
        paid = estimates.paid_by_seat(estimates.journey_of((move,), view))
        yield from (Claim("gold", other, gold) for other, gold in paid.items())
    yield from _spoiled(move, view)


def _spoiled(move: Move, view: View) -> Iterator[Claim]:
    """That a chosen action can't be carried out any more."""
    seat, now, before = view.seat, estimates.after((move,), view), turn_in_progress(view)
    if gains.undone(now, seat) > gains.undone(before, seat):
        yield Claim(UNDONE, seat, gains.undone(now, seat), "turn", "at least")


def _scoring(move: Move, view: View) -> Iterator[Claim]:
    """Points where something changes, and what scoring that city would bring."""
    found = gains.scored_after(move, view)
    if found is None:
        return
    city, scorings = found
    before, seat = estimates.scored(view, city), view.seat
    gold = [scored.gold[seat] for scored in scorings]
    yield Claim(f"points in {city}", seat, scorings[0].points[seat].total - before.points[seat].total)
    bound: Bound = "exactly" if len(set(gold)) == 1 else "at least"
    yield Claim(f"gold of {city}", seat, min(gold), "stage", bound, NOTHING_CHANGES)


def _visits(city: str, view: View) -> Iterator[Claim]:
    """In which round each of the next cities would be visited."""
    if not estimates.is_last_round(view):
        for later, other in enumerate(estimates.visits_after(city, view), start=1):
            yield Claim(f"visit of {other}", view.seat, view.round + later, "end", condition=NOTHING_CHANGES)


def _ended(view: View) -> Iterator[Claim]:
    """What others get for what was left undone, and the scoring that follows the last turn of a round."""
    turn = view.turn
    assert turn is not None
    yield from (Claim("gold given up", other, turn.forgone) for other in names.others(view, view.seat))
    if len(view.waiting) == 1:
        scored = estimates.scored(view, view.maharaja)
        yield Claim(f"gold of {view.maharaja}", view.seat, scored.gold[view.seat], "stage")
