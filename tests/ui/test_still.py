"""Nothing round the board moves during a game: not the bar at the foot, nor panels, tabs, list, stages, or slider."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.rng import Rng
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.frame import TableFrame
from durbar.ui.pages.table.prompt_bar import PromptBar, bar_height
from durbar.ui.pages.table.topbar import Chips
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.contract.positions import CASE, CASES, playing
from tests.games.raja.build import play
from tests.ui.games.raja.positions import a_disc
from tests.ui.hands import page_of, players
from tests.ui.positions import sight as sight_of

#: What is looked at is painted for it.
UNPAINTED = True

#: Every language and size of letters once or twice, each game once: all of them together are a program's work.
GAMES = {
    "ra": ("fr", 1.5, (1024, 680), 5),
    "raja": ("en", 1.5, (1280, 720), 4),
    "taj_mahal": ("fr", 1.0, (1024, 680), 5),
    "dice_charmers": ("fr", 1.5, (1280, 720), 3),
}
#: After so many moves the page is looked at again, and at each new kind of step.
EVERY = 60


@pytest.fixture
def letters(qapp: object) -> Iterator[None]:
    yield
    use_language("en")
    look.set(text=1.0, window=(1280, 720))


def children(part: QWidget) -> list[QWidget]:
    """What a part is made of, seen or not."""
    return part.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)


def places(frame: TableFrame) -> dict[str, QRect]:
    """Where everything stands that does not scroll, and the players' panels among themselves."""
    tabs, top, seats = frame.tabs, frame.top, frame.seats
    parts: dict[str, QWidget] = {
        "board": frame.board,
        "bar": frame.prompt,
        "column": frame.column,
        "players": frame.column.players,
        "tabs": tabs,
        "stages": top.findChildren(Chips)[0],
        "lamp": top.lamp,
        **{f"top {n}": part for n, part in enumerate(children(top))},
        **{f"note {n}": part for n, part in enumerate(children(tabs.moves)) if isinstance(part, Words)},
    }
    found = {name: QRect(part.mapTo(frame, QPoint(0, 0)), part.size()) for name, part in parts.items()}
    return found | {f"seat {seat}": panel.geometry() for seat, panel in enumerate(seats.panels)}


@pytest.mark.parametrize("key", GAMES)
def test_nothing_moves_in_a_whole_game(window: Window, letters: None, key: str):
    language, text, size, seats = GAMES[key]
    use_language(language)
    window.resize(*size)
    look.set(text=text, window=size)
    table, rng, way = GameSession.new(key, players("p" + "c" * (seats - 1)), 5), Rng(5), CASE[key].ways[-1]
    window.show_table(table)
    page = page_of(window)
    page.play.stop()
    QApplication.processEvents()
    first, met = places(page.frame), set()
    while table.to_act is not None:
        table.play(way(table.state, rng))
        step = (table.state.view(0).step, table.to_act == 0)
        if step in met and table.at % EVERY:
            continue
        met.add(step)
        page.showing.show_position()
        QApplication.processEvents()
        assert page.frame.prompt.text.verticalScrollBar().maximum() == 0, page.frame.prompt.prompt
        assert places(page.frame) == first, f"after {table.at} moves, at {step}"
    assert len(met) > 3


def sights(key: str, seats: int) -> Iterator[Sight]:
    """A seat's sights of a game, the first and each of a new step of it."""
    state, met = durbar.start(key, seats=seats, seed=8), set()
    for _ in playing(state, 8, CASE[key].ways[-1]):
        seat = 0 if state.to_act is None else state.to_act
        step = (state.view(seat).step, len(state.legal_moves()) // 10)
        if step not in met:
            met.add(step)
            kinds = "".join("p" if place == seat else "c" for place in range(seats))
            yield Sight(seat, state.view(seat), players(kinds), tuple(state.legal_moves()), state.why_not)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_what_every_game_says_has_room_in_the_bar(qtbot: QtBot, letters: None, case):
    screen, bar = game_screen(case.key), PromptBar()
    qtbot.addWidget(bar)
    bar.show()
    for sight in sights(case.key, durbar.game(case.key).seats[-1]):
        for language, text, size in (("fr", 1.5, (1024, 680)), ("fr", 1.0, (1280, 720))):
            use_language(language)
            look.set(text=text, window=size)
            width = size[0] - look.px(23)
            bar.resize(width, bar_height(width))
            bar.set_prompt(screen.prompt(sight), "kit/emblem-lotus")
            QApplication.processEvents()
            assert bar.text.verticalScrollBar().maximum() == 0, bar.prompt
            assert all(bar.rect().contains(one.geometry()) for one in (*bar.buttons, *bar.tiles)), bar.prompt


@pytest.mark.parametrize(("language", "text", "size"), [("fr", 1.0, (1280, 720)), ("fr", 1.5, (1280, 720))])
def test_the_choice_of_two_actions_moves_nothing_under_the_pointer(qtbot: QtBot, letters: None, language, text, size):
    screen, bar = game_screen("raja"), PromptBar()
    qtbot.addWidget(bar)
    use_language(language)
    look.set(text=text, window=size)
    width = size[0] - look.px(23)
    bar.resize(width, bar_height(width))
    state, stand = a_disc(), []
    for action in ("quarry", "palace", ""):
        bar.set_prompt(screen.prompt(sight_of(state)), "kit/emblem-lotus")
        stand.append([one.geometry() for one in (*bar.tiles, *bar.buttons)])
        assert bar.buttons[0].off == bool(action), "the disc is kept when both are chosen"
        if action:
            play(state, f"point {action}")
    assert len(stand[0]) == 10
    assert stand[0] == stand[1] == stand[2]
