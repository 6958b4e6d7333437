"""Files of games: written so that no crash can lose what was there, read so that no file can do harm."""

from pathlib import Path

from durbar.engine.record import MOST_BYTES, BadRecord, Record, read_record
from durbar.system import files

SUFFIX = ".durbar"
#: Of the review beside a game; see ``reviews``.
REVIEW_SUFFIX = ".durbar-review"


def review_of(save: Path) -> Path:
    """Return where the review of a game lies that is kept in this file."""
    return save.with_suffix(REVIEW_SUFFIX)


def save(record: Record, path: Path) -> None:
    """Write a record to a file. Raises OSError; what was there before is then untouched."""
    files.write(path, record.text().encode())


def load(path: Path) -> Record:
    """Return the record in a file. Raises BadRecord, with one clear sentence, whatever the file may be."""
    return read_record(read(path))


def read(path: Path) -> bytes:
    """Return what a file holds, whether or not it is a record. Raises BadRecord, with one clear sentence."""
    try:
        return files.read(path, MOST_BYTES)
    except FileNotFoundError as error:
        raise BadRecord("unreadable", f"There is no file {path.name} to open.") from error
    except files.TooLarge as error:
        raise BadRecord("too_large", "This file is too large to be a game of Durbar.") from error
    except OSError as error:
        raise BadRecord("unreadable", f"The file {path.name} can’t be read: {error.strerror}.") from error
