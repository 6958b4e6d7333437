"""How dice fell: for each kind a row of its faces, how often each came, and a bar against what was to be expected."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.chance import DieReport, FaceCount
from durbar.ui.words import listed, number, translate

#: Units: a face's picture, the bar below it, the gap between two faces and between two rows.
_FACE_SIDE, _BAR_HEIGHT, _FACE_GAP, _ROW_GAP = 22, 5, 7, 6
#: A bar is full when a face came so many times as often as expected.
_FULL_RATIO = 2.0


class DiceChart(QWidget):
    """The dice of a ChanceReport."""

    def __init__(self) -> None:
        super().__init__()
        self._dice: Sequence[DieReport] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def set_dice(self, dice: Sequence[DieReport]) -> None:
        """Show other dice."""
        self._dice = dice
        self.setAccessibleName(" ".join(_spoken(die) for die in dice))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a row of faces for each kind, its words before or above it, with some air."""
        return QSize(look.px(400), len(self._dice) * (self._row() + look.px(_ROW_GAP)))

    def minimumSizeHint(self) -> QSize:
        """Return the same, closer together."""
        return QSize(self._least_faces(), len(self._dice) * self._row())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure anew: words stand before the faces where there is room, else above them."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the dice row by row."""
        painter = QPainter(self)
        step = min(self.height() / max(1, len(self._dice)), self._row() + 2 * look.px(_ROW_GAP))
        for at, die in enumerate(self._dice):
            self._paint_row(painter, round(at * step), die)

    def _least_faces(self) -> int:
        """Return the width that the faces of a row need."""
        faces = max((len(die.faces) for die in self._dice), default=0)
        counts = (number(face.came) for die in self._dice for face in die.faces)
        widest = max(paint.width_of(count, look.sans(13, bold=True)) for count in ("88", *counts))
        cell = look.px(_FACE_SIDE + 3) + widest
        return faces * (cell + look.px(_FACE_GAP))

    def _words_width(self) -> int:
        """Return the width of the words before the faces."""
        lines = [line for die in self._dice for line in (die.words, _expected(die))]
        return max((paint.width_of(line, look.sans(12)) for line in lines), default=0) + look.px(_FACE_GAP)

    def _beside(self) -> bool:
        return self.width() >= self._least_faces() + self._words_width()

    def _row(self) -> int:
        line = paint.line_of(look.sans(12))
        return max(2 * line, self._cell_height()) if self._beside() else line + self._cell_height()

    def _cell_height(self) -> int:
        return max(look.px(_FACE_SIDE), paint.line_of(look.sans(13, bold=True))) + look.px(_BAR_HEIGHT + 4)

    def _paint_row(self, painter: QPainter, top: int, die: DieReport) -> None:
        font, gap = look.sans(12), look.px(_FACE_GAP)
        high = paint.line_of(font)
        left, below = (self._words_width(), 0) if self._beside() else (0, high)
        if left:
            paint.words(painter, QRectF(0, top, left, high), die.words, font, look.c.ink)
            paint.words(painter, QRectF(0, top + high, left, high), _expected(die), font, look.c.quiet)
        else:
            paint.words(painter, QRectF(0, top, self.width(), high), _heading(die), font, look.c.quiet)
        wide = (self.width() - left + gap) / max(1, len(die.faces)) - gap
        for at, face in enumerate(die.faces):
            box = QRectF(left + at * (wide + gap), top + below, wide, self._cell_height())
            self._paint_face(painter, box, face, die.expected)

    def _paint_face(self, painter: QPainter, box: QRectF, face: FaceCount, expected: float) -> None:
        side, bar = look.px(_FACE_SIDE), look.px(_BAR_HEIGHT)
        room = box.height() - bar - look.px(4)
        paint.picture(painter, face.picture, QRectF(box.x(), box.y() + (room - side) / 2, side, side))
        left = box.x() + side + look.px(3)
        words = QRectF(left, box.y(), box.right() - left, room)
        paint.words(painter, words, number(face.came), look.sans(13, bold=True), look.c.ink)
        track = QRectF(box.x(), box.y() + room + look.px(1), box.width(), bar)
        paint.rounded(painter, track, look.c.rail, paint.NOTHING, 0, bar / 2)
        if face.came and expected:
            full = track.width() * min(1.0, face.came / (_FULL_RATIO * expected))
            fill = QRectF(track.x(), track.y(), max(bar, full), bar)
            paint.rounded(painter, fill, look.c.act, paint.NOTHING, 0, bar / 2)
        middle = track.x() + track.width() / _FULL_RATIO
        painter.fillRect(
            QRectF(middle - look.u / 2, track.y() - look.u, max(1.0, look.u), bar + 2 * look.u), look.c.ink
        )


def _heading(die: DieReport) -> str:
    words = translate("Results", "{dice}: {expected} of each expected")
    return words.format(dice=die.words, expected=number(die.expected, 1))


def _expected(die: DieReport) -> str:
    return translate("Results", "{expected} expected", "of each face of a die").format(expected=number(die.expected, 1))


def _spoken(die: DieReport) -> str:
    """Return a row in words, for screen readers."""
    return f"{_heading(die)}: {listed([f'{face.words} {number(face.came)}' for face in die.faces])}."
