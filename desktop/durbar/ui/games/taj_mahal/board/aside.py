"""The panel on Taj Mahal’s board: the visit, who leads in which symbol, and what withdrawing now would bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.engine.move import Move
from durbar.games.taj_mahal.symbols import ELEPHANT, GRAND_MOGUL
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import names, pieces
from durbar.ui.games.taj_mahal.board.contest import ContestPanel
from durbar.ui.games.taj_mahal.board.sum import SumPanel
from durbar.ui.games.taj_mahal.targets import picked_play
from durbar.ui.games.taj_mahal.words import sums
from durbar.ui.kit.board.aside import Aside
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.letters import letter_font
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
        inside = _Inside()
        inside.settled.connect(self._settle)
        self._left: tuple[int, int] = 0, 0
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
        """Show a position, in the language that is on; the one that is shown is not filled in again."""
        if sight is self._sight:
            self.preview(None)
            return
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
        self._visit.set_room(self._room()[0])
        self._left = self._room()
        self._sum.set_room(*self._left)

    def _settle(self) -> None:
        """The heights of the others were known only once each part of them had been laid anew."""
        if self._room() != self._left:
            self._give_room()

    def _room(self) -> tuple[int, int]:
        """The width of the column, and the height that is left for the sum."""
        width = self.width() - self._scroll.verticalScrollBar().sizeHint().width()
        taken = self._visit.heightForWidth(width) + self._contest.heightForWidth(width)
        return width, self.height() - taken - 2 * self._column.spacing()


class _Inside(QWidget):
    """What the column scrolls. settled: its parts have told how large they want to be, and were laid."""

    settled = Signal()

    def event(self, event: QEvent) -> bool:
        """Part of QWidget."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.settled.emit()
        return done


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
            font = letter_font(True, max(6, round(box.height() * pieces.NUMBER_SIZE)), bold=True)
            middle = box.top() + pieces.NUMBER_AT * box.height()
            high = paint.line_of(font)
            painter.setOpacity(self._picture.opacity)
            place = QRectF(box.left(), middle - high / 2, box.width(), high)
            paint.words(painter, place, self._number, font, LIGHT.ink, Qt.AlignmentFlag.AlignCenter)

    def _measure(self) -> None:
        self.setFixedSize(look.px(self._size), look.px(self._size))


class VisitPanel(QWidget):
    """Which visit it is, who begins, and whether its province tile and the crown are still to be won.

    parts: its pictures with the targets whose tips they show.
    """

    def __init__(self) -> None:
        super().__init__()
        look.changed.connect(self.update)
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

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Part of QWidget."""
        paint.panel(QPainter(self), QRectF(self.rect()), None, None, 1.2, 6, 1)

    def _fit(self) -> None:
        room = self._width - look.px(22)
        metrics = QFontMetricsF(self._began.font())
        starter = metrics.elidedText(self._starter, Qt.TextElideMode.ElideRight, room - look.px(46))
        either = [words.format(name=starter) for words in _begins_words()]
        lines = [line for words in either for line in words.split("\n")]
        self._began.keep_width(max(paint.width_of(line, self._began.font()) for line in lines) + 1)
        self._began.setText(either[self._begun])
        signs = sum(box.sizeHint().width() + look.px(6) for box in (self._start, self._prizes))
        wide = 1 if self._crowded else max(paint.width_of(self._count.text(), self._count.font()), 1)
        beside = [(size, signs) for size in (_CROWDED_NAME if self._crowded else _BESIDE)]
        for size, taken in [*beside, *((size, 0) for size in _ALONE)]:
            font = look.serif(size)
            if max(wide, paint.width_of(self._name.text(), font) + 1) <= room - taken:
                break
        self._name.set_size(size)


def _begins_words() -> tuple[str, str]:
    """Who begins, and who began once a card lies: both have their room, or the panel would grow and shrink."""
    return translate("TajMahal", "{name}\nbegins"), translate("TajMahal", "{name}\nbegan")


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
