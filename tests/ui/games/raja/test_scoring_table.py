"""What the Maharaja gave: the table of each city, and that of the end, agree with the events to the last coin."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from durbar.engine.game import OptionValue
from durbar.engine.state import Standing
from durbar.games.raja.events import CityScored, PalaceBuilt
from durbar.games.raja.scoring import LINES
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.games.raja.words.results import placings
from durbar.ui.kit.charts.scores import RowButton, ScoreTableView
from durbar.ui.kit.text.line_breaks import bind_numbers
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.window import Window
from tests.games.raja.build import ADVANCED_1, ADVANCED_2, SHORT, finish_round
from tests.games.raja.keeping import lively
from tests.ui.games.raja.positions import a_last_turn, sit_at
from tests.ui.hands import played, press_here, show, words_in
from tests.ui.positions import sight

#: No test here looks at pixels.
UNPAINTED = True

SCREEN = game_screen("raja")


def over(kinds: str, **options: OptionValue) -> GameSession:
    """A whole game, played to its end."""
    return played(kinds, 5000, len(kinds), "raja", lively, **options)


def assert_city(shown: ScoreTable, event: CityScored) -> None:
    """Each line of a city's table is that of the event; the total is the gold."""
    for place, seat in enumerate(shown.seats):
        points = event.score.points[seat]
        lines = [line for line in LINES if line != "home" or any(row.section == "11.2.6" for row in shown.rows)]
        values = [row.values[place] for row in shown.rows]
        assert values[: len(lines)] == [(int(getattr(points, line)),) for line in lines]
        assert sum(value[0] or 0 for value in values[: len(lines)]) == points.total == (values[len(lines)][0] or 0)
        paid = values[len(lines) + 1 :]
        assert paid[0] == (event.score.rewards[seat],)
        assert sum(value[0] or 0 for value in paid) == event.score.gold[seat]
        assert shown.totals[place] == (event.score.gold[seat],)
    for row in shown.rows:
        assert row.words
        assert row.rule.endswith(".")
        assert row.section


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        ("pc", {}),
        ("pcc", {**ADVANCED_1, "monopoly": "presence"}),
        ("pccc", {**ADVANCED_2, **SHORT}),
        ("pcccc", {**ADVANCED_1, **ADVANCED_2}),
    ],
)
def test_tables_of_a_whole_game(qapp: object, data: object, kinds: str, options: dict[str, OptionValue]):
    seen = over(kinds, **options)
    scored = []
    for at, events in enumerate(seen.events):
        look = sight(seen.states[at + 1], 0)
        shown = SCREEN.endings.stage_table(events, look)
        found = [event for event in events if isinstance(event, CityScored)]
        assert (shown is not None) == bool(found)
        if shown is not None:
            assert_city(shown, found[0])
            scored += found
    told = SCREEN.endings.results([(seen.view(at, 0), seen.seen(at, 0)) for at in range(seen.at)], sight(seen.state, 0))
    standings = seen.state.standings()
    assert [(one.seat, one.rank, one.score) for one in told.placings] == [
        (one.seat, one.rank, one.score) for one in standings
    ]
    assert seen.players[standings[0].seat].name in told.headline
    assert len(told.table.rows) == len(scored)
    for place, seat in enumerate(told.table.seats):
        gold = [event.score.gold[seat] for event in scored]
        assert [row.values[place] for row in told.table.rows] == [(paid,) for paid in gold]
        assert told.table.totals[place] == (sum(gold),)
        assert f"{seen.players[seat].name}\u00a0{seen.view(seen.at, 0).gold[seat]}" in told.table.note
        built = [event for events in seen.events for event in events if isinstance(event, PalaceBuilt)]
        assert told.curve[seat][0] == 0
        assert told.curve[seat][-1] == sum(event.seat == seat for event in built) == seen.state.scores()[seat]
        assert list(told.curve[seat]) == sorted(told.curve[seat])


# ---- on the screen -------------------------------------------------------------------------------------------------


def test_after_a_round_the_table_of_the_city_waits_to_be_read(window: Window, qtbot: QtBot):
    page = sit_at(window, a_last_turn(), "pcc")
    event = next(event for event in finish_round(page.table.state.copy()) if isinstance(event, CityScored))
    page.play.play(page.sight.legal[-1])
    panel = page.ends.panel
    assert panel.isVisible()
    assert "Round 1: Ahmadabad is scored" in words_in(panel)
    shown = panel.findChild(ScoreTableView).table
    assert shown is not None
    assert_city(shown, event)
    panel.unfold()
    rows = [row for row in panel.findChildren(RowButton) if row.isVisible()]
    assert len(rows) == len(shown.rows)
    for row in rows:
        row.setFocus()
        assert row.row is not None
        assert bind_numbers(row.row.rule) in words_in(panel)
    press_here(Qt.Key.Key_Return)
    assert not panel.isVisible()


def test_players_with_as_many_palaces_show_the_gold_that_decided(english: None):
    tied = [Standing(1, 1, 7, (12, 0)), Standing(0, 2, 7, (1, 0)), Standing(2, 3, 5, (30, 0))]
    assert [(one.score, one.words) for one in placings(tied)] == [(7, "12 gold"), (7, "1 gold"), (5, "")]


def test_the_end_shows_winner_and_gold(window: Window, qtbot: QtBot):
    page = show(window, over("ppcc", **SHORT))
    assert page.ends.results is not None
    assert page.ends.results.isVisible()
    words = words_in(page.ends.results)
    assert page.table.players[page.table.state.standings()[0].seat].name in words
    assert "Palaces after each round" in words
    rows = {
        row.row.words for row in page.ends.results.findChildren(RowButton) if row.isVisible() and row.row is not None
    }
    assert len(rows) == page.table.state.view(0).round
