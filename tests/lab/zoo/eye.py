"""What the players of the zoo see on a table of Ra: what tiles are worth to each seat, and what suns cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp

from durbar.games.ra import scoring
from durbar.games.ra.tiles import CIVILIZATION, FLOOD, GOD, GOLD, MONUMENT, NILE, NUMBER, PHARAOH, TILES
from durbar.games.ra.view import View
from durbar.games.ra.worth import LAST_EPOCH, laid_down

#: The number of tiles of each kind, in the order of tiles.TILES.
Area = list[int]

#: Fame that a God brings beside its own, while suns are left to use it.
CHOICE = 1.0
#: Fame of a tile on average, and suns' worth of tiles that nobody gets.
TILE, UNSOLD = 1.7, 2.5
#: What the weakest and the strongest sun on the table cost, as parts of what suns get on average.
WEAKEST, STRONGEST = 0.45, 1.45
#: Fame to be lost by a sun lower by one: for each epoch to come, and for the sums at the end.
POINT_AN_EPOCH, POINT_AT_LAST = 0.12, 0.12
#: Pharaohs that make a majority e times as sure, with a tile of them to come and for each more.
LEAD, LEAD_A_TILE = 0.5, 0.25
#: How likely who profits outbids, and who does not.
OUTBIDS, SPITES = 0.85, 0.08


class Eye:
    """A table as one seat sees it, asked during one choice. to_come: the part of the bag that this epoch will bring."""

    def __init__(self, view: View):
        """The eye of the seat that chooses."""
        self.view = view
        self.seat = view.seat
        self.suns = view.suns_up[view.seat]
        self.rivals = [seat for seat in range(view.seats) if seat != view.seat]
        self.spaces = view.ra_spaces - view.ra_track
        self.epochs_left = LAST_EPOCH - view.epoch
        ra = view.bag["ra"] + 1
        self.to_come = min(1.0, self.spaces / ra)
        self.to_come_later = min(1.0 - self.to_come, self.epochs_left * view.ra_spaces / ra)
        self.bag = [view.bag[tile] for tile in TILES]
        self.areas: list[Area] = [[area[tile] for tile in TILES] for area in view.areas]
        if view.picked and view.turn_of is not None:
            seat = view.turn_of
            picked = [NUMBER[tile] for tile in view.picked]
            self.areas[seat] = laid_down(self.areas[seat], picked, lambda area: self.open_to_choice(seat, area))

    # ---- tiles -------------------------------------------------------------------------------------------------

    def gain(self, seat: int, tiles: Sequence[str]) -> float:
        """Fame that owning these tiles too would bring a seat by the end of the game, disasters and all."""
        area = self.areas[seat]
        numbers = [NUMBER[tile] for tile in tiles]
        after = laid_down(area, numbers, lambda left: self.open_to_choice(seat, left))
        return self._worth(seat, after) - self._worth(seat, area)

    def open_to_choice(self, seat: int, area: Area) -> float:
        """What the groups are worth from which one chooses what a disaster takes."""
        return self._civilization(seat, area) + self._monuments(seat, area)

    def civilization_now(self, area: Area) -> float:
        """What civilization scores as it is."""
        return float(scoring.civilization(area))

    def _worth(self, seat: int, area: Area) -> float:
        god = scoring.GOD_FAME + (CHOICE if self.view.suns_up[seat] else 0.0)
        return (
            god * area[GOD]
            + scoring.GOLD_FAME * area[GOLD]
            + self._river(seat, area)
            + self._pharaohs(seat, area)
            + self.open_to_choice(seat, area)
        )

    def _share(self, seat: int) -> float:
        """The part of the tiles of this epoch that should come to a seat."""
        return self._shares[seat]

    @cached_property
    def _shares(self) -> list[float]:
        up = [len(suns) for suns in self.view.suns_up]
        return [self.to_come * many / (sum(up) + 1) for many in up]

    @property
    def _later(self) -> float:
        """The part of the bag that should come to a seat in the epochs after this one."""
        return self.to_come_later / (len(self.rivals) + 1.5)

    def _river(self, seat: int, area: Area) -> float:
        flooded = 1.0 if area[FLOOD] else min(0.9, self.bag[FLOOD] * self._share(seat))
        again = self.epochs_left * min(0.7, self.bag[FLOOD] * self._later / max(1, self.epochs_left))
        return area[FLOOD] + area[NILE] * (flooded + again)

    def _pharaohs(self, seat: int, area: Area) -> float:
        others = [self.areas[other][PHARAOH] for other in range(self.view.seats) if other != seat]
        mine = area[PHARAOH]
        width = LEAD + LEAD_A_TILE * self.bag[PHARAOH] * (self.to_come + self.to_come_later) / 4
        most = 1 / (1 + exp(-(mine - max(others) + LEAD) / width))
        fewest = 1 / (1 + exp((mine - min(others) - LEAD) / width))
        once = scoring.MOST_PHARAOHS * most + scoring.FEWEST_PHARAOHS * fewest
        return once * (1 + 0.7 * self.epochs_left)

    def _civilization(self, seat: int, area: Area) -> float:
        share = self._share(seat)
        kinds = 0.0
        for tile in CIVILIZATION:
            kinds += 1.0 if area[tile] else min(0.6, self.bag[tile] * share)
        return _between(scoring.CIVILIZATION_FAME, kinds)

    def _monuments(self, seat: int, area: Area) -> float:
        share = self._share(seat) + self._later
        kinds = same = 0.0
        for tile in MONUMENT:
            owned, more = area[tile], self.bag[tile] * share
            kinds += 1.0 if owned else min(0.8, more)
            if owned:
                same += _between(scoring.SAME_MONUMENTS_FAME, min(5.0, owned + more))
        return _between(scoring.DIFFERENT_MONUMENTS_FAME, kinds) + same

    # ---- suns --------------------------------------------------------------------------------------------------

    def average_track(self) -> float:
        """Fame that a sun gets on average in what is left of this epoch."""
        tiles = self.to_come * (sum(self.bag) - self.bag[0]) + len(self.view.on_track)
        return TILE * tiles / (sum(map(len, self.view.suns_up)) + UNSOLD)

    def price(self, seat: int, sun: int) -> float:
        """Fame that laying down a sun for the one on the board costs, tiles apart."""
        suns = self._all_up
        rank = suns.index(sun) / max(1, len(suns) - 1)
        kept = self.average_track() * (WEAKEST + (STRONGEST - WEAKEST) * rank)
        return kept + (sun - self.view.board_sun) * (POINT_AN_EPOCH * self.epochs_left + POINT_AT_LAST)

    @cached_property
    def _all_up(self) -> list[int]:
        return sorted(sun for own in self.view.suns_up for sun in own)

    @property
    def alone(self) -> bool:
        """Whether nobody else has a sun left."""
        return len(self._all_up) == len(self.suns)

    # ---- the others --------------------------------------------------------------------------------------------

    def leader(self) -> int:
        """The rival that stands best by what lies open; its fame counts where it is known."""
        fame = self.view.fame
        return max(self.rivals, key=lambda seat: (fame[seat] or 0) + self._worth(seat, self.areas[seat]))

    @property
    def still_to_bid(self) -> tuple[int, ...]:
        """The seats that speak after this one in the running auction."""
        auction = self.view.auction
        return tuple(seat for seat in auction.waiting if seat != self.seat) if auction is not None else ()

    def chance_to_stand(self, sun: int) -> float:
        """How likely nobody who speaks later outbids a sun for the track."""
        tiles = self.view.on_track
        chance = 1.0
        for seat in self.still_to_bid:
            higher = [own for own in self.view.suns_up[seat] if own > sun]
            if higher:
                pays = self.gain(seat, tiles) > self.price(seat, higher[0])
                chance *= 1 - (OUTBIDS if pays else SPITES)
        return chance

    def answered(self, sun: int, tiles: Sequence[str]) -> bool:
        """Whether somebody who speaks later can beat a sun, and would gain by it."""
        for seat in self.still_to_bid:
            higher = [own for own in self.view.suns_up[seat] if own > sun]
            if higher and self.gain(seat, tiles) > self.price(seat, higher[0]):
                return True
        return False

    def bid_of_others(self, tiles: Sequence[str]) -> int:
        """The bid that would stand if this seat called Ra, and each other bid the least sun that pays; 0 for none."""
        best, seats = 0, self.view.seats
        for place in range(1, seats):
            seat = (self.seat + place) % seats
            higher = [own for own in self.view.suns_up[seat] if own > best]
            if higher and self.gain(seat, tiles) > self.price(seat, higher[0]):
                best = higher[0]
        return best


def _between(table: Sequence[int], place: float) -> float:
    """The value of a table between two of its entries."""
    low = int(place)
    if low >= len(table) - 1:
        return float(table[-1])
    return table[low] + (place - low) * (table[low + 1] - table[low])
