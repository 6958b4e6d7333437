"""Clicks on The Dice Charmers' table: each move is to be had, each refusal says why, what is shown comes true."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.dice_charmers.events import BonusGained, BonusLost, RewardLost
from durbar.games.dice_charmers.moves import Choose, End, Forfeit, Half, Palace, Pass, Reroll, Road, Sell, Stop, Use
from durbar.ui.games import game_screen
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.prompt import tiles
from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.kit.values.sight import Target
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.contract.positions import CASE
from tests.games.dice_charmers.build import ONE, A, B, acting, boxes, find, marks, road, table, waiting
from tests.ui.games.dice_charmers.positions import (
    DECISIONS,
    STOCK,
    a_curve,
    a_half_road,
    a_junction,
    a_market_of_different_goods,
    a_market_of_equal_goods,
    a_straight,
    bonuses,
    game_states,
    make,
    nothing_usable,
    panel,
    rerolled,
    sit_at,
    the_first_choice,
    the_great_mogul,
    turn_to,
    two_half_roads,
    two_merged,
)
from tests.ui.hands import (
    answering,
    button_called,
    click,
    click_button,
    click_target,
    drawn_over,
    link_words,
    log_words,
    move_words,
    place_of,
    point_at,
    press,
    rewind,
    second_line,
    sprite_of,
)
from tests.ui.positions import sight

#: No test here looks at pixels.
UNPAINTED = True

SCREEN = game_screen("dice_charmers")

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(window: Window) -> Window:
    """Nothing need be painted to be clicked."""
    return window


def lay(page: TablePage, state: State) -> None:
    """Another position on the same table."""
    page.table.states[0] = state
    rewind(page)


def make_if_meant(page: TablePage, move: Move, rng: Rng) -> str:
    """Make a move by the mouse, and mean it."""
    if SCREEN.doubt(move, page.sight):
        with answering("Yes, do it"):
            return make(page, move, rng)
    return make(page, move, rng)


# ---- all moves, all refusals ---------------------------------------------------------------------------------------


def test_each_legal_move_is_offered_and_a_click_makes_it(window: Window, qtbot: QtBot):
    """One of each kind is clicked."""
    page, rng = sit_at(window, the_first_choice()), Rng(1)
    for decision, made in DECISIONS.items():
        lay(page, made())
        legal = page.sight.legal
        kinds = {kind: [move for move in legal if type(move) is kind] for kind in map(type, legal)}
        for moves in kinds.values():
            move = moves[rng.below(len(moves))]
            make_if_meant(page, move, rng)
            assert page.table.moves[0] == move, decision
            rewind(page)
        assert len(move_words(page)) == len(legal), decision


def test_each_blocked_target_refuses_in_words_and_changes_nothing(window: Window, qtbot: QtBot):
    """Each reason once at each kind of target."""
    page, keys = sit_at(window, the_first_choice()), set()
    book = page.beside.pane.book
    assert book is not None
    for decision, made in DECISIONS.items():
        lay(page, made())
        before = page.table.state.digest()
        told = {(refusal.key, target[0]): (refusal, target) for target, refusal in page.shown.offer.blocked.items()}
        for refusal, target in [told[kind] for kind in told if kind not in keys]:
            assert not sprite_of(page.board.board, target).marks.legal
            page.showing.show_position()
            click_target(page, target)
            assert second_line(page) == SCREEN.why(refusal, page.sight), decision
            assert second_line(page).endswith(".")
            assert "{" not in second_line(page)
            assert book.section(refusal.section).title[1:].replace(": ", ", ") in link_words(page)
            assert page.sight.chosen == ()
        keys |= set(told)
        assert page.table.at == 0
        assert page.table.state.digest() == before
    assert len(keys) > 25


@pytest.mark.parametrize(("seats", "sheet"), [(2, "moon"), (5, "sun")])
def test_the_offer_says_what_the_engine_says(english: None, seats: int, sheet: str):
    """Over a whole lively game, for every target of the board; each move stands once in the list."""
    board, steps = SCREEN.make_board(), set()
    for state in game_states(seats, seats, 17, sheet):
        look = sight(state)
        steps.add(look.view.step)
        board.show_sight(look)
        offer = ClickActions.of(look, board.targets, SCREEN.moves_at, SCREEN.path)
        for moves in offer.legal.values():
            assert moves
            assert all(state.why_not(move) is None for move in moves)
        for target, refusal in offer.blocked.items():
            meant = SCREEN.moves_at(target, look)
            assert not any(move in look.legal for move in meant)
            assert refusal == state.why_not(meant[0])
        assert set(SCREEN.listed(look)) <= set(look.legal)
    assert len(steps) >= 9


def test_every_refusal_that_a_click_can_meet_is_a_sentence(english: None):
    met = {}
    for state in game_states(3, seed=4, every=23):
        look = sight(state)
        for move in CASE["dice_charmers"].clicks(state):
            refusal = state.why_not(move)
            if refusal is not None and (refusal.key, tuple(refusal.facts)) not in met:
                met[refusal.key, tuple(refusal.facts)] = SCREEN.why(refusal, look)
    assert len(met) >= 30
    for sentence in met.values():
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_nothing_is_offered_while_another_acts(window: Window, qtbot: QtBot):
    page = sit_at(window, DECISIONS["choice with karma"](), "pcp")
    page.play.stop()
    assert page.shown.offer == ClickActions()
    click_target(page, ("die", "blue1"))
    assert page.table.at == 0


# ---- turning a road ------------------------------------------------------------------------------------------------

#: The cell south of the residence, where a curve can be turned two ways and a junction three.
SOUTH: Target = ("cell", "r4c3")


def all_turns(page: TablePage) -> list[tuple[Target, ...]]:
    """The ways to draw the junction there, in the order of clicks."""
    found = []
    for _ in range(3):
        click_target(page, SOUTH)
        found.append(page.sight.chosen)
    return found


@pytest.fixture
def junction(window: Window, qtbot: QtBot) -> TablePage:
    """A junction is to be drawn; south of the residence it can be turned three ways."""
    return sit_at(window, a_junction())


def wheel(page: TablePage, target: Target, delta: int) -> None:
    """Turn the wheel over a target."""
    view, spot = page.board.viewport(), QPointF(place_of(page, target))
    place = QPointF(view.mapToGlobal(spot.toPoint()))
    down, keys, phase = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(spot, place, QPoint(), QPoint(0, delta), down, keys, phase, False)
    QApplication.sendEvent(view, event)


def test_clicks_turn_a_road_through_all_its_turns_and_round_again(junction: TablePage):
    page = junction
    turns = all_turns(page)
    legal = {move.arms for move in page.sight.legal if isinstance(move, Road) and move.cell == SOUTH[1]}
    assert {str(chosen[0][2]) for chosen in turns} == legal
    assert all("N" in arms for arms in legal)
    click_target(page, SOUTH)
    assert page.sight.chosen == turns[0]
    assert page.table.at == 0


def test_wheel_and_keys_turn_as_clicks_do_and_back(junction: TablePage):
    page = junction
    turns = all_turns(page)
    press(page, Qt.Key.Key_Escape)
    assert page.sight.chosen == ()
    press(page, Qt.Key.Key_R)
    assert page.sight.chosen == turns[0]
    for delta, expected in ((-120, 1), (120, 0), (120, 2)):
        wheel(page, SOUTH, delta)
        assert page.sight.chosen == turns[expected]
    press(page, Qt.Key.Key_R)
    assert page.sight.chosen == turns[0]
    press(page, Qt.Key.Key_R, SHIFT)
    assert page.sight.chosen == turns[2]
    assert page.table.at == 0


def test_r_begins_in_the_cell_that_is_pointed_at(junction: TablePage):
    page = junction
    point_at(page, SOUTH)
    press(page, Qt.Key.Key_R)
    first = page.sight.chosen
    assert first
    assert first[0][:2] == ("road", "r4c3")
    assert "R" not in {button.key for button in page.frame.prompt.prompt.buttons}


def test_another_cell_takes_the_road_away_from_the_first(junction: TablePage):
    page = junction
    click_target(page, SOUTH)
    click_target(page, ("cell", "r1c5"))
    assert [target[1] for target in page.sight.chosen] == ["r1c5"]


def test_what_is_picked_out_is_drawn(junction: TablePage):
    """By its button, by Enter on the board, and by the button's letter."""
    page, wanted = junction, Road("r4c3", "NEW")
    for way in ("button", "enter", "letter"):
        turn_to(page, wanted)
        (place,) = [k for k, button in enumerate(page.frame.prompt.prompt.buttons) if button.move == wanted]
        button = page.frame.prompt.buttons[place]
        if way == "button":
            click(button)
        elif way == "enter":
            press(page.board, Qt.Key.Key_Return)
        else:
            press(button, getattr(Qt.Key, f"Key_{page.frame.prompt.prompt.buttons[place].key}"))
        assert page.table.moves == [wanted], way
        assert page.sight.chosen == ()
        assert road(page.table.state, "r4c3") == "NEW"
        rewind(page)


