"""Who scored what in which category: the table after each epoch and at the end agrees with the events, to the point."""

import pytest
from PySide6.QtCore import QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QEnterEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from durbar.games.ra.events import EpochScored, GameEnded
from durbar.games.ra.moves import Bid, Draw, Invoke
from durbar.games.ra.scoring import CATEGORIES
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.games.ra.words.results import turning_point
from durbar.ui.kit.charts.scores import ScoreTableView
from durbar.ui.kit.controls.buttons import KitButton
from durbar.ui.kit.look import paint
from durbar.ui.kit.text.line_breaks import bind_numbers
from durbar.ui.kit.values.results import Results
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.pages.results.points import PointFlights
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.seats import SeatPanel
from durbar.ui.pages.table.tabs import LOG, MOVES
from durbar.ui.window import Window
from tests.games.ra.build import GROUPS, table
from tests.ui.hands import (
    answering,
    button_called,
    click,
    flying,
    page_of,
    played,
    press_here,
    seen,
    show,
    sit_at,
    words_in,
)
from tests.ui.positions import game_states, sight

#: No test here looks at pixels.
UNPAINTED = True

SCREEN = game_screen("ra")
AREAS = ({"pharaoh": 2, "nile": 2, "flood": 1, "god": 1}, {"gold": 1, "art": 1, "writing": 1, "religion": 1}, {})


def scored(seen: GameSession) -> list[EpochScored]:
    return [event for happened in seen.events for event in happened if isinstance(event, EpochScored)]


def over(kinds: str = "pcc", seed: int = 4) -> GameSession:
    """A whole game, played to its end."""
    return played(kinds, 5000, seed)


def results(seen: GameSession, seat: int = 0, people: int = 1) -> Results:
    moves = [(seen.view(at, seat), seen.seen(at, seat)) for at in range(seen.at)]
    return SCREEN.endings.results(moves, sight(seen.state, seat, people))


def assert_lines(shown: ScoreTable, events: list[EpochScored]) -> None:
    """Each line of the table is the line of the events."""
    for category, row in zip(CATEGORIES, shown.rows, strict=False):
        for place, seat in enumerate(shown.seats):
            for stage, event in enumerate(events):
                value = row.values[place][stage]
                assert value == getattr(event.scores[seat], category) or (value is None and event.epoch < 3)
        assert row.words
        assert row.rule.endswith(".")
        assert row.section


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_table_of_an_epoch_is_the_sum_of_its_events(qapp: object, data: object, seats: int):
    for state in game_states(seats, seed=seats, every=1):
        for move in state.legal_moves()[:1] if state.to_act is not None else ():
            events = state.copy().play(move)
            shown = SCREEN.endings.stage_table(events, sight(state, 0))
            found = [event for event in events if isinstance(event, EpochScored)]
            assert (shown is not None) == bool(found)
            if shown is not None:
                assert_lines(shown, found)
                assert shown.totals[shown.seats.index(0)] == (found[0].after[0],)


def test_the_whole_game_adds_up(qapp: object, data: object):
    seen = over()
    told = results(seen)
    events = scored(seen)
    assert len(events) == 3
    assert_lines(told.table, events)
    assert [row.values[0][0] is None for row in told.table.rows] == [False] * 5 + [True] * 2
    for place, seat in enumerate(told.table.seats):
        fame = 10
        for stage in range(3):
            lines = [row.values[place][stage] or 0 for row in told.table.rows]
            fame = max(0, fame + sum(lines))
            assert told.table.totals[place][stage] == fame
        assert fame == seen.state.scores()[seat]
        assert told.curve[seat] == (10, *(total for total in told.table.totals[place]))


@pytest.mark.parametrize(("fame", "said"), [((2, 20, 30), True), ((30, 20, 2), False)])
def test_that_fame_never_falls_below_0_is_said_where_it_matters(
    qapp: object, data: object, fame: tuple[int, int, int], said: bool
):
    state = table(3, epoch=3, ra=7, bag={"ra": 1}, fame=fame, areas=({"god": 1, "art": 1}, {"god": 1, "art": 1}, {}))
    shown = SCREEN.endings.stage_table(state.play(Draw()), sight(state, 0))
    assert shown is not None
    assert ("falls below 0" in shown.note) == said


