"""A player's sheet seen large for a moment, over the board; or beside it, while another acts."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QGridLayout, QSizePolicy, QWidget

from durbar.session.player import Player
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.pressing import misclick
from durbar.ui.kit.speak import announce
from durbar.ui.kit.values.seat_line import SeatLine, Sketch, Thing
from durbar.ui.pages.table.seat_parts import SKETCH_SHAPE, Row, Sheet, Words
from durbar.ui.words import translate

#: How much of the board's width and height the sheet, and all of it, take at most.
_MAX_WIDTH_SHARE, _MAX_HEIGHT_SHARE = 0.72, 0.94
#: Units: the emblem, and the space round and between what it shows.
_EMBLEM_SIDE, _PADDING, _GAP = 30, 14, 6


class Peek(QWidget):
    """The sheet with its player's name above it. It is there only while it is shown; a press on it, or on the board
    beside it, closes it.

    seat: whose sheet is shown, -1 for none. pinned: it stays until it is closed.
    """

    def __init__(self, board: QAbstractScrollArea) -> None:
        super().__init__(board.parentWidget())
        self.seat = -1
        self.pinned = False
        self.board = board
        self.player, self._line = Player(""), SeatLine(0, "")
        self._emblem, self._name, self._state, self._foot = Row(self), Words(self), Words(self), Words(self)
        self._foot.align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for words in (self._name, self._state, self._foot):
            words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        for words in (self._state, self._foot):
            words.let_wrap()
        self.sheet = Sheet(self)
        self.sheet.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self._emblem, 0, 0, 2, 1)
        self._grid.addWidget(self._name, 0, 1)
        self._grid.addWidget(self._state, 1, 1)
        self._grid.addWidget(self.sheet, 2, 0, 1, 2, Qt.AlignmentFlag.AlignHCenter)
        self._grid.addWidget(self._foot, 3, 0, 1, 2)
        self._grid.setColumnStretch(1, 1)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.changed.connect(self.place)
        self.hide()

    def open(self, player: Player, line: SeatLine, sketch: Sketch, pinned: bool) -> None:
        """Show a player's sheet. pinned: it stays when the pointer leaves what opened it."""
        fresh = self.seat != line.seat
        self.seat, self.pinned = line.seat, pinned
        self.player, self._line = player, line
        self.sheet.set_sketch(sketch)
        self.setAccessibleName(translate("Peek", "Sheet: {name}").format(name=player.name))
        self.setAccessibleDescription(", ".join(part for part in (self._state_words(), line.spoken) if part))
        self.place()
        self.show()
        self.raise_()
        self.update()
        for part in (self.board, self.board.viewport()):
            part.installEventFilter(self)
        if fresh:
            announce(self, f"{self.accessibleName()}. {self.accessibleDescription()}")

    def close_sheet(self) -> None:
        """Close the sheet."""
        if self.seat < 0:
            return
        for part in (self.board, self.board.viewport()):
            part.removeEventFilter(self)
        self.seat, self.pinned = -1, False
        self.hide()
        self.sheet.set_sketch(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep over the board. A press on the board means the board: it takes the sheet away and is heard."""
        if watched is self.board and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        elif event.type() == QEvent.Type.MouseButtonPress:
            self.close_sheet()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close the sheet, and keep the press from the board below."""
        event.accept()
        misclick.note_change(event.globalPosition().toPoint())
        self.close_sheet()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, in its player's colour."""
        colour = SEAT_COLOURS[self.player.emblem].colour
        paint.panel(QPainter(self), QRectF(self.rect()), None, colour, 2.4, 8, 1)

    def place(self) -> None:
        """Lie in the middle of the board, as large as leaves some of it to be seen at both sides."""
        board = self.board.geometry()
        self._fit(round(board.width() * _MAX_WIDTH_SHARE), round(board.height() * _MAX_HEIGHT_SHARE))
        place = QRect(QPoint(0, 0), self.size())
        place.moveCenter(board.center())
        self.setGeometry(place)

    def _fit(self, wide: int, high: int) -> None:
        """Tell all in this width, and no more height, with the largest sheet."""
        self._tell()
        rim, gap = look.px(_PADDING), look.px(_GAP)
        self._grid.setContentsMargins(rim, gap, rim, gap)
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(0)
        self.sheet.setFixedSize(0, 0)
        bands = self._grid.minimumHeightForWidth(wide) + gap
        sheet_high = max(1, min(round((wide - 2 * rim) / SKETCH_SHAPE), high - bands))
        self.sheet.setFixedSize(round(sheet_high * SKETCH_SHAPE), sheet_high)
        self.resize(wide, sheet_high + bands)

    def _tell(self) -> None:
        self._emblem.set_things([Thing(Picture(SEAT_COLOURS[self.player.emblem].emblem))], look.px(_EMBLEM_SIDE))
        self._name.set_words(self.player.name, look.serif(18, bold=True), look.c.ink)
        self._state.set_words(self._state_words(), look.sans(13), look.c.quiet)
        self._foot.set_words(self._foot_words(), look.sans(11.5), look.c.quiet)
        self._foot.setVisible(bool(self._foot_words()))

    def _state_words(self) -> str:
        line = self._line
        number = f"{line.number} {line.number_words}".strip()
        return " · ".join(part for part in (line.state, number) if part)

    def _foot_words(self) -> str:
        return translate("Peek", "F4: the next player’s sheet · Esc or a click: close")


class Watch(Peek):
    """The sheet of another who acts, over the list of moves, which is empty meanwhile; one's own stays on the board.

    pressed(seat): this sheet is wanted large.
    """

    pressed = Signal(int)

    def __init__(self, board: QAbstractScrollArea, column: QWidget, tabs: QWidget) -> None:
        """column: beside the board, with the tabs in it."""
        self._column, self._tabs = column, tabs
        super().__init__(board)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the sheet larger still over the board."""
        event.accept()
        self.pressed.emit(self.seat)

    def place(self) -> None:
        """Lie over the tabs."""
        room = self._tabs.geometry()
        self._fit(room.width(), room.height())
        self.move(self._column.pos() + room.topLeft())

    def _foot_words(self) -> str:
        return ""
