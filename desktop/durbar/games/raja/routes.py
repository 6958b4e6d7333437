"""Journeys over the road network: what they cost, who is paid, which is the cheapest, what is cut off (§7.1, §5.2).

For screens, which tell beforehand what a journey would cost; what is paid in play is worked out in ``turn``. The board
is a graph of networkx (``Board.graph``), and every answer is one of its own searches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from durbar.games.raja.board import START, Board, Way
from durbar.games.raja.moves import Travel

if TYPE_CHECKING:
    import networkx as nx

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
    """Return the cheapest journey from a junction to each other that can be reached and paid, by junction id.

    Ties go to fewer villages, then to the lower road ids (ruling A7). reckless: leave aside whether it can be paid.
    """
    import networkx as nx  # loaded while the game is set up: whoever opens that page does not wait for it

    network = _tolled(board, villages, traveller.seat)
    before, _ = nx.dijkstra_predecessor_and_distance(network, origin)

    @cache
    def way(place: str) -> tuple[str, ...]:
        if place == origin:
            return ()
        return min(_longer(network, way(one), one, place) for one in before[place])

    journeys = {
        junction.id: _journey(board, villages, seats, origin, way(junction.id), traveller)
        for junction in board.junctions
        if junction.id in before and junction.id != origin
    }
    return {to: journey for to, journey in journeys.items() if reckless or _payable(journey, traveller)}


def alternatives(
    board: Board, villages: Villages, seats: int, origin: str, to: str, traveller: Traveller
) -> list[Journey]:
    """Return payable journeys between two junctions that pay different owners, the cheapest of each kind first.

    No junction is passed twice. One that pays every owner as much as another one or more is left out.
    """
    import networkx as nx

    best: dict[tuple[int, ...], Journey] = {}
    network = _open(board, villages)
    for path in nx.all_simple_paths(network, origin, to):
        journey = _journey(board, villages, seats, origin, tuple(_roads(network, path)), traveller)
        known = best.get(journey.paid)
        if _payable(journey, traveller) and (known is None or journey.order < known.order):
            best[journey.paid] = journey
    return sorted(
        (journey for journey in best.values() if not any(_dearer(journey, other) for other in best.values())),
        key=lambda journey: journey.order,
    )


def connected(board: Board, villages: Villages) -> frozenset[str]:
    """Return the cities joined to the start by roads whose villages all hold a house (§5.2, A19).

    It has no effect on play.
    """
    import networkx as nx

    start = board.junctions[START].id
    reached = nx.node_connected_component(_open(board, villages), start)
    return frozenset(reached & board.junction_number.keys() - {start})


def cut_roads(board: Board, villages: Villages) -> frozenset[str]:
    """Return the roads with a village that has no house: nobody can walk them (§7.1)."""
    return frozenset(road for _, _, road in board.graph.edges(_empty(board, villages), data="road"))


def _empty(board: Board, villages: Villages) -> list[str]:
    return [village.id for village, owners in zip(board.villages, villages, strict=True) if not owners]


def _open(board: Board, villages: Villages) -> nx.Graph:
    """The network without villages that have no house."""
    import networkx as nx

    return nx.restricted_view(board.graph, _empty(board, villages), ())


def _tolled(board: Board, villages: Villages, seat: int) -> nx.DiGraph:
    """The open network: to enter a village weighs what a seat pays there, and then that it is one village more."""
    import networkx as nx

    network: nx.DiGraph = nx.DiGraph(_open(board, villages))
    for _, to, road in network.edges(data=True):
        owners = villages[board.village_number[to]] if to in board.village_number else ()
        tolls_here = 0 if seat in owners else len(owners)
        road["weight"] = (len(board.villages) + 1) * tolls_here + bool(owners)
    return network


def _longer(network: nx.DiGraph, way: tuple[str, ...], here: str, to: str) -> tuple[str, ...]:
    """The roads of a way that goes on from a place to the next one, which may lie on the same road."""
    road = network.edges[here, to]["road"]
    return way if network.nodes[here]["kind"] == "village" else (*way, road)


def _roads(network: nx.Graph, path: Sequence[str]) -> Iterator[str]:
    for here, to in pairwise(path):
        if network.nodes[here]["kind"] != "village":
            yield network.edges[here, to]["road"]


def _journey(
    board: Board, villages: Villages, seats: int, origin: str, roads: tuple[str, ...], traveller: Traveller
) -> Journey:
    paid, stops, crossed, here = [0] * seats, list[str](), 0, origin
    for id_ in roads:
        road = board.roads[board.road_number[id_]]
        here = road.to if here == road.origin else road.origin
        stops.append(here)
        crossed += len(road.villages)
        for village in road.villages:
            owners = villages[board.village_number[village]]
            for owner in owners if traveller.seat not in owners else ():
                paid[owner] += 1
    return Journey(roads, tuple(stops), tuple(paid), crossed, traveller.by_bank)


def _payable(journey: Journey, traveller: Traveller) -> bool:
    return traveller.gold is None or journey.cost <= traveller.gold


def _dearer(journey: Journey, other: Journey) -> bool:
    return journey.paid != other.paid and all(
        mine >= theirs for mine, theirs in zip(journey.paid, other.paid, strict=True)
    )
