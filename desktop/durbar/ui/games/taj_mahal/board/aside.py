"""The panel on Taj Mahal’s board: the visit, who leads in which symbol, and what withdrawing now would bring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.engine.move import Move
from durbar.games.taj_mahal.symbols import ELEPHANT, GRAND_MOGUL
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import names, pieces
from durbar.ui.games.taj_mahal.board.contest import ContestPanel
from durbar.ui.games.taj_mahal.targets import picked_play
from durbar.ui.games.taj_mahal.words import sums
from durbar.ui.games.taj_mahal.words.sums import Line, Sum
from durbar.ui.kit.board.aside import Aside
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.ornaments import Hair
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import LIGHT, SEAT_COLOURS, look
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

_FAINT = 0.25
#: Units: what the column needs at least, and what a row of the table may get of the rest.
_USUAL_HEIGHT, _MOST_MORE = 494, 8
#: Units between the parts of the column, and of one that is crowded.
_GAP, _CROWDED_GAP = 6, 3
#: With less than this share of the height that its letters would like, the column is crowded.
_CROWDED = 0.9
#: Sizes of the province’s name, in units: those that leave the rest beside it, and those for a line of its own.
_BESIDE, _ALONE = (24, 21, 18, 16), (24, 20, 17, 14, 12)
_CROWDED_NAME = (24, 21, 18, 16, 14, 12, 10, 8.5)


class TajMahalAside(Aside):
    """The middle column. It scrolls where letters are large."""

    def __init__(self) -> None:
        super().__init__()
        self._sight: Sight | None = None
        self._move: Move | None = None
        self._visit = VisitPanel()
        self._contest = ContestPanel()
        self._contest.section_asked.connect(self.section_asked)
        self._sum = SumPanel()
        inside = QWidget()
        self._column = Column(gap=_GAP)
        self._column.addWidget(self._visit)
        self._column.addWidget(self._contest)
        self._column.addWidget(self._sum, 1)
        inside.setLayout(self._column)
        self._scroll = Scroll(inside)
        # Without anything to scroll it paints nothing, but keeps its room: the table must not shift.
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        whole = Column()
        whole.addWidget(self._scroll)
        self.setLayout(whole)
        look.changed.connect(self._crowd)
        # The board under it has the role of a field for typing; words there would take their colour from another role.
        self.setBackgroundRole(QPalette.ColorRole.Window)

    def attach_tips(self, tips: Tips, make_tip: Callable[[Target], Tip | None]) -> None:
        """Rows of symbols explain themselves, and so do the pictures over them."""
        for symbol, row in self._contest.rows.items():
            tips.attach(row, partial(make_tip, ("symbol", symbol)), self)
        for widget, target in self._visit.parts.items():
            tips.attach(widget, partial(make_tip, target), self._visit)

    def show_sight(self, sight: Sight) -> None:
        """Show a position, in the language that is on."""
        self._sight, self._move = sight, None
        self._visit.show_sight(sight)
        self._show()

    def preview(self, move: Move | None) -> None:
        """Show what a move would change; None: nothing is pointed at."""
        if move != self._move:
            self._move = move
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Some of what a large board has to spare goes to the rows of the table."""
        super().resizeEvent(event)
        self._crowd()

    def _crowd(self) -> None:
        """Large letters in a low column: its upper parts give room to the forecast."""
        wanted = look.px(_USUAL_HEIGHT) * max(1.0, look.letter(100) / (100 * look.u))
        crowded = self.height() < wanted * _CROWDED
        self._column.setSpacing(look.px(_CROWDED_GAP if crowded else _GAP))
        self._visit.set_crowded(crowded)
        self._contest.set_crowded(crowded)
        self._contest.set_more(max(0, min(look.px(_MOST_MORE), round((self.height() - wanted) / 20))))
        self._give_room()

    def _show(self) -> None:
        sight = self._sight
        if sight is None:
            return
        move = self._move or picked_play(sight)
        self._contest.show_sight(sight, move)
        self._sum.show_sum(sums.sum_of(sight, move))
        self._give_room()

    def _give_room(self) -> None:
        """The sum may have what the others leave of the column."""
        width = self.width() - self._scroll.verticalScrollBar().sizeHint().width()
        self._visit.set_room(width)
        taken = self._visit.heightForWidth(width) + self._contest.heightForWidth(width)
        self._sum.set_room(width, self.height() - taken - 2 * self._column.spacing())


