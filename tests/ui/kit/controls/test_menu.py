"""A menu opens within its window."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.menu import Menu

#: No test here looks at pixels.
UNPAINTED = True


@pytest.mark.parametrize("place", [(390, 290), (-50, -80), (60, 40)])
def test_a_menu_opens_where_it_is_wanted_or_as_near_as_keeps_it_in_the_window(qtbot: QtBot, place: tuple[int, int]):
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(100, 100, 400, 300)
    window.show()
    menu = Menu(window)
    menu.addAction("Roll it again")
    wanted = window.mapToGlobal(QPoint(*place))
    menu.open_at(wanted)
    inside = QRect(window.mapToGlobal(QPoint(0, 0)), window.size())
    assert inside.contains(menu.geometry())
    assert (menu.pos() == wanted) == (place == (60, 40))
    menu.close()