def test_the_standings_are_the_games_own(qapp: object, data: object):
    seen = over(seed=5)
    told = results(seen)
    standings = seen.state.standings()
    assert [(placing.seat, placing.rank, placing.score) for placing in told.placings] == [
        (standing.seat, standing.rank, standing.score) for standing in standings
    ]
    assert told.table.seats == tuple(standing.seat for standing in standings)
    assert sight(seen.state, 0).name(standings[0].seat) in told.headline


def test_a_tie_is_told_with_the_sun_that_breaks_it(qapp: object, data: object):
    state = table(3, epoch=3, ra=7, bag={"ra": 1}, fame=(30, 30, 5), areas=({}, {}, {}))
    view = state.view(0)
    events = state.play(Draw())
    (ended,) = [event for event in events if isinstance(event, GameEnded)]
    first, second = ended.standings[:2]
    told = SCREEN.endings.results([(view, events)], sight(state, 0))
    if first.score == second.score:
        assert "level" in told.second
        assert str(first.tie_break[0]) in told.second
    else:
        assert str(first.score - second.score) in told.second


def test_chance_is_counted_against_what_was_to_be_expected(qapp: object, data: object):
    told = results(over())
    assert told.chance is not None
    assert sum(row.tries for row in told.chance.rows) >= sum(row.came for row in told.chance.rows) >= 8
    for row in told.chance.rows:
        assert 0 <= row.expected <= row.tries


# ---- on the screen -------------------------------------------------------------------------------------------------


def end_epoch(window: Window, kinds: str = "pcc", **more: object) -> TablePage:
    """The last Ra of the first epoch has just been drawn."""
    page = sit_at(window, table(3, areas=AREAS, ra=7, bag={"ra": 9}, fame=(4, 10, 10), **more), kinds)
    page.clicks.make(Draw())
    assert page.ends.panel.isVisible()
    return page


def panels_of(page: TablePage) -> list[SeatPanel]:
    """The panels of players that are seen; those of before may wait to be deleted."""
    return [panel for panel in page.frame.seats.findChildren(SeatPanel) if not panel.isHidden()]


def rows(panel: QWidget) -> list[KitButton]:
    return [row for shown in seen(panel, ScoreTableView) for row in seen(shown, KitButton)]


def test_after_an_epoch_its_table_waits_to_be_read(window: Window, qtbot: QtBot):
    page = end_epoch(window)
    assert "Old Kingdom" in words_in(page.ends.panel)
    assert not rows(page.ends.panel)
    press_here(Qt.Key.Key_T)
    assert len(rows(page.ends.panel)) == 5
    at = page.table.at
    with qtbot.assertNotEmitted(page.play.moved, wait=100):
        pass
    press_here(Qt.Key.Key_Return)
    assert not page.ends.panel.isVisible()
    qtbot.waitUntil(lambda: page.table.at > at or page.table.person_acts, timeout=20_000)


def test_no_key_acts_below_the_table_of_an_epoch(window: Window):
    page = end_epoch(window, "ppp")
    at, prompt = page.table.at, page.frame.prompt.prompt
    for name in ("F3", "F6", "F7", "F1", "D"):
        QTest.keyClick(QApplication.focusWidget(), QKeySequence(name)[0].key())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    for _ in range(12):
        press_here(Qt.Key.Key_Tab)
        assert page.ends.panel.isAncestorOf(QApplication.focusWidget())
    assert (page.table.at, page.frame.prompt.prompt) == (at, prompt)
    assert page.shown.looking is None
    assert page.news.opened is None
    assert not page.frame.tabs.hints_are_open
    assert page.frame.tabs.on == MOVES
    press_here(Qt.Key.Key_Escape)
    assert not page.ends.panel.isVisible()


def test_hidden_totals_stay_hidden_and_ones_own_is_shown(window: Window, qtbot: QtBot):
    page = end_epoch(window)
    shown = page.ends.panel.findChild(ScoreTableView).table
    assert shown is not None
    own = shown.seats.index(0)
    assert [totals == (None,) for totals in shown.totals] == [place != own for place in range(3)]
    press_here(Qt.Key.Key_T)
    assert "What an epoch brings is open; what the others have in all lies face down" in words_in(page.ends.panel)


def test_open_totals_are_shown(window: Window, qtbot: QtBot):
    page = end_epoch(window, hidden_scores=False)
    shown = page.ends.panel.findChild(ScoreTableView).table
    assert shown is not None
    assert all(total is not None for totals in shown.totals for total in totals)


