"""Lines of the tabs: a legal move, and what a move did."""

from dataclasses import dataclass

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
    """One line of the log. heading: an epoch or round begins. table: a stage's ScoreTable can be opened from it."""

    words: str
    picture: Picture | None = None
    seat: int | None = None
    heading: bool = False
    section: str = ""
    quiet: bool = False
