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
class Count:
    """A number of things, as a panel of the right column shows it: picture, number (or "?"), and both in words."""

    picture: Picture
    number: str
    words: str


@dataclass(frozen=True)
class Sign:
    """A small picture in a panel of the right column that may be ticked off (done) or spent (faded).

    number: stands on it where a panel has no room for what its player is doing, which tells it else.
    """

    picture: Picture
    words: str
    done: bool = False
    faded: bool = False
    number: str = ""


@dataclass(frozen=True)
class SeatLine:
    """What a panel of the right column says of a seat. pieces stand right of the name, goods on a second line.

    A panel of two rows may carry counts in the second row instead, and at its right portraits and signs.
    cards: small ones at the end of the second line, closer together where there are many. spoken: the pieces, goods and
    cards in words, for screen readers.

    A panel of two rows with a sketch shows it at its right, ``pieces`` (one or two) right of it, and in the second row
    the number, in number_tone, with number_words ("to go") and the signs after it; it shows nothing else. In a line or
    two its counts, if it has any, stand instead of the state.
    """

    seat: int
    state: str
    number: str
    acting: bool = False
    out: bool = False
    pieces: tuple[Picture, ...] = ()
    last_piece: Picture | None = None
    goods: tuple[Picture, ...] = ()
    cards: tuple[Picture, ...] = ()
    counts: tuple[Count, ...] = ()
    portraits: tuple[Sign, ...] = ()
    signs: tuple[Sign, ...] = ()
    spoken: str = ""
    sketch: Sketch | None = None
    number_words: str = ""
    number_tone: Tone = "ink"
