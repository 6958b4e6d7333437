"""Lines of the tabs: a legal move, and what a move did."""

from __future__ import annotations

from dataclasses import dataclass, replace

from durbar.engine.move import Move
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.tone import Tone


@dataclass(frozen=True)
class MoveRow:
    """A legal move as a line of the Moves list. gain: a short number or odds at the right."""

    move: Move
    words: str
    picture: Picture | None = None
    second: str = ""
    gain: str = ""
    tone: Tone = "quiet"


@dataclass(frozen=True)
class LogLine:
    """One line of the log. heading: an epoch or round begins. to: the seats to whom it happens besides ``seat``.
    raises: a bid, higher than all before it. chosen: what ``seat`` chose earlier comes to pass, and is no news to it.
    short: the same in fewer words, where there are fewer that say what matters. explained: the same with what a number
    in it means, for the first of such lines in a list. weight: how much it matters to the others, 0 for what hardly
    does.
    """

    words: str
    picture: Picture | None = None
    seat: int | None = None
    heading: bool = False
    section: str = ""
    quiet: bool = False
    to: tuple[int, ...] = ()
    raises: bool = False
    chosen: bool = False
    short: str = ""
    explained: str = ""
    weight: int = 0

    def weighed(self, weight: int) -> LogLine:
        """The line with a weight of its own; what is told quietly has none, unless it is a bid."""
        return self if self.quiet and not self.raises else replace(self, weight=weight)


@dataclass(frozen=True)
class Told:
    """A line of the log that tells the viewer what others did.

    place: its row in the log, or its number among the headlines. at: after how many moves it stands. own: whether it
    happened to the viewer. weight: how much it matters to the viewer, below 0 for what the viewer knows anyway.
    """

    place: int
    at: int
    line: LogLine
    own: bool = False
    weight: int = 0
