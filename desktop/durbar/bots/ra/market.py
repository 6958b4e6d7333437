"""What the auction track and the suns are worth to each seat, as long as the suns lie as they do."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh

from durbar.bots.ra.outlook import Holding, Outlook, Rates
from durbar.games.ra.tiles import FUNERAL, PHARAOH
from durbar.games.ra.worth import laid_down


class Market:
    """The value of tiles and the price of suns, seen from one outlook. It is asked about states of the same stage."""

    def __init__(self, outlook: Outlook):
        """The market of an outlook."""
        self.outlook = outlook
        self.weights = outlook.weights
        state = outlook.state
        self.suns_up = tuple(state.suns_up)
        self._owned = [state.all_suns(seat) for seat in range(state.seats)]
        self._board_sun = state.board_sun
        self._bases: dict[tuple[int, bytes], float] = {}
        self._gains: dict[tuple[int, bytes, bytes], float] = {}
        self._prices: dict[tuple[int, int], float] = {}

    # ---- tiles -------------------------------------------------------------------------------------------------

    def gain(self, areas: Sequence[bytearray], seat: int, tiles: bytes) -> float:
        """Return fame that owning these tiles too would bring a seat by the end of the game, disasters and all."""
        area = areas[seat]
        key = (seat, bytes(area), tiles)
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._gain(areas, seat, area, tiles)
        return found

    def _gain(self, areas: Sequence[bytearray], seat: int, area: bytearray, tiles: bytes) -> float:
        holding = self.outlook.holding(seat)
        base = self._bases.get((seat, bytes(area)))
        if base is None:
            base = self._bases[seat, bytes(area)] = holding.value(area)
        after: Sequence[int]
        if tiles and max(tiles) >= FUNERAL:
            after = laid_down(area, tiles, holding.open_to_choice)
        else:
            after = area[:]
            for tile in tiles:
                after[tile] += 1
        found = holding.value(after) - base
        if after[PHARAOH] != area[PHARAOH]:
            pharaohs = [own[PHARAOH] for own in areas]
            before = self.outlook.majority(seat, pharaohs)
            pharaohs[seat] = after[PHARAOH]
            found += self.outlook.majority(seat, pharaohs) - before
        return found

    # ---- suns --------------------------------------------------------------------------------------------------

    def price(self, seat: int, sun: int) -> float:
        """Return fame that laying down a sun for the one on the board costs a seat, tiles apart; it may be negative."""
        found = self._prices.get((seat, sun))
        if found is None:
            found = self._prices[seat, sun] = self._price(seat, sun)
        return found

    def _price(self, seat: int, sun: int) -> float:
        up = [tuple([own for own in suns if own != sun]) for suns in self.suns_up]
        owned = list(self._owned)
        owned[seat] = (*[own for own in owned[seat] if own != sun], self._board_sun)
        outlook = self.outlook
        rates = outlook.rates_with(up, owned)
        gap = self.weights.sun_gap * (1 + outlook.epochs_left)
        before = outlook.suns([sum(own) for own in self._owned], gap)[seat]
        after = outlook.suns([sum(own) for own in owned], gap)[seat]
        return self._prospects(seat, outlook.rates) - self._prospects(seat, rates) + before - after

    def _prospects(self, seat: int, rates: Rates) -> float:
        """Return what a seat's area promises with these chances."""
        outlook = self.outlook
        holding = outlook.holding(seat) if rates is outlook.rates else Holding(outlook, seat, rates)
        area = outlook.state.areas[seat]
        return holding.value(area) + holding.to_come + outlook.majority(seat, outlook.pharaohs, rates)

    # ---- auctions ----------------------------------------------------------------------------------------------

    def likely_bid(self, areas: Sequence[bytearray], seat: int, tiles: bytes, best: int) -> float:
        """Return how likely a seat is to bid more than ``best`` for these tiles: the least it can, if that pays."""
        for sun in self.suns_up[seat]:
            if sun > best:
                lead = self.gain(areas, seat, tiles) - self.price(seat, sun)
                return (1.0 + tanh(lead / self.weights.fear)) / 2
        return 0.0

    def chance_to_stand(self, areas: Sequence[bytearray], rivals: Sequence[int], tiles: bytes, sun: int) -> float:
        """Return how likely none of the rivals, who speak later, bids more than a sun for these tiles."""
        chance = 1.0
        for rival in rivals:
            chance *= 1.0 - self.likely_bid(areas, rival, tiles, sun)
        return chance

    def bid_of_others(self, areas: Sequence[bytearray], caller: int, tiles: bytes) -> int:
        """Return the bid that would stand when an auction comes back to its caller, if each other bids the least that
        pays.
        """
        best, seats = 0, len(self.suns_up)
        for place in range(1, seats):
            seat = (caller + place) % seats
            for sun in self.suns_up[seat]:
                if sun > best:
                    if self.gain(areas, seat, tiles) > self.price(seat, sun):
                        best = sun
                    break
        return best
