"""How others may bid and call in Ra, and what their moves in a game tell of it.

Each seat is taken to have one manner of bidding and one of calling. How common each manner is was fitted to games of
the levels and of players that want other things than these.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import exp, log

import msgspec

from durbar.bots.ra.market import Market
from durbar.engine.rng import Rng
from durbar.games.ra.state import TRACK_SPACES, RaState

_FINE = 1 << 30
#: Profit, in fame, that stands for a lot which the others would not leave to the caller.
NO_PROFIT = -9.0
#: The figures by which a bid is decided, and a call.
LEAD = 0
GAIN, PROFIT, TILES = 0, 1, 2

Figures = tuple[float, ...]


class Manner(msgspec.Struct, frozen=True, gc=False):
    """One way to decide between doing a thing and leaving it: the likelier, the more a figure is above its limit.

    figure: which one of the decision. limit, spread: in its unit; within one spread of the limit it is unsure.
    prior: how common the manner is.
    """

    figure: int
    limit: float
    spread: float
    prior: float

    def chance(self, figures: Figures) -> float:
        """Return how likely the thing is done."""
        lead = (figures[self.figure] - self.limit) / self.spread
        return 1 / (1 + exp(-lead)) if lead > -30 else 0.0

    def does(self, figures: Figures, rng: Rng) -> bool:
        """Return whether the thing is done this time."""
        return rng.below(_FINE) < self.chance(figures) * _FINE


#: Bids and calls as the evaluator that searches would: how the bold level and the expert itself play. The limit of the
#: call is what was learned for ``Weights.call``.
OWN_BIDDING, OWN_CALLING = Manner(LEAD, 0.0, 0.1, 0.3), Manner(PROFIT, 2.3, 0.1, 0.3)
BIDDING = (
    OWN_BIDDING,
    Manner(LEAD, -3.0, 1.5, 0.027),
    Manner(LEAD, -3.0, 4.0, 0.008),
    Manner(LEAD, -1.0, 1.5, 0.09),
    Manner(LEAD, 1.0, 0.5, 0.023),
    Manner(LEAD, 1.0, 1.5, 0.249),
    Manner(LEAD, 1.0, 4.0, 0.115),
    Manner(LEAD, 3.0, 4.0, 0.13),
    Manner(LEAD, 6.0, 4.0, 0.058),
)
CALLING = (
    OWN_CALLING,
    Manner(PROFIT, 0.0, 2.0, 0.016),
    Manner(PROFIT, 2.0, 0.7, 0.044),
    Manner(PROFIT, 2.0, 2.0, 0.089),
    Manner(PROFIT, 4.0, 2.0, 0.125),
    Manner(GAIN, 6.0, 0.7, 0.019),
    Manner(GAIN, 6.0, 2.0, 0.032),
    Manner(GAIN, 8.0, 2.0, 0.085),
    Manner(GAIN, 11.0, 2.0, 0.086),
    Manner(GAIN, 15.0, 0.7, 0.056),
    Manner(GAIN, 25.0, 5.0, 0.082),
    Manner(GAIN, 40.0, 2.0, 0.04),
    Manner(TILES, 4.0, 0.7, 0.026),
)
#: How often anybody does what is quite against its manner, in a bid and in a call.
BID_SLIP, CALL_SLIP = 0.02, 0.004


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What a seat did when it could have left it. calls: whether it was about calling Ra, else about a bid."""

    seat: int
    calls: bool
    figures: Figures
    done: bool


def bid_figures(market: Market, state: RaState, seat: int, sun: int) -> Figures:
    """Return by what a seat decides to bid a sun, the least that is enough: what is left of the lot above its price."""
    return (market.gain(state.areas, seat, state.tiles_on_track()) - market.price(seat, sun),)


def call_figures(market: Market, state: RaState, seat: int) -> Figures:
    """Return by what a seat decides to call: what the lot brings, what of it is left if others bid, its tiles."""
    tiles = state.tiles_on_track()
    gain = market.gain(state.areas, seat, tiles)
    best = market.bid_of_others(state.areas, seat, tiles)
    profit = max([gain - market.price(seat, sun) for sun in state.suns_up[seat] if sun > best], default=NO_PROFIT)
    return (gain, profit, float(len(tiles)))


def may_wait(state: RaState, seat: int) -> bool:
    """Return whether a seat may as well draw as call, with others at the table and more than one space for Ra."""
    lot = len(state.tiles_on_track())
    alone = sum(map(len, state.suns_up)) == len(state.suns_up[seat])
    return 0 < lot < TRACK_SPACES and not alone and state.ra_spaces - state.ra_track > 1


class Company:
    """Who sits round the table, as far as it is known: for every seat the chance of each manner."""

    def __init__(self, seats: int, decisions: Iterable[Decision]):
        """Weigh the manners of every seat by what it did (Bayes)."""
        self._known = [([log(one.prior) for one in BIDDING], [log(one.prior) for one in CALLING]) for _ in range(seats)]
        for one in decisions:
            self._learn(one)
        self._sums = [tuple(_running_sums(weights) for weights in own) for own in self._known]

    def draw(self, rng: Rng) -> list[tuple[Manner, Manner]]:
        """Return a manner of bidding and one of calling for every seat."""
        return [(_drawn(BIDDING, bids, rng), _drawn(CALLING, calls, rng)) for bids, calls in self._sums]

    def _learn(self, one: Decision) -> None:
        manners, slip = (CALLING, CALL_SLIP) if one.calls else (BIDDING, BID_SLIP)
        weights = self._known[one.seat][one.calls]
        for number, manner in enumerate(manners):
            chance = slip + (1 - 2 * slip) * manner.chance(one.figures)
            weights[number] += log(chance if one.done else 1 - chance)


def _running_sums(logs: Sequence[float]) -> list[float]:
    most = max(logs)
    return list(accumulate(exp(one - most) for one in logs))


def _drawn(manners: Sequence[Manner], sums: Sequence[float], rng: Rng) -> Manner:
    place = rng.below(_FINE) * sums[-1] / _FINE
    return next(manner for manner, upto in zip(manners, sums, strict=True) if place < upto)
