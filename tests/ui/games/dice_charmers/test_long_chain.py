"""The rulebook’s long example (rule 109) clicked through on the screen: the same numbers, told and shown."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from durbar.games.dice_charmers.events import TracksCrossed
from durbar.games.dice_charmers.moves import End
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.ui.kit.values.sight import Target
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.games.dice_charmers.build import LONG, A, B, find, goods, marks, table, waiting
from tests.ui.games.dice_charmers.positions import panel, sit_at
from tests.ui.hands import click, click_target, drawn_over, log_words, point_at, press, second_line

#: What is clicked, with the move that it makes, "" where a road is only picked out, and fame, coins, excess after it.
CLICKS: tuple[tuple[Target, str, tuple[int, int, int]], ...] = (
    (("die", "blue1"), "choose blue1", (15, 43, -5)),
    (("cell", "r1c5"), "", (15, 43, -5)),
    (("key", "Return"), "road r1c5 NEW", (17, 43, -1)),
    (("bonus", "R1"), "use R1", (17, 43, -1)),
    (("die", "purple2"), "copy purple2", (17, 43, -1)),
    (("tile", "T5"), "use T5", (17, 43, -1)),
    (("side", "r2c3", "W"), "half r2c3 W", (17, 43, -1)),
    (("side", "r1c3", "N"), "half r1c3 N", (17, 43, -1)),
    (("tile", "T3"), "use T3", (17, 47, 5)),
    (("bonus", "palace-1"), "use palace-1", (17, 47, 5)),
    (("good", "spices", 4), "copy purple2", (17, 47, 5)),
    (("button", "end"), "end", (17, 47, 5)),
)


def the_long_example() -> DiceCharmersState:
    """Seat B is to choose; five characters have a box, a purple die on the elephant shows two spices."""
    five = {"great_mogul": 1, "maharani": 1, "merchant": 1, "raja_man_singh": 1, "portuguese": 1}
    return table(
        3, turn=B, at={"purple1": A, "purple2": "elephant"}, dice={"blue1": "flag", "purple1": "ts", "purple2": "pp"},
        fame=15, money=43, levels={"fort": 2}, roads=LONG, river=[1, 6], palace=five,
    )  # fmt: skip


def do(page: TablePage, target: Target) -> None:
    """Click what is named, in the prompt or on the board, or press a key."""
    prompt = page.frame.prompt
    if target[0] == "key":
        press(page.board, Qt.Key.Key_Return)
    elif target[0] == "tile":
        (tile,) = [tile for tile in prompt.tiles if str(tile.tile.move) == f"use {target[1]}"]
        click(tile)
    elif target[0] == "button":
        (place,) = [place for place, button in enumerate(prompt.prompt.buttons) if str(button.move) == target[1]]
        click(prompt.buttons[place])
    else:
        click_target(page, target)


@pytest.fixture
def page(window: Window, qtbot: QtBot) -> TablePage:
    window.setUpdatesEnabled(False)  # nothing need be painted for it
    return sit_at(window, the_long_example())


def test_the_long_chain_by_clicks(page: TablePage):
    played: list[str] = []
    for target, move, (fame, money, excess) in CLICKS:
        do(page, target)
        played += [move] if move else []
        assert [str(one) for one in page.table.moves] == played, target
        view = page.sight.view
        assert (view.marks[B].fame, view.marks[B].money, view.excesses[B]) == (fame, money, excess)
    state = page.table.state
    assert isinstance(state, DiceCharmersState)
    assert goods(state, B)[0] == (0, 0, 4)
    assert waiting(state) == []
    crossed = find([event for events in page.table.events for event in events], TracksCrossed)
    assert crossed == [TracksCrossed(B, 5, True)]
    assert state.to_act == 2
    assert state.marks[B] == marks(state, B)


def test_the_chain_is_told_while_it_goes_on(page: TablePage):
    """Panel, prompt and log agree with the sheet after each click; what waits stands in the prompt."""
    numbers = []
    for target, _, _ in CLICKS[:-1]:
        do(page, target)
        line = panel(page, B).line
        numbers.append(f"{line.number} {line.number_words}")
        tiles = page.frame.prompt.prompt.tiles
        waits = [tile for tile in tiles if not tile.running]
        assert len(waits) == len(page.sight.view.pending), target
        assert sum(tile.running for tile in tiles) == (page.sight.view.running is not None)
    assert list(dict.fromkeys(numbers)) == ["2½ to go", "½ to go", "2½ beyond"]
    assert page.frame.prompt.prompt.buttons[-1].move == End()
    assert page.frame.prompt.prompt.buttons[-1].primary
    told = log_words(page)
    crossing = next(at for at, line in enumerate(told) if "cross" in line and "2½" in line)
    assert any("space 10" in line and "4 coins" in line for line in told[: crossing + 1])
    do(page, CLICKS[-1][0])
    assert any("Last round" in chip.words for chip in page.game_screen.chips(page.sight.view))


def test_the_crossing_is_foretold(page: TablePage):
    """Pointing at the bonus that crosses the tracks says so, in the prompt, in the panel and on the board."""
    for target, _, _ in CLICKS[:8]:
        do(page, target)
    point_at(page, ("bonus", "T3"))
    assert "2½" in second_line(page)
    assert "cross" in second_line(page)
    assert panel(page, B).change == "½ → +2½"
    assert drawn_over(page.board.board)
