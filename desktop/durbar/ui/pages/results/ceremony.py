"""The end of a game as a ceremony: the winner under the crown of the game, and the figures that decided counted up."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from durbar.session.player import Player
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.speak import announce
from durbar.ui.kit.values.moment import Ornament
from durbar.ui.kit.values.results import Placing, Results
from durbar.ui.words import number, translate

#: Milliseconds in which the figures are counted, and for which they are looked at if nobody presses anything.
COUNTING_MS, STAY_MS = 1400, 8000
#: Milliseconds in which a press is still meant for what was there before: the ceremony would never be seen.
MIN_SEEN_MS = 600
#: Units: crest, crown and emblem of the winner, emblem and width of a line, and the space between lines.
_CREST_SIZE, _CROWN_SIDE, _EMBLEM_SIDE, _LINE_EMBLEM_SIDE, _LINE_WIDTH, _GAP = (450, 150), 92, 96, 30, 420, 8
#: How large the words are that say how one goes on.
_FOOT_LETTERS = 13
_CENTRE = Qt.AlignmentFlag.AlignCenter
_END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Ceremony(QWidget):
    """The page that covers the tables of a game's end until all is counted or something is pressed. over: it goes."""

    over = Signal()

    def __init__(self, host: QWidget, results: Results, players: Sequence[Player], ornament: Ornament) -> None:
        super().__init__(host)
        self._results, self._players, self._ornaments = results, players, ornament
        self._counted = 0.0
        self._scene = QPixmap()
        self._below = QRectF()  # where it says how the winner won
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{results.headline}. {results.second}")
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(COUNTING_MS + STAY_MS))
        self._clock.setDuration(COUNTING_MS + STAY_MS)
        self._clock.valueChanged.connect(self._count)
        self._clock.finished.connect(self.end)
        look.changed.connect(self._redraw)

    @property
    def _ornament(self) -> Ornament:
        return self._ornaments.by(look.dark)

    def begin(self) -> None:
        """Show the ceremony, and take the keyboard."""
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.accessibleName())
        self._clock.start()

    def end(self) -> None:
        """Make way for the tables."""
        if not self.isHidden():
            self.hide()
            self._clock.stop()
            self.deleteLater()
            self.over.emit()

    def event(self, event: QEvent) -> bool:
        """Return a key that is pressed now is meant for nothing behind it."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def skip(self) -> None:
        """Make way when something is pressed, unless that comes too soon to be meant."""
        if self._clock.currentTime() >= MIN_SEEN_MS:
            self.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on at any key, but not at one that has been held since the last move."""
        if not event.isAutoRepeat():
            self.skip()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Go on at any button."""
        self.skip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the scene anew in another size."""
        super().resizeEvent(event)
        self._redraw()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the scene, which stays, and the figures on it."""
        if self._scene.isNull():
            self._scene = art.apart(self.width(), self.height(), self.devicePixelRatioF(), self._paint_scene)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._scene)
        for placing, box in zip(self._results.placings, self._lines(), strict=True):
            inside = box.adjusted(0, 0, -look.px(16) - self._units(), 0)
            paint.words(painter, inside, self._figure(placing), look.serif(24, bold=True), self._ink(placing), _END)
        if self._counted >= 1.0:  # how far ahead the winner is would tell the figures before they are there
            ink = QColor(self._ornament.quiet)
            paint.words(painter, self._below, self._results.second, look.sans(15), ink, _CENTRE, wrap=True)

    def _redraw(self) -> None:
        self._scene = QPixmap()
        self.update()

    def _count(self, now: float) -> None:
        counted = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1.0, now / COUNTING_MS))
        if counted != self._counted:
            self._counted = counted
            if counted >= 1.0:
                self.update()
            for box in self._lines():
                self.update(box.toAlignedRect())

    def _figure(self, placing: Placing) -> str:
        """Return what has been counted of a player so far."""
        if self._counted >= 1.0:
            return placing.shown or number(placing.score)
        written: Callable[[int], str] = placing.written
        return written(round(placing.score * self._counted))

    def _units(self) -> int:
        """Return how wide the words are that stand after the figures."""
        widest = max(paint.width_of(placing.words, look.sans(13)) for placing in self._results.placings)
        return widest + look.px(_GAP) if widest else 0

    def _ink(self, placing: Placing) -> QColor:
        return QColor(self._ornament.best_ink if placing.rank == 1 else self._ornament.ink)

    # ---- where things are --------------------------------------------------------------------------------------

    def _line_height(self) -> float:
        """Return the height of a line of the standings, in pixels."""
        return max(look.px(42), paint.line_of(look.serif(24, bold=True)) + look.px(6))

    def _lines(self) -> list[QRectF]:
        """Return the lines of the standings, from the foot upwards, in two columns where there is little height."""
        many, high, gap = len(self._results.placings), self._line_height(), look.px(_GAP)
        wide = min(look.px(_LINE_WIDTH) * max(1.0, look.text), self.width() * 0.86)
        columns = 2 if many * (high + gap) > self.height() * 0.42 and 2 * wide + gap < self.width() else 1
        rows = -(-many // columns)
        left = (self.width() - columns * wide - (columns - 1) * gap) / 2
        top = self._foot().top() - rows * (high + gap)
        return [
            QRectF(left + (k // rows) * (wide + gap), top + (k % rows) * (high + gap), wide, high) for k in range(many)
        ]

    def _foot(self) -> QRectF:
        """Return where it says how one goes on."""
        high, rim = paint.line_of(look.sans(_FOOT_LETTERS)), look.px(18)
        return QRectF(rim, self.height() - rim - high, self.width() - 2 * rim, high)

    def _paint_scene(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor(self._ornament.ground))
        for inset in (6, 12):
            rim = look.px(inset)
            rect = QRectF(self.rect()).adjusted(rim, rim, -rim, -rim)
            paint.panel(painter, rect, paint.NOTHING, QColor(self._ornament.line), 1.6 if inset == 6 else 0.8, 6, 1)
        self._paint_winner(painter)
        for placing, box in zip(self._results.placings, self._lines(), strict=True):
            self._paint_line(painter, placing, box)
        words = translate("Results", "Any key or a click goes on.")
        paint.words(painter, self._foot(), words, look.sans(_FOOT_LETTERS), QColor(self._ornament.quiet), _CENTRE)

    def _paint_winner(self, painter: QPainter) -> None:
        """Draw crest, crown, emblem and words, as large as leaves room for the standings."""
        title, second = look.serif(30, bold=True), look.sans(15)
        wide = self.width() - look.px(60)
        heads = paint.height_of(self._results.headline, title, wide)
        words = heads + paint.height_of(self._results.second, second, wide) + look.px(2 * _GAP)
        top = look.px(22)
        room = max(1.0, self._lines()[0].top() - look.px(2 * _GAP) - top - words)
        below = (_CREST_SIZE[1] - _EMBLEM_SIDE) / 2 if self._ornament.crest else 0  # of the crest, beside the emblem
        whole = look.px(_CROWN_SIDE + _EMBLEM_SIDE + below)
        scale = min(2.2, room / whole)
        middle = self.width() / 2
        crown, emblem = look.px(_CROWN_SIDE) * scale, look.px(_EMBLEM_SIDE) * scale
        shape = art.bounds(self._ornament.crown)
        crown_wide = crown * shape.width() / shape.height()
        if self._ornament.crest:
            high = look.px(_CREST_SIZE[1]) * scale
            disc = top + crown + emblem / 2
            place = QRectF(middle - 1.5 * high, disc - high / 2, 3 * high, high)
            art.draw_once(painter, self._ornament.crest, place)
        art.draw_once(painter, self._ornament.crown, QRectF(middle - crown_wide / 2, top, crown_wide, crown))
        winners = [placing.seat for placing in self._results.placings if placing.rank == 1]
        left = middle - len(winners) * emblem / 2
        for k, seat in enumerate(winners):
            art.draw(
                painter,
                SEAT_COLOURS[self._players[seat].emblem].emblem,
                QRectF(left + k * emblem, top + crown, emblem, emblem),
            )
        y = top + crown + emblem + look.px(below) * scale + look.px(_GAP)
        x, ink = look.px(30), QColor(self._ornament.ink)
        paint.words(painter, QRectF(x, y, wide, heads), self._results.headline, title, ink, _CENTRE, wrap=True)
        self._below = QRectF(x, y + heads, wide, words - heads - look.px(_GAP))

    def _paint_line(self, painter: QPainter, placing: Placing, box: QRectF) -> None:
        won, ornament, player = placing.rank == 1, self._ornament, self._players[placing.seat]
        fill = QColor(ornament.best if won else ornament.row)
        paint.panel(painter, box, fill, QColor(ornament.line), 1.2, 6, 0.9)
        side = look.px(_LINE_EMBLEM_SIDE)
        place = QRectF(box.x() + look.px(12), box.center().y() - side / 2, side, side)
        art.draw(painter, SEAT_COLOURS[player.emblem].emblem, place)
        unit = QRectF(0, box.y(), self._units(), box.height())
        unit.moveRight(box.right() - look.px(16))
        colour = QColor(ornament.best_quiet if won else ornament.quiet)
        paint.words(painter, unit, placing.words, look.sans(13), colour, _END)
        figure = paint.width_of(placing.shown or number(placing.score), look.serif(24, bold=True)) + self._units()
        name = QRectF(place.right() + look.px(10), box.y(), 0, box.height())
        name.setRight(box.right() - figure - look.px(26))
        paint.words(painter, name, player.name, look.serif(17, bold=True), self._ink(placing))
