"""How the prompt bar is laid: what stands beside the words or below, and that nothing is planned twice."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.prompt.plan import MOST, USUAL, Planner
from durbar.ui.kit.prompt.said import Said
from durbar.ui.kit.prompt.tiles import SIDE, TileButton, row_width

LONG = "Choose two of the nine actions in secret, then keep the disc; whoever is to begin may do so at once. " * 3


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    look.set(window=(1257, 707), text=1.0)
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def planner(room: QWidget, words: str, tiles: int = 0, buttons: tuple[str, ...] = (), caption: str = "") -> Planner:
    own, said, label = Said(), Said(), Words(caption, 12.5)
    for widget in (own, said, label):
        widget.setParent(room)
    for each in (own, said):
        each.set_words(words, "", "quiet", "")
    made = [WordButton(text, picture=Picture("kit/undo"), parent=room) for text in buttons]
    return Planner(own, said, label, made, [TileButton(room) for _ in range(tiles)])


def test_few_words_leave_the_bar_at_its_usual_height(room: QWidget):
    plan = planner(room, "Your turn.", buttons=("End the turn",)).plan(1200)
    assert plan.high == look.px(USUAL)
    assert (plan.side, plan.below, plan.tiles_below, plan.plain, plan.tight) == (SIDE, False, False, False, False)


def test_words_have_what_emblem_tiles_and_buttons_leave(room: QWidget):
    made = planner(room, "Your turn.", tiles=3, buttons=("End the turn",))
    plan = made.plan(1200)
    tiles, buttons = row_width(3, plan.side), made.buttons_width(plan.plain)
    assert made.words_room(1200, plan) == 1200 - look.px(20) - look.px(15) - tiles - look.px(20) - buttons - look.px(20)
    made.has_emblem = True
    assert made.left == look.px(78)


def test_many_tiles_shrink_then_go_below_the_words(room: QWidget):
    roomy, narrow = planner(room, LONG[:90], tiles=9), planner(room, LONG[:90], tiles=9)
    assert not roomy.plan(1200).tiles_below
    plan = narrow.plan(660)
    assert plan.tiles_below
    assert plan.high > look.px(USUAL)
    rows = narrow.tile_rows(row_width(8, SIDE), SIDE)
    assert [len(row) for row in rows] == [5, 4], "rows are about equally long"


def test_buttons_too_wide_for_one_row_take_several(room: QWidget):
    made = planner(room, LONG, buttons=("Keep both actions", "Give the disc back", "Say nothing at all"))
    rows = made.button_rows(look.px(420), False)
    assert [button.text() for row in rows for button in row] == [
        "Keep both actions",
        "Give the disc back",
        "Say nothing at all",
    ]
    assert len(rows) > 1
    for row in rows:
        assert sum(button.width_if(False) for button in row) + look.px(10) * (len(row) - 1) <= look.px(420)


def test_words_that_stand_for_a_moment_make_the_bar_higher_and_nothing_else(room: QWidget):
    made = planner(room, "Your turn.", tiles=2, buttons=("End the turn",))
    before = made.plan(700)
    made._said.set_words("Your turn.", LONG, "refuse", "")
    assert made.plan(700) is before, "until it is told to forget"
    made.forget()
    after = made.plan(700)
    assert look.px(USUAL) == before.high < after.high
    assert (after.side, after.below, after.tiles_below) == (before.side, before.below, before.tiles_below)
    assert made.own_plan(700).high == before.high


def test_the_bar_never_takes_more_than_its_most(room: QWidget):
    assert planner(room, LONG * 9, buttons=("Keep",)).plan(500).high <= look.px(MOST) + look.px(100)


def test_a_long_caption_stands_in_two_lines(room: QWidget):
    one, two = planner(room, "", 2, caption="Still to use"), planner(room, "", 2, caption="Still to use before the end")
    whole = two._caption.fontMetrics().horizontalAdvance("Still to use before the end")
    assert two.caption_width() < whole
    assert one.caption_width() > 0
    assert planner(room, "", 2).caption_width() == 0


def test_a_plan_is_made_once_for_a_width(room: QWidget, monkeypatch: pytest.MonkeyPatch):
    made, measured = planner(room, LONG, tiles=4, buttons=("Keep",)), []
    lay = Said.lay
    monkeypatch.setattr(Said, "lay", lambda said, *given, **named: (measured.append(1), lay(said, *given, **named))[1])
    first = made.plan(800)
    times = len(measured)
    assert made.plan(800) is first
    assert made.own_plan(800) is made.own_plan(800)
    assert len(measured) == times