def test_the_button_waits_until_a_road_is_picked_out(junction: TablePage):
    page = junction
    (place,) = [k for k, button in enumerate(page.frame.prompt.prompt.buttons) if not button.enabled]
    click(page.frame.prompt.buttons[place])
    press(page.board, Qt.Key.Key_Return)
    assert page.table.at == 0


def test_a_road_is_drawn_by_keyboard_alone(window: Window, qtbot: QtBot):
    """Tab and arrows go to a cell, Enter or Space picks it out, R turns, Enter or Space draws."""
    page = sit_at(window, a_curve())
    QTest.mouseMove(window, QPoint(1, 1))
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    page.board.go_to(SOUTH, focused=True)
    press(page.board, Qt.Key.Key_Space)
    first = page.sight.chosen
    press(page.board, Qt.Key.Key_R)
    second = page.sight.chosen
    press(page.board, Qt.Key.Key_R)
    assert page.sight.chosen == first != second
    press(page.board, Qt.Key.Key_Left)
    assert page.board.here != SOUTH
    assert page.sight.chosen == first
    press(page.board, Qt.Key.Key_Right)
    press(page.board, Qt.Key.Key_Return)
    assert page.table.moves == [Road(str(first[0][1]), str(first[0][2]))]


def test_arrows_go_on_where_the_pointer_rests(window: Window, qtbot: QtBot):
    """A tip that opens under the resting pointer does not take the keyboard's place away."""
    page = sit_at(window, a_curve())
    QTest.mouseMove(page.board.viewport(), place_of(page, SOUTH))
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    page.board.go_to(SOUTH, focused=True)
    for key, cell in ((Qt.Key.Key_Left, "r4c2"), (Qt.Key.Key_Right, "r4c3"), (Qt.Key.Key_Right, "r4c4")):
        press(page.board, key)
        assert page.board.here == ("cell", cell)


