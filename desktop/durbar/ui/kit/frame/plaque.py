"""A great moment over the board: who, what, and what it was worth, under the ornament of the game."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap, QWindow
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.moment import Moment, Ornament

#: Units: the crest, the picture in its disc, the emblem, the space round what is shown and between its lines.
_CREST, _PICTURE, _EMBLEM, _RIM, _GAP = (270, 90), 42, 30, 20, 7
#: How much of the board it takes at most; units: how wide words are that wrap.
_WIDE, _HIGH, _WORDS = 0.9, 0.94, 460
#: Milliseconds in which it comes and goes, and how large it is when it begins to come.
_COMES, _GOES, _SMALL = 140.0, 220.0, 0.93
#: Milliseconds in which the board is painted first.
_FIRST = 5
_CENTRE = Qt.AlignmentFlag.AlignCenter
_SKIPS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class Plaque(QWidget):
    """It takes no click and no key: whatever is pressed goes where it was meant to, and the moment is over.

    seen: its time is over. skipped: somebody pressed something, or the board is seen no more.
    """

    seen = Signal()
    skipped = Signal()

    def __init__(self, board: QWidget, moment: Moment, ornament: Ornament, emblem: str, moves: bool) -> None:
        """board: what it lies over. emblem: of the player whose moment it is, or "". moves: it comes and goes."""
        super().__init__(board.parentWidget())
        self._board, self._moment, self._ornament, self._emblem = board, moment, ornament, emblem
        self._clear, self._scale = (0.0, _SMALL) if moves else (1.0, 1.0)
        self._moves, self._over = moves, False
        self._picture = QPixmap()
        self._window: QWindow | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(f"{moment.title}. {moment.words} {moment.worth}".strip())
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._length = moment.length + (round(_COMES + _GOES) if moves else 0)
        self._clock.setEndValue(float(self._length))
        self._clock.setDuration(self._length)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._end)
        self._soon = QTimer(self, singleShot=True, interval=_FIRST)
        self._soon.timeout.connect(lambda: QTimer.singleShot(0, self, self._come))  # not in the turn that painted
        look.changed.connect(self._place)
        board.installEventFilter(self)
        self._place()

    def open(self) -> None:
        """Be seen, for as long as the moment lasts. One that moves has its picture drawn in a turn of the loop of its
        own, and not in the one that paints what a move left on the board."""
        self._window = self.window().windowHandle()
        if self._window is not None:
            self._window.installEventFilter(self)
        if self._moves:
            self._soon.start()
        else:
            self._come()

    def _come(self) -> None:
        if self._over:
            return
        self._picture = self._drawn()
        self.show()
        self.raise_()
        self._clock.start()

    def close_moment(self) -> None:
        """It is over."""
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None
        if not self._over:
            self._over = True
            self._soon.stop()
            self._clock.stop()
            self.hide()
            self.deleteLater()

    def _end(self) -> None:
        self.close_moment()
        self.seen.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press of any kind skips it and goes on to what it was meant for; it goes where the board goes.

        A board that is hidden takes it away for good: behind a curtain the next person sits down.
        """
        kind = event.type()
        hidden = watched is self._board and kind == QEvent.Type.Hide
        if hidden or (watched is self._window and kind in _SKIPS):
            self.close_moment()
            self.skipped.emit()
        elif watched is self._board and kind in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture of it, made once; only how large and how clear it is changes."""
        if self._picture.isNull():
            self._picture = self._drawn()
        painter = QPainter(self)
        painter.setOpacity(self._clear)
        if self._scale == 1.0:
            painter.drawPixmap(0, 0, self._picture)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = self.width() * self._scale, self.height() * self._scale
        place = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))

    def _tick(self, now: float) -> None:
        if not self._moves:
            return
        left = self._length - now
        curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        come = curve.valueForProgress(min(1.0, now / _COMES))
        clear, scale = min(come, max(0.0, left / _GOES), 1.0), _SMALL + (1.0 - _SMALL) * come
        if (clear, scale) != (self._clear, self._scale):
            self._clear, self._scale = clear, scale
            self.update()

    # ---- what it shows -----------------------------------------------------------------------------------------

    @property
    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        """Of title, words and worth."""
        return look.serif(21, bold=True), look.sans(14), look.serif(23, bold=True)

    def _place(self) -> None:
        """In the middle of the board, as wide as the words need."""
        board, rims = self._board.geometry(), 2 * look.px(_RIM)
        title, words, worth = self._fonts
        lines = [paint.width_of(line, words) for line in self._moment.words.splitlines()]
        emblem = look.px(_EMBLEM + 2 * _GAP) if self._emblem else 0
        wanted = max(
            paint.width_of(self._moment.title, title) + emblem,
            min(look.px(_WORDS), max(lines, default=0)) + 2,
            paint.width_of(self._moment.worth, worth),
            self._crest_high(1.0) * _CREST[0] // _CREST[1],
        )
        wide = min(wanted + rims, round(board.width() * _WIDE))
        place = QRect(0, 0, wide, min(self._heights(wide - rims)[-1], board.height()))
        place.moveCenter(board.center())
        self._picture = QPixmap()
        self.setGeometry(place)

    def _crest_high(self, share: float) -> int:
        return round(look.px(_CREST[1]) * share) if self._ornament.crest else 0

    def _heights(self, room: int) -> tuple[int, int, int, int, int]:
        """How high are crest, title, words, worth, and all of it, in a width for words; a low board has less crest."""
        title, words, worth = self._fonts
        emblem = look.px(_EMBLEM + 2 * _GAP) if self._emblem else 0
        head = max(paint.height_of(self._moment.title, title, room - emblem), look.px(_EMBLEM) if emblem else 0)
        body = paint.height_of(self._moment.words, words, room)
        foot = paint.height_of(self._moment.worth, worth, room) if self._moment.worth else 0
        rest = head + body + foot + look.px(2 * _RIM + 3 * _GAP)
        crest = min(self._crest_high(1.0), max(self._crest_high(0.4), round(self._board.height() * _HIGH) - rest))
        return crest, head, body, foot, crest + rest

    def _drawn(self) -> QPixmap:
        """All of it at once."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self._paint(painter)
        painter.end()
        return picture

    def _paint(self, painter: QPainter) -> None:
        ornament, moment, rim, gap = self._ornament, self._moment, look.px(_RIM), look.px(_GAP)
        rect, inner = QRectF(self.rect()), 5 * look.u
        line, ink = QColor(ornament.line), QColor(ornament.ink)
        paint.panel(painter, rect, QColor(ornament.ground), line, 2, 9, 1)
        paint.panel(painter, rect.adjusted(inner, inner, -inner, -inner), paint.NOTHING, line, 0.9, 6, 0.9)
        room = self.width() - 2 * rim
        crest, head, body, foot, _ = self._heights(room)
        title, words, worth = self._fonts
        y = rim - gap // 2
        if crest:
            wide = crest * _CREST[0] / _CREST[1]
            art.draw_once(painter, ornament.crest, QRectF((self.width() - wide) / 2, y, wide, crest))
        side = look.px(_PICTURE) * (crest / self._crest_high(1.0) if crest else 1.0)
        paint.picture(painter, moment.picture, QRectF((self.width() - side) / 2, y + (crest - side) / 2, side, side))
        y += crest + gap
        self._paint_title(painter, QRectF(rim, y, room, head), title, ink)
        y += head + gap
        paint.words(painter, QRectF(rim, y, room, body), moment.words, words, ink, _CENTRE, wrap=True)
        y += body + gap
        colour = QColor(ornament.gain if moment.tone == "gain" else ornament.refuse)
        paint.words(painter, QRectF(rim, y, room, foot), moment.worth, worth, colour, _CENTRE, wrap=True)

    def _paint_title(self, painter: QPainter, box: QRectF, font: QFont, ink: QColor) -> None:
        if not self._emblem:
            paint.words(painter, box, self._moment.title, font, ink, _CENTRE, wrap=True)
            return
        side, gap = look.px(_EMBLEM), look.px(_GAP)
        wide = min(paint.width_of(self._moment.title, font) + 1, box.width() - side - 2 * gap)
        x = box.center().x() - (wide + side + gap) / 2
        art.draw(painter, self._emblem, QRectF(x, box.center().y() - side / 2, side, side))
        place = QRectF(x + side + gap, box.y(), wide, box.height())
        paint.words(painter, place, self._moment.title, font, ink, _CENTRE, wrap=True)
