"""A saved game looked back on, told on the terminal."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication

from durbar.bots.arena.arena import executor_of
from durbar.bots.review import story
from durbar.bots.review.review import Review
from durbar.engine.record import BadRecord, read_record
from durbar.session import store
from durbar.session.rescue import sound
from durbar.session.reviewer import Asked, Progress, Reviewer, ReviewFailed
from durbar.session.session import GameSession
from durbar.system import files
from durbar.system.terminal import tell
from durbar.ui import records, review_words
from durbar.ui.games import game_screen
from durbar.ui.words import system_language, translate, use_language


class Wanted(msgspec.Struct, frozen=True):
    """What the command line asks for. seat: from 1, None for all that may be looked at. jobs: None for the usual. dask:
    the address of a cluster's scheduler, None for processes of this machine. export: a file to write, None to print.
    """

    file: Path
    seat: int | None
    depth: str
    jobs: int | None
    as_json: bool
    language: str | None
    dask: str | None = None
    export: Path | None = None


#: So many choices are judged at a time on a cluster, if nothing is said.
_ON_CLUSTER = 16


def run(wanted: Wanted) -> int:
    """Print the review of the game in a file; 1 when it can't be reviewed, or its words can't be written, 130 when it
    was interrupted. What is judged is kept beside the file.
    """
    app = QCoreApplication.instance() or _application(wanted)
    use_language(wanted.language or system_language())
    trouble, code = "", 0
    try:
        data = store.read(wanted.file)
        table, damage = _table(data)
        review = _reviewed(wanted, data, table)
        if wanted.export is not None:
            tell(sys.stdout, [_exported(wanted.export, review, table, damage)])
        else:
            tell(sys.stdout, [_json(review)] if wanted.as_json else _lines(wanted, review, table, damage))
    except BadRecord as error:
        trouble, code = records.sentence(error), 1
    except ReviewFailed as error:
        trouble, code = review_words.failure(error), 1
    except OSError as error:
        trouble, code = translate("Files", "The words can’t be written: {reason}.").format(reason=error.strerror), 1
    except KeyboardInterrupt:
        code = 130
    if trouble:
        with contextlib.suppress(OSError):
            tell(sys.stderr, [trouble])
    app.processEvents()
    return code


def _application(wanted: Wanted) -> QCoreApplication:
    """Return what Qt needs: to draw boards, letters and a screen that nobody sees."""
    if wanted.export is None:
        return QCoreApplication([])
    from PySide6.QtWidgets import QApplication

    from durbar.ui.kit.look import letters

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication([])
    letters.use()
    return app


def _exported(path: Path, review: Review, table: GameSession, damage: BadRecord | None) -> str:
    """Write a review to a file, and return the sentence that says so. Raises OSError."""
    from durbar.ui.pages.review import export
    from durbar.ui.pages.review.past_game import PastGame

    game = PastGame(table, review.reviewed[0] if len(review.reviewed) == 1 else None)
    parts = export.of_kind(path, review, game, "" if damage is None else records.sentence(damage))
    files.write(path, "".join(parts).encode())
    return translate("Review", "The review is in {file}.").format(file=path)


def _table(data: bytes) -> tuple[GameSession, BadRecord | None]:
    """Return the table of a game as far as it is sound, and what is wrong with the rest. Raises BadRecord."""
    try:
        table = GameSession.of_record(read_record(data))
    except BadRecord as error:
        good = sound(error)
        if good is None:
            raise
        return good, error
    return table, table.closed


def _reviewed(wanted: Wanted, data: bytes, table: GameSession) -> Review:
    reviewed = None
    if wanted.seat is not None:
        if wanted.seat > table.record.seats:
            words = translate("Review", "This game has %n seat(s).", None, table.record.seats)
            raise ReviewFailed("game", words)
        # of a game that is over all choices are judged: luck can't be told from them else
        reviewed = (wanted.seat - 1,) if table.to_act is not None else None
    jobs = wanted.jobs or (_ON_CLUSTER if wanted.dask else None)
    with executor_of(1, wanted.dask) as executor:
        asked = Asked(reviewed, wanted.depth)
        reviewer = Reviewer(data, asked, wanted.file, _Meter().show, jobs, executor=executor)
        try:
            return reviewer.ready.result()
        except KeyboardInterrupt:
            reviewer.cancel()
            with contextlib.suppress(ReviewFailed):
                reviewer.ready.result()
            raise


class _Meter:
    """How far it has come, on a terminal that shows it, in one line that is written over and over."""

    def __init__(self) -> None:
        self._shows = sys.stderr is not None and sys.stderr.isatty()

    def show(self, progress: Progress) -> None:
        if not self._shows:
            return
        words = review_words.percent(progress.part)
        if progress.seconds_left is not None:
            left = translate("Review", "%n second(s) left", None, round(progress.seconds_left))
            words = f"{words}, {left}"
        if progress.review.ready:
            words = ""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(f"\r\x1b[K{words}")
            sys.stderr.flush()


def _lines(wanted: Wanted, review: Review, table: GameSession, damage: BadRecord | None) -> Iterator[str]:
    seat = None if wanted.seat is None else wanted.seat - 1
    yield from review_words.told(review, table, game_screen(review.game), seat)
    if damage is not None:
        yield from ("", records.sentence(damage))


def _json(review: Review) -> str:
    whole = story.Story(review)
    told = {
        "review": review,
        "sums": whole.sums(),
        "curves": [whole.curve(seat) for seat in range(review.seats)],
        "swings": whole.swings,
        "turning_points": whole.turning_points(),
        "moments": story.moments(review),
        "accuracy": [story.accuracy(review, seat) for seat in review.reviewed],
    }
    return msgspec.json.encode(told).decode()