def test_a_road_that_fits_in_one_way_is_drawn_by_one_click(window: Window, qtbot: QtBot):
    page = sit_at(window, acting("straight", **STOCK))
    click_target(page, ("cell", "r2c3"))
    assert page.table.moves == [Road("r2c3", "NS")]


def test_a_turned_road_foretells_itself(junction: TablePage):
    """Prompt and panel tell of the road that is picked out what its line in the list tells."""
    page = junction
    for arms in ("NEW", "NES", "NSW"):
        turn_to(page, Road("r4c3", arms))
        point_at(page, ("tray",))
        assert second_line(page) == SCREEN.preview(Road("r4c3", arms), page.sight)[0]
        assert drawn_over(page.board.board)


# ---- half-roads ----------------------------------------------------------------------------------------------------


def test_two_half_roads_at_two_sides(window: Window, qtbot: QtBot):
    page = sit_at(window, two_half_roads())
    click_target(page, ("side", "r2c3", "W"))
    assert page.table.moves == [Half("r2c3", "W")]
    assert Stop() in page.sight.legal
    click_target(page, ("side", "r1c4", "S"))
    assert page.table.moves[1:] == [Half("r1c4", "S")]
    assert page.sight.view.step == "bonuses"
    assert (road(page.table.state, "r2c3"), road(page.table.state, "r1c4")) == ("NSW", "ESW")


