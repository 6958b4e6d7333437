"""What lies over a whole window and hears its keys first: a dialog, a menu, an opened list."""

from PySide6.QtWidgets import QApplication, QWidget


def is_covered(widget: QWidget) -> bool:
    """Return whether a dialog, a menu or an opened list lies over the window that a widget is in."""
    over = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    return over is not None and over is not widget.window()
