"""The stack of pages: what is seen, what comes to light when it goes, and a table that is left as tables are."""

from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from durbar.ui.pages.page_stack import PageStack


class Pages:
    def __init__(self) -> None:
        self.window = QWidget()
        self.stack = PageStack(QVBoxLayout(self.window), QWidget)
        self.stack.show_home()
        self.turns: list[QWidget] = []
        self.stack.turned.connect(lambda: self.turns.append(self.stack.currentWidget()))


@pytest.fixture
def pages(qapp: object) -> Pages:
    return Pages()


def test_home_is_a_page_of_the_window_and_never_a_window(pages: Pages):
    assert pages.stack.currentWidget() is pages.stack.home
    assert pages.stack.home.window() is pages.window


def test_a_page_is_painted_in_the_turn_after_the_one_it_was_made_in(pages: Pages):
    pages.window.show()
    pages.stack.enter(page := QWidget())
    assert page.isVisible()
    assert not page.updatesEnabled()
    assert pages.window.updatesEnabled()  # a window without them that is asked for one never paints again
    QCoreApplication.processEvents()
    assert page.updatesEnabled()


def test_covers_go_from_the_top_and_bring_to_light_what_lies_below(pages: Pages):
    stack, page, rules, settings = pages.stack, QWidget(), QWidget(), QWidget()
    stack.enter(page)
    stack.cover(rules)
    assert stack.below is None
    stack.cover(settings)
    assert stack.below is rules
    seen = [stack.currentWidget()]
    for _ in range(2):
        stack.uncover()
        seen.append(stack.currentWidget())
    assert seen == [settings, rules, page]
    assert pages.turns == [page, rules, page]


def test_another_page_takes_the_place_of_page_and_covers_and_the_table_is_left(pages: Pages):
    stack, table_page = pages.stack, MagicMock()
    stack.enter(QWidget(), table_page)
    stack.cover(QWidget())
    stack.enter(page := QWidget())
    table_page.leave.assert_called_once_with()
    assert (stack.page, stack.table_page, stack.covers) == (page, None, [])
    assert stack.count() == 2


def test_all_covers_go_and_home_stays(pages: Pages):
    stack = pages.stack
    stack.cover(QWidget())
    stack.cover(QWidget())
    stack.uncover_all()
    assert stack.currentWidget() is stack.home
    stack.uncover()
    assert stack.count() == 1
