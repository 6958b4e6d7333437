"""What comes next in The Dice Charmers: rewards without a choice, the next turn, round and end (§4, §5.5, §11)."""

from __future__ import annotations

from typing import Self

from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.rng import Rng
from durbar.games.dice_charmers import usable
from durbar.games.dice_charmers.events import GameEnded, PassBegan, RoundBegan
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import CENTRE, COLOURS, DICE, FACES
from durbar.games.dice_charmers.state import TWO_PLAYERS_PICKS, DiceCharmersState
from durbar.games.dice_charmers.turn import CHOOSING, Rewards

_ALL_CENTRE = bytes([CENTRE] * len(DICE))


class DiceCharmersSequence(DiceCharmersState):
    """A position of The Dice Charmers that goes on from step to step."""

    __slots__ = ()

    @classmethod
    def start(cls, seats: int, seed: int, options: Options) -> Self:
        """Return the first position, all dice rolled (§3, §4). Raises MissingBoard when the file of sheets is gone."""
        state = cls._before_all(Rng(seed))
        state._set_up(seats, options)
        state._begin_round([])
        return state

    def go_on(self, seat: int, events: list[Event]) -> None:
        """Take rewards that leave no choice, end bonuses of which nothing is left, then begin the next turn."""
        steps = self.steps
        while steps and isinstance(steps[-1], Rewards) and steps[-1].settle(self, events):
            pass
        if not steps:
            self._next(events)
        elif len(steps) == 1:
            self.running = -1

    def _next(self, events: list[Event]) -> None:
        """Ask for the next choice: the next player's, in the second pass, or in the next round (§4, §11, §12)."""
        self.pick += 1
        seats = self.seats
        if self.pick % seats == 0 and max(self.scores()) > 0:
            self._end(True, events)
        elif self.pick == (TWO_PLAYERS_PICKS if seats == 2 else seats):
            self._next_round(events)
        else:
            if self.pick == seats:
                events.append(PassBegan(self.first))
            self.steps = [CHOOSING[(self.first + self.pick) % seats]]

    def _next_round(self, events: list[Event]) -> None:
        if not any(self._can_use_any(marks) for marks in self.marks):
            self._end(False, events)
            return
        self.first = (self.first + 1) % self.seats
        self._begin_round(events)

    def _begin_round(self, events: list[Event]) -> None:
        self.round += 1
        self.pick = 0
        self.faces = bytearray([self.rng.below(FACES) for _ in DICE])
        self.places = bytearray(_ALL_CENTRE)
        self.steps = [CHOOSING[self.first]]
        events.append(RoundBegan(self.round, self.first, tuple(self.faces)))

    def _can_use_any(self, marks: Marks) -> bool:
        """Return whether any face of any die would do something on a sheet."""
        dice = ((colour, face) for colour in range(len(COLOURS)) for face in self.board.faces[colour])
        return any(usable.face_usable(self.sheet, marks, colour, face) for colour, face in dice)

    def _end(self, crossed: bool, events: list[Event]) -> None:
        events.append(GameEnded(tuple(self.standings()), crossed))
