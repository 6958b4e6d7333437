"""A person's hands: the mouse on the board and the prompt, the keys on the list."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.engine.move import Move
from durbar.table.player import Player
from durbar.table.table import Table
from durbar.ui.kit.buttons import WordButton
from durbar.ui.kit.screen import Target
from durbar.ui.table_page import TablePage
from durbar.ui.window import Window


def players(kinds: str) -> list[Player]:
    """"pcc": a person and two computers."""
    names = ("Leela", "Marc", "Asha", "Theo", "Noor")
    return [
        Player(names[seat], "person" if kind == "p" else "computer", seat, "" if kind == "p" else "steady")
        for seat, kind in enumerate(kinds)
    ]


def sit_down(window: Window, kinds: str, seed: int = 4, **options: str | bool) -> TablePage:
    """A table of Ra on the screen."""
    from durbar.table import shelf

    window.show_table(Table.new("ra", players(kinds), seed, dict(options), path=shelf.place_for("ra")))
    page = window._page
    assert isinstance(page, TablePage)
    return page


def click_target(page: TablePage, target: Target) -> None:
    """Press and release the left button on a piece of the board."""
    view = page.board
    centre = view.viewport().mapFromGlobal(view.rect_of(target).center())
    QTest.mouseMove(view.viewport(), centre)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre)


def click_button(page: TablePage, words: str) -> None:
    """Press a button of the prompt."""
    for button in page.frame.prompt.findChildren(WordButton):
        if button.isVisible() and button.accessibleName() == words:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(9, 9))
            return
    raise AssertionError(f"no button “{words}”")


def click_move(page: TablePage, move: Move) -> None:
    """Make a move by the mouse: on the board where it has a place there, else by the prompt."""
    for target, moves in page.offer.legal.items():
        if move in moves:
            click_target(page, target)
            return
    words = {"pass": "Pass", "stop": "Stop"}
    click_button(page, words[str(move)])


def settle(page: TablePage, qtbot: QtBot) -> None:
    """Wait until a person has a choice, the game is over, or an epoch's table waits to be read; read it."""

    def ready() -> bool:
        if page._stage_panel.isVisible():
            QTest.keyClick(page._stage_panel, Qt.Key.Key_Return)
        table = page.table
        return table.to_act is None or (table.person_acts and len(table.state.legal_moves()) > 1)

    qtbot.waitUntil(ready, timeout=20_000)
