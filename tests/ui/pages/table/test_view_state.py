"""What is shown: the game or its past, with what is picked out, and what can be done in it."""

from dataclasses import replace

from durbar.ui.kit.board.click_actions import NOTHING
from durbar.ui.pages.table.beats import BeatPlayer
from durbar.ui.pages.table.view_state import TableViewState
from tests.ui.pages.table.parts import RA, shown_of, table_after, table_at
from tests.ui.positions import a_turn


def test_looking_back_offers_nothing_and_keeps_what_is_picked_out():
    shown = shown_of(table_after(3))
    assert (shown.at, shown.sight.live) == (3, True)
    shown.looking, shown.chosen = 1, (("bag",),)
    sight = shown.renew()
    assert (shown.at, sight.live, sight.legal, sight.chosen) == (1, False, (), (("bag",),))


def test_only_what_is_opened_can_be_clicked_and_a_move_takes_the_offer_away():
    whole = shown_of(table_at(a_turn()))
    first = whole.sight.legal[0]
    shown = TableViewState(whole.table, lambda sight: replace(sight, legal=(first,)), BeatPlayer(None))
    targets = [("bag",), ("track", 0), ("tile", "god")]
    offer = shown.make_offer(RA, targets)
    assert set(offer.legal.values()) <= {(first,)}
    assert whole.make_offer(RA, targets).legal
    shown.go_on(shown.see())
    assert shown.offer == NOTHING
