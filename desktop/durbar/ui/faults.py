"""What goes wrong inside Durbar ends in a report in the log and one sentence on the screen; the game goes on."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler, qVersion

from durbar import __version__
from durbar.system.log import Log
from durbar.ui.words import translate

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

LOG_NAME = "durbar.log"
# What these say is about the program; what others say may be part of a game, and even a hidden one.
_ABOUT_THE_PROGRAM = (AttributeError, ImportError, NameError, RecursionError, RuntimeError, TypeError)
# Calls of a traceback that a report shows, from the innermost on, and errors that led to each other.
_MAX_CALLS, _MAX_CHAIN = 40, 4
# Letters after which no further report is kept for who wants to copy them.
_MAX_DETAILS = 50_000
_GRAVE_KINDS = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


class Faults(QObject):
    """A watch for what nobody caught, in whatever thread, and for what Qt complains of.

    told(str, bool, function): a sentence about a fault, once for each kind, that it may go by itself, and ``details``;
    not in the window's thread always.
    """

    told = Signal(str, bool, object)

    def __init__(self, folder: Path) -> None:
        """folder: where the log is. Where none can be written, a fault is still told."""
        super().__init__()
        self._log: Log | None = None
        with contextlib.suppress(OSError):
            self._log = Log(folder / LOG_NAME)
        self._known: set[object] = set()
        self._details = ""
        self._qt_before: Callable[..., object] | None = None
        self._heard = _Heard(self)

    def watch(self) -> None:
        """Take what is nobody's from now on; a process that Qt or the system ends leaves its calls in the log."""
        sys.excepthook = self.take
        sys.unraisablehook = self._take_unraisable
        threading.excepthook = self._take_thread
        logging.getLogger().addHandler(self._heard)  # futures tell of what fails in their callbacks there
        self._qt_before = qInstallMessageHandler(self._take_qt)
        if self._log is not None:
            faulthandler.enable(self._log.descriptor)

    def rest(self) -> None:
        """Watch no more."""
        sys.excepthook = sys.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        logging.getLogger().removeHandler(self._heard)
        qInstallMessageHandler(self._qt_before)
        faulthandler.disable()
        if self._log is not None:
            self._log.close()
            self._log = None

    def take(
        self, kind: type[BaseException], error: BaseException | None, calls: TracebackType | None
    ) -> None:  # as sys.excepthook
        """Report an error, the first of its kind; who ends the program means to."""
        if error is None or not isinstance(error, Exception):
            sys.__excepthook__(kind, error or kind(), calls)
            return
        if self._is_new((kind.__qualname__, *_place(calls))):
            sys.__excepthook__(kind, error, calls)
            report = _report(error)
            self._write(report)
            if len(self._details) < _MAX_DETAILS:
                self._details += f"\n{report}"
            self.told.emit(self._sentence(), False, self.details)

    def details(self) -> str:
        """Return what was reported since the start, for whoever is to be told of it."""
        return f"{_about()}, {platform.platform()}\n{self._details}"

    def note(self, line: str) -> None:
        """Write a line into the log that nobody needs to be told of on the screen."""
        self._write(f"{line}\n")

    def _take_unraisable(self, found: UnraisableHookArgs) -> None:
        self.take(found.exc_type, found.exc_value, found.exc_traceback)

    def _take_thread(self, found: threading.ExceptHookArgs) -> None:
        if found.exc_type is not SystemExit:
            self.take(found.exc_type, found.exc_value, found.exc_traceback)

    def _take_qt(self, kind: QtMsgType, where: QMessageLogContext, words: str) -> None:
        """Write down a message of Qt, which speaks of widgets and files, not of games."""
        if kind in _GRAVE_KINDS and self._is_new((kind, words)):
            self._write(f"Qt: {words}\n")
        if self._qt_before is not None:
            self._qt_before(kind, where, words)
        elif sys.stderr is not None:
            print(words, file=sys.stderr)

    def _is_new(self, kind: object) -> bool:
        new = kind not in self._known
        self._known.add(kind)
        return new

    def _write(self, report: str) -> None:
        if self._log is not None:
            at = datetime.now().astimezone().isoformat(sep=" ", timespec="seconds")
            self._log.write(f"{at} {_about()}\n{report}\n")

    def _sentence(self) -> str:
        if self._log is None:
            return translate("Faults", "Something went wrong inside Durbar; you can play on.")
        words = translate("Faults", "Something went wrong inside Durbar; your game is kept. A report is in “{path}”.")
        return words.format(path=self._log.path)


class _Heard(logging.Handler):
    """A log handler for errors that a library catches and tells of, and for Durbar's own lines of the log."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(logging.WARNING)
        self._faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        """Pass a fault that was logged on to ``Faults``."""
        if record.exc_info is not None and record.exc_info[0] is not None:
            self._faults.take(*record.exc_info)
        elif record.name.startswith("durbar."):
            self._faults.note(record.getMessage())


def _about() -> str:
    return f"Durbar {__version__}, Python {platform.python_version()}, Qt {qVersion()}"


def _place(calls: TracebackType | None) -> tuple[str, int]:
    """Return where an error was raised."""
    found = ("", 0)
    for frame, line in traceback.walk_tb(calls):
        found = (frame.f_code.co_filename, line)
    return found


def _report(error: BaseException) -> str:
    """Return the calls that led to an error, and to those before it; nothing that a game may hide."""
    parts: list[str] = []
    one: BaseException | None = error
    while one is not None and len(parts) < _MAX_CHAIN:
        said = f": {one}" if type(one) in _ABOUT_THE_PROGRAM else ""
        calls = "".join(traceback.format_tb(one.__traceback__)[-_MAX_CALLS:])
        parts.append(f"{calls}{type(one).__name__}{said}\n")
        one = one.__cause__ or one.__context__
    return "which came of\n".join(parts)