def test_two_half_roads_as_one_road(window: Window, qtbot: QtBot):
    page = sit_at(window, two_half_roads())
    assert ("side", "r2c3", "W") in page.shown.offer.legal
    turn_to(page, Road("r4c3", "NE"))
    press(page.board, Qt.Key.Key_Return)
    assert page.table.moves == [Road("r4c3", "NE")]


def test_a_single_half_road_is_no_road(window: Window, qtbot: QtBot):
    page = sit_at(window, a_half_road())
    click_target(page, ("cell", "r4c3"))
    assert page.table.at == 0
    assert second_line(page).endswith(".")
    assert page.shown.offer.blocked["cell", "r4c3"].key == "one_half_is_no_road"


def test_two_half_road_bonuses_are_merged(window: Window, qtbot: QtBot):
    page = sit_at(window, two_merged())
    turn_to(page, Road("r4c3", "NS"))
    told = second_line(page)
    press(page.board, Qt.Key.Key_Return)
    assert waiting(page.table.state) == []
    assert marks(page.table.state).used.bit_count() == 2
    assert told


# ---- goods, palace -------------------------------------------------------------------------------------------------


def test_a_market_left_without_a_sale_is_asked_about(window: Window, qtbot: QtBot):
    page = sit_at(window, a_market_of_equal_goods())
    for market in (a_market_of_equal_goods(), a_market_of_different_goods()):
        lay(page, market)
        stop = next(button.words for button in page.frame.prompt.prompt.buttons if button.move == Stop())
        for answer, made in (("No, leave it", []), ("Yes, do it", [Stop()])):
            with answering(answer) as asked:
                click_button(page, stop)
            assert len(asked) == 1
            assert page.table.moves == made
        assert page.table.state.view(A).marks[A].money == 0


def test_a_sale_that_has_begun_ends_without_a_question(window: Window, qtbot: QtBot):
    page = sit_at(window, a_market_of_equal_goods())
    click_target(page, ("good", "tea", 2))
    assert page.table.moves == [Sell("tea")]
    assert set(page.sight.legal) == {Sell("tea"), Stop()}
    click_target(page, ("good", "silk", 1))
    assert page.table.at == 1
    assert page.shown.offer.blocked["good", "silk", 1].key == "sell_equal"
    make(page, Stop())
    assert page.table.at == 2
    assert marks(page.table.state).money == 2, "the second tea"


def test_the_merchant_gains_or_sells_by_where_one_clicks(window: Window, qtbot: QtBot):
    page = sit_at(window, DECISIONS["merchant"]())
    for column, stock in ((2, 1), (4, 3)):
        lay(page, DECISIONS["merchant"]())
        click_target(page, ("good", "tea", column))
        assert marks(page.table.state).stock[0] == stock


def test_only_where_the_pen_would_go_a_good_can_be_clicked(english: None):
    """In a sale the next of each kind in stock; where goods are gained the next of each kind to be circled."""
    for made, live in (
        (a_market_of_equal_goods, {("tea", 2), ("silk", 1), ("spices", 1)}),
        (DECISIONS["merchant"], {("tea", 2), ("silk", 1), ("spices", 1), ("tea", 4), ("silk", 3), ("spices", 2)}),
        (DECISIONS["goods"], {("tea", 5), ("silk", 1), ("spices", 1)}),
        (DECISIONS["goods die"], {("tea", 1), ("silk", 1), ("spices", 1), ("spices", 2)}),
    ):
        look = sight(made())
        goods = [("good", good, column) for good in ("tea", "silk", "spices") for column in range(1, 6)]
        able = {target[1:] for target in goods if {*SCREEN.moves_at(target, look)} & {*look.legal}}
        assert able == live


def test_of_two_equal_dice_the_karma_menu_names_one(english: None):
    state = table(
        3, turn=B, at={"green1": A, "green2": "elephant"}, dice={"purple1": "tt", "purple2": "tt"}, roads=ONE, karma=1
    )
    look = sight(state)
    rerolls = [move for move in look.legal if isinstance(move, Reroll)]
    (button,) = [button for button in SCREEN.prompt(look).buttons if button.moves]
    words = [SCREEN.move_row(move, look).words for move in button.moves]
    assert len(words) == len(set(words)) == len(rerolls) - 1
    assert SCREEN.moves_at(("elephant",), look) == button.moves


