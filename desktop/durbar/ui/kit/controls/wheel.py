"""The wheel scrolls: what holds a value leaves it to the page."""

from PySide6.QtGui import QWheelEvent


class WheelPasses:
    """A control that a wheel passes over: it never changes the value, and scrolls what the control lies on.

    A base that stands before Qt's class.
    """

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave it to what is below."""
        event.ignore()
