"""A steady player of Ra: knows what tiles are worth, is thrifty with suns, calls Ra when it expects to win cheaply."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh

import msgspec

from durbar.bots.position import Position
from durbar.engine.move import Move
from durbar.games.ra.judgement import LAST_EPOCH, Outlook, least_harm
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.scoring import HIGHEST_SUNS
from durbar.games.ra.tiles import CIVILIZATION, MONUMENT, TILES
from durbar.games.ra.view import View

TRACK_SPACES = 8


class Habits(msgspec.Struct, frozen=True):
    """How a player of this kind weighs things; all in fame. The values were found by play against other values.

    fame_a_tile: what a tile of the bag brings on average. weakest_sun, sun_strength: what part of an average lot the
    weakest sun on the table can hope for, and how much more the strongest. next_sun: what each point of a sun is worth
    to its owner in the next epoch. sun_gap: difference between two sums of suns that makes the last order fairly sure.
    call_profit, call_gain: what an auction must promise, after and before the price of the sun, to be called.
    god_profit: what a pick with a God must bring above keeping it. doubt: how far another's profit may be from what it
    seems, when guessing whether he will bid.
    """

    fame_a_tile: float = 1.8
    weakest_sun: float = 0.5
    sun_strength: float = 0.8
    next_sun: float = 0.4
    sun_gap: float = 4.0
    call_profit: float = 2.0
    call_gain: float = 1.0
    god_profit: float = 0.5
    doubt: float = 2.0


class Appraisal:
    """What the auction track and the suns are worth to each seat, as this player sees it."""

    def __init__(self, view: View, habits: Habits):
        """An appraisal of what the player of ``view`` sees; each part is worked out when first asked for."""
        self.view = view
        self.habits = habits
        self._outlooks: dict[int, Outlook] = {}
        self._gains: dict[int, float] = {}

    def outlook(self, seat: int) -> Outlook:
        """The rest of the game as it looks for a seat."""
        if seat not in self._outlooks:
            self._outlooks[seat] = Outlook(self.view, seat)
        return self._outlooks[seat]

    def gain(self, seat: int) -> float:
        """Fame that the auction track would bring a seat."""
        if seat not in self._gains:
            self._gains[seat] = self.outlook(seat).gain(self.view.on_track)
        return self._gains[seat]

    def profit(self, seat: int, sun: int) -> float:
        """What winning the auction with this sun would bring, above what the sun could do otherwise."""
        exchange = self._keeping_suns(seat, self.view.board_sun - sun) - self._keeping_suns(seat, 0)
        return self.gain(seat) + exchange - self._later_lot(seat, sun)

    def _later_lot(self, seat: int, sun: int) -> float:
        """What a sun may still buy in this epoch: its part of the tiles to come, the more the fewer suns beat it."""
        habits = self.habits
        others = [other for owner, suns in enumerate(self.view.suns_up) if owner != seat for other in suns]
        suns = len(others) + len(self.view.suns_up[seat])
        lot = habits.fame_a_tile * min(TRACK_SPACES, self.outlook(seat).draws / suns)
        # Alone, any sun buys as well as another, and what does not fit on the track is lost: do not wait too long.
        beaten = sum(other < sun for other in others) / len(others) if others else 0.0
        return lot * (habits.weakest_sun + habits.sun_strength * beaten)

    def _keeping_suns(self, seat: int, change: int) -> float:
        """What a seat's suns, their sum changed by this much, are worth after this epoch."""
        sums = [sum(up) + sum(down) for up, down in zip(self.view.suns_up, self.view.suns_down, strict=True)]
        own = sums.pop(seat) + change
        if self.view.epoch < LAST_EPOCH:
            return self.habits.next_sun * own
        highest = lowest = 1.0
        for other in sums:
            ahead = _likely((own - other) / self.habits.sun_gap)
            highest *= ahead
            lowest *= 1.0 - ahead
        return HIGHEST_SUNS * (highest - lowest)


