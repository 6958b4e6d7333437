"""What comes next in Ra: whose turn it is, when an epoch is over, when the game is (§2.2, §6, §8)."""

from __future__ import annotations

from typing import Self

from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.rng import Rng
from durbar.games.ra.events import EpochBegan, EpochEnded, EpochScored, GameEnded
from durbar.games.ra.scoring import score_epoch, settled
from durbar.games.ra.state import RaState
from durbar.games.ra.steps import TURNS
from durbar.games.ra.tiles import names

EPOCHS = 3


class RaSequence(RaState):
    """A position of Ra that goes on from step to step."""

    __slots__ = ()

    @classmethod
    def start(cls, seats: int, seed: int, options: Options) -> Self:
        """Return the first position (§2.2); arguments are known to be good."""
        state = cls._before_all(Rng(seed))
        state._set_up(seats, options)
        state.steps = [TURNS[state.highest_sun_owner()]]
        return state

    def go_on(self, seat: int, events: list[Event]) -> None:
        """Go on after a turn to the next player with a face-up sun, or to the end of the epoch (§6)."""
        if len(self.steps) > 1:
            return
        if self.ra_track == self.ra_spaces:
            self._end_epoch("ra_track", events)
            return
        suns_up = self.suns_up
        seats = len(suns_up)
        following = self.steps[0].seat
        for _ in range(seats):
            following = (following + 1) % seats
            if suns_up[following]:
                self.steps[0] = TURNS[following]
                return
        self._end_epoch("suns", events)

    def _end_epoch(self, cause: str, events: list[Event]) -> None:
        """Clear the tracks, settle the fame, and begin the next epoch or end the game (§6, §7, §8)."""
        left = self.clear_tracks()
        events.append(EpochEnded(self.epoch, cause, names(left)))
        self._settle(events)
        self.clear_areas()
        if self.epoch == EPOCHS:
            self.steps = []
            events.append(GameEnded(tuple(self.standings())))
            return
        self.epoch += 1
        first = self.highest_sun_owner()
        self.steps = [TURNS[first]]
        events.append(EpochBegan(self.epoch, first))

    def _settle(self, events: list[Event]) -> None:
        before = tuple(self.fame)
        totals = [sum(self.all_suns(seat)) for seat in range(self.seats)]
        scores = score_epoch(self.areas, totals, last=self.epoch == EPOCHS)
        self.fame = settled(before, scores)
        hidden = bool(self.options["hidden_scores"]) and self.epoch < EPOCHS
        events.append(EpochScored(self.epoch, scores, before, tuple(self.fame), hidden))
