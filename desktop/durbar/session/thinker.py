"""Thinking outside the window's process: workers that choose moves for the computer players and find hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from durbar.bots import players_of
from durbar.bots.levels import LEVELS, bot
from durbar.bots.review.judging import compared, judge_of
from durbar.bots.review.review import Tried
from durbar.bots.search.advice import Advice, advice
from durbar.bots.search.chances import curve_of
from durbar.bots.search.position import Position
from durbar.bots.search.result import SearchResult, best_move, merge_results
from durbar.bots.search.searcher import PARTS, Thinking
from durbar.engine.move import Move

if TYPE_CHECKING:
    from durbar.session.worker import Stop, Task, Worker

# What processes need is 2 MB; who plays without a computer has no use for it.

ATTEMPTS = 2
#: How many times longer the second attempt may take: the machine may be a slow one.
_LONGER = 4
#: So many playouts each part of advice has, even in a hurry: what it tells comes out of them.
_TRIED = 6
#: Seconds between two looks at the time.
_BREATH = 0.1

A = TypeVar("A")


class Deadlines(msgspec.Struct, frozen=True):
    """Seconds without an answer after which a worker is taken to be frozen, and replaced.

    start: of a new one, added to the first thought. thought: with the usual patience; ten times the slowest known of a
    busy machine. hurried: from when the answer is wanted at once, or no more.
    """

    start: float = 30.0
    thought: float = 30.0
    hurried: float = 3.0


class ThinkingFailed(RuntimeError):
    """There is no answer. str() is one sentence.

    key: why: "closed" (the thinker was), "dropped" (the question was), "start" (no process could be started), "lost"
    (the processes ended or were silent too long) or "error" (the player made one).
    """

    def __init__(self, key: str, sentence: str):
        super().__init__(sentence)
        self.key = key


class Thinker:
    """A queue of questions to processes of its own, answered one after the other without blocking the caller's thread.

    A search thinks in as many processes as it has parts, all else in one. They are started when first needed, and again
    should they die or not be heard of in time. They end with ``close``, and by themselves when this process ends in
    whatever way, for then the pipes between them break.
    """

    def __init__(self, deadlines: Deadlines | None = None) -> None:
        """A thinker without a process yet."""
        self._deadlines = deadlines or Deadlines()
        self._line = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        self._lock = Lock()
        self._workers: list[Worker | None] = [None] * PARTS
        self._asked = self._hurried = self._dropped = 0
        self._closed = False

    def think(self, position: Position, key: str, level: str, seed: int, patience: int = 1) -> Future[str]:
        """Return the text of the move that a game's computer player of this level chooses.

        patience: how many times longer than usual it thinks, where it thinks at all. The future raises ThinkingFailed.
        """
        return self._submit(lambda number: self._choose(number, position, key, level, seed, patience))

    def think_here(self, position: Position, key: str, seed: int) -> Future[str]:
        """Return the text of the move of the easiest level, which needs no process: for when none can be had.

        The future raises as that of ``think``.
        """
        return self._submit(lambda _number: _easiest(position, key, seed))

    def advise(self, position: Position, key: str, seed: int, patience: int = 1) -> Future[tuple[Advice, ...]]:
        """Return the moves that the expert thinks best, with its reasons. The future raises as that of ``think``."""
        return self._submit(lambda number: self._advise(number, position, key, seed, patience))

    def judge(self, position: Position, key: str, move: Move, seed: int, times: int) -> Future[tuple[Tried, ...]]:
        """Return this move and what else the expert tries, best first, as of a review; ``dropped`` it finds nothing.

        times: how many times longer than for its own moves it thinks. The future raises as that of ``think``.
        """
        return self._submit(lambda number: self._judge(number, position, key, move, seed, times))

    def warm_up(self) -> Future[bool]:
        """Start a worker before it is needed. The future is done once it is ready."""
        return self._submit(lambda number: self._ask(number, 1, (_is_ready, ()))[0])

    def hurry(self) -> None:
        """Let all that is being thought about come to an end at once, with what is known so far.

        A worker that does not is replaced; a move is found in any case, be it by the easiest level.
        """
        with self._lock:
            self._hurry_all()

    def drop(self) -> None:
        """Want nothing more of what was asked so far: it fails at once, or soon."""
        with self._lock:
            self._hurry_all()
            self._dropped = self._asked

    def close(self) -> None:
        """End the workers at once, even in the middle of a thought. What was not answered is cancelled or fails."""
        self._line.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._closed = True
            workers, self._workers = self._workers, [None] * PARTS
        for worker in workers:
            if worker is not None:
                worker.end()

    @property
    def worker_ids(self) -> list[int]:
        """The process ids of the workers that there are."""
        with self._lock:
            ids = [worker.process_id for worker in self._workers if worker is not None]
        return [number for number in ids if number is not None]

    def _hurry_all(self) -> None:
        self._hurried = self._asked
        for worker in self._workers:
            if worker is not None:
                worker.hurry(self._hurried)

    def _submit(self, do: Callable[[int], A]) -> Future[A]:
        with self._lock:
            self._asked += 1
            number = self._asked
        try:
            return self._line.submit(self._answer, number, do)
        except RuntimeError as error:  # the line was shut down, or the system has no thread left
            failed: Future[A] = Future()
            failed.set_exception(_closed() if self._closed else _error(error))
            return failed

    # ---- in the thinker's thread -------------------------------------------------------------------------------

    def _answer(self, number: int, do: Callable[[int], A]) -> A:
        self._check_wanted(number)
        try:
            return do(number)
        except ThinkingFailed:
            raise
        except Exception as error:
            raise _error(error) from error

    def _check_wanted(self, number: int) -> None:
        if self._closed:
            raise _closed()
        if number <= self._dropped:
            raise ThinkingFailed("dropped", "Nobody waits for this move any more.")

    def _choose(self, number: int, position: Position, key: str, level: str, seed: int, patience: int) -> str:
        legal = {str(move) for move in position.legal_moves}
        if len(legal) == 1:
            return legal.pop()
        try:
            move = self._found(number, position, key, level, seed, patience)
            if move not in legal:
                raise _error(f"“{move}” is no move here.")
        except Exception:  # what a worker said may be anything
            self._check_wanted(number)
            if self._hurried < number:
                raise
            move = _easiest(position, key, seed)
        return move

    def _found(self, number: int, position: Position, key: str, level: str, seed: int, patience: int) -> str:
        (searches,) = self._ask(number, 1, (_searches, (key, level)))
        if searches:
            result = self._thoughts(number, position, key, level, seed, patience, False)
            return str(best_move(result, position.legal_moves))
        return str(self._ask(number, 1, (_choice, (position, key, level, seed)))[0])

    def _advise(self, number: int, position: Position, key: str, seed: int, patience: int) -> tuple[Advice, ...]:
        result = self._thoughts(number, position, key, "expert", seed, patience, True)
        found: object = self._ask(number, 1, (_advice, (position, key, result)))[0]
        advised = msgspec.convert(msgspec.to_builtins(found), tuple[Advice, ...])  # whatever it was, it is advice now
        legal = {str(move) for move in position.legal_moves}
        if strange := [one.move for one in advised if one.move not in legal]:
            raise _error(f"“{strange[0]}” is no move here.")
        return advised

    def _judge(self, number: int, position: Position, key: str, move: Move, seed: int, times: int) -> tuple[Tried, ...]:
        task = position, key, move, seed, times
        found = merge_results(self._ask(number, times, *((_judged_part, (*task, part)) for part in range(PARTS))))
        self._check_wanted(number)  # what was broken off is no judgement
        tried = compared(found, curve_of(key, len(found.moves[0].outcome.shares)), players_of(key).unsure)
        if all(one.move != str(move) for one in tried):
            raise _error(f"“{move}” was not tried.")
        return tried

    def _thoughts(
        self, number: int, position: Position, key: str, level: str, seed: int, patience: int, to_advise: bool
    ) -> SearchResult:
        """Return a whole search, its parts side by side."""
        task = position, key, level, seed, patience, to_advise
        return merge_results(self._ask(number, patience, *((_part, (*task, part)) for part in range(PARTS))))

    def _ask(self, number: int, patience: int, *tasks: Task) -> list[Any]:
        """Return what workers answer, one for each task, side by side.

        Who is lost over it is replaced, and asked anew.
        """
        answers: dict[int, tuple[bool, Any]] = {}
        started = True
        for attempt in range(ATTEMPTS):
            workers = {which: self._get_worker(which) for which in range(len(tasks)) if which not in answers}
            asked = {which: worker.ask(number, tasks[which]) for which, worker in workers.items()}
            seconds = self._deadlines.thought * patience
            if not all(worker.has_answered for worker in workers.values()):
                seconds += self._deadlines.start
            self._wait(number, list(asked.values()), seconds * _LONGER**attempt)
            for which, heard in asked.items():
                if heard.done() and heard.exception() is None:
                    answers[which] = heard.result()
                else:
                    started = workers[which].process_id is not None
                    self._replace(which, workers[which])
            if len(answers) == len(tasks):
                return [_done(*answers[which]) for which in range(len(tasks))]
            self._check_wanted(number)
        if started:
            raise ThinkingFailed("lost", "The computer player’s process ended or fell silent, again and again.")
        raise ThinkingFailed("start", "The system starts no process for the computer player.")

    def _wait(self, number: int, asked: Sequence[Future[Any]], seconds: float) -> None:
        """Wait until all have answered, for so many seconds at most, or less once it is to be at once.

        Breaths are counted and not the clock, which may go on while the machine sleeps.
        """
        waited = hurried = 0.0
        while wait(asked, _BREATH).not_done and waited < seconds and hurried < self._deadlines.hurried:
            waited += _BREATH
            if self._hurried >= number:
                hurried += _BREATH

    def _get_worker(self, which: int) -> Worker:
        with self._lock:
            if self._closed:
                raise _closed()
            worker = self._workers[which]
            if worker is None:
                from durbar.session.worker import make_worker

                worker = self._workers[which] = make_worker(self._hurried)
            return worker

    def _replace(self, which: int, worker: Worker) -> None:
        with self._lock:
            if self._workers[which] is worker:
                self._workers[which] = None
        worker.end()


def _closed() -> ThinkingFailed:
    return ThinkingFailed("closed", "The computer players have gone home.")


def _error(error: object) -> ThinkingFailed:
    said = error if isinstance(error, str) else f"{type(error).__name__}: {error}"
    return ThinkingFailed("error", f"The computer player made an error: {said}")


def _done(done: bool, answer: Any) -> Any:
    if not done:
        raise _error(answer)
    return answer


def _easiest(position: Position, key: str, seed: int) -> str:
    return str(bot(key, LEVELS[0]).choose(position, seed))


# ---- in the workers ------------------------------------------------------------------------------------------------


def _is_ready(_stop: Stop) -> bool:
    return True


def _searches(key: str, level: str, _stop: Stop) -> bool:
    return isinstance(bot(key, level), Thinking)


def _choice(position: Position, key: str, level: str, seed: int, _stop: Stop) -> str:
    return str(bot(key, level).choose(position, seed))


def _part(
    position: Position, key: str, level: str, seed: int, patience: int, to_advise: bool, part: int, stop: Stop
) -> SearchResult:
    player = bot(key, level)
    assert isinstance(player, Thinking)
    player = player.patient(patience)
    if not to_advise:
        return player.part(position, seed, part, stop)
    tried = count()
    return player.adviser().part(position, seed, part, lambda: next(tried) >= _TRIED and stop())


def _judged_part(
    position: Position, key: str, move: Move, seed: int, times: int, part: int, stop: Stop
) -> SearchResult:
    return judge_of(key, move, times).part(position, seed, part, stop)


def _advice(position: Position, key: str, result: SearchResult, _stop: Stop) -> tuple[Advice, ...]:
    return advice(position, key, result)