def test_the_rule_of_a_row_is_a_hover_and_a_key_away(window: Window, qtbot: QtBot):
    page = end_epoch(window)
    page.ends.panel.unfold()
    view = page.ends.panel.findChildren(ScoreTableView)[0]
    for row in rows(page.ends.panel):
        row.setFocus()
        assert row.row is not None
        assert bind_numbers(row.row.rule) in words_in(view)
    page.frame.tabs.open(LOG)
    with qtbot.waitSignal(page.rules, timeout=1000) as clicked:
        click(rows(page.ends.panel)[2])
    assert clicked.args == ["ra", "7.3"]
    press_here(Qt.Key.Key_Escape)
    assert page.ends.panel.isVisible()
    assert page.frame.tabs.on == LOG


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_go_on_whatever_row_is_framed_and_f1_opens_its_rule(window: Window, qtbot: QtBot, key: Qt.Key):
    page = end_epoch(window, "ppp")
    page.ends.panel.unfold()
    press_here(Qt.Key.Key_Down)
    assert QApplication.focusWidget() in rows(page.ends.panel)
    with qtbot.waitSignal(page.rules, timeout=1000) as asked:
        press_here(Qt.Key.Key_F1)
    assert asked.args == ["ra", "7.1"]
    press_here(Qt.Key.Key_Escape)
    assert page.ends.panel.isVisible()
    with qtbot.assertNotEmitted(page.rules):
        press_here(key)
    assert not page.ends.panel.isVisible()
    assert page.frame.tabs.on == MOVES


def test_of_a_row_that_is_framed_and_one_under_the_pointer_only_one_is_lit(window: Window):
    panel = end_epoch(window).ends.panel
    panel.unfold()
    framed, hovered = rows(panel)[1:3]
    framed.setFocus(Qt.FocusReason.TabFocusReason)
    here = QPointF(2, 2)
    hovered.enterEvent(QEnterEvent(here, here, here))
    assert not paint.is_ringed(framed)
    assert hovered.parentWidget().is_pointed(hovered)
    framed.setFocus(Qt.FocusReason.TabFocusReason)
    assert paint.is_ringed(framed)
    assert not hovered.parentWidget().is_pointed(hovered)


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_behind_the_last_scoring_nothing_says_how_it_ends(window: Window, qtbot: QtBot, speed: str):
    page = sit_at(window, table(3, areas=AREAS, epoch=3, ra=7, bag={"ra": 1}), "pcc")
    page.play.set_speed(speed)
    before = [panel.line.number for panel in panels_of(page)]
    page.clicks.make(Draw())
    qtbot.waitUntil(page.ends.panel.isVisible)
    for _ in ("points", "table"):
        assert page.shown.blocked
        assert page.frame.prompt.prompt.sentence == "The scoring is under way."
        assert not page.frame.prompt.prompt.buttons
        assert not page.frame.tabs.moves.model.rowCount()
        assert [panel.line.number for panel in panels_of(page)] == before
        assert not any(panel.line.acting for panel in panels_of(page))
        assert not any("wins" in item.line.words for item in page.log.items)
        page.ends.panel.unfold()
    press_here(Qt.Key.Key_Return)
    assert page.ends.results is not None
    assert any("wins" in item.line.words for item in page.log.items)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_another_language_tells_no_more_of_it(window: Window, qtbot: QtBot, pace: float):
    """It may come while pieces fly, before the table opens, or over it, with the settings above all of it."""
    page = sit_at(window, table(3, areas=AREAS, epoch=3, ra=7, bag={"ra": 1}), "pcc")
    page.play.set_speed("normal")
    page.board.board.pace = pace
    before = [panel.line.number for panel in panels_of(page)]
    page.clicks.make(Draw())
    window.overlays.show_settings()
    window.choices.switch_language("fr")
    page.moments.stop()
    qtbot.waitUntil(lambda: not page.ends.panel.isHidden())
    for code, sentence, title in (
        ("fr", "Le décompte est en cours.", "Nouvel Empire"),
        ("en", "The scoring is under way.", "New Kingdom"),
    ):
        window.choices.switch_language(code)
        qtbot.waitUntil(lambda said=sentence: page.frame.prompt.prompt.sentence == said)
        assert title in page.ends.panel.accessibleName()
        assert [panel.line.number for panel in panels_of(page)] == before
        assert not any(word in item.line.words for item in page.log.items for word in ("wins", "gagne"))


