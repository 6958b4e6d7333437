"""Memory that the program has let go of and that the system may have back."""

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
