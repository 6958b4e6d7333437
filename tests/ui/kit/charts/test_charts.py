"""Charts say what their numbers say: more stands higher, less than expected lies to the left, ends don't overlap."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from durbar.session.player import Player
from durbar.ui.kit.charts import chance_chart, dice_chart
from durbar.ui.kit.charts.chance_chart import ChanceBar, ChanceChart
from durbar.ui.kit.charts.chart import CurveChart, scale_for, spread
from durbar.ui.kit.charts.dice_chart import DiceChart
from durbar.ui.kit.charts.scores import ScoreTableView, points_colour
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.chance import DieReport, FaceCount
from durbar.ui.kit.values.score_table import ScoreRow, ScoreTable
from durbar.ui.pages.results.stage import ChoiceList
from durbar.ui.pages.statistics.chart import Course, CourseChart
from durbar.ui.words import number

PLAYERS = [Player("Leela", emblem=0), Player("Marc", emblem=1)]


@pytest.fixture
def painted(qapp: object, monkeypatch: pytest.MonkeyPatch) -> dict[str, QRectF]:
    """The words that are painted, and where each is painted first."""
    found: dict[str, QRectF] = {}
    monkeypatch.setattr(paint, "words", lambda _on, box, text, *_: found.setdefault(text, QRectF(box)))
    return found


def test_more_points_stand_higher(painted: dict[str, QRectF]):
    chart = CurveChart()
    chart.resize(500, 300)
    chart.set_curve(("start", "first", "last"), ((0, 5, 20), (-7, 3, 12)), PLAYERS, (0, 1))
    chart.grab()
    scale = scale_for((0, 5, 20, -7, 3, 12))
    heights = [painted[number(value)].center().y() for value in scale]
    assert heights == sorted(heights, reverse=True)
    assert scale[0] <= -7 < 20 <= scale[-1]
    assert painted["start"].top() > painted["0"].center().y()
    assert painted["start"].left() < painted["first"].left() < painted["last"].left()


def test_the_first_word_under_a_curve_has_the_room_that_the_second_leaves(painted: dict[str, QRectF]):
    chart = CurveChart()
    chart.set_curve(("outset", "1", "2", "3", "4", "5"), ((0, 1, 2, 3, 4, 5),) * 2, PLAYERS, (0, 1))
    chart.resize(300, 200)
    chart.grab()
    assert painted["outset"].width() > paint.width_of("outset", look.sans(12))
    assert painted["outset"].right() < painted["1"].left()


@pytest.mark.parametrize("best_low", [False, True])
def test_a_first_place_and_many_wins_stand_at_the_top(painted: dict[str, QRectF], best_low: bool):
    chart = CourseChart()
    chart.set_course(Course((1.0, 3.0), dots=(1, 4), best_low=best_low))
    chart.resize(300, 200)
    chart.grab()
    assert (painted["1"].top() < painted["4"].top()) == best_low


@pytest.mark.parametrize("values", [(0, 0), (3, 17), (-23, 4), (1, 99, 400)])
def test_a_scale_reaches_from_below_the_lowest_to_above_the_highest(values: tuple[int, ...]):
    scale = scale_for(values)
    assert scale[0] <= min(0, *values)
    assert scale[-1] >= max(1, *values)
    assert 0 in scale
    assert len(scale) <= 7


def test_ends_of_lines_are_moved_apart_and_keep_their_order():
    places = spread([50, 52, 90, 51], 20, 120)
    ordered = [places[index] for index in (0, 3, 1, 2)]
    assert all(below - above >= 20 for above, below in pairwise(ordered))
    assert min(places) >= 10
    assert max(places) <= 110
    assert spread([20, 80], 20, 120) == [20, 80]
    assert spread([-5, 0, 3], 20, 120) == [10, 30, 50]


def drawn(monkeypatch: pytest.MonkeyPatch, module: object) -> list[QRectF]:
    """The boxes that a chart is about to fill."""
    boxes: list[QRectF] = []
    monkeypatch.setattr(module.paint, "rounded", lambda _painter, box, *_: boxes.append(QRectF(box)))  # type: ignore[attr-defined]
    return boxes


def test_what_came_too_seldom_lies_to_the_left(qapp: object, monkeypatch: pytest.MonkeyPatch):
    chart = ChanceChart()
    chart.resize(500, 120)
    chart.set_bars([ChanceBar("kit/winner", "Leela", None, came, 20, 5.0) for came in (2, 8)], "Tiles")
    boxes = drawn(monkeypatch, chance_chart)
    chart.grab()
    few, many = boxes[-2:]
    assert few.right() == many.left()
    assert few.width() == pytest.approx(many.width())


def test_a_face_that_came_as_often_as_expected_fills_half(qapp: object, monkeypatch: pytest.MonkeyPatch):
    faces = tuple(FaceCount(Picture("dice_charmers/symbol-lotus"), "lotus", came) for came in (10, 20, 30))
    chart = DiceChart()
    chart.resize(600, 60)
    chart.set_dice([DieReport("Blue dice", faces, 10.0)])
    boxes = drawn(monkeypatch, dice_chart)
    chart.grab()
    shares = [full.width() / track.width() for track, full in zip(boxes[-6::2], boxes[-5::2], strict=True)]
    assert shares == pytest.approx([0.5, 1.0, 1.0])


def test_losses_and_large_gains_stand_out(qapp: object):
    assert [points_colour(value) for value in (-1, 0, 4, 5)] == [look.c.refuse, look.c.quiet, look.c.ink, look.c.gain]


def test_the_last_word_under_a_curve_ends_before_the_emblems_and_below_the_scale(
    painted: dict[str, QRectF], monkeypatch: pytest.MonkeyPatch
):
    emblems: list[QRectF] = []
    monkeypatch.setattr(art, "draw", lambda _on, _art, box, *_, **__: emblems.append(box))
    look.set(text=2.0)
    chart = CurveChart()
    chart.set_curve(("start", "Old", "Middle", "New"), ((10, 6, 8, 14), (10, 5, 1, 1)), PLAYERS, (0, 1))
    chart.resize(1200, 135)
    chart.grab()
    look.set(text=1.0)
    assert painted["New"].right() < min(box.left() for box in emblems)
    lowest = painted["0"].center().y() + 0.35 * painted["0"].height()  # its figures fill the middle of the line
    assert painted["start"].top() > lowest - 1


@pytest.mark.parametrize("last", ["hand", "main"])
def test_the_last_word_under_a_curve_makes_room_for_the_one_before_it(painted: dict[str, QRectF], last: str):
    stages = [str(visit) for visit in range(1, 13)]
    chart = CurveChart()
    chart.set_curve(("début", *stages, last), (range(0, 70, 5), range(0, 56, 4)), PLAYERS, (0, 1))
    chart.resize(438, 240)  # as in a window of 1280 by 720
    chart.grab()
    assert painted["12"].right() < painted[last].left()


def test_words_of_columns_stand_apart_at_any_size_of_letters(qapp: object, monkeypatch: pytest.MonkeyPatch):
    columns: list[QRectF] = []

    def note(_painter: object, box: QRectF, text: str, *_: object) -> None:
        if text == "Middle":
            columns.append(QRectF(box))

    monkeypatch.setattr(paint, "words", note)
    table = ScoreTable("", (0, 1), ("Middle", "Middle"), (), "Sum", ((1, 2), (3, 4)))
    view = ScoreTableView()
    view.set_table(table, PLAYERS)
    try:
        for text in (1.0, 1.5, 2.0):
            look.set(text=text)
            view.resize(view.sizeHint())
            columns.clear()
            view.grab()
            first, second = (box.right() for box in columns[:2])
            assert second - first - paint.width_of("Middle", look.sans(11.5)) >= paint.width_of(" ", look.sans(11.5))
    finally:
        look.set(text=1.0)


def words(inside: QWidget) -> list[str]:
    return [label.text() for label in inside.findChildren(QLabel)]


def test_numbers_stay_with_what_they_count_in_rules_and_in_what_mattered_most(qtbot: QtBot):
    rules, choices = ScoreTableView(), ChoiceList()
    for widget in (rules, choices):
        qtbot.addWidget(widget)
    row = ScoreRow("Palaces", None, ((1,),), "5", "Each brings 2 points.")
    rules.set_table(ScoreTable("Points", (0,), ("points",), (row,), "All", ((1,),), "Out of 4 rounds."), PLAYERS)
    choices.set_choices(((0, "Left with 3 points"),), PLAYERS)
    assert "Out of 4\u00a0rounds." in words(rules)
    rules.point(row)
    assert "Each brings 2\u00a0points." in words(rules)
    assert "Left with 3\u00a0points" in words(choices)
