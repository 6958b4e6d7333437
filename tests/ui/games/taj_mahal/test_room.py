"""Room at Taj Mahal’s table: large letters in a small window, large hands, tips beside what one looks at."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.games.taj_mahal.moves import Play, Take, Withdraw
from durbar.games.taj_mahal.symbols import SYMBOLS
from durbar.ui.games.taj_mahal.board.aside import TajMahalAside
from durbar.ui.games.taj_mahal.board.board import TajMahalBoard
from durbar.ui.games.taj_mahal.board.layout import (
    ASIDE,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    HAND,
    HAND_TALLY,
    Hand,
    line_up,
)
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.review.both import BothMoves
from durbar.ui.pages.table.log_page import LogPage
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.tabs import LOG
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.games.taj_mahal.build import A, card, play, table
from tests.games.taj_mahal.keeping import lively
from tests.ui.games.taj_mahal.positions import PALACES, RICH, a_contest, pick_out, sit_at
from tests.ui.hands import only, played, point_at, seen, show
from tests.ui.positions import sight
from tests.ui.reading import come_to_rest

#: No test here looks at pixels.
UNPAINTED = True

SMALL = (1280, 720)
#: How far to the right the symbols of a card reach, as a part of the card.
SYMBOLS_END = 0.74
#: Coloured cards, none twice.
MANY = [colour + symbols for symbols in ("EV", "EG", "EM", "EP", "EE") for colour in "ryv"]
MANY += ["rVP", "rGM", "yVP", "yGM"]


def aside_of(page: TablePage) -> TajMahalAside:
    assert isinstance(page.aside, TajMahalAside)
    return page.aside


@pytest.mark.parametrize(("language", "text"), [("fr", 0.8), ("en", 1.0), ("fr", 1.3), ("fr", 1.5)])
def test_the_table_keeps_its_place_and_all_of_the_forecast_is_seen(
    window: Window, qtbot: QtBot, text: float, language: str
):
    use_language(language)
    window.resize(*SMALL)
    page = sit_at(window, a_contest())
    look.set(text=text)
    come_to_rest(window)
    aside = aside_of(page)
    heights = [row.height() for row in aside.contest.rows.values()]
    assert len(heights) == len(SYMBOLS)
    assert max(heights) - min(heights) <= 1
    assert aside.sum.shows_all


def picture_of(board: TajMahalBoard, place: QRectF) -> QImage:
    """How a place of the board looks now."""
    picture = QImage(place.size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    board.render(painter, QRectF(picture.rect()), place)
    painter.end()
    return picture


def test_the_frame_that_a_review_puts_round_the_first_card_leaves_the_words_beside_it(english: None):
    state = table(3, hands={A: ["rEE", "yEV"]})  # neither lies on the other
    board = TajMahalBoard()
    board.show_sight(sight(state))
    first = ("hand", line_up(state.view(A).hand)[0], 0)
    hand, words = picture_of(board, HAND), picture_of(board, HAND_TALLY)
    BothMoves(board).show([first], [])
    assert picture_of(board, HAND) != hand
    assert picture_of(board, HAND_TALLY) == words


@pytest.mark.parametrize(("language", "text"), [("fr", 1.0), ("en", 1.3), ("fr", 1.5)])
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


@pytest.mark.parametrize("cards", [1, 6, 7, 8, 12, 20, 21, 33])
def test_each_card_of_the_hand_is_seen_whole_or_with_its_symbols(cards: int):
    """In the room of the hand, from head to feet, raised or not; those that lie over each other do so evenly."""
    hand = Hand(cards)
    boxes = [hand.card(k) for k in range(cards)]
    assert QRectF(0, 0, BOARD_WIDTH, BOARD_HEIGHT).contains(HAND)
    assert not HAND.intersects(ASIDE)
    for k, box in enumerate(boxes):
        assert HAND.adjusted(-0.1, 0, 0.1, 0).contains(box)
        assert HAND.top() <= box.top() - max(hand.row.lifts)
        assert HAND.contains(hand.whole(k))
        assert hand.whole(k).contains(box.center())
    steps = set()
    for box, following in pairwise(boxes):
        if following.top() == box.top():
            steps.add(round((following.left() - box.left()) / box.width(), 3))
        else:
            assert following.top() >= box.bottom()
    assert len(steps) <= 1
    assert min(steps, default=1) >= SYMBOLS_END


@pytest.mark.parametrize("cards", [3, 5, 6, 7, 12, 19])
def test_a_card_that_comes_covers_no_symbols_of_the_hand(window: Window, qtbot: QtBot, cards: int):
    """The hand makes room as the card sets out, and is laid anew once it is there."""
    window.resize(*SMALL)
    state = table(3, hands={0: MANY[:cards]}, display=["gEV", "gEM", "gEG", "yEM", "yEP"])
    state.play(Withdraw())  # a card of the draw pile comes to the hand
    board = sit_at(window, state).board.board
    assert isinstance(board, TajMahalBoard)
    before, events = sight(state), state.play(Take(card("gEV")))
    board.pace = 1.0
    board.animate(events, before, sight(state))
    (flight,) = board.flights_of(events, before)
    hand = before.view.hand
    lying = [board.rect(("hand", kind, n)) for kind in {*hand} for n in range(hand.count(kind))]
    assert len(lying) == cards + 1
    for box in lying:
        assert box is not None
        beside = flight.end.left() - box.left() >= SYMBOLS_END * box.width()
        assert beside or not box.intersects(flight.end)
    board.finish()


def test_a_card_picked_out_lies_over_its_neighbours(window: Window, qtbot: QtBot):
    """A click on what one sees of it puts it back."""
    kinds = ["rEV", "rEG", "rEM", "rKP", "gEE", "gEV", "yEM"]
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
        qtbot.waitUntil(lambda: bool(seen(page, TipPanel)))
        panel = only(page, TipPanel)
        tip = QRectF(QRect(panel.parentWidget().mapToGlobal(panel.box.topLeft()), panel.box.size()))
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
    assert log.model.items[row].at <= at < log.model.items[row + 1].at
    assert later == log.model.rowCount() - row - 1
    page.travel.look_at(page.table.at)
    assert marked(log) == ([], 0)


def marked(log: LogPage) -> tuple[list[int], int]:
    """The rows that are marked, and how many are told as later."""
    rows = range(log.model.rowCount())
    return [row for row in rows if log.is_marked(row)], sum(log.is_later(row) for row in rows)
