"""A panel that points at what it speaks of, over everything else of its page."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygon, QRegion
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.tip_place import Place


class Bubble(QWidget):
    """A box with a gold line, a finer one inside, and a beak. What derives from it fills the box."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._place: Place | None = None

    @property
    def box(self) -> QRect:
        """Return where it stands without its beak, in the parent's pixels."""
        return self._box().translated(self.pos())

    def take(self, place: Place) -> None:
        """Show the bubble at a place, in the parent's pixels."""
        self._place = place
        self._settle()
        self.show()
        self.raise_()

    def lose_beak(self) -> None:
        """Point at nothing any more."""
        if self._place is not None:
            self._place = Place(self._place.box, "", self._place.point)
            self._settle()

    def lay_inside(self, box: QRect) -> None:
        """Lay out what is in the box, given in the panel's own pixels."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bubble, the beak and the finer line inside."""
        if self._place is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = max(1.0, 1.8 * look.u)
        box = QRectF(self._box()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        path = QPainterPath()
        path.addRoundedRect(box, 8 * look.u, 8 * look.u)
        beak = self._beak(box)
        if beak is not None:
            path = path.united(beak)
        painter.setPen(QPen(look.c.rule, thick, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(look.c.panel)
        painter.drawPath(path)
        gap = round(4.5 * look.u)
        inner = QRectF(self._box()).adjusted(gap, gap, -gap, -gap)
        paint.rounded(painter, inner, paint.NOTHING, paint.faded(look.c.rule, 0.6), 1.0, 5 * look.u)

    def _settle(self) -> None:
        """Move the widget, its contents and its mask to their places."""
        if self._place is None:
            return
        place = self._place
        whole = QRect(place.box)
        if place.side:
            whole = whole.united(QRect(place.point - QPoint(2, 2), QSize(4, 4)))
        self.setGeometry(whole)
        box = self._box()
        self.lay_inside(box)
        region = QRegion(box)
        beak = self._beak(QRectF(box))
        if beak is not None:
            points = [point.toPoint() for point in beak.toFillPolygon().toList()]
            for dx, dy in ((0, 0), (2, 0), (-2, 0), (0, 2), (0, -2)):
                region = region.united(QRegion(QPolygon([point + QPoint(dx, dy) for point in points])))
        self.setMask(region)
        self.update()

    def _box(self) -> QRect:
        """Return the bubble, in the panel's own pixels."""
        if self._place is None:
            return self.rect()
        return self._place.box.translated(-self.geometry().topLeft()) if self._place.side else self.rect()

    def _beak(self, box: QRectF) -> QPainterPath | None:
        if self._place is None or not self._place.side:
            return None
        point = QPointF(self._place.point - self.geometry().topLeft())
        half, keep = 10 * look.u, 20 * look.u
        path = QPainterPath(point)
        if self._place.side in ("top", "bottom"):
            y = box.top() + 2 if self._place.side == "top" else box.bottom() - 2
            x = max(box.left() + keep, min(point.x(), box.right() - keep))
            path.lineTo(x - half, y)
            path.lineTo(x + half, y)
        else:
            x = box.left() + 2 if self._place.side == "left" else box.right() - 2
            y = max(box.top() + keep, min(point.y(), box.bottom() - keep))
            path.lineTo(x, y - half)
            path.lineTo(x, y + half)
        path.closeSubpath()
        return path
