"""What comes next in Raja: the choices before the game, its rounds and turns, its end (§5, §6, §8, §10)."""

from __future__ import annotations

from typing import Self

from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.rng import Rng
from durbar.games.raja import actions, unfinished
from durbar.games.raja.events import ArchitectsAtHome, CityScored, GameEnded, RoundBegan, SuppliesGiven, TurnBegan
from durbar.games.raja.state import STARTING_HOUSES, RajaState
from durbar.games.raja.steps import Auction, Choosing, Disc, Placing
from durbar.games.raja.track import numbered, order
from durbar.games.raja.turn import TURNS

SUPPLIES = 6


class RajaSequence(RajaState):
    """A position of Raja that goes on from step to step."""

    __slots__ = ()

    @classmethod
    def start(cls, seats: int, seed: int, options: Options) -> Self:
        """Return the first position (§3.2).

        Arguments are known to be good. Raises BadOption when the board's file is gone.
        """
        state = cls._before_all(Rng(seed))
        state._set_up(seats, options)
        state._prepare([])
        return state

    def go_on(self, seat: int, events: list[Event]) -> None:
        """Begin what follows a step: another before the first round, a disc, a turn, or the end of the round."""
        if self.steps:
            return
        if not self.round:
            self._prepare(events)
        elif None in self.discs:
            self._ask_for_disc()
        elif self.waiting:
            self._begin_turn(events)
        else:
            self._end_round(events)

    def _prepare(self, events: list[Event]) -> None:
        """Ask the next to choose or to open an auction.

        When all have a card, go on to the starting houses (§5.1, §11.2.5).
        """
        without = self.without_character()
        if not without:
            self._ask_for_house(events)
        elif self.options["auction"] and len(without) > 1:
            self.steps = [Auction(without[0], without[0])]
        else:
            self.steps = [Choosing(without[0])]

    def _ask_for_house(self, events: list[Event]) -> None:
        """Ask for the next starting house by character, four times round.

        Then for the supplies and the first round (§5.2).
        """
        seats = self.seats
        placed = STARTING_HOUSES * seats - sum(self.reserve)
        if not placed:
            self._go_home(events)
        if placed < STARTING_HOUSES * seats:
            self.steps = [Placing(self.by_character()[placed % seats], placed)]
            return
        for seat in range(seats):
            self.quarry[seat] -= SUPPLIES
            self.reserve[seat] += SUPPLIES
        events.append(SuppliesGiven(SUPPLIES))
        self._begin_round(events)

    def _go_home(self, events: list[Event]) -> None:
        if self.options["start_at_home"]:
            self.architects = [self.board.homes[cards[0]] for cards in self.cards]
            events.append(ArchitectsAtHome(tuple(self.board.junctions[city].id for city in self.architects)))

    def _begin_round(self, events: list[Event]) -> None:
        """Move the Maharaja to the city of the lowest marker, and that marker to the round's space (§6.1)."""
        self.round += 1
        lowest = order(self.track)[0]
        self.maharaja = lowest + 1
        self.track[lowest] = numbered(self.round)
        self.discs = [None] * self.seats
        self.revealed = [False] * self.seats
        self.waiting = list(range(self.seats))
        self.clear_turn()
        events.append(RoundBegan(self.round, self.board.junctions[self.maharaja].id))
        self._ask_for_disc()

    def _ask_for_disc(self) -> None:
        """Ask for the next disc, by character (§6.2)."""
        self.steps = [Disc(next(seat for seat in self.by_character() if self.discs[seat] is None))]

    def _begin_turn(self, events: list[Event]) -> None:
        """Turn over the next disc: the lowest number among those who have not played (§6.3, §7.6)."""
        seat = min(self.waiting, key=lambda waiting: self.cards[waiting])
        disc = self.discs[seat]
        assert disc is not None
        self.revealed[seat] = True
        self.extra = None
        self.turn = bytearray(unfinished.fresh(disc))
        self.steps = [TURNS[seat]]
        events.append(TurnBegan(seat, actions.names(disc)))
        self.grant_powers(seat, events)

    def _end_round(self, events: list[Event]) -> None:
        """Score the Maharaja's city; the game may end (§8, §10)."""
        city = self.maharaja
        scored = self.score_of(city)
        for seat, gold in enumerate(scored.gold):
            self.gold[seat] += gold
        events.append(CityScored(self.round, self.board.junctions[city].id, scored))
        if max(self.built) >= self.palaces_to_win:
            self._end("palaces", events)
        elif self.round == self.last_round:
            self._end("rounds", events)
        else:
            self._begin_round(events)

    def _end(self, cause: str, events: list[Event]) -> None:
        events.append(GameEnded(cause, tuple(self.standings())))
