"""Hands and pile of Taj Mahal stay hidden: no word and no pixel differs where only they do; a curtain falls between."""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.event import Event
from durbar.games.taj_mahal.events import CardDrawn, GameEnded, VisitBegan
from durbar.games.taj_mahal.moves import NOTHING, Play, Withdraw
from durbar.games.taj_mahal.state import TajMahalState
from durbar.ui.games import game_screen
from durbar.ui.games.taj_mahal.board.cards import Card
from durbar.ui.kit.board.aside import Aside
from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.sprites import PLAIN_MARKS
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.look import theme
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.pages.home.resume_card import ResumeCard
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.games.taj_mahal.build import A, B, C, card, deal_hand, table
from tests.ui.eyes import colours_round, texts_in
from tests.ui.games.taj_mahal.positions import RICH, end_visit, ending_a_visit, game_states, make, sit_at, twin
from tests.ui.hands import (
    answering,
    button_called,
    click,
    forget_keys,
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
AT_HOME = True

SCREEN = game_screen("taj_mahal")
CTRL = Qt.KeyboardModifier.ControlModifier

#: Two hands of seat 0 that hold the same card to play, and nothing else in common.
HANDS = (["rEV", "rEP", "gEE", "wE"], ["rEV", "vEG", "yEM", "wK"])


# ---- words ---------------------------------------------------------------------------------------------------------


@cache
def a_board() -> BoardScene:
    """One board for all positions: to make one takes longer than to fill it."""
    return SCREEN.make_board()


@cache
def an_aside() -> Aside:
    aside = SCREEN.make_aside()
    assert aside is not None
    return aside


@pytest.fixture(scope="module", autouse=True)
def _the_aside_is_of_all_tests(qapp: object) -> Iterator[None]:
    """What a test makes goes with it; what lies beside the board is made once, before them."""
    an_aside()
    yield
    an_aside().deleteLater()
    an_aside.cache_clear()


def words_of(aside: Aside) -> list[str]:
    """What stands on a panel that is on no screen."""
    return [label.text() for label in aside.findChildren(QLabel) if label.isVisibleTo(aside)]


def elsewhere(look: Sight) -> Iterator[Target]:
    """Targets that lie beside the board."""
    yield from (("seat", seat) for seat in range(look.view.seats))
    yield from (("played", seat, 0) for seat in look.view.inside if look.view.visitors[seat].cards)
    yield from (("special", card_id) for card_id in look.view.special)
    yield from (("symbol", symbol) for symbol in ("vizier", "grand_mogul", "elephant"))


def all_words(look: Sight) -> Iterator[object]:
    """Everything that is said of a position to one person, and where what is marked stands."""
    board, aside = a_board(), an_aside()
    board.show_sight(look)
    aside.show_sight(look)
    yield board.targets
    yield ClickActions.of(look, board.targets, SCREEN.moves_at, SCREEN.path)
    yield [SCREEN.tip(target, look) for target in (*board.targets, *elsewhere(look))]
    yield SCREEN.prompt(look)
    yield words_of(aside)
    yield [SCREEN.move_row(move, look) for move in look.legal]
    yield SCREEN.listed(look)
    yield [SCREEN.preview(move, look) for move in look.legal]
    yield [SCREEN.doubt(move, look) for move in look.legal]
    yield [board.outcome(move, look) for move in look.legal[:5]]
    yield board.notes(look)
    yield SCREEN.moves_note(look)
    yield [SCREEN.seat_line(seat, look) for seat in range(look.view.seats)]
    yield SCREEN.chips(look.view)


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_words_of_a_position(qapp: object, seats: int, people: int):
    for state in game_states(seats, seed=seats, every=61):
        if state.to_act is None:
            continue  # hands are counted in the open then
        for seat in {state.to_act, (state.to_act + 1) % seats}:
            other = twin(state, seat, people)
            assert other.digest() != state.digest()
            said, twice = (list(all_words(sight(one, seat, people))) for one in (state, other))
            assert said == twice


@pytest.mark.parametrize("people", [1, 2])
def test_words_of_looking_back(qapp: object, people: int):
    """One's own cards as well, where another person may look on."""
    for state in game_states(3, seed=6, every=71):
        if state.to_act is None:
            continue
        seat = (state.to_act + 2) % 3
        other = twin(state, seat, people)
        said, twice = (list(all_words(sight(one, seat, people, live=False))) for one in (state, other))
        assert said == twice


@pytest.mark.parametrize("people", [1, 2])
def test_words_of_what_happens(qapp: object, people: int):
    """The log and the table of a visit, move by move, as long as the draw pile brings nothing into the open."""
    told = drawn = 0
    for state in game_states(3, seed=5, every=11):
        for seat in range(3) if state.to_act is not None else ():
            other = twin(state, seat, people)
            other.steps = list(state.steps)
            for move in [move for move in state.legal_moves() if other.why_not(move) is None][-3:]:
                events, twice = (one.copy().play(move) for one in (state, other))
                if comes_into_the_open(events, seat, people) or comes_into_the_open(twice, seat, people):
                    continue
                look = sight(state, seat, people)
                assert words_of_events(events, look) == words_of_events(twice, look)
                told += 1
                drawn += any(isinstance(event, CardDrawn) for event in events)
    assert told > 60
    assert drawn > 1


def comes_into_the_open(events: Sequence[Event], seat: int, people: int) -> bool:
    """Whether a seat may see cards that it could not see before."""
    own = people == 1 and any(isinstance(event, CardDrawn) and event.seat == seat for event in events)
    return own or any(isinstance(event, VisitBegan | GameEnded) for event in events)


def words_of_events(events: Sequence[Event], look: Sight) -> tuple[object, object]:
    seen = [event for happened in events if (event := happened.seen_by(look.seat)) is not None]
    return SCREEN.log_lines(seen, look), SCREEN.endings.stage_table(seen, look)


def test_a_drawn_card_is_named_to_its_owner_alone(english: None):
    state = table(3, hands={A: ["wE"]}, pile=["wK"], display=["wE"] * 5)
    events = state.play(Withdraw())
    for seat, people in ((A, 1), (B, 1), (A, 2), (B, 2)):
        named = "white grand mogul" in str(words_of_events(events, sight(state, seat, people)))
        assert named == ((seat, people) == (A, 1))


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
        [page.game_screen.tip(target, page.sight) for target in elsewhere(page.sight)],
    ]


