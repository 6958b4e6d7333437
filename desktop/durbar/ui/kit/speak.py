"""Says a sentence aloud to whoever listens with a screen reader, without moving the keyboard's place."""

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str) -> None:
    """Have the screen reader, if there is one, say the words.

    widget: what they are about; while it is hidden, behind a curtain perhaps, nothing is said.
    """
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # 4 ms that the first paint can do without

    if words and widget.isVisible() and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
