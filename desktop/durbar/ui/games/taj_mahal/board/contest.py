"""The table of the six symbols by players: who leads, who ties, what is won already, and what that brings."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import Play
from durbar.games.taj_mahal.symbols import INFLUENCES, SYMBOL, SYMBOLS
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names, pieces
from durbar.ui.games.taj_mahal.board.layout import (
    CONTEST,
    CONTEST_BRINGS,
    CONTEST_COLUMN,
    CONTEST_DISC,
    CONTEST_EMBLEM,
    CONTEST_HEAD,
    CONTEST_NAME,
    CONTEST_PICTURE,
    CONTEST_ROW,
    CONTEST_TITLE,
)
from durbar.ui.kit.controls.buttons import KitButton
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.letters import letter_font
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.shapes import about
from durbar.ui.kit.look.theme import LIGHT, SEAT_COLOURS, look
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.words import language, listed, translate

_PALE_OPACITY, _FAINT_OPACITY = 0.45, 0.25
#: The sun’s amber is too light for white digits.
_LIGHT_EMBLEM = 3
_CENTRE = Qt.AlignmentFlag.AlignCenter
#: Letters of the title, of the last column's head, of a symbol's name and of a count: their size in units of the
#: screen, and in units of the board what their place has room for, in the longest word of both languages.
_TITLE_LETTER, _BRINGS_LETTER, _NAME_LETTER, _COUNT_LETTER = (18, 17.5), (10, 12.5), (13, 15), (16, 18)


@dataclass(frozen=True)
class Cell:
    """A player’s count of a symbol. lead: alone, tie or nothing. changed: by a move that is pointed at."""

    seat: int
    count: int
    lead: str = ""
    out: bool = False
    took: bool = False
    changed: bool = False


@dataclass(frozen=True)
class RowOf:
    """A symbol’s row. gone: won already. special: the card that two of its tiles bring, with the seat that has it."""

    symbol: str
    cells: tuple[Cell, ...]
    gone: bool
    special: str = ""
    owner: int | None = None


def rows_of(sight: Sight, move: Move | None) -> list[RowOf]:
    """Return the table as it is, or after a play of the viewer that is pointed at.

    Columns: the viewer’s first, clockwise.
    """
    view: View = sight.view
    counts = [list(visitor.symbols) for visitor in view.visitors]
    if isinstance(move, Play):
        counts[view.seat] = list(forecast.symbols_after(view, move))
    inside, takers = forecast.still_in(view), forecast.takers(view)
    earned = view.board.pieces.earned
    rows = []
    for number, symbol in enumerate(SYMBOLS):
        gone = not view.court[number]
        best = max((counts[seat][number] for seat in inside), default=0)
        first = [seat for seat in inside if best and counts[seat][number] == best]
        cells = []
        for seat in sight.panel_order:
            lead = "" if gone or seat not in first else "alone" if len(first) == 1 else "tie"
            changed = counts[seat][number] != view.visitors[seat].symbols[number]
            took = takers.get(symbol) == seat and gone
            cells.append(Cell(seat, counts[seat][number], lead, seat not in inside, took, changed))
        special = view.board.pieces.kinds[earned[number]].id if symbol in INFLUENCES else ""
        rows.append(RowOf(symbol, tuple(cells), gone, special, view.special[special] if special else None))
    return rows


class ContestPanel(QWidget):
    """The table. rows: its buttons by symbol. parts: pictures in it with the targets whose tips they show.

    section_asked: a row was pressed.
    """

    section_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._sight: Sight | None = None
        self._head: tuple[object, ...] = ()
        self.rows = {symbol: SymbolRow(symbol, self) for symbol in SYMBOLS}
        self._starter = QWidget(self)
        self._prizes = [QWidget(self.rows["grand_mogul"]), QWidget(self.rows["elephant"])]
        crown, tile = self._prizes
        self.parts: dict[QWidget, Target] = {
            self._starter: ("start",),
            crown: ("court", "grand_mogul"),
            tile: ("tile",),
        }
        for place, row in enumerate(self.rows.values()):
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if place == 0 else Qt.FocusPolicy.ClickFocus)
            row.clicked.connect(self._ask)
            row.striped = place % 2 == 1
        look.changed.connect(self.update)

    def show_sight(self, sight: Sight, move: Move | None = None) -> None:
        """Show a position, with a play that is pointed at; what looks as before is not drawn anew."""
        view: View = sight.view
        columns, inside = sight.panel_order, forecast.still_in(view)
        head = language(), view.board, view.province, columns, tuple(sight.players), inside, view.start
        self._sight = sight
        for row in rows_of(sight, move):
            self.rows[row.symbol].show_row(row, sight)
        if head != self._head:
            self._head = head
            self._arrange()
            self.update()

    def step_from(self, row: SymbolRow, by: int) -> None:
        """Move the keyboard to a neighbouring row."""
        rows = list(self.rows.values())
        place = rows.index(row) + by
        if 0 <= place < len(rows):
            rows[place].setFocus(Qt.FocusReason.TabFocusReason)

    def box(self, place: QRectF) -> QRectF:
        """Return a place in units of the board, in whole pixels."""
        scale = self.width() / CONTEST.width()
        return QRectF(QRectF(place.topLeft() * scale, place.size() * scale).toRect())

    def letter(self, size: tuple[float, float], serif: bool = False, bold: bool = False) -> QFont:
        """Return letters as large as the screen's, as far as their place has room.

        size: usual and largest, in units.
        """
        usual, most = size
        scale = self.width() / CONTEST.width()
        return letter_font(serif, max(6, min(look.letter(usual), int(most * scale))), bold)

    def column(self, place: int) -> float:
        """Return the middle of a player's column, in units of the board."""
        seats = 3 if self._sight is None else self._sight.view.seats
        step = CONTEST_COLUMN[seats]
        return CONTEST_BRINGS.left() - (seats - place - 0.5) * step

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out below each other."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, the province, emblems of the players, the figure of who begins, and the rule below them."""
        painter, rect, sight = QPainter(self), QRectF(self.rect()), self._sight
        paint.panel(painter, rect, None, None, 1.2, 6, 1)
        if sight is None:
            return
        view: View = sight.view
        title = QRectF(CONTEST_TITLE)
        title.setRight(self.column(0) - CONTEST_EMBLEM / 2 - 11)
        province = names.province_name(view.province, view.board)
        paint.words(painter, self.box(title), province, self.letter(_TITLE_LETTER, serif=True), look.c.ink)
        inside = forecast.still_in(view)
        for place, seat in enumerate(sight.panel_order):
            emblem = SEAT_COLOURS[sight.players[seat].emblem].emblem
            art.draw(painter, emblem, self._emblem(place), 1 if seat in inside else _PALE_OPACITY)
        starter = QRectF(self._starter.geometry())
        paint.rounded(painter, starter, LIGHT.panel, LIGHT.rule, look.u, starter.width() / 2)
        art.draw(painter, pieces.START_FIGURE, starter)
        words = translate("TajMahal", "two of them bring")
        paint.words(
            painter,
            self.box(CONTEST_BRINGS),
            words,
            self.letter(_BRINGS_LETTER),
            look.c.quiet,
            _CENTRE.value,
            wrap=True,
        )
        paint.hair(painter, look.px(10), rect.width() - look.px(10), self.box(CONTEST_BRINGS).bottom() - 1, 1)

    def _emblem(self, place: int) -> QRectF:
        size = CONTEST_EMBLEM
        return self.box(about(QPointF(self.column(place), CONTEST_HEAD / 2), size))

    def _arrange(self) -> None:
        for place, row in enumerate(self.rows.values()):
            box = self.box(QRectF(4, CONTEST_HEAD + place * CONTEST_ROW, CONTEST.width() - 8, CONTEST_ROW))
            row.setGeometry(box.toRect())
        for prize in self._prizes:
            prize.setGeometry(self.box(CONTEST_BRINGS.translated(-4, 0)).toRect())
        if self._sight is not None:
            starts = self._sight.panel_order.index(self._sight.view.start)
            emblem = self._emblem(starts)
            size = emblem.width() * 0.7
            self._starter.setGeometry(
                QRectF(emblem.left() - size / 5, emblem.bottom() - size * 0.8, size, size).toRect()
            )

    def _ask(self) -> None:
        self.section_asked.emit("5.2")


