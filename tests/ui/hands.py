"""A person's hands and eyes: the mouse on the board and the prompt, the keys on the list, words on the screen."""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TypeVar

import msgspec
from PySide6.QtCore import QDeadlineTimer, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGraphicsItem,
    QGraphicsScene,
    QLabel,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from durbar.engine.game import OptionValue
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.session import shelf
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.ui.kit.awaited import Awaited
from durbar.ui.kit.board.flights import Flyer
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.sprites import BoardItem, Piece, Sprite
from durbar.ui.kit.controls.buttons import KitButton
from durbar.ui.kit.controls.dialogs import Question
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.kit.values.sight import Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from durbar.ui.words import translate
from tests.contract.positions import Way

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier

#: A computer's answer waits for its process to start, which takes a second or two on a busy machine.
PATIENCE = 20_000

#: How finely a piece is searched for a spot where it can be clicked: steps across.
SPOTS = 12

#: Whoever is ready to answer questions; a question that nobody answers fails its test.
ANSWERING: list[list[str]] = []

#: A kind of widget.
Kind = TypeVar("Kind", bound=QWidget)

#: A kind of thing on a board.
Item = TypeVar("Item", bound=QGraphicsItem)


def players(kinds: str) -> list[Player]:
    """ "pcc": a person and two computers."""
    names = ("Leela", "Marc", "Asha", "Theo", "Noor")
    return [
        Player(names[seat], "person" if kind == "p" else "computer", seat, "" if kind == "p" else "steady")
        for seat, kind in enumerate(kinds)
    ]


# ---- tables --------------------------------------------------------------------------------------------------------


def sit_down(
    window: Window, kinds: str, seed: int = 4, takebacks: bool = True, game: str = "ra", **options: OptionValue
) -> TablePage:
    """A new table on the screen, kept on the shelf."""
    table = GameSession.new(game, players(kinds), seed, dict(options), takebacks, shelf.place_for(game))
    return show(window, table)


def mostly_first(state: State, rng: Rng) -> Move:
    """Mostly the first legal move, which in Ra is a draw."""
    moves = state.legal_moves()
    return moves[0] if rng.below(100) < 80 else moves[rng.below(len(moves))]


def played(
    kinds: str, moves: int, seed: int = 4, game: str = "ra", way: Way = mostly_first, **options: OptionValue
) -> GameSession:
    """A table on the shelf after so many moves, or at its end."""
    table = GameSession.new(game, players(kinds), seed, dict(options), path=shelf.place_for(game))
    path, table.path = table.path, None  # one save is enough
    rng = Rng(seed)
    while table.to_act is not None and table.at < moves:
        table.play(way(table.state, rng))
    table.path = path
    table.save()
    return table


def sit_at(window: Window, state: State, kinds: str = "", game: str = "ra") -> TablePage:
    """A table on the screen at a position that was built; it is kept nowhere. Persons only, if nothing is said.

    Nobody's only move is made for them.
    """
    window.choices.settings = msgspec.structs.replace(window.choices.settings, auto_pass=False)
    table = GameSession.new(game, players(kinds or "p" * state.seats), 1)
    table.states[0] = state
    return show(window, table)


def show(window: Window, table: GameSession) -> TablePage:
    """A table on the screen, and the first person before it."""
    window.show_table(table)
    page = page_of(window)
    if page.secrets.curtain.isVisible():
        press(page.secrets.curtain, Qt.Key.Key_Return)
    return page


def page_of(window: Window) -> TablePage:
    """The table on the screen."""
    page = window.pages.page
    assert isinstance(page, TablePage)
    return page


# ---- pressing ------------------------------------------------------------------------------------------------------


def click(widget: QWidget, where: QPoint | None = None) -> None:
    """Press and release the left button on a widget, in its middle if no place is said."""
    QTest.mouseClick(widget, LEFT, NO_KEYS, where or widget.rect().center())


