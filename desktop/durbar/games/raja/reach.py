"""What a seat can reach, and what it costs there: tolls, palaces, places for houses (§7.1 to §7.3)."""

from __future__ import annotations

from durbar.games.raja import actions, track
from durbar.games.raja.board import START
from durbar.games.raja.characters import ARTISAN
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.moves import Lower
from durbar.games.raja.state import RajaState


def here(state: RajaState, seat: int) -> int:
    """Return the city in which a seat may build now, as a set of places; empty on the start."""
    architect = state.architects[seat]
    return 1 << (CITY_PLACE + architect) if architect != START else 0


def toll(state: RajaState, seat: int, mask: int) -> int:
    """Return what is to be paid for crossing these villages: 1 for each house where the seat has none (§7.1)."""
    foreign = mask & ~state.own[seat]
    return foreign.bit_count() + (foreign & state.doubled).bit_count() if foreign else 0


def palace_price(state: RajaState, seat: int) -> int:
    """Return what a palace costs the seat now (§7.2, §5.1)."""
    return actions.ARTISANS_PRICE if ARTISAN in state.cards[seat] else actions.PALACE_PRICE


def liftable(state: RajaState, seat: int, here: int) -> int:
    """Return the places whose own house can be moved somewhere else."""
    targets = state.room | here
    if targets & (targets - 1):
        return state.own[seat]
    return state.own[seat] & ~targets if targets else 0


def lowerable(state: RajaState) -> tuple[Lower, ...]:
    """Return the markers with two spaces below them."""
    spaces = state.track
    return tuple([move for city, move in state.menu.lowers if spaces[city] >= track.DOWN])
