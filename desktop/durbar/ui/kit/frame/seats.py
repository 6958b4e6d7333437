"""The players' panels at the right: who, what they are doing, what they hold, the number that wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.ui.kit.controls.buttons import KitButton
from durbar.ui.kit.frame import holdings, panel_pieces, sketches
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.kit.values.tip import Tip

if TYPE_CHECKING:
    from durbar.table.player import Player

#: Height and step in u by rows and seats; see frame.md.
_SIZES = {1: {5: (38, 40)}, 2: {2: (84, 89), 3: (80, 85), 5: (60, 63)}}
_USUAL = {1: (45, 49), 2: (74, 79)}

#: Units a panel's pieces may be wide, at most (more than three: 24) and at least; else they take a line of their own.
_PIECE_MOST, _PIECE_LEAST = 30, 21

#: Units: what must be seen of a piece under the next, in panels of two rows; else they take a line of their own.
_PIECE_SEEN = 9

#: Units: goods in a panel's second line, and the least room that cards have beside them.
_GOOD, _CARDS_ROOM = 20, 74


def seat_size(seats: int, rows: int) -> tuple[int, int]:
    """Height and step of a panel in u."""
    return _SIZES[rows].get(seats, _USUAL[rows])


class SeatPanel(KitButton):
    """One player's panel. Its measures that all panels share are set by Seats.

    pointed(int), peeked(int): the pointer is on this seat's panel, or on its sketch; -1 when it left.
    """

    pointed = Signal(int)
    peeked = Signal(int)

    def __init__(self, player: Player, parent: Seats) -> None:
        super().__init__(parent, radius=6)
        self._player = player
        self._seats = parent
        self.line = SeatLine(0, "", "")
        self._change = ""
        self._peeking = False
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_line(self, line: SeatLine) -> None:
        """Show this. Costs nothing when nothing changes."""
        if line == self.line:
            return
        self.line = line
        number = f"{line.number} {line.number_words}".strip()
        name = ", ".join(part for part in (self._player.name, line.state, number) if part)
        self.setAccessibleName(name)
        self.setAccessibleDescription(line.spoken)
        self.update()

    def preview(self, change: str) -> None:
        """Show how the number would change ("8 → 6½"); nothing: as it is."""
        if change != self._change:
            self._change = change
            self.update()

    @property
    def player(self) -> Player:
        """Who sits here."""
        return self._player

    def measured(self) -> holdings.Panel:
        """Its words and what it holds."""
        return holdings.Panel(self._player.name, self.line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """↑ and ↓ go to the neighbours."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._seats.step_from(self, 1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is here."""
        super().enterEvent(event)
        self.pointed.emit(self.line.seat)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        super().leaveEvent(event)
        self._peek(False)
        self.pointed.emit(-1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer comes upon the sketch, or leaves it."""
        super().mouseMoveEvent(event)
        plan = self._seats.sketched
        self._peek(plan is not None and sketches.hits_sketch(plan, event.position()))

    def _peek(self, on: bool) -> None:
        if on != self._peeking:
            self._peeking = on
            self.update()
            self.peeked.emit(self.line.seat if on else -1)

    def sizeHint(self) -> QSize:
        """As the seats have it."""
        return QSize(look.px(316), self._seats.panel_height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground, bar, emblem, words, pieces, number."""
        painter = QPainter(self)
        line, wide = self.line, self.width()
        self._paint_ground(painter)
        shape = self._seats.shape
        if self._seats.brief is not None:
            panel_pieces.paint_line(painter, self.measured(), self._seats.brief, wide, self._change)
            return
        if self._seats.sketched is not None:
            self._paint_sketched(painter, self._seats.sketched)
            return
        if self._seats.held is not None:
            holdings.paint_words(painter, self.measured(), self._seats.held, shape.small)
            holdings.paint_holdings(painter, line, self._seats.held)
            return
        words_right = self._paint_end(painter)
        if line.pieces and not shape.pieces_below:
            gap = self._seats.step_of(self.measured()) - shape.piece
            run = len(line.pieces) * (shape.piece + gap) - gap
            middle = shape.row_middle
            panel_pieces.paint_row(painter, line.pieces, shape.pieces_right - run, middle, shape.piece, gap)
            words_right = min(words_right, shape.pieces_right - run)
        elif line.pieces:
            panel_pieces.paint_row(painter, line.pieces, shape.words_x, shape.pieces_y, shape.piece, look.px(3))
        self._paint_words(painter, words_right - look.px(4))
        if line.goods:
            top = self.height() - shape.second - shape.third
            panel_pieces.paint_goods(painter, line.goods, shape.goods, shape.good, top + shape.second // 2)
        if line.cards:
            high = shape.third or shape.second
            panel_pieces.paint_cards(
                painter, line.cards, QRect(shape.cards_x, self.height() - high, wide - shape.cards_x, high)
            )

    def _paint_sketched(self, painter: QPainter, plan: sketches.Plan) -> None:
        sketches.paint_words(painter, self.measured(), plan)
        sketches.paint_number(painter, self.line, plan, self._change)
        sketches.paint_sketch(painter, self.line, plan, self._peeking)

    def _paint_ground(self, painter: QPainter) -> None:
        line, colour = self.line, SEAT_COLOURS[self._player.emblem]
        rect = QRectF(self.rect())
        fill = look.c.chosen if self.isDown() else look.c.wash if self.underMouse() else look.c.panel
        if line.acting:
            paint.panel(painter, rect, fill, look.c.act, 2, 6, 1)
        else:
            paint.panel(painter, rect, fill, None, 0.9, 6, 0.6)
        bar = max(4, look.px(5))
        painter.fillRect(QRectF(max(1, look.px(1.5)), look.px(5), bar, rect.height() - 2 * look.px(5)), colour.colour)
        shape = self._seats.shape
        place = QRectF(look.px(13), shape.row_middle - shape.emblem // 2, shape.emblem, shape.emblem)
        art.draw(painter, colour.emblem, place, 0.55 if self.line.out else 1)

    def _paint_words(self, painter: QPainter, right: int) -> None:
        shape, line = self._seats.shape, self.line
        room = max(1, right - shape.words_x)
        name, state = self._seats.name_font(), self._seats.state_font()
        high = paint.line_of(name) + paint.line_of(state)
        top = shape.row_middle - high // 2
        ink = look.c.quiet if line.out else look.c.ink
        box = QRectF(shape.words_x, top, room, paint.line_of(name))
        paint.words(painter, box, self._player.name, name, ink)
        box = QRectF(shape.words_x, top + paint.line_of(name), room, paint.line_of(state))
        paint.words(painter, box, line.state, state, look.c.own if line.acting else look.c.quiet)

    def _paint_end(self, painter: QPainter) -> int:
        """The number and the piece before it; gives back where they begin."""
        shape, line = self._seats.shape, self.line
        known = line.number != "?"
        font = look.serif(18 if known else 16, bold=True)
        right = self.width() - look.px(11)
        box = QRectF(right - shape.number, 0, shape.number, 2 * shape.row_middle)
        end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        paint.words(painter, box, line.number, font, look.c.ink if known else look.c.quiet, end)
        left = right - shape.number
        if line.last_piece is not None:
            left -= shape.last + look.px(2)
            place = QRectF(left, shape.row_middle - shape.last // 2, shape.last, shape.last)
            paint.picture(painter, line.last_piece, place)
        return left


def _no_tip(_seat: int) -> Tip | None:
    return None


class _Shape:
    """Measures in pixels that all panels share, so that their columns stand below each other."""

    small = False
    emblem = 33
    words_x = 55
    row_middle = 22
    number = 28
    last = 0
    piece = 30
    pieces_right = 245
    pieces_below = False
    pieces_y = 0
    good = 20
    goods: tuple[int, ...] = ()
    second = 0
    cards_x = 0
    third = 0


class Seats(QWidget):
    """The panels below each other, in the order given.

    seat_clicked(int): a panel was pressed. hovered(int): the pointer is on a seat's panel, -1 when it left.
    peeked(int): it is on a seat's sketch, -1 when it left. resized: another height is needed.
    reached(SeatPanel): somebody else is to act, or the keyboard came to a panel.
    room: pixels for all panels where each must do with a line or two; None: they are as high as they need.
    """

    seat_clicked = Signal(int)
    hovered = Signal(int)
    peeked = Signal(int)
    reached = Signal(SeatPanel)
    resized = Signal()

    def __init__(self, rows: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._panels: list[SeatPanel] = []
        self._count = 0
        self._roomiest: list[holdings.Panel] = []
        self._measured_for: tuple[object, ...] = ()
        self._tips: Tips | None = None
        self._make_tip: Callable[[int], Tip | None] = _no_tip
        self.shape = _Shape()
        self.held: holdings.Plan | None = None
        self.sketched: sketches.Plan | None = None
        self.brief: panel_pieces.LinePlan | None = None
        self.room: int | None = None
        self.panel_height = 45
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._restyle)

    def set_players(
        self,
        players: Sequence[Player] | Mapping[int, Player],
        order: Sequence[int],
        roomiest: Sequence[SeatLine] = (),
    ) -> None:
        """Who sits at the table, and the order of their panels.

        roomiest: lines whose room the panels keep, whatever they show; without, they are measured by what they show.
        """
        self.peeked.emit(-1)  # a panel that goes can't say so
        for old in self._panels:
            old.hide()
            old.deleteLater()
        self._panels = []
        self._roomiest = [holdings.Panel(players[line.seat].name, line) for line in roomiest]
        self._measured_for = ()
        self._count = len(order)
        for place, seat in enumerate(order):
            panel = SeatPanel(players[seat], self)
            panel.line = SeatLine(seat, "", "")
            panel.clicked.connect(self._clicked)
            panel.pointed.connect(self.hovered)
            panel.peeked.connect(self.peeked)
            if self._tips is not None:
                self._tips.attach(panel, partial(self._make_tip, seat))
            panel.setFocusPolicy(Qt.FocusPolicy.StrongFocus if place == 0 else Qt.FocusPolicy.ClickFocus)
            panel.show()
            self._panels.append(panel)
        self._restyle()

    def attach_tips(self, tips: Tips, make_tip: Callable[[int], Tip | None]) -> None:
        """Give every panel that set_players makes from now on its seat's tip."""
        self._tips, self._make_tip = tips, make_tip

    def set_lines(self, lines: Sequence[SeatLine]) -> None:
        """What each panel says; lines name their seats."""
        acted = self.acting()
        by_seat = {line.seat: line for line in lines}
        for panel in self._panels:
            if panel.line.seat in by_seat:
                panel.set_line(by_seat[panel.line.seat])
        if not self._roomiest or self._measured_for != self._measures(self.width()):
            self._restyle()
        acting = self.acting()
        if acting is not None and acting is not acted:
            self.reached.emit(acting)

    def preview(self, numbers: Mapping[int, str]) -> None:
        """Show by seat how numbers would change; a seat that is not named keeps its number. Panels with sketches."""
        for panel in self._panels:
            panel.preview(numbers.get(panel.line.seat, ""))

    def panel_of(self, seat: int) -> SeatPanel | None:
        """A seat's panel."""
        return next((panel for panel in self._panels if panel.line.seat == seat), None)

    def order(self) -> list[int]:
        """The seats from top to foot."""
        return [panel.line.seat for panel in self._panels]

    def focus_order(self) -> list[QWidget]:
        """Its widgets in the order of the Tab key; ↑ and ↓ go from one panel to the next."""
        return list(self._panels[:1])

    def acting(self) -> SeatPanel | None:
        """The panel of whoever is to act."""
        return next((panel for panel in self._panels if panel.line.acting), None)

    def rect_of(self, seat: int) -> QRect:
        """Where a seat's panel is on the screen (global), for tips."""
        panel = self.panel_of(seat)
        return QRect(panel.mapToGlobal(QPoint(0, 0)), panel.size()) if panel is not None else QRect()

    def step_from(self, panel: SeatPanel, by: int) -> None:
        """Move the keyboard from a panel to a neighbour."""
        place = self._panels.index(panel) + by
        if 0 <= place < len(self._panels):
            self._panels[place].setFocus(Qt.FocusReason.TabFocusReason)
            self.reached.emit(self._panels[place])

    def step_of(self, panel: holdings.Panel) -> int:
        """From one piece beside a panel's words to the next, in pixels: less than a piece where they overlap."""
        apart, many = self.shape.piece + look.px(1), len(panel.line.pieces)
        if self._rows == 1 or many < 2:
            return apart
        return min(apart, (self._room(panel) - self.shape.piece) // (many - 1))

    def name_font(self) -> QFont:
        """Letters of names."""
        return look.serif(14 if self.shape.small else 15, bold=True)

    def state_font(self) -> QFont:
        """Letters of what a player is doing."""
        return look.sans(11.5)

    def hasHeightForWidth(self) -> bool:
        """Pieces may need a line of their own in a narrow column."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All panels, in pixels."""
        self._measure(width)
        return self._whole()

    def sizeHint(self) -> QSize:
        """The usual column."""
        return QSize(look.px(316), self.heightForWidth(self.width() or look.px(316)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Panels below each other."""
        super().resizeEvent(event)
        self._lay()

    def _restyle(self) -> None:
        self._lay()
        self.updateGeometry()
        if self._whole() != self.height():
            self.resized.emit()

    def _lay(self) -> None:
        self._measure(self.width())
        y = 0
        for panel in self._panels:
            panel.setGeometry(0, y, self.width(), self.panel_height)
            panel.update()
            y += self.panel_height + self._gap()

    def _gap(self) -> int:
        high, step = seat_size(self._count, self._rows)
        return look.px(step - high if self.room is None else panel_pieces.BRIEF_GAP)

    def _whole(self) -> int:
        count = len(self._panels)
        return count * self.panel_height + max(0, count - 1) * self._gap()

    def _measures(self, width: int) -> tuple[object, ...]:
        """What sizes follow from, where the roomiest lines are known."""
        return width, look.u, look.letter(100), self._count, self.room

    def _measure(self, width: int) -> None:
        """Find sizes that suit all panels in a width."""
        wanted = self._measures(width)
        if self._roomiest and wanted == self._measured_for:
            return
        self._measured_for = wanted
        high, _ = seat_size(self._count, self._rows)
        shape, px = self.shape, look.px
        shape.small = high < 64 and high != 45
        shape.emblem = px(27 if shape.small else 33)
        shape.words_x = px(48 if shape.small else 55)
        panels = self._roomiest or [panel.measured() for panel in self._panels]
        lines = [panel.line for panel in panels]
        self.held = self.sketched = self.brief = None
        if self.room is not None:
            self.brief = panel_pieces.line_plan(
                panels, width, (self.room + self._gap()) // max(1, self._count) - self._gap()
            )
            shape.emblem, shape.row_middle = self.brief.emblem, self.brief.first // 2
            self.panel_height = self.brief.height
            return
        if self._rows == 2 and any(map(sketches.shows_sketch, lines)):
            self.sketched = sketches.plan(panels, width, px(high), shape.small)
            shape.row_middle, self.panel_height = self.sketched.row_middle, self.sketched.height
            return
        if self._rows == 2 and any(map(holdings.shows_holdings, lines)):
            self.held = holdings.plan(panels, width, px(high), shape.small)
            shape.row_middle, self.panel_height = self.held.row_middle, self.held.height
            return
        number = look.serif(18, bold=True)
        shape.number = max([paint.width_of(line.number, number) for line in lines], default=0)
        has_last = any(line.last_piece is not None for line in lines)
        shape.last = px(24 if shape.small else 27) if has_last else 0
        shape.number = max(shape.number, px(26))
        shape.pieces_right = width - px(11) - shape.number - (shape.last - px(1) if has_last else px(5))
        words = paint.line_of(self.name_font()) + paint.line_of(self.state_font())
        row = max(px(45 if self._rows == 1 else 42) if not shape.small else px(38), words + px(6))
        if self._rows == 2:
            row = max(px(high) - px(28 if shape.small else 36), words + px(4))
        shape.row_middle = row // 2
        self._fit_pieces(panels, width, row)
        self._fit_goods(lines, width)
        below = shape.piece + px(8) if shape.pieces_below else 0
        self.panel_height = max(px(high), row + below + shape.second + shape.third)

    def _fit_goods(self, lines: Sequence[SeatLine], width: int) -> None:
        """Columns for goods and, after them or on a line of their own, the room for cards."""
        shape, px, font = self.shape, look.px, panel_pieces.goods_font()
        growth = min(1.5, max(1.0, look.letter(100) / (100 * look.u)))
        shape.good = px(_GOOD * growth)
        shape.second = max(px(28 if shape.small else 36), shape.good + px(4)) if self._rows == 2 else 0
        columns = max((len(line.goods) for line in lines), default=0)
        places, x = [], px(13)
        for column in range(columns):
            numbers = [line.goods[column].badge for line in lines if column < len(line.goods)]
            places.append(x)
            x += shape.good + px(3) + max(paint.width_of(number, font) for number in numbers) + px(6)
        shape.goods, shape.cards_x = tuple(places), x + px(4)
        shape.third = 0
        if columns and width - shape.cards_x < px(_CARDS_ROOM):
            shape.third, shape.cards_x = px(36), px(13)

    def _fit_pieces(self, panels: Sequence[holdings.Panel], width: int, row: int) -> None:
        """The largest pieces that leave names and states whole; else pieces go below them."""
        shape, px = self.shape, look.px
        most = max((len(panel.line.pieces) for panel in panels), default=0)
        room = min(map(self._room, panels), default=0)
        growth = min(1.5, max(1.0, look.letter(100) / (100 * look.u)))  # numbers on pieces grow with the letters
        if self._rows == 2:
            usual = px((24 if shape.small else _PIECE_MOST) * growth)
            shape.piece = usual
            least = min(map(self.step_of, panels), default=usual)
            shape.pieces_below = least < px(_PIECE_SEEN)
        else:
            usual = px((24 if shape.small or most > 3 else _PIECE_MOST) * growth)
            shape.piece = min(usual, room // max(1, most) - px(1))
            slack = room - most * (shape.piece + px(1))
            shape.pieces_right -= max(0, min(px(5), slack))
            shape.pieces_below = bool(most) and shape.piece < px(_PIECE_LEAST * growth)
        if shape.pieces_below:
            shape.piece = max(px(14), min(usual, (width - shape.words_x - px(12)) // most - px(3)))
        shape.pieces_y = row + shape.piece // 2

    def _room(self, panel: holdings.Panel) -> int:
        """Pixels for pieces beside the words of a panel."""
        name = paint.width_of(panel.name, self.name_font())
        words = max(name, paint.width_of(panel.line.state, self.state_font()))
        return self.shape.pieces_right - self.shape.words_x - words - look.px(3)

    def _clicked(self) -> None:
        panel = self.sender()
        if isinstance(panel, SeatPanel):
            self.seat_clicked.emit(panel.line.seat)
