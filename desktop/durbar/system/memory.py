"""Memory that the program has let go of and that the system may have back."""

import os
import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Hand what is free back to the system, where the C library has to be asked to (glibc); elsewhere nothing."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not in musl
    return found


def held(process: str = "self") -> int:
    """Return bytes of memory that a process, by its number, holds now, shared libraries included.

    0 where the system does not tell (it does on Linux).
    """
    try:
        with open(f"/proc/{process}/statm", encoding="ascii") as told:
            pages = int(told.read().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
