"""A review under way, as the page looks at it: some times a second, and never in the thread that makes it."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from durbar.bots.review.plan import DEPTHS
from durbar.bots.review.review import Review
from durbar.session import reviews
from durbar.session.reviewer import Asked, Progress, Reviewer, ReviewFailed
from durbar.session.session import GameSession
from durbar.ui.pages.review.told import Told
from durbar.ui.review_words import hero

#: Milliseconds between two looks; seconds between two tellings, which the reviewer's own thread works out.
_LOOK_MS, _TELL_SECONDS = 150, 0.5


class Making(QObject):
    """The making of a review. changed: there is more to be shown. progressed: it has come further. ended(str): it has
    ended, "" or why as a key of ReviewFailed.
    """

    changed = Signal()
    progressed = Signal()
    ended = Signal(str)

    def __init__(self, table: GameSession, data: bytes, save: Path | None, parent: QObject) -> None:
        """table: the game. data, save: as of a Reviewer."""
        super().__init__(parent)
        self._table, self._data, self._save = table, data, save
        kept = reviews.ready(save, table.states, table.moves) if save is not None else None
        self._reviewer: Reviewer | None = None
        self._run = object()
        self._told_at = 0.0
        self.progress: Progress | None = None
        self.told = self._tell(kept) if kept is not None else None
        self._shown: tuple[Progress | None, Told | None] = None, self.told
        self._looking = QTimer(self, interval=_LOOK_MS)
        self._looking.timeout.connect(self._look)

    @property
    def runs(self) -> bool:
        """Whether it is under way."""
        return self._reviewer is not None

    def begin(self, depth: str, reviewed: tuple[int, ...] | None) -> None:
        """Begin, or go on with what was found before. What ran before ends. reviewed: as of Asked."""
        self.stop()
        if self.told is not None and self.told.review.ready and _is_as_deep(self.told.review.depth, depth):
            self.ended.emit("")
            return
        run = self._run = object()
        asked = Asked(reviewed, depth)
        self._reviewer = Reviewer(self._data, asked, self._save, lambda progress: self._note(run, progress))
        self._looking.start()

    def stop(self) -> None:
        """End it; what was found stays."""
        if self._reviewer is not None:
            self._reviewer.cancel()
            self._reviewer, self._run = None, object()
        self._looking.stop()

    def _note(self, run: object, progress: Progress) -> None:
        """Work out what is to be told, in the reviewer's thread; one that was ended may still have a word to say."""
        if run is not self._run:
            return
        if monotonic() > self._told_at + _TELL_SECONDS or progress.review.ready:
            self.told = self._tell(progress.review)
            self._told_at = monotonic()
        self.progress = progress

    def _tell(self, review: Review) -> Told:
        return Told.of(review, hero(review, self._table))

    def _look(self) -> None:
        reviewer = self._reviewer
        if reviewer is None:
            return
        ready = reviewer.ready.done()  # before anything is shown: nothing comes after it
        if ready and reviewer.ready.exception() is None and self.progress is not None:
            review = reviewer.ready.result()  # of which the last was not told, perhaps
            self.told = self._tell(review) if self.told is None or self.told.review != review else self.told
        before, self._shown = self._shown, (self.progress, self.told)
        if before[1] is not self.told:
            self.changed.emit()
        elif before[0] is not self.progress:
            self.progressed.emit()
        if ready:
            self.stop()
            failed = reviewer.ready.exception()
            self.ended.emit("" if failed is None else failed.key if isinstance(failed, ReviewFailed) else "error")


def _is_as_deep(there: str, wanted: str) -> bool:
    depths = list(DEPTHS)
    return depths.index(there) >= depths.index(wanted)
