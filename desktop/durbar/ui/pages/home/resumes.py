"""The games that the home screen offers to resume; files that have to be played for that are played elsewhere."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from durbar.session.shelf import Listed
from durbar.session.summaries import GameSummary, Index, look_closer
from durbar.system import children
from durbar.ui.dates import moment
from durbar.ui.games import manifest
from durbar.ui.pages.home.resume_card import Resume
from durbar.ui.words import translate

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_PROCESS_NAME = "durbar-shelf"
#: Milliseconds from one look at what the other process has found to the next.
_POLL_MS = 150
#: By how much that process waits for others (nice), and seconds it is given to end.
_NICENESS = 10
_END_TIMEOUT = 2.0


class Resumes(QObject):
    """The games on the shelf that are not over. changed: more is known of them."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._index = Index()
        self._sent: set[Listed] = set()
        self._pipe: Connection | None = None
        self._process: BaseProcess | None = None
        self._ask = QTimer(self, interval=_POLL_MS)
        self._ask.timeout.connect(self._take)

    def newest(self, most: int) -> list[Resume]:
        """Return what can be told at once, the game played last first, at most so many; ``changed`` may follow."""
        found, unknown = self._index.newest(most)
        self._index.save()
        new = [file for file in unknown if file not in self._sent]
        if new and self._process is None:
            self._look_closer(new, most)
        return [_resume(file, summary) for file, summary in found]

    def close(self) -> None:
        """Keep what was found, and look no further."""
        self._end()
        self._index.save()

    def _look_closer(self, unknown: Sequence[Listed], most: int) -> None:
        """Play files in a process of its own: in a thread of this one the window would stand still by the moment."""
        import multiprocessing  # seldom needed, and never by the first paint

        self._sent.update(unknown)
        context = multiprocessing.get_context("spawn")
        try:
            pipe, theirs = context.Pipe(duplex=False)
            process = context.Process(target=_look, args=(theirs, unknown, most), name=_PROCESS_NAME, daemon=True)
            children.start(process)
        except OSError as error:  # the system has no process left: these games are told of at the next start
            children.tell(_PROCESS_NAME, f"{type(error).__name__}: {error}")
            return
        theirs.close()  # so that the pipe breaks when the process ends
        self._pipe, self._process = pipe, process
        self._ask.start()

    def _take(self) -> None:
        """Take what the other process has found since."""
        more = False
        try:
            while self._pipe is not None and self._pipe.poll():
                name, entry = self._pipe.recv()
                self._index.note(name, entry)
                more = more or entry.summary is not None
        except (EOFError, OSError):
            self._tell_failure()
            self._end()
            self._index.save()
        if more:
            self.changed.emit()

    def _tell_failure(self) -> None:
        if self._process is not None:
            self._process.join(_END_TIMEOUT)
            if self._process.exitcode:
                children.tell(_PROCESS_NAME, f"it ended with {self._process.exitcode}")

    def _end(self) -> None:
        self._ask.stop()
        if self._process is not None and self._pipe is not None:
            self._process.kill()
            self._process.join(_END_TIMEOUT)
            self._pipe.close()
        self._process = self._pipe = None


def _look(pipe: Connection, unknown: Sequence[Listed], most: int) -> None:
    """Look into the files, in the other process."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl C in a terminal reaches the whole group; the window decides
    try:
        for found in look_closer(unknown, most):
            pipe.send(found)
    except OSError:
        return


def _resume(file: Listed, summary: GameSummary) -> Resume:
    """Return a game in the words of its card."""
    game = manifest(summary.game)
    where = translate("Window", "{stage}, move {number}. {who} to play.").format(
        stage=game.where(summary.progress()), number=summary.at + 1, who=summary.players[summary.to_act].name
    )
    emblems = tuple(player.emblem for player in summary.players)
    return Resume(file.path, summary.game, game.title(), game.menu_picture.art, emblems, where, moment(file.played))
