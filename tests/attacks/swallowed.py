"""Hears every error that nobody caught: in an override of Qt, a slot, a timer, a thread, a callback, a destructor.

Durbar goes on after them, as it should; an attack that went on too would say that nothing broke.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any

_FAILED = "Traceback (most recent call last)"


@contextmanager
def hearing() -> Iterator[list[str]]:
    """Gives the tracebacks of all errors that were swallowed meanwhile, in whatever thread; it grows."""
    heard: list[str] = []

    def hear(kind: type[BaseException], error: BaseException | None, calls: TracebackType | None) -> None:
        if kind is not SystemExit:
            heard.append("".join(traceback.format_exception(kind, error, calls)))

    def hear_found(found: Any) -> None:
        hear(found.exc_type, found.exc_value, found.exc_traceback)

    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    logged = _Logged(hear)
    sys.excepthook, threading.excepthook, sys.unraisablehook = hear, hear_found, hear_found
    logging.getLogger().addHandler(logged)
    try:
        yield heard
    finally:
        logging.getLogger().removeHandler(logged)
        sys.excepthook, threading.excepthook, sys.unraisablehook = before


@contextmanager
def hearing_children() -> Iterator[list[str]]:
    """The same, and gives afterwards what processes said of theirs that share this one's standard error."""
    with tempfile.TemporaryFile() as said, hearing() as heard:
        sys.stderr.flush()
        usual = os.dup(2)
        os.dup2(said.fileno(), 2)
        try:
            yield heard
        finally:
            sys.stderr.flush()
            os.dup2(usual, 2)
            os.close(usual)
            said.seek(0)
            text = said.read().decode(errors="replace")
            sys.stderr.write(text)
            if _FAILED in text:
                heard.append(text[text.index(_FAILED) :])


class _Logged(logging.Handler):
    """Futures tell of what fails in their callbacks by a line of the log."""

    def __init__(self, hear: Any) -> None:
        super().__init__(logging.ERROR)
        self._hear = hear

    def emit(self, record: logging.LogRecord) -> None:
        """Part of logging.Handler."""
        if record.exc_info is not None and record.exc_info[0] is not None:
            self._hear(*record.exc_info)