def test_the_great_mogul_calls_another(window: Window, qtbot: QtBot):
    page = sit_at(window, the_great_mogul())
    for who, key in (("great_mogul", "not_himself"), ("merchant", "row_full")):
        click_target(page, ("character", who))
        assert page.table.at == 0
        assert page.shown.offer.blocked["character", who].key == key
    click_target(page, ("character", "master_builder"))
    assert page.table.moves == [Palace("master_builder")]
    assert page.sight.view.step == "halves"
    before = {"merchant": 3, "maharani": 1}
    assert boxes(page.table.state) == {**before, "great_mogul": 1, "master_builder": 1}


# ---- giving up -----------------------------------------------------------------------------------------------------


def test_giving_a_reward_up_is_asked_about(window: Window, qtbot: QtBot):
    page = sit_at(window, a_junction())
    reward = names.effect_name(page.sight.view.steps[-1].reward)
    give_up = next(button.words for button in page.frame.prompt.prompt.buttons if button.move == Forfeit())
    for answer, made in (("No, leave it", []), ("Yes, do it", [Forfeit()])):
        with answering(answer) as asked:
            click_button(page, give_up)
        assert reward in asked[0]
        assert page.table.moves == made
    assert [event.given_up for event in find(page.table.events[0], RewardLost)] == [True]


def test_ending_a_turn_asks_about_what_could_be_used_and_names_it(window: Window, qtbot: QtBot):
    page = sit_at(window, bonuses())
    sheet = page.sight.view.sheet
    end = next(button.words for button in page.frame.prompt.prompt.buttons if button.move == End())
    for answer, made in (("No, leave it", []), ("Yes, do it", [End()])):
        with answering(answer) as asked:
            click_button(page, end)
        for id in ("T3", "L5", "R2", "tent-A"):
            assert names.bonus_words(id, sheet).casefold() in asked[0].casefold()
        assert names.bonus_words("B4", sheet) not in asked[0], "there is nothing in stock"
        assert page.table.moves == made
    lost = {event.bonus: event.usable for event in find(page.table.events[0], BonusLost)}
    assert lost == {"T3": True, "L5": True, "B4": False, "T1": True, "R2": True, "tent-A": True}


@pytest.mark.parametrize(
    ("state", "key", "section"), [(bonuses, Qt.Key.Key_3, "5.4"), (a_half_road, Qt.Key.Key_1, "9")]
)
def test_the_key_of_a_bonus_that_cant_be_used_now_says_why(
    window: Window, qtbot: QtBot, state: Callable[[], State], key: Qt.Key, section: str
):
    page = sit_at(window, state())
    (tile,) = [tile for tile in page.frame.prompt.prompt.tiles if tile.key == chr(key)]
    assert tile.move is None
    assert tile.tip is not None
    press(page, key)
    assert second_line(page) == tile.tip.refusal
    assert page.beside.section_words(section) == link_words(page)
    assert page.table.moves == []


def test_a_tile_shows_no_key_where_a_press_would_do_nothing():
    look = sight(bonuses())
    assert [tile.key for tile in tiles(replace(look, legal=()))] == [""] * 6
    assert [tile.key for tile in tiles(look)] == list("123456")


def test_ending_with_nothing_to_use_is_not_asked_about(window: Window, qtbot: QtBot):
    page = sit_at(window, table(waiting=["B4"]))
    end = next(button.words for button in page.frame.prompt.prompt.buttons if button.move == End())
    click_button(page, end)
    assert page.table.moves == [End()]


