"""Thinking outside the window's process: one worker that chooses moves for the computer players."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock

from durbar.bots.levels import bot
from durbar.bots.position import Position

ATTEMPTS = 2
#: Seconds the worker is given to end once it has been told to.
PATIENCE = 2.0


class ThinkingFailed(RuntimeError):
    """The worker could not give a move. str() is one sentence for a person."""


class Thinker:
    """Chooses moves in a process of its own, one after the other, and never blocks the caller's thread.

    The process is started when first needed, by a thread that waits for its answers, and again should it die. It ends
    with ``close``, and by itself when this process ends in whatever way, for then the pipe between them breaks.
    """

    def __init__(self) -> None:
        """A thinker without a process yet."""
        self._line = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        self._lock = Lock()
        self._worker: _Worker | None = None
        self._closed = False

    def think(self, position: Position, key: str, level: str, seed: int) -> Future[str]:
        """The text of the move that a game's computer player of this level chooses.

        The future raises ThinkingFailed when there is no such player, it made an error, or the thinker was closed.
        """
        return self._submit((position, key, level, seed))

    def warm_up(self) -> Future[str]:
        """Start the worker before it is needed. The future gives an empty text once it is ready."""
        return self._submit(None)

    def close(self) -> None:
        """End the worker at once, even in the middle of a thought. What was not answered is cancelled or fails."""
        self._line.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._closed = True
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()

    @property
    def worker_id(self) -> int | None:
        """The process id of the worker, while there is one."""
        with self._lock:
            return self._worker.process.pid if self._worker is not None else None

    def _submit(self, task: _Task) -> Future[str]:
        try:
            return self._line.submit(self._ask, task)
        except RuntimeError:  # the line was shut down
            failed: Future[str] = Future()
            failed.set_exception(ThinkingFailed(_CLOSED))
            return failed

    def _ask(self, task: _Task) -> str:
        """Have the worker do a task; a second one may try when the first died over it. Runs in the thinker's thread."""
        for _ in range(ATTEMPTS):
            worker = self._get_worker()
            try:
                worker.pipe.send(task)
                done, answer = worker.pipe.recv()
            except (EOFError, OSError):
                self._forget(worker)
            else:
                if done:
                    return str(answer)
                raise ThinkingFailed(str(answer))
        raise ThinkingFailed("The computer player’s process ended twice over the same move.")

    def _get_worker(self) -> _Worker:
        with self._lock:
            if self._closed:
                raise ThinkingFailed(_CLOSED)
            if self._worker is None:
                self._worker = _Worker()
            return self._worker

    def _forget(self, worker: _Worker) -> None:
        with self._lock:
            if self._worker is worker:
                self._worker = None
        worker.end()


_CLOSED = "The computer players have gone home."
_Task = tuple[Position, str, str, int] | None


class _Worker:
    """The process and our end of the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(theirs,), name="durbar-thinker", daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe breaks as soon as the worker dies

    def end(self) -> None:
        """Kill the process and wait until it is gone."""
        self.process.kill()
        self.process.join(PATIENCE)


def _work(pipe: Connection) -> None:
    """What the worker does all its life: take a task, answer, until the pipe breaks. Answers: (done, text)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches the whole group; the window decides
    try:
        while True:
            task = pipe.recv()
            pipe.send((True, "") if task is None else _choose(*task))
    except (EOFError, OSError):
        return


def _choose(position: Position, key: str, level: str, seed: int) -> tuple[bool, str]:
    try:
        return True, str(bot(key, level).choose(position, seed))
    except Exception as error:
        return False, f"The computer player “{level}” made an error: {type(error).__name__}: {error}"
