"""The end of a game whose scores are no plain numbers: standings, the curve, and dice against expectation."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from durbar.session.player import Player
from durbar.ui.kit.charts.chance_chart import ChanceChart
from durbar.ui.kit.charts.chart import CurveChart, scale_for
from durbar.ui.kit.charts.dice_chart import DiceChart
from durbar.ui.kit.charts.scores import ScoreTableView
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.chance import ChanceReport, DieReport, FaceCount
from durbar.ui.kit.values.results import Placing, Results
from durbar.ui.kit.values.score_table import ScoreRow, ScoreTable
from durbar.ui.pages.results.chance import ChancePanel
from durbar.ui.pages.results.page import ResultsPage
from durbar.ui.pages.results.winner import PlacingRow
from tests.ui.eyes import Painted, unreadable
from tests.ui.hands import around, only, seen

PLAYERS = [Player(name, emblem=seat) for seat, name in enumerate(("Asha", "Bram", "Chandra"))]
ROUNDS = 30


def halves(value: int) -> str:
    whole, half = divmod(abs(value), 2)
    return ("−" if value < 0 else "") + (str(whole) if whole or not half else "") + ("½" if half else "")


def a_die(faces: int, came: int = 12) -> DieReport:
    picture = Picture("dice_charmers/symbol-lotus")
    return DieReport("Blue dice", tuple(FaceCount(picture, f"lotus {n}", came + n) for n in range(faces)), 11.5)


def results(placings: tuple[Placing, ...] | None = None) -> Results:
    curve = tuple(tuple(-80 + seat + step * 3 for step in range(ROUNDS)) for seat in range(3))
    return Results(
        "Asha wins",
        "by 2½",
        placings or tuple(Placing(seat, seat + 1, 5 - 4 * seat, f"{seat}½", "to go") for seat in range(3)),
        ScoreTable("Where it came from", (0, 1, 2), ("fame",), (), "Ticked", ((1,), (2,), (3,))),
        "Tracks after each round",
        ("start", *(str(step) for step in range(1, ROUNDS))),
        curve,
        ChanceReport("How the dice fell", "Faces rolled", (), ("Fair.",), tuple(a_die(6) for _ in range(4))),
        "A sentence.",
        curve_number=halves,
    )


@pytest.fixture
def page(qtbot: QtBot, english: None) -> Iterator[ResultsPage]:
    look.set(dark=False, text=1.0, window=(1280, 720))
    page = ResultsPage()
    qtbot.addWidget(page)
    page.resize(1280, 672)
    page.set_results(results(), PLAYERS)
    page.show()
    QApplication.processEvents()
    yield page
    look.set(dark=False, text=1.0, window=(1280, 720))


def painted_in(widget: QWidget, painted: Painted) -> list[str]:
    painted.of(widget)
    return list(painted.all)


def test_standings_write_the_score_as_the_game_does(page: ResultsPage, monkeypatch: pytest.MonkeyPatch):
    row = page.findChildren(PlacingRow)[1]
    assert row.text() == "2. Bram, person: 1½, to go"
    assert {"1½", "to go"} <= set(painted_in(row, Painted(monkeypatch)))


def test_plain_scores_are_written_as_before(page: ResultsPage, monkeypatch: pytest.MonkeyPatch):
    page.set_results(results((Placing(0, 1, 41), Placing(1, 2, -3))), PLAYERS)
    QApplication.processEvents()
    row = page.findChildren(PlacingRow)[-1]
    assert row.text() == "2. Bram, person: −3"
    assert "−3" in painted_in(row, Painted(monkeypatch))


def test_large_letters_leave_a_line_of_the_standings_room_for_a_name_and_two_lines_below_it(page: ResultsPage):
    page.set_results(results((Placing(0, 1, 41), Placing(1, 2, -3))), PLAYERS)
    for text in (1.2, 1.5):
        look.set(text=text)
        QApplication.processEvents()
        needed = paint.line_of(look.serif(16, bold=True)) + 2 * paint.line_of(look.sans(12))
        assert all(row.height() >= needed for row in page.findChildren(PlacingRow)[-2:])


def test_the_curve_is_scaled_in_whole_numbers_and_none_is_cut(page: ResultsPage, monkeypatch: pytest.MonkeyPatch):
    painted = Painted(monkeypatch)
    words = painted_in(only(page, CurveChart), painted)
    labels = [halves(value) for value in scale_for([value for seat in results().curve for value in seat], halves)]
    assert len(labels) >= 3
    assert set(labels) <= set(words)
    assert not any("½" in label for label in labels)
    assert halves(results().curve[2][-1]) in words
    assert not painted.cut


def test_of_many_rounds_some_are_named_and_none_is_cut(page: ResultsPage, monkeypatch: pytest.MonkeyPatch):
    painted = Painted(monkeypatch)
    named = [word for word in painted_in(only(page, CurveChart), painted) if word in results().curve_words[1:]]
    assert 5 <= len(set(named)) < ROUNDS - 1
    assert not painted.cut


@pytest.mark.parametrize("text", [0.8, 1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 680)])
def test_dice_are_whole_at_every_size(
    page: ResultsPage, monkeypatch: pytest.MonkeyPatch, text: float, size: tuple[int, int]
):
    painted = Painted(monkeypatch)
    look.set(text=text, window=size)
    page.resize(size[0], size[1] - 48)
    QApplication.processEvents()
    chart = only(page, DiceChart)
    words = painted_in(chart, painted)
    assert not painted.cut + unreadable(only(page, ChancePanel))
    assert words.count("17") == 4
    assert chart.height() >= chart.minimumSizeHint().height() - 2
    assert not seen(page, ChanceChart)


def test_screen_readers_hear_each_face(page: ResultsPage):
    assert "lotus 5 17" in only(page, DiceChart).accessibleName()
    assert "11.5 of each expected" in only(page, DiceChart).accessibleName()


@pytest.mark.parametrize(("text", "high"), [(1.0, 620), (1.5, 660)])
def test_all_places_are_seen_while_the_tables_scroll_by_key(page: ResultsPage, qtbot: QtBot, text: float, high: int):
    sources = tuple(ScoreRow(f"Source {row}", None, ((row,),) * 3) for row in range(20))
    page.set_results(replace(results(), table=replace(results().table, rows=sources)), PLAYERS)
    look.set(text=text)
    page.resize(1280, high)
    for _ in range(3):  # a layout is told of new heights in the turn after that in which they come
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # rows of before
    bar = around(only(page, ScoreTableView), QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    for key, end in ((Qt.Key.Key_End, bar.maximum()), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(page, key)
        assert bar.value() == end
        room = around(page.findChild(PlacingRow), QScrollArea).viewport()
        for row in page.findChildren(PlacingRow):
            box = row.rect().translated(row.mapTo(room, QPoint(0, 0)))
            assert room.rect().contains(box), row.text()
