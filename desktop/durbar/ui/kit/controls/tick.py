"""A box to tick."""

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from durbar.ui.kit.controls.layouts import Column
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint


class Tick(QCheckBox):
    """A box to tick, bold words beside it and, below them, a quiet sentence that says what it is for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._words, self._why = Words("", 14, bold=True), Words("", 12.5, tone="quiet")
        column = Column((36, 3, 0, 3))
        for text in (self._words, self._why):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(text)
        self.setLayout(column)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        paint.ring_focus(self, 5)
        self._why.hide()

    def set_words(self, words: str, why: str = "") -> None:
        """Set the words and the reason below them."""
        self._words.setText(words)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self.setAccessibleName(words)
        self.setAccessibleDescription(why)

    def changeEvent(self, event: QEvent) -> None:
        """Show what can't be ticked in quiet letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._words.set_tone("ink" if self.isEnabled() else "quiet")

    def sizeHint(self) -> QSize:
        """Return room for the words as well; Qt would measure a box without words."""
        return self.layout().totalSizeHint().expandedTo(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return the least room for box and words."""
        return self.layout().totalMinimumSize().expandedTo(super().sizeHint())

    def hitButton(self, _pos: QPoint) -> bool:
        """Return True everywhere on the widget: the words are clicked too."""
        return True
