"""What comes next in Noughts and Crosses: the other seat’s turn, or the end (§2, §3)."""

from __future__ import annotations

from typing import Self

from durbar.engine.event import Event
from durbar.engine.rng import Rng
from durbar.games.noughts.events import GameEnded
from durbar.games.noughts.state import CELLS, NoughtsState
from durbar.games.noughts.steps import Turn


class NoughtsSequence(NoughtsState):
    """A position of Noughts and Crosses that goes on from step to step."""

    __slots__ = ()

    @classmethod
    def start(cls, seed: int) -> Self:
        """The first position (§1)."""
        state = cls._before_all(Rng(seed))
        state.cells = [None for _ in CELLS]
        state.steps = [Turn(0)]
        return state

    def go_on(self, seat: int, events: list[Event]) -> None:
        """The other’s turn, or the end with three in a row or no free cell."""
        if self.row or self.full:
            events.append(GameEnded(tuple(self.standings())))
        else:
            self.steps.append(Turn(1 - seat))
