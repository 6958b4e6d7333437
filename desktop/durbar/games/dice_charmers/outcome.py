"""What a move would bring, found by making it on a position rebuilt from a view: the same rules that score it later."""

from __future__ import annotations

import msgspec

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.events import GameEnded, PassBegan, RoundBegan, TurnEnded
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.moves import Again, Reroll
from durbar.games.dice_charmers.sequence import DiceCharmersSequence
from durbar.games.dice_charmers.view import View

#: Where what a move brings ends, and what follows the turn begins.
_LATER = (TurnEnded, RoundBegan, PassBegan, GameEnded)


class Outcome(msgspec.Struct, frozen=True):
    """What a move would do, up to the next roll of dice.

    seat: who makes it. before, after: that seat's sheet. excess: by how many coins its tracks would have crossed.
    gained: bonuses circled on the way, as numbers of the sheet; useless: those of them that could not be used on the
    sheet as it would be then. step: what is to be chosen next.
    """

    seat: int
    events: tuple[Event, ...]
    before: Marks
    after: Marks
    excess: int
    gained: tuple[int, ...]
    step: str
    useless: tuple[int, ...] = ()


def outcome(view: View, move: Move) -> Outcome:
    """Return what a legal move of the acting seat would do. A roll brings nothing that could be known (§8)."""
    seat = view.to_act
    assert seat is not None
    before = view.marks[seat]
    if isinstance(move, (Reroll, Again)):
        return Outcome(seat, (), before, before, before.excess(view.sheet), (), "rerolled")
    state = DiceCharmersSequence.rebuilt(view, Rng(0))
    events = state.play(move)
    end = next((n for n, event in enumerate(events) if isinstance(event, _LATER)), None)
    after = state.marks[seat]
    new = after.gained & ~before.gained
    gained = tuple(bonus for bonus in range(new.bit_length()) if new >> bonus & 1)
    return Outcome(
        seat,
        tuple(events[:end]),
        before,
        after,
        after.excess(view.sheet),
        gained,
        state.step,
        tuple(bonus for bonus in gained if bonus in state.pending and not state.bonus_usable(seat, bonus)),
    )
