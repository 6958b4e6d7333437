"""Which events of a game make a moment, as the game hands it over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from durbar.engine.event import Event
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.moment import Moment, Ornament
from durbar.ui.kit.values.sight import Sight

#: Makes the moment of an event, told what was seen before the move and after it; None: this one is nothing great.
Teller = Callable[[Any, Sight, Sight], Moment | None]

#: Of one move, so many are shown at most.
MOST = 3


@dataclass(frozen=True)
class Moments:
    """ornament: how they look. table: by the event, who tells of it, the most telling first. log: what its log says."""

    ornament: Ornament = field(default_factory=Ornament)
    table: Mapping[type[Event], Teller] = field(default_factory=dict)
    log: Callable[[Sequence[Event], Sight], Sequence[LogLine]] = lambda _events, _sight: ()

    def of(self, events: Sequence[Event], before: Sight, after: Sight) -> list[Moment]:
        """The great moments of a move, as they happened: of many those that tell most."""
        kinds = list(self.table)
        great = [(place, event) for place, event in enumerate(events) if type(event) in self.table]
        made: list[tuple[int, Moment]] = []
        for place, event in sorted(great, key=lambda one: kinds.index(type(one[1]))):
            moment = self.table[type(event)](event, before, after)
            if moment is not None and len(made) < MOST:
                words = moment.words or self.log([event], after)[-1].words
                made.append((place, replace(moment, words=words)))
        return [moment for _, moment in sorted(made, key=lambda one: one[0])]
