"""The roads of Raja as one seat may travel them: how far, and for what toll.

Places are numbers, as in ``holdings``.
"""

from __future__ import annotations

from functools import lru_cache

from durbar.bots.raja.holdings import Houses
from durbar.games.raja.board import Board

#: What a village without a house is taken to cost whoever plans to pass there later: somebody has to build in it.
EMPTY_VILLAGE_COST = 2
#: Weights of a road by which the cheapest way is found: a gold of toll, then a village, then the road itself.
_TOLL, _VILLAGE, _ROAD = 1000, 10, 1
_CUT = 1 << 30


class Network:
    """The ways of one seat over the roads as they are.

    Distances are by origin and end. later: what the way may cost in gold in some rounds, empty villages being filled
    by then.
    """

    __slots__ = ("_board", "_later", "_next", "_next_later", "_now", "_roads")

    def __init__(self, board: Board, villages: Houses):
        """The ways of a seat among these houses."""
        self._board = board
        self._roads, later = _road_weights(board, villages)
        self._now, self._next = _all_ways(board, self._roads)
        self._later, self._next_later = _all_ways(board, later)

    def tolls(self, origin: int, to: int) -> int | None:
        """Return gold for the cheapest way that is open now; None when there is none."""
        length = self._now[origin][to]
        return length // _TOLL if length < _CUT else None

    def length(self, origin: int, to: int) -> int:
        """Return how long the cheapest way is that is open now: 10 a village and 1 a road."""
        return self._now[origin][to] % _TOLL

    def first_road(self, origin: int, to: int) -> tuple[int, int]:
        """Return the first road on the cheapest way that is open now, and the junction where it leads."""
        stop = self._next[origin][to]
        roads = self._roads
        return min(_parallel(self._board)[origin, stop], key=roads.__getitem__), stop

    def later(self, origin: int, to: int) -> float:
        """Return gold that the way may cost in some rounds."""
        return self._later[origin][to] / _TOLL

    def way_later(self, origin: int, to: int) -> int:
        """Return the villages on that way."""
        crossed = 0
        between = _between(self._board)
        while origin != to:
            following = self._next_later[origin][to]
            crossed |= between[origin, following]
            origin = following
        return crossed


@lru_cache(maxsize=8192)
def network(board: Board, villages: Houses) -> Network:
    """Return the ways of a seat among these houses, which are asked for again and again in a turn."""
    return Network(board, villages)


@lru_cache(maxsize=16)
def _roads(board: Board) -> tuple[tuple[int, int, int, int], ...]:
    """Return both ends, the villages and the length of each road."""
    found = []
    for road in board.roads:
        crossed = sum(1 << board.village_number[village] for village in road.villages)
        length = _VILLAGE * len(road.villages) + _ROAD
        found.append((board.junction_number[road.origin], board.junction_number[road.to], crossed, length))
    return tuple(found)


@lru_cache(maxsize=16)
def _parallel(board: Board) -> dict[tuple[int, int], list[int]]:
    """Return the roads between neighbouring junctions."""
    found: dict[tuple[int, int], list[int]] = {}
    for road, (one, other, _, _) in enumerate(_roads(board)):
        found.setdefault((one, other), []).append(road)
        found.setdefault((other, one), []).append(road)
    return found


@lru_cache(maxsize=16)
def _between(board: Board) -> dict[tuple[int, int], int]:
    """Return the villages between neighbouring junctions, on the last road where there are several."""
    found = {}
    for one, other, crossed, _ in _roads(board):
        found[one, other] = found[other, one] = crossed
    return found


def _road_weights(board: Board, villages: Houses) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what each road is taken to cost a seat now, and in some rounds."""
    full = villages.own | villages.others
    foreign = villages.others & ~villages.own
    twice = foreign & villages.doubled
    now, later = [], []
    for _, _, crossed, length in _roads(board):
        toll = length + _TOLL * ((crossed & foreign).bit_count() + (crossed & twice).bit_count())
        empty = (crossed & ~full).bit_count()
        now.append(_CUT if empty else toll)
        later.append(toll + _TOLL * EMPTY_VILLAGE_COST * empty)
    return tuple(now), tuple(later)


@lru_cache(maxsize=4096)
def _all_ways(board: Board, weights: tuple[int, ...]) -> tuple[list[list[int]], list[list[int]]]:
    """Return shortest ways between all junctions (Floyd and Warshall): lengths, and the first stop of each.

    Not to be changed.

    The same few maps are asked for again and again in a game.
    """
    many = len(board.junctions)
    lengths = [[_CUT] * many for _ in range(many)]
    stops = [[-1] * many for _ in range(many)]
    for here in range(many):
        lengths[here][here] = 0
    for (one, other, _, _), weight in zip(_roads(board), weights, strict=True):
        if weight < lengths[one][other]:
            lengths[one][other] = lengths[other][one] = weight
            stops[one][other], stops[other][one] = other, one
    for middle in range(many):
        onward = lengths[middle]
        for here in range(many):
            first = lengths[here][middle]
            if first >= _CUT or here == middle:
                continue
            row, stop = lengths[here], stops[here]
            by = stop[middle]
            for there in range(many):
                if first + onward[there] < row[there]:
                    row[there] = first + onward[there]
                    stop[there] = by
    return lengths, stops
