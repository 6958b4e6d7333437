"""Games of Ra on the screen: by mouse at every seat count, by keyboard alone, through closing and dying."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.ra.moves import Draw
from durbar.session import shelf
from durbar.session.session import GameSession
from durbar.ui.pages.home.resume_card import ResumeCard
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.contract.positions import playing
from tests.games.ra.keeping import lively
from tests.ui.hands import button_called, click, click_move, meaning, page_of, seen, settle, show, sit_down


def choose(legal: tuple[Move, ...], rng: random.Random) -> Move:
    """Mostly draw, so that epochs fill, and else anything."""
    return legal[0] if legal[0] == Draw() and rng.random() < 0.9 else rng.choice(legal)


def chooser(seed: int) -> Callable[[State], Move]:
    """Who chooses so, all through a game."""
    rng = random.Random(seed)
    return lambda state: choose(state.legal_moves(), rng)


def replayed_digest(table: GameSession) -> str:
    """The digest that the engine alone reaches by the same moves."""
    state = durbar.start("ra", seats=len(table.players), seed=table.record.seed, options=table.record.options)
    for move in table.moves:
        state.play(move)
    return state.digest()


def assert_over(page: TablePage) -> None:
    assert page.table.to_act is None
    assert page.ends.results is not None
    assert page.ends.results.isVisible()
    assert page.table.state.digest() == replayed_digest(page.table)
    assert page.table.path is not None
    assert GameSession.open(page.table.path).state.digest() == page.table.state.digest()


def click_through(page: TablePage, qtbot: QtBot, choose: Callable[[State], Move], moves: int = 10_000) -> None:
    """Click so many moves, or to the end of the game."""
    page.window().setUpdatesEnabled(False)  # nothing need be painted for it
    page.play.auto_pass = False  # every move is clicked, the only ones too
    settle(page, qtbot)
    while page.table.to_act is not None and moves:
        before, move = page.table.at, choose(page.table.state)
        click_move(page, move)
        assert page.table.moves[before] == move
        settle(page, qtbot)
        moves -= 1


def test_beginning_and_end_of_a_larger_game_by_mouse(window: Window, qtbot: QtBot):
    """Clicked from the first move on; the middle is played by the engine; the end is clicked. Three play it whole."""
    seats, options = 5, {"forced_bid": "if_able", "hidden_scores": False}
    whole = durbar.start("ra", seats=seats, seed=seats, options=options)
    last = sum(1 for _ in playing(whole, seats, lively))
    rng = Rng(seats + 1_000_003)  # as ``playing`` has it
    page = sit_down(window, "p" * seats, seed=seats, **options)
    click_through(page, qtbot, lambda state: lively(state, rng), moves=6 * seats)
    table = page.table
    path, table.path = table.path, None  # one save is enough
    while table.at < last - 3 * seats:
        table.play(lively(table.state, rng))
    table.path = path
    page = show(window, table)
    click_through(page, qtbot, lambda state: lively(state, rng))
    assert page.table.at == last
    assert page.table.state.digest() == whole.digest()
    assert_over(page)


def key_move(page: TablePage, move: Move) -> None:
    """Make a move by the keys: down into the list of moves, down to the move, Enter."""
    moves = page.frame.tabs.moves
    moves.begin_search()
    QTest.keyClick(moves.filter, Qt.Key.Key_Down)
    for _ in range(moves.model.place_of(move)):
        QTest.keyClick(moves.list, Qt.Key.Key_Down)
    assert moves.selected() == move
    with meaning(page, move):
        QTest.keyClick(moves.list, Qt.Key.Key_Return)


def test_a_whole_game_by_keyboard_against_computers(window: Window, qtbot: QtBot):
    page = sit_down(window, "pcc", seed=8)
    page.window().setUpdatesEnabled(False)
    rng = random.Random(8)
    settle(page, qtbot)
    while page.table.to_act is not None:
        before, move = page.table.at, choose(page.sight.legal, rng)
        key_move(page, move)
        assert page.table.moves[before] == move
        settle(page, qtbot)
    assert_over(page)


def test_a_whole_game_of_three_by_mouse_whose_window_is_closed_on_the_way(window: Window, qtbot: QtBot):
    page = sit_down(window, "ppp", seed=6)
    click_through(page, qtbot, chooser(6), moves=20)
    played = [str(move) for move in page.table.moves]
    window.close()

    again = Window()
    qtbot.addWidget(again)
    again.show()
    qtbot.waitUntil(lambda: bool(seen(again.pages.home, ResumeCard)))
    click(button_called(again.pages.home, "Resume"))
    page = page_of(again)
    assert [str(move) for move in page.table.moves] == played
    click_through(page, qtbot, chooser(7))
    assert len({str(move).split()[0] for move in page.table.moves}) >= 5
    assert_over(page)
    again.shut()


PLAYED = 12

#: Plays some moves in a window, tells where the game is kept, and then only waits for its end.
PROGRAM = f"""
import sys
from PySide6.QtCore import QTimer
from durbar.app import application
app = application()
from durbar.session import shelf
from durbar.session.session import GameSession
from durbar.ui.window import Window
from tests.ui.hands import players
window = Window()
window.show()
window.show_table(GameSession.new("ra", players("ppp"), 4, path=shelf.place_for("ra")))
page = window.pages.page
def play():
    if page.table.at < {PLAYED}:
        page.clicks.make(page.sight.legal[0])
    else:
        print(page.table.at, page.table.state.digest(), flush=True)
timer = QTimer()
timer.timeout.connect(play)
timer.start(0)
app.exec()
"""


def test_not_one_move_is_lost_when_the_program_is_killed(window: Window, qtbot: QtBot, data: Path):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "DURBAR_DATA": str(data)}
    program = subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True, env=environment)
    assert program.stdout is not None
    at, digest = program.stdout.readline().split()
    program.kill()
    program.communicate()

    window.fill_resumes()
    click(button_called(window.pages.home, "Resume"))
    page = page_of(window)
    assert (page.table.at, page.table.state.digest()) == (int(at), digest)
    assert int(at) >= PLAYED
    assert list(shelf.shelf().iterdir()) == [page.table.path]
