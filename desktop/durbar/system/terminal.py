"""Text for a terminal or a pipe: nothing in it commands the terminal, and it goes into every encoding."""

import contextlib
import errno
import io
import locale
import os
import sys
import unicodedata
from collections.abc import Iterable
from typing import TextIO

#: What a font shows though Python calls it unprintable: the spaces of French, and what joins letters of India.
_SHOWN = frozenset("\u00a0\u202f\u200c\u200d")
#: What an old encoding has no letter for, as a typewriter would write it.
_TYPED = str.maketrans(
    {"‘": "'", "’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "×": "x"}
)

#: What LC_ALL stands for besides the letters.
_CATEGORIES = ("LC_COLLATE", "LC_MEASUREMENT", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME")
_UTF8 = "C.UTF-8"


def use_utf8() -> None:
    """Let the letters of the locale be UTF-8, here and in processes started from here, and leave the rest of it.

    Qt takes them for that, and complains at every start where LC_ALL names other letters, or a locale that is not
    installed; Python has put right what LANG says.
    """
    if sys.platform in ("win32", "darwin") or locale.nl_langinfo(locale.CODESET) == "UTF-8":
        return
    with contextlib.suppress(locale.Error):
        locale.setlocale(locale.LC_CTYPE, _UTF8)
        everything = os.environ.pop("LC_ALL", "")
        os.environ.update(dict.fromkeys(_CATEGORIES, everything) if everything else {}, LC_CTYPE=_UTF8)


def cleaned(text: str) -> str:
    """Return a text without what is not seen but acts: controls, escapes, marks that turn the direction of writing.

    Tabs and ends of lines become spaces.
    """
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() or letter in _SHOWN else " " if letter.isspace() else "" for letter in text
    )


def fitting(text: str, encoding: str) -> str:
    """Return a text whose every letter the encoding has: é becomes e where it must, and what has no likeness “?”."""
    return "".join(_fitting(letter, encoding) for letter in text) if _fails(text, encoding) else text


def _fitting(letter: str, encoding: str) -> str:
    if not _fails(letter, encoding):
        return letter
    alike = unicodedata.normalize("NFKD", letter.translate(_TYPED))
    alike = "".join(part for part in alike if not unicodedata.combining(part))
    return "?" if _fails(alike, encoding) else alike


def _fails(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return True
    return False


def tell(stream: TextIO | None, lines: Iterable[str]) -> None:
    """Write lines, cleaned, to a stream of the program, until all are written or nobody reads them any more.

    stream: None where a program has no terminal at all. Raises OSError where a line can't be written.
    """
    if stream is None:
        return
    try:
        for line in lines:
            stream.write(fitting(cleaned(line), stream.encoding or "ascii") + "\n")
        stream.flush()
    except OSError as error:
        _let_go(stream)
        if error.errno not in (errno.EPIPE, errno.EINVAL):  # Windows says EINVAL of a pipe that was closed
            raise


def forgive(*streams: TextIO | None) -> None:
    """Have streams write “?” for what their encoding lacks; what other parts print then stops no command."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _let_go(stream: TextIO) -> None:
    """Lead a stream to nowhere, or Python would fail once more at its end over what is still held back."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
