"""What comes next in Taj Mahal: whose turn it is, when a visit is over, when the game is (§4, §5, §8, §10)."""

from __future__ import annotations

from typing import Self

from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.rng import Rng
from durbar.games.taj_mahal.events import GameEnded, PairExchanged, VisitBegan, VisitEnded
from durbar.games.taj_mahal.pieces import VISITS, displayed
from durbar.games.taj_mahal.scoring import hand_points
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.steps import TURNS
from durbar.games.taj_mahal.symbols import ELEPHANT, INFLUENCES, SYMBOLS

PAIR = 2


class TajMahalSequence(TajMahalState):
    """A position of Taj Mahal that goes on from step to step."""

    __slots__ = ()

    @classmethod
    def start(cls, seats: int, seed: int, options: Options) -> Self:
        """Return the first position (§4).

        Arguments are known to be good. Raises BadOption when the board's file is gone.
        """
        state = cls._before_all(Rng(seed))
        state._set_up(seats, options)
        state._begin_visit([])
        return state

    def go_on(self, seat: int, events: list[Event]) -> None:
        """Ask the next player clockwise who is still in the visit; without any, end the visit (§5, §8)."""
        if self.steps:
            return
        inside = self.inside
        seats = len(inside)
        following = (seat + 1) % seats
        while not inside[following]:
            if following == seat:
                self._end_visit(events)
                return
            following = (following + 1) % seats
        self.steps = [TURNS[following]]

    def _end_visit(self, events: list[Event]) -> None:
        province = self.board.provinces[self.province].id
        events.append(VisitEnded(self.visit, province, self.court[ELEPHANT]))
        self._exchange_pairs(events)
        if self.visit == VISITS:
            self._end(events)
        else:
            self._begin_visit(events)

    def _exchange_pairs(self, events: list[Event]) -> None:
        """Exchange two equal influence tiles for their special card, from the table or its holder (§8)."""
        pieces = self.board.pieces
        for seat, tiles in enumerate(self.influence):
            while PAIR in tiles:
                number = tiles.index(PAIR)
                tiles[number] = 0
                self.piles[number] += PAIR
                card = pieces.earned[number]
                owner = self.holder[card]
                if owner is not None:
                    self.hand_back(owner, card)
                self.holder[card] = seat
                self.receive(seat, card, known=True)
                events.append(PairExchanged(seat, INFLUENCES[number], pieces.ids[card], owner))

    def _begin_visit(self, events: list[Event]) -> None:
        """Begin the next province: its tile, influence tiles and the crown at the court, a new display (§8)."""
        self.visit += 1
        seats = self.seats
        self.inside = [True] * seats
        for number in range(len(INFLUENCES)):
            if not self.court[number]:
                self.piles[number] -= 1
        self.court = [True] * len(SYMBOLS)
        self.winners = [None] * len(SYMBOLS)
        self.display = []
        while len(self.display) < displayed(seats) and (self.bag or self.renew_pile(events)):
            self.display.append(self.draw())
        self.steps = [TURNS[self.start_seat]]
        ids = self.board.pieces.ids
        shown = tuple([ids[card] for card in self.display])
        events.append(VisitBegan(self.visit, self.board.provinces[self.province].id, self.start_seat, shown))

    def _end(self, events: list[Event]) -> None:
        for seat in range(self.seats):
            points = hand_points(self.board.pieces, seat, self.hands[seat])
            self.score[seat] += points.points
            events.append(points)
        events.append(GameEnded(tuple(self.standings())))
