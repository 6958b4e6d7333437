"""Lines that are played on from a choice, in a process of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import wait
from functools import lru_cache
from threading import Event, Thread
from typing import TYPE_CHECKING

from durbar.bots.review.judging import Subject
from durbar.bots.review.line import Line, Step
from durbar.session import reviews
from durbar.session.thinker import Deadlines

if TYPE_CHECKING:
    from durbar.session.worker import Stop, Worker

_BREATH = 0.1
#: Where the hidden things of a line are drawn from: the same each time one looks.
_SEED = 1


class PlayedOn:
    """A line being played on. It begins at once, and does not block the caller.

    told: is called in a thread of its own with each step, and with None where the expert could not go on.
    """

    def __init__(
        self,
        subject: Subject,
        data: bytes,
        at: int,
        move: str,
        told: Callable[[Step | None], None],
        enough: Callable[[Step], bool],
        deadlines: Deadlines | None = None,
    ) -> None:
        """subject: the game; nobody else may use it meanwhile. data: the bytes of its file. move: with which the line
        begins. enough: whether it ends with a step, for another stage has begun.
        """
        self._subject, self._data, self._at, self._first = subject, data, at, move
        self._told, self._enough, self._deadlines = told, enough, deadlines or Deadlines()
        self._stopped = Event()
        self._worker: Worker | None = None
        Thread(target=self._run, name="line", daemon=True).start()

    def stop(self) -> None:
        """End it soon; nothing more is told."""
        self._stopped.set()

    # ---- in its own thread -------------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._play()
        except Exception:  # whatever it is, the line ends here and the page says so
            self._tell(None)
        finally:
            if self._worker is not None:
                self._worker.end()

    def _play(self) -> None:
        line, move = Line(self._subject, self._at, _SEED), self._first
        while not self._stopped.is_set():
            step = line.play(move)
            if self._enough(step):
                step = step._replace(last=True)
            self._tell(step)
            if step.last:
                return
            found = self._asked(line.moves)
            if found is None:
                self._tell(None)
                return
            move = found

    def _tell(self, step: Step | None) -> None:
        if not self._stopped.is_set():
            self._told(step)

    def _asked(self, moves: Sequence[str]) -> str | None:
        """Return the next move from the worker; None where it does not answer, or nobody waits any more."""
        from durbar.session.worker import make_worker

        if self._worker is None:
            self._worker = make_worker(0)
        heard = self._worker.ask(1, (_next_move, (self._data, self._at, tuple(moves))))
        left = self._deadlines.start + self._deadlines.thought
        while not wait([heard], _BREATH).done and left > 0 and not self._stopped.is_set():
            left -= _BREATH
        if self._stopped.is_set() or not heard.done() or heard.exception() is not None:
            return None
        done, answer = heard.result()
        return answer if done and isinstance(answer, str) else None


# ---- in the worker -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _subject(data: bytes) -> Subject:
    return reviews.subject(data)


def _next_move(data: bytes, at: int, moves: Sequence[str], _stop: Stop) -> str:
    line = Line(_subject(data), at, _SEED)
    for move in moves:
        line.play(move)
    return line.next_move()
