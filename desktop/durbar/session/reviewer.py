"""A review that goes on in the background, in processes of its own: with progress, to be ended and taken up again."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import lru_cache
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from durbar.bots.review import plan
from durbar.bots.review.judging import Subject
from durbar.bots.review.plan import Task
from durbar.bots.review.review import Judged, Review, Survey
from durbar.engine.record import BadRecord
from durbar.session import reviews, shelf
from durbar.session.thinker import ATTEMPTS, Deadlines

if TYPE_CHECKING:
    from durbar.session.worker import Lent, Stop, Worker

#: Seconds between two looks at the time, and between two writings of the file.
_BREATH, _KEPT_EVERY = 0.1, 2.0
#: Seconds from the first judgement on, and the part of what was left then, after which it is told how long the rest
#: takes: processes need their time to start, and the first few looks tell little of the others.
_TELLING, _TELLING_PART = 6.0, 0.03
#: So many processes are enough for a window, which has other things to do.
MOST_JOBS = 2


class Asked(msgspec.Struct, frozen=True):
    """What is to be reviewed, as of ``plan.begin``. reviewed: None for all seats of a game that is over, and for the
    only person of one that goes on.
    """

    reviewed: tuple[int, ...] | None = None
    depth: str = plan.USUAL
    seed: int = 1


class Progress(msgspec.Struct, frozen=True):
    """How far a review has come. part: of the work, from 0 to 1. seconds_left: None while nobody can tell.

    left_out: how many choices could not be judged.
    """

    review: Review
    part: float
    seconds_left: float | None
    left_out: int = 0


class ReviewFailed(RuntimeError):
    """There is no review. str() is one sentence.

    key: "cancelled", "start" (no process could be started), "lost" (they ended again and again), "game" (it can't be
    read), "closed" (it has secrets still, and is asked for several seats) or "error".
    """

    def __init__(self, key: str, sentence: str):
        super().__init__(sentence)
        self.key = key


class Reviewer:
    """One review under way. It begins at once, and does not block the caller.

    ready: the review when nothing is left to do; raises ReviewFailed. What was judged until then is in the file.
    """

    def __init__(
        self,
        data: bytes,
        asked: Asked,
        save: Path | None = None,
        told: Callable[[Progress], None] | None = None,
        jobs: int | None = None,
        deadlines: Deadlines | None = None,
        executor: Executor | None = None,
    ) -> None:
        """data: the game, as the bytes of its file. save: that file, beside which the review is kept; None: nowhere.

        told: called in a thread of the reviewer's after each choice. jobs: processes, as many as there are cores but no
        more than MOST_JOBS if nothing is said. executor: where so many choices are judged at a time instead.
        """
        self.ready: Future[Review] = Future()
        self._data, self._asked, self._save = data, asked, save
        self._told = told or _say_nothing
        self._deadlines = deadlines or Deadlines()
        self._executor = executor
        self._cancelled = Event()
        self._workers: list[Worker | Lent | None] = [None] * (jobs or min(MOST_JOBS, os.cpu_count() or 1))
        self._left_out: set[Task] = set()
        self._kept_at = 0.0
        self._at_first = 0.0
        self._since: tuple[float, float] | None = None
        Thread(target=self._run, name="reviewer", daemon=True).start()

    def cancel(self) -> None:
        """End it soon; what has been judged stays in the file, and is taken up another time."""
        self._cancelled.set()

    @property
    def worker_ids(self) -> list[int]:
        """The process ids of the workers that there are."""
        ids = [worker.process_id for worker in self._workers if worker is not None]
        return [number for number in ids if number is not None]

    # ---- in the reviewer's thread --------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            review = self._reviewed()
        except ReviewFailed as error:
            self.ready.set_exception(error)
        except plan.NotOpen as error:
            self.ready.set_exception(ReviewFailed("closed", str(error)))
        except Exception as error:
            self.ready.set_exception(ReviewFailed("error", f"The review met an error: {type(error).__name__}: {error}"))
        else:
            self.ready.set_result(review)
        finally:
            for which in range(len(self._workers)):
                self._replace(which)

    def _reviewed(self) -> Review:
        review = self._begun()
        self._at_first = plan.work(review)[0]
        self._tell(review)
        running: dict[Future[Any], tuple[int, Task, float]] = {}
        failed: dict[Task, int] = {}
        try:
            while True:
                self._ask_idle(review, running)
                if not running:
                    return review
                done = wait(running, _BREATH, FIRST_COMPLETED).done
                self._check_wanted()
                for heard in [*running]:
                    which, task, until = running[heard]
                    if heard in done:
                        judged = self._judged(heard, task)
                    elif monotonic() > until:
                        judged = None
                    else:
                        continue
                    del running[heard]
                    if judged is None:
                        self._fail(which, task, failed)
                    else:
                        review = plan.with_judged(review, judged)
                        self._tell(review)
        finally:
            self._keep(review, at_once=True)

    def _begun(self) -> Review:
        """Return the review as it stands in its file, or with nothing judged."""
        if self._save is not None and self._save.parent == shelf.shelf():
            reviews.forget_left_over(self._save.parent)
        survey, only_person = self._survey()
        reviewed = self._asked.reviewed
        if reviewed is None and survey.result is None:
            reviewed = only_person
        new = plan.begin(survey, reviewed, self._asked.depth, self._asked.seed)
        old = reviews.load(self._save) if self._save is not None else None
        return new if old is None else plan.taken_up(old, new, survey)

    def _survey(self) -> tuple[Survey, tuple[int, ...] | None]:
        started = False
        for _ in range(ATTEMPTS):
            worker = self._worker(0)
            heard = worker.ask(1, (_survey, (self._data,)))
            until = monotonic() + self._deadlines.start + self._deadlines.thought
            while not wait([heard], _BREATH).done and monotonic() < until:
                self._check_wanted()
            if heard.done() and heard.exception() is None:
                done, answer = heard.result()
                if not done:
                    raise ReviewFailed("error", f"The review met an error: {answer}")
                told = msgspec.convert(msgspec.to_builtins(answer), tuple[Survey, tuple[int, ...] | None] | str)
                if isinstance(told, str):
                    raise ReviewFailed("game", told)
                return told
            started = started or worker.process_id is not None
            self._replace(0)
        raise _lost() if started else ReviewFailed("start", "The system starts no process for the review.")

    def _ask_idle(self, review: Review, running: dict[Future[Any], tuple[int, Task, float]]) -> None:
        """Give each worker that has nothing to do what is wanted most."""
        busy = {which for which, _, _ in running.values()}
        asked = {task.at for _, task, _ in running.values()}
        wanted = [task for task in plan.tasks(review) if task.at not in asked and task not in self._left_out]
        for which, task in zip((one for one in range(len(self._workers)) if one not in busy), wanted, strict=False):
            worker = self._worker(which)
            seconds = self._deadlines.thought * task.times + (0 if worker.has_answered else self._deadlines.start)
            heard = worker.ask(1, (_judge, (self._data, task.at, task.times, review.seed)))
            running[heard] = which, task, monotonic() + seconds

    def _judged(self, heard: Future[Any], task: Task) -> Judged | None:
        """Return what a worker answered; None where that is nothing of use."""
        if heard.exception() is not None:
            return None
        done, answer = heard.result()
        if not done:
            return None
        judged = msgspec.convert(msgspec.to_builtins(answer), Judged)  # whatever it was, it is a judgement now
        return judged if (judged.at, judged.times) == (task.at, task.times) else None

    def _fail(self, which: int, task: Task, failed: dict[Task, int]) -> None:
        """Have a task done by another process, or leave it out where that has failed too."""
        started = (worker := self._workers[which]) is not None and worker.process_id is not None
        self._replace(which)
        failed[task] = failed.get(task, 0) + 1
        if failed[task] == ATTEMPTS:
            if not started:
                raise ReviewFailed("start", "The system starts no process for the review.")
            self._left_out.add(task)
        if len(self._left_out) > _MOST_LEFT_OUT:
            raise _lost()

    def _tell(self, review: Review) -> None:
        done, whole = plan.work(review)
        left = self._seconds_left(done, whole, monotonic())
        self._told(Progress(review, done / whole if whole else 1.0, left, len(self._left_out)))
        self._keep(review)

    def _seconds_left(self, done: float, whole: float, now: float) -> float | None:
        """Return how long the rest will take, by what was done since the first judgement; None while that is little."""
        if done >= whole:
            return 0.0
        if self._since is None:
            self._since = (done, now) if done > self._at_first else None
            return None
        was, began = self._since
        if now - began < _TELLING or done - was < _TELLING_PART * (whole - was):
            return None
        return (now - began) * (whole - done) / (done - was)

    def _keep(self, review: Review, at_once: bool = False) -> None:
        if self._save is not None and (at_once or monotonic() > self._kept_at + _KEPT_EVERY):
            with contextlib.suppress(OSError):  # it is made anew another time
                reviews.keep(review, self._save)
            self._kept_at = monotonic()

    def _check_wanted(self) -> None:
        if self._cancelled.is_set():
            raise ReviewFailed("cancelled", "The review was ended.")

    def _worker(self, which: int) -> Worker | Lent:
        worker = self._workers[which]
        if worker is None:
            from durbar.session.worker import Lent, make_worker

            worker = self._workers[which] = make_worker(0) if self._executor is None else Lent(self._executor)
        return worker

    def _replace(self, which: int) -> None:
        worker, self._workers[which] = self._workers[which], None
        if worker is not None:
            worker.end()


#: Where more choices than this can't be judged, it is not they that are at fault.
_MOST_LEFT_OUT = 5


def _lost() -> ReviewFailed:
    return ReviewFailed("lost", "The review’s processes ended or fell silent, again and again.")


def _say_nothing(_progress: Progress) -> None:
    pass


# ---- in the workers ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _subject(data: bytes) -> Subject:
    return reviews.subject(data)


def _survey(data: bytes, _stop: Stop) -> tuple[Survey, Sequence[int] | None] | str:
    """Return what can be told before, and the seat of the only person; or why the game can't be read."""
    try:
        subject = _subject(data)
        people = [seat for seat, player in enumerate(reviews.notes(subject).players) if player.is_person]
    except BadRecord as error:
        return str(error)
    return subject.survey(), people if len(people) == 1 else None


def _judge(data: bytes, at: int, times: int, seed: int, _stop: Stop) -> Judged:
    return _subject(data).judge(at, times, seed)
