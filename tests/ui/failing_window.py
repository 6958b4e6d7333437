"""A Durbar in which an override of every kind raises: ``python -m tests.ui.failing_window NAME…``, for test_faults.

Prints what the strip said, and ends as a window does that is closed.
"""

import logging
import sys
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QMimeData, QObject, QPoint, QPointF, QSize, Qt, QTimer, qWarning
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QPainter,
    QStandardItemModel,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QGraphicsItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
    QHBoxLayout,
    QLayout,
    QListView,
    QProxyStyle,
    QPushButton,
    QSlider,
    QTabBar,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from durbar import app
from durbar.ui.kit.controls.notice import NoticeStrip
from durbar.ui.window import RESUMES_MS, Window

#: Overrides that raise, by the class of Qt whose they are. Those of one row stand in one another's way in no other.
ROWS: tuple[tuple[type, str], ...] = (
    (QObject, "eventFilter"),
    (QWidget, "event"),
    (
        QWidget,
        "showEvent hideEvent resizeEvent changeEvent closeEvent enterEvent leaveEvent focusInEvent focusOutEvent",
    ),
    (QWidget, "mousePressEvent mouseMoveEvent mouseReleaseEvent mouseDoubleClickEvent wheelEvent keyPressEvent"),
    (QWidget, "sizeHint minimumSizeHint hasHeightForWidth"),
    (QWidget, "heightForWidth"),
    (QPushButton, "focusNextPrevChild hitButton"),
    (QCheckBox, "nextCheckState"),
    (QLayout, "addItem count itemAt takeAt expandingDirections minimumSize sizeHint setGeometry invalidate"),
    (QAbstractListModel, "rowCount"),
    (QAbstractListModel, "data"),
    (QGraphicsItem, "boundingRect paint"),
    (QGraphicsRectItem, "paint"),
    (QGraphicsView, "drawBackground scrollContentsBy"),
    (QListView, "viewportEvent"),
    (QListView, "selectionChanged"),
    (QListView, "doItemsLayout"),
    (QTreeWidget, "drawRow"),
    (QTabBar, "tabSizeHint minimumTabSizeHint"),
    (QPushButton, "initStyleOption"),
    (QProxyStyle, "drawControl"),
    (QProxyStyle, "drawPrimitive"),
    (QProxyStyle, "drawComplexControl"),
    (QProxyStyle, "sizeFromContents pixelMetric styleHint"),
    (QTextDocument, "loadResource"),
    (QWidget, "dragEnterEvent dropEvent"),
)


class HalfPainted(QWidget):
    """Fails while it paints, and with a painter at work."""

    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        painter.save()
        _raises("paintEvent")()


class Plain(QAbstractListModel):
    """A model of two empty lines."""

    def rowCount(self, _parent: object = None) -> int:
        return 2

    def data(self, _index: object, _role: int = 0) -> Any:
        return None


def failing(base: type, names: str) -> type:
    """A class whose overrides of these names raise, each an error of its own kind: ``NameFailed``."""
    return type("Failing", (base,), {name: _raises(name) for name in names.split()})


def kind_of(name: str) -> str:
    """The name of the error that an override raises."""
    return f"{name[0].upper()}{name[1:]}Failed"


def _raises(name: str) -> Callable[..., None]:
    error = type(kind_of(name), (Exception,), {})

    def override(*_words: object) -> None:
        raise error

    return override


def _make(base: type, names: str, room: QWidget) -> QWidget:
    """Something on the screen that calls these overrides."""
    cls = failing(base if base is not QAbstractListModel else Plain, names)
    if base is QObject:
        widget = QWidget(room)
        widget.installEventFilter(cls(widget))
    elif base is QLayout:
        widget = QWidget(room)
        widget.setLayout(layout := cls())
        layout.addWidget(QPushButton("in it"))
        layout.invalidate()
    elif base is QAbstractListModel:
        widget = QListView(room)
        widget.setModel(cls(widget))
    elif base is QProxyStyle:
        widget = QSlider(room) if names == "drawComplexControl" else QPushButton("styled", room)
        widget.own_style = cls()
        widget.setStyle(widget.own_style)
    elif base is QTextDocument:
        widget = QTextBrowser(room)
        widget.setDocument(cls(widget))
        widget.setHtml('<img src="anything">')
    elif issubclass(base, QGraphicsItem):
        widget = QGraphicsView(QGraphicsScene(room), room)
        widget.item = cls(0, 0, 9, 9) if base is QGraphicsRectItem else cls()
        widget.scene().addItem(widget.item)
    else:
        widget = cls(room)
        policy = widget.sizePolicy()
        policy.setHeightForWidth(names == "heightForWidth")
        widget.setSizePolicy(policy)
    _fill(widget)
    return widget


