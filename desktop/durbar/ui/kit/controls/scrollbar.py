"""What a scrolling widget needs beside its style."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def use_thin_bar(area: QAbstractScrollArea) -> None:
    """Make a scrolling widget and its bars transparent to what lies below."""
    for bar in (area.verticalScrollBar(), area.horizontalScrollBar()):
        bar.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
    area.viewport().setAutoFillBackground(False)


def use_own_viewport(area: QAbstractScrollArea) -> None:
    """Give a scrolling widget a viewport that PySide knows, before the widget is given what it shows; never a text.

    Asked for the one that Qt made, it would make the types of all widgets there are: 40 ms, and 3 MB for good.
    """
    port = QWidget()
    port.setMouseTracking(area.hasMouseTracking())
    area.setViewport(port)
