"""Fields to type in."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import lit


class Field(QLineEdit):
    """A line to type in, with a sign before it (``"kit/search"``) if wanted. serif: for names, bold."""

    def __init__(
        self,
        name: str = "",
        size: float = 12.5,
        high: float = 27,
        sign: str = "",
        serif: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._high = high
        self._sign = sign
        self._serif = serif
        self.setAccessibleName(name)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        paint.ring_focus(self, 5)
        look.changed.connect(self._restyle)
        self.textChanged.connect(self._slant)
        self._restyle()

    def sizeHint(self) -> QSize:
        """High enough for the letters."""
        return QSize(look.px(150), max(look.px(self._high), paint.line_of(self._letters()) + look.px(8)))

    def minimumSizeHint(self) -> QSize:
        """As high, but it may be narrow."""
        return QSize(look.px(60), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field, then the letters."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        line = look.c.rule if self.isEnabled() and self.underMouse() else look.c.field_line
        paint.panel(painter, rect, look.c.field, line, 1, 5, 1 if self.isEnabled() else 0.4)
        if self._sign:
            side = look.px(15)
            art.draw(
                painter, self._sign, QRectF(look.px(8), round((rect.height() - side) / 2), side, side), 0.7, look.dark
            )
        painter.end()
        super().paintEvent(event)

    def _letters(self) -> QFont:
        return look.serif(self._size, bold=True) if self._serif else look.sans(self._size)

    def _slant(self) -> None:
        """What only stands in for text leans."""
        font = self._letters()
        font.setItalic(not self.text())
        self.setFont(font)

    def _restyle(self) -> None:
        self._slant()
        palette = QPalette(self.palette())
        for role, colour in (
            (QPalette.ColorRole.Base, paint.NOTHING),
            (QPalette.ColorRole.Text, look.c.ink),
            (QPalette.ColorRole.PlaceholderText, look.c.quiet),
            (QPalette.ColorRole.Highlight, look.c.chosen),
            (QPalette.ColorRole.HighlightedText, look.c.ink),
        ):
            palette.setColor(role, colour)
        self.setPalette(palette)
        self.setTextMargins(look.px(28 if self._sign else 10), 0, look.px(8), 0)
        self.updateGeometry()
        self.update()


_TAKING_BACK = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class SearchField(Field):
    """A field to look for something. While it is empty, Enter, Space, Ctrl+Z and Ctrl+Y are the page's."""

    def __init__(self, size: float = 12.5, parent: QWidget | None = None) -> None:
        super().__init__(size=size, sign="kit/search", parent=parent)

    def event(self, event: QEvent) -> bool:
        """Qt would keep undo and redo from the window even where there is nothing to take back."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._leaves(event):
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is typed, unless it is the page's."""
        if self._leaves(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _leaves(self, event: QKeyEvent) -> bool:
        return not self.text() and (lit.is_press(event) or any(event.matches(keys) for keys in _TAKING_BACK))


class FilterField(SearchField):
    """The field to type in; ↓ goes on into the list, Enter plays, Esc empties it, and then leaves."""

    down = Signal()
    enter = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that are not text."""
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.text():
            self.enter.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Escape:
            lit.give_back(self)
        else:
            super().keyPressEvent(event)
