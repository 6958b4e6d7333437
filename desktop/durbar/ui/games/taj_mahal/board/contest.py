"""The table of the six symbols by players: who leads, who ties, what is won already, and what two tiles bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import Play
from durbar.games.taj_mahal.symbols import INFLUENCES, SYMBOL, SYMBOLS
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names, pieces
from durbar.ui.kit.controls.buttons import KitButton
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import LIGHT, SEAT_COLOURS, look
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import listed, translate

_PALE = 0.45
#: The sun’s amber is too light for white digits.
_LIGHT_EMBLEM = 3
_CENTRE = Qt.AlignmentFlag.AlignCenter
#: Letters of the symbols' names and of the head of the last column, from the usual ones down; least room of the head.
_NAME, _BRING, _BRING_ROOM = (13, 11.5, 10, 9), (10, 9, 8, 7, 6, 5), 44


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
    """The table as it is, or after a play of the viewer that is pointed at. Columns: the viewer’s first, clockwise."""
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
    """The table. rows: its buttons by symbol. section_asked: a row was pressed, for the rules."""

    section_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._sight: Sight | None = None
        self._more = 0
        self._crowded = False
        self.shape = _Shape()
        self.rows = {symbol: SymbolRow(symbol, self) for symbol in SYMBOLS}
        for place, row in enumerate(self.rows.values()):
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if place == 0 else Qt.FocusPolicy.ClickFocus)
            row.clicked.connect(self._ask)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._restyle)

    def show_sight(self, sight: Sight, move: Move | None = None) -> None:
        """Show a position, with a play that is pointed at."""
        self._sight = sight
        for row in rows_of(sight, move):
            self.rows[row.symbol].show_row(row, sight)
        self._restyle()

    def set_more(self, pixels: int) -> None:
        """Make each row so much higher than it need be."""
        if pixels != self._more:
            self._more = pixels
            self._restyle()

    def set_crowded(self, crowded: bool) -> None:
        """Whether rows stay low although letters are large."""
        if crowded != self._crowded:
            self._crowded = crowded
            self._restyle()

    def step_from(self, row: SymbolRow, by: int) -> None:
        """Move the keyboard to a neighbouring row."""
        rows = list(self.rows.values())
        place = rows.index(row) + by
        if 0 <= place < len(rows):
            rows[place].setFocus(Qt.FocusReason.TabFocusReason)

    def hasHeightForWidth(self) -> bool:
        """With large letters its head may need more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Head and six rows, in pixels."""
        shape = self._measured(width)
        return shape.head + len(SYMBOLS) * shape.row + look.px(4)

    def sizeHint(self) -> QSize:
        """The usual column."""
        width = self.width() or look.px(372)
        return QSize(look.px(372), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """It may be narrow; how high it is then its width decides."""
        return QSize(look.px(150), look.px(100))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows below each other."""
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground, title, emblems of the players, the rule below them."""
        painter, rect, shape, px = QPainter(self), QRectF(self.rect()), self.shape, look.px
        paint.panel(painter, rect, None, None, 1.2, 6, 1)
        sight = self._sight
        if sight is None:
            return
        columns = shape.columns
        title = QRectF(px(14), 0, max(1, columns[0] - shape.column / 2 - px(18)), shape.head)
        if paint.width_of(_title(), look.serif(14)) <= title.width():
            paint.words(painter, title, _title(), look.serif(14), look.c.ink)
        middle = shape.head / 2
        view: View = sight.view
        inside = forecast.still_in(view)
        for seat, x in zip(sight.panel_order, columns, strict=True):
            size = px(25)
            emblem = SEAT_COLOURS[sight.players[seat].emblem].emblem
            box = QRectF(round(x - size / 2), round(middle - size / 2), size, size)
            art.draw(painter, emblem, box, 1 if seat in inside else _PALE)
        box = QRectF(shape.special_x, 0, shape.special, shape.head)
        paint.words(painter, box, _bring(), look.sans(shape.bring), look.c.quiet, _CENTRE.value, wrap=True)
        paint.hair(painter, px(10), rect.width() - px(10), shape.head - px(1), 1)

    def _restyle(self) -> None:
        self._lay()
        self.updateGeometry()
        self.update()

    def _lay(self) -> None:
        self.shape = self._measured(self.width())
        y = self.shape.head
        for place, row in enumerate(self.rows.values()):
            row.setGeometry(look.px(4), y, max(1, self.width() - look.px(8)), self.shape.row)
            row.striped = place % 2 == 1
            row.update()
            y += self.shape.row

    def _measured(self, width: int) -> _Shape:
        """Columns for players after the names of the symbols; where letters are too large for that, no names, and the
        players have their room."""
        px = look.px
        seats = 3 if self._sight is None else self._sight.view.seats
        shape = _Shape()
        digits = paint.line_of(look.sans(16.5, bold=True))
        shape.disc = px(26) if self._crowded else max(px(26), min(digits + px(4), px(40)))
        least = shape.disc + px(3)
        left = px(47)
        tries = (one for one in _tries() if left + one.named + seats * least <= width - px(8) - one.special)
        words = next(tries, _Words(special=px(_BRING_ROOM), bring=_BRING[-1]))
        shape.letters, shape.named = words.letters, words.named > 0
        shape.special, shape.bring = words.special, words.bring
        shape.special_x = width - px(6) - shape.special
        left, right = left + words.named, shape.special_x - px(2)
        most = max(px(42), least + px(12)) if shape.named else right - left
        shape.column = column = min(most, (right - left) // seats)
        shape.disc = min(shape.disc, column - px(1))
        first = right - seats * column
        shape.columns = tuple(round(first + (k + 0.5) * column) for k in range(seats))
        shape.row = self._more + max(px(30), shape.disc + px(3))
        shape.head = max(px(34), paint.height_of(_bring(), look.sans(shape.bring), shape.special) + px(4))
        return shape

    def _ask(self) -> None:
        self.section_asked.emit("5.2")


class _Shape:
    """Measures in pixels that all rows share. columns: the middles of the players’ columns. named: with names."""

    head = 34
    row = 30
    disc = 26
    column = 42
    columns: tuple[int, ...] = ()
    special = 50
    special_x = 320
    named = True
    letters: float = _NAME[0]
    bring: float = _BRING[0]


@dataclass(frozen=True)
class _Words:
    """Room for names, in pixels, with the size of their letters; and for the head of the last column."""

    named: int = 0
    letters: float = _NAME[0]
    special: int = 0
    bring: float = _BRING[0]


def _tries() -> Iterator[_Words]:
    """What words may take, the most first: smaller names, a smaller head, and no names at last."""
    heads = [(bring, max(look.px(_BRING_ROOM), _width_in_two(bring) + look.px(4))) for bring in _BRING]
    for bring, wide in heads:
        for letters in _NAME:
            font = look.sans(letters)
            name = max(paint.width_of(names.symbol_name(symbol), font) for symbol in SYMBOLS) + look.px(4)
            yield _Words(name, letters, wide, bring)
    for bring, wide in heads:
        yield _Words(special=wide, bring=bring)


def _title() -> str:
    return translate("TajMahal", "In this visit")


def _bring() -> str:
    return translate("TajMahal", "two of them bring")


def _width_in_two(size: float) -> int:
    """How wide the head of the last column is in two lines, in pixels."""
    words, font = _bring().split(), look.sans(size)
    halves = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return min(max(paint.width_of(half, font) for half in both) for both in halves)


class SymbolRow(KitButton):
    """A symbol’s row: picture, name, counts, the special card. Its words are for screen readers; a press asks rules."""

    def __init__(self, symbol: str, panel: ContestPanel) -> None:
        super().__init__(panel, radius=4)
        self._panel = panel
        self._row = RowOf(symbol, (), False)
        self._emblems: tuple[int, ...] = ()
        self.striped = False

    def show_row(self, row: RowOf, sight: Sight) -> None:
        """Show this."""
        self._row = row
        self._emblems = tuple(player.emblem for player in sight.players)
        self.setAccessibleName(spoken(row, sight))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """↑ and ↓ go to the neighbours."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._panel.step_from(self, 1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As the panel has it."""
        return QSize(self._panel.width(), self._panel.shape.row)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Part of QWidget."""
        painter, rect, row = QPainter(self), QRectF(self.rect()), self._row
        if self.underMouse() or any(cell.changed for cell in row.cells):
            paint.rounded(painter, rect, look.c.chosen, paint.NOTHING, 0, 4 * look.u)
        elif self.striped:
            paint.rounded(painter, rect, look.c.wash, paint.NOTHING, 0, 4 * look.u)
        shape = self._panel.shape
        self._paint_name(painter, rect.height())
        for cell, x in zip(row.cells, shape.columns, strict=False):
            self._paint_cell(painter, cell, QPointF(x - look.px(4), rect.center().y()))
        if row.special:
            self._paint_special(painter, rect)

    def _paint_name(self, painter: QPainter, high: float) -> None:
        row, shape, px = self._row, self._panel.shape, look.px
        size = px(27)
        art.draw(
            painter,
            pieces.symbol(row.symbol),
            QRectF(px(8), round((high - size) / 2), size, size),
            _PALE if row.gone else 1,
        )
        if not shape.named:
            return
        left, right = px(43), shape.columns[0] - shape.column // 2 - px(4)
        ink = look.c.quiet if row.gone else look.c.ink
        paint.words(
            painter,
            QRectF(left, 0, max(1, right - left), high),
            names.symbol_name(row.symbol),
            look.sans(shape.letters),
            ink,
        )

    def _paint_cell(self, painter: QPainter, cell: Cell, middle: QPointF) -> None:
        row, shape = self._row, self._panel.shape
        disc = QRectF(middle.x() - shape.disc / 2, middle.y() - shape.disc / 2, shape.disc, shape.disc)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if cell.took:
            picture = names.prize_picture(row.symbol)
            paint.picture(painter, picture, disc, 0.8)
            return
        if cell.out:
            return
        ink, font = look.c.ink, look.sans(15)
        if row.gone or not cell.count:
            ink, font = paint.faded(look.c.quiet, 0.7), look.sans(13 if row.gone else 15)
        if cell.lead == "alone":
            colours = SEAT_COLOURS[self._emblems[cell.seat]]
            painter.setPen(
                QPen(look.c.act if cell.changed else colours.edge, paint.line_width(2.4 if cell.changed else 1.4))
            )
            painter.setBrush(colours.colour)
            painter.drawEllipse(disc)
            light = self._emblems[cell.seat] == _LIGHT_EMBLEM
            ink, font = LIGHT.ink if light else QColor("#FFFFFF"), look.sans(16.5, bold=True)
        elif cell.lead == "tie":
            pen = QPen(look.c.act if cell.changed else look.c.quiet, paint.line_width(1.4))
            pen.setDashPattern([2.2, 2.2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc.adjusted(0.7, 0.7, -0.7, -0.7))
        elif cell.changed:
            font = look.sans(15, bold=True)
        font.setPixelSize(min(font.pixelSize(), round(shape.disc * 0.72)))
        words = str(cell.count) if cell.count else "·"
        room = QRectF(middle.x() - shape.column / 2, disc.top(), shape.column, disc.height())
        paint.words(painter, room, words, font, ink, _CENTRE)

    def _paint_special(self, painter: QPainter, counts: QRectF) -> None:
        row, shape = self._row, self._panel.shape
        high = min(counts.height() - look.px(2), look.px(28))
        wide = high / pieces.CARD_SHAPE
        x = shape.special_x + shape.special / 2 - look.px(4)
        box = QRectF(round(x - wide / 2), round(counts.center().y() - high / 2), wide, high)
        art.draw(painter, pieces.card(row.special), box, 0.55 if row.gone else 1)
        if row.owner is not None:
            size = look.px(13)
            emblem = SEAT_COLOURS[self._emblems[row.owner]].emblem
            art.draw(painter, emblem, QRectF(box.right() - size / 2, box.bottom() - size, size, size))


def spoken(row: RowOf, sight: Sight) -> str:
    """A row in words."""
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
