"""Small parts of the pages round the table: words, pictures, rows and columns in units, sheets, fields."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from durbar.ui.kit.controls.buttons import SignButton
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.controls.scrollbar import ThinBar
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import Palette, look

Face = Literal["serif", "sans"]
Margins = tuple[float, float, float, float]
NO_MARGINS: Margins = (0, 0, 0, 0)

#: A page this many times as wide as its letters are high has room for two columns.
_TWO_COLUMNS = 66


def two_columns(width: int) -> bool:
    """Whether a page of this width in pixels has room for two columns of text at the size that is on."""
    return width >= _TWO_COLUMNS * max(look.letter(15), look.px(15))  # pictures and margins don't shrink with letters


class Column(QVBoxLayout):
    """Things below each other; margins (left, top, right, bottom) and gap in units."""

    def __init__(self, margins: Margins = NO_MARGINS, gap: float = 0) -> None:
        super().__init__()
        self._measures = (margins, gap)
        look.changed.connect(self.measure)
        self.measure()

    def measure(self) -> None:
        """Put the units in pixels."""
        _measure(self, *self._measures)


class Row(QHBoxLayout):
    """Things beside each other; margins (left, top, right, bottom) and gap in units."""

    def __init__(self, margins: Margins = NO_MARGINS, gap: float = 0) -> None:
        super().__init__()
        self._measures = (margins, gap)
        look.changed.connect(self.measure)
        self.measure()

    def measure(self) -> None:
        """Put the units in pixels."""
        _measure(self, *self._measures)


def _measure(layout: QBoxLayout, margins: Margins, gap: float) -> None:
    layout.setContentsMargins(*(look.px(side) for side in margins))
    layout.setSpacing(look.px(gap))


class Flow(QLayout):
    """Things beside each other that go on in a new line where the width ends; all is centred in height.

    gap: in units, between things and between lines. start: what of the spare width lies left of a line, 0 to 1.
    Things that want to grow share what is left of their line.
    """

    def __init__(self, gap: float = 10, start: float = 0) -> None:
        super().__init__()
        self._gap = gap
        self._start = start
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        look.changed.connect(self.invalidate)

    def addItem(self, item: QLayoutItem) -> None:
        """Part of QLayout."""
        self._items.append(item)

    def count(self) -> int:
        """Part of QLayout."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Part of QLayout."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Part of QLayout."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Part of QLayout."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """Part of QLayout."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Part of QLayout."""
        lines = self._lines(width)
        return sum(self._height(line) for line in lines) + look.px(self._gap) * max(0, len(lines) - 1)

    def minimumSize(self) -> QSize:
        """Part of QLayout: as wide as the widest thing."""
        sizes = [item.minimumSize() for item in self._shown()]
        return QSize(max((s.width() for s in sizes), default=0), max((s.height() for s in sizes), default=0))

    def sizeHint(self) -> QSize:
        """Part of QLayout: all in one line."""
        shown = self._shown()
        gaps = look.px(self._gap) * max(0, len(shown) - 1)
        return QSize(sum(item.sizeHint().width() for item in shown) + gaps, self._height(shown))

    def setGeometry(self, box: QRect) -> None:
        """Part of QLayout."""
        super().setGeometry(box)
        gap = look.px(self._gap)
        y = box.y() + max(0, box.height() - self.heightForWidth(box.width())) // 2
        for line in self._lines(box.width()):
            height, x = self._height(line), box.x()
            growing = [item for item in line if item.expandingDirections() & Qt.Orientation.Horizontal]
            spare = box.width() - sum(self._width(item, box.width()) for item in line) - gap * (len(line) - 1)
            x += round(spare * self._start)
            for item in line:
                width = self._width(item, box.width()) + (spare // len(growing) if item in growing else 0)
                tall = min(height, item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height())
                item.setGeometry(QRect(QPoint(x, y + (height - tall) // 2), QSize(width, tall)))
                x += width + gap
            y += height + gap

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _width(self, item: QLayoutItem, most: int) -> int:
        return min(max(item.sizeHint().width(), item.minimumSize().width()), max(most, item.minimumSize().width()))

    def _height(self, line: list[QLayoutItem]) -> int:
        return max((max(item.sizeHint().height(), item.minimumSize().height()) for item in line), default=0)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        left = -1
        for item in self._shown():
            wide = self._width(item, width)
            left -= wide + look.px(self._gap)
            if left < 0 or not lines:
                lines.append([])
                left = width - wide
            lines[-1].append(item)
        return lines


class Words(QLabel):
    """A text of the house: letter, size in units, colour by its meaning; it wraps and follows the look."""

    def __init__(
        self,
        text: str = "",
        size: float = 13,
        *,
        face: Face = "sans",
        bold: bool = False,
        italic: bool = False,
        tone: str = "ink",
        wrap: bool = True,
        palette: Palette | None = None,
    ) -> None:
        super().__init__(text)
        self._style = (face, size, bold, italic)
        self._tone = tone
        self._palette = palette
        self.setTextFormat(Qt.TextFormat.PlainText)  # names people type are never read as markup
        self.setWordWrap(wrap)
        if not wrap:
            self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.refresh)
        self.refresh()

    def set_tone(self, tone: str) -> None:
        """Change the colour: a field of Palette, e.g. "quiet"."""
        self._tone = tone
        self.refresh()

    def refresh(self) -> None:
        """Take letter and colour from the look."""
        face, size, bold, italic = self._style
        self.setFont(letter(face, size, bold, italic))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(self._palette or look.c, self._tone))
        self.setPalette(palette)


def letter(face: Face, size: float, bold: bool = False, italic: bool = False) -> QFont:
    """The look's letter by its face, "serif" or "sans"."""
    return look.serif(size, bold, italic) if face == "serif" else look.sans(size, bold, italic)


def relabel(choice: Choice, words: Sequence[str]) -> None:
    """Give a choice other words and leave it as it is otherwise, the keyboard's place included.

    The page has to ``order_tabs`` afterwards.
    """
    on, focused = choice.on, choice.window().focusWidget()
    held = focused is not None and choice.isAncestorOf(focused)
    choice.set_words(words, on)
    choose(choice, on)
    if held:
        here = choice.buttons[max(0, on)]
        here.show()  # a layout shows what is new only later, and what is hidden takes no focus
        here.setFocus(Qt.FocusReason.OtherFocusReason)


def choose(choice: Choice, on: int) -> None:
    """Choose a word, or none (-1), without telling anybody. Tab stops at one word only; arrow keys go to the others."""
    choice.choose(on)
    for index, button in enumerate(choice.buttons):
        stop = index == max(0, on)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)


def order_tabs(page: QWidget) -> None:
    """Let the Tab key go through a page as it is laid out, whatever was made or made anew last."""
    stops = [widget for widget in _laid_out(page) if widget.focusPolicy() != Qt.FocusPolicy.NoFocus]
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def _laid_out(widget: QWidget) -> Iterator[QWidget]:
    """A widget and all in its layouts, in their order."""
    yield widget
    inside = widget.widget() if isinstance(widget, QScrollArea) else None
    if inside is not None:
        yield from _laid_out(inside)
    elif (layout := widget.layout()) is not None:
        yield from _in_layout(layout)


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for item in map(layout.itemAt, range(layout.count())):
        if item is None:
            continue
        if (widget := item.widget()) is not None:
            yield from _laid_out(widget)
        elif (part := item.layout()) is not None:
            yield from _in_layout(part)


class Drawing(QWidget):
    """An element of our art, a number of units wide. It is an ornament: screen readers pass it by.

    lit: keeps its colours in the dark theme.
    """

    def __init__(self, name: str, width: float, opacity: float = 1.0, lit: bool = False) -> None:
        super().__init__()
        self._name, self._width, self._opacity, self._lit = name, width, opacity, lit
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
        """Part of QWidget."""
        painter = QPainter(self)
        art.draw(painter, self._name, QRectF(self.rect()), self._opacity, look.dark and not self._lit)


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
        """Part of QWidget."""
        painter = QPainter(self)
        paint.hair(painter, 0, self.width(), 0, self._strength)


class Sheet(QWidget):
    """A panel with a gold line; double: with a second, finer line inside, as cards and the prompt have it."""

    def __init__(self, double: bool = False, round_: float = 6) -> None:
        super().__init__()
        self._double, self._round = double, round_
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Part of QWidget."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), radius=self._round, double=self._double)


class Ground(QWidget):
    """A page: the ground of the theme. It follows the language and the room it is given."""

    def __init__(self) -> None:
        super().__init__()
        look.changed.connect(self.update)

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        raise NotImplementedError

    def _arrange(self) -> None:
        """Two columns where there is room."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard starts at the page itself, and nothing is ringed before it is used."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another room, another arrangement."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Part of QWidget."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), look.c.ground)


class PageBar(QWidget):
    """The bar on top of a page: the way home, a title, what the page is; room for buttons at the right.

    home: the icon was pressed. buttons: the layout at the right.
    """

    home = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = Row((8, 2, 11, 2), 6)
        self.setLayout(row)
        self._icon = SignButton("kit/app-icon", "", size=32, parent=self)
        self._icon.clicked.connect(self.home)
        row.addWidget(self._icon)
        self._title = Words("", 23, face="serif", bold=True, wrap=False)
        self._subtitle = Words("", 14, face="serif", italic=True, tone="quiet")
        names = Row(gap=13)
        names.addWidget(self._title)
        names.addWidget(self._subtitle, 1)
        row.addLayout(names, 1)
        self.buttons = Row(gap=8)
        row.addLayout(self.buttons)

    def set_words(self, title: str, subtitle: str, home: str) -> None:
        """Fill the texts. home: what the icon does."""
        self._title.setText(title)
        self._subtitle.setText(subtitle)
        self._icon.set_name(home)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The rule under the bar."""
        paint.hair(QPainter(self), 0, self.width(), self.height() - 1)


class Scroll(QScrollArea):
    """Room for a part that may be higher than the window; it scrolls up and down only."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        # A viewport of our own: asked for Qt's, PySide makes the types of all widgets, 40 ms before the first paint.
        port = QWidget()
        port.setAutoFillBackground(False)
        self.setViewport(port)
        self.setVerticalScrollBar(ThinBar(self))
        self.setWidget(inside)
        inside.setAutoFillBackground(False)

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Part of QWidget: what gets the focus by Tab is scrolled into sight."""
        moved = super().focusNextPrevChild(onward)
        focused = self.focusWidget()
        inside = self.widget()  # not the first one: a lesson puts in another with all it says
        if moved and focused is not None and inside is not None and inside.isAncestorOf(focused):
            self.ensureWidgetVisible(focused, look.px(12), look.px(12))
        return moved


class Slider(QSlider):
    """A level slider of our look: a rail, gold up to the knob. A click on the rail takes the knob there."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        paint.ring_focus(self, 6)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Room for the knob."""
        return QSize(look.px(220), look.px(30))

    def minimumSizeHint(self) -> QSize:
        """It may be short."""
        return QSize(look.px(120), look.px(30))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the knob."""
        self.setSliderDown(True)
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the knob."""
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Let it go."""
        self.setSliderDown(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Rail and knob."""
        left, right = self._rail()
        middle, rail, knob = self.height() / 2, look.px(4), 8.5 * look.u
        span = max(1, self.maximum() - self.minimum())
        x = left + (right - left) * (self.sliderPosition() - self.minimum()) / span
        painter = QPainter(self)
        for end, colour in ((right, look.c.rail), (x, look.c.rule)):
            bar = QRectF(left, round(middle - rail / 2), end - left, rail)
            paint.rounded(painter, bar, colour, paint.NOTHING, 0, rail / 2)
        painter.setPen(QPen(look.c.panel, 2.4 * look.u))
        painter.setBrush(look.c.act)
        painter.drawEllipse(QPointF(x, middle), knob, knob)

    def _follow(self, event: QMouseEvent) -> None:
        left, right = self._rail()
        part = min(max((event.position().x() - left) / max(1.0, right - left), 0.0), 1.0)
        steps = round(part * (self.maximum() - self.minimum()) / self.singleStep())
        self.setSliderPosition(self.minimum() + steps * self.singleStep())

    def _rail(self) -> tuple[float, float]:
        return 11 * look.u, self.width() - 11 * look.u