class RaSteady:
    """A computer player for Ra: a fair match for a beginner, and to be beaten by a player who pays attention.

    It weighs every seat's open tiles and suns, and looks no further ahead than the end of the running auction.
    """

    def __init__(self, habits: Habits | None = None):
        """A player with these habits, the steady ones by default."""
        self.habits = habits or Habits()

    def choose(self, position: Position, seed: int) -> Move:
        """The move that looks best. The seed is not needed: there is no chance in this player."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        view: View = position.view
        table = Appraisal(view, self.habits)
        if view.losing is not None:
            return self._lose(table)
        if view.auction is not None:
            return self._bid(table, legal)
        spend = self._spend(table, legal)
        if spend is not None:
            return spend
        if view.step == "spending":
            return Stop()
        return Invoke() if Draw() not in legal or self._calls(table) else Draw()

    def _lose(self, table: Appraisal) -> Move:
        """One of the tiles whose loss, all in all, harms least."""
        losing = table.view.losing
        assert losing is not None
        outlook = table.outlook(table.view.seat)
        group = CIVILIZATION if losing.disaster == "unrest" else MONUMENT
        return Lose(TILES[least_harm(outlook.own, group, losing.left, outlook.open_to_choice)[0]])

    def _spend(self, table: Appraisal, legal: Sequence[Move]) -> Move | None:
        """The best pick with a God, if it brings enough above what the God may do later."""
        outlook = table.outlook(table.view.seat)
        picks = [(outlook.gain((move.tile,)), move) for move in legal if isinstance(move, Spend)]
        if not picks:
            return None
        gain, best = max(picks, key=lambda pick: pick[0])
        return best if gain - outlook.god > self.habits.god_profit else None

    def _bid(self, table: Appraisal, legal: Sequence[Move]) -> Move:
        """The bid with the best average profit, or a pass where none has any."""
        seat = table.view.seat
        bids = [
            (self._chance_to_win(table, move.sun) * table.profit(seat, move.sun), move)
            for move in legal
            if isinstance(move, Bid)
        ]
        profit, best = max(bids, key=lambda bid: bid[0])
        return Pass() if profit <= 0 and Pass() in legal else best

    def _chance_to_win(self, table: Appraisal, sun: int) -> float:
        """How likely it is that nobody who is still to speak bids higher."""
        auction = table.view.auction
        assert auction is not None
        chance = 1.0
        for seat in auction.waiting[1:]:
            higher = [own for own in table.view.suns_up[seat] if own > sun]
            if higher:
                chance *= 1.0 - _likely(table.profit(seat, higher[0]) / self.habits.doubt)
        return chance

    def _calls(self, table: Appraisal) -> bool:
        """Whether to invoke Ra although a tile could be drawn."""
        view, habits = table.view, self.habits
        own = view.suns_up[view.seat]
        last = view.ra_spaces - view.ra_track == 1
        if sum(map(len, view.suns_up)) == len(own):  # nobody else can buy: only the last Ra tile can take it all away
            return last and view.ra_odds * table.gain(view.seat) > (1 - view.ra_odds) * habits.fame_a_tile
        if table.gain(view.seat) < habits.call_gain:
            return False
        enough = [sun for sun in own if sun > self._bid_of_others(table)]
        profit = max((table.profit(view.seat, sun) for sun in enough), default=0.0)
        return profit > (0.0 if last else habits.call_profit)

    def _bid_of_others(self, table: Appraisal) -> int:
        """The bid that would stand when the auction comes back to the caller, if the others bid the least that pays."""
        view, best = table.view, 0
        for place in range(1, view.seats):
            seat = (view.seat + place) % view.seats
            higher = [sun for sun in view.suns_up[seat] if sun > best]
            if higher and table.profit(seat, higher[0]) > 0:
                best = higher[0]
        return best


def _likely(lead: float) -> float:
    """From 0 to 1: a half at no lead, near 1 at a lead of 3 and more."""
    return (1.0 + tanh(lead / 2)) / 2
