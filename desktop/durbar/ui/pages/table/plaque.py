"""A great moment over the board: who, what, and what it was worth, under the ornament of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPixmap, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import misclick
from durbar.ui.kit.pressing.swallowed import swallow_rest
from durbar.ui.kit.text.line_breaks import bind_numbers, even_width
from durbar.ui.kit.values.moment import Moment, Ornament

#: Units: the crest, the picture in its disc, the emblem, the space round what is shown and between its lines.
_CREST_SIZE, _PICTURE_SIDE, _EMBLEM_SIDE, _PADDING, _LINE_GAP = (270, 90), 42, 30, 20, 7
#: How much of the board it takes at most; units: how wide words are that wrap.
_MAX_WIDTH_SHARE, _MAX_HEIGHT_SHARE, _MAX_WORDS_WIDTH = 0.9, 0.94, 460
#: Units: letters of title, words and worth. Shares of them, where there is little room; of a title, to stay in a line.
_TITLE_LETTERS, _BODY_LETTERS, _FOOT_LETTERS = 21, 14, 23
_LETTER_SHARES, _TITLE_SHARES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6), (1.0, 0.94, 0.88, 0.82)
#: Pixels that a block of words has more than its letters need, so that none wraps by a fraction.
_SPARE_WIDTH = 2
#: Milliseconds in which it comes and goes, and how large it is when it begins to come.
_COMING_MS, _GOING_MS, _START_SCALE = 140.0, 220.0, 0.93
#: Milliseconds in which the board is painted first.
_BOARD_FIRST_MS = 5
_CENTRE = Qt.AlignmentFlag.AlignCenter
_SKIPPING_EVENTS = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


@dataclass(frozen=True)
class _Block:
    """Words in their letters, and the room that they take, wrapped."""

    text: str
    font: QFont
    width: int
    height: int


@dataclass(frozen=True)
class _PlaqueLayout:
    """What is shown in a width, in pixels.

    crest, head: heights of the crest and of title and emblem. foot: what it was worth, if anything.
    """

    crest: int
    title: _Block
    head: int
    body: list[_Block]
    foot: list[_Block]
    height: int
    width: int


def _block(text: str, font: QFont, room: int) -> _Block:
    """Return words that wrap into lines about equally long; a number stays with what it counts."""
    whole = bind_numbers(text)
    wide, high = paint.size_of(whole, font, even_width(whole, font, room))
    return _Block(whole, font, wide + _SPARE_WIDTH, high)


def _fonts(share: float) -> tuple[QFont, QFont, QFont]:
    """Return the fonts of title, words and worth, with letters of this share of their size."""
    title, words, worth = _TITLE_LETTERS * share, _BODY_LETTERS * share, _FOOT_LETTERS * share
    return look.serif(title, bold=True), look.sans(words), look.serif(worth, bold=True)


class Plaque(QWidget):
    """Whatever is pressed ends it and does nothing else: what lies behind was not what one looked at, or pointed at.

    moment: what it tells. seen: its time is over. skipped(QEvent): somebody pressed something, or the board is seen no
    more.
    """

    seen = Signal()
    skipped = Signal(object)

    def __init__(
        self,
        board: QWidget,
        moment: Moment,
        ornament: Ornament,
        emblem: str,
        moves: bool,
        own_place: Callable[[], QRect] = QRect,
    ) -> None:
        """board: what it lies over. emblem: of the player whose moment it is, or "". moves: it comes and goes.

        own_place: where the hand of who looks lies, in global coordinates, which it leaves free if it has room beside.
        """
        super().__init__(board.parentWidget())
        self._own_place = own_place
        self._board, self.moment, self._ornament, self._emblem = board, moment, ornament, emblem
        self._clear, self._scale = (0.0, _START_SCALE) if moves else (1.0, 1.0)
        self._moves, self._over = moves, False
        self._picture = QPixmap()
        self._window: QWindow | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(f"{moment.title}. {moment.words} {moment.worth}".strip())
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._length = moment.length + (round(_COMING_MS + _GOING_MS) if moves else 0)
        self._clock.setEndValue(float(self._length))
        self._clock.setDuration(self._length)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._end)
        self._soon = QTimer(self, singleShot=True, interval=_BOARD_FIRST_MS)
        self._soon.timeout.connect(lambda: QTimer.singleShot(0, self, self._come))  # not in the turn that painted
        look.changed.connect(self._place)
        board.installEventFilter(self)
        self._place()

    def open(self) -> None:
        """Show the plaque for as long as the moment lasts.

        One that moves has its picture drawn in a turn of the loop of its own, and not in the one that paints what a
        move left on the board.
        """
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
        """Close the plaque, and say so."""
        if self._window is not None and isValid(self._window):  # it may be closed meanwhile
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
        """Return a press of any kind skips it, and that is all it does; it goes where the board goes.

        A board that is hidden takes it away for good: behind a curtain the next person sits down.
        """
        kind = event.type()
        hidden = watched is self._board and kind == QEvent.Type.Hide
        skipped = watched is self._window and kind in _SKIPPING_EVENTS
        if watched is self._window and kind == QEvent.Type.ShortcutOverride:
            event.accept()  # no shortcut is tried, and the key itself follows
            return True
        if skipped:
            if isinstance(event, QMouseEvent):
                misclick.note_change(event.globalPosition().toPoint())
            swallow_rest(self._board)
        if hidden or skipped:
            self.close_moment()
            self.skipped.emit(event)
            return skipped
        if watched is self._board and kind in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture of it, made once; only how large and how clear it is changes."""
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
        come = curve.valueForProgress(min(1.0, now / _COMING_MS))
        clear, scale = min(come, max(0.0, left / _GOING_MS), 1.0), _START_SCALE + (1.0 - _START_SCALE) * come
        if (clear, scale) != (self._clear, self._scale):
            self._clear, self._scale = clear, scale
            self.update()

    # ---- what it shows -----------------------------------------------------------------------------------------

    def _place(self) -> None:
        """Lie in the middle of the board or of what is free beside one's own hand, as wide as the words need."""
        board, rims = self._board.geometry(), 2 * look.px(_PADDING)
        title, words, worth = _fonts(1.0)
        lines = [paint.width_of(line, words) for line in self.moment.words.splitlines()]
        wanted = max(
            paint.width_of(self.moment.title, title) + _SPARE_WIDTH + self._emblem_width,
            min(look.px(_MAX_WORDS_WIDTH), max(lines, default=0)) + _SPARE_WIDTH,
            paint.width_of(self.moment.worth, worth) + _SPARE_WIDTH,
            self._crest_height(1.0) * _CREST_SIZE[0] // _CREST_SIZE[1],
        )
        wide = min(wanted + rims, round(board.width() * _MAX_WIDTH_SHARE))
        self._laid = self._layout(wide - rims)
        place = QRect(0, 0, wide, min(self._laid.height, board.height()))
        free = self._beside_own()
        fits = place.width() <= free.width() and place.height() <= free.height()
        place.moveCenter(free.center() if fits else board.center())
        self._picture = QPixmap()
        self.setGeometry(place)

    def _beside_own(self) -> QRect:
        """Return the largest part of the board beside one's own hand, as that lies now."""
        board, parent = self._board.geometry(), self.parentWidget()
        own = self._own_place()
        own = QRect(parent.mapFromGlobal(own.topLeft()), own.size()).intersected(board)
        if own.isEmpty():
            return board
        above, below, left, right = QRect(board), QRect(board), QRect(board), QRect(board)
        above.setBottom(own.top() - 1)
        below.setTop(own.bottom() + 1)
        left.setRight(own.left() - 1)
        right.setLeft(own.right() + 1)
        return max((above, below, left, right), key=lambda part: part.width() * part.height())

    @property
    def _emblem_width(self) -> int:
        """The pixels that the emblem takes beside the title."""
        return look.px(_EMBLEM_SIDE) + look.px(_LINE_GAP) if self._emblem else 0

    def _crest_height(self, share: float) -> int:
        return round(look.px(_CREST_SIZE[1]) * share) if self._ornament.crest else 0

    def _layout(self, room: int) -> _PlaqueLayout:
        """Return all words in a width, in the largest letters in which they have room on the board."""
        most = round(self._board.height() * _MAX_HEIGHT_SHARE)
        for share in _LETTER_SHARES:
            laid = self._laid_in(room, share, most)
            if laid.height <= most and laid.width <= room:
                break
        return laid

    def _laid_in(self, room: int, share: float, most: int) -> _PlaqueLayout:
        """Return what it shows, with letters of this share of their size; a low board has less crest."""
        letters, words, worth = _fonts(share)
        beside = room - self._emblem_width
        one_line = (look.serif(_TITLE_LETTERS * share * less, bold=True) for less in _TITLE_SHARES)
        natural = next((font for font in one_line if paint.width_of(self.moment.title, font) <= beside), letters)
        title = _block(self.moment.title, natural, beside)
        head = max(title.height, look.px(_EMBLEM_SIDE) if self._emblem else 0)
        body = [_block(line, words, room) for line in self.moment.words.splitlines()]
        foot = [_block(self.moment.worth, worth, room)] if self.moment.worth else []
        rest = head + sum(block.height for block in body + foot) + look.px(2 * _PADDING + 3 * _LINE_GAP)
        crest = min(self._crest_height(1.0), max(self._crest_height(0.4), most - rest))
        widest = max(block.width for block in [title, *body, *foot])
        return _PlaqueLayout(
            crest, title, head, body, foot, crest + rest, max(widest, title.width + self._emblem_width)
        )

    def _drawn(self) -> QPixmap:
        """Return all of it at once."""
        return art.apart(self.width(), self.height(), self.devicePixelRatioF(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        ornament, moment, rim, gap = self._ornament, self.moment, look.px(_PADDING), look.px(_LINE_GAP)
        rect, inner = QRectF(self.rect()), 5 * look.u
        line, ink = QColor(ornament.line), QColor(ornament.ink)
        paint.panel(painter, rect, QColor(ornament.ground), line, 2, 9, 1)
        paint.panel(painter, rect.adjusted(inner, inner, -inner, -inner), paint.NOTHING, line, 0.9, 6, 0.9)
        room, laid = self.width() - 2 * rim, self._laid
        crest, y = laid.crest, rim - gap // 2
        if crest:
            wide = crest * _CREST_SIZE[0] / _CREST_SIZE[1]
            art.draw_once(painter, ornament.crest, QRectF((self.width() - wide) / 2, y, wide, crest))
        side = look.px(_PICTURE_SIDE) * (crest / self._crest_height(1.0) if crest else 1.0)
        paint.picture(painter, moment.picture, QRectF((self.width() - side) / 2, y + (crest - side) / 2, side, side))
        y += crest + gap
        self._paint_title(painter, QRectF(rim, y, room, laid.head), ink)
        y += laid.head + gap
        worth = QColor(ornament.gain if moment.tone == "gain" else ornament.refuse)
        for blocks, colour in ((laid.body, ink), (laid.foot, worth)):
            for block in blocks:
                place = QRectF((self.width() - block.width) / 2, y, block.width, block.height)
                paint.words(painter, place, block.text, block.font, colour, _CENTRE, wrap=True)
                y += block.height
            y += gap

    def _paint_title(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        """Draw the emblem close to the words, both in the middle."""
        title = self._laid.title
        x = box.center().x() - (title.width + self._emblem_width) / 2
        if self._emblem:
            side = look.px(_EMBLEM_SIDE)
            art.draw(painter, self._emblem, QRectF(x, box.center().y() - side / 2, side, side))
        place = QRectF(x + self._emblem_width, box.y(), title.width, box.height())
        paint.words(painter, place, title.text, title.font, ink, _CENTRE, wrap=True)
