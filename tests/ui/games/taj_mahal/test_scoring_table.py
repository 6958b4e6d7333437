"""Where points come from: the table of each visit and that of the end agree with the events and with the scores."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from durbar.engine.event import Event
from durbar.games.taj_mahal.events import (
    BonusScored,
    CardsPlayed,
    HandScored,
    PalacesScored,
    ProvinceScored,
    VisitEnded,
)
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.games.taj_mahal.board.board import TajMahalBoard
from durbar.ui.games.taj_mahal.board.cards import Tally
from durbar.ui.games.taj_mahal.words import sums
from durbar.ui.games.taj_mahal.words.results import _best_visit, _new_visit
from durbar.ui.kit.charts.scores import RowButton, ScoreTableView
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.line_breaks import bind_numbers
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.pages.results.stage import ChoiceList
from durbar.ui.window import Window
from tests.games.taj_mahal.build import A, B, C, leave, table
from tests.games.taj_mahal.keeping import lively
from tests.ui.games.taj_mahal.positions import (
    RICH,
    end_visit,
    ending_a_visit,
    game_states,
    picking_the_last_one,
    sit_at,
    the_end,
)
from tests.ui.hands import played, press_here, seen, show, words_in
from tests.ui.positions import sight
from tests.ui.reading import come_to_rest

#: No test here looks at pixels.
UNPAINTED = True

SCREEN = game_screen("taj_mahal")

#: Events with points in a visit, by the section of the rules that they follow.
SCORING = {"6.1": BonusScored, "6.2": ProvinceScored, "6.3": PalacesScored, "9": CardsPlayed}


#: The section of what is left in the hands at the end, which the last visit's table tells too.
HAND = "10"
ALL = (*SCORING.values(), HandScored)


def over(kinds: str, seed: int = 4) -> GameSession:
    """A whole game, played to its end."""
    return played(kinds, 5000, seed, "taj_mahal", lively)


def points(events: list[Event], kind: type[Event], seat: int) -> int:
    return sum(event.points for event in events if isinstance(event, kind) and event.seat == seat)  # type: ignore[attr-defined]


def assert_visit(shown: ScoreTable, events: list[Event]) -> None:
    """Each row of a visit's table is the sum of its events; the rows add up to the total."""
    assert {row.section for row in shown.rows} >= {"6.1", "6.2", "6.3"}
    for place, seat in enumerate(shown.seats):
        for row in shown.rows:
            if row.section != HAND:
                assert row.values[place] == (points(events, SCORING[row.section], seat),)
        hand = sum(row.values[place][0] or 0 for row in shown.rows if row.section == HAND)
        assert hand == points(events, HandScored, seat)
        assert shown.totals[place] == (sum(row.values[place][0] or 0 for row in shown.rows),)
        assert shown.totals[place] == (sum(points(events, kind, seat) for kind in ALL),)
    assert all(row.words and row.rule.endswith(".") for row in shown.rows)


@pytest.mark.parametrize("kinds", ["pcc", "pccc", "pcccc"])
def test_tables_of_a_whole_game(qapp: object, data: object, kinds: str):
    seen = over(kinds)
    seats, visits = len(kinds), []
    now: list[Event] = []
    for at, events in enumerate(seen.events):
        now += events
        if not any(isinstance(event, VisitEnded) for event in events):
            continue
        shown = SCREEN.endings.stage_table(now, sight(seen.states[at + 1], 0))
        assert (shown is not None) == any(points(now, kind, seat) for kind in ALL for seat in range(seats))
        if shown is not None:
            assert_visit(shown, now)
        visits.append([sum(points(now, kind, seat) for kind in SCORING.values()) for seat in range(seats)])
        now = []
    assert len(visits) == 12
    told = SCREEN.endings.results([(seen.view(at, 0), seen.seen(at, 0)) for at in range(seen.at)], sight(seen.state, 0))
    standings, scores = seen.state.standings(), seen.state.scores()
    assert [(one.seat, one.rank, one.score) for one in told.placings] == [
        (one.seat, one.rank, one.score) for one in standings
    ]
    assert seen.players[standings[0].seat].name in told.headline
    hands = [event for events in seen.events for event in events if isinstance(event, HandScored)]
    every = [event for events in seen.events for event in events]
    for place, seat in enumerate(told.table.seats):
        values = [row.values[place][0] for row in told.table.rows]
        assert sum(values[-3:]) == points(hands, HandScored, seat)
        for row in told.table.rows[:-3]:
            assert row.values[place][0] == points(every, SCORING[row.section], seat)
        assert sum(values) == scores[seat] == told.table.totals[place][0]
        curve = told.curve[seat]
        assert (curve[0], curve[-1]) == (0, scores[seat])
        assert [after - before for before, after in pairwise(curve)] == [
            *(visit[seat] for visit in visits),
            sum(values[-3:]),
        ]
    assert {len(curve) for curve in told.curve} == {len(told.curve_words)}


def test_hands_at_the_end_are_counted_as_the_rules_say(english: None):
    """White 1 each, of the colours the most numerous, special cards 1 each (§10)."""
    state = the_end()
    before, look = state.view(A), sight(state)
    events = state.play(state.legal_moves()[-1])
    assert state.to_act is None
    told = SCREEN.endings.results([(before, events)], sight(state, A))
    place = told.table.seats.index(A)
    assert [row.values[place] for row in told.table.rows[-3:]] == [(2,), (2,), (1,)]
    lines = " ".join(line.words for line in SCREEN.log_lines(events, look))
    assert "5 points" in lines