def press(widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Press and release a key on a widget."""
    QTest.keyClick(widget, key, modifier)


def press_here(key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Press and release a key wherever the keyboard is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    press(focused, key, modifier)


def piece_at(page: TablePage, spot: QPoint) -> Target | None:
    """What of the board lies at a spot, in the view's pixels."""
    return page.board.board.target_at(page.board.board_at(spot))


def place_of(page: TablePage, target: Target) -> QPoint:
    """A spot of a piece of the board, in the view's pixels: its middle, or the nearest to it that is not hidden.

    A city's ground, for one, lies under its sites.
    """
    box = page.board.rect_of(target)
    box.moveTopLeft(page.board.viewport().mapFromGlobal(box.topLeft()))
    middle = box.center()
    if piece_at(page, middle) == target:
        return middle
    step = max(1, min(box.width(), box.height()) // SPOTS)
    spots = [QPoint(x, y) for x in range(box.left(), box.right(), step) for y in range(box.top(), box.bottom(), step)]
    spots.sort(key=lambda spot: (spot - middle).manhattanLength())
    own = (spot for spot in spots if piece_at(page, spot) == target)
    spot = next(own, None)
    assert spot is not None, f"nothing of {target} can be clicked"
    return spot


def sprite_of(board: BoardScene, target: Target) -> Sprite:
    """The piece of the board that stands for something."""
    return next(item for item in board.items() if isinstance(item, Sprite) and item.target == target)


def drawn_over(board: BoardScene) -> list[BoardItem]:
    """What is drawn over the pieces: what a move would bring, notes, what flies, traces."""
    return [item for item in board.items() if isinstance(item, BoardItem) and not isinstance(item, Piece)]


def rewind(page: TablePage) -> None:
    """The table as it was before anything was played on it."""
    table = page.table
    table.at = 0
    del table.states[1:], table.moves[:], table.events[:], table.record.moves[:]
    page.secrets.trusted = table.viewer()
    page.secrets.curtain.drop()
    page.ends.panel.close_panel()
    page.play.turned_back.emit()


def flying(board: BoardScene) -> list[Flyer]:
    """What flies over the board."""
    return [item for item in board.items() if isinstance(item, Flyer)]


def point_at(page: TablePage, target: Target) -> None:
    """Bring the pointer to a piece of the board, from elsewhere: a pointer that is there already does not move."""
    QTest.mouseMove(page.board.viewport(), QPoint(1, 1))
    QTest.mouseMove(page.board.viewport(), place_of(page, target))


def forget_keys(window: QWidget) -> None:
    """Press a button by the pointer, and let it go beside it: the keyboard is in use no more."""
    button = seen(window, KitButton)[0]
    QTest.mousePress(button, LEFT)
    QTest.mouseRelease(button, LEFT, pos=QPoint(-9, -9))


def click_target(page: TablePage, target: Target) -> None:
    """Point at a piece of the board and click it."""
    QTest.mouseMove(page.board.viewport(), place_of(page, target))
    click(page.board.viewport(), place_of(page, target))


def button_called(inside: QWidget, words: str) -> QAbstractButton:
    """The visible button of this name."""
    shown = [button for button in inside.findChildren(QAbstractButton) if button.isVisible()]
    found = [button for button in shown if words in (button.accessibleName(), button.text().replace("&&", "&"))]
    assert found, f"no button “{words}”, only {[button.accessibleName() for button in shown]}"
    return found[0]


def choose_item(pick: QComboBox, index: int) -> None:
    """Choose a line of a list as a person does."""
    pick.setCurrentIndex(index)
    pick.activated.emit(index)


def click_button(page: TablePage, words: str) -> None:
    """Press a button of the prompt."""
    click(button_called(page.frame.prompt, words), QPoint(9, 9))


def click_move(page: TablePage, move: Move) -> str:
    """Make a move by the mouse: on the board where it has a place there, else by the prompt, else in the list.

    Gives the place: "board", "tile", "button" or "list", with "menu" after it where a menu had to be opened.
    """
    with meaning(page, move):
        for target, moves in page.shown.offer.legal.items():
            if move in moves and target not in page.shown.offer.paths:
                click_target(page, target)
                return "board" if len(moves) == 1 else choose_in_menu(page, move, "board")
        return click_in_prompt(page, move) or _click_in_list(page, move)


def click_in_prompt(page: TablePage, move: Move) -> str:
    """Press the tile or button of a move; nothing where it has none."""
    prompt = page.frame.prompt
    for tile in prompt.tiles:
        if tile.tile.move == move:
            click(tile)
            return "tile"
    for place, button in enumerate(prompt.prompt.buttons):
        if button.move == move or move in button.moves:
            click(prompt.buttons[place], QPoint(9, 9))
            return "button" if button.move == move else choose_in_menu(page, move, "button")
    return ""


def double_click(widget: QWidget, where: QPoint) -> None:
    """Press and release the left button twice, as a person does."""
    click(widget, where)
    QTest.mouseDClick(widget, LEFT, NO_KEYS, where)


def place_in_list(page: TablePage, move: Move) -> QPoint:
    """Where the line of a move is in the list of moves, brought into sight."""
    moves = page.frame.tabs.moves
    index = moves.model.index(moves.model.place_of(move))
    moves.list.scrollTo(index)
    return moves.list.visualRect(index).center()


def _click_in_list(page: TablePage, move: Move) -> str:
    """Double click the line of a move."""
    double_click(page.frame.tabs.moves.list.viewport(), place_in_list(page, move))
    return "list"


def choose_in_menu(page: TablePage, move: Move, place: str) -> str:
    """Choose a move in the menu that has just come up."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = page.game_screen.move_row(move, page.sight).words
    (action,) = [action for action in menu.actions() if action.text().split("\t")[0] == words]
    click(menu, menu.actionGeometry(action).center())
    assert QApplication.activePopupWidget() is None
    return f"{place} menu"


def meaning(page: TablePage, move: Move) -> AbstractContextManager[object]:
    """Be ready to say that one means a move that one is asked about."""
    doubt = page.game_screen.doubt(move, page.sight)
    return answering(translate("Table", "Yes, do it")) if doubt else nullcontext()


# ---- waiting -------------------------------------------------------------------------------------------------------


def settle(page: TablePage, qtbot: QtBot) -> None:
    """Wait until a person has a choice or the game is over; lift curtains, read the tables of stages."""

    def ready() -> bool:
        if page.ends.panel.isVisible():
            press(page.ends.panel, Qt.Key.Key_Return)
        if page.secrets.curtain.isVisible():
            press(page.secrets.curtain, Qt.Key.Key_Return)
        table = page.table
        return table.to_act is None or (table.person_acts and page.play.made_for_person() is None)

    patience = QDeadlineTimer(PATIENCE)
    while not ready():
        assert not patience.hasExpired(), "nobody can choose"
        qtbot.wait(1)  # waitUntil would look but every 10 ms, after every click of a game


def play_until(
    page: TablePage, qtbot: QtBot, done: Callable[[TablePage], bool], choose: Callable[[TablePage], Move]
) -> None:
    """Make moves as the list of moves does, until ``done`` or the game is over."""
    settle(page, qtbot)
    while page.table.to_act is not None and not done(page):
        move = choose(page)
        with meaning(page, move):
            page.clicks.make(move)
        settle(page, qtbot)


def first_move(page: TablePage) -> Move:
    """The first legal move: where a tile may be drawn, it is that."""
    return page.sight.legal[0]


def time_left(part: QObject) -> int:
    """Milliseconds until a part of the screen does something by itself, as it was said when it began to wait."""
    return max(timer.interval() for timer in part.findChildren(QTimer) if timer.isActive())


def take_answer(part: QObject) -> None:
    """Have a part of the screen look now for what it waits for from another thread."""
    for one in part.findChildren(Awaited):
        one.timeout.emit()


def let_pass(part: QObject) -> None:
    """Let the time pass that a part of the screen waits; what it does then, it does in the next turns of the loop."""
    for timer in part.findChildren(QTimer):
        if timer.isActive():
            timer.start(0)


# ---- reading -------------------------------------------------------------------------------------------------------


def seen(inside: QWidget, kind: type[Kind]) -> list[Kind]:
    """The visible widgets of a kind, in the order in which they were made."""
    return [widget for widget in inside.findChildren(kind) if widget.isVisible()]


def only(inside: QWidget, kind: type[Kind]) -> Kind:
    """The one visible widget of a kind."""
    (widget,) = seen(inside, kind)
    return widget


def called(inside: QWidget, kind: type[Kind], name: str) -> Kind:
    """The one widget of a kind that a screen reader calls so, visible or not."""
    (widget,) = [widget for widget in inside.findChildren(kind) if widget.accessibleName() == name]
    return widget


def around(widget: QWidget, kind: type[Kind]) -> Kind:
    """The innermost widget of a kind that a widget is in."""
    parent = widget.parentWidget()
    while not isinstance(parent, kind):
        assert parent is not None, f"no {kind.__name__} is round {widget}"
        parent = parent.parentWidget()
    return parent


def open_tips(inside: QWidget) -> list[Tip]:
    """What the open tips say, the first one first."""
    return [panel.tip for panel in seen(inside, TipPanel)]


def second_line(page: TablePage) -> str:
    """What stands below the sentence of the prompt: facts, or a refusal; as it was said, not as it is laid."""
    return re.sub(r"(?<=\d)\u00a0(?=[^\W\d])", " ", page.frame.prompt.text.second.text())


def link_words(page: TablePage) -> str:
    """The words of the link in the prompt, empty when there is none."""
    link = page.frame.prompt.text.link
    return "" if link.isHidden() else link.accessibleName()


def log_words(page: TablePage) -> list[str]:
    """All lines of the log."""
    model = page.frame.tabs.log.model
    return [model.data(model.index(row)) for row in range(model.rowCount())]


def move_words(page: TablePage) -> list[str]:
    """All lines of the list of moves."""
    return [row.words for row in page.frame.tabs.moves.model.items]


def questions() -> Iterator[Question]:
    """The questions that wait for an answer."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, Question) and widget.isVisible():
            yield widget


def on_board(board: QGraphicsScene, kind: type[Item]) -> list[Item]:
    """What of a kind is seen on the board, what was put there first before the rest."""
    items = board.items(Qt.SortOrder.AscendingOrder)
    return [item for item in items if isinstance(item, kind) and item.isVisible()]


def words_in(inside: QWidget) -> str:
    """All words of visible labels in a widget."""
    return " ".join(label.text() for label in inside.findChildren(QLabel) if label.isVisible())


# ---- answering -----------------------------------------------------------------------------------------------------


@contextmanager
def answering(*answers: str) -> Iterator[list[str]]:
    """Press these buttons, in turn, of questions that come up meanwhile; gives what was asked.

    All must be used; what is asked beyond them gets the safe answer.
    """
    asked: list[str] = []
    left = list(answers)
    ANSWERING.append(asked)

    def answer() -> None:
        for question in questions():
            asked.append(words_in(question))
            try:
                click(button_called(question, left.pop(0)))
            except (AssertionError, IndexError):
                question.reject()  # or the test would wait for ever

    timer = QTimer()
    timer.timeout.connect(answer)
    timer.start(5)
    try:
        yield asked
    finally:
        timer.stop()
        ANSWERING.remove(asked)
    assert not left, f"nobody asked for {left}"
