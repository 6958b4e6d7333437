"""A stage of a game, for the top bar."""

from dataclasses import dataclass

from durbar.ui.kit.values.sight import Target


@dataclass(frozen=True)
class Chip:
    """A stage in the top bar: its name, a short form, whether it is on, and what its tip is about."""

    words: str
    short: str
    on: bool = False
    target: Target = ("stage",)
