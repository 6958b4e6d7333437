"""Native lists in our look: which row is meant, by pointer or by keyboard."""

from PySide6.QtCore import QEvent, QStringListModel, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.rows import RowList
from tests.ui.hands import press


def test_the_row_meant_last_by_pointer_or_keyboard_is_told(qtbot: QtBot):
    rows, pointed, out = RowList(), [], []
    qtbot.addWidget(rows)
    model = QStringListModel(["draw", "invoke", "spend"])
    rows.setModel(model)
    rows.pointed.connect(pointed.append)
    rows.out_at_top.connect(lambda: out.append(1))
    rows.setCurrentIndex(model.index(1))
    rows.entered.emit(model.index(2))
    rows.setCurrentIndex(model.index(0))
    QApplication.sendEvent(rows.viewport(), QEvent(QEvent.Type.Leave))
    assert pointed == [1, 2, 0]
    press(rows, Qt.Key.Key_Up)
    assert out == [1]
