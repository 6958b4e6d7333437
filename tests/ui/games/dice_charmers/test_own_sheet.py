"""The own sheet stays on the board while others play; theirs is enlarged beside it, and large where one asks for it."""

from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.events import DieChosen
from durbar.ui.games import game_screen
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.board.board import DiceCharmersBoard
from durbar.ui.games.dice_charmers.board.places import Owner
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.sheets import STAY_MS
from durbar.ui.window import Window
from tests.games.dice_charmers.keeping import lively
from tests.ui.hands import click, players, press, sit_down

#: No test here looks at pixels.
UNPAINTED = True


def test_whoever_acts_the_board_shows_the_sheet_of_whoever_looks(qapp: object):
    state, rng, board = durbar.start("dice_charmers", seats=3, seed=2), Rng(2), DiceCharmersBoard()
    seen = set()
    for _ in range(60):
        for people in (1, 0):
            kinds = "pcc" if people else "ccc"
            sight = Sight(0, state.view(0), players(kinds), (), lambda _move: None, people=people)
            board.show_sight(sight)
            assert names.shown_seat(sight) == (0 if people else state.to_act)
            assert owner(board) == sight.name(names.shown_seat(sight))
        acting, before = state.to_act, Sight(0, state.view(0), players("pcc"), (), lambda _move: None)
        events = state.play(lively(state, rng))
        if acting != 0:
            flown = {flight.what for flight in board.flights(events, before)}
            chosen = any(isinstance(event, DieChosen) for event in events)
            assert all(what is not None and what[0] == "die" for what in flown), "nothing is written on one's own sheet"
            seen.add((chosen, bool(flown)))
    assert len(seen) > 1


def owner(board: BoardScene) -> object:
    """Whose name stands on the sheet."""
    (written,) = [item for item in board.items() if isinstance(item, Owner)]
    return written.state[1]


def test_others_are_watched_beside_the_board_and_large_by_a_click(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    page = sit_down(window, "pcc", seed=3, game="dice_charmers")
    page.play.stop()
    page.play.set_speed("normal")
    table, rng, watch = page.table, Rng(3), page.sheets.watch
    while table.to_act == 0:
        table.play(lively(table.state, rng))
    page.showing.show_position()
    acting = table.to_act
    tabs = page.frame.tabs
    assert owner(page.board.board) == table.players[0].name
    assert watch.isVisible()
    assert watch.seat == acting
    there = QRect(tabs.mapTo(page.frame, QPoint(0, 0)), tabs.size())
    assert there.contains(watch.geometry())
    assert not watch.geometry().intersects(page.board.geometry())
    click(watch)
    assert (page.sheets.peek.seat, page.sheets.peek.pinned) == (acting, True)
    press(page, Qt.Key.Key_Escape)
    while table.to_act != 0:
        table.play(lively(table.state, rng))
    page.showing.show_position()
    assert watch.isVisible(), "the last stroke is seen for a moment"
    qtbot.waitUntil(lambda: not watch.isVisible(), timeout=STAY_MS + 3000)
    look.set(text=2.0)
    while table.to_act == 0:
        table.play(lively(table.state, rng))
    page.showing.show_position()
    own = page.frame.seats.rect_of(0)
    assert watch.isVisible(), "also where letters leave the tabs no room"
    assert not QRect(watch.mapToGlobal(QPoint(0, 0)), watch.size()).intersects(own), "one's own panel stays in sight"
    while table.to_act != 0:
        table.play(lively(table.state, rng))
    page.play.set_speed("instant")
    while table.to_act == 0:
        table.play(lively(table.state, rng))
    page.showing.show_position()
    assert not watch.isVisible()


def test_the_sheet_on_the_board_is_not_drawn_small_beside_it():
    state = durbar.start("dice_charmers", seats=3, seed=2)
    sight = Sight(0, state.view(0), players("pcc"), (), lambda _move: None, people=1)
    assert [seat for seat in range(3) if game_screen("dice_charmers").seat_line(seat, sight).sketch is None] == [0]
