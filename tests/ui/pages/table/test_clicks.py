"""Click to move: what glows plays exactly its move, what does not says why in words and changes nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.games.ra.moves import Draw, Pass, Spend, Stop
from durbar.ui.games import game_screen
from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.kit.values.sight import Target
from durbar.ui.window import Window
from tests.contract.positions import CASE
from tests.ui.hands import (
    LEFT,
    NO_KEYS,
    button_called,
    click,
    click_button,
    click_target,
    drawn_over,
    link_words,
    meaning,
    place_of,
    point_at,
    press,
    rewind,
    second_line,
    sit_at,
    sprite_of,
)
from tests.ui.positions import DECISIONS, a_turn, an_auction, game_states, sight, spending, unrest

#: No test here looks at pixels.
UNPAINTED = True

#: Moves that have no place on the board; a button of the prompt makes them.
BY_BUTTON = (Pass(), Stop())


@pytest.mark.parametrize("decision", DECISIONS)
def test_each_legal_move_is_offered_and_a_click_makes_it(window: Window, qtbot: QtBot, decision: str):
    page = sit_at(window, DECISIONS[decision]())
    legal = page.sight.legal
    assert {moves[0] for moves in page.shown.offer.legal.values()} == set(legal) - set(BY_BUTTON)
    for target, moves in list(page.shown.offer.legal.items()):
        assert len(moves) == 1
        assert sprite_of(page.board.board, target).marks.legal
        with meaning(page, moves[0]):
            click_target(page, target)
        assert page.table.moves[0] == moves[0]
        rewind(page)
    for move in set(legal) & set(BY_BUTTON):
        click_button(page, {"pass": "Pass", "stop": "Stop"}[str(move)])
        assert page.table.moves[0] == move
        rewind(page)


@pytest.mark.parametrize("decision", DECISIONS)
def test_each_blocked_target_refuses_in_words_and_changes_nothing(window: Window, qtbot: QtBot, decision: str):
    page = sit_at(window, DECISIONS[decision]())
    before = page.table.state.digest()
    assert page.shown.offer.blocked or decision == "forced bid"
    for target, refusal in page.shown.offer.blocked.items():
        assert not sprite_of(page.board.board, target).marks.legal
        page.showing.show_position()
        facts = second_line(page)
        click_target(page, target)
        assert second_line(page) == page.game_screen.why(refusal, page.sight) != facts
        assert "{" not in second_line(page)
        assert second_line(page).endswith(".")
        assert link_words(page)
        assert page.beside.pane.book is not None
        assert page.beside.pane.book.section(refusal.section).title[1:] in link_words(page)
    assert page.table.at == 0
    assert page.table.state.digest() == before


def test_the_link_of_a_refusal_opens_the_rule_beside_the_board(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    page = sit_at(window, an_auction())
    click_target(page, ("bag",))
    page.frame.prompt.text.link.click()
    assert page.beside.pane.isVisible()
    assert page.beside.pane.number == "4.1"


def test_a_button_that_is_off_says_why(window: Window, qtbot: QtBot):
    page = sit_at(window, DECISIONS["full track"]())
    draw = button_called(page.frame.prompt, "Draw a tile")
    draw.click()
    assert "track is full" in second_line(page)
    assert page.table.at == 0


def test_what_is_not_a_move_at_all_is_explained_by_its_tip(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    idle = next(
        target
        for target in page.board.board.targets
        if target not in {*page.shown.offer.legal, *page.shown.offer.blocked}
    )
    click_target(page, idle)
    qtbot.waitUntil(lambda: page.tips.is_open)
    assert page.table.at == 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_offer_says_what_the_engine_says(qapp: object, seats: int):
    """Over a whole random game, for every target of the board and every seat."""
    screen = game_screen("ra")
    board = screen.make_board()
    seen = set()
    for state in game_states(seats, seed=seats, every=7):
        for seat in range(seats):
            look = sight(state, seat)
            board.show_sight(look)
            offer = ClickActions.of(look, board.targets, screen.moves_at, screen.path)
            if seat != state.to_act:
                assert offer == ClickActions()
                continue
            assert {move for moves in offer.legal.values() for move in moves} == set(look.legal) - set(BY_BUTTON)
            for target in board.targets:
                meant = screen.moves_at(target, look)
                open_ = [move for move in meant if state.why_not(move) is None]
                assert list(offer.legal.get(target, ())) == open_
                assert (target in offer.blocked) == bool(meant and not open_)
                if target in offer.blocked:
                    assert offer.blocked[target] == state.why_not(meant[0])
                    seen.add(offer.blocked[target].key)
    assert seen >= {"no_god", "auction_on", "no_auction_now", "bid_too_low"}


def test_every_refusal_that_a_click_can_meet_is_a_sentence(qapp: object):
    screen = game_screen("ra")
    met = {}
    for seed in range(3):
        for options in ({}, {"forced_bid": "if_able"}):
            for state in game_states(3, seed, every=2, **options):
                look = sight(state)
                for move in CASE["ra"].clicks(state):
                    refusal = state.why_not(move)
                    if refusal is not None and refusal.key not in met:
                        met[refusal.key] = screen.why(refusal, look)
    assert len(met) >= 18
    for sentence in met.values():
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_pointing_previews_what_a_click_would_bring(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    board = page.board.board
    gold = ("track", page.sight.view.track.index("gold"))
    alone = drawn_over(board)
    point_at(page, gold)
    assert sprite_of(board, gold).marks.lit
    assert len(drawn_over(board)) > len(alone)
    assert page.frame.tabs.moves.is_lit(Spend("gold"))
    point_at(page, ("board_sun",))
    assert drawn_over(board) == alone
    assert not page.frame.tabs.moves.is_lit(Spend("gold"))


def test_nothing_is_offered_while_another_acts(window: Window, qtbot: QtBot):
    page = sit_at(window, an_auction(), "cpp")
    page.play.stop()  # its answer would come in between
    assert page.sight.legal == ()
    assert page.shown.offer == ClickActions()
    for target in (("bag",), ("figure",), ("sun", 0, 13)):
        click_target(page, target)
    assert page.table.at == 0


def test_a_double_click_is_one_move(window: Window, qtbot: QtBot):
    page = sit_at(window, spending())
    view = page.board.viewport()
    nile = place_of(page, ("track", page.sight.view.track.index("nile")))
    click(view, nile)
    QTest.mouseDClick(view, LEFT, NO_KEYS, nile)
    QTest.mouseRelease(view, LEFT, NO_KEYS, nile)
    assert page.table.at == 1


def test_a_click_that_ends_elsewhere_is_none(window: Window, qtbot: QtBot):
    page = sit_at(window, unrest())
    view = page.board.viewport()
    QTest.mousePress(view, LEFT, NO_KEYS, place_of(page, ("area", 0, "art")))
    QTest.mouseRelease(view, LEFT, NO_KEYS, place_of(page, ("area", 0, "writing")))
    assert page.table.at == 0


def test_a_move_that_cannot_be_made_is_refused_in_words(window: Window):
    page = sit_at(window, an_auction())
    page.clicks.make(Draw())
    assert page.table.at == 0
    assert second_line(page) == page.prompts.why(page.sight.why_not(Draw()))


def test_enter_where_nothing_is_to_be_done_says_so_while_the_tip_is_open_already(window: Window):
    page = sit_at(window, a_turn())
    before = second_line(page)
    page.clicks.click(("board_sun",))
    assert second_line(page) == before
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    page.board.go_to(("board_sun",), focused=True)
    assert page.tips.is_open
    press(page.board, Qt.Key.Key_Return)
    assert "nothing to do here" in second_line(page)
    assert page.table.at == 0


def test_what_is_picked_out_takes_the_frame_from_the_list_and_is_gone_after_a_move(window: Window):
    page = sit_at(window, a_turn())
    moves, picked = page.frame.tabs.moves, list[tuple[Target, ...]]()
    page.clicks.picked.connect(lambda: picked.append(page.shown.chosen))
    moves.select(page.sight.legal[0])
    page.clicks.pick_out((("bag",),))
    assert moves.selected() is None
    page.clicks.put_back()
    page.clicks.pick_out((("bag",),))
    page.clicks.make(page.sight.legal[0])
    assert picked == [(("bag",),), (), (("bag",),)]
    assert page.shown.chosen == ()
