"""What is said where Qt opens no window: one sentence, with Qt's own words in the log. Needs only the core of Qt."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from durbar.system import notice
from durbar.ui.words import QT_TRANSLATE_NOOP, system_language, translated

_App = TypeVar("_App")


def opened(make: Callable[[], _App]) -> _App:
    """Return the application that ``make`` makes. Where Qt would end the process over it, say why and end it cleanly.

    Qt calls abort after its last message, and what it says before would have a screen's owner look for a library.
    """
    heard: list[tuple[QtMsgType, QMessageLogContext, str]] = []

    def hear(kind: QtMsgType, where: QMessageLogContext, words: str) -> None:
        heard.append((kind, where, words))
        if kind == QtMsgType.QtFatalMsg:
            said = " ".join(words for _, _, words in heard)
            logging.getLogger("durbar.start").warning("Qt opens no window: %s", said)
            notice.tell(_sentence())
            os._exit(1)

    before = qInstallMessageHandler(hear)
    try:
        return make()
    finally:
        qInstallMessageHandler(before)
        for kind, where, words in heard:
            if before is not None:
                before(kind, where, words)


def tell_missing(error: ImportError) -> None:
    """Say that a part of Durbar can't be loaded, Qt mostly, and what the system says of that."""
    words = QT_TRANSLATE_NOOP(
        "Start", "Durbar can’t load what it needs ({reason}). The README names the packages of the system."
    )
    notice.tell(translated(_language(), "Start", words).format(reason=error))


def _language() -> str:
    try:
        from durbar.ui import settings
    except ImportError:  # they ask more of Qt
        return system_language()
    return settings.chosen_language(settings.load())


def _sentence() -> str:
    if not notice.has_screen() and sys.platform not in ("win32", "darwin"):
        words = QT_TRANSLATE_NOOP("Start", "Durbar has no screen to open its window on: start it from a desktop.")
    else:
        words = QT_TRANSLATE_NOOP(
            "Start",
            "Durbar can’t open its window: the screen does not answer, or a library of the system is missing. "
            "The README names the packages that it needs.",
        )
    return translated(_language(), "Start", words)
