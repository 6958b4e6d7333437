"""What a move of Ra is said to bring, as values that the sentences beside it are made of."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.engine.move import Move
from durbar.games.ra import worth
from durbar.games.ra.moves import Bid, Invoke, Lose, Spend
from durbar.games.ra.view import View
from durbar.ui.games.ra.shown import shown_view
from durbar.ui.games.ra.words import gains
from durbar.ui.kit.values.claim import Bound, Claim
from durbar.ui.kit.values.sight import Sight

#: What else has to happen.
WINS, NOTHING_CHANGES, OWNED = "wins", "nothing else changes", "owned at once"


def claims(move: Move, sight: Sight) -> tuple[Claim, ...]:
    """All that is stated of a legal move of the acting seat."""
    view = shown_view(sight)
    match move:
        case Bid() | Spend() | Lose():
            return (*_fame(move, view), *_lost(move, view))
        case Invoke():
            return tuple(_track(view))
    return ()


def _fame(move: Move, view: View) -> Iterator[Claim]:
    """Fame by the end of the epoch; of monuments that count later only, by the end of the game as they stand."""
    fame = gains.gain(move, view)
    assert fame is not None
    bound: Bound = "at most" if gains.leaves_choice(move, view) else "exactly"
    if gains.is_of_later_worth(move, view):
        yield Claim("monuments", view.seat, fame, "end", bound, NOTHING_CHANGES)
    else:
        measure = "settlement" if view.fame[view.seat] is None else "fame"
        yield Claim(measure, view.seat, fame, "stage", bound, WINS if isinstance(move, Bid) else NOTHING_CHANGES)


def _lost(move: Move, view: View) -> Iterator[Claim]:
    """What a disaster takes of what would have stayed."""
    condition = WINS if isinstance(move, Bid) else ""
    for kind, many in gains.lost_for_good(view, gains.taken(move, view)).items():
        yield Claim(f"{kind} lost", view.seat, many, condition=condition)


def _track(view: View) -> Iterator[Claim]:
    """What the track is worth to each seat, in tips: to its fame, or where that lies face down to what is added."""
    for seat in range(view.seats) if view.on_track else ():
        measure = "settlement" if view.fame[seat] is None else "fame"
        bound: Bound = "at most" if worth.chooses(view, seat, view.on_track) else "exactly"
        yield Claim(measure, seat, worth.worth(view, seat, view.on_track), "stage", bound, OWNED)
