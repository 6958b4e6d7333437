"""What a search found out about the moves it thought of; parts of a search are put together here."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from operator import add

import msgspec

from durbar.bots.search.mind import Outcome
from durbar.engine.move import Move


class Thought(msgspec.Struct, frozen=True):
    """One move as played out. move: its text. playouts: how many. shares, points: sums over them, by seat (Outcome).

    worth: what it seemed worth before, in points.
    """

    move: str
    worth: float
    playouts: int
    shares: tuple[float, ...]
    points: tuple[float, ...]

    @property
    def outcome(self) -> Outcome:
        """The mean over the playouts. Raises ZeroDivisionError where there are none."""
        return Outcome(
            tuple(share / self.playouts for share in self.shares), tuple(one / self.playouts for one in self.points)
        )

    def raised(self, by: Sequence[float]) -> Thought:
        """The same with all mean shares, and then points, so much higher."""
        more = [self.playouts * one for one in by]
        seats = len(self.shares)
        return msgspec.structs.replace(
            self,
            shares=tuple(map(add, self.shares, more[:seats])),
            points=tuple(map(add, self.points, more[seats:])),
        )


class Thoughts(msgspec.Struct, frozen=True):
    """What one seat thought about one decision. doubt: points, as in Mind.doubt. trust: playouts that the first
    impression of a move counts as.
    """

    seat: int
    moves: tuple[Thought, ...]
    doubt: float = 1.0
    trust: float = 0.0

    def ranked(self) -> list[Thought]:
        """The moves, best first: those thought through longest before those soon given up."""
        most = max(thought.playouts for thought in self.moves)
        values = self.values()
        order = sorted(
            range(len(self.moves)), key=lambda n: (2 * self.moves[n].playouts < most, -values[n], -self.moves[n].worth)
        )
        return [self.moves[n] for n in order]

    def values(self) -> list[float]:
        """The chance to win with each move, the first impression counted in."""
        tried = [thought for thought in self.moves if thought.playouts]
        if not tried:
            return [thought.worth for thought in self.moves]
        playouts = sum(thought.playouts for thought in tried)
        mean = sum(thought.shares[self.seat] for thought in tried) / playouts
        usual = sum(thought.worth * thought.playouts for thought in tried) / playouts
        slope = mean * (1 - mean) / self.doubt
        found = []
        for thought in self.moves:
            impression = min(1.0, max(0.0, mean + slope * (thought.worth - usual)))
            weight = thought.playouts + self.trust
            won = thought.shares[self.seat] + self.trust * impression
            found.append(won / weight if weight else impression)
        return found


def put_together(parts: Sequence[Thoughts]) -> Thoughts:
    """The thoughts of several searches about the same decision as one.

    One may have been luckier with its samples than another, and have tried other moves longer: that is evened out.
    """
    first, parts = parts[0], _evened_out(parts)
    moves = []
    for number, thought in enumerate(first.moves):
        same = [part.moves[number] for part in parts]
        moves.append(
            Thought(
                thought.move,
                thought.worth,
                sum(one.playouts for one in same),
                tuple(map(sum, zip(*(one.shares for one in same), strict=True))),
                tuple(map(sum, zip(*(one.points for one in same), strict=True))),
            )
        )
    return Thoughts(first.seat, tuple(moves), first.doubt, first.trust)


def _evened_out(parts: Sequence[Thoughts]) -> list[Thoughts]:
    """The same thoughts, all as lucky; how lucky each part was shows in the moves that all of them tried."""
    common = [min(thought.playouts for thought in same) for same in zip(*(part.moves for part in parts), strict=True)]
    if not any(common):
        return list(parts)
    levels = [_level(part, common) for part in parts]
    level = tuple(fsum(column) / len(levels) for column in zip(*levels, strict=True))
    found = []
    for part, own in zip(parts, levels, strict=True):
        more = [one - other for one, other in zip(level, own, strict=True)]
        found.append(msgspec.structs.replace(part, moves=tuple(thought.raised(more) for thought in part.moves)))
    return found


def _level(part: Thoughts, weights: Sequence[int]) -> list[float]:
    """The mean shares and points, one after the other, over moves that count so much."""
    rows = [
        [weight * one / thought.playouts for one in (*thought.shares, *thought.points)]
        for thought, weight in zip(part.moves, weights, strict=True)
        if weight
    ]
    return [sum(column) / sum(weights) for column in zip(*rows, strict=True)]


def best_move(thoughts: Thoughts, legal: Sequence[Move]) -> Move:
    """The legal move that the thoughts put first."""
    best = thoughts.ranked()[0].move
    return next(move for move in legal if str(move) == best)
