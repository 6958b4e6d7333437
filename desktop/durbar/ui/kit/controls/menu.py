"""Menus in the look of the house: letters that follow the text size, an edge that is seen by night too."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from durbar.ui.kit.look.theme import look

_STYLE = """
QMenu {{ background: {panel}; color: {ink}; border: {line}px solid {rule}; padding: {gap}px; font-size: {letter}px; }}
QMenu::item {{ padding: {gap}px {wide}px; border-radius: {gap}px; }}
QMenu::item:selected {{ background: {chosen}; color: {ink}; }}
QMenu::item:disabled {{ color: {quiet}; }}
QMenu::separator {{ height: {line}px; background: {rail}; margin: {gap}px {wide}px; }}
"""


#: Pixels: letters that are made smaller to fit are no smaller.
_LEAST_LETTER = 10


def close_menus() -> None:
    """Close whatever menu is open, with those it opened."""
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


class Menu(QMenu):
    """A menu that goes for good when it is closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dress(look.letter(13))

    def _dress(self, letter: int) -> None:
        c = look.c
        colours = {"panel": c.panel, "ink": c.ink, "quiet": c.quiet, "rule": c.rule, "rail": c.rail, "chosen": c.chosen}
        sizes = {"line": max(1, look.px(1.4)), "gap": look.px(5), "wide": look.px(24), "letter": letter}
        self.setStyleSheet(_STYLE.format(**{name: colour.name() for name, colour in colours.items()}, **sizes))

    def open_at(self, place: QPoint) -> None:
        """Open with the upper left corner here, in pixels of the screen, or as near as keeps it within the window.

        Where lines are longer than that is wide, its letters are smaller.
        """
        window, letter = self.parentWidget().window(), look.letter(13)
        while self.sizeHint().width() > window.width() and letter > _LEAST_LETTER:
            letter -= 1
            self._dress(letter)
        own = self.sizeHint()
        corner = window.mapToGlobal(QPoint(0, 0))
        left = max(corner.x(), min(place.x(), corner.x() + window.width() - own.width()))
        top = max(corner.y(), min(place.y(), corner.y() + window.height() - own.height()))
        self.popup(QPoint(left, top))
