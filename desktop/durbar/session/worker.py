"""A process that does one thing after the other for the window's process, and may die, freeze or starve at any time."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from multiprocessing import spawn
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from typing import Any

from durbar.system import children

_NAME = "durbar-thinker"
#: By how much a worker waits for others (nice).
_LATER = 5
#: Seconds a worker is given to be gone once it has been killed.
PATIENCE = 2.0

#: Asked by a worker while it works: whether to end at once with what it knows.
Stop = Callable[[], bool]
#: Something to do, a function of a module, and what it is given; a Stop comes last.
Task = tuple[Callable[..., object], tuple[object, ...]]


class Worker:
    """A process, and our end of the pipe to it. The process starts with the first task.

    To start it, to speak to it and to hear from it may all take for ever if it is frozen, so a thread of its own does
    that; ``end`` is what sets this thread free.
    """

    def __init__(self, context: SpawnContext, hurried: int) -> None:
        """hurried: tasks up to this number are to end at once."""
        self._context, self._hurried = context, hurried
        self._lock = Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._hurry_pipe: Connection | None = None
        self._ended = False
        self.has_answered = False

    @property
    def process_id(self) -> int | None:
        """The process's id, None before it is started."""
        return None if self._process is None else self._process.pid

    def ask(self, number: int, task: Task) -> Future[tuple[bool, Any]]:
        """Have it do something; to be asked again only after the answer: whether it was done, and what, or why not.

        The future raises whatever a process that can't be started, dies or talks nonsense brings about.
        """
        heard: Future[tuple[bool, Any]] = Future()
        try:
            Thread(target=self._exchange, args=((number, *task), heard), name="worker", daemon=True).start()
        except RuntimeError as error:  # the system has no thread left
            self._tell_why(error)
            heard.set_exception(error)
        return heard

    def hurry(self, number: int) -> None:
        """Have all tasks up to this number end at once. A number is too short for anybody to wait until it is sent."""
        with self._lock:
            if number > self._hurried and self._hurry_pipe is not None:
                with contextlib.suppress(OSError):  # it has died, which its answer tells
                    self._hurry_pipe.send(number)
            self._hurried = number

    def end(self) -> None:
        """Kill the process and wait until it is gone."""
        with self._lock:
            self._ended = True
            process = self._process
        if process is not None:
            process.kill()
            process.join(PATIENCE)

    def _exchange(self, message: object, heard: Future[tuple[bool, Any]]) -> None:
        try:
            pipe = self._pipe or self._start()
            pipe.send(message)
            done, answer = pipe.recv()
            if done is None:
                raise ChildProcessError(answer)
            told = bool(done), answer
        except BaseException as error:  # what was sent is made anew here, and may raise anything
            if self._pipe is not None:
                self._pipe.close()
            if not self.has_answered:
                self._tell_why(error)
            heard.set_exception(error.with_traceback(None))  # which leads back to this future, in a circle
        else:
            self.has_answered = True
            heard.set_result(told)

    def _tell_why(self, error: BaseException) -> None:
        """Have the log say why a process never answered, unless it was ended before it could."""
        with self._lock:
            process, ended = self._process, self._ended
        if ended:
            return
        why = f"{type(error).__name__}: {error}"
        if isinstance(error, EOFError | ConnectionError):
            why = f"{os.fsdecode(spawn.get_executable())} ended before it answered"
            if process is not None:
                process.join(PATIENCE)
                why = f"{why}, with {process.exitcode}"
        children.tell(_NAME, why)

    def _start(self) -> Connection:
        pipe, theirs = self._context.Pipe()
        hurries, hurry_pipe = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_work, args=(theirs, hurries), name=_NAME, daemon=True)
        children.start(process)
        theirs.close()  # so that the pipe breaks as soon as the worker dies
        hurries.close()
        with self._lock:
            self._process, self._pipe, self._hurry_pipe = process, pipe, hurry_pipe
            hurry_pipe.send(self._hurried)
            ended = self._ended
        if ended:
            self.end()
        return pipe


def make_worker(hurried: int) -> Worker:
    """Return another worker, without a process yet. hurried: tasks up to this number are to end at once."""
    return Worker(multiprocessing.get_context("spawn"), hurried)


class Lent:
    """A place in an executor, of a Dask cluster for example, that does one thing after the other as a Worker does.

    Nobody here can end what it does, nor need it be started.
    """

    process_id = 0
    has_answered = False

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def ask(self, _number: int, task: Task) -> Future[tuple[bool, Any]]:
        """Have it do something, as ``Worker.ask`` does."""
        return self._executor.submit(_done, *task, _never)

    def end(self) -> None:
        """Leave it to whoever lent it."""


def _never() -> bool:
    return False


# ---- in the worker -------------------------------------------------------------------------------------------------


class _Hurries:
    """What is heard of hurry while the worker works. Through a pipe: memory to share can't be had everywhere."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe, self._number = pipe, 0
        Thread(target=self._listen, name="hurries", daemon=True).start()

    def concern(self, number: int) -> bool:
        """Return whether a task is to end at once."""
        return self._number >= number

    def _listen(self) -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                self._number = self._pipe.recv()


def _work(pipe: Connection, hurry_pipe: Connection) -> None:
    """Take a task and answer, again and again, until the pipe breaks.

    Answers: (done, what or why not); done is None where it can't read its task, as what it needs can't be imported.
    """
    if hasattr(os, "nice"):
        os.nice(_LATER)  # thinking takes every core there is: the window comes first
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches the whole group; the window decides
    try:
        hurries = _Hurries(hurry_pipe)
        while True:
            number, do, given = pipe.recv()
            pipe.send(_done(do, given, partial(hurries.concern, number)))
    except (EOFError, OSError, MemoryError):  # without memory a new process is better off
        return
    except Exception:
        pipe.send((None, traceback.format_exc()))


def _done(do: Callable[..., object], given: tuple[object, ...], stop: Stop) -> tuple[bool, object]:
    try:
        return True, do(*given, stop)
    except MemoryError:
        raise
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"
