"""A thin scroll bar that keeps out of the way: a gold thumb on nothing."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QWidget

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look


class ThinBar(QScrollBar):
    """A vertical scroll bar of our look."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Ten units wide."""
        return QSize(look.px(10), look.px(40))

    def thumb(self) -> tuple[int, int]:
        """Where the thumb begins, and its length, for there to be something to scroll: as Qt takes it for the mouse.

        Between two arrows, which are not drawn. Asked of the style it would cost all enumerations of QStyle, 12 ms and
        1 MB.
        """
        usual = super().sizeHint()  # as wide as an arrow is high, and as high as two and the shortest thumb
        arrow = usual.width()
        room = self.height() - 2 * arrow
        steps = self.maximum() - self.minimum()
        length = max(self.pageStep() * room // (steps + self.pageStep()), usual.height() - 2 * arrow)
        length = min(length, room)
        return arrow + round((room - length) * (self.sliderPosition() - self.minimum()) / steps), length

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The thumb alone."""
        if self.maximum() <= self.minimum():
            return
        top, length = self.thumb()
        wide = look.px(6 if self.underMouse() or self.isSliderDown() else 4)
        place = QRectF(self.width() - wide - look.px(2), top + 2, wide, length - 4)
        colour = paint.faded(look.c.rule, 0.9 if self.underMouse() or self.isSliderDown() else 0.55)
        paint.rounded(QPainter(self), place, colour, paint.NOTHING, 0, wide / 2)


def use_thin_bar(area: QAbstractScrollArea) -> None:
    """Give a scrolling widget a thin vertical bar, and no ground of its own."""
    area.setVerticalScrollBar(ThinBar(area))
    area.viewport().setAutoFillBackground(False)


def use_own_viewport(area: QAbstractScrollArea) -> None:
    """Give a scrolling widget a viewport that PySide knows, before the widget is given what it shows; never a text.

    Asked for the one that Qt made, it would make the types of all widgets there are: 40 ms, and 3 MB for good.
    """
    port = QWidget()
    port.setMouseTracking(area.hasMouseTracking())
    area.setViewport(port)
