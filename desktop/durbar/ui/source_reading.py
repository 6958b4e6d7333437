"""PySide reads the source of every module that is imported after it; here it is told not to."""

import linecache
from importlib import import_module

import PySide6.QtCore  # noqa: F401 (it brings the module below along)


def leave_sources_unread() -> None:
    """Let PySide take every module for one that uses none of its ``__feature__`` switches, as is true of Durbar.

    It would look for them in the source, of which Python then keeps all lines: 7 MB at a table, and part of each start.
    Those of modules that came before are let go.
    """
    try:
        feature = import_module("shibokensupport.feature")
    except ImportError:  # another PySide; then it reads
        return
    if hasattr(feature, "_mod_uses_pyside"):
        feature.__dict__["_mod_uses_pyside"] = _uses_it
    linecache.clearcache()


def _uses_it(_module: object) -> bool:
    return True