def test_behind_the_table_of_an_epoch_panels_are_as_scored_and_nothing_of_the_next_is_told(
    window: Window, qtbot: QtBot
):
    page = end_epoch(window, "ppp", hidden_scores=False)
    fame = [page.game_screen.seat_line(seat, page.sight).number for seat in range(3)]
    assert {panel.line.seat: panel.line.number for panel in panels_of(page)} == dict(enumerate(fame))
    assert not any("Middle Kingdom" in item.line.words for item in page.log.items)
    page.ends.panel.close_panel()
    assert any("Middle Kingdom" in item.line.words for item in page.log.items)
    assert page.frame.prompt.prompt.buttons


@pytest.mark.parametrize(("speed", "pace"), [("instant", 1.0), ("normal", 0.0)])
def test_beneath_the_table_of_an_epoch_lies_what_its_last_auction_left(
    window: Window, qtbot: QtBot, speed: str, pace: float
):
    """Nothing flies there, but the sun that ended it is spent, and its lot is in its winner's area."""
    spent = [sun for suns in GROUPS[3] for sun in suns if sun != 13]
    page = sit_at(window, table(3, track=("nile", "gold"), spent=spent), "pcc")
    page.play.set_speed(speed)
    board = page.board.board
    board.pace = pace
    page.clicks.make(Invoke())
    page.clicks.make(Bid(13))
    qtbot.waitUntil(page.ends.panel.isVisible)
    landed = flying(board)
    suns = {("sun", 0, sun) for sun in GROUPS[3][0]}  # the others make way for the one that lay on the board
    assert {*suns, ("track", 0), ("track", 1), ("board_sun",)} == {flyer.flight.what for flyer in landed}
    assert all(flyer.box == flyer.flight.end for flyer in landed)
    press_here(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.sight.view.epoch == 2)
    assert not flying(board)


@pytest.mark.parametrize("hurried", [False, True])
def test_points_fly_to_the_panels_which_show_them_when_they_are_there(window: Window, qtbot: QtBot, hurried: bool):
    page = sit_at(window, table(3, areas=AREAS, ra=7, bag={"ra": 9}, fame=(4, 10, 10), hidden_scores=False), "pcc")
    page.play.set_speed("normal")
    page.board.board.pace = 0.02
    before = [panel.line.number for panel in panels_of(page)]
    page.clicks.make(Draw())
    qtbot.waitUntil(page.ends.panel.isVisible)
    (flights,) = page.frame.findChildren(PointFlights)
    assert flights.isVisible()
    assert [panel.line.number for panel in panels_of(page)] == before
    if hurried:
        with qtbot.waitSignal(flights.landed):
            page.ends.panel.close_panel()
    else:
        (clock,) = flights.findChildren(QVariantAnimation)
        with qtbot.waitSignal(flights.landed):
            clock.setCurrentTime(clock.duration() - 1)
        assert page.ends.panel.isVisible()
    scored = SCREEN.endings.stage_table(page.table.seen(0, 0), page.sight)
    assert scored is not None
    now = [panel.line.number for panel in panels_of(page)]
    assert [int(one) - int(other) for one, other in zip(now, before, strict=True)] == list(scored.gains)


def test_the_table_of_the_last_epoch_holds_all_totals_back(window: Window):
    page = sit_at(window, table(3, areas=AREAS, epoch=3, ra=7, bag={"ra": 1}, hidden_scores=False), "pcc")
    page.clicks.make(Draw())
    shown = SCREEN.endings.stage_table(page.table.seen(0, 0), page.shown.see())
    assert shown is not None
    assert {total for totals in shown.totals for total in totals} == {None}


def test_the_last_scoring_is_told_before_the_results(window: Window, qtbot: QtBot):
    page = sit_at(window, table(3, areas=AREAS, epoch=3, ra=7, bag={"ra": 1}), "pcc")
    page.clicks.make(Draw())
    assert page.table.to_act is None
    assert page.ends.results is None
    assert "New Kingdom" in words_in(page.ends.panel)
    page.ends.panel.unfold()
    with qtbot.waitSignal(page.rules, timeout=1000):
        click(rows(page.ends.panel)[2])  # its rule is read in the rulebook: beside the board wait the results
    press_here(Qt.Key.Key_Escape)
    assert page.ends.panel.isVisible()
    press_here(Qt.Key.Key_Return)
    assert page.ends.results is not None


