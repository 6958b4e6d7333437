"""A turn of Raja as usual players take it, found fast: deed after deed, each the best of its kind at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.raja.holdings import Houses
from durbar.bots.raja.judgement import Outlook, Weights
from durbar.bots.raja.network import network
from durbar.engine.move import Move
from durbar.games.raja import actions, track, unfinished
from durbar.games.raja.board import CITIES, START
from durbar.games.raja.characters import ARTISAN, BUILDER, MONK, TRADER, TRADERS_GOLD, YOGI
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.moves import (
    Attract,
    BuildersHouse,
    Chit,
    Drop,
    End,
    House,
    Lift,
    Lower,
    Palace,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.scoring import CENTRAL_POINTS, NO_CARD
from durbar.games.raja.state import RajaState
from durbar.games.raja.turn import Carrying

#: What the Builder's free house brings at once, in gold, and the Artisan to whom could not pay a palace without it.
BUILDERS_HELP, ENABLED = 1.5, 6.0
#: What a house in a village is worth that is not on the next way.
OFF_WAY_HOUSE_WORTH = 0.5
#: What it costs to end a turn cut off from the Maharaja.
CUT_OFF_COST = 4.0
#: Ways between the next cities that are thought of when a house is put into a village.
_LEGS = 3
#: The worth of what can't be done.
IMPOSSIBLE_WORTH = -99.0


class Errand:
    """A turn as it is done in thought, deed by deed.

    moves: so far. builder: whether the Builder's help may be had. to_build: houses that actions allow; in_villages: of
    these, so many in villages. added: points added in each city. The rest as in ``Holdings``.
    """

    def __init__(
        self,
        state: RajaState,
        seat: int,
        weights: Weights,
        guests: Sequence[float] | None = None,
        coming: bool = False,
    ):
        """The turn of a seat. guests: as ``Outlook.guests`` of the seat, if they are known.

        coming: it is not the turn in progress, but one whose actions are still to be chosen.
        """
        self.state = state
        self.turn = unfinished.fresh(()) if coming else state.turn
        self.seat = seat
        self.outlook = outlook = Outlook(state, seat, weights, guests)
        own = outlook.own
        self.board = state.board
        self.gold, self.at, self.reserve = own.gold, own.at, own.reserve
        self.villages: Houses = own.villages
        self.cards = own.cards or NO_CARD  # who has just lost the only one is about to choose another
        if coming and TRADER in own.cards:
            self.gold += TRADERS_GOLD
        self.track = own.track
        self.central_free = [owner is None for owner in own.central]
        self.sites = list(own.sites)
        self.added = [0] * (CITIES + 1)
        self.maharaja = outlook.maharaja
        self.gold_worth = outlook.chances.gold
        self.builder = False
        self.to_build = self.in_villages = 0
        self.moves: list[Move] = []

    # ---- what a thing is worth ---------------------------------------------------------------------------------

    def points_worth(self, city: int, more: int) -> float:
        """Return what more points in a city are worth, in gold.

        For the Maharaja's city as if the architect ended there.
        """
        outlook = self.outlook
        points = outlook.own_points(outlook.own, city) + self.added[city]
        rewards = outlook.rewards_later(city)
        visit = outlook.chances.visit[outlook.order(self.track).index(city)]
        worth = visit * (rewards[points + more] - rewards[points])
        if city == self.maharaja:
            rewards = outlook.rewards_now(self.cards[0])
            worth += self.gold_worth * (rewards[points + 1 + more] - rewards[points + 1])
        return worth

    def tolls(self, origin: int, to: int) -> int | None:
        """Return the tolls of a way, None where it is closed."""
        return network(self.board, self.villages).tolls(origin, to)

    def cost(self, tolls: int) -> int:
        """Return what the seat itself pays of tolls."""
        return 0 if MONK in self.cards else tolls

    def harm(self, tolls: int) -> float:
        """Return what tolls are worth to the seat, in gold: what it pays, and what others get."""
        return self.cost(tolls) * self.gold_worth + tolls * self.outlook.weights.given

    @property
    def price(self) -> int:
        """What a palace costs."""
        return actions.ARTISANS_PRICE if ARTISAN in self.cards else actions.PALACE_PRICE

    def best_site(self) -> tuple[float, int]:
        """Return what the best palace is worth, price apart, and where it stands.

        Less than nothing where there is none.
        """
        best, where = IMPOSSIBLE_WORTH, self.at
        for city in range(1, CITIES + 1):
            central = self.central_free[city]
            if not (central or self.sites[city]):
                continue
            there = self.tolls(self.at, city)
            if there is None or self.cost(there) + self.price > self.gold:
                continue
            worth = self.points_worth(city, CENTRAL_POINTS if central else 1) - self.harm(there)
            if city != self.maharaja:
                onward = self.tolls(city, self.maharaja)
                worth -= CUT_OFF_COST if onward is None else self.harm(onward)
            if worth > best:
                best, where = worth, city
        return best, where

    def best_village(self) -> tuple[float, int]:
        """Return where in the villages a house brings most, by tolls and on the next ways, and what it is worth."""
        outlook, villages = self.outlook, self.villages
        full = villages.doubled if self.state.capacity > 1 else villages.own | villages.others
        worths = [guests * outlook.weights.tolls * self.gold_worth for guests in outlook.guests()]
        ways = network(self.board, villages)
        order, legs = outlook.order(self.track), outlook.chances.leg
        here, twice, alone = self.maharaja or self.at, villages.doubled, ~villages.others
        for leg in range(_LEGS):
            helped = ways.way_later(here, order[leg]) & ~villages.own
            while helped:
                lowest = helped & -helped
                worths[lowest.bit_length() - 1] += legs[leg] * (2.0 if (twice | alone) & lowest else 1.0)
                helped ^= lowest
            here = order[leg]
        open_to = [(worth, village) for village, worth in enumerate(worths) if not full >> village & 1]
        return max(open_to, default=(-1.0, -1))

    # ---- deeds -------------------------------------------------------------------------------------------------

    def whole(self) -> list[Move]:
        """Return the moves of the rest of the turn."""
        turn, state, seat = self.turn, self.state, self.seat
        step = state.steps[-1]
        if isinstance(step, Carrying):
            self.drop(step.origin)
        for _ in range(turn[unfinished.GOLD]):
            self.moves.append(TakeGold())
            self.gold += actions.GOLD_TAKEN
        quarry = state.quarry[seat]
        for _ in range(turn[unfinished.QUARRIES]):
            if quarry:
                self.moves.append(Quarry())
                self.reserve += min(quarry, actions.HOUSES_QUARRIED)
                quarry -= min(quarry, actions.HOUSES_QUARRIED)
        for _ in range(turn[unfinished.GOVERNORS]):
            self.lower()
        palaces = min(turn[unfinished.PALACES], state.palaces[seat])
        later = self.exchange(turn[unfinished.CHARACTERS], palaces)
        self.builder = BUILDER in self.cards and not turn[unfinished.BUILDER_USED]
        self.to_build, self.in_villages = turn[unfinished.HOUSES], turn[unfinished.VILLAGES]
        self.open_road()
        if not palaces and self.chit_for_palace():
            palaces = 1
        for _ in range(palaces):
            if not self.palace():
                break
        self.houses(at_last=False)
        self.finish()
        self.houses(at_last=True)
        for _ in range(turn[unfinished.MOVES]):
            self.move_house()
        if later is not None:
            self.moves.append(later)
        self.moves.append(End())
        return self.moves

    def go(self, to: int) -> None:
        """Walk to a junction, which can be reached and paid."""
        ways = network(self.board, self.villages)
        self.gold -= self.cost(self.tolls(self.at, to) or 0)
        while self.at != to:
            road, stop = ways.first_road(self.at, to)
            self.moves.append(Travel(self.board.roads[road].id, self.board.junctions[stop].id))
            self.at = stop

    def lower(self) -> None:
        """Lower the marker that helps the seat's buildings most."""
        outlook = self.outlook
        visit = outlook.chances.visit
        cities = range(1, CITIES + 1)
        promise = [0.0, *[outlook.rewards_later(city)[outlook.own_points(outlook.own, city)] for city in cities]]
        best, found = -1.0, None
        for city in range(CITIES):
            after = track.moved_down(self.track, city)
            if after is None:
                continue
            order = outlook.order(tuple(after))
            worth = sum([visit[place] * promise[order[place]] for place in range(CITIES)])
            if worth > best:
                best, found = worth, (city, tuple(after))
        if found is not None:
            city, self.track = found
            self.moves.append(Lower(self.board.junctions[city + 1].id))

    def exchange(self, many: int, palaces: int) -> Move | None:
        """Take another character at once if that helps in this turn. What is taken at its end is given back.

        Who would lose by far with every other one keeps what there is.
        """
        state = self.state
        if not many:
            return None
        if state.options["several_characters"]:
            return _several(self)
        held = self.cards[0]
        mine, future = self.at_once(held, palaces), self.from_now_on(held)
        best, when, found = -9.0, True, held
        for card in range(1, YOGI + 1 if state.options["yogi"] else YOGI):
            if card == held:
                continue
            gain = self.from_now_on(card) - future
            now = self.at_once(card, palaces) - (mine if held in (ARTISAN, MONK) else 0.0)
            if gain + max(0.0, now) > best:
                best, when, found = gain + max(0.0, now), now >= 0, card
        if not when:
            return Take(found)
        if found != held:
            self.take(found)
        return None

    def from_now_on(self, card: int) -> float:
        """Return what a character brings in the next rounds, in gold."""
        outlook = self.outlook
        worth = outlook.character(card, outlook.own)
        if card == MONK:
            ways, order, legs = network(self.board, self.villages), outlook.order(self.track), outlook.chances.leg
            worth += legs[0] * ways.later(self.maharaja, order[0]) + legs[1] * ways.later(order[0], order[1])
        return worth

    def at_once(self, card: int, palaces: int) -> float:
        """Return what a character brings in this very turn, in gold."""
        if card == ARTISAN and palaces:
            saved = actions.PALACE_PRICE - actions.ARTISANS_PRICE
            enabled = self.gold < actions.PALACE_PRICE and self.gold >= actions.ARTISANS_PRICE
            return saved * palaces + ENABLED * enabled if self.gold >= actions.ARTISANS_PRICE else 0.0
        if card == MONK:
            ways, site = network(self.board, self.villages), self.best_site()[1] if palaces else self.at
            return self.gold_worth * ((ways.tolls(self.at, site) or 0) + (ways.tolls(site, self.maharaja) or 0))
        if card == BUILDER:
            return BUILDERS_HELP if self.reserve and not self.turn[unfinished.BUILDER_USED] else 0.0
        if card == TRADER:
            return float(not self.turn[unfinished.TRADER_PAID])
        if card == YOGI:
            return self.outlook.weights.chit * (not self.turn[unfinished.YOGI_PAID])
        return 0.0

    def take(self, card: int) -> None:
        """Take a character."""
        self.moves.append(Take(card))
        self.cards = (card,)
        if card == TRADER and not self.turn[unfinished.TRADER_PAID]:
            self.gold += TRADERS_GOLD

    def chit_for_palace(self) -> bool:
        """Use a chit for a palace that can be paid."""
        state, seat = self.state, self.seat
        if not state.chits[seat] or self.turn[unfinished.CHIT_USED] or not state.palaces[seat]:
            return False
        if self.gold < self.price or self.best_site()[0] < 0:
            return False
        self.moves.append(Chit(actions.ACTIONS[actions.PALACE]))
        return True

    def palace(self) -> bool:
        """Build a palace on the best site, if there is one."""
        if self.gold < self.price:
            return False
        worth, city = self.best_site()
        if worth == IMPOSSIBLE_WORTH:
            return False
        self.go(city)
        self.gold -= self.price
        name = self.board.junctions[city].id
        if self.central_free[city]:
            self.central_free[city] = False
            self.added[city] += CENTRAL_POINTS
            self.moves.append(Palace(name, "central"))
        else:
            self.sites[city] -= 1
            self.added[city] += 1
            self.moves.append(Palace(name, "outer"))
        return True

    def open_road(self) -> None:
        """Build in the empty villages on the way to the Maharaja, if they are few enough."""
        if self.at == self.maharaja or self.tolls(self.at, self.maharaja) is not None:
            return
        villages = self.villages
        way = network(self.board, villages).way_later(self.at, self.maharaja)
        empty = way & ~(villages.own | villages.others)
        by_action = min(self.to_build, self.in_villages, self.gold)
        if empty.bit_count() > min(self.reserve, self.builder + by_action):
            return
        while empty:
            lowest = empty & -empty
            self.in_village(lowest.bit_length() - 1)
            empty ^= lowest

    def in_village(self, village: int) -> None:
        """Build a house in a village."""
        self.in_villages -= not self.builder
        self.build(self.board.villages[village].id)
        self.villages = self.villages.settled(village)

    def build(self, place: str) -> None:
        """Build a house, by the Builder's help if it can be had."""
        self.moves.append(BuildersHouse(place) if self.builder else House(place))
        self.reserve -= 1
        if self.builder:
            self.builder = False
        else:
            self.to_build -= 1
            self.gold -= actions.HOUSE_PRICE

    def houses(self, at_last: bool) -> None:
        """Build houses here and in villages; those that are better built where the turn ends wait until then."""
        while self.reserve and (self.builder or (self.to_build and self.gold)):
            village, where = self.best_village() if self.builder or self.in_villages else (-1.0, -1)
            here = self.points_worth(self.at, 1) if self.at != START else -1.0
            if village < 0 and here < 0:
                return
            if not at_last and self.at != self.maharaja:
                ahead = self.points_worth(self.maharaja, 1)
                if ahead > max(here, village) and self.tolls(self.at, self.maharaja) is not None:
                    return
            if village > here:
                self.in_village(where)
            else:
                self.build(self.board.junctions[self.at].id)
                self.added[self.at] += 1

    def finish(self) -> None:
        """Go to the Maharaja if that pays."""
        to, outlook = self.maharaja, self.outlook
        tolls = self.tolls(self.at, to) if to != self.at else None
        if tolls is None or self.cost(tolls) > self.gold:
            return
        rewards = outlook.rewards_now(self.cards[0])
        points = outlook.own_points(outlook.own, to) + self.added[to]
        gain = self.gold_worth * (rewards[points + 1] - rewards[points]) - self.harm(tolls)
        if MONK not in self.cards:
            ways, following = network(self.board, self.villages), outlook.order(self.track)[0]
            gain += outlook.chances.leg[0] * (ways.later(self.at, following) - ways.later(to, following))
        if gain > 0:
            self.go(to)

    def move_house(self) -> None:
        """Move the house that is of least use to where the architect is, or into a village, unless that harms much."""
        source, lost = self.spare_house()
        here = self.points_worth(self.at, 1) if self.at != START else IMPOSSIBLE_WORTH
        village, where = self.best_village()
        if where in (source, -1):
            village = IMPOSSIBLE_WORTH
        if source < 0 or max(here, village) - lost < -self.outlook.weights.forgone:
            return
        self.moves.append(Lift(self.state.menu.places[source]))
        if source >= CITY_PLACE:
            self.added[source - CITY_PLACE] -= 1
        else:
            self.villages = self.villages.lifted(source)
        self.put(where if village > here else CITY_PLACE + self.at)

    def spare_house(self) -> tuple[int, float]:
        """Return the place of the house that is of least use, -1 where there is none, and what is lost with it."""
        own, elsewhere = self.outlook.own, {*range(1, CITIES + 1)} - {self.at, self.maharaja}
        spare = [
            (-self.points_worth(city, -1), CITY_PLACE + city)
            for city in elsewhere
            if own.houses[city] + min(0, self.added[city])
        ]
        needed = network(self.board, self.villages).way_later(self.at, self.outlook.order(self.track)[0])
        useless = self.villages.own & ~needed
        if useless:
            spare.append((OFF_WAY_HOUSE_WORTH, (useless & -useless).bit_length() - 1))
        lost, place = min(spare, default=(0.0, -1))
        return place, lost

    def drop(self, origin: int) -> None:
        """Put down the house in hand."""
        village, where = self.best_village()
        here = self.points_worth(self.at, 1) if self.at != START and CITY_PLACE + self.at != origin else -1.0
        if village <= here:
            self.put(CITY_PLACE + self.at)
        elif where in (origin, -1):
            legal = self.state.legal_moves()[0]
            assert isinstance(legal, Drop)
            self.put(self.state.menu.number[legal.place])
        else:
            self.put(where)

    def put(self, place: int) -> None:
        """Put a house that was taken up somewhere."""
        self.moves.append(Drop(self.state.menu.places[place]))
        if place >= CITY_PLACE:
            self.added[place - CITY_PLACE] += 1
        else:
            self.villages = self.villages.settled(place)


def _several(errand: Errand) -> Move | None:
    """Return the most useful character of the bank, else of the others, for who may have several."""
    state, outlook = errand.state, errand.outlook
    if state.bank:
        card = max(state.bank, key=lambda card: outlook.character(card, outlook.own))
        errand.moves.append(Take(card))
        errand.cards = tuple(sorted((*errand.cards, card)))
        if card == TRADER and not errand.turn[unfinished.TRADER_PAID]:
            errand.gold += TRADERS_GOLD
        return None
    others = [other for other in range(state.seats) if other != errand.seat]
    richest = max(others, key=lambda other: len(state.cards[other]))
    if len(state.cards[richest]) > len(errand.cards):
        return Attract(richest)
    wanted = [card for other in others for card in state.cards[other]]
    return Swap(max(wanted, key=lambda card: outlook.character(card, outlook.own))) if wanted else None
