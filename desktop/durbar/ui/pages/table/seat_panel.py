"""One player's panel: who, what they are doing, what they have, the number that wins; in three forms."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from durbar.session.player import Player
from durbar.ui.kit.controls.buttons import KitButton
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.values.seat_line import SeatLine, Thing
from durbar.ui.pages.table.seat_parts import Boxed, Part, Row, Sheet, Words

#: Between a number and what it would become.
_ARROW = " → "
#: How strong the emblem of a player who is out is; in one row also what the player has, where no word may say it.
_OUT_OPACITY, _OUT_ROW_OPACITY = 0.55, 0.4
#: Units: the emblem, the picture before the number, what stands right of the name, in the row below, as a tally.
_EMBLEM_SIDE, _NUMBER_PICTURE_SIDE, _PIECE_SIDE, _COUNT_SIDE, _TALLY_SIDE = 33, 26, 30, 23, 17
#: Units: the emblem and what the player has in two low rows; both in one row.
_LOW_EMBLEM_SIDE, _LOW_SIDE, _ONE_ROW_SIDE = 22, 21, 24
#: Units: a panel's left and right margin, above and below, and between what stands side by side.
_LEFT_MARGIN, _RIGHT_MARGIN, _RIM, _GAP = 13, 11, 2, 5
#: Units: the room that name and state have at least; a sketch.
_MIN_WORDS_WIDTH, _SKETCH_WIDTH = 109, 84
#: Units: a state that is longer takes two lines.
_MAX_STATE_WIDTH = 162
#: Pictures grow with the letters up to so many times; in two low rows they follow them from behind.
_MAX_GROWTH, _LOW_GROWTH = 1.5, 0.83

_Policy = QSizePolicy.Policy


def name_font() -> QFont:
    """Return the font of names."""
    return look.serif(15, bold=True)


class Content(Part):
    """What a panel shows, in one of the forms; made anew for other sizes and letters.

    letters, state_letters: of the number, of the state. emblem_side: pixels. share: how large sketch and boxes are, as
    a part of the usual.
    """

    letters, state_letters, share = 18.0, 11.5, 1.0

    def __init__(self, player: Player, line: SeatLine, parent: QWidget) -> None:
        """line: what parts there are."""
        super().__init__(parent)
        self.player, self.emblem_side = player, look.px(_EMBLEM_SIDE)
        self.emblem, self.number_picture = Row(self, _Policy.Fixed), Row(self, _Policy.Fixed)
        self.row = Row(self)
        self.name, self.state, self.number, self.unit = Words(self), Words(self), Words(self), Words(self)
        self.state.setSizePolicy(_Policy.Ignored, _Policy.Preferred)
        self.state.setVisible(not line.tally)
        for words in (self.number, self.unit):
            words.setSizePolicy(_Policy.Fixed, _Policy.Fixed)
        self.number.align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.number.narrowest = "88" if line.number else ""
        self.sheet: Sheet | None = None
        self.boxes: list[Boxed] = []
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(look.px(_LEFT_MARGIN), look.px(_RIM), look.px(_RIGHT_MARGIN), look.px(_RIM))
        self.grid.setHorizontalSpacing(look.px(_GAP))
        self.grid.setVerticalSpacing(0)

    def tell(self, line: SeatLine, change: str) -> None:
        """Show a line. change: of the number ("8 → 6½"), or nothing."""
        emblem = Thing(Picture(SEAT_COLOURS[self.player.emblem].emblem))
        self.emblem.set_things([emblem], self.emblem_side, strength=_OUT_OPACITY if line.out else 1)
        self.name.set_words(self.player.name, name_font(), look.c.quiet if line.out else look.c.ink)
        self.state.set_words(line.state, look.sans(self.state_letters), look.c.own if line.acting else look.c.quiet)
        number = look.serif(self.letters, bold=True)
        if change:
            before, arrow, after = change.rpartition(_ARROW)
            self.number.set_words(before + arrow.rstrip(), number, look.c.quiet)
            self.unit.set_words(after, number, look.c.gain)
        else:
            tone = "quiet" if line.number == "?" else line.number_tone
            self.number.set_words(line.number, number, paint.tone(tone))
            self.unit.set_words(line.number_words, look.sans(12), look.c.quiet)
        if line.number_picture is not None:
            self.number_picture.set_things([Thing(line.number_picture)], look.px(_NUMBER_PICTURE_SIDE))
        if self.sheet is not None:
            self.sheet.set_sketch(line.sketch)
        for box, told in zip(self.boxes, line.boxes, strict=False):
            box.set_things(told.things, round(look.px(told.width) * self.share))

    def add_large(self, line: SeatLine, column: int) -> None:
        """Put sketch and boxes at the right end, over the whole height."""
        self.sheet = Sheet(self, round(look.px(_SKETCH_WIDTH) * self.share)) if line.sketch is not None else None
        self.boxes = [Boxed(self) for _ in line.boxes]
        for at, widget in enumerate(filter(None, (self.sheet, *self.boxes)), column):
            self.grid.addWidget(widget, 0, at, max(2, self.grid.rowCount()), 1)


class Normal(Content):
    """Name above state, a row of things below both, large pictures at the right."""

    def __init__(self, player: Player, line: SeatLine, parent: QWidget) -> None:
        super().__init__(player, line, parent)
        self.letters = 23 if line.number_words else 18
        self.growth = min(_MAX_GROWTH, max(1.0, look.letters))
        self.pieces, self.tally = Row(self), Row(self)
        letters, grid = max(1.0, look.letters), self.grid
        self.name.wish = round(look.px(_MIN_WORDS_WIDTH) * letters)
        if line.boxes and not line.tally:
            self.state.wish = round(look.px(_MAX_STATE_WIDTH) * letters)
            self.state.align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            self.state.let_wrap()
        grid.addWidget(self.emblem, 1, 0, 2, 1)
        grid.addWidget(self.name, 1, 1)
        grid.addWidget(self.tally if line.tally else self.state, 2, 1)
        grid.addWidget(self.pieces, 1, 2, 2, 1)
        grid.setColumnMinimumWidth(1, self.name.wish)
        grid.setColumnStretch(1, 1)
        if line.number_picture is not None:
            grid.addWidget(self.number_picture, 1, 3, 2, 1)
        if line.number and not line.number_words:
            grid.addWidget(self.number, 1, 4, 2, 1)
        row_below = parts_of(line)[0]
        if row_below:
            grid.addLayout(self._foot(line), 4, 0, 1, 5)
        for row in (0, 3, *((5,) if row_below else ())):  # what is left of the height
            grid.setRowStretch(row, 1)
        self.add_large(line, 5)

    def _foot(self, line: SeatLine) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(look.px(_GAP))
        if line.number_words:
            foot.addWidget(self.number)
            foot.addWidget(self.unit)
        foot.addWidget(self.row)
        foot.addStretch()
        return foot

    def tell(self, line: SeatLine, change: str) -> None:
        """Show each thing in its place."""
        super().tell(line, change)
        self.pieces.set_things(line.pieces, look.px(_PIECE_SIDE * self.growth))
        self.tally.set_things(line.tally, look.px(_TALLY_SIDE * self.growth), columns=len(line.tally))
        self.row.set_things(line.counts, look.px(_COUNT_SIDE * self.growth), line.cards, len(line.counts))


class _Brief(Content):
    """Name, state and number in one row.

    side: pixels of what the player has. faded: how strong that is of one who is out.
    """

    letters, side, faded = 16, 0, 1.0

    def tell(self, line: SeatLine, change: str) -> None:
        """Show what the player has in one row, what tells most first, leaving out what there is none of."""
        super().tell(line, change)
        boxed = [thing for box in line.boxes if not self.boxes for thing in box.things]
        counts = [thing for thing in line.counts if thing.picture.opacity == 1]
        columns = 0 if line.pieces or line.cards else len(line.tally) + len(counts)
        things = [*line.tally, *counts, *boxed, *line.pieces]
        self.row.set_things(things, self.side, line.cards, columns, self.faded if line.out else 1)

    def add_in_row(self, line: SeatLine, *parts: QWidget) -> None:
        """Put parts side by side, the last with the room that is left; then the number with its picture and words."""
        ends = (self.number_picture, line.number_picture), (self.number, line.number), (self.unit, line.number_words)
        for at, part in enumerate([*parts, *(part for part, told in ends if told)]):
            self.grid.addWidget(part, 0, at)
        self.grid.setColumnStretch(len(parts) - 1, 1)
        self.row.setMinimumWidth(1)


class TwoRows(_Brief):
    """What the player has stands below the name; a sketch at the right."""

    def __init__(self, player: Player, line: SeatLine, parent: QWidget) -> None:
        super().__init__(player, line, parent)
        self.share = min(1.0, 0.72 * look.letters)
        self.emblem_side = look.px(_LOW_EMBLEM_SIDE)
        self.side = max(look.px(_LOW_SIDE), round(look.letter(_LOW_SIDE) * _LOW_GROWTH))
        self.add_in_row(line, self.emblem, self.name, self.state)
        self.name.setSizePolicy(_Policy.Fixed, _Policy.Fixed)
        if not line.tally:
            self.grid.setColumnMinimumWidth(2, round(look.px(_MIN_WORDS_WIDTH) * look.letters))
        self.grid.addWidget(self.row, 1, 0, 1, 6)
        if line.sketch is not None:
            self.add_large(line, 6)


class OneRow(_Brief):
    """All in one row; the state where it has room."""

    state_letters, faded = 10.5, _OUT_ROW_OPACITY

    def __init__(self, player: Player, line: SeatLine, parent: QWidget) -> None:
        super().__init__(player, line, parent)
        self.state.whole = True
        self.emblem_side = self.side = max(look.px(_ONE_ROW_SIDE), paint.line_of(name_font()))
        self.add_in_row(line, self.emblem, self.name, self.row, self.state)


def parts_of(line: SeatLine) -> tuple[object, ...]:
    """Return what the forms are built for, and what their sizes follow from.

    First, whether there is a row below the state.
    """
    row = bool(line.counts or line.cards or line.number_words)
    number = bool(line.number), bool(line.number_words), line.number_picture is None
    return row, *number, bool(line.tally), len(line.counts), len(line.boxes), line.sketch is None


class SeatPanel(KitButton):
    """One player's panel: a button, whose content takes one of the forms.

    peeked(int): the pointer is on this seat's sketch; -1 when it left. stepped(int): ↓ (1) or ↑ (-1) was pressed.
    """

    peeked = Signal(int)
    stepped = Signal(int)

    def __init__(self, player: Player, seat: int, parent: QWidget) -> None:
        super().__init__(parent, radius=6)
        self.player, self.line = player, SeatLine(seat, "")
        self.change = ""
        self._peeking = False
        self._made: Content | None = None
        self._name_room = 0
        self._built_for: object = None
        self.setMouseTracking(True)
        self.setSizePolicy(_Policy.Ignored, _Policy.Fixed)

    @property
    def _content(self) -> Content:
        """What it shows; made when it is first asked for, mostly once it is known what there is to be shown."""
        if self._made is None:
            self._made = Normal(self.player, self.line, self)
        return self._made

    def set_line(self, line: SeatLine) -> bool:
        """Show a line; return whether it has other parts. Costs nothing when nothing changes."""
        if line == self.line:
            return False
        before, self.line = self.line, line
        number = f"{line.number} {line.number_words}".strip()
        self.setAccessibleName(", ".join(filter(None, (self.player.name, line.state, number))))
        self.setAccessibleDescription(line.spoken)
        self.update()
        if parts_of(before) == parts_of(line):
            self._content.tell(line, self.change)
            return False
        self.arrange(Normal if self._made is None else type(self._made), self._name_room)
        return True

    def preview(self, change: str) -> None:
        """Show how the number would change ("8 → 6½"); nothing: as it is."""
        if change != self.change:
            self.change = change
            self._content.tell(self.line, change)

    def arrange(self, form: type[Content], name_room: int) -> None:
        """Take a form; the same is made anew for other parts or measures only.

        name_room: pixels that names have where all stands in one row.
        """
        wanted = form, name_room if form is OneRow else 0, look.u, look.letters, parts_of(self.line)
        self._name_room = name_room
        if wanted != self._built_for:
            self._built_for = wanted
            if self._made is not None:
                self._made.hide()
                self._made.deleteLater()
            self._made = form(self.player, self.line, self)
            if form is OneRow:
                self._made.name.setFixedWidth(name_room)
        self._content.tell(self.line, self.change)
        self._content.setGeometry(self.rect())
        self._content.show()

    def least(self, width: int) -> QSize:
        """Return the width in which pictures of this form have some size, and the height that it needs in a width."""
        grid = self._content.grid
        least = grid.totalMinimumSize()
        return QSize(least.width(), grid.minimumHeightForWidth(width) if grid.hasHeightForWidth() else least.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the neighbours with ↑ and ↓."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Leave the sketch with the pointer."""
        super().leaveEvent(event)
        self._peek(False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer into the sketch or out of it."""
        super().mouseMoveEvent(event)
        self._peek(self.sketch_rect().contains(event.position().toPoint()))

    def let_go(self) -> None:
        """Forget the pointer on its sketch and what was shown of its number, for somebody else looks now."""
        self._peek(False)
        self.preview("")

    def sketch_rect(self) -> QRect:
        """Return where its sketch is, in the panel; nothing where it has none."""
        sheet = self._content.sheet
        return sheet.place().toRect().translated(sheet.mapTo(self, QPoint(0, 0))) if sheet is not None else QRect()

    def _peek(self, on: bool) -> None:
        if on != self._peeking:
            self._peeking = on
            if self._made is not None and self._made.sheet is not None:
                self._made.sheet.light(on)
            self.peeked.emit(self.line.seat if on else -1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the panel with its content."""
        super().resizeEvent(event)
        if self._made is not None:
            self._made.setGeometry(self.rect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground and colour, and round whoever is to act a line of saffron."""
        painter, rect = QPainter(self), QRectF(self.rect())
        fill = look.c.chosen if self.isDown() else look.c.wash if self.underMouse() else look.c.panel
        if self.line.acting:
            paint.panel(painter, rect, fill, look.c.act, 2, 6, 1)
        else:
            paint.panel(painter, rect, fill, None, 0.9, 6, 0.6)
        bar, inset = max(4, look.px(5)), look.px(5)
        colour = SEAT_COLOURS[self.player.emblem].colour
        painter.fillRect(QRectF(max(1, look.px(1.5)), inset, bar, rect.height() - 2 * inset), colour)
