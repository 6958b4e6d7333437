"""What the page of a review is given."""

from pathlib import Path
from typing import NamedTuple

from durbar.session.session import GameSession


class Reviewable(NamedTuple):
    """A game to be reviewed. table: as far as it can be opened. data: the bytes of its file. save: that file. damage:
    what is wrong with it, in a sentence.
    """

    table: GameSession
    data: bytes
    save: Path | None
    damage: str = ""
