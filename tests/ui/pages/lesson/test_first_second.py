"""A lesson is seen once all has its place: the veil over the page, frames on what is spoken of, the bubble whole."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect
from PySide6.QtGui import QEnterEvent, QRegion
from pytestqt.qtbot import QtBot

from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.terms import TermText
from durbar.ui.kit.tips import tips
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.lesson.page import LessonPage
from durbar.ui.window import Window
from tests.ui.hands import only, open_tips
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
    if [QRegion(box) for box in page.shade.lit] != [QRegion(box.adjusted(-5, -5, 5, 5)) for box in lit(page)]:
        wrong.append(f"frames {page.shade.lit}, things {lit(page)}")
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


#: Lessons whose first bubble once lay over what it speaks of, or where little room is left.
NARROW = (("raja", 3), ("raja", 1))


def test_a_bubble_leaves_in_sight_what_it_speaks_of_and_tips_leave_the_way_on(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(tips, "OPEN_MS", 0)
    window.resize(1280, 720)
    look.set(dark=False, text=1.0)
    for key, number in NARROW:
        window.show_lesson(key, number)
        page = lesson(window)
        qtbot.waitUntil(page.updatesEnabled)
        qtbot.wait(60)  # the bubble has found its place
        assert not any(page.bubble.box.intersects(thing) for thing in lit(page)), (key, number)
        for tip in term_tips(page):
            assert not tip.intersects(page.bubble.box), (key, number)
            assert not tip.intersects(QRect(page.bubble.next.mapTo(page, QPoint(0, 0)), page.bubble.next.size()))


def term_tips(page: LessonPage) -> list[QRect]:
    """Where the tips open that the bubble's terms and its first dot have."""
    found = []
    asked = [term for text in page.bubble.findChildren(TermText) for term in text.terms]
    for widget in (*asked, page.bubble.dots[0]):
        QCoreApplication.sendEvent(widget, QEnterEvent(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1)))
        while not open_tips(page):
            QCoreApplication.processEvents()
        found.append(only(page, TipPanel).box)
        page.table_page.tips.close()
    return found
