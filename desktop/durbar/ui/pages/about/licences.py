"""The terms of all that an installed Durbar brings along, to be read in the program."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from durbar.system.paths import resource
from durbar.ui.kit.controls.layouts import Column, Row, order_tabs
from durbar.ui.kit.controls.page import CoverPage
from durbar.ui.kit.controls.pick import Pick
from durbar.ui.kit.controls.scrollbar import use_thin_bar
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.words import translate

#: Whose terms stand first.
_FIRST = ("Durbar", "Qt, PySide6 and Shiboken")


def licences() -> list[Path]:
    """Return the texts that this build brings along, each named after what it is of.

    None outside an installed Durbar.
    """
    try:
        found = resource("licences").glob("*.txt")
    except FileNotFoundError:
        return []
    return sorted(found, key=lambda path: (path.stem not in _FIRST, path.stem.casefold()))


class LicencesPage(CoverPage):
    """A list of all parts, and the terms of the one that is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._why = Words("", 13)
        self._paths = licences()
        self._part = Pick(parent=self)
        self._part.addItems([path.stem for path in self._paths])
        self._text = _Text(self)
        self._lay_out()
        self._part.currentIndexChanged.connect(self._show)
        self._show(0)
        self.retranslate()

    def retranslate(self) -> None:
        """Fill every text anew; the terms themselves are in their authors' language."""
        self.name(translate("Licences", "Licences"))
        why = translate(
            "Licences",
            "Durbar is built on the work of others; here are their terms, as they wrote them. "
            "Qt lies in files of its own, which you may replace.",
        )
        self._why.setText(why)
        self._part.setAccessibleName(translate("Licences", "Part of Durbar"))
        self._text.setAccessibleName(translate("Licences", "Its licence"))
        order_tabs(self)

    def _lay_out(self) -> None:
        inside = Column((20, 14, 12, 12), 10)
        self.column.addLayout(inside, 1)
        inside.addWidget(self._why)
        line = Row()
        line.addWidget(self._part)
        line.addStretch(1)
        inside.addLayout(line)
        inside.addWidget(self._text, 1)

    def _show(self, index: int) -> None:
        if 0 <= index < len(self._paths):
            self._text.setPlainText(self._paths[index].read_text("utf-8"))


class _Text(QPlainTextEdit):
    """A long text to read, by keyboard too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        use_thin_bar(self)
        look.changed.connect(self._restyle)
        paint.ring_focus(self, 6, inside=True)
        self._restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Esc to the page."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _restyle(self) -> None:
        self.setFont(look.sans(13))
