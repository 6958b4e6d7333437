"""Who scored what: a table of categories by seat and stage, each row a button that tells its rule."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.session.player import Player
from durbar.ui.kit.controls.buttons import KitButton, LinkButton, spoken
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.text.line_breaks import bind_numbers
from durbar.ui.kit.values.score_table import ScoreRow, ScoreTable
from durbar.ui.words import listed, number, signed, translate

#: From this many points on, up or down, a number stands out.
_MIN_BOLD_POINTS = 5
_NOUGHT = "·"
#: The key that opens the rule of the row that is pointed at: Enter and Space are the page’s.
_RULE_KEY = Qt.Key.Key_F1
#: Units: how high a row is at least, and its room above and below letters.
_MIN_ROW_HEIGHT, _LETTER_MARGIN = 22, 3
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreTableView(QWidget):
    """A ScoreTable with its title, and at the foot the rule of the row that is pointed at.

    section_asked(section): a row or the link at the foot was clicked, or its key pressed.
    """

    section_asked = Signal(str)

    def __init__(self, titled: bool = True) -> None:
        """titled: the table's own title stands above it."""
        super().__init__()
        self._section = ""
        self._title = Words("", 17, face="serif", bold=True)
        self._grid = _Grid(self)
        self._rule = _Rule()
        self._link = LinkButton()
        self._link.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Enter there would not be the page’s
        self._link.clicked.connect(lambda: self.section_asked.emit(self._section))
        foot = Row((20, 0, 20, 0), 12)
        foot.addWidget(self._rule, 1)
        foot.addWidget(self._link, 0, Qt.AlignmentFlag.AlignVCenter)
        column = Column()
        head = Row((20, 0, 20, 2))
        head.addWidget(self._title)
        column.addLayout(head)
        column.addWidget(self._grid)
        column.addSpacing(3)
        column.addLayout(foot)
        self.setLayout(column)
        self._title.setVisible(titled)  # not before it has a parent, or it is a window of its own for a moment

    def set_table(self, table: ScoreTable, players: Sequence[Player]) -> None:
        """Show a table. players: all of them, by seat."""
        self._title.setText(table.title)
        self.setAccessibleName(table.title)
        self.setAccessibleDescription(summary(table, players))
        self._rule.set_rules([table.note or _invitation(), *(row.rule for row in table.rows)])
        self._link.hide()
        self._grid.set_table(table, players)

    @property
    def table(self) -> ScoreTable | None:
        """Return the table that is shown."""
        return self._grid.table

    def width_wanted(self) -> int:
        """Return the width in which all seats stand beside each other, in pixels."""
        return self._grid.sizeHint().width()

    def lay_for(self, width: int) -> None:
        """Take the height the table has in a width, before a layout gives it that width."""
        self._grid.resize(width, self._grid.height())

    def point(self, row: ScoreRow) -> None:
        """Tell the rule of a row."""
        self._section = row.section
        self._rule.setText(bind_numbers(row.rule))
        self._link.set_words(translate("Results", "Rules: {section} (F1) ›").format(section=row.section))
        self._link.setVisible(bool(row.section))

    def take_key(self, event: QKeyEvent) -> bool:
        """Open the rule of the row that is pointed at by its key.

        Return whether it was that key and there is a rule.
        """
        mine = (
            event.key() == _RULE_KEY
            and event.modifiers() in default_button.PLAIN_MODIFIERS
            and not self._link.isHidden()
        )
        if mine:
            self.section_asked.emit(self._section)
        return mine


def summary(table: ScoreTable, players: Sequence[Player]) -> str:
    """Return the totals in words, for screen readers."""
    lines = [_values_in_words(table, players, place, table.totals[place]) for place in range(len(table.seats))]
    return f"{table.total_words}. " + " ".join(lines)


def _invitation() -> str:
    return translate("Results", "Point at a row to read its rule.")


def _values_in_words(table: ScoreTable, players: Sequence[Player], place: int, values: Sequence[int | None]) -> str:
    name = players[table.seats[place]].name
    known = [(stage, value) for stage, value in zip(table.stages, values, strict=True) if value is not None]
    parts = [f"{stage} {number(value)}" for stage, value in known]
    return translate("Results", "{name}: {values}.").format(name=name, values=listed(parts) or "?")


