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
    """One line of the log. heading: an epoch or round begins. to: the seats to whom it happens besides ``seat``.
    raises: a bid, higher than all before it. chosen: what ``seat`` chose earlier comes to pass, and is no news to it.
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


@dataclass(frozen=True)
class Told:
    """A line of the log that tells the viewer what others did.

    place: its row in the log. at: after how many moves it stands. own: whether it happened to the viewer.
    """

    place: int
    at: int
    line: LogLine
    own: bool = False
