"""What the events of a game are worth telling, as its ``telling.py`` declares it: once for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from durbar.engine.event import Event
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.moment import Moment, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.sound import Sound

#: Makes the lines of the log of an event.
MakeLines = Callable[[Any, Sight], Sequence[LogLine]]
#: Makes the great moment of an event, told what was seen before the move and after it; None: this one is nothing great.
MakeMoment = Callable[[Any, Sight, Sight], Moment | None]

#: Of one move, so many moments are shown at most, and in each so many lines of the log.
MAX_MOMENTS, MAX_LINES = 3, 3


@dataclass(frozen=True)
class Telling:
    """What a kind of event is worth.

    weight: how much it matters to those who did not bring it about, from 0, hardly at all, to 5: where there is no room
    to tell everything, what weighs most is told. lines: what the log says; None: nothing, or with other events.
    sound: how it sounds. moment: makes its great moment over the board.
    """

    weight: int
    lines: MakeLines | None = None
    sound: Sound | None = None
    moment: MakeMoment | None = None


@dataclass(frozen=True)
class GameTelling:
    """All events of a game, the most telling first; ornament: how its moments look."""

    events: Mapping[type[Event], Telling] = field(default_factory=dict)
    ornament: Ornament = field(default_factory=Ornament)

    @property
    def sounds(self) -> dict[type[Event], Sound]:
        """Which events sound how, the most telling first: where several happen at once and one is heard, it is that."""
        return {kind: telling.sound for kind, telling in self.events.items() if telling.sound is not None}

    def weight(self, *events: Event) -> int:
        """Return the weight of what matters most among these; 0 for none."""
        return max((self.events[type(event)].weight for event in events), default=0)

    def lines(self, events: Sequence[Event], sight: Sight) -> list[LogLine]:
        """Return what the log says of each of these events by itself, with its weight."""
        return [line.telling(self.weight(event), event) for event in events for line in self._lines_of(event, sight)]

    def _lines_of(self, event: Event, sight: Sight) -> Sequence[LogLine]:
        make = self.events[type(event)].lines
        return () if make is None else make(event, sight)

    def moments(self, events: Sequence[Event], before: Sight, after: Sight, lines: Sequence[LogLine]) -> list[Moment]:
        """Return the great moments of a move, as they happened: of many those that matter most.

        lines: what the log says of the move; a moment without words of its own says the same.
        """
        made: list[tuple[int, Moment]] = []
        for place, event in sorted(enumerate(events), key=lambda one: -self.weight(one[1])):
            make = self.events[type(event)].moment
            moment = make(event, before, after) if make is not None and len(made) < MAX_MOMENTS else None
            if moment is not None:
                made.append((place, replace(moment, words=moment.words or _words_of(event, lines))))
        return [moment for _, moment in sorted(made, key=lambda one: one[0])]


def _words_of(event: Event, lines: Sequence[LogLine]) -> str:
    """Return what the log says of an event, below its heading if it has one; of many lines the first."""
    told = [line for line in lines if event in line.events]
    return "\n".join(line.words for line in [line for line in told if not line.heading][:MAX_LINES] or told)


def by_events(lines: Sequence[LogLine]) -> list[tuple[Event, list[LogLine]]]:
    """Return lines that tell the same, together, each time with the first event that they tell."""
    return [(events[0], list(told)) for events, told in groupby(lines, key=lambda line: line.events)]