@pytest.mark.parametrize("seats", [3, 5])
def test_the_lines_of_every_sum_add_up(qapp: object, seats: int):
    """The panel beside the map, in a whole random game: now, and with each kind of move pointed at."""
    summed = 0
    for state in game_states(seats, seed=seats + 30, every=5):
        for seat in {state.to_act or 0, 0}:
            look = sight(state, seat)
            for move in (None, *look.legal[::7]):
                shown = sums.sum_of(look, move)
                gains = [int(line.gain) for line in shown.lines if line.gain]
                assert not shown.total or int(shown.total) == sum(gains)
                summed += len(gains) > 1
    assert summed > 40


# ---- on the screen -------------------------------------------------------------------------------------------------


def test_after_a_visit_its_table_waits_to_be_read(window: Window, qtbot: QtBot):
    page = sit_at(window, ending_a_visit(), "pcc")
    end_visit(page)
    at = page.table.at
    panel = page.ends.panel
    assert panel.isVisible()
    assert "Delhi" in words_in(panel)
    assert page.table.at == at, "nothing is played meanwhile"
    shown = panel.findChild(ScoreTableView).table
    assert shown is not None
    panel.unfold()
    rows = [row for row in panel.findChildren(RowButton) if row.isVisible()]
    assert len(rows) == len(shown.rows)
    for row in rows:
        row.setFocus()
        assert row.row is not None
        assert bind_numbers(row.row.rule) in words_in(panel)
    press_here(Qt.Key.Key_Return)
    assert not panel.isVisible()


def test_head_and_button_of_a_visits_table_are_seen_with_the_largest_letters(window: Window, qtbot: QtBot):
    look.set(text=2.0)
    page = sit_at(window, ending_a_visit(), "pcc")
    end_visit(page)
    panel = page.ends.panel
    panel.findChild(ChoiceList).set_choices(
        [(0, "Won the General and the Monk with a red elephant and a white one: 9 points")] * 9, page.table.players
    )
    panel.unfold()
    come_to_rest(window)
    room = panel.rect().adjusted(0, 10, 0, -10)
    for part in (seen(panel, Words)[0], seen(panel, WordButton)[-1]):
        assert room.contains(QRect(part.mapTo(panel, QPoint()), part.size())), "above the edge, or below it"
    bar = panel.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    press_here(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    press_here(Qt.Key.Key_Return)
    assert not panel.isVisible()


def test_the_table_of_a_visit_counts_all_its_moves(window: Window, qtbot: QtBot):
    """Also those before the one that ends it; from a table that was played from its first move."""
    seen = played("pcc", 5000, 4, "taj_mahal", lively)
    ends = [at for at, events in enumerate(seen.events) if any(isinstance(event, VisitEnded) for event in events)]
    first, second = ends[0] + 1, ends[1]
    seen.at = second + 1
    page = show(window, seen)
    page.play.stop()
    shown = page.stages.table_after(seen.events[second])
    events = [event for at in range(first, second + 1) for event in seen.events[at]]
    assert shown is not None
    assert_visit(shown, events)


def test_the_end_shows_winner_and_rows(window: Window, qtbot: QtBot):
    page = show(window, over("pcc"))
    assert page.ends.results is not None
    assert page.ends.results.isVisible()
    words = words_in(page.ends.results)
    assert page.table.players[page.table.state.standings()[0].seat].name in words
    rows = [row for row in page.ends.results.findChildren(RowButton) if row.isVisible() and row.row is not None]
    assert len(rows) in (6, 7)
    for seat, score in enumerate(page.table.state.scores()):
        assert str(score) in words, page.table.players[seat].name


def test_the_table_of_a_visit_tells_which_special_cards_change_hands(english: None):
    """Leela's second Vizier brings the card that Marc has had."""
    state = table(3, hands=RICH, out=(B, C), played={A: ["rVP"]}, influence={A: "V"}, special={B: ["change"]}, visit=5)
    events = leave(state)
    shown = SCREEN.endings.stage_table(events, sight(state))
    assert shown is not None
    first, *moved = shown.note.split("\n")
    assert first.startswith("Withdrawn in this order")
    assert len(moved) == 1
    assert "Leela" in moved[0]
    assert "Marc" in moved[0]
    assert moved[0] in [line.words for line in SCREEN.log_lines(events, sight(state))]


def test_all_best_visits_are_named(english: None):
    visits = [_new_visit(3) for _ in range(3)]
    for visit, province, points_ in zip(visits, ("delhi", "agra", "sind"), (13, 2, 13), strict=True):
        visit.province, visit.points["palaces"][A] = province, points_
    look = sight(the_end())
    assert _best_visit(visits, A, look).startswith("Leela’s best visits were in Delhi and Sind: 13 ")
    assert _best_visit(visits[:2], A, look).startswith("Leela’s best visit was in Delhi: 13 ")


def tallies(board: TajMahalBoard) -> dict[str, str]:
    """The numbers of cards that stand on the board, by the words under them."""
    return {item.shown[1]: item.shown[0] for item in board.items() if isinstance(item, Tally) and item.shown[1]}


def test_beneath_the_table_of_a_visit_hand_and_display_say_how_many_cards_lie_there(qapp: object, english: object):
    state = picking_the_last_one()
    before = sight(state, 0)
    (take,) = state.legal_moves()
    ended, _ = SCREEN.endings.parted(state.play(take))
    board = TajMahalBoard()
    board.show_sight(before)
    assert tallies(board) == {"in hand": str(len(before.view.hand)), "on display": "1"}
    board.animate_first(ended, before, lambda: None)
    board.finish()
    assert tallies(board) == {"in hand": str(len(before.view.hand) + 1), "on display": "0"}
