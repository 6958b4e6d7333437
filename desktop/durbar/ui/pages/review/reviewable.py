"""What the page of a review is given."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from durbar.session.session import GameSession


class Reviewable(NamedTuple):
    """A game to be reviewed. table: where it is kept, as far as it can be opened; it may go on. data: the bytes of its
    file. save: that file. damage: what is wrong with it, in a sentence. seat: whose secrets lie open on the screen now;
    None: nobody's.
    """

    table: GameSession
    data: bytes
    save: Path | None = None
    damage: str = ""
    seat: int | None = None

    @classmethod
    def of_table(cls, table: GameSession, seat: int | None = None) -> Reviewable:
        """Return a game on the table."""
        return cls(table, table.text(), table.path, seat=seat)
