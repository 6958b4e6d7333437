"""What a seat of Raja has on the table, as a computer player counts it.

Places are numbers: junctions as in ``Board.junctions``, villages by number; a set of villages is a number with these
bits.
"""

from __future__ import annotations

import msgspec

from durbar.games.raja import actions
from durbar.games.raja.board import VILLAGES
from durbar.games.raja.characters import ARTISAN
from durbar.games.raja.state import RajaState
from durbar.games.raja.view import OUTER_SITES


class Houses(msgspec.Struct, frozen=True, gc=False):
    """The houses in the villages as one seat sees them, by sets of villages.

    own: where the seat has one. others: where anybody else has. doubled: where two stand.
    """

    own: int
    others: int
    doubled: int

    def full(self, village: int, capacity: int) -> bool:
        """Return whether a village takes no house more."""
        return bool((self.doubled if capacity > 1 else self.own | self.others) >> village & 1)

    def settled(self, village: int) -> Houses:
        """Return these houses with one more of the seat in a village that has room."""
        bit = 1 << village
        doubled = self.doubled | bit if (self.own | self.others) & bit else self.doubled
        return Houses(self.own | bit, self.others, doubled)

    def lifted(self, village: int) -> Houses:
        """Return these houses with one of the seat fewer in a village where it has one."""
        bit = 1 << village
        twice = self.doubled & bit and not self.others & bit
        return Houses(self.own if twice else self.own & ~bit, self.others, self.doubled & ~bit)


class Holdings(msgspec.Struct, frozen=True, gc=False):
    """What one seat has on the table and before it, and what it shares with the others.

    at: its architect's junction. houses, outer: its own, by junction. central: by junction, the owner or None; sites:
    free outer sites by junction. built: palaces on the board. chits: action chits. track: spaces of the markers by
    city.
    """

    gold: int
    at: int
    villages: Houses
    houses: tuple[int, ...]
    outer: tuple[int, ...]
    central: tuple[int | None, ...]
    sites: tuple[int, ...]
    reserve: int
    quarry: int
    palaces: int
    built: int
    cards: tuple[int, ...]
    chits: int
    track: tuple[int, ...]

    @property
    def palace_price(self) -> int:
        """What a palace costs the seat."""
        return actions.ARTISANS_PRICE if ARTISAN in self.cards else actions.PALACE_PRICE


def holdings(state: RajaState, seat: int) -> Holdings:
    """Return what a seat has."""
    return Holdings(
        gold=state.gold[seat],
        at=state.architects[seat],
        villages=houses_of(state, seat),
        houses=tuple([houses[seat] for houses in state.city_houses]),
        outer=tuple([outer.count(seat) for outer in state.outer]),
        central=tuple(state.central),
        sites=(0, *[OUTER_SITES - len(outer) for outer in state.outer[1:]]),
        reserve=state.reserve[seat],
        quarry=state.quarry[seat],
        palaces=state.palaces[seat],
        built=state.built[seat],
        cards=state.cards[seat],
        chits=state.chits[seat],
        track=tuple(state.track),
    )


def houses_of(state: RajaState, seat: int) -> Houses:
    """Return the villages as a seat sees them."""
    others = 0
    for other, own in enumerate(state.own):
        if other != seat:
            others |= own
    villages = (1 << VILLAGES) - 1
    return Houses(state.own[seat] & villages, others & villages, state.doubled)
