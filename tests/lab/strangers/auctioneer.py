"""The auctioneer of Ra: it solves every auction from its end, and holds one in its head before it turns a tile.

Written from the rules alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.ra.moves import Bid, Draw, Invoke, Pass, Spend
from durbar.games.ra.tiles import GOD, NUMBER, PHARAOH, RA
from tests.lab.strangers.fortune import Table, next_up

#: How much it minds what the others get, all of them together.
ENVY = 0.5
#: Fame for which it calls an auction sooner than it turns a tile: what comes out of a later one is less sure.
HASTE = 0.8


def minding(fame: Sequence[float], seat: int) -> float:
    """Tell how well a seat likes what everybody gets."""
    return fame[seat] - ENVY * (sum(fame) - fame[seat]) / (len(fame) - 1)


class Sale:
    """An auction of a track, solved from its last bidder to its first."""

    def __init__(self, table: Table, track: Sequence[int], caller: int, forced: bool = False, full: bool = False):
        """Prepare a sale. forced: the caller must bid where nobody has. full: unsold tiles are lost."""
        self.table, self.track, self.caller, self.forced = table, track, caller, forced
        self.unsold = table.values(table.areas, table.up, 0 if full else len(track))
        suns = sum(map(len, table.up)) - 1
        self.each = table.tiles_each(suns, 0)
        self.losing = [table.own(table.areas[seat], len(table.up[seat]) * self.each) for seat in range(table.seats)]
        self.won: dict[int, list[float]] = {}
        self.ends: dict[tuple[int, int], list[float]] = {}

    def end(self, winner: int | None, sun: int) -> list[float]:
        """Tell the fame that each seat may expect once this seat has won with this sun."""
        if winner is None:
            return self.unsold
        found = self.ends.get((winner, sun))
        if found is None:
            table = self.table
            up = [[own for own in suns if own != sun] for suns in table.up]
            totals = table.totals[:]
            totals[winner] += table.board - sun
            suns = table.suns(up, totals, self.each)
            found = self.ends[winner, sun] = [a + b for a, b in zip(suns, self._areas(winner), strict=True)]
        return found

    def _areas(self, winner: int) -> list[float]:
        found = self.won.get(winner)
        if found is None:
            table = self.table
            more = (len(table.up[winner]) - 1) * self.each
            area = table.received(winner, self.track, more)
            counts = [other[PHARAOH] for other in table.areas]
            counts[winner] = area[PHARAOH]
            kings = table.pharaohs(counts, (sum(map(len, table.up)) - 1) * self.each)
            found = [own + king for own, king in zip(self.losing, kings, strict=True)]
            found[winner] = table.own(area, more) + kings[winner]
            self.won[winner] = found
        return found

    def solve(self, seat: int, best: int, best_seat: int | None) -> tuple[list[float], int]:
        """Return what comes out, and the sun that the seat bids (0: it passes), from this bidder on."""
        suns = [sun for sun in self.table.up[seat] if sun > best]
        last = seat == self.caller
        must = last and self.forced and suns and (best_seat is None or self.table.strict)
        choices = suns if must else [0, *suns]
        found: tuple[list[float], int] | None = None
        for sun in choices:
            bid, by = (sun, seat) if sun else (best, best_seat)
            ends = self.end(by, bid) if last else self.solve(next_up(self.table.up, seat), bid, by)[0]
            if found is None or minding(ends, seat) > minding(found[0], seat) + 1e-9:
                found = ends, sun
        assert found is not None
        return found

    def result(self) -> list[float]:
        """Tell the fame that each seat may expect from the whole sale."""
        return self.solve(next_up(self.table.up, self.caller), 0, None)[0]


class Auctioneer:
    """It plays what comes out best, if the track were sold as soon as it has made its move."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move that looks best."""
        moves = position.legal_moves
        if len(moves) == 1:
            return moves[0]
        view, table = position.view, Table(position.view)
        seat = view.seat
        if view.auction:
            on = view.auction
            sale = Sale(table, table.track, on.ra_player, on.cause == "invoked", on.cause == "full_track")
            sun = sale.solve(seat, on.best, on.best_seat)[1]
            return Bid(sun) if sun else Pass()
        if view.losing:
            return max(moves, key=lambda move: table.left(seat, move))
        picked = [NUMBER[tile] for tile in view.picked]
        return max(moves, key=lambda move: minding(after(table, seat, move, picked), seat))


def after(table: Table, seat: int, move: Move, picked: list[int]) -> list[float]:
    """Tell the fame that each seat may expect after a move of a turn."""
    full = len(table.track) == 8
    following = next_up(table.up, seat)
    if isinstance(move, Invoke):
        ends = Sale(table, table.track, seat, not full, full).result()
        ends[seat] += HASTE
        return ends
    if isinstance(move, Draw):
        return drawn(table, seat, following)
    track, area = table.track[:], table.areas[seat]
    taken = list(picked)
    table.areas[seat] = list(area)
    if isinstance(move, Spend):
        track.remove(NUMBER[move.tile])
        taken.append(NUMBER[move.tile])
        table.areas[seat][GOD] -= 1
    table.areas[seat] = list(table.received(seat, taken, 3.0 * len(table.up[seat])))
    ends = Sale(table, track, following).result()
    table.areas[seat] = area
    return ends


def drawn(table: Table, seat: int, following: int) -> list[float]:
    """Tell the fame that each seat may expect of a tile that is turned over."""
    total = sum(table.bag)
    fame = [0.0] * table.seats
    for tile, many in enumerate(table.bag):
        if not many:
            continue
        ends = struck(table, seat) if tile == RA else Sale(table, [*table.track, tile], following).result()
        for other, value in enumerate(ends):
            fame[other] += many / total * value
    return fame


def struck(table: Table, seat: int) -> list[float]:
    """Tell the fame that each seat may expect when Ra is turned over."""
    table.ra_left -= 1
    table.set_rates()
    if table.ra_left:
        ends = Sale(table, table.track, seat).result()
    else:
        ends = table.values(table.areas, [[] for _ in table.up], 0)
    table.ra_left += 1
    table.set_rates()
    return ends
