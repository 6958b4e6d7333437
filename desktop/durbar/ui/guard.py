"""What raises in an override of a Qt virtual is reported, and Qt is given a harmless answer.

Qt calls overrides from C++, which no exception can pass: PySide keeps it until later, or ends the process. So every
class of ours that derives from a class of Qt has its overrides wrapped as it is made; nobody has to think of it.
"""

import sys
import traceback
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from shiboken6 import Shiboken

#: What Qt is given by an override that raised, by its name; None by all others, of whom Qt asks nothing.
ANSWERS: dict[str, Callable[[], object]] = {
    **dict.fromkeys(("event", "eventFilter", "viewportEvent", "focusNextPrevChild", "hasHeightForWidth"), bool),
    "hitButton": bool,
    **dict.fromkeys(("sizeHint", "minimumSizeHint", "minimumSize", "tabSizeHint", "minimumTabSizeHint"), QSize),
    "sizeFromContents": QSize,
    **dict.fromkeys(("count", "rowCount", "heightForWidth", "pixelMetric", "styleHint"), int),
    "boundingRect": QRectF,
    "expandingDirections": lambda: Qt.Orientation(0),
}


def guard_overrides() -> None:
    """Guard every class that derives from a class of Qt from now on, as it is made."""
    Shiboken.Object.__init_subclass__ = classmethod(_guard)  # type: ignore[assignment,method-assign,arg-type]


def overrides(cls: type) -> dict[str, Callable[..., Any]]:
    """Return the methods of a class, without those it inherits, that stand for a method of Qt."""
    qts = [base for base in cls.__mro__[1:] if _is_qts(base)]
    return {
        name: method
        for name, method in vars(cls).items()
        if isinstance(method, FunctionType) and name[:2] != "__" and any(name in vars(base) for base in qts)
    }


def is_guarded(method: Callable[..., Any]) -> bool:
    """Return whether a method of a class is wrapped."""
    return hasattr(method, _GUARDED)


_GUARDED = "_guarded"


def _guard(cls: type, **words: object) -> None:
    super(Shiboken.Object, cls).__init_subclass__(**words)  # type: ignore[misc]
    if _is_qts(cls):
        return
    for name, method in overrides(cls).items():
        if not is_guarded(method):
            setattr(cls, name, _guarded(method, ANSWERS.get(name, _nothing)))


def _guarded(method: Callable[..., Any], answer: Callable[[], object]) -> Callable[..., Any]:
    @wraps(method)
    def guarded(*words: Any, **named: Any) -> Any:
        try:
            return method(*words, **named)
        except Exception as error:
            _report(error)
            return answer()

    setattr(guarded, _GUARDED, True)
    return guarded


def _report(error: BaseException) -> None:
    """Tell of it, and let go of what the failed calls held: a painter that stays alive would break the next one."""
    sys.excepthook(type(error), error, error.__traceback__)
    failed: BaseException | None = error
    while failed is not None:
        traceback.clear_frames(failed.__traceback__)
        failed = failed.__context__


def _nothing() -> None:
    """Return None, as most overrides do."""


def _is_qts(cls: type) -> bool:
    return cls.__module__.startswith("PySide6.")