def picture(page: TablePage) -> QImage:
    QApplication.processEvents()
    return page.grab().toImage()


def lift(page: TablePage) -> None:
    assert page.secrets.curtain.isVisible()
    press(page.secrets.curtain, Qt.Key.Key_Return)
    assert not page.secrets.curtain.isVisible()


def with_hand(hand: Sequence[str]) -> TajMahalState:
    """Seat 0 holds these cards; the others have something of their own."""
    state = table(3, hands={A: HANDS[0], B: ["yEE", "yEV", "wM"], C: ["gEG", "gEM", "wP"]})
    return deal_hand(state, A, hand)


def test_behind_the_curtain_and_after_it_nothing_tells_what_another_holds(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    """Two games that differ only in Leela's hand look and read alike to Marc, at every moment of them."""
    told: list[list[object]] = []
    for hand in HANDS:
        forget_keys(window)  # else those of the first ring in the second
        page = sit_at(window, with_hand(hand))
        own = spoken(page)
        seen: list[object] = []
        make(page, Play(card("rEV"), NOTHING))
        assert page.secrets.curtain.isVisible()
        assert not page.frame.isVisible()
        assert "Marc" in words_in(page.secrets.curtain)
        seen += [words_in(page), picture(page)]
        press(page.secrets.curtain, Qt.Key.Key_Z, CTRL)  # nothing is taken back from behind it
        assert page.table.at == 1
        lift(page)
        assert page.sight.seat == B
        seen += [spoken(page), picture(page)]
        make(page, Withdraw())
        seen += [log_words(page), page.table.at]
        for at in (0, 1, 2):
            page.travel.look_at(at)
            seen += [spoken(page), picture(page)]
        told.append([own, *seen])
    assert told[0][0] != told[1][0], "to Leela the two games are not alike"
    for first, second in zip(told[0][1:], told[1][1:], strict=True):
        assert first == second


@pytest.mark.parametrize("way", ["key", "button"])
def test_taking_back_and_making_again_show_nobody_elses_hand(window: Window, qtbot: QtBot, way: str):
    """Marc has lifted the curtain; Leela's play can be taken back, but her cards stay hidden from him."""
    page = sit_at(window, with_hand(HANDS[0]))
    make(page, Play(card("rEV"), NOTHING))
    lift(page)
    with answering("Take back") as asked:
        if way == "key":
            press(page.board, Qt.Key.Key_Z, CTRL)
        else:
            click(button_called(page.frame.top, "Undo"))
    assert "Marc has had the screen" in asked[0]
    assert page.table.at == 0
    window.activateWindow()  # offscreen no window gets the keyboard back from a question
    qtbot.waitUntil(window.isActiveWindow)
    lift(page)
    assert "A choice of Leela is taken back after Marc had the screen." in log_words(page)
    press(page.board, Qt.Key.Key_Y, CTRL)
    assert page.table.at == 1
    assert page.secrets.curtain.isVisible()


def test_ones_own_cards_are_closed_while_another_acts(window: Window, qtbot: QtBot):
    """With a computer's turn, or a look back, two people's screen shows backs; alone it shows the cards."""
    for kinds, open_ in (("cpp", False), ("cpc", True)):
        page = sit_at(window, table(3, hands=RICH), kinds)
        page.play.stop()
        targets = {target[0] for target in page.board.board.targets}
        assert ("hand" in targets) == open_
        tip = page.game_screen.tip(("hand", card("yEE"), 0), page.sight)
        assert (tip is not None) == (open_ and page.sight.seat == B)


def test_on_a_hand_that_is_closed_no_card_stands_out(window: Window, qtbot: QtBot):
    """Whoever looks on does not see which cards could be played, nor how many."""
    page = sit_at(window, with_hand(HANDS[0]))
    make(page, Play(card("rEV"), NOTHING))
    lift(page)
    cards = [item for item in page.board.board.items() if isinstance(item, Card)]
    assert any(item.marks.legal for item in cards)
    page.travel.look_at(0)
    closed = [item for item in cards if item.target is None]
    assert closed
    assert {item.marks for item in closed} == {PLAIN_MARKS}


def test_before_the_curtain_one_still_takes_ones_cards(window: Window, qtbot: QtBot):
    page = sit_at(window, table(3, hands=RICH))
    make(page, Withdraw())
    assert not page.secrets.curtain.isVisible()
    make(page, page.sight.legal[0])
    assert not page.secrets.curtain.isVisible()
    make(page, page.sight.legal[0])
    assert page.secrets.curtain.isVisible()


def test_one_who_resumes_a_game_finds_the_curtain(window: Window, qtbot: QtBot):
    """Who was in turn may have left; the card on the home screen tells nothing of a hand either."""
    page = sit_down(window, "ppp", game="taj_mahal")
    page.table.play(page.table.state.legal_moves()[0])
    hand = page.table.state.view(page.table.state.to_act).hand
    window.go_home()
    qtbot.waitUntil(lambda: bool(seen(window.pages.home, ResumeCard)))
    click(button_called(window.pages.home, "Resume"))
    page = page_of(window)
    assert page.secrets.curtain.isVisible()
    assert not page.frame.isVisible()
    qtbot.waitUntil(lambda: page.focusWidget() is page.secrets.curtain.findChild(WordButton))
    press_here(Qt.Key.Key_Return)
    assert page.frame.isVisible()
    assert tuple(target[1] for target in page.board.board.targets if target[0] == "hand")
    assert sorted(str(target[1]) for target in page.board.board.targets if target[0] == "hand") == sorted(hand)


def test_alone_against_computers_no_curtain_falls(window: Window, qtbot: QtBot):
    page = sit_at(window, with_hand(HANDS[0]), "pcc")
    page.play.pause(True)
    make(page, Play(card("rEV"), NOTHING))
    assert not page.secrets.curtain.isVisible()
    assert page.frame.isVisible()
    assert sum(target[0] == "hand" for target in page.board.board.targets) == 3


def test_the_table_of_a_visit_is_for_everybody_and_comes_before_the_curtain(window: Window, qtbot: QtBot):
    page = sit_at(window, ending_a_visit())
    end_visit(page)
    assert page.table.state.to_act == B
    assert page.ends.panel.isVisible()
    assert "Delhi" in words_in(page.ends.panel)
    assert colours_round(page.ends.panel, page) == {theme.look.c.ground.rgb()}, "nobody's hand is seen round it"
    assert not page.secrets.curtain.isVisible()
    press_here(Qt.Key.Key_Return)
    assert page.secrets.curtain.isVisible()
    qtbot.wait(100)  # the next person takes longer to sit down
    lift(page)
    assert not page.ends.panel.isVisible()
    qtbot.waitUntil(lambda: len(colours_round(page.ends.panel, page)) > 1)  # what kept the table away is gone too


def test_ones_own_hand_is_to_be_had_behind_a_curtain(window: Window, qtbot: QtBot):
    page = sit_at(window, with_hand(HANDS[0]), "cpp")
    page.play.stop()
    seat = page.sight.seat
    tip = SCREEN.secret(seat, page.sight)
    assert tip is not None
    assert tip.worth == "3"
    assert all(SCREEN.secret(other, page.sight) is None for other in range(3) if other != seat)
    panel = SCREEN.tip(("seat", seat), page.sight)
    assert panel is not None
    assert "curtain" in panel.click
    page.sheets.press(seat)  # a hand is no sheet to enlarge
    assert page.secrets.curtain.isVisible()
    assert not page.tips.is_open
    lift(page)
    assert page.tips.is_open


def test_a_hand_that_lies_open_is_not_offered_behind_a_curtain(window: Window, qtbot: QtBot):
    page = sit_at(window, with_hand(HANDS[0]), "ppp")
    seat = page.sight.seat
    assert page.sight.view.to_act == seat
    panel = SCREEN.tip(("seat", seat), page.sight)
    assert panel is not None
    assert not panel.click
    page.secrets.look_in(seat)
    assert not page.secrets.curtain.isVisible()
