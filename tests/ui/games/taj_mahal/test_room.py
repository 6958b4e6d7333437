"""Room at Taj Mahal’s table: large letters in a small window, large hands, tips beside what one looks at."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.games.taj_mahal.moves import Play
from durbar.games.taj_mahal.symbols import SYMBOLS
from durbar.ui.games.taj_mahal.board.aside import TajMahalAside
from durbar.ui.games.taj_mahal.board.board import TajMahalBoard
from durbar.ui.games.taj_mahal.board.layout import BLOCKED_TOP, LEDGE, SHOWS, USUAL_TOP, Strip
from durbar.ui.games.taj_mahal.board.sum import _DENSITIES, _LEAST_LETTER
from durbar.ui.kit.frame.log_page import LogPage
from durbar.ui.kit.frame.tabs import LOG
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.games.taj_mahal.build import card, play, table
from tests.games.taj_mahal.keeping import lively
from tests.ui.games.taj_mahal.positions import (
    PALACES,
    RICH,
    a_contest,
    pick_out,
    picking,
    placing,
    sit_at,
    the_last_visit,
)
from tests.ui.games.taj_mahal.test_readable import five_in_the_thick_of_it
from tests.ui.hands import played, point_at, show
from tests.ui.test_language_and_look import come_to_rest

#: No test here looks at pixels.
UNPAINTED = True

SMALL = (1280, 720)
#: How far down a card its lower symbol reaches, as a part of the card.
SYMBOLS_END = 112 / 150


def aside_of(page: TablePage) -> TajMahalAside:
    assert isinstance(page.aside, TajMahalAside)
    return page.aside


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.3, 1.5])
def test_six_low_rows_leave_the_forecast_in_sight(window: Window, qtbot: QtBot, text: float, language: str):
    """Of three or five players."""
    use_language(language)
    window.resize(*SMALL)
    for made in (a_contest, five_in_the_thick_of_it):
        page = sit_at(window, made())
        look.set(text=text)
        come_to_rest(window)
        aside = aside_of(page)
        assert {row.height() for row in aside._contest.rows.values()} == {look.px(30)}
        assert len(aside._contest.rows) == len(SYMBOLS)
        foot = aside._sum.mapTo(aside, aside._sum.rect().bottomLeft()).y()
        if made is a_contest:
            assert foot <= aside.height()
        else:
            top = aside._sum.mapTo(aside, aside._sum.rect().topLeft()).y()
            assert aside.height() - top > 0.55 * (foot - top)  # the rest scrolls


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.3, 1.5, 2.0])
def test_nothing_moves_while_cards_are_pointed_at_and_picked_out(
    window: Window, qtbot: QtBot, text: float, language: str
):
    use_language(language)
    window.resize(*SMALL)
    page = sit_at(window, a_contest(), "pcc")
    look.set(text=text)
    come_to_rest(window)
    places = [page.board.geometry()]
    for move in page.sight.legal:
        if isinstance(move, Play):
            page.pointing.preview(move)
            come_to_rest(window)
            places.append(page.board.geometry())
    pick_out(page, Play(card("rEP"), card("wK")))
    come_to_rest(window)
    assert {place.getRect() for place in (*places, page.board.geometry())} == {places[0].getRect()}


@pytest.mark.parametrize("slots", [5, 7, 9])
@pytest.mark.parametrize("cards", [1, 7, 12, 13, 17, 24, 40])
def test_both_symbols_of_all_cards_are_seen(slots: int, cards: int):
    """Each card is left free as far as its symbols reach, whole or nearly so, in the room of the hand."""
    strip = Strip(slots, cards)
    boxes = [strip.hand(k) for k in range(cards)]
    assert all(box.right() <= strip.hand_right + 0.01 for box in boxes)
    for box, following in pairwise(boxes):
        if following.top() == box.top():
            assert following.left() - box.left() >= box.width() * SHOWS - 0.01
        else:
            assert following.top() >= box.bottom()
    down = 0.0 if strip.small else BLOCKED_TOP - USUAL_TOP
    lowest = max(box.top() + box.height() * SYMBOLS_END for box in boxes)
    assert lowest + down < LEDGE.top() - 1


def test_a_forecast_stands_as_roomy_as_there_is_room_for(window: Window, qtbot: QtBot):
    """Long names of provinces and players took room of it that nothing else used."""
    use_language("fr")
    window.resize(*SMALL)
    for made in (a_contest, placing, picking, the_last_visit, five_in_the_thick_of_it, lambda: table(5, hands=RICH)):
        page = sit_at(window, made())
        come_to_rest(window)
        panel = aside_of(page)._sum
        able = [density for density in _DENSITIES if look.letter(density.quiet) >= look.px(_LEAST_LETTER)]
        roomier = next((density for density in able if panel._height_if(density) <= panel.height()), able[-1])
        words = [line._words.font().pixelSize() for line in panel._lines if line.isVisible()]
        assert set(words) == {look.sans(roomier.words).pixelSize()}


def test_the_whole_width_is_used_before_cards_are_parted_in_rows():
    for cards in range(8, 22):
        strip = Strip(5, cards)
        assert not strip.small
        assert strip.hand(cards - 1).right() > 0.75 * strip.hand_right


def test_a_card_picked_out_lies_over_its_neighbours(window: Window, qtbot: QtBot):
    """A click on what one sees of it puts it back."""
    kinds = ["rEV", "rEG", "rEM", "rKP", "gEE", "gEV", "yEM", "vEP", "vEM", "wE", "wK", "wP"]
    page = sit_at(window, table(3, hands={0: kinds}))
    board = page.board.board
    assert isinstance(board, TajMahalBoard)
    first = ("hand", card("rEG"), 0)
    pick_out(page, Play(card("rEG"), "-"))
    box = board.rect(first)
    assert box is not None
    edge = box.center()
    edge.setX(box.right() - 2)
    assert board.target_at(edge) == first
    beyond = box.center()
    beyond.setX(box.right() + 2)
    assert board.target_at(beyond) not in (None, first)


@pytest.mark.parametrize("province", ["delhi", "kashmir", "malwa", "sind", "bundelkhand", "awadh"])
def test_the_tip_of_a_city_leaves_its_province_and_the_forecast_free(window: Window, qtbot: QtBot, province: str):
    window.resize(*SMALL)
    state = table(3, hands=RICH, played={0: ["rVP"], 1: ["gEE"]}, palaces=PALACES, province=province)
    play(state, "withdraw")
    page = sit_at(window, state)
    come_to_rest(window)
    board = page.sight.view.board
    cities = [("city", board.cities[number].id) for number in board.in_province[board.province_number[province]]]
    aside = QRectF(aside_of(page).rect().translated(aside_of(page).mapToGlobal(aside_of(page).rect().topLeft())))
    for city in cities:
        page.tips.close_all()
        point_at(page, city)
        qtbot.waitUntil(lambda: bool(page.tips._chain))
        panel = page.tips._chain[0]
        place = panel._place
        assert place is not None
        tip = QRectF(place.box.translated(panel._window.mapToGlobal(panel._window.rect().topLeft())))
        assert not tip.intersects(aside)
        assert not any(tip.contains(QRectF(page.board.rect_of(other)).center()) for other in cities)
    QTest.mouseMove(window, QPoint(1, 1))  # the next window would find the pointer where it was


def test_the_log_marks_where_one_looks_back_to(window: Window, qtbot: QtBot):
    page = show(window, played("pcc", 60, 5, "taj_mahal", lively))
    page.play.stop()
    page.frame.tabs.open(LOG)
    log = page.frame.tabs.log
    assert isinstance(log, LogPage)
    assert marked(log) == ([], 0)
    at = page.table.at - 9
    page.travel.look_at(at)
    (row,), later = marked(log)
    assert log.model.index_at(row) <= at < log.model.index_at(row + 1)
    assert later == log.model.rowCount() - row - 1
    page.travel.look_at(page.table.at)
    assert marked(log) == ([], 0)


def marked(log: LogPage) -> tuple[list[int], int]:
    """The rows that are marked, and how many are told as later."""
    rows = range(log.model.rowCount())
    return [row for row in rows if log.is_marked(row)], sum(log.is_later(row) for row in rows)