class SymbolRow(KitButton):
    """A symbol’s row: picture, name, counts, what it brings. Its words are for screen readers; a press asks rules."""

    def __init__(self, symbol: str, panel: ContestPanel) -> None:
        super().__init__(panel, radius=4)
        self._panel = panel
        self._row = RowOf(symbol, (), False)
        self._shown: tuple[object, ...] = ()
        self._emblems: tuple[int, ...] = ()
        self._prize: Picture | None = None
        self._number = ""
        self.striped = False

    def show_row(self, row: RowOf, sight: Sight) -> None:
        """Show a symbol's row: its counts and what it brings."""
        view: View = sight.view
        shown = row, tuple(sight.players), view.visit, view.board, language()
        if shown == self._shown:
            return
        self._shown, self._row = shown, row
        self._emblems = tuple(player.emblem for player in sight.players)
        if row.special:
            self._prize = names.card_picture(row.special)
        else:
            crown = row.symbol == "grand_mogul"
            self._prize = Picture(pieces.CROWN) if crown else Picture(names.tile_picture(view.visit, view).art)
            self._number = "" if crown else str(view.visit)
        self.setAccessibleName(spoken(row, sight))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the neighbours with ↑ and ↓."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._panel.step_from(self, 1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, symbol and the cells of the players."""
        painter, rect, row, panel = QPainter(self), QRectF(self.rect()), self._row, self._panel
        if self.underMouse() or any(cell.changed for cell in row.cells):
            paint.rounded(painter, rect, look.c.chosen, paint.NOTHING, 0, 4 * look.u)
        elif self.striped:
            paint.rounded(painter, rect, look.c.wash, paint.NOTHING, 0, 4 * look.u)
        painter.translate(-self.x(), 0)  # from here on places are those of the panel
        high = CONTEST_ROW
        picture = panel.box(CONTEST_PICTURE)
        art.draw(painter, pieces.symbol(row.symbol), picture, _PALE_OPACITY if row.gone else 1)
        ink = look.c.quiet if row.gone else look.c.ink
        room = panel.box(QRectF(CONTEST_NAME, 0, panel.column(0) - CONTEST_DISC / 2 - CONTEST_NAME, high))
        letter = panel.letter(_NAME_LETTER)
        longest = max(paint.width_of(names.symbol_name(symbol), letter) for symbol in SYMBOLS)
        if longest > room.width():  # in another language than those that Durbar has
            letter.setPixelSize(int(letter.pixelSize() * room.width() / longest))
        paint.words(painter, room, names.symbol_name(row.symbol), letter, ink)
        for place, cell in enumerate(row.cells):
            disc = panel.box(about(QPointF(panel.column(place), high / 2), CONTEST_DISC))
            self._paint_cell(painter, cell, disc)
        self._paint_prize(painter, panel.box(QRectF(CONTEST_BRINGS.left(), 0.5, CONTEST_BRINGS.width(), high - 1)))

    def _paint_cell(self, painter: QPainter, cell: Cell, disc: QRectF) -> None:
        row = self._row
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if cell.took:
            paint.picture(painter, names.prize_picture(row.symbol), disc, 0.8)
            return
        if cell.out:
            return
        ink, bold = look.c.ink, cell.changed
        if row.gone or not cell.count:
            ink = paint.faded(look.c.quiet, 0.7)
        if cell.lead == "alone":
            colours = SEAT_COLOURS[self._emblems[cell.seat]]
            painter.setPen(
                QPen(look.c.act if cell.changed else colours.edge, paint.line_width(2.4 if cell.changed else 1.4))
            )
            painter.setBrush(colours.colour)
            painter.drawEllipse(disc)
            light = self._emblems[cell.seat] == _LIGHT_EMBLEM
            ink, bold = LIGHT.ink if light else QColor("#FFFFFF"), True
        elif cell.lead == "tie":
            pen = QPen(look.c.act if cell.changed else look.c.quiet, paint.line_width(1.4))
            pen.setDashPattern([2.2, 2.2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc.adjusted(0.7, 0.7, -0.7, -0.7))
        words = str(cell.count) if cell.count else "·"
        paint.words(painter, disc, words, self._panel.letter(_COUNT_LETTER, bold=bold), ink, _CENTRE)

    def _paint_prize(self, painter: QPainter, room: QRectF) -> None:
        """Draw what two of its tiles bring, with who has it; or what it wins in this visit."""
        row, middle, high = self._row, room.center(), room.height()
        if self._prize is None:
            return
        if row.special:
            box = QRectF(0, 0, high / pieces.CARD_SHAPE, high)
            box.moveCenter(middle)
            paint.picture(painter, self._prize, box, 0.55 if row.gone else 1)
        else:
            box = QRectF(middle - QPointF(high, high) / 2, middle + QPointF(high, high) / 2)
            painter.setOpacity(_FAINT_OPACITY if row.gone else 1)
            paint.picture(painter, self._prize, box)
            number = QRectF(box.left(), box.top(), box.width(), 2 * pieces.NUMBER_AT * high)
            letter = letter_font(True, max(6, round(high * pieces.NUMBER_SIZE)), bold=True)
            paint.words(painter, number, self._number, letter, LIGHT.ink, _CENTRE)
        if row.owner is not None:
            size = high * 0.5
            emblem = SEAT_COLOURS[self._emblems[row.owner]].emblem
            art.draw(painter, emblem, QRectF(box.right() - size / 2, box.bottom() - size, size, size))


def spoken(row: RowOf, sight: Sight) -> str:
    """Return a row in words."""
    parts = []
    for cell in row.cells:
        name = sight.name(cell.seat)
        if cell.took:
            parts.append(translate("TajMahal", "{name} has won it").format(name=name))
        elif cell.out:
            continue
        elif cell.lead == "alone":
            parts.append(translate("TajMahal", "{name} {count}, alone ahead").format(name=name, count=cell.count))
        elif cell.lead == "tie":
            parts.append(translate("TajMahal", "{name} {count}, tie").format(name=name, count=cell.count))
        elif cell.count:
            parts.append(translate("TajMahal", "{name} {count}").format(name=name, count=cell.count))
    if row.special:
        words = translate("TajMahal", "two tiles bring {card}")
        parts.append(words.format(card=names.card_name(row.special, sight.view.board)))
    title = names.symbol_name(row.symbol)
    if SYMBOL[row.symbol] < len(SYMBOLS) and row.gone:
        title = translate("TajMahal", "{symbol}, won already").format(symbol=title)
    words = translate("TajMahal", "{symbol}: {players}")
    return words.format(symbol=title, players=listed(parts)) if parts else title