def test_what_would_be_lost_is_shown_while_the_button_that_loses_it_is_pointed_at(window: Window, qtbot: QtBot):
    page = sit_at(window, bonuses())
    prompt = page.frame.prompt
    (end,) = [prompt.buttons[k] for k, button in enumerate(prompt.prompt.buttons) if button.move == End()]

    def alarmed() -> list[str]:
        return [str(tile.tile.move) for tile in prompt.tiles if tile.alarmed and tile.tile.warn]

    assert alarmed() == []
    QTest.mouseMove(end)
    assert alarmed() == [f"use {id}" for id in ("T3", "L5", "T1", "R2", "tent-A")]
    QTest.mouseMove(page.board.viewport(), QPoint(1, 1))
    assert alarmed() == []
    end.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(alarmed()) == 5
    press(end, Qt.Key.Key_1)
    assert page.table.moves == [Use("T3")]
    assert "use B4" in alarmed(), "the keyboard is still there, and goods are in stock now"
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    assert alarmed() == []


def test_passing_with_karma_in_hand_is_asked_about(window: Window, qtbot: QtBot):
    page = sit_at(window, nothing_usable(karma=0))
    assert page.sight.legal == (Pass(),)
    make(page, Pass())
    assert page.table.moves == [Pass()]
    lay(page, nothing_usable(karma=1))
    assert any(isinstance(move, Reroll) for move in page.sight.legal)
    with answering("No, leave it", "Yes, do it"):
        make(page, Pass())
        assert page.table.moves == []
        make(page, Pass())
    assert page.table.moves == [Pass()]


# ---- undo ----------------------------------------------------------------------------------------------------------


def undo(page: TablePage) -> None:
    click(button_called(page.frame.top, "Undo"))


def undo_all(page: TablePage) -> None:
    """Press Undo as long as it is free."""
    for _ in range(20):
        if page.table.undoing.why_not() is not None:
            break
        undo(page)


def test_a_turn_is_taken_back_to_its_first_choice(window: Window, qtbot: QtBot):
    """Among people too, for nothing is revealed by it; nothing is marked."""
    page = sit_at(window, table(3, turn=B, at={"purple1": A, "purple2": "elephant"}, roads={"r2c3": "NS"}))
    before = page.table.state.digest()
    click_target(page, ("die", "green1"))
    click_target(page, ("cell", "r1c3"))
    make(page, Use("T3"))
    assert page.table.at == 3
    after = page.table.state.digest()
    undo_all(page)
    assert page.table.at == 0
    assert page.table.state.digest() == before
    assert page.table.notes.taken_back == 0
    assert log_words(page) == []
    while page.table.undoing.redo_goes_to() is not None:
        press(page.board, Qt.Key.Key_Y, CTRL)
    assert page.table.at == 3
    assert page.table.state.digest() == after


@pytest.mark.parametrize("kinds", ["ppp", "cpc"])
def test_undo_stops_at_the_roll(window: Window, qtbot: QtBot, kinds: str):
    """What came after a roll for karma is taken back freely; the roll itself is not taken back with it."""
    page = sit_at(window, rerolled(), kinds)
    page.play.stop()
    make(page, next(move for move in page.sight.legal if str(move) == "again"))
    after = page.table.state.digest()
    make(page, next(move for move in page.sight.legal if isinstance(move, Choose)))
    undo(page)
    assert page.table.at == 1
    assert page.table.state.digest() == after
    assert page.table.notes.taken_back == 0


def test_among_people_a_roll_stays(window: Window, qtbot: QtBot):
    page = sit_at(window, rerolled())
    make(page, next(move for move in page.sight.legal if str(move) == "again"))
    assert page.table.undoing.why_not() is not None
    press(page.board, Qt.Key.Key_Z, CTRL)
    assert page.table.at == 1
    assert "stays" in second_line(page)


def test_against_computers_a_roll_is_taken_back_and_marked(window: Window, qtbot: QtBot):
    page = sit_at(window, rerolled(), "cpc")
    page.play.stop()
    make(page, next(move for move in page.sight.legal if str(move) == "again"))
    undo(page)
    assert page.table.at == 0
    assert page.table.notes.taken_back == 1


