"""What can be done next in a turn of Raja that is being planned: each sensible deed, and what the seat then has."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from durbar.bots.raja.holdings import Holdings, Houses
from durbar.bots.raja.judgement import Outlook
from durbar.engine.move import Move
from durbar.games.raja import actions, track
from durbar.games.raja.actions import (
    CHARACTERS,
    GOLD,
    GOVERNORS,
    HOUSE,
    MOVE_HOUSE,
    PALACE,
    PALACE_HOUSE,
    QUARRY,
    TWO_HOUSES,
    Parts,
)
from durbar.games.raja.board import START, VILLAGES
from durbar.games.raja.characters import BUILDER, MONK, TRADER, TRADERS_GOLD, YOGI
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.moves import (
    Attract,
    BuildersHouse,
    BuildersLift,
    Drop,
    House,
    Lift,
    Lower,
    Palace,
    Quarry,
    Swap,
    Take,
    TakeGold,
)

#: Where a deed needs no architect.
ANYWHERE = -1
#: The action that a chit or an arrow is used for when a part is wanted.
_FOR_PART = {
    "gold": GOLD,
    "houses": HOUSE,
    "moves": MOVE_HOUSE,
    "quarries": QUARRY,
    "palaces": PALACE,
    "governors": GOVERNORS,
    "characters": CHARACTERS,
}


class Breadth(msgspec.Struct, frozen=True):
    """How wide a plan is sought. beam: plans kept at each depth; alike: of these, as many by the same kind of deed.

    villages, sources, cities: how many places are looked at. deepest: deeds in a plan. most: plans weighed in all.
    """

    beam: int = 10
    alike: int = 3
    villages: int = 4
    sources: int = 3
    cities: int = 3
    deepest: int = 8
    most: int = 700


class Deed(msgspec.Struct, frozen=True, gc=False):
    """One thing to do. stop: the junction where the architect must be for it. opens: it begins an action of its own."""

    move: Move
    stop: int = ANYWHERE
    opens: bool = False


class Plan(msgspec.Struct, frozen=True, gc=False):
    """A turn, as far as it is thought through.

    own: what the seat then has. left: parts of the actions still to do. arrows: actions still to be chosen. opened:
    those chosen in the plan. chit: one may be used. builder: the Builder's help may be had. trader, yogi: they have
    brought what they bring. harm: what it costs beyond what ``own`` shows. deeds: in their order. end: where the
    architect goes at last. value: of the plan as it is, once it is known.
    """

    own: Holdings
    left: Parts
    arrows: int
    chit: bool
    builder: bool
    trader: bool
    yogi: bool
    opened: tuple[int, ...] = ()
    harm: float = 0.0
    deeds: tuple[Deed, ...] = ()
    end: int = START
    value: float = 0.0


class Deeds:
    """What a seat can do in its turn, from what it then has."""

    def __init__(self, outlook: Outlook, breadth: Breadth, here_only: bool = False):
        """For the seat of an outlook. here_only: nothing is to be done in other cities than where it is."""
        self.outlook = outlook
        self.state = outlook.state
        self.seat = outlook.seat
        self.breadth = breadth
        self.here_only = here_only
        self.names = [junction.id for junction in outlook.board.junctions]
        self.village_names = [village.id for village in outlook.board.villages]
        self._places: tuple[list[int], list[tuple[bool, int]]] | None = None

    def longer(self, plan: Plan) -> Iterator[Plan]:
        """Yield the plan with each sensible deed more."""
        if not plan.deeds or isinstance(plan.deeds[-1].move, TakeGold | Quarry | Lower):
            yield from self._gold(plan)
            yield from self._quarry(plan)
            yield from self._lower(plan)
        yield from self._houses(plan)
        yield from self._palaces(plan)
        yield from self._moves(plan)
        yield from self._characters(plan)

    def _use(self, plan: Plan, part: str, village: bool = False) -> Plan | None:
        """Return the plan after a part of an action was used, if need be of an action chosen for it.

        None if there is none.
        """
        left = plan.left
        many = getattr(left, part)
        if many and not (village and not left.villages):
            change = {part: many - 1}
            if village:
                change["villages"] = left.villages - 1
            return msgspec.structs.replace(plan, left=msgspec.structs.replace(left, **change))
        if part == "houses":
            fuller = self._fuller(plan, village)
            if fuller is not None:
                return fuller
        return self._open(plan, part, village)

    def _fuller(self, plan: Plan, village: bool) -> Plan | None:
        """Return a palace becomes a palace and house, a house two houses."""
        for poorer, richer in ((PALACE, PALACE_HOUSE), (HOUSE, TWO_HOUSES)):
            if poorer in plan.opened and not (village and poorer == HOUSE and not plan.left.villages):
                place = plan.opened.index(poorer)
                opened = (*plan.opened[:place], richer, *plan.opened[place + 1 :])
                left = plan.left
                # One village at most in two houses, and the house alone may have used it.
                gained = (1 if poorer == PALACE else 0) - village
                left = msgspec.structs.replace(left, villages=left.villages + gained)
                return msgspec.structs.replace(plan, opened=opened, left=left)
        return None

    def _open(self, plan: Plan, part: str, village: bool) -> Plan | None:
        """Return a part of an action that is chosen now: by an arrow, or by a chit."""
        own, arrows, chit = plan.own, plan.arrows, plan.chit
        if arrows:
            arrows -= 1
        elif chit and own.chits and part != "characters":
            own = msgspec.structs.replace(own, chits=own.chits - 1)
            chit = False
        else:
            return None
        left = plan.left
        if part == "houses" and not village:
            left = msgspec.structs.replace(left, villages=left.villages + 1)
        opened = (*plan.opened, _FOR_PART[part])
        return msgspec.structs.replace(plan, own=own, arrows=arrows, chit=chit, opened=opened, left=left)

    def _did(self, before: Plan, after: Plan, move: Move, stop: int = ANYWHERE) -> Plan:
        """Note a deed."""
        opens = len(after.opened) > len(before.opened)
        return msgspec.structs.replace(after, deeds=(*after.deeds, Deed(move, stop, opens)))

    def _at(self, plan: Plan, city: int) -> Plan | None:
        """Return the plan with the architect in a city, if it can get there."""
        if plan.own.at == city:
            return plan
        if self.here_only:
            return None
        journey = self.journey(plan.own, city)
        if journey is None:
            return None
        own = msgspec.structs.replace(plan.own, at=city, gold=plan.own.gold - journey[0])
        return msgspec.structs.replace(plan, own=own, harm=plan.harm + journey[1])

    def _cities(self, plan: Plan) -> list[int]:
        """Return the cities in which to build."""
        order = self.outlook.order(plan.own.track)
        cities = dict.fromkeys((self.outlook.maharaja, *order[: self.breadth.cities], plan.own.at))
        return [city for city in cities if city != START]

    def _gold(self, plan: Plan) -> Iterator[Plan]:
        used = self._use(plan, "gold")
        if used is not None:
            own = msgspec.structs.replace(used.own, gold=used.own.gold + actions.GOLD_TAKEN)
            yield self._did(plan, msgspec.structs.replace(used, own=own), TakeGold())

    def _quarry(self, plan: Plan) -> Iterator[Plan]:
        used = self._use(plan, "quarries") if plan.own.quarry else None
        if used is not None:
            houses = min(actions.HOUSES_QUARRIED, used.own.quarry)
            own = msgspec.structs.replace(used.own, quarry=used.own.quarry - houses, reserve=used.own.reserve + houses)
            yield self._did(plan, msgspec.structs.replace(used, own=own), Quarry())

    def _lower(self, plan: Plan) -> Iterator[Plan]:
        used = self._use(plan, "governors")
        if used is None:
            return
        for city in range(len(used.own.track)):
            after = track.moved_down(used.own.track, city)
            if after is not None:
                own = msgspec.structs.replace(used.own, track=tuple(after))
                yield self._did(plan, msgspec.structs.replace(used, own=own), Lower(self.names[city + 1]))

    def _palaces(self, plan: Plan) -> Iterator[Plan]:
        if not plan.own.palaces or plan.own.gold < plan.own.palace_price:
            return
        used = self._use(plan, "palaces")
        if used is None:
            return
        price = used.own.palace_price
        for city in self._cities(plan):
            there = self._at(used, city)
            if there is None or there.own.gold < price:
                continue
            own = there.own
            built = {"gold": own.gold - price, "palaces": own.palaces - 1, "built": own.built + 1}
            if own.central[city] is None:
                central = (*own.central[:city], self.seat, *own.central[city + 1 :])
                after = msgspec.structs.replace(own, central=central, **built)
                yield self._did(
                    plan, msgspec.structs.replace(there, own=after), Palace(self.names[city], "central"), city
                )
            if own.sites[city]:
                outer = _more(own.outer, city, 1)
                after = msgspec.structs.replace(own, outer=outer, sites=_more(own.sites, city, -1), **built)
                yield self._did(
                    plan, msgspec.structs.replace(there, own=after), Palace(self.names[city], "outer"), city
                )

    def _houses(self, plan: Plan) -> Iterator[Plan]:
        """Yield houses by an action, or by the Builder's help."""
        if not plan.own.reserve:
            return
        ways: list[tuple[type[House] | type[BuildersHouse], int]] = [(House, actions.HOUSE_PRICE)]
        if plan.builder:
            ways.append((BuildersHouse, 0))
        for kind, price in ways:
            for in_village in (False, True):
                used = (
                    msgspec.structs.replace(plan, builder=False)
                    if kind is BuildersHouse
                    else self._use(plan, "houses", in_village)
                )
                if used is None or used.own.gold < price:
                    continue
                places = self._good_villages() if in_village else self._cities(plan)
                for place in places:
                    yield from self._house(plan, used, kind, price, in_village, place)

    def _house(
        self,
        plan: Plan,
        used: Plan,
        kind: type[House] | type[BuildersHouse],
        price: int,
        in_village: bool,
        place: int,
    ) -> Iterator[Plan]:
        there = used if in_village else self._at(used, place)
        if there is None or there.own.gold < price:
            return
        own = self._settled(there.own, in_village, place)
        if own is not None:
            own = msgspec.structs.replace(own, gold=own.gold - price, reserve=own.reserve - 1)
            name = self.village_names[place] if in_village else self.names[place]
            stop = ANYWHERE if in_village else place
            yield self._did(plan, msgspec.structs.replace(there, own=own), kind(name), stop)

    def _settled(self, own: Holdings, in_village: bool, place: int) -> Holdings | None:
        """Return the holdings with a house more in a place, None if there is no room."""
        if not in_village:
            return msgspec.structs.replace(own, houses=_more(own.houses, place, 1))
        if own.villages.full(place, self.state.capacity):
            return None
        return msgspec.structs.replace(own, villages=own.villages.settled(place))

    def _moves(self, plan: Plan) -> Iterator[Plan]:
        """Yield houses moved by an action, or by the Builder's help where no house is left to build."""
        used = self._use(plan, "moves")
        if used is not None:
            yield from self._moved(plan, used, False)
        if plan.builder and not plan.own.reserve:
            yield from self._moved(plan, msgspec.structs.replace(plan, builder=False), True)

    def _moved(self, plan: Plan, used: Plan, by_builder: bool) -> Iterator[Plan]:
        order = self.outlook.order(plan.own.track)
        for from_village, source in self._poor_sources():
            own = self._lifted(used.own, from_village, source)
            if own is None:
                continue
            name = self.village_names[source] if from_village else self.names[source]
            lift = BuildersLift(name) if by_builder else Lift(name)
            # The way is walked before the house is taken up, as the roads were.
            for city in dict.fromkeys((self.outlook.maharaja, order[0], plan.own.at)):
                if city != START and (from_village or city != source):
                    there = self._at(used, city)
                    if there is not None:
                        put = self._lifted(there.own, from_village, source)
                        assert put is not None
                        put = msgspec.structs.replace(put, houses=_more(put.houses, city, 1))
                        yield self._did(plan, msgspec.structs.replace(there, own=put), lift, city)
            for village in self._good_villages()[:3]:
                if not (from_village and village == source):
                    settled = self._settled(own, True, village)
                    if settled is not None:
                        yield self._did(plan, msgspec.structs.replace(used, own=settled), lift)

    def _lifted(self, own: Holdings, from_village: bool, place: int) -> Holdings | None:
        """Return the holdings with a house less in a place, None if there is none."""
        if not from_village:
            if not own.houses[place]:
                return None
            return msgspec.structs.replace(own, houses=_more(own.houses, place, -1))
        if not own.villages.own >> place & 1:
            return None
        return msgspec.structs.replace(own, villages=own.villages.lifted(place))

    def drops(self, plan: Plan, origin: int) -> Iterator[Plan]:
        """Yield the plan with the house in hand, which came from a place, put down in each place that may be good."""
        places: list[tuple[bool, int]] = [(True, village) for village in self._good_villages(6)]
        if plan.own.at != START:
            places.append((False, plan.own.at))
        found = False
        for in_village, place in places:
            name = self.village_names[place] if in_village else self.names[place]
            own = self._settled(plan.own, in_village, place)
            if (place if in_village else CITY_PLACE + place) != origin and own is not None:
                found = True
                yield self._did(plan, msgspec.structs.replace(plan, own=own), Drop(name))
        for village, name in enumerate(self.village_names):
            own = self._settled(plan.own, True, village) if not found and village != origin else None
            if own is not None:
                found = True
                yield self._did(plan, msgspec.structs.replace(plan, own=own), Drop(name))

    def _characters(self, plan: Plan) -> Iterator[Plan]:
        used = self._use(plan, "characters")
        if used is None:
            return
        held = used.own.cards
        for move, cards in self._exchanges(held):
            own = msgspec.structs.replace(used.own, cards=tuple(sorted(cards)))
            after = msgspec.structs.replace(
                used,
                builder=BUILDER in cards and (used.builder or BUILDER not in held),
                trader=used.trader or TRADER in cards,
                yogi=used.yogi or YOGI in cards,
            )
            if TRADER in cards and not used.trader:
                own = msgspec.structs.replace(own, gold=own.gold + TRADERS_GOLD)
            if YOGI in cards and not used.yogi and self.state.bank_chits:
                own = msgspec.structs.replace(own, chits=own.chits + 1)
            yield self._did(plan, msgspec.structs.replace(after, own=own), move)

    def _exchanges(self, held: tuple[int, ...]) -> Iterator[tuple[Move, tuple[int, ...]]]:
        """Yield the moves that change characters, with the cards held after each."""
        state = self.state
        if not state.options["several_characters"]:
            for card in range(1, YOGI + 1 if state.options["yogi"] else YOGI):
                if card not in held:
                    yield Take(card), (card,)
            return
        bank = [card for card in state.bank if card not in held]
        if bank:
            for card in bank:
                yield Take(card), (*held, card)
            return
        worst = min(held, key=lambda card: self.outlook.character(card, self.outlook.own))
        rest = [card for card in held if card != worst]
        for seat, cards in enumerate(state.cards):
            if seat != self.seat:
                for card in cards:
                    if card not in held:
                        yield Swap(card), (*rest, card)
                if len(cards) > len(held):
                    least = min(cards, key=lambda card: self.outlook.character(card, self.outlook.own))
                    yield Attract(seat), (*held, least)

    # ---- which places are worth a look -------------------------------------------------------------------------

    def best_village(self) -> int:
        """Return the village with room where a house brings most."""
        return self._ranked_places()[0][0]

    def _good_villages(self, many: int = 0) -> list[int]:
        """Return villages with room where a house brings most."""
        return self._ranked_places()[0][: many or self.breadth.villages]

    def _poor_sources(self) -> list[tuple[bool, int]]:
        """Return where the seat's houses bring least: (whether a village, its number)."""
        return self._ranked_places()[1][: self.breadth.sources]

    def _ranked_places(self) -> tuple[list[int], list[tuple[bool, int]]]:
        if self._places is None:
            own = self.outlook.own
            villages, capacity = own.villages, self.state.capacity
            room = [village for village in range(VILLAGES) if not villages.full(village, capacity)]
            base = self._roads_value(villages)
            gains = {village: self._roads_value(villages.settled(village)) for village in room}
            losses: list[tuple[float, tuple[bool, int]]] = [
                (base - self._roads_value(villages.lifted(village)), (True, village))
                for village in range(VILLAGES)
                if villages.own >> village & 1
            ]
            whole = self.outlook.value(own) if any(own.houses) else 0.0
            for city, houses in enumerate(own.houses):
                lifted = self._lifted(own, False, city) if houses and city != self.outlook.maharaja else None
                if lifted is not None:
                    losses.append((whole - self.outlook.value(lifted), (False, city)))
            self._places = (
                sorted(room, key=lambda village: (-gains[village], village)),
                [source for _, source in sorted(losses)],
            )
        return self._places

    def _roads_value(self, villages: Houses) -> float:
        """Return what roads and tolls are worth among these houses, on the way to the Maharaja and on."""
        outlook, own = self.outlook, self.outlook.own
        network = outlook.network(villages)
        total = outlook.income(villages)
        here = own.at
        chances = outlook.chances
        legs = [(outlook.maharaja, 1.0)] if outlook.maharaja != START else []
        legs += [(city, chances.leg[place]) for place, city in enumerate(outlook.order(own.track)[:5])]
        for to, weight in legs:
            total -= weight * network.later(here, to)
            here = to
        return total

    def journey(self, own: Holdings, to: int) -> tuple[int, float] | None:
        """Return what the way to a junction costs the seat, and its harm besides.

        None where there is none it can pay.
        """
        ways = self.outlook.network(own.villages)
        tolls = ways.tolls(own.at, to)
        if tolls is None:
            return None
        cost = 0 if MONK in own.cards else tolls
        if cost > own.gold:
            return None
        return cost, self.outlook.harm(ways, own.at, to, tolls)


def _more(counts: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + more, *counts[place + 1 :])
