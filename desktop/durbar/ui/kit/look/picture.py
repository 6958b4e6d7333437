"""A small picture with perhaps words on it: what buttons, lists and panels show."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    """A small picture: an element of an art file, perhaps with words on it (the number of a sun).

    art: "file/element", e.g. "ra/tile-flood", "kit/undo". size: relative to the usual, 1 = as the place has it.
    badge_at: the middle of the words, as shares of the picture's sides. on_disc: they stand on a pale disc.
    """

    art: str
    badge: str = ""
    badge_colour: str = "#241F2E"
    opacity: float = 1.0
    ringed: bool = False
    badge_at: tuple[float, float] = (0.5, 0.5)
    on_disc: bool = False
