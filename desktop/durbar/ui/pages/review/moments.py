"""The list of moments: choices that cost something, worst first or in their order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from durbar.bots.review.story import Moment
from durbar.ui.kit.controls.rows import NO_INDEX, Index, RowList, light_row
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.pages.review.past_game import PastGame
from durbar.ui.review_words import change, cost, percent, verdict_name
from durbar.ui.words import number, translate

#: Where the model keeps the moment of a row.
MOMENT_ROLE = Qt.ItemDataRole.UserRole
#: Units that the sign of who chose is wide.
_EMBLEM = 20
_END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def row_height() -> int:
    """Return the pixels of two lines of words, the least that a row needs."""
    return _lines() + look.px(12)


def capital(words: str) -> str:
    """Return words with a capital at their beginning."""
    return words[:1].upper() + words[1:]


class MomentsModel(QAbstractListModel):
    """The moments that are listed."""

    def __init__(self, game: PastGame, parent: QObject) -> None:
        super().__init__(parent)
        self.game = game
        self.moments: Sequence[Moment] = ()

    def set_moments(self, moments: Sequence[Moment]) -> None:
        """List these."""
        self.beginResetModel()
        self.moments = moments
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of moments."""
        return 0 if parent.isValid() else len(self.moments)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words, for screen readers too; the moment itself."""
        moment = self.moments[index.row()]
        if role == MOMENT_ROLE:
            return moment
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            name = self.game.table.players[moment.seat].name
            better = translate("Review", "Better: {move} ({chance})").format(
                move=self.game.words(moment.at, moment.judged.best.move),
                chance=percent(moment.judged.best.chances[moment.seat]),
            )
            return ". ".join((f"{name}: {self.played(moment)}", change(-cost(moment)), self.about(moment), better))
        return None

    def played(self, moment: Moment) -> str:
        """Return what was played, in words."""
        return self.game.words(moment.at, moment.judged.played)

    def about(self, moment: Moment) -> str:
        """Return what a moment is called, and when it was."""
        words = translate("Review", "{verdict} · {stage}, move {number}")
        return words.format(
            verdict=capital(verdict_name(moment.verdict)),
            stage=self.game.stage(moment.at),
            number=number(moment.at + 1),
        )


class MomentsList(RowList):
    """The list itself: rows share its height, so that none is cut, at rest or scrolled."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)

    @property
    def row(self) -> int:
        """The pixels that a row is high."""
        high = self.viewport().height()
        return max(row_height(), high // max(1, high // row_height()))

    def doItemsLayout(self) -> None:
        """Lay the rows out in a height that they share without a rest."""
        high = self.viewport().height() + self.viewportMargins().bottom()
        self.setViewportMargins(0, 0, 0, high % max(1, high // row_height()))
        super().doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class MomentDelegate(QStyledItemDelegate):
    """A row: who, and what was played; what that is called, when it was and what it cost."""

    def __init__(self, rows: MomentsList, model: MomentsModel) -> None:
        super().__init__(rows)
        self._rows, self._model = rows, model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return room for two lines of words, or somewhat more."""
        return QSize(self._rows.viewport().width(), self._rows.row)

    def is_cut_short(self, moment: Moment) -> bool:
        """Return whether there is no room for all words of a row."""
        big, small = _letters()
        room = _words(_inside(QRectF(0, 0, self._rows.viewport().width(), row_height()))).width() + 1
        below = room - _beside(change(-cost(moment)))
        model = self._model
        return paint.width_of(model.played(moment), big) > room or paint.width_of(model.about(moment), small) > below

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        moment: Moment = index.data(MOMENT_ROLE)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        light_row(painter, _box(QRectF(option.rect)), selected, index.row() == self._rows.hovered)
        inside, side = _inside(QRectF(option.rect)), look.px(_EMBLEM)
        emblem = SEAT_COLOURS[self._model.game.table.players[moment.seat].emblem].emblem
        place = QRectF(inside.left(), round(inside.center().y() - side / 2), side, side)
        art.draw(painter, emblem, place, dark=look.dark)
        big, small = _letters()
        words = _words(inside)
        top = QRectF(words.topLeft(), QSizeF(words.width(), paint.line_of(big)))
        paint.words(painter, top, self._model.played(moment), big, look.c.ink)
        low = QRectF(top.bottomLeft(), words.bottomRight())
        loss = change(-cost(moment))
        paint.words(painter, low, loss, big, look.c.refuse, _END)
        about = low.adjusted(0, 0, -_beside(loss), 0)
        paint.words(painter, about, self._model.about(moment), small, look.c.quiet)


def _box(row: QRectF) -> QRectF:
    """Return what is lit of a row, in pixels."""
    return row.adjusted(look.px(6), look.px(1), -look.px(6), -look.px(1))


def _inside(row: QRectF) -> QRectF:
    return _box(row).adjusted(look.px(8), look.px(4), -look.px(10), -look.px(4))


def _words(inside: QRectF) -> QRectF:
    """Return the room for words, beside the emblem and half way up."""
    spare = (inside.height() - _lines()) // 2
    return inside.adjusted(look.px(_EMBLEM) + look.px(8), max(0, spare), 0, 0)


def _beside(loss: str) -> int:
    """Return the pixels that a loss takes, with what parts it from other words."""
    return paint.width_of(loss, _letters()[0]) + look.px(8)


def _lines() -> int:
    return sum(map(paint.line_of, _letters()))


def _letters() -> tuple[QFont, QFont]:
    """Return the letters of both lines of a row."""
    return look.sans(13, bold=True), look.sans(11)