class _Art(QWidget):
    """A picture, perhaps faint, with the number of a province tile. Said in words beside it."""

    def __init__(self, size: float) -> None:
        super().__init__()
        self._size = size
        self._picture: Picture | None = None
        self._number = ""
        look.changed.connect(self._measure)
        self._measure()

    def set_size(self, units: float) -> None:
        """How large it is."""
        if units != self._size:
            self._size = units
            self._measure()

    def show_picture(self, picture: Picture, number: str = "") -> None:
        """Show this. number: of a province tile."""
        self._picture, self._number = picture, number
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Part of QWidget."""
        if self._picture is None:
            return
        painter, box = QPainter(self), QRectF(self.rect())
        paint.picture(painter, self._picture, box)
        if self._number:
            font = look.serif(10, bold=True)
            font.setPixelSize(max(6, round(box.height() * pieces.NUMBER_SIZE)))
            middle = box.top() + pieces.NUMBER_AT * box.height()
            high = paint.line_of(font)
            painter.setOpacity(self._picture.opacity)
            place = QRectF(box.left(), middle - high / 2, box.width(), high)
            paint.words(painter, place, self._number, font, LIGHT.ink, Qt.AlignmentFlag.AlignCenter)

    def _measure(self) -> None:
        self.setFixedSize(look.px(self._size), look.px(self._size))


class _Panel(QWidget):
    """A panel of the column: its ground and line."""

    saffron = False

    def __init__(self) -> None:
        super().__init__()
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Part of QWidget."""
        painter, rect = QPainter(self), QRectF(self.rect())
        if self.saffron:
            paint.panel(painter, rect, None, look.c.act, 1.8, 6, 1)
        else:
            paint.panel(painter, rect, None, None, 1.2, 6, 1)


class VisitPanel(_Panel):
    """Which visit it is, who begins, and whether its province tile and the crown are still to be won.

    parts: its pictures with the targets whose tips they show.
    """

    def __init__(self) -> None:
        super().__init__()
        self._crowded = False
        self._width = 0
        self._count = Words("", 11.5, tone="quiet", wrap=False)
        self._name = Words("", 24, face="serif", wrap=False)
        self._name.setMinimumWidth(1)  # or large letters would widen the column before they are made to fit
        self._began = Words("", 12.5, wrap=False)
        self._starter, self._begun = "", False
        self._figure, self._emblem, self._tile, self._crown = _Art(32), _Art(24), _Art(48), _Art(38)
        self._emblem.hide()
        self._start, self._prizes = _row(self._figure, self._began, self._emblem), _row(self._tile, self._crown)
        self.parts: dict[QWidget, Target] = {
            self._start: ("start",),
            self._tile: ("tile",),
            self._crown: ("court", "grand_mogul"),
        }
        flow = Flow(6)
        flow.addWidget(_column(self._count, self._name))
        flow.addWidget(self._start)
        flow.addWidget(self._prizes)
        outer = Column((14, 3, 8, 3))
        outer.addLayout(flow)
        self.setLayout(outer)

    def show_sight(self, sight: Sight) -> None:
        """Show the visit of a position."""
        view: View = sight.view
        self._count.setText(names.visit_number(view))
        self._name.setText(names.province_name(view.province, view.board))
        self._starter, self._begun = sight.name(view.start), names.has_begun(view)
        self._emblem.show_picture(Picture(SEAT_COLOURS[sight.players[view.start].emblem].emblem))
        self._figure.show_picture(Picture(pieces.START_FIGURE))
        over = view.to_act is None
        there = [view.court[number] and not over for number in (ELEPHANT, GRAND_MOGUL)]
        art = names.tile_picture(view.visit, view).art
        self._tile.show_picture(Picture(art, opacity=1 if there[0] else _FAINT), str(view.visit))
        self._crown.show_picture(Picture(pieces.CROWN, opacity=1 if there[1] else _FAINT))
        self._tile.setVisible(not over)
        self._crown.setVisible(not over)
        self._fit()

    def set_crowded(self, crowded: bool) -> None:
        """Whether all has to stand in one low line: an emblem for who begins, and no count."""
        if crowded != self._crowded:
            self._crowded = crowded
            self._count.setVisible(not crowded)
            self._began.setVisible(not crowded)
            self._emblem.setVisible(crowded)
            for art, usual, low in ((self._figure, 32, 26), (self._tile, 48, 36), (self._crown, 38, 30)):
                art.set_size(low if crowded else usual)
            self._fit()

    def set_room(self, width: int) -> None:
        """How wide it may be, in pixels; the name takes the largest letters that fit."""
        self._width = width
        self._fit()

    def _fit(self) -> None:
        room = self._width - look.px(22)
        metrics = QFontMetricsF(self._began.font())
        starter = metrics.elidedText(self._starter, Qt.TextElideMode.ElideRight, room - look.px(46))
        begins = translate("TajMahal", "{name}\nbegan") if self._begun else translate("TajMahal", "{name}\nbegins")
        self._began.setText(begins.format(name=starter))
        signs = sum(box.sizeHint().width() + look.px(6) for box in (self._start, self._prizes))
        wide = 1 if self._crowded else max(paint.width_of(self._count.text(), self._count.font()), 1)
        beside = [(size, signs) for size in (_CROWDED_NAME if self._crowded else _BESIDE)]
        for size, taken in [*beside, *((size, 0) for size in _ALONE)]:
            font = look.serif(size)
            if max(wide, paint.width_of(self._name.text(), font) + 1) <= room - taken:
                break
        self._name.set_size(size)


