"""The result of a search: statistics of each move tried; the results of parallel parts are merged here."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from operator import add

import msgspec

from durbar.bots.search.evaluator import Outcome
from durbar.engine.move import Move


class MoveStats(msgspec.Struct, frozen=True):
    """One move as played out.

    move: its text. worth: heuristic worth before the search, in points. playouts: how many. shares, points: sums over
    the playouts, by seat; see Outcome. won: for each part of the search, what each of its samples promised the seat, in
    their order: moves were tried on the same ones. consequences: in the same way, what each led to; see
    ``Evaluator.consequences``. Both are empty unless ``Budget.also`` asks for them.
    """

    move: str
    worth: float
    playouts: int
    shares: tuple[float, ...]
    points: tuple[float, ...]
    won: tuple[tuple[float, ...], ...] = ()
    consequences: tuple[tuple[Sequence[float], ...], ...] = ()

    @property
    def outcome(self) -> Outcome:
        """Return the mean over the playouts. Raises ZeroDivisionError without playouts."""
        return Outcome(
            tuple(share / self.playouts for share in self.shares), tuple(one / self.playouts for one in self.points)
        )

    def raised(self, by: Sequence[float]) -> MoveStats:
        """Return a copy whose means are higher by ``by``: first the shares by seat, then the points by seat."""
        more = [self.playouts * one for one in by]
        seats = len(self.shares)
        return msgspec.structs.replace(
            self,
            shares=tuple(map(add, self.shares, more[:seats])),
            points=tuple(map(add, self.points, more[seats:])),
        )


class SearchResult(msgspec.Struct, frozen=True):
    """Statistics of one seat's decision.

    temperature: in points, as of the Evaluator. prior_weight: how many playouts a move's heuristic worth counts as.
    """

    seat: int
    moves: tuple[MoveStats, ...]
    temperature: float = 1.0
    prior_weight: float = 0.0

    def ranked(self) -> list[MoveStats]:
        """Return the moves, best first: those searched longest before those that were given up early."""
        most = max(stats.playouts for stats in self.moves)
        values = self.values()
        order = sorted(
            range(len(self.moves)), key=lambda n: (2 * self.moves[n].playouts < most, -values[n], -self.moves[n].worth)
        )
        return [self.moves[n] for n in order]

    def values(self) -> list[float]:
        """Return each move's probability to win, with its heuristic worth counted as a prior."""
        tried = [stats for stats in self.moves if stats.playouts]
        if not tried:
            return [stats.worth for stats in self.moves]
        playouts = sum(stats.playouts for stats in tried)
        mean = sum(stats.shares[self.seat] for stats in tried) / playouts
        baseline = sum(stats.worth * stats.playouts for stats in tried) / playouts
        slope = mean * (1 - mean) / self.temperature
        found = []
        for stats in self.moves:
            prior = min(1.0, max(0.0, mean + slope * (stats.worth - baseline)))
            weight = stats.playouts + self.prior_weight
            won = stats.shares[self.seat] + self.prior_weight * prior
            found.append(won / weight if weight else prior)
        return found


def merge_results(parts: Sequence[SearchResult]) -> SearchResult:
    """Merge the results of several searches of the same decision.

    One may have drawn luckier samples than another and have tried other moves longer: that is corrected for.
    """
    first, parts = parts[0], _evened_out(parts)
    moves = []
    for number, stats in enumerate(first.moves):
        same = [part.moves[number] for part in parts]
        moves.append(
            MoveStats(
                stats.move,
                stats.worth,
                sum(one.playouts for one in same),
                tuple(map(sum, zip(*(one.shares for one in same), strict=True))),
                tuple(map(sum, zip(*(one.points for one in same), strict=True))),
                tuple(won for one in same for won in one.won),
                tuple(part for one in same for part in one.consequences),
            )
        )
    return SearchResult(first.seat, tuple(moves), first.temperature, first.prior_weight)


def _evened_out(parts: Sequence[SearchResult]) -> list[SearchResult]:
    """Return the results corrected for the luck of their samples, which shows in the moves that all of them tried."""
    common = [min(stats.playouts for stats in same) for same in zip(*(part.moves for part in parts), strict=True)]
    if not any(common):
        return list(parts)
    levels = [_level(part, common) for part in parts]
    level = tuple(fsum(column) / len(levels) for column in zip(*levels, strict=True))
    found = []
    for part, own in zip(parts, levels, strict=True):
        more = [one - other for one, other in zip(level, own, strict=True)]
        found.append(msgspec.structs.replace(part, moves=tuple(stats.raised(more) for stats in part.moves)))
    return found


def _level(part: SearchResult, weights: Sequence[int]) -> list[float]:
    """Return the weighted mean of shares and then points over the moves."""
    rows = [
        [weight * one / stats.playouts for one in (*stats.shares, *stats.points)]
        for stats, weight in zip(part.moves, weights, strict=True)
        if weight
    ]
    return [sum(column) / sum(weights) for column in zip(*rows, strict=True)]


def best_move(result: SearchResult, legal: Sequence[Move]) -> Move:
    """Return the legal move that the search ranks first."""
    best = result.ranked()[0].move
    return next(move for move in legal if str(move) == best)
