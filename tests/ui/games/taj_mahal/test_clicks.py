"""Clicks on Taj Mahal's table: each legal move is to be had, each refusal says why, what is shown before comes true."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.games.taj_mahal.events import (
    BonusScored,
    CardDrawn,
    CardTaken,
    PairExchanged,
    PalacesScored,
    ProvinceScored,
)
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.state import TajMahalState
from durbar.ui.games import game_screen
from durbar.ui.games.taj_mahal import forecast
from durbar.ui.games.taj_mahal.board.cards import Card
from durbar.ui.games.taj_mahal.forecast import Forecast
from durbar.ui.games.taj_mahal.words import preview
from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.contract.positions import CASE
from tests.games.taj_mahal.build import A, B, C, awarded, card, find, play, table
from tests.ui.games.taj_mahal.positions import (
    DECISIONS,
    a_change_of_colour,
    a_contest,
    a_first_card,
    cards_of,
    game_states,
    make,
    pick_out,
    picking,
    placing,
    placing_with_the_royal_one,
    sit_at,
)
from tests.ui.hands import (
    answering,
    button_called,
    click,
    click_move,
    click_target,
    drawn_over,
    link_words,
    log_words,
    move_words,
    point_at,
    press,
    press_here,
    rewind,
    second_line,
    sprite_of,
    words_in,
)
from tests.ui.positions import sight

#: No test here looks at pixels.
UNPAINTED = True

SCREEN = game_screen("taj_mahal")

#: Of a kind of move of which there are as many, every eleventh is clicked.
MANY = 6

RED, GREEN, WHITE = (("hand", card(short), 0) for short in ("rEV", "gEE", "wE"))
SPECIAL, CHANGE = (("hand", card(short), 0) for short in ("+2", "change"))


@pytest.mark.parametrize("decision", DECISIONS)
def test_each_legal_move_is_offered_and_a_click_makes_it(window: Window, qtbot: QtBot, decision: str):
    page = sit_at(window, DECISIONS[decision]())
    legal = page.sight.legal
    kinds = {kind: [move for move in legal if type(move) is kind] for kind in map(type, legal)}
    for moves in kinds.values():
        for move in moves if len(moves) < MANY else moves[::11]:
            assert make(page, move).removesuffix(" menu") in ("board", "button")
            assert page.table.moves[0] == move
            rewind(page)
    assert len(set(move_words(page))) == len(legal)


@pytest.mark.parametrize(
    "decision", ["contest", "placing", "placing with the royal one", "only the royal one", "picking"]
)
def test_each_blocked_target_refuses_in_words_and_changes_nothing(window: Window, qtbot: QtBot, decision: str):
    page = sit_at(window, DECISIONS[decision]())
    before = page.table.state.digest()
    assert page.beside.pane.book is not None
    told = {}
    for target, refusal in page.shown.offer.blocked.items():
        assert not sprite_of(page.board.board, target).marks.legal
        told[refusal.key, target[0]] = refusal, target
    assert told
    for refusal, target in told.values():  # each reason once at each kind of target
        page.showing.show_position()
        click_target(page, target)
        assert second_line(page) == SCREEN.why(refusal, page.sight)
        assert second_line(page).endswith(".")
        assert "{" not in second_line(page)
        assert page.beside.pane.book.section(refusal.section).title[1:].replace(": ", ", ") in link_words(page)
        assert page.sight.chosen == ()
    assert page.table.at == 0
    assert page.table.state.digest() == before


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_offer_says_what_the_engine_says(qapp: object, seats: int):
    """Over a whole random game, for every target of the board; each move stands once in the list."""
    board = SCREEN.make_board()
    for state in game_states(seats, seed=seats, every=29):
        look = sight(state)
        board.show_sight(look)
        offer = ClickActions.of(look, board.targets, SCREEN.moves_at, SCREEN.path)
        for moves in offer.legal.values():
            assert moves
            assert all(state.why_not(move) is None for move in moves)
        for target, refusal in offer.blocked.items():
            meant = SCREEN.moves_at(target, look)
            assert not any(move in look.legal for move in meant)
            assert refusal == state.why_not(meant[0])
        assert sorted(map(str, SCREEN.listed(look))) == sorted(map(str, look.legal))
        rows = [SCREEN.move_row(move, look) for move in look.legal]
        assert len({row.words for row in rows}) == len(rows)
        assert not any("{" in row.words + row.second + row.gain for row in rows)
        offered = {move for button in SCREEN.prompt(look).buttons for move in (button.move, *button.moves) if move}
        assert offered <= set(look.legal)


def test_every_refusal_that_a_click_can_meet_is_a_sentence(qapp: object):
    met = {}
    for state in game_states(3, seed=4, every=9):
        look = sight(state)
        for move in CASE["taj_mahal"].clicks(state):
            refusal = state.why_not(move)
            if refusal is not None and (refusal.key, tuple(refusal.facts)) not in met:
                met[refusal.key, tuple(refusal.facts)] = SCREEN.why(refusal, look)
    assert len(met) >= 13
    for sentence in met.values():
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_nothing_is_offered_while_another_acts(window: Window, qtbot: QtBot):
    page = sit_at(window, a_contest(), "cpp")
    page.play.stop()
    assert page.shown.offer == ClickActions()
    click_target(page, page.board.board.targets[0])
    assert page.table.at == 0


# ---- picking cards out ---------------------------------------------------------------------------------------------


def play_button(page: TablePage) -> tuple[bool, Move | None]:
    """Whether the first button can be pressed, and what it plays."""
    first = page.frame.prompt.prompt.buttons[0]
    return first.enabled, first.move


@pytest.mark.parametrize("order", [(RED, WHITE), (WHITE, RED)], ids=["coloured first", "white first"])
def test_two_cards_are_picked_out_in_either_order(window: Window, qtbot: QtBot, order: tuple):
    page = sit_at(window, a_first_card(), "pcc")
    page.play.pause(True)
    assert play_button(page) == (False, None)
    click(page.frame.prompt.buttons[0])
    assert page.table.at == 0
    click_target(page, order[0])
    assert page.sight.chosen == order[:1]
    assert play_button(page) == ((True, Play(str(RED[1]), NOTHING)) if order[0] == RED else (False, None))
    click_target(page, order[1])
    both = Play(str(RED[1]), str(WHITE[1]))
    assert set(page.sight.chosen) == {RED, WHITE}
    assert play_button(page) == (True, both)
    assert page.table.at == 0
    click(page.frame.prompt.buttons[0])
    assert page.table.moves == [both]
    assert page.sight.chosen == ()


def test_one_changes_ones_mind(window: Window, qtbot: QtBot):
    """Another card instead, a card put back, all put back by Esc; nothing is played and nothing recorded."""
    page = sit_at(window, a_first_card())
    before, other = page.table.state.digest(), ("hand", card("rVM"), 0)
    chosen = {
        RED: {RED},
        WHITE: {RED, WHITE},
        other: {other, WHITE},  # another coloured card takes its place
        SPECIAL: {other, SPECIAL},  # and another extra one
        GREEN: {GREEN, SPECIAL},
    }
    for target, expected in chosen.items():
        click_target(page, target)
        assert set(page.sight.chosen) == expected
    click_target(page, SPECIAL)
    assert page.sight.chosen == (GREEN,)
    click_target(page, GREEN)
    assert page.sight.chosen == ()
    assert play_button(page) == (False, None)
    pick_out(page, Play(str(RED[1]), str(WHITE[1])))
    press(page.board, Qt.Key.Key_Escape)
    assert page.sight.chosen == ()
    assert page.table.at == 0
    assert page.table.state.digest() == before


def test_another_colour_comes_with_the_card_that_allows_it(window: Window, qtbot: QtBot):
    page = sit_at(window, a_change_of_colour())
    click_target(page, GREEN)
    assert set(page.sight.chosen) == {GREEN, CHANGE}
    assert play_button(page) == (True, Play(str(GREEN[1]), str(CHANGE[1])))
    click_target(page, CHANGE)  # who means to add it has it already
    assert set(page.sight.chosen) == {GREEN, CHANGE}
    tip = SCREEN.tip(GREEN, page.sight)
    assert tip is not None
    assert tip.click == "Click: put both back"
    click_target(page, GREEN)
    assert page.sight.chosen == ()


def test_what_is_picked_out_is_forgotten_when_the_turn_passes(window: Window, qtbot: QtBot):
    page = sit_at(window, a_contest())
    click_target(page, RED)
    make(page, Withdraw())
    assert page.sight.chosen == ()
    assert page.table.moves == [Withdraw()]


@pytest.mark.parametrize("decision", ["first card", "contest", "change of colour"])
def test_cards_that_are_picked_out_tell_what_they_would_bring(window: Window, qtbot: QtBot, decision: str):
    """Prompt and panel foretell the same as the move in the list does."""
    page = sit_at(window, DECISIONS[decision]())
    plays = [move for move in page.sight.legal if isinstance(move, Play)]
    for move in plays[::4]:
        pick_out(page, move)
        points = forecast.after_play(page.sight.view, move).points + 2 * (move.extra == "special-points")
        assert second_line(page) == SCREEN.preview(move, page.sight)[0]
        assert f"{points}" in words_in(page.aside)
        page.clicks.put_back()
        page.frame.tabs.moves.move_pointed.emit(move)
        assert second_line(page) == SCREEN.preview(move, page.sight)[0]


def test_only_cards_that_bring_more_than_withdrawing_now_are_a_gain(english: None):
    look = sight(a_contest())
    now = forecast.of_withdrawal(look.view, look.seat).points
    tones = {}
    for move in look.legal:
        if isinstance(move, Play):
            more = forecast.points_at_once(move) + forecast.after_play(look.view, move).points > now
            tones[more] = preview.gain_words(move, look)[1]
            assert tones[more] == ("gain" if more else "quiet")
    assert set(tones) == {True, False}


def test_a_card_played_changes_the_symbols_as_foretold(qapp: object):
    seen = 0
    for state in game_states(4, seed=3, every=5):
        view = state.view(state.to_act or 0)
        for move in state.legal_moves()[:-1:5] if view.step == "turn" else ():
            told, worth = forecast.symbols_after(view, move), forecast.after_play(view, move)
            after = state.copy()
            after.play(move)
            then = after.view(view.seat)
            assert then.visitors[view.seat].symbols == told
            assert forecast.of_withdrawal(then, view.seat) == worth
            seen += 1
    assert seen > 40


# ---- withdrawing and placing palaces -------------------------------------------------------------------------------


def best_of(state: TajMahalState) -> list[Event]:
    """Withdraw and place all palaces where the forecast says; gives what happened, up to the choice of cards."""
    seat, events = state.to_act, play(state, "withdraw")
    assert seat is not None
    while (view := state.view(seat)).placing is not None and view.to_act == seat:
        found = forecast.of_placing(view)
        events += state.play(Build(found.cities[0]) if found.cities else Royal(found.royal))
    return events


def assert_came_true(told: Forecast, events: list[Event], seat: int) -> None:
    """Each line of a forecast is an event, with the same points, and nothing else scored."""
    bonuses = [event for event in find(events, BonusScored) if event.seat == seat]
    tiles = [event for event in find(events, ProvinceScored) if event.seat == seat]
    palaces = [event for event in find(events, PalacesScored) if event.seat == seat]
    assert sorted((bonus.kind, bonus.points) for bonus in told.bonuses) == sorted(
        (event.kind, event.points) for event in bonuses
    )
    assert [event.points for event in tiles] == ([told.tile_points] if told.tile else [])
    assert [event.goods for event in tiles] == ([told.goods] if told.tile else [])
    assert [event.points for event in palaces] == ([told.palace_points] if told.placed else [])
    assert [set(event.provinces) for event in palaces] == ([set(told.joined)] if told.placed else [])
    drawn = [event.cause for event in find(events, CardDrawn)]
    assert (drawn.count("bonus"), drawn.count("nothing")) == (told.drawn, told.extra)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_withdrawing_would_bring_is_what_it_brings(qapp: object, seats: int):
    """In a whole random game, wherever somebody could leave; palaces are placed where the forecast says."""
    rich = 0
    for state in game_states(seats, seed=seats + 7, every=2):
        seat = state.to_act
        if seat is None or state.view(seat).step != "turn" or len(state.bag) + len(state.discard) < 4:
            continue
        told, before = forecast.of_withdrawal(state.view(seat), seat), state.score[seat]
        row = SCREEN.move_row(Withdraw(), sight(state))
        events = best_of(state)
        assert_came_true(told, events, seat)
        assert state.score[seat] - before == told.points
        assert row.gain.strip("+") == str(told.points)
        letters = {"vizier": "V", "general": "G", "monk": "M", "princess": "P", "grand_mogul": "K", "elephant": "E"}
        assert awarded(events) == "".join(letters[symbol] for symbol in told.won)
        if state.to_act == seat and state.view(seat).step == "picking":
            assert state.view(seat).picks == told.shown
        rich += told.points > 1
    assert rich > 10


def test_withdrawing_tells_line_by_line_on_the_table_what_then_stands_in_the_log(window: Window, qtbot: QtBot):
    state = table(
        3,
        hands={A: ["rEV"], B: ["gEE"], C: ["yEE"]},
        played={A: ["rEE", "wV"], B: ["gEG"]},
        palaces={"amritsar": "A"},
        bonus={"sirhind": "jewels"},
        province="delhi",
        bonuses={A: ["jewels"]},
        visit=2,
    )
    told = forecast.of_withdrawal(state.view(A), A)
    assert (told.bonus_points, told.tile_points > 0, told.palace_points > 0) == (2, True, True)
    page = sit_at(window, state)
    shown = words_in(page.aside)
    for points in (told.points, told.bonus_points, told.tile_points, told.palace_points):
        assert f"+{points}" in shown
    click_move(page, Withdraw())
    click_target(page, ("city", told.cities[0]))
    assert page.table.state.score[A] == told.points
    numbers = [int(number) for line in log_words(page) for number in re.findall(r"(\d+) points?", line)]
    assert sum(numbers) == told.points


@pytest.mark.parametrize("seats", [3, 5])
def test_what_placing_would_bring_is_what_it_brings(qapp: object, seats: int):
    """For each last palace of a random game: the points of the whole withdrawal, as told and as scored."""
    seen = 0
    for state in game_states(seats, seed=seats + 1):
        seat = state.to_act
        view = state.view(seat or 0)
        if view.placing is None or view.placing.ordinary + view.placing.royal > 1:
            continue
        for move in state.legal_moves():
            told, after = forecast.of_placing(view, move), state.copy()
            said, row = SCREEN.preview(move, sight(state))[0], SCREEN.move_row(move, sight(state))
            events = after.play(move)
            assert_came_true(told, [event for event in events if getattr(event, "seat", seat) == seat], view.seat)
            assert f"{told.points} point" in said
            assert row.gain == f"+{told.points}"
            assert after.score[view.seat] - state.score[view.seat] == told.points
            seen += 1
    assert seen > 30


def test_each_palace_gets_its_city(window: Window, qtbot: QtBot):
    page = sit_at(window, placing())
    for city in ("sirhind", "hisar"):
        point_at(page, ("city", city))
        assert second_line(page) == SCREEN.preview(Build(city), page.sight)[0]
        assert drawn_over(page.board.board)
        click_target(page, ("city", city))
    assert page.table.moves == [Build("sirhind"), Build("hisar")]
    assert page.sight.view.step == "picking"
    assert page.sight.view.cities["sirhind"].ordinary == A
    assert not page.sight.view.cities["sirhind"].bonus


def test_the_city_under_a_bonus_tile_can_be_clicked_through_it(window: Window, qtbot: QtBot):
    page = sit_at(window, placing())
    click(page.board.viewport(), page.board.mapFromScene(page.board.board.rect(("bonus", "sirhind")).center()))
    assert page.table.moves == [Build("sirhind")]


def test_a_city_for_both_palaces_asks_which(window: Window, qtbot: QtBot):
    page = sit_at(window, placing_with_the_royal_one())
    assert page.shown.offer.legal["city", "hisar"] == (Build("hisar"), Royal("hisar"))
    assert make(page, Royal("hisar")) == "board menu"
    assert page.table.moves == [Royal("hisar")]
    assert page.sight.view.cities["hisar"].royal == A
    assert page.sight.view.placing.ordinary == 1
    assert make(page, Build("hisar")) == "board"
    assert (page.sight.view.cities["hisar"].ordinary, page.sight.view.cities["hisar"].royal) == (A, A)


def test_a_royal_palace_goes_beside_another_and_leaves_the_bonus_tile(window: Window, qtbot: QtBot):
    page = sit_at(window, placing_with_the_royal_one())
    assert page.shown.offer.legal["city", "panipat"] == (Royal("panipat"),)
    make(page, Build("hisar"))
    make(page, Royal("sirhind"))
    assert page.sight.view.cities["sirhind"].bonus == "tea"


def test_a_royal_palace_beside_ones_own_asks_first(window: Window, qtbot: QtBot):
    page = sit_at(window, DECISIONS["only the royal one"]())
    with answering("No, leave it") as asked:
        click_target(page, ("city", "sirhind"))
    assert len(asked) == 1
    assert page.table.at == 0
    with answering("Yes, do it"):
        click_target(page, ("city", "sirhind"))
    assert page.table.moves == [Royal("sirhind")]


# ---- the display ---------------------------------------------------------------------------------------------------


def test_cards_are_taken_from_the_display_one_by_one(window: Window, qtbot: QtBot):
    page = sit_at(window, picking())
    hand = page.sight.view.hand
    point_at(page, ("display", card("rVP"), 0))
    assert second_line(page) == SCREEN.preview(Take(card("rVP")), page.sight)[0]
    click_target(page, ("display", card("wE"), 1))
    assert page.sight.view.hand == tuple(sorted((*hand, card("wE"))))
    assert page.sight.view.display == tuple(map(card, ("rVP", "yEV", "wE", "vEE")))
    click_target(page, ("display", card("vEE"), 0))
    assert page.table.moves == [Take(card("wE")), Take(card("vEE"))]
    taken = [event.card for events in page.table.events for event in find(events, CardTaken)]
    assert taken == [card("wE"), card("vEE")]
    assert page.table.state.to_act == B


@pytest.mark.parametrize(("pace", "number"), [(0.0, 0), (0.0, 1), (0.01, 0), (0.01, 1)])
def test_the_gap_is_where_one_clicked(window: Window, qtbot: QtBot, pace: float, number: int):
    """Of two equal cards too, whether cards fly or not, and until the next player acts."""
    page = sit_at(window, picking())
    page.play.set_speed("instant" if pace == 0 else "fast")
    board = page.board.board
    board.pace = pace
    clicked = ("display", card("wE"), number)
    places = {target: board.rect(target) for target in board.targets if target[0] == "display"}
    click_target(page, clicked)
    qtbot.waitUntil(lambda: not board.animating)
    left = [board.rect(target) for target in board.targets if target[0] == "display"]
    assert len(left) == 4
    assert places[clicked] not in left
    assert all(box in places.values() for box in left)


def test_the_display_is_closed_to_who_has_not_withdrawn(window: Window, qtbot: QtBot):
    page = sit_at(window, a_contest())
    target = next(target for target in page.shown.offer.blocked if target[0] == "display")
    click_target(page, target)
    assert page.shown.offer.blocked[target].section == "7"
    assert second_line(page)
    assert page.table.at == 0


# ---- undo and the list ---------------------------------------------------------------------------------------------


def test_cards_played_are_taken_back(window: Window, qtbot: QtBot):
    """Alone against computers; what was picked out is not picked out any more."""
    page = sit_at(window, a_first_card(), "pcc")
    page.play.pause(True)
    before = page.table.state.digest()
    make(page, Play(str(RED[1]), str(WHITE[1])))
    assert page.table.at == 1
    click(button_called(page.frame.top, "Undo"))
    assert page.table.at == 0
    assert page.table.state.digest() == before
    assert page.sight.chosen == ()
    assert log_words(page) == []


def test_a_line_of_the_list_lights_up_its_cards_and_plays_them(window: Window, qtbot: QtBot):
    page = sit_at(window, a_first_card())
    move = Play(str(RED[1]), str(WHITE[1]))
    page.frame.tabs.moves.move_pointed.emit(move)
    lit = {target for target in page.board.board.targets if sprite_of(page.board.board, target).marks.lit}
    assert lit == set(cards_of(move))
    page.frame.tabs.moves.move_chosen.emit(move)
    assert page.table.moves == [move]


def test_a_second_tile_is_told_of_before_it_brings_its_card(qapp: object):
    """What the forecast says of special cards is what the end of the visit does."""
    for owner in (None, B, A):
        state = table(
            3,
            hands={A: ["rEV"]},
            played={A: ["rVP"]},
            influence={A: "V"},
            special={} if owner is None else {owner: [of_viziers()]},
            out=(B, C),
            visit=3,
        )
        told = forecast.of_withdrawal(state.view(A), A)
        events = best_of(state)
        while state.visit == 3:
            events += state.play(state.legal_moves()[0])
        assert told.pairs == tuple((event.symbol, event.card, event.owner) for event in find(events, PairExchanged))
        assert len(told.pairs) == 1


def of_viziers() -> str:
    """The special card that two viziers bring, in the letters of ``build``."""
    pieces = table(3).board.pieces
    id_ = pieces.kinds[pieces.earned[0]].id
    return next(short for short in ("+E", "+K", "+2", "change") if card(short) == id_)


def test_a_row_that_is_framed_by_the_filter_is_meant_and_not_the_card_picked_out_before(window: Window, qtbot: QtBot):
    page = sit_at(window, a_contest(), "pcc")
    page.play.pause(True)
    plays = [move for move in page.sight.legal if isinstance(move, Play)]
    pick_out(page, plays[0])
    press_here(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    chosen, other = (set(page.game_screen.move_row(move, page.sight).words.split()) for move in (plays[0], plays[-1]))
    typed = max((word for word in other - chosen if word.isascii()), key=len)
    QTest.keyClicks(QApplication.focusWidget(), typed.strip(".,:"))
    framed = page.frame.tabs.framed()
    assert framed is not None
    assert framed != plays[0]
    assert page.sight.chosen == ()
    assert not any(item.chosen for item in page.board.board.items() if isinstance(item, Card))
