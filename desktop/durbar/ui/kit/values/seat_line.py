"""What the panel of a seat, in the right column, says and shows."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.tone import Tone

#: Draws a player's sheet into a box of the painter's own units, small or large.
Sketch = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class Thing:
    """Something that a player has: a picture, and after it how many there are, if that is told.

    framed: on a cream tile of its own, in both themes. done: ticked off.
    """

    picture: Picture
    number: str = ""
    framed: bool = False
    done: bool = False


@dataclass(frozen=True)
class Box:
    """Things as large as they can be in a box at the panel's right; their numbers show only in a brief panel.

    width: units, which the box keeps when it is empty.
    """

    things: tuple[Thing, ...]
    width: int


@dataclass(frozen=True)
class SeatLine:
    """What a panel of the right column says of a seat. spoken: all that it shows, in words, for screen readers.

    In a normal panel state (or ``tally`` in its place) stands below the name, ``pieces`` right of both, then the number
    after its picture; in a row below ``counts`` and ``cards``, after a number that has words ("to go"). At the right
    are sketch and boxes, over the whole height. A brief panel has all but the sketch in one row of things.

    All seats of a game have as many ``counts`` and ``boxes``, empty ones too.
    """

    seat: int
    state: str
    number: str = ""
    acting: bool = False
    out: bool = False
    number_picture: Picture | None = None
    number_words: str = ""
    number_tone: Tone = "ink"
    tally: tuple[Thing, ...] = ()
    pieces: tuple[Thing, ...] = ()
    counts: tuple[Thing, ...] = ()
    cards: tuple[Thing, ...] = ()
    boxes: tuple[Box, ...] = ()
    sketch: Sketch | None = None
    spoken: str = ""
