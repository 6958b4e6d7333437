"""Menus of the house."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from durbar.ui.kit.look.theme import look


def close_menus() -> None:
    """Close whatever menu is open, with those it opened."""
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


class Menu(QMenu):
    """A menu that goes for good when it is closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFont(look.sans(13))

    def add_menu(self, words: str) -> QMenu:
        """Add a menu that opens beside these words."""
        beside = self.addMenu(words)
        beside.setFont(self.font())
        return beside

    def open_at(self, place: QPoint) -> None:
        """Open with the upper left corner here, in pixels of the screen, or as near as keeps it within the window."""
        window, own = self.parentWidget().window(), self.sizeHint()
        corner = window.mapToGlobal(QPoint(0, 0))
        left = max(corner.x(), min(place.x(), corner.x() + window.width() - own.width()))
        top = max(corner.y(), min(place.y(), corner.y() + window.height() - own.height()))
        self.popup(QPoint(left, top))