@dataclass(frozen=True)
class _Places:
    """Where things are in a band of seats, in pixels: the labels' width, a seat's width, right edges of its stages."""

    left: int
    group: int
    edges: tuple[int, ...]


class _Grid(QWidget):
    """The table itself. Seats that have no room beside the others go on in a second band below."""

    def __init__(self, view: ScoreTableView) -> None:
        super().__init__()
        self._view = view
        self.table: ScoreTable | None = None
        self.players: Sequence[Player] = ()
        self._rows: list[RowButton] = []
        self._pointed: RowButton | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._restyle)

    def set_table(self, table: ScoreTable, players: Sequence[Player]) -> None:
        """Show another table."""
        self.table, self.players = table, players
        self._restyle()

    def sizeHint(self) -> QSize:
        """Return all seats beside each other, with their names."""
        if self.table is None:
            return QSize(0, 0)
        names = [paint.width_of(self.players[seat].name, look.serif(14, bold=True)) for seat in self.table.seats]
        group = max(self.group_width(), min(max(names) + look.px(56), look.px(200)))
        return QSize(self._left() + len(self.table.seats) * group + look.px(16), self._band_height())

    def minimumSizeHint(self) -> QSize:
        """Return one seat beside the labels."""
        if self.table is None:
            return QSize(0, 0)
        return QSize(self._left() + self.group_width() + look.px(16), self._band_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows where the bands are."""
        super().resizeEvent(event)
        self._lay_rows()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw heads, totals and the lines between seats; the rows paint themselves."""
        if self.table is None:
            return
        painter = QPainter(self)
        for line, seats in enumerate(self._bands(self.width())):
            self._paint_band(painter, line * self._band_height(), seats)

    def places(self) -> _Places:
        """Return the measures at the width the table has."""
        assert self.table is not None
        left = self._left()
        beside = max(len(band) for band in self._bands(self.width()))
        group = (self.width() - left - look.px(16)) // beside
        stages = len(self.table.stages)
        digits = self._digits()
        if stages == 1:
            return _Places(left, group, ((group + digits) // 2,))
        step = min(max(look.px(52), self._step()), (group - look.px(6) - self._first()) // (stages - 1))
        start = (group - (self._first() + step * (stages - 1))) // 2 + self._first()
        return _Places(left, group, tuple(start + step * stage for stage in range(stages)))

    def group_width(self) -> int:
        """Return the least width of a seat."""
        assert self.table is not None
        stages = len(self.table.stages)
        name = paint.width_of("Mmmmm", look.serif(14, bold=True)) + look.px(46) if stages == 1 else 0
        return max(self._first() + self._step() * (stages - 1) + look.px(6), look.px(92), name)

    def _left(self) -> int:
        assert self.table is not None
        labels = [paint.width_of(row.words, look.sans(13)) + look.px(52) for row in self.table.rows]
        total = paint.width_of(self.table.total_words, look.serif(13.5, bold=True)) + look.px(20)
        return max(look.px(144), max([*labels, total]) + look.px(6))

    def _digits(self) -> int:
        return max(paint.width_of("−88", look.sans(14, bold=True)), paint.width_of("888", look.serif(16, bold=True)))

    def _first(self) -> int:
        """Return the width of the first stage's column."""
        assert self.table is not None
        return max(self._digits(), paint.width_of(self.table.stages[0], look.sans(11.5)))

    def _step(self) -> int:
        assert self.table is not None
        words = max(paint.width_of(stage, look.sans(11.5)) for stage in self.table.stages)
        return max(self._digits() + look.px(5), words + look.letter(8) - look.px(4))

    def _bands(self, width: int) -> list[tuple[int, ...]]:
        """Return, line by line, the places of seats (not the seats) that stand beside each other."""
        assert self.table is not None
        count = len(self.table.seats)
        fit = max(1, min(count, (width - self._left() - look.px(16)) // self.group_width()))
        lines = -(-count // fit)
        each = -(-count // lines)
        return [tuple(range(first, min(count, first + each))) for first in range(0, count, each)]

    def _head_height(self) -> int:
        assert self.table is not None
        name = max(look.px(30), paint.line_of(look.serif(14, bold=True)) + look.px(6))
        stages = paint.line_of(look.sans(11.5)) + look.px(4) if len(self.table.stages) > 1 else 0
        return name + stages + look.px(5)

    def _row_height(self) -> int:
        return max(look.px(_MIN_ROW_HEIGHT), paint.line_of(look.sans(14)) + look.px(_LETTER_MARGIN))

    def _total_height(self) -> int:
        return paint.line_of(look.serif(16, bold=True)) + look.px(13)

    def _band_height(self) -> int:
        assert self.table is not None
        return self._head_height() + len(self.table.rows) * self._row_height() + self._total_height()

    def _restyle(self) -> None:
        if self.table is None:
            return
        count = len(self._bands(max(self.width(), 1))) * len(self.table.rows)
        while len(self._rows) > count:
            row = self._rows.pop()
            row.hide()
            row.deleteLater()
        while len(self._rows) < count:
            row = RowButton(self)
            row.pointed.connect(self._view.point)
            row.clicked.connect(lambda _on=False, row=row: self._press(row))
            row.show()
            self._rows.append(row)
        self._lay_rows()
        self.updateGeometry()
        self.update()

    def point(self, row: "RowButton") -> None:
        """Light this row alone, as the pointer comes upon one row or the keyboard upon another."""
        before, self._pointed = self._pointed, row
        if before is not None and before in self._rows:
            before.update()

    def is_pointed(self, row: "RowButton") -> bool:
        """Return whether this is the row that pointer or keyboard came upon last."""
        return row is self._pointed

    def has_keyboard(self) -> bool:
        """Return whether the keyboard is on a row."""
        return any(row.hasFocus() for row in self._rows)

    def _press(self, row: "RowButton") -> None:
        if row.row is not None and row.row.section:
            self._view.section_asked.emit(row.row.section)

    def _lay_rows(self) -> None:
        if self.table is None:
            return
        bands = self._bands(self.width())
        if len(bands) * len(self.table.rows) != len(self._rows):
            self._restyle()
            return
        self.setFixedHeight(len(bands) * self._band_height())
        high, inset = self._row_height(), look.px(8)
        buttons = iter(self._rows)
        for band, seats in enumerate(bands):
            top = band * self._band_height() + self._head_height()
            for line, row in enumerate(self.table.rows):
                button = next(buttons)
                spoken_values = " ".join(
                    _values_in_words(self.table, self.players, place, row.values[place]) for place in seats
                )
                button.set_row(row, seats, line % 2 == 1, spoken_values)
                button.setGeometry(QRect(inset, top + line * high, self.width() - 2 * inset, high))

    def _paint_band(self, painter: QPainter, top: int, seats: tuple[int, ...]) -> None:
        assert self.table is not None
        places, head = self.places(), self._head_height()
        foot = top + self._band_height() - self._total_height()
        many = len(self.table.stages) > 1
        for column, place in enumerate(seats):
            x = places.left + column * places.group
            self._paint_name(painter, QRectF(x, top, places.group, look.px(30)), self.table.seats[place], places)
            for edge, stage in zip(places.edges, self.table.stages if many else (), strict=many):
                line = paint.line_of(look.sans(11.5))
                box = QRectF(x, top + head - line - look.px(4), edge, line)
                paint.words(painter, box, stage, look.sans(11.5), look.c.quiet, _RIGHT)
            for edge, value in zip(places.edges, self.table.totals[place], strict=True):
                box = QRectF(x, foot, edge, self._total_height())
                colour = look.c.ink if value is not None else look.c.quiet
                words = "?" if value is None else number(value)
                paint.words(painter, box, words, look.serif(16, bold=True), colour, _RIGHT)
            if column:
                paint.hair_down(painter, x, top + look.px(3), foot + self._total_height() - look.px(6), 0.45)
        paint.hair(painter, look.px(16), self.width() - look.px(16), top + head - 2, 0.8)
        paint.hair(painter, look.px(16), self.width() - look.px(16), foot + 1, 0.9)
        box = QRectF(look.px(20), foot, places.left - look.px(20), self._total_height())
        paint.words(painter, box, self.table.total_words, look.serif(13.5, bold=True), look.c.ink)

    def _paint_name(self, painter: QPainter, box: QRectF, seat: int, places: _Places) -> None:
        """Draw emblem and name over the seat's columns, in the middle when there is one column only."""
        player, font = self.players[seat], look.serif(14, bold=True)
        side, gap = look.px(24), look.px(6)
        room = box.width() - side - gap - look.px(14)
        wide = min(room, paint.width_of(player.name, font))
        left = box.left() + places.edges[0] - self._first()
        if len(places.edges) == 1 or left + side + gap + wide > box.right() - look.px(6):
            left = box.left() + (box.width() - side - gap - wide) / 2
        high = max(look.px(30), paint.line_of(font) + look.px(6))
        art.draw(
            painter, SEAT_COLOURS[player.emblem].emblem, QRectF(round(left), box.top() + (high - side) // 2, side, side)
        )
        name = QRectF(left + side + gap, box.top(), wide + 1, high)
        paint.words(painter, name, player.name, font, look.c.ink)


class RowButton(KitButton):
    """A row of the table for the seats of one band.

    pointed(row): the pointer or the keyboard came upon it.
    """

    pointed = Signal(object)

    def __init__(self, grid: _Grid) -> None:
        super().__init__(grid, radius=4)
        self._grid = grid
        self.row: ScoreRow | None = None
        self._seats: tuple[int, ...] = ()
        self._washed = False

    def set_row(self, row: ScoreRow, seats: tuple[int, ...], washed: bool, values: str) -> None:
        """Show a row for some seats, by their place in the table. values: the same in words."""
        self.row, self._seats, self._washed = row, seats, washed
        self.setText(spoken(row.words))
        self.setAccessibleName(f"{row.words}. {values}")
        self.setAccessibleDescription(row.rule)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that the grid gave it."""
        return self.size()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell the rule; the keyboard comes along, or another row would be framed."""
        super().enterEvent(event)
        if self._grid.has_keyboard():
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._point()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the rule."""
        super().focusInEvent(event)
        self._point()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter and Space to the page, which may go on by them."""
        if default_button.is_press(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _point(self) -> None:
        self._grid.point(self)
        if self.row is not None:  # a new one may come to lie under the pointer before it is filled
            self.pointed.emit(self.row)

    def leaveEvent(self, event: QEvent) -> None:
        """Take the light off the ground."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, picture, label and numbers."""
        if self.row is None:
            return
        painter = QPainter(self)
        rect = QRectF(self.rect())
        hot = self.underMouse() and self._grid.is_pointed(self)
        if hot or self._washed:
            ground = paint.faded(look.c.chosen, 0.75) if hot else paint.faded(look.c.wash, 0.6)
            paint.rounded(painter, rect, ground, paint.NOTHING, 0, 4 * look.u)
        left, side = look.px(10), min(look.px(23), round(rect.height()))
        if self.row.picture is not None:
            paint.picture(painter, self.row.picture, QRectF(left, (rect.height() - side) // 2, side, side))
        places, offset = self._grid.places(), self.x()
        label = QRectF(look.px(44), 0, places.left - offset - look.px(44), rect.height())
        paint.words(painter, label, self.row.words, look.sans(13), look.c.ink)
        for column, place in enumerate(self._seats):
            x = places.left + column * places.group - offset
            for edge, value in zip(places.edges, self.row.values[place], strict=True):
                if value is not None:
                    self._paint_value(painter, QRectF(x, 0, edge, rect.height()), value)
            if column:
                paint.hair_down(painter, x, 0, rect.height(), 0.45)

    def _paint_value(self, painter: QPainter, box: QRectF, value: int) -> None:
        bold = abs(value) >= _MIN_BOLD_POINTS
        words = signed(value) if value else _NOUGHT
        paint.words(painter, box, words, look.sans(14, bold=bold), points_colour(value), _RIGHT)


def points_colour(value: int) -> QColor:
    """Return the colour of what a row brought: a loss, nothing, some points, or five and more."""
    if value < 0:
        return look.c.refuse
    return look.c.gain if value >= _MIN_BOLD_POINTS else look.c.ink if value else look.c.quiet


class _Rule(Words):
    """The sentence at the foot; it keeps room for the longest, so that nothing moves while one points about."""

    def __init__(self) -> None:
        super().__init__("", 12.5, tone="quiet")
        self._rules: list[str] = []

    def set_rules(self, rules: list[str]) -> None:
        """Set all the sentences that will come; the first stands there now."""
        self._rules = [bind_numbers(rule) for rule in rules]
        self.setText(self._rules[0])
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the longest sentence."""
        heights = [paint.height_of(rule, self.font(), width) for rule in self._rules]
        return max([paint.line_of(self.font()) + look.px(6), *heights])