def _column(*widgets: QWidget) -> QWidget:
    box = QWidget()
    column = Column()
    for widget in widgets:
        column.addWidget(widget)
    box.setLayout(column)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return box


def _row(*widgets: QWidget) -> QWidget:
    box = QWidget()
    row = Row(gap=6)
    for widget in widgets:
        row.addWidget(widget)
    box.setLayout(row)
    return box


# ---- the sum -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Density:
    """How close lines stand, in units: the gap between them, letters of words, quiet words, points; their pictures.

    title, total: letters above them. spacing: round the rule below those. margins: left, top, right, foot.
    """

    gap: float
    words: float
    quiet: float
    gain: float
    picture: float
    title: float
    total: float
    spacing: float
    margins: tuple[float, float, float, float]


#: From the usual one to the closest.
_DENSITIES = (
    _Density(5, 12.5, 11.5, 14.5, 24, 15.5, 27, 5, (14, 4, 14, 8)),
    _Density(2, 12.5, 11.5, 14, 22, 15.5, 27, 4, (14, 4, 14, 5)),
    _Density(1, 11.5, 10.5, 13, 19, 15.5, 22, 3, (14, 3, 14, 4)),
    _Density(0, 11, 10, 12.5, 17, 15.5, 20, 2, (14, 2, 14, 3)),
    _Density(0, 10, 10, 11.5, 15, 14, 16, 1, (14, 1, 14, 2)),
    _Density(0, 9.5, 8.7, 10.5, 17, 12.5, 16, 2, (14, 2, 14, 3)),
    _Density(0, 8.3, 7.6, 9, 17, 10.5, 13.5, 2, (12, 2, 12, 3)),
    _Density(0, 7, 6.4, 7.6, 17, 8.8, 11, 1, (12, 1, 12, 2)),
)
#: No letters are smaller than these units at the usual text size: larger ones may shrink to them, not further.
_LEAST_LETTER = 10


