"""Processes that Durbar starts of itself: they import nothing from the folder one is in, and who fails says why."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from threading import Lock

_SAFE = "PYTHONSAFEPATH"
_guard = Lock()
_inside = 0
_before: str | None = None


@contextlib.contextmanager
def kept_from_folder() -> Iterator[None]:
    """Keep a Python started meanwhile from looking for modules in the current folder.

    Only meanwhile: a file manager that is opened later hands its environment on to programs of the person's own.
    """
    global _inside, _before
    with _guard:
        if not _inside:
            _before = os.environ.get(_SAFE)
            os.environ[_SAFE] = "1"
        _inside += 1
    try:
        yield
    finally:
        with _guard:
            _inside -= 1
            if not _inside and _before is None:
                del os.environ[_SAFE]
            elif not _inside:
                os.environ[_SAFE] = _before or ""


def start(process: BaseProcess) -> None:
    """Start a process of ``multiprocessing``. Raises OSError where the system has none to give."""
    with kept_from_folder():
        process.start()


def tell(name: str, why: str) -> None:
    """Have the log say why a process can't do its work."""
    logging.getLogger("durbar.children").warning("The process “%s” can’t do its work: %s", name, why)
