"""What the bar at the foot of the window says and offers."""

from collections.abc import Callable
from dataclasses import dataclass, field

from durbar.engine.move import Move
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.tip import Tip
from durbar.ui.kit.values.tone import Tone


@dataclass(frozen=True)
class Button:
    """A button of the prompt bar. It plays ``move``, offers a menu of ``moves``, or does what ``action`` names.

    loses: a press loses what stands on tiles with ``warn``; they show it only while such a button is pointed at.
    plays_framed: while a move that no other button makes has the frame in a list, this one is on, and plays that.
    picture_of: the picture it then has; none: its own.
    """

    words: str
    key: str = ""
    picture: Picture | None = None
    move: Move | None = None
    moves: tuple[Move, ...] = ()
    action: str = ""
    primary: bool = False
    enabled: bool = True
    tip: str = ""
    loses: bool = False
    plays_framed: bool = False
    picture_of: Callable[[Move], Picture] | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Tile:
    """A picture in the prompt bar, left of the buttons: something to choose, or how far a choice has come.

    words: its name, for screen readers and its tip's title. move: what a click plays; without one it only shows and
    explains. on: chosen. done: ticked off. faded: spent, or not to be had. key: as of a Button. running: being carried
    out. warn: lost if the turn ended now.
    """

    picture: Picture
    words: str
    move: Move | None = None
    tip: Tip | None = None
    key: str = ""
    on: bool = False
    done: bool = False
    faded: bool = False
    running: bool = False
    warn: bool = False


@dataclass(frozen=True)
class Prompt:
    """The one plain sentence at the foot of the window, a second line, and the few tiles and buttons that matter.

    caption: a few words before the tiles, saying what they are ("Still to use").
    figures: what the second line says as pictures, each with a number or a few words: seen in its place.
    """

    sentence: str
    second: str = ""
    tone: Tone = "quiet"
    section: str = ""
    buttons: tuple[Button, ...] = ()
    tiles: tuple[Tile, ...] = ()
    caption: str = ""
    figures: tuple[tuple[Picture, str], ...] = ()
