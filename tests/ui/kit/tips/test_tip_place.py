"""Where a tip opens: at its distance, beside its thing and not over it, its beak at the side where the thing is."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.body import Helps
from durbar.ui.kit.tips.lesson_panel import LessonBubble, Saying
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.kit.tips.tip_place import best_place
from durbar.ui.kit.values.tip import Tip

ROOM, SIZE, GAP = QRect(0, 0, 1000, 700), QSize(300, 200), 14
#: A thing near each side of the room, and the side of the tip that its beak leaves from.
THINGS = {
    "top": QRect(10, 10, 980, 60),
    "bottom": QRect(10, 630, 980, 60),
    "left": QRect(10, 10, 60, 680),
    "right": QRect(930, 10, 60, 680),
}


def distance(box: QRect, thing: QRect) -> int:
    """Pixels between two boxes beside or above each other."""
    return max(
        box.top() - thing.bottom(), thing.top() - box.bottom(), box.left() - thing.right(), thing.left() - box.right()
    ) - 1  # fmt: skip


@pytest.mark.parametrize("side", THINGS)
def test_a_tip_stands_at_its_distance_and_points_at_its_thing(side: str):
    thing = THINGS[side]
    place = best_place(ROOM, thing, SIZE, [], GAP)
    assert place.side == side
    assert distance(place.box, thing) == GAP
    assert ROOM.contains(place.box)
    assert distance(QRect(place.point, QSize(1, 1)), thing) < 0 or thing.adjusted(-4, -4, 4, 4).contains(place.point)
    reach = {
        "top": place.box.top() - place.point.y(),
        "bottom": place.point.y() - place.box.bottom(),
        "left": place.box.left() - place.point.x(),
        "right": place.point.x() - place.box.right(),
    }
    assert 0 < reach[side] <= 2 * GAP


def test_the_thing_itself_stays_in_sight_before_all_else():
    thing = QRect(400, 300, 200, 100)
    place = best_place(ROOM, thing, SIZE, [QRect(0, 0, 1000, 290), QRect(0, 410, 1000, 290)], GAP)
    assert not place.box.intersects(thing)
    around = [QRect(thing.left(), thing.bottom() + 1, thing.width(), 290)]
    assert best_place(ROOM, thing, SIZE, around, GAP).side != "top"


def test_a_panel_takes_that_distance(qtbot: QtBot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 700)
    tip = TipPanel(Tip("A sun", rule="It bids."), Helps(lambda _term: None, str, ()), THINGS["top"], window)
    tip.stand(ROOM, [])
    assert distance(tip.box, THINGS["top"]) == look.px(14)


def test_where_nothing_beside_it_is_free_a_tip_goes_to_what_is():
    """The thing is ringed by what is to stay in sight; only the lower right of the room is left."""
    clear = [QRect(0, 0, 1000, 340), QRect(0, 0, 600, 700)]
    place = best_place(ROOM, QRect(280, 300, 40, 40), SIZE, clear, GAP)
    assert not any(place.box.intersects(part) for part in clear)
    assert ROOM.contains(place.box)


def test_what_none_may_cover_is_left_free_though_something_else_is_covered():
    button, thing = QRect(400, 220, 160, 40), QRect(480, 100, 60, 20)
    clear = [QRect(0, 0, 1000, 130), QRect(0, 300, 1000, 400)]
    assert best_place(ROOM, thing, SIZE, clear, GAP).box.intersects(button)
    assert not best_place(ROOM, thing, SIZE, clear, GAP, never=[button]).box.intersects(button)


@pytest.mark.parametrize("far", [False, True])
def test_a_lessons_bubble_points_with_a_short_beak_or_with_none(qtbot: QtBot, english: None, far: bool):
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(ROOM.size())
    bubble = LessonBubble(host)
    bubble.say(Saying("This is what is spoken of.", ("The one chapter",), 0, next_words="Next"))
    thing, kept = QRect(450, 20, 60, 60), [QRect(0, 0, 440, 400), QRect(490, 90, 510, 310)]
    bubble.point_at(ROOM, thing, [thing, *kept] if far else [thing])
    assert (bubble.geometry().top() <= thing.bottom()) != far
