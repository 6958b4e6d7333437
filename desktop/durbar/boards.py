"""Board files: the ones Durbar brings along, and those an owner of a box has put into the data folder's ``boards``.

The only place where a game's rules reach for a file; what the text means is the game's own business.
"""

from __future__ import annotations

from pathlib import Path

from durbar.paths import data_dir, resource

MOST_BYTES = 1 << 20


def shipped(name: str) -> str:
    """The text of a board that Durbar brings along, e.g. ``shipped("raja")``. Raises FileNotFoundError."""
    return resource(f"boards/{name}.json").read_text(encoding="utf-8")


def folder() -> Path:
    """Where an owner puts board files; it need not exist yet."""
    return data_dir() / "boards"


def owned() -> list[Path]:
    """The board files of the person's own, for all games, by name."""
    try:
        return sorted(folder().glob("*.json"))
    except OSError:
        return []


def read(path: Path) -> str:
    """The text of an owner's board file. Raises OSError, or ValueError with one sentence when it can't be text."""
    if path.stat().st_size > MOST_BYTES:
        raise ValueError("This file is too large to be a board.")
    try:
        return path.read_text(encoding="utf-8-sig")  # Notepad marks its files
    except UnicodeDecodeError as error:
        raise ValueError("This file is not text.") from error
