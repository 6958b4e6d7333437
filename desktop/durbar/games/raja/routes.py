"""Journeys over the road network: what they cost, who is paid, which is the cheapest, what is cut off (§7.1, §5.2).

For screens, which tell beforehand what a journey would cost; what is paid in play is worked out in ``turn``. Every
search is networkx's own: over ``Board.graph``, or over the roads that can be walked, with their tolls.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from durbar.games.raja.board import START, VILLAGES, Board, Way
from durbar.games.raja.moves import Travel

if TYPE_CHECKING:
    import networkx as nx

#: The owners of the houses of each village, by village number: as in a state, or ``tuple(view.villages.values())``.
Villages = Sequence[tuple[int, ...]]
#: A way as the graph tells it: where each road begins, where it ends, and its id.
_Path = Sequence[tuple[str, str, str]]
#: What one more of what counts first weighs: more than all villages there are.
_MORE = VILLAGES + 1


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
    """Return gold to each owner for walking a road: 1 a house in villages without an own one.

    None where it is cut (§7.1).
    """
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

    network = _tolled(board, villages, seats, traveller.seat)
    before, weights = nx.dijkstra_predecessor_and_distance(network, origin)

    @cache
    def path(to: str) -> _Path:
        """Return, of the ways that weigh least, the one with the lowest road ids."""
        ways = [
            (*path(one), (one, to, road))
            for one in before[to]
            for road, edge in network[one][to].items()
            if weights[one] + edge["weight"] == weights[to]
        ]
        return min(ways, key=_road_ids, default=())

    journeys = {
        junction.id: _journey(network, path(junction.id), seats, traveller)
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
    network = _tolled(board, villages, seats, traveller.seat)
    for path in nx.all_simple_edge_paths(network, origin, to):
        journey = _journey(network, path, seats, traveller)
        known = best.get(journey.paid)
        if _payable(journey, traveller) and (known is None or journey.order < known.order):
            best[journey.paid] = journey
    return sorted(
        (journey for journey in best.values() if not any(_dearer(journey, other) for other in best.values())),
        key=lambda journey: journey.order,
    )


def along(
    board: Board, villages: Villages, seats: int, origin: str, moves: Sequence[Travel], traveller: Traveller
) -> Journey:
    """Return the journey that a row of moves makes; each of them can be walked."""
    starts = (origin, *(move.to for move in moves))
    path = [(here, move.to, move.road) for here, move in zip(starts, moves, strict=False)]
    return _journey(_tolled(board, villages, seats, traveller.seat), path, seats, traveller)


def connected(board: Board, villages: Villages) -> frozenset[str]:
    """Return the cities joined to the start by roads whose villages all hold a house (§5.2, A19).

    It has no effect on play.
    """
    import networkx as nx

    start = board.junctions[START].id
    inhabited = nx.restricted_view(board.graph, _empty(board, villages), ())
    reached = nx.node_connected_component(inhabited, start)
    return frozenset(reached & board.junction_number.keys() - {start})


def cut_roads(board: Board, villages: Villages) -> frozenset[str]:
    """Return the roads with a village that has no house: nobody can walk them (§7.1)."""
    return frozenset(road for _, _, road in board.graph.edges(_empty(board, villages), data="road"))


def obstacle(board: Board, villages: Villages, origin: str, to: str) -> str | None:
    """Return the first village without a house on the way that crosses fewest of them, None where none is on it.

    Of such ways it is one through fewest villages.
    """
    import networkx as nx

    empty = set(_empty(board, villages))

    def weight(_: str, place: str, __: object) -> int:
        return _MORE * (place in empty) + (place in board.village_number)

    path = nx.dijkstra_path(board.graph, origin, to, weight)
    return next((place for place in path if place in empty), None)


def _empty(board: Board, villages: Villages) -> list[str]:
    return [village.id for village, owners in zip(board.villages, villages, strict=True) if not owners]


def _tolled(board: Board, villages: Villages, seats: int, seat: int) -> nx.MultiGraph:
    """Return the roads that can be walked, by their ids: whom a seat pays on each, and that as its weight, then its
    length.
    """
    import networkx as nx

    network: nx.MultiGraph = nx.MultiGraph()
    network.add_nodes_from(board.junction_number)
    for here, ways in zip(board.junctions, board.ways, strict=True):
        for way in ways:
            paid, crossed = tolls(board, villages, seat, way, seats), len(way.villages)
            if paid is not None:
                weight = _MORE * sum(paid) + crossed
                there, road = board.junctions[way.to].id, board.roads[way.road].id
                network.add_edge(here.id, there, road, paid=paid, villages=crossed, weight=weight)
    return network


def _road_ids(path: _Path) -> tuple[str, ...]:
    return tuple(road for _, _, road in path)


def _journey(network: nx.MultiGraph, path: _Path, seats: int, traveller: Traveller) -> Journey:
    edges = [network[here][to][road] for here, to, road in path]
    return Journey(
        roads=_road_ids(path),
        stops=tuple(to for _, to, _ in path),
        paid=tuple(map(sum, zip((0,) * seats, *(edge["paid"] for edge in edges), strict=True))),
        villages=sum(edge["villages"] for edge in edges),
        by_bank=traveller.by_bank,
    )


def _payable(journey: Journey, traveller: Traveller) -> bool:
    return traveller.gold is None or journey.cost <= traveller.gold


def _dearer(journey: Journey, other: Journey) -> bool:
    return journey.paid != other.paid and all(
        mine >= theirs for mine, theirs in zip(journey.paid, other.paid, strict=True)
    )