def test_undo_on_the_last_scoring_goes_back_into_the_game(window: Window, qtbot: QtBot):
    page = sit_at(window, table(3, areas=AREAS, epoch=3, ra=7, bag={"ra": 1}), "pcc")
    page.clicks.make(Draw())
    with answering("No, leave it") as asked:
        page.travel.undo()
    assert "over and counted" in asked[0]
    assert page.table.to_act is None
    with answering("Take back"):
        page.travel.undo()
    assert page.table.to_act is not None
    assert page.ends.results is None
    assert not page.ends.panel.isVisible()


def test_the_end_shows_winner_table_curve_and_chance(window: Window, qtbot: QtBot):
    page = show(window, over())
    assert page.ends.results is not None
    assert page.ends.results.isVisible()
    words = words_in(page.ends.results)
    assert page.table.players[page.table.state.standings()[0].seat].name in words
    assert len(rows(page.ends.results)) == 7


def test_from_the_end_one_reviews_plays_again_or_goes_home(window: Window, qtbot: QtBot):
    page = show(window, over())
    assert page.ends.results is not None
    click(button_called(page.ends.results, "View again"))
    assert page.shown.looking == 0
    page.travel.look_at(page.table.at)
    assert button_called(page.frame.prompt, "Home").isVisible()
    click(button_called(page.frame.prompt, "Results"))
    seed = page.table.record.seed
    click(button_called(page.ends.results, "Play again"))
    again = page_of(window)
    assert again is not page
    assert again.table.at == 0
    assert again.table.players == page.table.players
    assert again.table.record.options == page.table.record.options
    assert again.table.record.seed != seed


def test_escape_leads_home_from_the_game_that_is_over_too(window: Window, qtbot: QtBot):
    page = show(window, over())
    assert page.ends.results is not None
    click(button_called(page.ends.results, "View again"))
    press_here(Qt.Key.Key_End)
    assert window.pages.page is page
    assert page.shown.looking is None
    press_here(Qt.Key.Key_Escape)
    assert window.pages.page is None


def test_a_review_begins_at_the_head_of_the_log(window: Window, qtbot: QtBot):
    page = show(window, over())
    assert page.ends.results is not None
    click(button_called(page.ends.results, "View again"))
    rows = page.frame.tabs.log.list
    assert rows.verticalScrollBar().maximum() > 0
    assert rows.verticalScrollBar().value() == 0
    page.travel.look_at(9)
    page.frame.tabs.open(MOVES)
    page.frame.tabs.open(LOG)
    assert page.frame.tabs.log.model.items[rows.currentIndex().row()].at <= 9
    assert rows.viewport().rect().intersects(rows.visualRect(rows.currentIndex()))


def test_escape_leads_home_from_the_end(window: Window, qtbot: QtBot):
    show(window, over())
    press_here(Qt.Key.Key_Escape)
    assert window.pages.page is None


def test_what_was_taken_back_after_chance_is_marked_at_the_end(window: Window, qtbot: QtBot):
    seen = over()
    seen.notes.taken_back = 2
    page = show(window, seen)
    assert page.ends.results is not None
    assert "Taken back after something was revealed: 2" in words_in(page.ends.results)


def test_the_letters_and_esc_of_the_results_are_good_wherever_the_keyboard_is(window: Window, qtbot: QtBot):
    page = sit_at(window, table(3, areas=AREAS, epoch=3, ra=7, bag={"ra": 1}), "pcc")
    page.clicks.make(Draw())
    page.ends.panel.close_panel()
    page.frame.top.lamp.setFocus()
    press_here(Qt.Key.Key_V)
    assert page.ends.results is None
    assert page.shown.looking == 0
    page.travel.look_at(page.table.at)
    press_here(Qt.Key.Key_V)
    assert page.ends.results is not None
    page.frame.top.lamp.setFocus()
    press_here(Qt.Key.Key_Escape)
    assert window.pages.page is None


def test_the_epoch_that_decided_is_told_by_what_was_settled(english: None):
    """Leela loses 4 in the Middle Kingdom, Marc 9, but from 2 he can fall to 0 only."""
    look = sight(table(3))
    fame = [[10, 10, 10], [12, 2, 10], [8, 0, 10], [20, 9, 10]]
    assert turning_point(fame, 0, 1, look) == "The Old Kingdom decided it: Leela gained 10 fame on Marc."
    assert turning_point([[10, 10], [12, 12], [8, 8], [20, 20]], 0, 1, look) == ""
    led = [[10, 10], [13, 10], [12, 14], [20, 19]]  # of two gains of 3 the one that brought the lead
    assert turning_point(led, 0, 1, look) == "The New Kingdom decided it: Leela gained 3 fame on Marc."
