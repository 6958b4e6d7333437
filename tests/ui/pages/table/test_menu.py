"""The menu of a table: every speed, and which is on."""

from unittest.mock import MagicMock

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from durbar.ui.pages.table.menu import SPEEDS, TableMenu
from tests.ui.pages.table.parts import a_context, a_play, shown_of, table_after


def test_without_computers_no_speed_of_theirs_is_asked_for(qapp: object, english: object):
    host, top = QWidget(), MagicMock()
    top.mapToGlobal.return_value = QPoint(100, 10)
    menu = TableMenu(a_context(shown_of(table_after(0, "ppp")), host, frame=MagicMock(top=top)))
    menu.open()
    (opened,) = host.findChildren(QMenu)
    assert not any(action.menu() or action.isSeparator() for action in opened.actions())
    assert opened.actions()


def test_the_menu_has_every_speed_and_asks_for_it(qapp: object, english: object):
    host, play, top = QWidget(), a_play(), MagicMock()
    play.speed = "fast"
    top.mapToGlobal.return_value = QPoint(100, 10)
    menu, asked = TableMenu(a_context(shown_of(table_after(0)), host, play=play, frame=MagicMock(top=top))), []
    menu.speed.connect(asked.append)
    menu.open()
    speeds = next(one for one in host.findChildren(QMenu) if len(one.actions()) == len(SPEEDS))
    assert [action.isChecked() for action in speeds.actions()] == [speed == "fast" for speed in SPEEDS]
    for action in speeds.actions():
        action.trigger()
    assert tuple(asked) == SPEEDS
