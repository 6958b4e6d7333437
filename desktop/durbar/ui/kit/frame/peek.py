"""A player's sheet seen large over the board for a moment."""

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from durbar.table.player import Player
from durbar.ui.kit.frame.sketches import SHAPE
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.pressing import stray
from durbar.ui.kit.speak import announce
from durbar.ui.kit.values.seat_line import SeatLine, Sketch
from durbar.ui.words import translate

#: How much of the board's width and height it takes at most.
_WIDE, _HIGH = 0.72, 0.94
#: How much of the board's width it takes at most for words that have not room enough above and below the sheet.
_WIDE_WORDS = 0.82
#: Units: the emblem, and the space round and between what it shows.
_EMBLEM, _RIM, _GAP = 30, 14, 8
#: Letters of the state, in the order they are tried.
_STATES = (13, 12, 11, 10, 9)
_END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Peek(QWidget):
    """The sheet with its player's name above it. It is there only while it is shown; a press on it, or on the board
    beside it, closes it.

    seat: whose sheet is shown, -1 for none. pinned: it stays until it is closed.
    """

    def __init__(self, board: QAbstractScrollArea) -> None:
        super().__init__(board.parentWidget())
        self.seat = -1
        self.pinned = False
        self._board = board
        self._player = Player("")
        self._line = SeatLine(0, "", "")
        self._sketch: Sketch | None = None
        self._picture = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        board.installEventFilter(self)
        board.viewport().installEventFilter(self)
        look.changed.connect(self._place)
        self.hide()

    def open(self, player: Player, line: SeatLine, sketch: Sketch, pinned: bool) -> None:
        """Show a player's sheet. pinned: it stays when the pointer leaves what opened it."""
        fresh = self.seat != line.seat
        self.seat, self.pinned = line.seat, pinned
        self._player, self._line, self._sketch = player, line, sketch
        self._picture = QPixmap()
        self.setAccessibleName(translate("Peek", "Sheet: {name}").format(name=player.name))
        self.setAccessibleDescription(", ".join(part for part in (self._state(), line.spoken) if part))
        self._place()
        self.show()
        self.raise_()
        self.update()
        if fresh:
            announce(self, f"{self.accessibleName()}. {self.accessibleDescription()}")

    def close_sheet(self) -> None:
        """Go away."""
        self.seat, self.pinned = -1, False
        self.hide()
        self._picture = QPixmap()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep over the board. A press on the board means the board: it takes the sheet away and is heard."""
        if watched is self._board and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        elif event.type() == QEvent.Type.MouseButtonPress:
            self.close_sheet()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press closes it, and does nothing on the board below."""
        event.accept()
        stray.note_change(event.globalPosition().toPoint())
        self.close_sheet()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground, name, numbers, the sheet, and how it closes."""
        painter = QPainter(self)
        rect, sheet = QRectF(self.rect()), self._sheet()
        paint.panel(painter, rect, None, SEAT_COLOURS[self._player.emblem].colour, 2.4, 8, 1)
        self._paint_head(painter, rect)
        ratio = self.devicePixelRatioF()
        if self._picture.isNull():
            self._picture = self._drawn(sheet, ratio)
        painter.drawPixmap(sheet.topLeft(), self._picture)
        font = look.sans(11.5)
        below = sheet.y() + sheet.height()
        foot = QRectF(look.px(_RIM), below, rect.width() - 2 * look.px(_RIM), rect.bottom() - below - look.px(2))
        paint.words(painter, foot, self._foot_words(), font, look.c.quiet, _END, wrap=True)

    def _paint_head(self, painter: QPainter, rect: QRectF) -> None:
        px, line = look.px, self._name_line()
        side, right = px(_EMBLEM), rect.width() - px(_RIM)
        place = QRectF(px(_RIM), px(_GAP) + (line - side) // 2, side, side)
        art.draw(painter, SEAT_COLOURS[self._player.emblem].emblem, place)
        name, state = look.serif(18, bold=True), self._state_font()
        x = place.right() + px(_GAP)
        room = right - x
        wide = min(paint.width_of(self._player.name, name) + 1.0, room)
        paint.words(painter, QRectF(x, px(_GAP), wide, line), self._player.name, name, look.c.ink)
        if self._state_below():
            box = QRectF(px(_RIM), px(_GAP) + line, right - px(_RIM), paint.line_of(look.sans(_STATES[0])))
            paint.words(painter, box, self._state(), state, look.c.quiet)
        else:
            x += wide + px(_GAP)
            paint.words(painter, QRectF(x, px(_GAP), right - x, line), self._state(), state, look.c.quiet, _END)

    def _state(self) -> str:
        line = self._line
        number = f"{line.number} {line.number_words}".strip()
        return " · ".join(part for part in (line.state, number) if part)

    def _state_font(self) -> QFont:
        """The largest letters with which the state stands whole on a line of its own."""
        room = self._widest() - 2 * look.px(_RIM)
        fonts = [look.sans(letters) for letters in _STATES]
        return next((font for font in fonts if paint.width_of(self._state(), font) <= room), fonts[-1])

    def _foot_words(self) -> str:
        return translate("Peek", "F4: the next player’s sheet · Esc or a click: close")

    def _drawn(self, sheet: QRect, ratio: float) -> QPixmap:
        picture = QPixmap(round(sheet.width() * ratio), round(sheet.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        if self._sketch is not None:
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._sketch(painter, QRectF(0, 0, sheet.width(), sheet.height()))
            painter.end()
        return picture

    def _name_line(self) -> int:
        return max(look.px(_EMBLEM), paint.line_of(look.serif(18, bold=True)))

    def _state_below(self) -> bool:
        """Whether the state has no room beside the name."""
        return self._head_width(look.sans(_STATES[0])) > self._widest()

    def _head_width(self, state: QFont) -> int:
        """Of emblem, name and state beside each other."""
        words = paint.width_of(self._player.name, look.serif(18, bold=True)) + paint.width_of(self._state(), state)
        return look.px(_EMBLEM) + 2 * look.px(_GAP) + 2 * look.px(_RIM) + words + 2

    def _head(self) -> int:
        return self._name_line() + (paint.line_of(look.sans(_STATES[0])) if self._state_below() else 0)

    def _foot(self) -> int:
        wide = self._widest() - 2 * look.px(_RIM)
        return paint.height_of(self._foot_words(), look.sans(11.5), wide) + look.px(_GAP)

    def _widest(self) -> int:
        return round(self._board.width() * _WIDE_WORDS)

    def _bands(self) -> int:
        """What is above and below the sheet."""
        return self._head() + 2 * look.px(_GAP) + self._foot()

    def _words_width(self) -> int:
        """What the words above and below the sheet take, where they have it."""
        rims = 2 * look.px(_RIM) + 2
        foot = paint.width_of(self._foot_words(), look.sans(11.5)) + rims
        state = self._state_font()
        if self._state_below():
            return max(foot, paint.width_of(self._state(), state) + rims)
        return max(foot, self._head_width(state))

    def _sheet(self) -> QRect:
        """Where the sheet lies in it."""
        high = self.height() - self._bands()
        wide = round(high * SHAPE)
        return QRect((self.width() - wide) // 2, self._head() + 2 * look.px(_GAP), wide, high)

    def _place(self) -> None:
        """In the middle of the board, as large as leaves some of it to be seen at both sides."""
        board, round_ = self._board.geometry(), 2 * look.px(_RIM)
        high = int(min((board.width() * _WIDE - round_) / SHAPE, board.height() * _HIGH - self._bands()))
        wide = max(round(high * SHAPE) + round_, min(self._widest(), self._words_width()))
        place = QRect(0, 0, wide, high + self._bands())
        place.moveCenter(board.center())
        if place != self.geometry():
            self._forget_picture()
            self.setGeometry(place)

    def _forget_picture(self) -> None:
        self._picture = QPixmap()
