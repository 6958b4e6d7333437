"""The default button of a page: Enter and Space press it wherever the keyboard is, unless it is seen elsewhere."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

#: The keys that press.
PRESSING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
#: With these a key is pressed alone.
PLAIN_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


@runtime_checkable
class Lit(Protocol):
    """A page on which one button is lit at most."""

    def press_lit(self) -> bool:
        """Do what the default button says; return whether there is one."""
        ...


def page_round(widget: QWidget) -> Lit | None:
    """Return the nearest page with a default button that a widget is on, or is itself."""
    around: QWidget | None = widget
    while around is not None:
        if isinstance(around, Lit):
            return around
        around = None if around.isWindow() else around.parentWidget()
    return None


def is_press(event: QKeyEvent) -> bool:
    """Return whether a key presses: Enter or Space alone."""
    return event.key() in PRESSING_KEYS and event.modifiers() in PLAIN_MODIFIERS


def give_back(widget: QWidget) -> None:
    """Move the keyboard from a widget to the page round it, where Enter presses the default button."""
    page = page_round(widget)
    if isinstance(page, QWidget):
        page.setFocus(Qt.FocusReason.OtherFocusReason)
    else:
        widget.clearFocus()


def press(page: Lit, event: QKeyEvent) -> None:
    """Press what is lit, once, however long the key is held."""
    event.accept()
    if not event.isAutoRepeat():
        page.press_lit()
