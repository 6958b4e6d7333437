"""A button of the prompt bar."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QMouseEvent

from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.tip import Tip

#: Letters of a button in units: the usual ones, and what large ones shrink to where room is short.
SIZES = (14.5, 12.5, 11, 9.5)
#: Units: how high a button is, at least.
HIGH = 42


class PromptButton(WordButton):
    """A button of the prompt: after one press it may be another, so the second of a double click does nothing.

    pointed(bool): the pointer or the keyboard came, or went.
    """

    pointed = Signal(bool)
    leaves_arrows = True

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is here."""
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is here."""
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is gone."""
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Part of QWidget."""
        event.accept()


def row_width(row: Sequence[WordButton], plain: bool, size: float = SIZES[0]) -> int:
    """Pixels that these buttons take beside each other. plain: without pictures. size: of their letters, in units."""
    return sum(button.width_if(plain, size) for button in row) + look.px(10) * max(0, len(row) - 1)


def row_height(size: float = SIZES[0]) -> int:
    """Pixels that a row of buttons is high. size: of their letters, in units."""
    return max(look.px(HIGH), paint.line_of(look.sans(size, bold=True)) + look.px(12))


def tip_of(button: WordButton) -> Tip | None:
    """The tip of a button, if it has one; that of an off button says why it is."""
    if not button.tip_words:
        return None
    title = button.accessibleName()
    return Tip(title, refusal=button.tip_words) if button.off else Tip(title, what=button.tip_words)