def _fill(widget: QWidget) -> None:
    if isinstance(widget, QTreeWidget):
        widget.addTopLevelItem(QTreeWidgetItem(["a row"]))
    elif isinstance(widget, QTabBar):
        widget.addTab("a tab")
    elif isinstance(widget, QGraphicsView) and widget.scene() is None:
        widget.setScene(QGraphicsScene(widget))
    elif isinstance(widget, QListView) and widget.model() is None:
        model = QStandardItemModel(2, 1, widget)
        widget.setModel(model)
        widget.setCurrentIndex(model.index(0, 0))


def _use(widget: QWidget) -> None:
    """Everything a person and Qt do with a widget."""
    middle = QPointF(widget.rect().center())
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.setFocus()
    for event in (QEvent.Type.Enter, QEvent.Type.Leave):
        QApplication.sendEvent(widget, QEvent(event))
    for event in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
        QApplication.sendEvent(widget, QFocusEvent(event))
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton)
    QTest.mouseMove(widget, QPoint(1, 1))
    far, none = QPoint(0, 120), Qt.MouseButton.NoButton
    wheel = QWheelEvent(
        middle, middle, far, far, none, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(widget, wheel)
    for key in (Qt.Key.Key_A, Qt.Key.Key_Tab):
        QTest.keyClick(widget, key)
    for drag in (QDragEnterEvent, QDropEvent):
        held = Qt.DropAction.CopyAction, QMimeData(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QWidget.event(widget, drag(middle.toPoint(), *held))  # which needs nobody who accepts it first
    if isinstance(widget, QGraphicsView):
        widget.setSceneRect(0, 0, 9000, 9000)
        widget.horizontalScrollBar().setValue(90)
    widget.setEnabled(False)
    widget.setEnabled(True)
    widget.clearFocus()
    widget.resize(widget.size() + QSize(9, 9))
    widget.repaint()
    if (layout := widget.layout()) is not None:
        layout.activate()
        layout.sizeHint()
        layout.itemAt(0)
        layout.takeAt(0)
    widget.close()


def _fail(window: Window) -> None:
    """Everything at once, as nothing does."""
    room = QWidget(window)
    room.setGeometry(window.rect())
    lines = QVBoxLayout(room)
    widgets = [_make(base, names, room) for base, names in ROWS]
    for start in range(0, len(widgets), 5):
        line = QHBoxLayout()
        lines.addLayout(line)
        for widget in widgets[start : start + 5]:
            line.addWidget(widget)
    half = HalfPainted(room)
    half.setMinimumSize(20, 20)
    line.addWidget(half)
    room.show()
    QTest.qWait(50)
    for _ in range(20):
        half.repaint()
    for widget in widgets:
        _use(widget)
    slots = QTimer(window)
    slots.timeout.connect(_raises("slot"))
    slots.start()
    thread = threading.Thread(target=_raises("thread"))
    thread.start()
    thread.join()
    try:
        _raises("callback")()
    except Exception:
        logging.getLogger("concurrent.futures").exception("told as a future tells it")
    qWarning("A warning of Qt.")


def _fail_and_end(window: Window) -> None:
    try:
        _fail(window)
        QTest.qWait(50)
        print(window.findChild(NoticeStrip).sentence)
    finally:
        window.close()


def main() -> int:
    """Open the window and let it fail."""
    make = Window.__init__

    def made(window: Window) -> None:
        make(window)
        window.pages.home.painted.connect(lambda: QTimer.singleShot(2 * RESUMES_MS, lambda: _fail_and_end(window)))

    Window.__init__ = made
    return app.run()


if __name__ == "__main__":
    sys.exit(main())
