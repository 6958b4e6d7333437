"""Discs and gold of Raja stay hidden: no word and no pixel differs where only they do; a curtain falls in between."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.game import OptionValue
from durbar.games.raja.events import TurnBegan
from durbar.games.raja.state import RajaState
from durbar.ui.games import game_screen
from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.look import theme
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.home.resume_card import ResumeCard
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.games.raja.build import ADVANCED_1, ADVANCED_2, C
from tests.ui.eyes import colours_round, texts_in
from tests.ui.games.raja.positions import a_disc, a_last_turn, game_states, sit_at, twin
from tests.ui.hands import (
    answering,
    button_called,
    click,
    click_button,
    click_move,
    log_words,
    move_words,
    page_of,
    press,
    press_here,
    seen,
    sit_down,
    words_in,
)
from tests.ui.positions import sight

#: What is looked at is painted for it.
UNPAINTED = True

SCREEN = game_screen("raja")
CTRL = Qt.KeyboardModifier.ControlModifier

#: Everything that another may have chosen in secret.
GOLD = ("gold", "gold")
PALACE = ("palace", "characters")


# ---- words ---------------------------------------------------------------------------------------------------------


@cache
def a_board() -> BoardScene:
    """One board for all positions: to make one takes longer than to fill it."""
    return SCREEN.make_board()


def all_words(look: Sight) -> Iterator[object]:
    """Everything that is said of a position to one person, and where what is marked stands."""
    board = a_board()
    board.show_sight(look)
    yield ClickActions.of(look, board.targets, SCREEN.moves_at, SCREEN.path)
    yield from (SCREEN.tip(target, look) for target in (*board.targets, *tiles(look)))
    yield SCREEN.prompt(look)
    yield [SCREEN.move_row(move, look) for move in look.legal]
    yield [SCREEN.preview(move, look) for move in look.legal]
    yield [SCREEN.doubt(move, look) for move in look.legal]
    yield [board.outcome(move, look) for move in look.legal[:5]]
    yield board.notes(look)
    yield SCREEN.moves_note(look)
    yield [SCREEN.seat_line(seat, look) for seat in range(len(look.players))]
    yield [SCREEN.tip(("seat", seat), look) for seat in range(len(look.players))]
    yield SCREEN.chips(look.view)


def tiles(look: Sight) -> Iterator[tuple[str, str]]:
    yield from (("tile", action) for action in PALACE)
    yield from (("tile", f"character-{card}") for card in (1, 4))


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, ADVANCED_1), (3, {}), (4, {**ADVANCED_1, **ADVANCED_2}), (5, {"hidden_gold": False})],
)
def test_words_of_a_position(qapp: object, seats: int, options: dict[str, OptionValue], people: int):
    for state in game_states(seats, seed=seats, every=151, **options):
        for seat in {state.to_act or 0, state.played % seats}:
            other = twin(state, seat, people)
            assert list(all_words(sight(state, seat, people))) == list(all_words(sight(other, seat, people)))


@pytest.mark.parametrize("people", [1, 2])
def test_words_of_what_happens(qapp: object, people: int):
    """The log and the table of a city, move by move, as long as no disc is turned over."""
    told = 0
    for state in game_states(3, seed=5, every=11, **ADVANCED_1):
        for move in (*state.legal_moves()[:2], *state.legal_moves()[-1:]):
            for seat in range(3):
                one, other = state.copy(), twin(state, seat, people)
                other.steps = list(state.steps)
                said = [said_of(copy, move, seat, people) for copy in (one, other)]
                if None not in said:
                    assert said[0] == said[1]
                    told += 1
    assert told > 40


def said_of(state: RajaState, move: object, seat: int, people: int) -> tuple[object, object] | None:
    """What a move says to a seat; None when it turns a disc over or ends the game."""
    events = state.play(move)  # type: ignore[arg-type]
    if state.to_act is None or any(isinstance(event, TurnBegan) for event in events):
        return None
    look = sight(state, seat, people)
    seen = [event for happened in events if (event := happened.seen_by(seat)) is not None]
    return SCREEN.log_lines(seen, look), SCREEN.endings.stage_table(seen, look)


def test_nobody_else_sees_gold_or_disc_of_who_waits(qapp: object):
    for state in game_states(3, seed=9, every=23):
        for seat in range(3) if state.to_act is not None else ():
            for look in (sight(state, seat, people=3), sight(state, seat, people=3, live=False)):
                for owner in range(3):
                    shown = SCREEN.seat_line(owner, look).counts[0].number
                    own = owner == seat == state.to_act and look.live
                    assert shown == (str(state.gold[owner]) if own else "?")


# ---- at a table ----------------------------------------------------------------------------------------------------


def spoken(page: TablePage) -> list[object]:
    """Every word on the table and every word that a screen reader finds there."""
    widgets = [widget for widget in page.findChildren(QWidget) if widget.isVisible()]
    return [
        {words for _, words in texts_in(page)},
        {f"{widget.accessibleName()} {widget.accessibleDescription()}" for widget in widgets},
        log_words(page),
        move_words(page),
        [page.game_screen.tip(target, page.sight) for target in page.board.board.targets],
        [page.game_screen.tip(("seat", seat), page.sight) for seat in range(len(page.table.players))],
    ]


def picture(page: TablePage) -> QImage:
    QApplication.processEvents()
    return page.grab().toImage()


def set_disc(page: TablePage, disc: tuple[str, str]) -> None:
    """Choose two actions by their tiles, and keep them."""
    for action in disc:
        click_move(page, next(move for move in page.sight.legal if str(move) == f"point {action}"))
    click_button(page, "Keep")


def lift(page: TablePage) -> None:
    assert page.secrets.curtain.isVisible()
    press(page.secrets.curtain, Qt.Key.Key_Return)


@pytest.mark.parametrize("hidden_gold", [True, False])
def test_behind_the_curtain_and_after_it_nothing_tells_what_was_chosen(window: Window, qtbot: QtBot, hidden_gold: bool):
    """Two games that differ only in what Leela chose look and read alike to Marc, at every moment of them."""
    told: list[list[object]] = []
    for disc in (GOLD, PALACE):
        state = a_disc()
        state.options = {**state.options, "hidden_gold": hidden_gold}
        page = sit_at(window, state)
        seen: list[object] = []
        set_disc(page, disc)
        assert page.secrets.curtain.isVisible()
        assert not page.frame.isVisible()
        assert "Marc" in words_in(page.secrets.curtain)
        seen += [words_in(page), picture(page)]
        press(page.secrets.curtain, Qt.Key.Key_Z, CTRL)  # nothing is taken back from behind it
        assert page.table.at == 3
        lift(page)
        assert not page.secrets.curtain.isVisible()
        assert page.sight.seat == 1
        seen += [spoken(page), picture(page)]
        with answering("No, leave it") as asked:
            page.travel.undo()
        window.activateWindow()  # offscreen no window gets the keyboard back from a question
        qtbot.waitUntil(window.isActiveWindow)
        assert page.table.at == 3
        assert "Marc has had the screen since Leela chose" in asked[0]
        for at in (0, 1, 2, 3):
            page.travel.look_at(at)
            seen += [spoken(page), picture(page)]
        told.append(seen)
    for first, second in zip(*told, strict=True):
        assert first == second


def test_before_the_curtain_one_sees_ones_own_choice(window: Window, qtbot: QtBot):
    page = sit_at(window, a_disc())
    click_move(page, page.sight.legal[0])
    assert [tile.tile.on for tile in page.frame.prompt.tiles].count(True) == 1
    assert not page.secrets.curtain.isVisible()


def test_one_who_resumes_a_game_finds_the_curtain(window: Window, qtbot: QtBot):
    """Who was in the middle of a choice may have left; the card on the home screen tells nothing of it either."""
    cards = []
    for disc in ("gold", "palace"):
        page = sit_down(window, "pp", game="raja")
        while page.table.state.view(0).step != "disc":
            page.table.play(page.table.state.legal_moves()[0])
        move = next(move for move in page.table.state.legal_moves() if str(move) == f"point {disc}")
        page.table.play(move)
        window.go_home()
        qtbot.waitUntil(lambda: bool(seen(window.pages.home, ResumeCard)))
        card = seen(window.pages.home, ResumeCard)[0]
        cards.append(words_in(card))
        click(button_called(card, "Resume"))
        page = page_of(window)
        assert page.secrets.curtain.isVisible()
        assert not page.frame.isVisible()
        qtbot.waitUntil(lambda page=page: page.focusWidget() is page.secrets.curtain.findChild(WordButton))
        assert page.secrets.curtain.size() == page.size()
        press_here(Qt.Key.Key_Return)
        assert page.frame.isVisible()
        assert [tile.tile.on for tile in page.frame.prompt.tiles].count(True) == 1
    assert cards[0] == cards[1]


def test_alone_against_computers_no_curtain_falls(window: Window, qtbot: QtBot):
    page = sit_at(window, a_disc(), "pcc")
    page.play.pause(True)
    set_disc(page, PALACE)
    assert not page.secrets.curtain.isVisible()
    assert page.frame.isVisible()
    line = SCREEN.seat_line(0, page.sight)
    assert line.spoken.endswith("Palace, Characters")


def test_with_open_gold_a_turn_needs_no_curtain(window: Window, qtbot: QtBot):
    for hidden in (True, False):
        state = a_last_turn(hidden_gold=hidden)
        state.waiting = [0, C]
        state.revealed[C] = False
        page = sit_at(window, state)
        page.play.play(page.sight.legal[-1])
        assert page.secrets.curtain.isVisible() == hidden


def test_the_table_of_a_scored_city_is_for_everybody_and_comes_before_the_curtain(window: Window, qtbot: QtBot):
    page = sit_at(window, a_last_turn(cards=(2, 1, 3)))
    page.play.play(page.sight.legal[-1])
    assert page.ends.panel.isVisible()
    assert "Ahmadabad is scored" in words_in(page.ends.panel)
    assert colours_round(page.ends.panel, page) == {theme.look.c.ground.rgb()}, "nobody's gold is seen round it"
    assert not page.secrets.curtain.isVisible()
    press_here(Qt.Key.Key_Return)
    assert page.secrets.curtain.isVisible()
    lift(page)
    assert not page.ends.panel.isVisible()


def test_ones_own_gold_and_disc_are_to_be_had_behind_a_curtain(window: Window, qtbot: QtBot):
    page = sit_at(window, a_disc())
    set_disc(page, PALACE)
    lift(page)
    set_disc(page, GOLD)
    lift(page)
    assert SCREEN.secret(0, page.sight) is None
    tip = SCREEN.secret(2, page.sight)
    assert tip is None or tip.worth == "15"
    window.show_table(page.table)
    assert page_of(window).secrets.curtain.isVisible()
