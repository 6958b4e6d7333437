"""A stage of a game, for the top bar."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Chip:
    """A stage in the top bar: its name, a short form, whether it is on."""

    words: str
    short: str
    on: bool = False
