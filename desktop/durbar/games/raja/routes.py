"""Journeys over the road network: what they cost, who is paid, which is the cheapest, what is cut off (§7.1, §5.2).

For screens, which tell beforehand what a journey would cost; what is paid in play is worked out in ``turn``.
The search runs on the junctions and roads of a Board; tests hold it to networkx's own answers on Board.graph.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

import msgspec

from durbar.games.raja.board import START, Board, Way
from durbar.games.raja.moves import Travel

#: The owners of the houses of each village, by village number: as in a state, or ``tuple(view.villages.values())``.
Villages = Sequence[tuple[int, ...]]


class Journey(msgspec.Struct, frozen=True):
    """A way along one or more roads. roads, stops: ids in the order of travel; villages: how many are crossed.

    paid: gold to each owner on the way, by seat. by_bank: the Monk's tolls, which cost the traveller nothing.
    """

    roads: tuple[str, ...]
    stops: tuple[str, ...]
    paid: tuple[int, ...]
    villages: int
    by_bank: bool

    @property
    def tolls(self) -> int:
        """Gold that the owners get."""
        return sum(self.paid)

    @property
    def cost(self) -> int:
        """Gold that the traveller pays."""
        return 0 if self.by_bank else self.tolls

    @property
    def moves(self) -> tuple[Travel, ...]:
        """The journey, one road a move."""
        return tuple(Travel(road, stop) for road, stop in zip(self.roads, self.stops, strict=True))

    @property
    def order(self) -> tuple[int, int, tuple[str, ...]]:
        """The cheaper, then the shorter, then the lower ids come first (ruling A7)."""
        return self.tolls, self.villages, self.roads


class Traveller(msgspec.Struct, frozen=True):
    """Who travels: the seat, its gold (None: as much as it takes) and whether the bank pays (the Monk)."""

    seat: int
    gold: int | None = None
    by_bank: bool = False


def tolls(board: Board, villages: Villages, seat: int, way: Way, seats: int) -> tuple[int, ...] | None:
    """Gold to each owner for walking a road: 1 a house in villages without an own one; None where it is cut (§7.1)."""
    paid = [0] * seats
    for village in way.villages:
        owners = villages[village]
        if not owners:
            return None
        if seat not in owners:
            for owner in owners:
                paid[owner] += 1
    return tuple(paid)


def cheapest(
    board: Board, villages: Villages, seats: int, origin: str, traveller: Traveller, reckless: bool = False
) -> dict[str, Journey]:
    """The cheapest journey from a junction to each other that can be reached and paid, by junction id.

    Ties go to fewer villages, then to the lower road ids. reckless: leave aside whether it can be paid.
    """
    start = board.junction_number[origin]
    queue: list[tuple[tuple[int, int, tuple[str, ...]], int, Journey]] = [
        ((0, 0, ()), start, Journey((), (), (0,) * seats, 0, traveller.by_bank))
    ]
    found: dict[int, Journey] = {}
    while queue:
        _, here, journey = heappop(queue)
        if here in found:
            continue
        found[here] = journey
        for longer, to in _onward(board, villages, journey, here, traveller):
            if to not in found and (reckless or _payable(longer, traveller)):
                heappush(queue, (longer.order, to, longer))
    del found[start]
    return {board.junctions[number].id: journey for number, journey in sorted(found.items())}


def alternatives(
    board: Board, villages: Villages, seats: int, origin: str, to: str, traveller: Traveller
) -> list[Journey]:
    """Payable journeys between two junctions that pay different owners, the cheapest of each kind, cheapest first.

    No junction is passed twice. One that pays every owner as much as another one or more is left out.
    """
    best: dict[tuple[int, ...], Journey] = {}
    goal = board.junction_number[to]
    for journey in _all(board, villages, seats, board.junction_number[origin], goal, traveller):
        known = best.get(journey.paid)
        if known is None or journey.order < known.order:
            best[journey.paid] = journey
    return sorted(
        (journey for journey in best.values() if not any(_dearer(journey, other) for other in best.values())),
        key=lambda journey: journey.order,
    )


def connected(board: Board, villages: Villages) -> frozenset[str]:
    """The cities joined to the start by roads whose villages all hold a house; it has no effect on play (§5.2, A19)."""
    reached = {START}
    todo = [START]
    while todo:
        for way in board.ways[todo.pop()]:
            if way.to not in reached and all(villages[village] for village in way.villages):
                reached.add(way.to)
                todo.append(way.to)
    return frozenset(board.junctions[junction].id for junction in reached if junction != START)


def cut_roads(board: Board, villages: Villages) -> frozenset[str]:
    """The roads with a village that has no house: nobody can walk them (§7.1)."""
    number = board.village_number
    return frozenset(road.id for road in board.roads if not all(villages[number[village]] for village in road.villages))


def _onward(
    board: Board, villages: Villages, journey: Journey, here: int, traveller: Traveller
) -> Iterator[tuple[Journey, int]]:
    for way in board.ways[here]:
        paid = tolls(board, villages, traveller.seat, way, len(journey.paid))
        if paid is not None:
            yield (
                Journey(
                    (*journey.roads, board.roads[way.road].id),
                    (*journey.stops, board.junctions[way.to].id),
                    tuple(map(sum, zip(journey.paid, paid, strict=True))),
                    journey.villages + len(way.villages),
                    journey.by_bank,
                ),
                way.to,
            )


def _payable(journey: Journey, traveller: Traveller) -> bool:
    return traveller.gold is None or journey.cost <= traveller.gold


def _all(
    board: Board, villages: Villages, seats: int, start: int, goal: int, traveller: Traveller
) -> Iterator[Journey]:
    """Every payable journey that passes no junction twice."""
    todo = [(Journey((), (), (0,) * seats, 0, traveller.by_bank), start, frozenset({start}))]
    while todo:
        journey, here, passed = todo.pop()
        if here == goal:
            yield journey
            continue
        todo += [
            (longer, to, passed | {to})
            for longer, to in _onward(board, villages, journey, here, traveller)
            if to not in passed and _payable(longer, traveller)
        ]


def _dearer(journey: Journey, other: Journey) -> bool:
    return journey.paid != other.paid and all(
        mine >= theirs for mine, theirs in zip(journey.paid, other.paid, strict=True)
    )
