"""Clicks: one move is made, several are offered in a menu, a refusal is said, and what is past is left alone."""

from unittest.mock import MagicMock

import pytest
from PySide6.QtWidgets import QWidget

from durbar.engine.refusal import IllegalMove
from durbar.session.undo import NoUndo
from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.kit.values.prompt import Button, Tile
from durbar.ui.pages.table.clicks import Clicks
from tests.ui.pages.table.parts import a_board, a_context, a_frame, a_play, shown_of, table_at
from tests.ui.positions import a_turn

BAG = ("bag",)


class Hand:
    """The part, and the stand-ins it talks to."""

    def __init__(self) -> None:
        self.shown, self.play, self.frame, self.board = shown_of(table_at(a_turn())), a_play(), a_frame(), a_board()
        self.prompts = a_frame()
        self.prompts.only_looking.return_value = ""
        self.host, self.showing = QWidget(), MagicMock(is_behind=False)
        context = a_context(self.shown, self.host, play=self.play, board=self.board, frame=self.frame)
        self.clicks = Clicks(context, self.prompts, self.showing)
        self.move, self.other = self.shown.sight.legal[:2]


@pytest.fixture
def hand(qapp: object) -> Hand:
    return Hand()


def test_a_click_makes_the_only_move_that_it_can_mean(hand: Hand):
    hand.shown.offer = ClickActions(legal={BAG: (hand.move,)})
    hand.clicks.click(BAG)
    hand.play.play.assert_called_once_with(hand.move)


def test_nothing_is_made_while_one_looks_back(hand: Hand):
    hand.shown.looking = 0
    hand.clicks.make(hand.move)
    hand.play.play.assert_not_called()


def test_a_refusal_is_said(hand: Hand):
    refusal = NoUndo("nothing_to_undo", "")
    hand.play.play.side_effect = IllegalMove("", refusal)
    hand.clicks.make(hand.move)
    hand.prompts.why.assert_called_once_with(refusal)
    hand.shown.offer = ClickActions(blocked={BAG: refusal})
    hand.clicks.click(BAG)
    hand.board.board.refuse.assert_called_once_with(BAG)
    assert hand.frame.prompt.say_refusal.call_count == 2


def test_a_path_is_walked_move_by_move_and_ends_where_another_move_is_made(hand: Hand):
    hand.shown.offer = ClickActions(legal={BAG: (hand.move,)}, paths={BAG: (hand.move, hand.other)})
    hand.showing.is_behind = True
    hand.clicks.click(BAG)
    assert [call.args for call in hand.play.play.call_args_list] == [(hand.move,)]
    hand.clicks.walk_on()
    assert [call.args for call in hand.play.play.call_args_list] == [(hand.move,), (hand.other,)]
    hand.clicks.walk_on()
    assert hand.play.play.call_count == 2


def test_a_click_that_means_nothing_only_points(hand: Hand):
    pointed = []
    hand.board.by_keyboard = False
    hand.clicks.pointed.connect(pointed.append)
    hand.clicks.click(BAG)
    assert pointed == [BAG]
    hand.prompts.only_looking.return_value = "Look, don't touch."
    hand.clicks.click(BAG)
    hand.frame.prompt.say_refusal.assert_called_once_with("Look, don't touch.", "")


def test_enter_where_nothing_is_to_be_done_says_so_while_the_tip_is_open_already(hand: Hand):
    hand.shown.offer = ClickActions()
    hand.frame.tips.is_open = True
    for by_keyboard in (False, True):
        hand.board.by_keyboard = by_keyboard
        hand.clicks.click(BAG)
        assert hand.frame.prompt.say_refusal.called == by_keyboard


def test_buttons_and_tiles_make_moves_or_ask(hand: Hand):
    asked = []
    hand.clicks.asked.connect(asked.append)
    hand.clicks.press(Button("Back", action="live"))
    assert asked == ["live"]
    hand.clicks.press(Button("Draw", move=hand.move))
    hand.clicks.press_tile(Tile(hand.frame.picture, "God", move=hand.other))
    assert [call.args for call in hand.play.play.call_args_list] == [(hand.move,), (hand.other,)]
    hand.clicks.press(Button("Bids", action="list:bid", tip="Choose."))
    hand.frame.tabs.moves.set_filter.assert_called_once_with("bid")


def test_what_is_picked_out_takes_the_frame_from_the_list(hand: Hand):
    hand.clicks.put_back()
    hand.frame.tabs.moves.select.assert_not_called()
    hand.clicks.pick_out((BAG,))
    hand.frame.tabs.moves.select.assert_called_once_with(None)


def test_what_is_picked_out_is_shown_and_gone_after_a_move(hand: Hand):
    picked = []
    hand.clicks.picked.connect(lambda: picked.append(hand.shown.chosen))
    hand.clicks.pick_out((BAG,))
    hand.clicks.put_back()
    hand.clicks.pick_out((BAG,))
    hand.clicks.make(hand.move)
    assert picked == [(BAG,), (), (BAG,)]
    assert hand.shown.chosen == ()