class SumPanel(_Panel):
    """A forecast or a hand, line by line, with its total. Many lines stand closer, with smaller letters."""

    saffron = True

    def __init__(self) -> None:
        super().__init__()
        self._title = Words("", 15.5, face="serif")
        self._cards = _Pictures()
        self._total = Words("", 27, face="serif", bold=True, tone="gain", wrap=False)
        self._title.setMinimumWidth(1)
        self._shown = Sum("", "", ())
        self._room = QSize()
        head = Row(gap=8)
        head.addWidget(self._title, 1)
        head.addWidget(self._cards, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._total, 0, Qt.AlignmentFlag.AlignVCenter)
        self._lines: list[LineView] = []
        self._column = Column(gap=5)
        self._outer = Column((14, 4, 14, 8), 5)
        self._outer.addLayout(head)
        self._outer.addWidget(Hair(1.0))
        self._outer.addLayout(self._column)
        self._outer.addStretch(1)
        self.setLayout(self._outer)

    def show_sum(self, shown: Sum) -> None:
        """Show this, in the room that is given it next; the lines that are there are filled anew."""
        self._shown = shown
        self._title.set_tone("own" if shown.pointed else "ink")
        self._cards.show_pictures(shown.cards)
        self._cards.setVisible(bool(shown.cards))
        self._total.setText(shown.total)
        self._total.set_tone("gain" if shown.total.startswith("+") else "ink")
        while len(self._lines) < len(shown.lines):
            self._lines.append(LineView())
            self._column.addWidget(self._lines[-1])
        for number, view in enumerate(self._lines):
            view.setVisible(number < len(shown.lines))
            if number < len(shown.lines):
                view.show_line(shown.lines[number])

    def set_room(self, width: int, height: int) -> None:
        """How wide and high it may be, in pixels; lines that need more stand as close as they can."""
        self._room = QSize(width, height)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The total beside the title, or at its end."""
        super().resizeEvent(event)
        self._fit_title()

    def _fit(self) -> None:
        """The roomiest density that the room allows."""
        able = [one for one in _DENSITIES if look.letter(one.quiet) >= look.px(_LEAST_LETTER)] or [_DENSITIES[0]]
        fit = (density for density in able if self._height_if(density) <= self._room.height())
        self._set_density(next(fit, able[-1]))
        self._fit_title()

    def _fit_title(self) -> None:
        """Where a word of the title has no room beside the total, that ends the title."""
        title, total, font = self._shown.title, self._shown.total, self._title.font()
        longest = max((paint.width_of(word, font) for word in title.split()), default=0)
        beside = [paint.width_of(total, self._total.font()), self._cards.width() if self._shown.cards else -look.px(8)]
        room = self.width() - look.px(28 + 16) - sum(beside)
        fits = longest <= room
        self._total.setVisible(fits)
        ended = translate("TajMahal", "{title}: {points}").format(title=title, points=total)
        self._title.setText(title if fits or not total else ended)

    def _height_if(self, density: _Density) -> int:
        """Its height in pixels with lines that stand so."""
        px = look.px
        left, top, right, foot = (px(side) for side in density.margins)
        room = self._room.width() - left - right
        high = [line_height(line, density, room) for line in self._shown.lines]
        total = look.serif(density.total, bold=True)
        beside = paint.width_of(self._shown.total, total) + px(16) + (self._cards.width() if self._shown.cards else 0)
        title = paint.height_of(self._shown.title, look.serif(density.title), room - beside)
        head = max(paint.line_of(total), title, self._cards.height() if self._shown.cards else 0)
        return top + head + px(1) + 2 * px(density.spacing) + sum(high) + px(density.gap) * max(0, len(high) - 1) + foot

    def _set_density(self, density: _Density) -> None:
        self._title.set_size(density.title)
        self._total.set_size(density.total)
        self._column.setSpacing(look.px(density.gap))
        self._outer.setContentsMargins(*(look.px(side) for side in density.margins))
        self._outer.setSpacing(look.px(density.spacing))
        for line in self._lines:
            line.set_density(density)


def line_height(line: Line, density: _Density, width: int) -> int:
    """The height of a line in pixels, in a width."""
    px, gain = look.px, look.sans(density.gain, bold=True)
    pictures = pictures_wide(len(line.pictures), density.picture)
    room = width - pictures - 2 * px(10) - paint.width_of(line.gain, gain)
    high = paint.height_of(line.words, look.sans(density.words), room) if line.words else 0
    if line.quiet:
        high += paint.height_of(line.quiet, look.sans(density.quiet), room) + px(1)
    return max(px(density.picture), high, paint.line_of(gain) if line.gain else 0)


def pictures_wide(many: int, size: float) -> int:
    """Pixels that so many pictures of a size in units take beside each other; for none, the room of one."""
    return look.px(size) + max(0, many - 1) * picture_step(many, size)


def picture_step(many: int, size: float) -> int:
    """Pixels from one picture to the next: they lie closer where there are many."""
    return look.px(size * (0.96 if many < 4 else 0.7))


class LineView(QWidget):
    """A line: its pictures, words with a quiet line below, points at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures = _Pictures()
        self._words = Words("", 12.5)
        self._quiet = Words("", 11.5, tone="quiet")
        self._gain = Words("", 14.5, bold=True, tone="gain", wrap=False)
        said = Column(gap=1)
        said.addStretch(1)
        said.addWidget(self._words)
        said.addWidget(self._quiet)
        said.addStretch(1)
        row = Row(gap=10)
        row.addWidget(self._pictures, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(said, 1)
        row.addWidget(self._gain, 0, Qt.AlignmentFlag.AlignTop)
        self.setLayout(row)

    def show_line(self, line: Line) -> None:
        """Show this."""
        self._pictures.show_pictures(line.pictures)
        self._words.setText(line.words)
        self._words.setAccessibleName(line.spoken)
        self._words.setVisible(bool(line.words))
        self._quiet.setText(line.quiet)
        self._quiet.setVisible(bool(line.quiet))
        self._gain.setText(line.gain)
        self._gain.setVisible(bool(line.gain))

    def set_density(self, density: _Density) -> None:
        """Letters and pictures of these sizes."""
        self._words.set_size(density.words)
        self._quiet.set_size(density.quiet)
        self._gain.set_size(density.gain)
        self._pictures.set_size(density.picture)


class _Pictures(QWidget):
    """The small pictures of a line, beside each other; they lie closer where there are many."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: tuple[Picture, ...] = ()
        self._size = 24.0
        look.changed.connect(self._measure)
        self._measure()

    def set_size(self, units: float) -> None:
        """How large each is."""
        if units != self._size:
            self._size = units
            self._measure()

    def show_pictures(self, pictures: tuple[Picture, ...]) -> None:
        """Show these."""
        self._pictures = pictures
        self._measure()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Part of QWidget."""
        painter, size = QPainter(self), self.height()
        step = picture_step(len(self._pictures), self._size)
        for number, picture in enumerate(self._pictures):
            paint.picture(painter, picture, QRectF(number * step, 0, size, size))

    def _measure(self) -> None:
        self.setFixedSize(QSize(pictures_wide(len(self._pictures), self._size), look.px(self._size)))
        self.update()
