"""Where the games that were counted lie on the shelf, so that one can look at them again."""

import contextlib
from pathlib import Path

from durbar.session import shelf
from durbar.session.statistics.archive import game_id
from durbar.session.summaries import head_of


def shelved() -> dict[str, Path]:
    """Return the games on the shelf, by ``Finished.id``; of a game that lies there twice, the one played last."""
    found: dict[str, Path] = {}
    for file in shelf.listed():
        with contextlib.suppress(OSError):
            head = head_of(file)
            if head is not None:
                found.setdefault(game_id(*head), file.path)
    return found
