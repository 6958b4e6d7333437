"""Native lists painted in our look: rows that wrap, light up under the pointer, and are read aloud."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView, QWidget

from durbar.ui.kit.controls.scrollbar import use_own_viewport, use_thin_bar
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
#: Where a model of rows keeps what a row is about.
ITEM_ROLE = Qt.ItemDataRole.UserRole
_Row = TypeVar("_Row")
#: With these the keyboard is back where it was, or follows the pointer.
_RETURNING_REASONS = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
)


class RowList(QListView):
    """A list of one column without a ground of its own.

    chosen(index): a row was clicked, or Enter pressed on it. pointed(row): the row under the pointer, or else the
    selected one; -1 for none. out_at_top(): ↑ on the first row.
    careful: a click only selects; a double click or Enter chooses.
    """

    chosen = Signal(QModelIndex)
    pointed = Signal(int)
    out_at_top = Signal()

    def __init__(self, parent: QWidget | None = None, careful: bool = False) -> None:
        super().__init__(parent)
        use_own_viewport(self)
        use_thin_bar(self)
        self._careful = careful
        self._taken: QPersistentModelIndex | None = None  # the row that was chosen last, while it is still selected
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self._hovered = -1
        self._second_press = False
        self._showing_whole = QTimer(self, singleShot=True)
        self._showing_whole.timeout.connect(self._show_whole)
        self.clicked.connect(self._clicked)
        self.entered.connect(self._entered)
        look.changed.connect(self._restyle)
        self._restyle()

    @property
    def hovered(self) -> int:
        """The row under the pointer, -1 for none."""
        return self._hovered

    def selectionChanged(self, selected: object, deselected: object) -> None:
        """Tell which row is meant now."""
        super().selectionChanged(selected, deselected)  # type: ignore[arg-type]
        self._taken = None
        if self._hovered >= 0:  # a pointer that rests means nothing any more
            self._hovered = -1
            self.viewport().update()  # all: nothing is asked of rows that may be going just now
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose what is selected by Enter and Space, but not twice, and leave at the top by ↑.

        Signs are the page's: Qt would look for a row that begins with them.
        """
        if default_button.is_press(event):
            self._press(event)
        elif event.text() and event.text().isprintable():
            event.ignore()
        elif event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.out_at_top.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first row, and bring what Enter would choose into sight."""
        super().focusInEvent(event)
        self._show_whole()
        model = self.model()
        comes = event.reason() not in _RETURNING_REASONS
        if comes and model is not None and model.rowCount() and not self.selectedIndexes():
            self.setCurrentIndex(model.index(0, 0))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second press of a double click where the first has chosen: the list may have changed."""
        self._second_press = True
        event.accept()
        index = self.indexAt(event.position().toPoint())
        if self._careful and event.button() == Qt.MouseButton.LeftButton and index in self.selectedIndexes():
            self._choose(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ignore the release of the second press as well."""
        if self._second_press:
            self._second_press = False
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice that the pointer left."""
        if event.type() == QEvent.Type.Leave:
            self._entered(QModelIndex())
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the rows anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def forget_pointer(self) -> None:
        """Point at nothing until the pointer moves again; for when the rows change."""
        self._hovered = -1

    def step(self, by: int) -> bool:
        """Return the keyboard comes here, a row further than the chosen one; whether rows are seen."""
        model = self.model()
        if not self.isVisible() or model is None or not model.rowCount():
            return False
        chosen = self.selectedIndexes()
        row = min(max(0, chosen[0].row() + by), model.rowCount() - 1) if chosen else 0
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self.setCurrentIndex(model.index(row, 0))
        return True

    def _press(self, event: QKeyEvent) -> None:
        """Choose by a key; what is chosen already leaves it to the page."""
        selected = self.selectedIndexes()
        if not selected or self._taken == selected[0]:
            event.ignore()
        elif not event.isAutoRepeat():
            self._choose(selected[0])

    def _clicked(self, index: QModelIndex) -> None:
        if self._careful:
            self._showing_whole.start(QApplication.doubleClickInterval())  # a row that moves gets no second click
        else:
            self._choose(index)

    def _show_whole(self) -> None:
        """Show a row at the edge that was clicked is seen whole."""
        for index in self.selectedIndexes():
            self.scrollTo(index)

    def _choose(self, index: QModelIndex) -> None:
        self._taken = QPersistentModelIndex(index)
        self.chosen.emit(index)

    def _entered(self, index: QModelIndex) -> None:
        row = index.row() if index.isValid() else -1
        if row != self._hovered:
            self._light(row)
            self._tell()

    def _light(self, row: int) -> None:
        """Light up a row under the pointer, -1 for none, in place of another; all others are as they were."""
        before, self._hovered = self._hovered, row
        if (model := self.model()) is not None:
            for changed in (before, row):
                self.update(model.index(changed, 0))

    def _tell(self) -> None:
        selected = self.selectedIndexes()
        self.pointed.emit(self._hovered if self._hovered >= 0 else selected[0].row() if selected else -1)

    def _restyle(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()


class RowsModel(QAbstractListModel, Generic[_Row]):
    """The rows of a list, by what they are about."""

    def __init__(self, spoken: Callable[[_Row], str], parent: QObject | None = None) -> None:
        """spoken: a row in words, as it is found and read aloud."""
        super().__init__(parent)
        self.spoken = spoken
        self.items: list[_Row] = []

    def set_items(self, items: Iterable[_Row]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.items = list(items)
        self.endResetModel()

    def add(self, items: Sequence[_Row]) -> None:
        """Add rows at the foot."""
        if items:
            first = len(self.items)
            self.beginInsertRows(NO_INDEX, first, first + len(items) - 1)
            self.items += items
            self.endInsertRows()

    def drop(self, first: int, last: int) -> None:
        """Leave rows out, from the first to the last."""
        self.beginRemoveRows(NO_INDEX, first, last)
        del self.items[first : last + 1]
        self.endRemoveRows()

    def put(self, row: int, item: _Row) -> None:
        """Tell of something else in a row."""
        self.items[row] = item
        self.dataChanged.emit(self.index(row), self.index(row))

    def item_at(self, row: int) -> _Row | None:
        """Return what a row is about, if there is such a row."""
        return self.items[row] if 0 <= row < len(self.items) else None

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a row, or what it is about."""
        if role == ITEM_ROLE:
            return self.items[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.spoken(self.items[index.row()])
        return None


def light_row(painter: QPainter, box: QRectF, selected: bool, hovered: bool) -> None:
    """Draw the ground of a row that is selected or pointed at."""
    if selected:
        paint.panel(painter, box, look.c.chosen, look.c.act, 1.6, 5, 1)
    elif hovered:
        paint.panel(painter, box, look.c.wash, look.c.rule, 1, 5, 0.7)
