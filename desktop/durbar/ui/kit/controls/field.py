"""Fields to type in."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.style import PictureIcon
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button


class Field(QLineEdit):
    """A line to type in, with a sign before it (``"kit/search"``) if wanted. serif: for names, bold."""

    def __init__(
        self,
        size: float = 12.5,
        height: float = 27,
        sign: str = "",
        serif: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size, self._height, self._serif = size, height, serif
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if sign:
            self.addAction(QIcon(PictureIcon(Picture(sign, opacity=0.7))), QLineEdit.ActionPosition.LeadingPosition)
        paint.ring_focus(self, 5)
        look.changed.connect(self._restyle)
        self._restyle()

    def sizeHint(self) -> QSize:
        """Return a size that is easily hit."""
        return QSize(look.px(150), max(look.px(self._height), super().sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Return the usual height, and a width that may be narrow."""
        return QSize(look.px(60), self.sizeHint().height())

    def _restyle(self) -> None:
        self.setFont(look.serif(self._size, bold=True) if self._serif else look.sans(self._size))
        self.setTextMargins(look.px(6), 0, look.px(6), 0)
        self.updateGeometry()


_UNDO_KEYS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class SearchField(Field):
    """A field to look for something. While it is empty, Enter, Space, Ctrl+Z and Ctrl+Y are the page's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(sign="kit/search", parent=parent)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window where there is nothing to take back; Qt would keep them."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._leaves(event):
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what is typed, and leave the page's keys to it."""
        if self._leaves(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _leaves(self, event: QKeyEvent) -> bool:
        return not self.text() and (default_button.is_press(event) or any(event.matches(keys) for keys in _UNDO_KEYS))


class FilterField(SearchField):
    """The field to type in; ↓ goes on into the list, Enter plays, Esc empties it, and then leaves."""

    down = Signal()
    enter = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the keys that are not text into signals."""
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.text():
            self.enter.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Escape:
            default_button.give_back(self)
        else:
            super().keyPressEvent(event)
