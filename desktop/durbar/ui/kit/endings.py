"""What is told when a stage of a game ends, or the game itself, as a game's screen hands it over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from durbar.engine.event import Event
from durbar.ui.kit.values.results import Results
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.kit.values.sight import Sight

#: For each move, the view before it and its events.
Moves = Sequence[tuple[Any, Sequence[Event]]]


def _no_table(_events: Sequence[Event], _sight: Sight) -> ScoreTable | None:
    return None


def _no_choices(_moves: Moves) -> Sequence[tuple[int, str]]:
    return ()


@dataclass(frozen=True)
class Endings:
    """results: the end of the game, told of all its moves. stage_table: the table to show when these events end a
    stage, else None; with whole_stages it is told of all the moves of the stage, not only of the one that ends it.
    telling_choices: told of the moves of a stage that has a table, by seat the one choice that mattered most, a clause
    without full stop; it tells only what everybody at the table may know.
    begins: the events with which the next stage begins; they are shown when the table of the one before has been read.
    rolls: the events with which a round begins that no table parts from the one before; what that leaves is put away,
    and what stands round the board tells of the new round, before their pieces move.
    far: by so many points, in the unit that wins, a game is won or lost by far, 0 where none is: among three equals one
    loses so about once in eight games, and wins so once in twenty or less.
    """

    results: Callable[[Moves, Sight], Results]
    stage_table: Callable[[Sequence[Event], Sight], ScoreTable | None] = _no_table
    telling_choices: Callable[[Moves], Sequence[tuple[int, str]]] = _no_choices
    whole_stages: bool = False
    begins: tuple[type[Event], ...] = ()
    rolls: tuple[type[Event], ...] = ()
    far: int = 0

    def parted(self, events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
        """What belongs to the stage that these events end, and what to the next one."""
        return _parted(events, self.begins)

    def rolled(self, events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
        """What belongs to the round that these events end without a table, and what to the next one."""
        return _parted(events, self.rolls)


def _parted(events: Sequence[Event], by: tuple[type[Event], ...]) -> tuple[Sequence[Event], Sequence[Event]]:
    first = next((place for place, event in enumerate(events) if isinstance(event, by)), len(events))
    return events[:first], events[first:]
