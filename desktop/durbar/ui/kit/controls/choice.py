"""A few words, one of them chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from durbar.ui.kit.controls.buttons import spoken
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look


class _ChoiceWord(QRadioButton):
    """One word of a Choice."""

    def __init__(self, words: str, size: float, height: float, parent: QWidget) -> None:
        super().__init__(spoken(words), parent)
        self._size, self._height = size, height
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        paint.ring_focus(self, height / 2, inside=False)
        self.restyle()

    def sizeHint(self) -> QSize:
        """Return a size that is easily hit."""
        return super().sizeHint().expandedTo(QSize(0, look.px(self._height)))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def hitButton(self, _pos: QPoint) -> bool:
        """Return True everywhere on the widget, for there is no round mark."""
        return True

    def restyle(self) -> None:
        """Take the letter from the look."""
        self.setFont(look.sans(self._size))


class Choice(QWidget):
    """A few words in one rounded frame, one of them chosen; ← and → move the choice.

    chosen(int): the person chose the word of that index.
    """

    chosen = Signal(int)

    def __init__(
        self,
        words: Sequence[str],
        on: int = 0,
        size: float = 12.5,
        height: float = 28,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._height = height
        self._words: list[_ChoiceWord] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._restyle)
        self.set_words(words, on)

    def set_words(self, words: Sequence[str], on: int) -> None:
        """Set the words, one of them chosen, without emitting anything."""
        for old in self._words:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._words = [_ChoiceWord(text, self._size, self._height, self) for text in words]
        for index, word in enumerate(self._words):
            word.setChecked(index == on)
            word.toggled.connect(self._toggled)
            self._row.addWidget(word)
        self.updateGeometry()

    @property
    def buttons(self) -> Sequence[QRadioButton]:
        """The native buttons, one a word."""
        return self._words

    @property
    def on(self) -> int:
        """The index of the chosen word, -1 where none is."""
        return next((index for index, word in enumerate(self._words) if word.isChecked()), -1)

    def choose(self, index: int) -> None:
        """Choose a word, or none (-1), without telling anybody. Tab stops at one only; arrow keys go to the others."""
        for place, word in enumerate(self._words):
            word.blockSignals(True)
            word.setAutoExclusive(index >= 0)  # else the last chosen one could not be let go
            word.setChecked(place == index)
            word.setAutoExclusive(True)
            word.blockSignals(False)
            stop = place == max(0, index)
            word.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)
            word.update()

    def relabel(self, words: Sequence[str]) -> None:
        """Take other words and stay as it is otherwise, the keyboard's place included.

        The page has to ``order_tabs`` afterwards.
        """
        on, focused = self.on, self.window().focusWidget()
        had_keyboard = focused is not None and self.isAncestorOf(focused)
        self.set_words(words, on)
        self.choose(on)
        if had_keyboard:
            here = self._words[max(0, on)]
            here.show()  # a layout shows what is new only later, and what is hidden takes no focus
            here.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the frame."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), radius=self.height() / 2 / look.u, opacity=0.7)

    def _toggled(self, on: bool) -> None:
        if on:
            self.chosen.emit(self.on)

    def _restyle(self) -> None:
        for word in self._words:
            word.restyle()
        self.updateGeometry()
        self.update()
