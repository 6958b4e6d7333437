"""A lesson is seen once all has its place: the veil over the page, frames on what is spoken of, the bubble whole."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect
from PySide6.QtGui import QRegion
from pytestqt.qtbot import QtBot

from durbar.ui.pages.lesson.page import LessonPage
from durbar.ui.window import Window
from tests.ui.pages.lesson.test_lessons import TAUGHT, lesson


class Painted(QObject):
    """Notes how a lesson lay whenever its bubble was painted."""

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self.page, self.wrong, self.times = page, list[str](), 0
        page.bubble.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times += 1
            self.wrong += wrong_in(self.page)
        return False


def wrong_in(page: LessonPage) -> list[str]:
    """What lies where it should not."""
    table, wrong = page.table_page, []
    if page.shade.geometry() != table.rect():
        wrong.append(f"the veil is {page.shade.geometry()}")
    if [QRegion(box) for box in page.shade._lit] != [QRegion(box.adjusted(-5, -5, 5, 5)) for box in lit(page)]:
        wrong.append(f"frames {page.shade._lit}, things {lit(page)}")
    if not table.rect().contains(page.bubble.geometry()):
        wrong.append(f"the bubble is {page.bubble.geometry()}")
    return wrong


def lit(page: LessonPage) -> list[QRect]:
    return page.places.lit_by(page.progress.beat)


@pytest.mark.parametrize("key", TAUGHT)
def test_whenever_a_lesson_is_painted_all_has_its_place(window: Window, qtbot: QtBot, key: str):
    for number in (0, 4):
        window.show_lesson(key, number)
        page = lesson(window)
        painted = Painted(page)
        qtbot.waitUntil(lambda painted=painted: painted.times > 0)
        QCoreApplication.processEvents()
        assert painted.wrong == []
