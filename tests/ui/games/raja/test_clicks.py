"""Clicks on Raja's table: each legal move is to be had, each refusal says why; journeys, waypoints, forgone actions."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.games.raja.moves import End, Palace, TakeGold, Travel
from durbar.session.undo import Undo
from durbar.ui.games import game_screen
from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.kit.controls.menu import Menu
from durbar.ui.kit.values.prompt import Button
from durbar.ui.kit.values.sight import Sight
from durbar.ui.window import Window
from tests.contract.positions import CASE
from tests.games.raja.build import ADVANCED_1, ADVANCED_2
from tests.ui.games.raja.positions import DECISIONS, a_disc, a_far_city, a_turn, first_houses, game_states, sit_at
from tests.ui.hands import (
    answering,
    button_called,
    click,
    click_button,
    click_move,
    click_target,
    drawn_over,
    flying,
    link_words,
    log_words,
    move_words,
    point_at,
    press,
    press_here,
    rewind,
    second_line,
    sprite_of,
)
from tests.ui.positions import sight

#: No test here looks at pixels.
UNPAINTED = True

SCREEN = game_screen("raja")

#: Offered on the board or in the prompt; the rest stands in the list of moves only.
MANY = 6


@pytest.mark.parametrize("decision", DECISIONS)
def test_each_legal_move_is_offered_and_a_click_makes_it(window: Window, qtbot: QtBot, decision: str):
    """Of a kind of which there are many, every ninth is clicked."""
    page = sit_at(window, DECISIONS[decision]())
    legal = page.sight.legal
    kinds = {kind: [move for move in legal if type(move) is kind] for kind in map(type, legal)}
    for moves in kinds.values():
        for move in moves if len(moves) < MANY else moves[::9]:
            click_move(page, move)
            assert page.table.moves[0] == move
            rewind(page)
    assert len(set(move_words(page))) == len(legal)


@pytest.mark.parametrize("decision", ["first houses", "poor turn", "rich turn", "empty bank", "carrying"])
def test_each_blocked_target_refuses_in_words_and_changes_nothing(window: Window, qtbot: QtBot, decision: str):
    page = sit_at(window, DECISIONS[decision]())
    before = page.table.state.digest()
    assert page.beside.pane.book is not None
    told = {}
    for target, refusal in page.shown.offer.blocked.items():
        assert not sprite_of(page.board.board, target).marks.legal
        told[refusal.key, tuple(refusal.facts), target[0]] = refusal, target
    for refusal, target in told.values():  # each reason once at each kind of target
        page.showing.show_position()
        click_target(page, target)
        assert second_line(page) == SCREEN.why(refusal, page.sight)
        assert second_line(page).endswith(".")
        assert "{" not in second_line(page)
        assert page.beside.pane.book.section(refusal.section).title[1:] in link_words(page)
    assert page.table.at == 0
    assert page.table.state.digest() == before


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, ADVANCED_1), (4, ADVANCED_2), (5, {**ADVANCED_1, **ADVANCED_2})]
)
def test_the_offer_says_what_the_engine_says(qapp: object, seats: int, options: dict[str, bool]):
    """Over a whole random game, for every target of the board; and each move has a place in board, prompt or list."""
    board = SCREEN.make_board()
    for state in game_states(seats, seed=seats, every=29, **options):
        look = sight(state)
        board.show_sight(look)
        offer = ClickActions.of(look, board.targets, SCREEN.moves_at, SCREEN.path)
        for moves in offer.legal.values():
            assert moves
            assert all(state.why_not(move) is None for move in moves)
        for target, refusal in offer.blocked.items():
            meant = SCREEN.moves_at(target, look)
            assert not any(move in look.legal for move in meant)
            assert refusal == state.why_not(meant[0])
        for path in offer.paths.values():
            assert_walks(state.copy(), path)
        assert sorted(map(str, SCREEN.listed(look))) == sorted(map(str, look.legal))
        rows = [SCREEN.move_row(move, look) for move in look.legal]
        assert len({row.words for row in rows}) == len(rows)
        assert not any("{" in row.words + row.second + row.gain for row in rows)
        assert not offered_in_prompt(look) - set(look.legal)


def assert_walks(state: object, path: tuple[object, ...]) -> None:
    """Each road of a journey is open when one comes to it."""
    assert len(path) > 1
    for move in path:
        assert isinstance(move, Travel)
        state.play(move)  # type: ignore[attr-defined]


def offered_in_prompt(look: Sight) -> set[object]:
    prompt = SCREEN.prompt(look)
    able = [button for button in prompt.buttons if button.enabled]
    buttons = [move for button in able for move in (button.move, *button.moves) if move is not None]
    return {*buttons, *(tile.move for tile in prompt.tiles if tile.move is not None)}


def test_every_refusal_that_a_click_can_meet_is_a_sentence(qapp: object):
    met = {}
    for seats, options in ((2, ADVANCED_1), (3, {**ADVANCED_1, **ADVANCED_2}), (4, {})):
        for state in game_states(seats, seed=4, every=9, **options):
            look = sight(state)
            for move in CASE["raja"].clicks(state):
                refusal = state.why_not(move)
                facts = () if refusal is None else tuple(refusal.facts)
                if refusal is not None and (refusal.key, facts) not in met:
                    met[refusal.key, facts] = SCREEN.why(refusal, look)
    assert len(met) >= 35
    for sentence in met.values():
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_what_is_not_a_move_at_all_is_explained_by_its_tip(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    click_target(page, ("space", 9))
    qtbot.waitUntil(lambda: page.tips.is_open)
    assert page.table.at == 0


def test_nothing_is_offered_while_another_acts(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn(), "cpp")
    page.play.stop()
    assert page.shown.offer == ClickActions()
    assert page.table.at == 0


# ---- journeys ------------------------------------------------------------------------------------------------------


def test_one_click_goes_to_a_far_city_and_one_undo_comes_back(window: Window, qtbot: QtBot):
    page = sit_at(window, a_far_city())
    before = page.table.state.digest()
    gold = page.table.state.view(0).own_gold
    path = page.shown.offer.paths["city", "JOD"]
    point_at(page, ("city", "JOD"))
    told = second_line(page)
    assert drawn_over(page.board.board)
    click_target(page, ("city", "JOD"))
    assert tuple(page.table.moves) == path
    assert len(path) == 3
    view = page.table.state.view(0)
    assert view.architects[0] == "JOD"
    assert f"You keep {view.own_gold} gold" in told
    assert gold - view.own_gold == 5
    line = log_words(page)[-1]
    assert len(log_words(page)) == 1
    for word in ("Leela goes from Ahmadabad to Jodhpur via the start and Udaipur", "Marc", "Asha"):
        assert word in line
    click(button_called(page.frame.top, "Undo"))
    assert page.table.at == 0
    assert page.table.state.digest() == before
    assert log_words(page) == []


def test_a_journey_goes_by_whatever_waypoint_one_clicks(window: Window, qtbot: QtBot):
    page = sit_at(window, a_far_city())
    for target, at in ((("start",), 1), (("city", "UDA"), 2), (("maharaja",), 3)):
        click_target(page, target)
        assert page.table.at == at
    assert page.table.state.view(0).architects[0] == "JOD"
    assert len(log_words(page)) == 1


def test_pointing_about_while_the_architect_walks_tells_nothing_of_where_it_was(window: Window, qtbot: QtBot):
    """What was offered before the move is offered no more, though its pieces still fly."""
    page = sit_at(window, a_far_city())
    page.play.set_speed("normal")
    board = page.board.board
    board.pace = 1.0
    far = list(page.shown.offer.paths)[:3]
    assert len(far) == 3
    click_target(page, ("city", "JOD"))
    assert board.animating
    for target in far:
        point_at(page, target)
        assert len(drawn_over(board)) == len(flying(board))
    assert board.animating
    page.leave()


def test_a_button_pressed_while_the_architect_walks_lands_him_at_the_end_and_is_pressed(window: Window, qtbot: QtBot):
    """It stood there all the while, and others have done nothing since; what is not there any more does nothing."""
    page = sit_at(window, a_far_city())
    page.play.set_speed("normal")
    page.board.board.pace = 3.0
    gone, gold = Button("Attract…", "A", moves=(End(),)), page.table.state.view(0).own_gold
    click_target(page, ("city", "JOD"))
    page.clicks.press(gone)
    assert page.table.state.view(0).architects[0] == "JOD"
    assert not isinstance(QApplication.activePopupWidget(), Menu)
    page.travel.undo()
    click_target(page, ("city", "JOD"))
    assert page.board.board.animating
    press(page, Qt.Key.Key_G)
    assert [type(move) for move in page.table.moves] == [Travel, Travel, Travel, TakeGold]
    assert page.table.state.view(0).own_gold == gold - 5 + 2
    page.leave()


def test_a_button_pressed_after_what_others_did_only_lands_their_pieces(window: Window, monkeypatch):
    page = sit_at(window, a_far_city())
    page.play.set_speed("normal")
    page.board.board.pace = 3.0
    monkeypatch.setattr(Undo, "is_free", lambda _undoing: False)
    click_target(page, ("start",))
    press(page, Qt.Key.Key_G)
    assert not page.board.board.animating
    assert [type(move) for move in page.table.moves] == [Travel]
    page.leave()


def test_a_table_that_is_left_while_the_architect_walks_makes_no_more_moves(window: Window, qtbot: QtBot):
    page = sit_at(window, a_far_city())
    page.play.set_speed("normal")
    board, table = page.board.board, page.table
    board.pace = 0.05
    click_target(page, ("city", "JOD"))
    assert board.animating
    page.home.emit()
    qtbot.wait(150)  # longer than the flight would have been
    assert len(table.moves) == 1


def test_a_city_behind_an_empty_village_says_which(window: Window, qtbot: QtBot):
    page = sit_at(window, a_far_city())
    click_target(page, ("city", "JAI"))
    assert "no house stands" in second_line(page)
    assert drawn_over(page.board.board)
    assert page.table.at == 0


def test_a_journey_that_is_too_dear_says_what_it_costs(window: Window, qtbot: QtBot):
    page = sit_at(window, a_far_city(gold=(2,)))
    click_target(page, ("city", "JOD"))
    assert "The cheapest way to Jodhpur costs 5 gold in tolls; you have 2." in second_line(page)
    assert page.table.at == 0


# ---- the end of a turn ---------------------------------------------------------------------------------------------


def test_ending_with_actions_undone_is_asked_about(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    for answer, made in (("No, leave it", []), ("Yes, do it", [End()])):
        with answering(answer) as asked:
            click_button(page, "End the turn")
        assert "Palace and House" in asked[0]
        assert "the bank gives Marc and Asha 4 gold each" in asked[0]
        assert page.table.moves == made


def test_ending_with_all_done_is_not_asked_about(window: Window, qtbot: QtBot):
    state = a_turn()
    for text in ("palace AHM central", "house AHM", "lower UDA"):
        move = next(move for move in state.legal_moves() if str(move) == text)
        state.play(move)
    page = sit_at(window, state)
    click_button(page, "End the turn")
    assert page.table.moves == [End()]


@pytest.mark.parametrize("pace", [0.0, 0.01])
def test_an_outer_palace_stands_where_one_clicked(window: Window, qtbot: QtBot, pace: float):
    page = sit_at(window, a_turn())
    page.play.set_speed("instant" if pace == 0 else "fast")
    board = page.board.board
    board.pace = pace
    places = [board.rect(("outer", "AHM", number)) for number in range(1, 7)]
    point_at(page, ("outer", "AHM", 6))
    (ghost,) = board.outcome(Palace("AHM", "outer"), page.sight)
    assert places[5].intersects(ghost.box)
    click_target(page, ("outer", "AHM", 6))
    qtbot.waitUntil(lambda: not board.animating)
    assert page.table.moves == [Palace("AHM", "outer")]
    assert board.rect(("outer", "AHM", 5)) == places[5], "the fifth there, on the sixth site"
    assert sorted(board.rect(("outer", "AHM", number)).getRect() for number in range(1, 7)) == sorted(
        place.getRect() for place in places
    )


def test_a_city_refuses_a_starting_house_wherever_it_is_clicked(window: Window, qtbot: QtBot):
    page = sit_at(window, first_houses())
    for target in (("city", "JOD"), ("central", "JOD"), ("outer", "JOD", 1)):
        page.frame.prompt.forgive()
        click_target(page, target)
        assert "The starting houses go into villages" in second_line(page), target
        assert link_words(page)
    assert page.table.at == 0


def test_after_a_digit_arrows_go_through_the_list_and_enter_plays_the_framed_row(window: Window, qtbot: QtBot):
    page = sit_at(window, a_disc(), "pcc")
    page.play.pause(True)
    press_here(Qt.Key.Key_1)
    qtbot.waitUntil(lambda: page.table.at == 1)
    qtbot.waitUntil(lambda: page.frame.tabs.moves.model.rowCount() > 0)
    press_here(Qt.Key.Key_Tab)  # to a tile: what the arrows did once from anywhere
    press_here(Qt.Key.Key_Down)
    framed = page.frame.tabs.framed()
    assert framed is not None
    press_here(Qt.Key.Key_Return)
    assert page.table.moves[-1] == framed
