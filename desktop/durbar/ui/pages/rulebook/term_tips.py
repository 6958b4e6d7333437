"""Tips for the terms of a rulebook's text."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import capital


class TermTips(QObject):
    """The tips of one page's terms. term: title and definition by key; raises KeyError."""

    def __init__(self, page: QWidget, term: Callable[[str], tuple[str, str]], tips: Tips | None = None) -> None:
        super().__init__(page)
        self._term = term
        self.tips = tips or Tips(page)
        self.tips.set_helps(self.look_up)

    def look_up(self, key: str) -> tuple[str, str, str] | None:
        """Return title, text and no section of a term; None when there is no such term."""
        try:
            title, text = self._term(key)
        except KeyError:
            return None
        return title, capital(text), ""

    def point(self, key: str, rect: QRect) -> None:
        """Show the tip of the term that the pointer or the keyboard is on, at a place of the screen.

        key: empty when it left.
        """
        found = self.look_up(key) if key else None
        if found is None:
            self.tips.leave()
        else:
            self.tips.show(Tip(found[0], rule=found[1]), rect)
