"""The vizier of Ra looks one move ahead: an auction to its end, a draw over all that the bag may give."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend
from durbar.games.ra.state import TRACK_SPACES
from durbar.games.ra.tiles import GOD, NUMBER, RA
from durbar.games.ra.view import View
from durbar.games.ra.worth import laid_down
from tests.lab.strangers.prospect import Table, dear, expected, prospects

Fame = tuple[float, ...]


class Vizier:
    """Expects of each seat what it will do by the same reckoning."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move with the best prospects; the first of equal ones."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        rated = self.rate(position, seed)
        return max(legal, key=lambda move: rated[move])

    def rate(self, position: Position, seed: int) -> dict[Move, float]:
        """Return the prospects of every legal move."""
        view, seat = position.view, position.seat
        table = Table.of(position.sample(Rng(seed)))  # its bag's order is not looked at
        return {
            move: prospects(self._after(view, table, seat, move), seat, table.epoch) for move in position.legal_moves
        }

    def _after(self, view: View, table: Table, seat: int, move: Move) -> Fame:
        if isinstance(move, Bid | Pass):
            return self._bid(view, table, seat, move)
        if isinstance(move, Lose):
            area = list(table.areas[seat])
            area[NUMBER[move.tile]] -= 1
            return expected(table.with_area(seat, area))
        if isinstance(move, Draw):
            return drawn(table, seat)
        if isinstance(move, Invoke):
            full = len(table.track) == TRACK_SPACES
            return Sale(table, seat, forced=not full, full=full).outcome()
        picked = [NUMBER[tile] for tile in view.picked]
        area, track = list(table.areas[seat]), list(table.track)
        if isinstance(move, Spend):
            area[GOD] -= 1
            picked.append(NUMBER[move.tile])
            track.remove(picked[-1])
        after = table.with_area(seat, laid_down(area, picked, dear))._replace(track=tuple(track))
        return left_to(after, following(after, seat))

    def _bid(self, view: View, table: Table, seat: int, move: Bid | Pass) -> Fame:
        auction = view.auction
        assert auction is not None
        sale = Sale(table, auction.ra_player, auction.cause == "invoked", auction.cause == "full_track")
        sale.waiting = auction.waiting
        if isinstance(move, Bid):
            return sale.outcome(1, move.sun, seat)
        return sale.outcome(1, auction.best, auction.best_seat)


class Sale:
    """An auction, told to its end: everybody does what gives them the best prospects."""

    def __init__(self, table: Table, ra_player: int, forced: bool = False, full: bool = False):
        """Open it. forced: whoever called must bid if nobody does; full: the track is cleared if nobody bids."""
        self.table, self.ra_player, self.forced, self.full = table, ra_player, forced, full
        seats = len(table.ups)
        order = [(ra_player + step) % seats for step in range(1, seats + 1)]
        self.waiting: Sequence[int] = [seat for seat in order if table.ups[seat]]
        self._told: dict[tuple[int, int], Fame] = {}
        self._results: dict[tuple[int, int | None], Fame] = {}

    def outcome(self, number: int = 0, best: int = 0, best_seat: int | None = None) -> Fame:
        """Return what all may expect when it is the turn of this bidder, by number."""
        if number == len(self.waiting):
            return self._result(best, best_seat)
        if (number, best) in self._told:
            return self._told[number, best]
        seat = self.waiting[number]
        choices = [self.outcome(number + 1, sun, seat) for sun in self.table.ups[seat] if sun > best]
        must = self.forced and seat == self.ra_player and (best_seat is None or self.table.bound)
        if not (choices and must):
            choices.insert(0, self.outcome(number + 1, best, best_seat))
        chosen = max(choices, key=lambda fame: prospects(fame, seat, self.table.epoch))
        self._told[number, best] = chosen
        return chosen

    def _result(self, sun: int, seat: int | None) -> Fame:
        key = sun, seat
        if key not in self._results:
            if seat is None:
                table = self.table._replace(track=()) if self.full else self.table
            else:
                table = self.table.sold(seat, sun)
            self._results[key] = expected(table)
        return self._results[key]


def following(table: Table, seat: int) -> int:
    """Return who plays after a seat."""
    seats = len(table.ups)
    return next((seat + step) % seats for step in range(1, seats + 1) if table.ups[(seat + step) % seats])


def left_to(table: Table, seat: int) -> Fame:
    """Return what all may expect when a seat may call for this track, or leave it."""
    full = len(table.track) == TRACK_SPACES
    called = Sale(table, seat, not full, full).outcome()
    if full:
        return called
    return max(called, expected(table), key=lambda fame: prospects(fame, seat, table.epoch))


def drawn(table: Table, seat: int) -> Fame:
    """Return what all may expect of a draw, over all that the bag may give."""
    size = sum(table.bag)
    found = [0.0] * len(table.ups)
    after = following(table, seat)
    for tile, many in enumerate(table.bag):
        if not many:
            continue
        bag = (*table.bag[:tile], many - 1, *table.bag[tile + 1 :])
        if tile != RA:
            fame = left_to(table._replace(bag=bag, track=(*table.track, tile)), after)
        elif table.ra_left == 1:
            fame = expected(table._replace(bag=bag, track=(), ra_left=0))
        else:
            fame = Sale(table._replace(bag=bag, ra_left=table.ra_left - 1), seat).outcome()
        for other, value in enumerate(fame):
            found[other] += value * many / size
    return tuple(found)
