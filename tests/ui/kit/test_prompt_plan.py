"""How the prompt bar is laid in a height that never changes: what stands beside the words or below, how small it is."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.prompt.button import SIZES, row_height
from durbar.ui.kit.prompt.plan import Plan, Planner, bar_height
from durbar.ui.kit.prompt.said import LETTERS, Said, shrinkings
from durbar.ui.kit.prompt.tiles import SIDE, TileButton, row_width

LONG = "Choose two of the nine actions in secret, then keep the disc; whoever is to begin may do so at once. " * 3


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[QWidget]:
    look.set(window=(1257, 707), text=1.0)
    widget = QWidget()
    qtbot.addWidget(widget)
    yield widget
    look.set(text=1.0)


def planner(room: QWidget, words: str, tiles: int = 0, buttons: tuple[str, ...] = (), caption: str = "") -> Planner:
    own, label = Said(), Words(caption, 12.5)
    for widget in (own, label):
        widget.setParent(room)
    own.set_words(words, "", "quiet", "")
    made = [WordButton(text, picture=Picture("kit/undo"), parent=room) for text in buttons]
    plan = Planner(own, label, made, [TileButton(room) for _ in range(tiles)])
    plan.high = bar_height(1200, 720)
    return plan


def test_few_words_are_as_large_as_drawn(room: QWidget):
    assert planner(room, "Your turn.", buttons=("End the turn",)).plan(1200) == Plan(SIDE, False, False, False)


def test_the_height_depends_on_window_and_letters_alone(room: QWidget):
    usual, narrow = bar_height(1200, 720), bar_height(900, 720)
    assert look.px(80) < usual < narrow < look.px(130)
    assert bar_height(900, 600) < usual, "a low window needs its height for the board"
    look.set(text=2.0)
    assert 1.4 * usual < bar_height(1200, 720) < 2 * usual


def test_words_have_what_emblem_tiles_and_buttons_leave(room: QWidget):
    made = planner(room, "Your turn.", tiles=3, buttons=("End the turn",))
    plan = made.plan(1200)
    tiles, buttons = row_width(3, plan.side), made.buttons_width(plan)
    assert made.words_room(1200, plan) == 1200 - look.px(20) - look.px(15) - tiles - look.px(20) - buttons - look.px(20)
    made.has_emblem = True
    assert made.left == look.px(78)


def test_words_have_the_height_that_rows_below_them_leave(room: QWidget):
    made = planner(room, "Your turn.", tiles=3, buttons=("End the turn",))
    beside, below = Plan(), Plan(40, tiles_below=True)
    assert made.words_height(1200, beside) == made.high - look.px(12)
    assert made.words_height(1200, below) == made.high - look.px(6 + 8 + 9) - look.px(40)


def test_many_tiles_shrink_then_go_below_the_words(room: QWidget):
    roomy, narrow = planner(room, LONG[:90], tiles=9), planner(room, LONG[:90], tiles=9)
    assert not roomy.plan(1200).tiles_below
    assert narrow.plan(660).tiles_below
    rows = narrow.tile_rows(row_width(8, SIDE), SIDE)
    assert [len(row) for row in rows] == [5, 4], "rows are about equally long"


def test_buttons_too_wide_for_one_row_take_several(room: QWidget):
    made = planner(room, LONG, buttons=("Keep both actions", "Give the disc back", "Say nothing at all"))
    rows = made.button_rows(look.px(420), Plan())
    assert [button.text() for row in rows for button in row] == [
        "Keep both actions",
        "Give the disc back",
        "Say nothing at all",
    ]
    assert len(rows) > 1
    for row in rows:
        assert sum(button.width_if(False) for button in row) + look.px(10) * (len(row) - 1) <= look.px(420)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [937, 1257])
def test_whatever_is_said_stays_inside(room: QWidget, width: int, text: float):
    look.set(text=text)
    made = planner(room, LONG, tiles=9, buttons=("Keep both actions", "Give it back"), caption="Still to use")
    made.high = bar_height(width, 720)
    plan = made.plan(width)
    inside = made.words_room(width, plan)
    high = made.words_height(width, plan)
    assert made._own.height_in(inside, plan.letters) <= high
    foot = made.controls_height(inside, plan)
    assert high + foot < made.high
    assert row_height(plan.button) + 2 <= made.high


def test_large_letters_shrink_and_usual_ones_hardly(room: QWidget):
    assert LETTERS[shrinkings()[-1]][1] == 10.5
    look.set(text=2.0)
    assert 5 < LETTERS[shrinkings()[-1]][1] * 2 / 2 < 10.5
    few, many = planner(room, "Your turn."), planner(room, LONG * 2, tiles=8, buttons=("Keep them", "Give it back"))
    assert few.plan(1200).letters == 0
    assert 0 < many.plan(1200).letters < len(LETTERS)
    assert many.plan(1200).button in SIZES


def test_words_of_any_length_leave_tiles_and_buttons_their_place(room: QWidget):
    plan = planner(room, LONG * 9, tiles=3, buttons=("Keep",)).plan(1200)
    assert plan.letters == shrinkings()[-1]


def test_a_long_caption_stands_in_two_lines(room: QWidget):
    one, two = planner(room, "", 2, caption="Still to use"), planner(room, "", 2, caption="Still to use before the end")
    whole = two._caption.fontMetrics().horizontalAdvance("Still to use before the end")
    assert two.caption_width() < whole
    assert one.caption_width() > 0
    assert planner(room, "", 2).caption_width() == 0


def test_a_plan_is_made_once_for_a_width_until_it_is_told_to_forget(room: QWidget, monkeypatch: pytest.MonkeyPatch):
    made, measured = planner(room, LONG, tiles=4, buttons=("Keep",)), []
    height_in = Said.height_in
    monkeypatch.setattr(Said, "height_in", lambda *given: (measured.append(1), height_in(*given))[1])
    first = made.plan(800)
    times = len(measured)
    assert made.plan(800) is first
    assert len(measured) == times
    made._own.set_words("Go.", "", "quiet", "")
    assert made.plan(800) is first
    made.forget()
    assert made.plan(800).letters == 0


def test_no_word_stands_alone_on_the_last_line(room: QWidget):
    said = Said()
    said.setParent(room)
    words = "Choose two of the nine actions in secret, then keep the disc."
    font = look.sans(LETTERS[0][1])
    narrow = paint.width_of(words, font) - 5  # the last word alone has no room on the first line
    said.set_words("Your turn.", words, "quiet", "")
    said.lay(narrow, 0)
    assert said.second.width() < narrow * 0.7
    assert (
        said.second.height()
        == paint.height_of(words, font, narrow)
        == paint.height_of(words, font, said.second.width())
    )
    said.lay(2 * narrow, 0)
    assert said.second.width() > narrow, "what has room on one line is not broken"
