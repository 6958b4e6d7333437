"""How things stand on a page: below each other, beside each other, in flowing lines; the way of the Tab key."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QScrollArea, QWidget

from durbar.ui.kit.look.theme import look

Margins = tuple[float, float, float, float]
NO_MARGINS: Margins = (0, 0, 0, 0)


class _Measured(QBoxLayout):
    """A layout whose margins and gap are units."""

    def __init__(self, direction: QBoxLayout.Direction, margins: Margins, gap: float) -> None:
        super().__init__(direction)
        self._measures = (margins, gap)
        look.changed.connect(self.measure)
        self.measure()

    def measure(self) -> None:
        """Put the units in pixels."""
        margins, gap = self._measures
        self.setContentsMargins(*(look.px(side) for side in margins))
        self.setSpacing(look.px(gap))


class Column(_Measured):
    """Things below each other; margins (left, top, right, bottom) and gap in units."""

    def __init__(self, margins: Margins = NO_MARGINS, gap: float = 0) -> None:
        super().__init__(QBoxLayout.Direction.TopToBottom, margins, gap)


class Row(_Measured):
    """Things beside each other; margins (left, top, right, bottom) and gap in units."""

    def __init__(self, margins: Margins = NO_MARGINS, gap: float = 0) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight, margins, gap)


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
        self._heights: dict[int, int] = {}
        self._least: QSize | None = None
        self.setContentsMargins(0, 0, 0, 0)
        look.changed.connect(self.invalidate)

    def addItem(self, item: QLayoutItem) -> None:
        """Take over an item, for QLayout."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items, for QLayout."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, for QLayout; None where there is none."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove and return an item, for QLayout; None where there is none."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Return that only the width can grow, for QLayout."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """Return True: what does not fit goes on to the next line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines in a width, in pixels."""
        if width not in self._heights:
            lines = self._lines(width)
            gaps = look.px(self._gap) * max(0, len(lines) - 1)
            self._heights[width] = sum(self._height(line) for line in lines) + gaps
        return self._heights[width]

    def minimumSize(self) -> QSize:
        """Return the size of the widest and the highest item."""
        if self._least is None:
            sizes = [item.minimumSize() for item in self._shown()]
            wide, high = (max(sides, default=0) for sides in ((s.width() for s in sizes), (s.height() for s in sizes)))
            self._least = QSize(wide, high)
        return self._least

    def invalidate(self) -> None:
        """Measure anew when next asked: Qt, which asks again and again, tells when an item's size has changed."""
        self._heights.clear()
        self._least = None
        super().invalidate()

    def sizeHint(self) -> QSize:
        """Return the size with everything on one line."""
        shown = self._shown()
        gaps = look.px(self._gap) * max(0, len(shown) - 1)
        return QSize(sum(item.sizeHint().width() for item in shown) + gaps, self._height(shown))

    def setGeometry(self, box: QRect) -> None:
        """Lay the items out line by line, in the middle of the box."""
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


def empty(layout: QLayout) -> None:
    """Take all widgets out of a layout, for good."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def order_tabs(page: QWidget) -> None:
    """Order the Tab key's stops as the page is laid out, whatever was made or made anew last."""
    stops = [widget for widget in _laid_out(page) if widget.focusPolicy() != Qt.FocusPolicy.NoFocus]
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def _laid_out(widget: QWidget) -> Iterator[QWidget]:
    """Yield a widget and all in its layouts, in their order."""
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