def test_a_chain_is_taken_back_stroke_by_stroke(window: Window, qtbot: QtBot):
    page = sit_at(window, table(3, turn=B, at={"purple1": A, "purple2": "elephant"}, roads={"r2c3": "NS"}))
    click_target(page, ("die", "green1"))
    click_target(page, ("cell", "r1c3"))
    make(page, Use("T3"))
    made = page.table.at
    for left in range(made - 1, -1, -1):
        undo(page)
        assert page.table.at == left
    assert page.table.notes.taken_back == 0


def test_a_road_picked_out_is_forgotten_by_undo(window: Window, qtbot: QtBot):
    page = sit_at(window, table(3, dice={"green1": "curve"}, roads={"r2c3": "NS"}))
    click_target(page, ("die", "green1"))
    click_target(page, ("cell", "r4c3"))
    assert page.sight.chosen
    undo(page)
    assert page.table.at == 0
    assert page.sight.chosen == ()


# ---- what is shown before ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "sheet"), [(2, "sun"), (5, "moon")])
def test_what_a_move_would_bring_is_what_it_brings(english: None, seats: int, sheet: str):
    """In a lively game, for moves of each kind: the number in the panel, the distance and bonuses in words."""
    told = gained = 0
    for state in game_states(seats, seats + 5, 5, sheet):
        look, seat = sight(state), state.to_act
        for move in look.legal:
            if move.reveals:
                assert SCREEN.previewed_number(move, look) == {}
                continue
            numbers, (words, _) = SCREEN.previewed_number(move, look), SCREEN.preview(move, look)
            after = state.copy()
            events = after.play(move)
            then = SCREEN.seat_line(seat, sight(after, seat))
            changed = after.scores()[seat] != state.scores()[seat]
            assert set(numbers) == ({seat} if changed else set())
            if changed:
                number = numbers[seat].split("→ ")[1]
                assert number.removeprefix("+") == then.number
                assert number.startswith("+") == (after.scores()[seat] > 0)
                assert then.number in words
            for event in find(events, BonusGained):
                bonus = names.bonus_words(event.bonus, look.view.sheet)
                assert bonus.casefold() in words.casefold(), (str(move), words)
            told += changed
            gained += bool(find(events, BonusGained))
    assert told > 30
    assert gained > 8


def test_pointing_shows_all_that_a_click_then_does(window: Window, qtbot: QtBot):
    """Prompt, panel and board speak of the same move, wherever the pointer is."""
    page = sit_at(window, bonuses())
    for target in (("bonus", "T3"), ("bonus", "L5")):
        point_at(page, target)
        move = Use(str(target[1]))
        assert second_line(page) == SCREEN.preview(move, page.sight)[0]
        assert panel(page, A).change == SCREEN.previewed_number(move, page.sight).get(A, "")
        assert drawn_over(page.board.board)
        assert page.table.at == 0
    shown = panel(page, A).change
    assert "→" in shown
    click_target(page, ("bonus", "L5"))
    line = panel(page, A).line
    assert line.number == re.sub(r".*→ \+?", "", shown)


def test_a_line_of_the_list_lights_up_its_place_and_plays(window: Window, qtbot: QtBot):
    page = sit_at(window, a_straight())
    move = Road("r4c3", "NS")
    page.frame.tabs.moves.move_pointed.emit(move)
    lit = {target for target in page.board.board.targets if sprite_of(page.board.board, target).marks.lit}
    assert ("cell", "r4c3") in lit
    assert second_line(page) == SCREEN.preview(move, page.sight)[0]
    page.frame.tabs.moves.move_chosen.emit(move)
    assert page.table.moves == [move]


def test_dice_stay_in_sight_and_can_be_clicked_while_one_looks_closely(window: Window, qtbot: QtBot):
    page = sit_at(window, the_first_choice())
    view, die = page.board, ("die", "blue1")
    before = view.rect_of(die)
    view.zoom_by(2.5, QPointF(5, 5))
    assert view.rect_of(die) == before
    cell = view.rect_of(("cell", "r1c1"))
    view.show_targets([die])
    assert view.rect_of(("cell", "r1c1")) == cell, "the board need not move to show it"
    middle = view.viewport().mapFromGlobal(before.center())
    QTest.mouseMove(view.viewport(), middle)
    assert view.here == die
    view.fit()
    assert view.rect_of(die) == before
