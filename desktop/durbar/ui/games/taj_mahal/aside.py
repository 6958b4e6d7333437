"""The panel on Taj Mahal’s board: the visit, who leads in which symbol, and what withdrawing now would bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.engine.move import Move
from durbar.games.taj_mahal.pieces import VISITS
from durbar.games.taj_mahal.symbols import ELEPHANT, GRAND_MOGUL
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import names, pieces, sums
from durbar.ui.games.taj_mahal.contest import ContestPanel
from durbar.ui.games.taj_mahal.sums import Line, Sum
from durbar.ui.games.taj_mahal.targets import picked_play
from durbar.ui.kit import paint
from durbar.ui.kit.parts import Column, Flow, Hair, Row, Scroll, Words
from durbar.ui.kit.picture import Picture
from durbar.ui.kit.screen import Aside, Sight, Target, Tip
from durbar.ui.kit.theme import LIGHT, look
from durbar.ui.kit.tip import Tips
from durbar.ui.words import translate

_FAINT = 0.25
#: Units: what the column needs at least, and what a row of the table may get of the rest.
_USUAL_HEIGHT, _MOST_MORE = 494, 8
#: Sizes of the province’s name, in units: those that leave the rest beside it, and those for a line of its own.
_BESIDE, _ALONE = (24, 21, 18), (24, 20, 17, 14, 12)


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
        column = Column(gap=6)
        column.addWidget(self._visit)
        column.addWidget(self._contest)
        column.addWidget(self._sum, 1)
        inside.setLayout(column)
        self._scroll = Scroll(inside)
        whole = Column()
        whole.addWidget(self._scroll)
        self.setLayout(whole)
        # The board under it has the role of a field for typing; words there would take their colour from another role.
        self.setBackgroundRole(QPalette.ColorRole.Window)

    def attach_tips(self, tips: Tips, make_tip: Callable[[Target], Tip | None]) -> None:
        """Rows of symbols explain themselves."""
        for symbol, row in self._contest.rows.items():
            tips.attach(row, partial(make_tip, ("symbol", symbol)), self)

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
        spare = self.height() - look.px(_USUAL_HEIGHT) * max(1.0, look.letter(100) / (100 * look.u))
        self._contest.set_more(max(0, min(look.px(_MOST_MORE), round(spare / 20))))

    def _show(self) -> None:
        sight = self._sight
        if sight is None:
            return
        move = self._move or picked_play(sight)
        self._contest.show_sight(sight, move)
        self._sum.show_sum(sums.sum_of(sight, move))


class _Art(QWidget):
    """A picture, perhaps faint, with the number of a province tile. Said in words beside it."""

    def __init__(self, size: float) -> None:
        super().__init__()
        self._size = size
        self._picture: Picture | None = None
        self._number = ""
        look.changed.connect(self._measure)
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
    """Which visit it is, who began, and whether its province tile and the crown are still to be won."""

    def __init__(self) -> None:
        super().__init__()
        self._count = Words("", 11.5, tone="quiet", wrap=False)
        self._name = Words("", 24, face="serif", wrap=False)
        self._name.setMinimumWidth(1)  # or large letters would widen the column before they are made to fit
        self._began = Words("", 12.5, wrap=False)
        self._starter = ""
        self._figure, self._tile, self._crown = _Art(32), _Art(48), _Art(38)
        self._start, self._prizes = _row(self._figure, self._began), _row(self._tile, self._crown)
        flow = Flow(10)
        flow.addWidget(_column(self._count, self._name))
        flow.addWidget(self._start)
        flow.addWidget(self._prizes)
        outer = Column((14, 3, 8, 3))
        outer.addLayout(flow)
        self.setLayout(outer)

    def show_sight(self, sight: Sight) -> None:
        """Show the visit of a position."""
        view: View = sight.view
        self._count.setText(translate("TajMahal", "Visit {visit} of {last}").format(visit=view.visit, last=VISITS))
        self._name.setText(names.province_name(view.province, view.board))
        self._starter = sight.name(view.start)
        self._figure.show_picture(Picture(pieces.START_FIGURE))
        over = view.to_act is None
        there = [view.court[number] and not over for number in (ELEPHANT, GRAND_MOGUL)]
        art = names.tile_picture(view.visit, view).art
        self._tile.show_picture(Picture(art, opacity=1 if there[0] else _FAINT), str(view.visit))
        self._crown.show_picture(Picture(pieces.CROWN, opacity=1 if there[1] else _FAINT))
        self._tile.setVisible(not over)
        self._crown.setVisible(not over)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The name takes the largest letters that fit."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - look.px(23)
        metrics = QFontMetricsF(self._began.font())
        starter = metrics.elidedText(self._starter, Qt.TextElideMode.ElideRight, room - look.px(46))
        self._began.setText(translate("TajMahal", "{name}\nbegan").format(name=starter))
        signs = [box.sizeHint().width() + look.px(10) for box in (self._start, self._prizes)]
        wide = max(paint.width_of(self._count.text(), self._count.font()), 1)
        for size, taken in [*((size, sum(signs)) for size in _BESIDE), *((size, 0) for size in _ALONE)]:
            font = look.serif(size)
            if max(wide, paint.width_of(self._name.text(), font) + 1) <= room - taken:
                break
        self._name.setFont(font)


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


class SumPanel(_Panel):
    """A forecast or a hand, line by line, with its total."""

    saffron = True

    def __init__(self) -> None:
        super().__init__()
        self._title = Words("", 15.5, face="serif")
        self._total = Words("", 27, face="serif", bold=True, tone="gain", wrap=False)
        self._title.setMinimumWidth(1)
        self._shown = Sum("", "", ())
        head = Row(gap=8)
        head.addWidget(self._title, 1)
        head.addWidget(self._total, 0, Qt.AlignmentFlag.AlignVCenter)
        self._lines: list[LineView] = []
        self._column = Column(gap=5)
        outer = Column((14, 4, 14, 8), 5)
        outer.addLayout(head)
        outer.addWidget(Hair(1.0))
        outer.addLayout(self._column)
        outer.addStretch(1)
        self.setLayout(outer)

    def show_sum(self, shown: Sum) -> None:
        """Show this; the lines that are there are filled anew."""
        self._shown = shown
        self._title.set_tone("own" if shown.pointed else "ink")
        self._total.setText(shown.total)
        self._total.set_tone("gain" if shown.total.startswith("+") else "ink")
        while len(self._lines) < len(shown.lines):
            self._lines.append(LineView())
            self._column.addWidget(self._lines[-1])
        for number, view in enumerate(self._lines):
            view.setVisible(number < len(shown.lines))
            if number < len(shown.lines):
                view.show_line(shown.lines[number])
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The total beside the title, or at its end."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where a word of the title has no room beside the total, that ends the title."""
        title, total, font = self._shown.title, self._shown.total, self._title.font()
        longest = max((paint.width_of(word, font) for word in title.split()), default=0)
        room = self.width() - look.px(28 + 8) - paint.width_of(total, self._total.font())
        beside = longest <= room
        self._total.setVisible(beside)
        ended = translate("TajMahal", "{title}: {points}").format(title=title, points=total)
        self._title.setText(title if beside or not total else ended)


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
        self._words.setVisible(bool(line.words))
        self._quiet.setText(line.quiet)
        self._quiet.setVisible(bool(line.quiet))
        self._gain.setText(line.gain)


class _Pictures(QWidget):
    """The small pictures of a line, beside each other; they lie closer where there are many."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: tuple[Picture, ...] = ()
        look.changed.connect(self._measure)
        self._measure()

    def show_pictures(self, pictures: tuple[Picture, ...]) -> None:
        """Show these."""
        self._pictures = pictures
        self._measure()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Part of QWidget."""
        painter, size = QPainter(self), self.height()
        for number, picture in enumerate(self._pictures):
            paint.picture(painter, picture, QRectF(number * self._step(), 0, size, size))

    def _step(self) -> int:
        return look.px(23 if len(self._pictures) < 4 else 17)

    def _measure(self) -> None:
        many = len(self._pictures)
        self.setFixedSize(QSize(look.px(24) + max(0, many - 1) * self._step(), look.px(24)))
        self.update()
