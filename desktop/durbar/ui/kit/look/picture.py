"""A small picture with perhaps words on it: what buttons, lists and panels show."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    """A small picture: an element of an art file, perhaps with words on it (the number of a sun).

    art: "file/element", e.g. "ra/tile-flood", "kit/undo". size: relative to the usual, 1 = as the place has it.
    """

    art: str
    badge: str = ""
    badge_colour: str = "#241F2E"
    opacity: float = 1.0
    ringed: bool = False
