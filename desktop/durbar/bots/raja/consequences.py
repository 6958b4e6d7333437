"""What a move of Raja leads to by the end of the round, counted in what stands and lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.players import Consequence
from durbar.games.raja.state import RajaState

#: Points are palaces.
CONSEQUENCES = (
    Consequence("palaces", 1.0),
    Consequence("gold", 0.1),
    Consequence("village_houses", 0.12),
    Consequence("city_houses", 0.2),
    Consequence("reserve", 0.12),
    Consequence("chits", 0.2),
    Consequence("palaces_of_others", -0.5),
    Consequence("gold_of_others", -0.05),
)


def consequences(_root: RajaState, state: RajaState, seat: int) -> Sequence[float]:
    """Return how much of each of CONSEQUENCES there is for a seat; of the others together."""
    return (
        state.built[seat],
        state.gold[seat],
        sum(houses.count(seat) for houses in state.villages),
        sum(houses[seat] for houses in state.city_houses),
        state.reserve[seat],
        state.chits[seat],
        sum(state.built) - state.built[seat],
        sum(state.gold) - state.gold[seat],
    )
