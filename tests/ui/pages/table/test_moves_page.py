"""The list of moves in words: complete, filtered by typing, played by Enter or a click, lit up on the board."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar
from pytestqt.qtbot import QtBot

from durbar.games.ra.moves import Bid, Lose, Spend
from durbar.ui.games import game_screen
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.pages.table.moves_page import MIN_FILTERED, MovesPage
from durbar.ui.window import Window
from tests.ui.games.taj_mahal.positions import a_contest
from tests.ui.games.taj_mahal.positions import sit_at as sit_at_taj
from tests.ui.hands import (
    LEFT,
    answering,
    button_called,
    click,
    click_button,
    double_click,
    drawn_over,
    move_words,
    place_in_list,
    point_at,
    press,
    press_here,
    second_line,
    seen,
    sit_at,
    sprite_of,
    words_in,
)
from tests.ui.positions import DECISIONS, a_turn, an_auction, earthquake, game_states, sight

#: No test here looks at pixels.
UNPAINTED = True

#: What stands there where no move has the words that were typed.
NOTHING_FITS = "No move has these words."


@pytest.mark.parametrize("decision", DECISIONS)
def test_each_legal_move_stands_there_once(window: Window, qtbot: QtBot, decision: str):
    page = sit_at(window, DECISIONS[decision]())
    model = page.frame.tabs.moves.model
    listed = [row.move for row in model.rows]
    assert sorted(map(str, listed)) == sorted(map(str, page.table.state.legal_moves()))
    assert len(set(move_words(page))) == len(page.sight.legal)


@pytest.mark.parametrize("seats", [3, 5])
def test_no_two_moves_read_alike_in_a_whole_game(qapp: object, seats: int):
    screen = game_screen("ra")
    for state in game_states(seats, seed=seats, every=3):
        look = sight(state)
        rows = [screen.move_row(move, look) for move in look.legal]
        assert len({row.words for row in rows}) == len(rows)
        assert not any("{" in row.words + row.second + row.gain for row in rows)


def test_typing_filters_without_accents_or_capitals_and_enter_plays(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    moves = page.frame.tabs.moves
    moves.begin_search()
    QTest.keyClicks(moves.filter, "GOD  a n")
    moves.filter.insert("îlé")  # QTest types ASCII only
    assert move_words(page) == ["Spend a God to take a Nile"]
    assert moves.selected() == Spend("nile")
    press(moves.filter, Qt.Key.Key_Return)
    assert page.table.moves == [Spend("nile")]
    assert moves.filter.text() == ""


def test_enter_plays_nothing_when_the_words_fit_no_move(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    moves = page.frame.tabs.moves
    moves.begin_search()
    QTest.keyClicks(moves.filter, "build a ship")
    assert move_words(page) == []
    press(moves.filter, Qt.Key.Key_Return)
    press(moves.filter, Qt.Key.Key_Down)
    press_here(Qt.Key.Key_Return)
    assert page.table.at == 0
    press(moves.filter, Qt.Key.Key_Escape)
    assert len(move_words(page)) == len(page.sight.legal)


def test_words_that_fit_no_move_are_told_so(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    moves = page.frame.tabs.moves
    moves.set_filter("zzz")
    assert NOTHING_FITS in words_in(moves)
    moves.begin_search()
    press(moves.filter, Qt.Key.Key_Escape)
    assert NOTHING_FITS not in words_in(moves)


def test_a_press_on_a_tab_leaves_the_field_alone(window: Window, qtbot: QtBot):
    tabs = sit_at(window, a_turn()).frame.tabs
    tabs.open(1)
    tabs.log.list.setFocus()
    bar = tabs.findChild(QTabBar)
    QTest.mouseClick(bar, LEFT, pos=bar.tabRect(0).center())
    assert tabs.on == 0
    assert not tabs.moves.filter.hasFocus()


def test_enter_in_an_empty_field_presses_the_lit_button(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    moves = page.frame.tabs.moves
    moves.begin_search()
    press(moves.filter, Qt.Key.Key_Return)
    assert [str(move) for move in page.table.moves] == ["draw"]  # what the lit button says, not the first of the list


def test_a_click_on_a_row_selects_and_previews_it_and_enter_plays_it(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    page = sit_at(window, earthquake())
    moves = page.frame.tabs.moves
    before = second_line(page)
    click(moves.list.viewport(), place_in_list(page, Lose("temple")))
    assert page.table.at == 0
    assert moves.selected() == Lose("temple")
    assert second_line(page) != before
    press_here(Qt.Key.Key_Return)
    assert page.table.moves == [Lose("temple")]


def test_a_double_click_on_a_row_plays_it_and_no_other(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    page = sit_at(window, earthquake())
    double_click(page.frame.tabs.moves.list.viewport(), place_in_list(page, Lose("temple")))
    assert page.table.moves == [Lose("temple")]
    assert page.frame.tabs.moves.selected() is None


def test_the_way_out_of_words_that_fit_no_move(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    moves = page.frame.tabs.moves
    press(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(moves.filter, "build a ship")
    click(button_called(moves, "Show all moves"))
    assert move_words(page)
    assert NOTHING_FITS not in words_in(moves)
    assert not moves.filter.hasFocus()


def test_selecting_lights_up_the_board_and_the_board_lights_up_the_row(window: Window, qtbot: QtBot):
    page = sit_at(window, an_auction())
    moves, board = page.frame.tabs.moves, page.board.board
    moves.select(Bid(13))
    assert sprite_of(board, ("sun", 0, 13)).marks.lit
    assert not sprite_of(board, ("sun", 0, 5)).marks.lit
    previewed = len(drawn_over(board))
    moves.select(None)
    assert not sprite_of(board, ("sun", 0, 13)).marks.lit
    assert len(drawn_over(board)) < previewed
    point_at(page, ("sun", 0, 5))
    assert moves.is_lit(Bid(5))
    assert not moves.is_lit(Bid(13))


def test_the_keys_go_from_field_to_list_and_back(window: Window, qtbot: QtBot):
    page = sit_at(window, an_auction())
    moves = page.frame.tabs.moves
    moves.begin_search()
    press(moves.filter, Qt.Key.Key_Down)
    assert moves.list.hasFocus()
    assert moves.selected() == page.sight.legal[0]
    press(moves.list, Qt.Key.Key_Down)
    press(moves.list, Qt.Key.Key_Up)
    press(moves.list, Qt.Key.Key_Up)
    assert moves.filter.hasFocus()


def test_a_button_can_show_one_kind_of_move(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    click_button(page, "Spend Gods")
    assert all(words.startswith("Spend a God") for words in move_words(page))
    assert len(move_words(page)) == sum(isinstance(move, Spend) for move in page.sight.legal)
    assert page.frame.tabs.moves.list.hasFocus()


def test_while_another_acts_the_list_is_empty_and_says_so(window: Window, qtbot: QtBot):
    page = sit_at(window, an_auction(), "cpp")
    assert move_words(page) == []
    assert "when it is your turn" in words_in(page.frame.tabs.moves)


def test_a_screen_reader_hears_words_and_what_they_bring(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    model = page.frame.tabs.moves.model
    spoken = [model.data(model.index(row), Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    gold = model.place_of(Spend("gold"))
    assert spoken[gold].startswith(f"{move_words(page)[gold]}. ")
    assert len(spoken[gold]) > len(move_words(page)[gold]) + 2


def test_keys_of_the_prompt_play_from_anywhere_but_not_while_one_types(window: Window, qtbot: QtBot):
    page = sit_at(window, an_auction())
    field = page.frame.tabs.moves.filter
    field.setFocus()
    QTest.keyClicks(field, "p")
    assert page.table.at == 0
    assert field.text() == "p"
    field.clear()
    page.board.setFocus()
    QTest.keyClicks(page.board, "p")
    assert [str(move) for move in page.table.moves] == ["pass"]


def test_a_move_that_is_seldom_meant_is_asked_about(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    for answer, made in (("No, leave it", []), ("Yes, do it", [Spend("unrest")])):
        with answering(answer) as asked:
            page.clicks.make(Spend("unrest"))
        assert "Unrest" in asked[0]
        assert page.table.moves == made


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_list_keeps_its_size_whatever_stands_below_it(qtbot: QtBot, text: float):
    look.set(text=text, window=(1280, 720))
    moves = MovesPage()
    qtbot.addWidget(moves)
    moves.resize(360, 400)
    moves.show()
    sizes = set()
    for note in ("", "Short.", "Your moves are listed here when it is your turn, and a click on one of them plays it."):
        moves.set_rows((), note)
        QApplication.processEvents()
        told = seen(moves, Words)[-1]
        assert told.text() == note
        sizes.add((moves.list.height(), told.height()))
        assert paint.height_of(note, told.font(), 332) <= told.height()
    look.set(text=1.0)
    assert len(sizes) == 1


def a_list(qtbot: QtBot, high: int) -> MovesPage:
    """A list of moves in a window of its own, so many pixels high."""
    look.set(text=1.0, window=(1280, 720))
    moves = MovesPage()
    qtbot.addWidget(moves)
    moves.resize(360, high)
    moves.show()
    return moves


def bids(many: int) -> list[MoveRow]:
    """So many moves, each with a second line."""
    return [MoveRow(Bid(sun), f"Bid {sun}", second="Can still overbid: Marc (11).") for sun in range(1, many + 1)]


def test_where_the_list_is_low_many_moves_have_a_line_each_and_the_note_is_left_away(qtbot: QtBot):
    moves = a_list(qtbot, 600)
    moves.set_rows(bids(12), "What is right of a move is certain.")
    two, note = moves.list.sizeHintForRow(0), "What is right of a move is certain."
    assert note in words_in(moves)
    moves.resize(360, round(1.3 * moves.least_height()))
    QApplication.processEvents()
    assert moves.list.sizeHintForRow(0) < two
    assert note not in words_in(moves)
    moves.set_rows(bids(3))
    assert moves.list.sizeHintForRow(0) == two, "so few have room with all that is said of them"


def test_few_moves_have_no_filter_until_it_is_asked_for(window: Window, qtbot: QtBot):
    moves = a_list(qtbot, 600)
    for many, there in ((MIN_FILTERED - 1, False), (MIN_FILTERED, True), (0, False)):
        moves.set_rows(bids(many))
        assert moves.filter.isVisible() == there
    page = sit_at(window, an_auction())
    rows = page.frame.tabs.moves
    assert not rows.filter.isVisible()
    rows.list.step(1)
    press(rows.list, Qt.Key.Key_Up)
    assert rows.list.hasFocus()
    press(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert rows.filter.hasFocus()
    press(rows.filter, Qt.Key.Key_Escape)
    rows.set_rows(rows.model.rows)
    assert not rows.filter.isVisible()


def test_a_row_that_the_arrows_choose_is_the_one_that_is_told_wherever_the_pointer_rests(window: Window, qtbot: QtBot):
    page = sit_at(window, an_auction())
    rows, told = page.frame.tabs.moves, []
    rows.move_pointed.connect(told.append)
    rows.list.entered.emit(rows.model.index(0))
    rows.select(rows.model.item_at(0).move)
    press(rows.list, Qt.Key.Key_Down)
    assert told[-1] == rows.selected() == rows.model.item_at(1).move


def test_what_enter_would_play_is_in_sight_when_the_keyboard_comes_to_the_list(window: Window):
    page = sit_at_taj(window, a_contest(), "pcc")
    rows = page.frame.tabs.moves.list
    page.setFocus()
    rows.setCurrentIndex(rows.model().index(0, 0))
    rows.scrollToBottom()
    assert rows.verticalScrollBar().value() > 0
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    assert rows.viewport().rect().contains(rows.visualRect(rows.currentIndex()))


def test_zoom_keys_are_not_looked_for_in_the_list(window: Window):
    page = sit_at_taj(window, a_contest(), "pcc")
    page.frame.tabs.moves.list.setFocus()
    press(page.frame.tabs.moves.list, Qt.Key.Key_Plus)
    assert page.board.zoom > 1.0
