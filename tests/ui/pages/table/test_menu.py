"""The menu of a table: every speed, and which is on."""

from PySide6.QtWidgets import QMenu

from durbar.ui.pages.table.menu import SPEEDS
from durbar.ui.window import Window
from tests.ui.hands import sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True


def test_without_computers_no_speed_of_theirs_is_asked_for(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    page.menu.open()
    (opened,) = page.findChildren(QMenu)
    assert opened.actions()
    assert not any(action.menu() for action in opened.actions())
    assert not opened.actions()[0].isSeparator()


def test_the_menu_has_every_speed_and_asks_for_it(window: Window):
    page, asked = sit_at(window, a_turn(), "pcc"), list[str]()
    page.play.set_speed("fast")
    page.speed.connect(asked.append)
    page.menu.open()
    speeds = next(menu for menu in page.findChildren(QMenu) if len(menu.actions()) == len(SPEEDS))
    assert [action.isChecked() for action in speeds.actions()] == [speed == "fast" for speed in SPEEDS]
    for action in speeds.actions():
        action.trigger()
    assert tuple(asked) == SPEEDS
