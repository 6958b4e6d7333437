"""What only looks: drawings, rules, empty room, sheets that things lie on."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look


class Drawing(QWidget):
    """An element of our art, a number of units wide. It is an ornament: screen readers pass it by.

    lit: keeps its colours in the dark theme.
    """

    def __init__(self, name: str, width: float, lit: bool = False) -> None:
        super().__init__()
        self._name, self._width, self._lit = name, width, lit
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.measure)
        self.measure()

    def show_art(self, name: str) -> None:
        """Show another element."""
        self._name = name
        self.measure()

    def measure(self) -> None:
        """Take the size from the look."""
        box = art.bounds(self._name)
        width = look.px(self._width)
        self.setFixedSize(width, round(width * box.height() / box.width()))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture, tinted for the dark where it is not lit."""
        painter = QPainter(self)
        art.draw(painter, self._name, QRectF(self.rect()), dark=look.dark and not self._lit)


class Pictures(QWidget):
    """Small pictures beside each other, with all that is on them. What they show is said in words beside them.

    size: of each, in units. step: from one to the next, as a part of that.
    """

    def __init__(self, pictures: Sequence[Picture] = (), size: float = 24, step: float = 1) -> None:
        super().__init__()
        self._pictures, self._size, self._step = pictures, size, step
        look.changed.connect(self.measure)
        self.measure()

    def show_pictures(self, pictures: Sequence[Picture], step: float) -> None:
        """Show others."""
        self._pictures, self._step = pictures, step
        self.measure()

    def set_size(self, size: float) -> None:
        """Set how large each is."""
        if size != self._size:
            self._size = size
            self.measure()

    def measure(self) -> None:
        """Take the size from the look."""
        side = look.px(self._size)
        self.setFixedSize(side + max(0, len(self._pictures) - 1) * look.px(self._size * self._step), side)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the pictures."""
        painter, side = QPainter(self), self.height()
        for place, picture in enumerate(self._pictures):
            paint.picture(painter, picture, QRectF(place * look.px(self._size * self._step), 0, side, side))


class Gap(QWidget):
    """Nothing, a number of units high."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self._height = height
        look.changed.connect(self.measure)
        self.measure()

    def measure(self) -> None:
        """Take the height from the look."""
        self.setFixedHeight(look.px(self._height))


class Hair(QWidget):
    """A fine gold line from left to right."""

    def __init__(self, strength: float = 0.6) -> None:
        super().__init__()
        self._strength = strength
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.measure)
        self.measure()

    def measure(self) -> None:
        """Take the height from the look."""
        self.setFixedHeight(max(1, look.px(1)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the hairline."""
        painter = QPainter(self)
        paint.hair(painter, 0, self.width(), 0, self._strength)


class Sheet(QWidget):
    """A panel with a gold line; double: with a second, finer line inside, as cards and the prompt have it."""

    def __init__(self, double: bool = False, round_: float = 6) -> None:
        super().__init__()
        self._double, self._round = double, round_
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sheet."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), radius=self._round, double=self._double)
