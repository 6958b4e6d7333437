"""The keys of a table: Enter does what the lit button says, wherever the keyboard is; fields keep what is theirs."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTabBar, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games.ra.moves import Draw, Invoke, Spend
from durbar.session.session import GameSession
from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.kit.controls.menu import Menu
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.tabs import LOG, MOVES, RULES
from durbar.ui.window import Window
from tests.ui.games.raja.positions import a_turn as a_raja_turn
from tests.ui.games.raja.positions import an_auction as a_raja_auction
from tests.ui.games.taj_mahal.positions import (
    a_contest,
    picking,
    picking_the_last_one,
    placing,
    placing_only_the_royal_one,
)
from tests.ui.hands import (
    LEFT,
    answering,
    button_called,
    click,
    click_target,
    only,
    page_of,
    place_in_list,
    played,
    players,
    point_at,
    press,
    press_here,
    rewind,
    show,
    sit_at,
    words_in,
)
from tests.ui.positions import a_turn, an_auction, spending

#: No test here looks at pixels.
UNPAINTED = True


CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(window: Window) -> TablePage:
    window.resize(1280, 720)
    return sit_at(window, a_turn(), "ppp")


def _theme(page: TablePage) -> None:
    """Sun and moon, twice."""
    for _ in range(2):
        name = "Light theme" if look.dark else "Dark theme"
        click(button_called(page.frame.top, name))


def _at_tab(page: TablePage, tab: int) -> None:
    bar = only(page.frame.tabs, QTabBar)
    QTest.mouseClick(bar, LEFT, pos=bar.tabRect(tab).center())


def _tab(page: TablePage) -> None:
    _at_tab(page, LOG)


def _rules_text(page: TablePage) -> None:
    page.read_beside("7.3")
    click(only(page.beside.pane, QTextBrowser).viewport())


def _hint(page: TablePage) -> None:
    """The lamp, and away with it."""
    press(page, Qt.Key.Key_F3)
    press_here(Qt.Key.Key_Escape)


def _filter(page: TablePage) -> None:
    click(page.frame.tabs.moves.filter)


def _seat(page: TablePage) -> None:
    click(page.frame.seats.panels[1])


def _empty_board(page: TablePage) -> None:
    QTest.mouseMove(page.board.viewport(), page.board.viewport().rect().topLeft())
    click(page.board.viewport(), page.board.viewport().rect().topLeft())


def _refused_target(page: TablePage) -> None:
    click_target(page, ("sun", 0, 2))


@pytest.mark.parametrize(
    "use",
    [_theme, _tab, _rules_text, _hint, _filter, _seat, _empty_board, _refused_target],
    ids=lambda use: use.__name__,
)
def test_enter_and_space_press_the_lit_button_after_every_click(page: TablePage, use: Callable[[TablePage], None]):
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        use(page)
        press_here(key)
        assert page.table.moves == [Draw()]
        rewind(page)


def _frame_row(page: TablePage, move: Move) -> None:
    """One click on a row of the moves; then the log, and back."""
    click(page.frame.tabs.moves.list.viewport(), place_in_list(page, move))
    _at_tab(page, LOG)
    _at_tab(page, MOVES)


def test_enter_plays_the_framed_row_wherever_the_keyboard_is(page: TablePage):
    _frame_row(page, Invoke())
    assert not page.frame.tabs.moves.list.hasFocus()
    press_here(Qt.Key.Key_Return)
    assert page.table.moves == [Invoke()]
    assert page.frame.tabs.moves.framed() is None


def test_a_frame_that_is_not_seen_takes_no_enter(page: TablePage):
    _frame_row(page, Invoke())
    _at_tab(page, LOG)
    press_here(Qt.Key.Key_Return)
    assert page.table.moves == [Draw()]
    _at_tab(page, MOVES)
    assert page.frame.tabs.moves.selected() is None  # the next player frames a move anew


def test_escape_takes_the_frame_away(page: TablePage):
    _frame_row(page, Invoke())
    press_here(Qt.Key.Key_Escape)
    assert page.frame.tabs.moves.selected() is None
    press_here(Qt.Key.Key_Return)
    assert page.table.moves == [Draw()]


def test_the_note_under_the_list_says_what_enter_plays_only_of_a_framed_row(window: Window):
    window.resize(1280, 720)
    page = sit_at(window, a_raja_auction(), game="raja")
    moves = page.frame.tabs.moves
    assert "Choose a move here with a click or, off the board, the arrows; Enter plays it." in words_in(moves)
    moves.select(page.sight.legal[0])
    assert words_in(moves).endswith("Enter plays the chosen move.")
    moves.select(None)
    assert "Choose a move here with a click or, off the board, the arrows; Enter plays it." in words_in(moves)


@pytest.mark.parametrize(
    ("game", "made"),
    [
        ("ra", spending),
        ("raja", a_raja_turn),
        ("taj_mahal", a_contest),
        ("taj_mahal", placing),
        ("taj_mahal", placing_only_the_royal_one),
        ("taj_mahal", picking),
    ],
)
def test_the_note_says_what_enter_does_whatever_a_game_says_of_its_list(
    window: Window, game: str, made: Callable[[], State]
):
    """A click in the list chooses and Enter plays; on the board one click may play, so it is said of the list alone."""
    window.resize(1280, 720)
    page = sit_at(window, made(), game=game)
    said = words_in(page.frame.tabs.moves)
    assert "A click here chooses, Enter plays." in said or "Choose a move here with a click" in said
    page.frame.tabs.moves.select(page.sight.legal[0])
    assert "Enter plays the chosen move." in words_in(page.frame.tabs.moves)


def test_the_button_of_the_framed_move_is_lit_and_no_other(page: TablePage):
    def lit_names() -> list[str]:
        return [one.accessibleName() for one in page.frame.prompt.buttons if one.primary]

    usual = lit_names()
    assert usual == ["Draw a tile"]
    _frame_row(page, Invoke())
    assert lit_names() == ["Invoke Ra"]
    _frame_row(page, Spend("nile"))
    assert lit_names() == []
    _at_tab(page, LOG)
    assert lit_names() == usual
    _at_tab(page, MOVES)
    assert lit_names() == []
    press_here(Qt.Key.Key_Escape)
    assert lit_names() == usual


def test_the_menu_of_a_button_opens_over_it_when_its_key_is_pressed(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    page = sit_at(window, a_raja_auction(), game="raja")
    button = next(one for one in page.frame.prompt.prompt.buttons if one.moves)
    place = page.frame.prompt.place_of(button)
    press(page, Qt.Key(ord(button.key)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, Menu)
    assert menu.geometry().bottom() + 1 == place.top()
    menu.close()


def test_a_button_reached_by_tab_keeps_enter(page: TablePage):
    theme = button_called(page.frame.top, "Dark theme")
    theme.setFocus(Qt.FocusReason.TabFocusReason)
    heard: list[bool] = []
    page.theme.connect(lambda: heard.append(True))
    press_here(Qt.Key.Key_Return)
    assert heard == [True]
    assert page.table.at == 0


def test_a_key_that_is_held_presses_once(page: TablePage):
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True, 2)
    QApplication.sendEvent(page, held)
    assert page.table.at == 0


def test_enter_on_the_board_is_never_left_with_an_old_target(page: TablePage):
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    page.board.go_to(("figure",), focused=True)
    press(page.board, Qt.Key.Key_Return)
    assert page.table.moves == [Invoke()]
    lit = next(button for button in page.frame.prompt.prompt.buttons if button.primary)
    press(page.board, Qt.Key.Key_Return)
    assert page.table.moves == [Invoke(), lit.move]


def test_the_pointer_over_a_target_takes_no_enter(page: TablePage):
    page.board.setFocus(Qt.FocusReason.MouseFocusReason)
    point_at(page, ("figure",))
    press(page.board, Qt.Key.Key_Return)
    assert page.table.moves == [Draw()]


def test_ctrl_z_in_an_empty_field_is_the_tables(page: TablePage):
    page.clicks.make(Invoke())
    page.frame.tabs.moves.begin_search()
    with answering("Take back"):
        press_here(Qt.Key.Key_Z, CTRL)
    assert page.table.at == 0


def test_ctrl_z_takes_back_what_was_typed(page: TablePage):
    page.clicks.make(Draw())
    page.frame.tabs.moves.begin_search()
    QTest.keyClicks(page.frame.tabs.moves.filter, "x")
    press_here(Qt.Key.Key_Z, CTRL)
    assert page.table.at == 1
    assert page.frame.tabs.moves.filter.text() == ""


def test_ctrl_f_leads_to_the_filter_and_beside_the_rules_to_their_search(page: TablePage):
    moves = page.frame.tabs.moves
    page.frame.tabs.open(LOG)
    press(page, Qt.Key.Key_F, CTRL)
    assert page.frame.tabs.on == MOVES
    assert moves.filter.hasFocus()
    QTest.keyClicks(QApplication.focusWidget(), "drp")
    assert page.table.at == 0
    assert moves.filter.text() == "drp"
    page.frame.tabs.open(RULES)
    press(page, Qt.Key.Key_F, CTRL)
    assert only(page.beside.pane, QLineEdit).hasFocus()
    press_here(Qt.Key.Key_F, CTRL)
    assert only(page.beside.pane, QLineEdit).hasFocus()


def test_a_move_out_of_the_filter_gives_the_keyboard_back(page: TablePage):
    press(page, Qt.Key.Key_F, CTRL)
    QTest.keyClicks(QApplication.focusWidget(), "invoke")
    press_here(Qt.Key.Key_Return)
    assert page.table.moves == [Invoke()]
    assert not page.frame.tabs.moves.isAncestorOf(page.focusWidget())


def test_no_field_gets_the_keyboard_of_a_button_that_goes(page: TablePage):
    """The prompt without buttons, as while others think."""
    button = button_called(page.frame.prompt, "Draw a tile")
    click(button)
    page.frame.set_prompt(type(page.frame.prompt.prompt)("Wait."))
    assert page.focusWidget() is page


def test_a_button_that_becomes_another_keeps_no_enter(page: TablePage):
    invoke = button_called(page.frame.prompt, "Invoke Ra")
    invoke.setFocus(Qt.FocusReason.TabFocusReason)
    press_here(Qt.Key.Key_Space)
    assert page.table.moves == [Invoke()]
    focused: QWidget | None = page.focusWidget()
    primary = [button for button in page.frame.prompt.buttons if button.primary]
    assert focused is page or focused in primary


def test_escape_goes_out_step_by_step(page: TablePage):
    page.frame.tabs.moves.set_filter("draw")
    press(page, Qt.Key.Key_F3)
    tip = page.game_screen.tip(("bag",), page.sight)
    assert tip is not None
    page.tips.show(tip, page.board.rect_of(("bag",)), by_keyboard=True)
    press(page, Qt.Key.Key_Escape)
    assert not page.tips.is_open
    assert page.frame.tabs.hints_are_open
    press(page, Qt.Key.Key_Escape)
    assert not page.frame.tabs.hints_are_open
    press(page, Qt.Key.Key_Escape)
    assert page.frame.tabs.moves.filter.text() == ""


def test_enter_leads_back_from_the_past_after_a_click_on_the_log(window: Window):
    page = show(window, played("ppp", 12))
    page.frame.tabs.open(LOG)
    log = page.frame.tabs.log.list
    click(log.viewport(), log.visualRect(page.frame.tabs.log.model.index(1)).center())
    assert page.shown.looking is not None
    press_here(Qt.Key.Key_Return)
    assert page.shown.looking is None


def test_enter_closes_the_table_of_a_stage_from_anywhere(window: Window):
    page = sit_at(window, an_auction(), "ppp")
    page.ends.panel.show()
    button_called(page.frame.top, "Dark theme").setFocus(Qt.FocusReason.MouseFocusReason)
    press_here(Qt.Key.Key_Return)
    assert not page.ends.panel.isVisible()


def test_behind_the_first_curtain_plus_minus_and_0_look_closer_and_back(window: Window):
    window.show_table(GameSession.new("taj_mahal", players("ppp"), 1))
    page = page_of(window)
    assert page.secrets.curtain.isVisible()
    press(page.secrets.curtain, Qt.Key.Key_Return)
    assert page.hasFocus()
    assert not page.secrets.curtain.isVisible()
    press_here(Qt.Key.Key_Plus)
    assert page.board.zoom > 1
    press_here(Qt.Key.Key_Minus)
    assert page.board.zoom == 1
    press_here(Qt.Key.Key_Plus)
    press_here(Qt.Key.Key_0)
    assert page.board.zoom == 1


@pytest.mark.parametrize("key", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_the_arrows_choose_a_row_wherever_the_keyboard_has_nothing_else_for_them(window: Window, key: str):
    window.resize(1280, 720)
    page = show(window, GameSession.new(key, players("ppp"), 5))
    page.secrets.curtain.drop()
    page.showing.show_position()
    rows = page.frame.tabs.moves
    if rows.model.rowCount() < 2:
        pytest.skip("nothing to choose")
    page.setFocus()
    press_here(Qt.Key.Key_Down)
    assert rows.selected() == rows.model.item_at(0).move
    press_here(Qt.Key.Key_Down)
    assert rows.selected() == rows.model.item_at(1).move
    assert rows.list.hasFocus()


@pytest.mark.parametrize("reason", [Qt.FocusReason.MouseFocusReason, Qt.FocusReason.TabFocusReason])
def test_up_and_down_are_the_lists_on_a_board_that_was_clicked_whatever_can_be_chosen_there(
    page: TablePage, reason: Qt.FocusReason
):
    page.board.setFocus(reason)
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.board.board.offer.legal
    press_here(Qt.Key.Key_Down)
    assert page.frame.tabs.moves.selected() is not None
    assert page.frame.tabs.moves.list.hasFocus()


def test_where_no_list_is_seen_they_steer_the_board_that_was_clicked(page: TablePage):
    page.frame.tabs.open(LOG)
    page.board.setFocus(Qt.FocusReason.MouseFocusReason)
    press_here(Qt.Key.Key_Down)
    assert page.board.hasFocus()
    assert page.board.here in page.board.board.targets


def test_the_arrows_stay_on_the_board_that_the_keyboard_went_to(page: TablePage):
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    page.board.board.offer_moves(ClickActions())
    press_here(Qt.Key.Key_Down)
    assert page.board.hasFocus()
    assert page.frame.tabs.moves.selected() is None


def test_where_another_tab_hides_the_list_the_arrows_and_enter_bring_it_back(page: TablePage):
    moves = page.frame.tabs.moves
    page.frame.tabs.open(LOG)
    page.setFocus()
    press_here(Qt.Key.Key_Down)
    assert moves.list.hasFocus()
    assert moves.selected() == moves.model.item_at(0).move
    moves.select(None)
    page.frame.tabs.open(LOG)
    page.setFocus()
    page.frame.prompt.set_prompt(Prompt("Take a card."))
    press_here(Qt.Key.Key_Return)
    assert moves.list.isVisible()


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_the_only_move_that_reveals_something_waits_and_enter_frames_it_before_it_makes_it(window: Window, speed: str):
    page = sit_at(window, picking_the_last_one(), "pcc", "taj_mahal")
    page.play.auto_pass = True
    page.play.set_speed(speed)
    assert page.play.made_for_person() is None
    (take,) = page.table.state.legal_moves()
    page.setFocus()
    press_here(Qt.Key.Key_Return)
    assert (page.table.at, page.frame.tabs.framed()) == (0, take)
    press_here(Qt.Key.Key_Return)
    assert page.table.moves == [take]


def test_enter_frames_nothing_where_there_is_a_choice(window: Window):
    page = sit_at(window, picking(), "pcc", "taj_mahal")
    assert len(page.table.state.legal_moves()) > 1
    page.setFocus()
    press_here(Qt.Key.Key_Return)
    assert (page.table.at, page.frame.tabs.framed()) == (0, None)


def test_f1_reads_the_rules_on_whatever_explains_itself(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    page.tips.show(Tip("Pharaohs", section="7.3"), page.frame.seats.rect_of(1), by_keyboard=True)
    assert page.tips.section
    with qtbot.waitSignal(page.pointing.section_asked) as asked:
        press_here(Qt.Key.Key_F1)
    assert asked.args == ["7.3"]
    assert not page.tips.section, "no tip lies over the rules"
