"""An appraiser for Ra: values lots by expected final scores, and plays auctions out in mind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp, factorial
from typing import Final

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.scoring import CIVILIZATION_FAME, DIFFERENT_MONUMENTS_FAME, SAME_MONUMENTS_FAME
from durbar.games.ra.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS
from durbar.games.ra.view import View
from tests.lab.strangers.lots import EPOCHS, SUNS_AN_EPOCH, Area, likely, taken

#: New kinds of civilization that a lot brings, and monuments, on average; the chance that it holds a flood.
CIVILIZATIONS_A_LOT: Final = 0.8
MONUMENTS_A_LOT: Final = 1.1
FLOOD_IN_A_LOT: Final = 0.28
FLOOD_IN_AN_EPOCH: Final = 0.62


@cache
def civilization_hope(kinds: int, lots: int) -> float:
    """Fame for civilization that so many kinds promise, with so many lots to come in this epoch."""
    if not lots:
        return CIVILIZATION_FAME[kinds]
    new = CIVILIZATIONS_A_LOT * (5 - kinds) / 5
    one, two = new * exp(-new), new * new / 2 * exp(-new)
    none = 1 - one - two
    return (
        none * civilization_hope(kinds, lots - 1)
        + one * civilization_hope(min(5, kinds + 1), lots - 1)
        + two * civilization_hope(min(5, kinds + 2), lots - 1)
    )


@lru_cache(maxsize=100_000)
def monument_hope(owned: tuple[int, ...], lots: int) -> float:
    """Fame for monuments at the end of the game, with so many lots to come. owned: by kind, sorted."""
    rate = MONUMENTS_A_LOT * lots / len(MONUMENTS)
    arrivals = [exp(-rate) * rate**many / factorial(many) for many in range(5)]
    same = 0.0
    kinds = [1.0] + [0.0] * len(owned)
    for count in owned:
        for many, chance in enumerate(arrivals):
            same += chance * SAME_MONUMENTS_FAME[min(5, count + many)]
        there = 1.0 if count else 1 - arrivals[0]
        for number in range(len(kinds) - 1, 0, -1):
            kinds[number] = kinds[number] * (1 - there) + kinds[number - 1] * there
        kinds[0] *= 1 - there
    return same + sum(chance * fame for chance, fame in zip(kinds, DIFFERENT_MONUMENTS_FAME, strict=True))


class Appraiser:
    """Values a lot by the final score that it promises each seat, and plays each auction out in its mind."""

    #: What a middling sun is expected to bring in the rest of the epoch, and how much more the highest one brings.
    lot = 7.0
    higher = 4.0
    #: Fame that a point of a sun is worth from the next epoch on.
    sun_point = 0.33
    #: How much of what an opponent gains counts as lost.
    envy = 0.3
    #: How sharply others' choices follow their gains.
    doubt = 1.2
    #: An auction that gains less than this is not called.
    calling = 2.0
    god = 2.8
    tile_to_come = 1.1
    #: Auctions for each Ra tile that is still to come.
    auctions_a_ra = 2.0

    def choose(self, position: Position, seed: int) -> Move:
        """The move that promises most."""
        view = position.view
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        seat = position.seat
        if view.step == "losing":
            return max(legal, key=lambda move: self.area_worth(view, seat, self._without(view, move)))
        if view.step == "spending":
            return self._spend_more(view, seat, legal)
        if view.step == "auction":
            assert view.auction is not None
            waiting = view.auction.waiting
            sun, _ = self.bid(view, waiting, view.auction.best, view.auction.best_seat, Pass() not in legal)
            return Bid(sun) if sun else Pass()
        return self._turn(view, seat, legal)

    def _without(self, view: View, move: Move) -> Area:
        assert isinstance(move, Lose)
        area = dict(view.areas[view.to_act or 0])
        area[move.tile] -= 1
        return area

    # ---- what things are worth ------------------------------------------------------------------------------------

    def area_worth(self, view: View, seat: int, area: Area, used: int = 0) -> float:
        """Fame that an area promises until the end of the game. used: suns that the seat spends for it."""
        lots = max(0, len(view.suns_up[seat]) - used)
        lots = min(lots, view.ra_spaces - view.ra_track)
        later = EPOCHS - view.epoch
        all_lots = lots + 0.8 * later * SUNS_AN_EPOCH[view.seats]
        worth = 3.0 * area["gold"] + (self.god if lots else 2.0) * area["god"]
        worth += civilization_hope(sum(area[kind] > 0 for kind in CIVILIZATIONS), lots)
        flood = 1.0 if area["flood"] else 1 - (1 - FLOOD_IN_A_LOT) ** lots
        worth += flood * (area["nile"] + area["flood"]) + later * FLOOD_IN_AN_EPOCH * area["nile"]
        worth += monument_hope(tuple(sorted(area[kind] for kind in MONUMENTS)), round(all_lots))
        return worth + self._pharaohs(view, seat, area["pharaoh"], lots, later)

    def _pharaohs(self, view: View, seat: int, own: int, lots: int, later: int) -> float:
        others = [area["pharaoh"] for other, area in enumerate(view.areas) if other != seat]
        most, fewest = max(others), min(others)
        worth = 0.0
        for epoch in range(later + 1):
            spread = 0.35 + 0.3 * lots + 0.9 * epoch
            up = likely((own - most + 0.4) / spread)
            down = likely((fewest - own + 0.4) / spread)
            worth += 5 * up - 2 * down * (1 - up)
        return worth

    def lot_worth(self, view: View, seat: int, lot: Sequence[str]) -> float:
        """What the lot adds to a seat that spends a sun on it."""
        area = view.areas[seat]
        return self.area_worth(view, seat, taken(area, lot), used=1) - self.area_worth(view, seat, area, used=1)

    def keeping(self, view: View, seat: int, sun: int) -> float:
        """What a sun is expected to bring if it is kept for a later auction of this epoch."""
        own = view.suns_up[seat]
        others = [other for place, suns in enumerate(view.suns_up) if place != seat for other in suns]
        above = sum(other < sun for other in others) / len(others) if others else 1.0
        to_come = view.ra_spaces - view.ra_track - 1
        auctions = to_come * self.auctions_a_ra
        rivals = len(others)
        share = auctions * len(own) / (rivals + len(own)) if rivals else auctions
        used = 1 - exp(-1.3 * share / len(own)) if own else 0.0
        return (self.lot + self.higher * (above - 0.5)) * used

    def gain(self, view: View, seat: int, sun: int, worth: float) -> float:
        """What a seat gains if it wins a lot of this worth with this sun."""
        return worth + self.sun_point * (view.board_sun - sun) - self.keeping(view, seat, sun)

    # ---- auctions -------------------------------------------------------------------------------------------------

    def bid(
        self, view: View, waiting: Sequence[int], best: int, best_seat: int | None, forced: bool = False
    ) -> tuple[int, float]:
        """The sun to bid, 0 for a pass, of the first who waits; and what he may expect of it."""
        worths = {other: self.lot_worth(view, other, view.on_track) for other in range(view.seats)}
        return self._bid(view, waiting, best, best_seat, forced, worths)

    def _bid(
        self,
        view: View,
        waiting: Sequence[int],
        best: int,
        best_seat: int | None,
        forced: bool,
        worths: Mapping[int, float],
    ) -> tuple[int, float]:
        seat, after = waiting[0], waiting[1:]
        options: list[tuple[float, int]] = []
        if not forced:
            held = 0.0 if best_seat is None else self.gain(view, best_seat, best, worths[best_seat])
            options.append((-self.envy * self._expected_of_others(view, after, best, held, worths), 0))
        for sun in view.suns_up[seat]:
            if sun > best:
                safe, lost = self._holds(view, after, sun, worths)
                options.append((safe * self.gain(view, seat, sun, worths[seat]) - self.envy * lost, sun))
        value, sun = max(options, key=lambda option: (option[0], -option[1]))
        return sun, value

    def _holds(self, view: View, after: Sequence[int], sun: int, worths: Mapping[int, float]) -> tuple[float, float]:
        """The chance that nobody overbids a sun, and what overbidders may expect."""
        safe, lost = 1.0, 0.0
        for other in after:
            above = [own for own in view.suns_up[other] if own > sun]
            if above:
                profit = max(self.gain(view, other, own, worths[other]) for own in above)
                takes = likely(profit / self.doubt)
                lost += safe * takes * max(0.0, profit)
                safe *= 1 - takes
        return safe, lost

    def _expected_of_others(
        self, view: View, after: Sequence[int], best: int, held: float, worths: Mapping[int, float]
    ) -> float:
        safe, lost = self._holds(view, after, best, worths)
        return safe * held + lost

    def _called(self, view: View, seat: int) -> float:
        """What a seat may expect if it invokes Ra now."""
        worths = {other: self.lot_worth(view, other, view.on_track) for other in range(view.seats)}
        order = [(seat + step) % view.seats for step in range(1, view.seats + 1)]
        order = [other for other in order if view.suns_up[other]]
        best, best_seat = 0, None
        for place, other in enumerate(order):
            forced = other == seat and best_seat is None and None in view.track
            sun, value = self._bid(view, order[place:], best, best_seat, forced, worths)
            if other == seat:
                return value
            if sun:
                best, best_seat = sun, other
        return 0.0

    # ---- turns ----------------------------------------------------------------------------------------------------

    def _turn(self, view: View, seat: int, legal: Sequence[Move]) -> Move:
        spend, spent = self._best_spend(view, seat, legal)
        if spend is not None and spent > 0:
            return spend
        if Draw() not in legal:
            return Invoke()
        called = self._called(view, seat)
        return Invoke() if called > self._waiting(view, seat) else Draw()

    def _waiting(self, view: View, seat: int) -> float:
        """What calling must bring at least, to be better than to draw."""
        alone = not any(suns for other, suns in enumerate(view.suns_up) if other != seat)
        last = view.ra_track + 1 == view.ra_spaces
        if alone:
            risk = view.ra_odds if last else 0.0
            worth = self.lot_worth(view, seat, view.on_track)
            return 0.0 if risk * max(0.0, worth) > (1 - risk) * self.tile_to_come else 99.0
        if last:
            return self.calling * (1 - 2 * view.ra_odds)
        return self.calling

    def _best_spend(self, view: View, seat: int, legal: Sequence[Move]) -> tuple[Move | None, float]:
        """The tile on which a God is spent best, and by how much that is better than keeping the God."""
        area = view.areas[seat]
        best: tuple[Move | None, float] = (None, 0.0)
        now = self.area_worth(view, seat, area)
        for move in legal:
            if isinstance(move, Spend) and move.tile not in DISASTERS:
                after = taken(area, [*view.picked, move.tile])
                after["god"] -= 1
                margin = self.area_worth(view, seat, after) - now - self.patience(view, seat)
                if best[0] is None or margin > best[1]:
                    best = (move, margin)
        return best

    def patience(self, view: View, seat: int) -> float:
        """What more a God must bring to be spent now; less towards the end of the epoch."""
        left = view.ra_spaces - view.ra_track
        return min(1.0, 0.15 * left)

    def _spend_more(self, view: View, seat: int, legal: Sequence[Move]) -> Move:
        area = dict(view.areas[seat])
        base = self.area_worth(view, seat, taken(area, view.picked))
        best: tuple[Move, float] = (Stop(), 0.0)
        for move in legal:
            if isinstance(move, Spend) and move.tile not in DISASTERS:
                after = taken(area, [*view.picked, move.tile])
                after["god"] -= 1
                margin = self.area_worth(view, seat, after) - base - self.patience(view, seat)
                if margin > best[1]:
                    best = (move, margin)
        return best[0]
