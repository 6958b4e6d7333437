"""Thinking outside the window's process: workers that choose moves for the computer players and find hints."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from ctypes import c_ulonglong
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, TypeVar

from durbar.bots.advice import Advice, advice
from durbar.bots.levels import bot
from durbar.bots.position import Position
from durbar.bots.searcher import PARTS, Thinking
from durbar.bots.thoughts import Thoughts, best_move, put_together

ATTEMPTS = 2
#: By how much a worker waits for others (nice).
_LATER = 5
#: Seconds a worker is given to end once it has been told to.
PATIENCE = 2.0

A = TypeVar("A")
#: Asked by a worker while it thinks: whether to end at once with what it knows.
Stop = Callable[[], bool]


class ThinkingFailed(RuntimeError):
    """The workers could not give an answer. str() is one sentence for a person."""


class Thinker:
    """Answers one question after the other in processes of its own, and never blocks the caller's thread.

    A search thinks in as many processes as it has parts, all else in one. They are started when first needed, by a
    thread that waits for their answers, and again should they die. They end with ``close``, and by themselves when this
    process ends in whatever way, for then the pipes between them break.
    """

    def __init__(self) -> None:
        """A thinker without a process yet."""
        self._line = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        self._hands = ThreadPoolExecutor(max_workers=PARTS, thread_name_prefix="thinker-part")
        self._lock = Lock()
        self._context = multiprocessing.get_context("spawn")
        self._hurried = self._context.RawValue(c_ulonglong, 0)
        self._workers: list[_Worker | None] = [None] * PARTS
        self._asked = 0
        self._closed = False

    def think(self, position: Position, key: str, level: str, seed: int, patience: int = 1) -> Future[str]:
        """The text of the move that a game's computer player of this level chooses.

        patience: how many times longer than usual it thinks, where it thinks at all. The future raises ThinkingFailed
        when there is no such player, it made an error, or the thinker was closed.
        """
        return self._submit(lambda number: self._choose(number, position, key, level, seed, patience))

    def advise(self, position: Position, key: str, seed: int, patience: int = 1) -> Future[tuple[Advice, ...]]:
        """The moves that the expert thinks best, with its reasons. The future raises as that of ``think``."""
        return self._submit(lambda number: self._advise(number, position, key, seed, patience))

    def warm_up(self) -> Future[bool]:
        """Start a worker before it is needed. The future is done once it is ready."""
        return self._submit(lambda number: self._ask(0, number, _is_ready, ()))

    def hurry(self) -> None:
        """Let all that is being thought about come to an end at once, with what is known so far."""
        with self._lock:
            self._hurried.value = self._asked

    def close(self) -> None:
        """End the workers at once, even in the middle of a thought. What was not answered is cancelled or fails."""
        self._line.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._closed = True
            workers, self._workers = self._workers, [None] * PARTS
        for worker in workers:
            if worker is not None:
                worker.end()
        self._hands.shutdown(wait=False, cancel_futures=True)

    @property
    def worker_ids(self) -> list[int]:
        """The process ids of the workers that there are."""
        with self._lock:
            ids = [worker.process.pid for worker in self._workers if worker is not None]
        return [number for number in ids if number is not None]

    def _submit(self, do: Callable[[int], A]) -> Future[A]:
        with self._lock:
            self._asked += 1
            number = self._asked
        try:
            return self._line.submit(do, number)
        except RuntimeError:  # the line was shut down
            failed: Future[A] = Future()
            failed.set_exception(ThinkingFailed(_CLOSED))
            return failed

    # ---- in the thinker's thread -------------------------------------------------------------------------------

    def _choose(self, number: int, position: Position, key: str, level: str, seed: int, patience: int) -> str:
        legal = position.legal_moves
        if len(legal) == 1:
            return str(legal[0])
        if not self._ask(0, number, _searches, (key, level)):
            return str(self._ask(0, number, _choice, (position, key, level, seed)))
        return str(best_move(self._thoughts(number, position, key, level, seed, patience, False), legal))

    def _advise(self, number: int, position: Position, key: str, seed: int, patience: int) -> tuple[Advice, ...]:
        thoughts = self._thoughts(number, position, key, "expert", seed, patience, True)
        found: tuple[Advice, ...] = self._ask(0, number, _advice, (position, key, thoughts))
        return found

    def _thoughts(
        self, number: int, position: Position, key: str, level: str, seed: int, patience: int, to_advise: bool
    ) -> Thoughts:
        """A whole search, its parts side by side."""
        task = position, key, level, seed, patience, to_advise
        try:
            parts = [self._hands.submit(self._ask, part, number, _part, (*task, part)) for part in range(PARTS)]
        except RuntimeError as error:
            raise ThinkingFailed(_CLOSED) from error
        return put_together([part.result() for part in parts])

    def _ask(self, which: int, number: int, do: Callable[..., object], given: tuple[object, ...]) -> Any:
        """Have a worker do something; a second one may try when the first died over it."""
        for _ in range(ATTEMPTS):
            worker = self._get_worker(which)
            try:
                worker.pipe.send((number, do, given))
                done, answer = worker.pipe.recv()
            except (EOFError, OSError):
                self._forget(which, worker)
            else:
                if done:
                    return answer
                raise ThinkingFailed(str(answer))
        raise ThinkingFailed("The computer player’s process ended twice over the same move.")

    def _get_worker(self, which: int) -> _Worker:
        with self._lock:
            if self._closed:
                raise ThinkingFailed(_CLOSED)
            worker = self._workers[which]
            if worker is None:
                worker = self._workers[which] = _Worker(self._context, self._hurried)
            return worker

    def _forget(self, which: int, worker: _Worker) -> None:
        with self._lock:
            if self._workers[which] is worker:
                self._workers[which] = None
        worker.end()


_CLOSED = "The computer players have gone home."


class _Worker:
    """A process and our end of the pipe to it."""

    def __init__(self, context: SpawnContext, hurried: Any) -> None:
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=_work, args=(theirs, hurried), name="durbar-thinker", daemon=True
        )
        self.process.start()
        theirs.close()  # so that the pipe breaks as soon as the worker dies

    def end(self) -> None:
        """Kill the process and wait until it is gone."""
        self.process.kill()
        self.process.join(PATIENCE)


# ---- in the workers ------------------------------------------------------------------------------------------------


def _work(pipe: Connection, hurried: Any) -> None:
    """What a worker does all its life: take a task, answer, until the pipe breaks. Answers: (done, what or why not)."""
    if hasattr(os, "nice"):
        os.nice(_LATER)  # thinking takes every core there is: the window comes first
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches the whole group; the window decides
    try:
        while True:
            number, do, given = pipe.recv()
            pipe.send(_done(do, given, partial(_is_hurried, hurried, number)))
    except (EOFError, OSError):
        return


def _is_hurried(hurried: Any, number: int) -> bool:
    return int(hurried.value) >= number


def _done(do: Callable[..., object], given: tuple[object, ...], stop: Stop) -> tuple[bool, object]:
    try:
        return True, do(*given, stop)
    except Exception as error:
        return False, f"The computer player made an error: {type(error).__name__}: {error}"


def _is_ready(_stop: Stop) -> bool:
    return True


def _searches(key: str, level: str, _stop: Stop) -> bool:
    return isinstance(bot(key, level), Thinking)


def _choice(position: Position, key: str, level: str, seed: int, _stop: Stop) -> str:
    return str(bot(key, level).choose(position, seed))


def _part(
    position: Position, key: str, level: str, seed: int, patience: int, to_advise: bool, part: int, stop: Stop
) -> Thoughts:
    player = bot(key, level)
    assert isinstance(player, Thinking)
    player = player.patient(patience)
    return (player.adviser() if to_advise else player).part(position, seed, part, stop)


def _advice(position: Position, key: str, thoughts: Thoughts, _stop: Stop) -> tuple[Advice, ...]:
    return advice(position, key, thoughts)
