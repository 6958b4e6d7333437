"""The end of a game: where fame and coins came from, how the dice fell, who won and why; told and shown."""

from collections import Counter

import pytest
from pytestqt.qtbot import QtBot

from durbar.engine.event import Event
from durbar.games.dice_charmers.events import CoinsGained, DiceRerolled, FameGained, GoodSold, RoundBegan
from durbar.games.dice_charmers.names import DICE
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.kit.charts.dice_chart import DiceChart
from durbar.ui.kit.charts.scores import RowButton
from durbar.ui.kit.values.results import Results
from durbar.ui.pages.results.winner import PlacingRow
from durbar.ui.window import Window
from tests.games.dice_charmers.build import FACES, A, B, C, find, sheet, table
from tests.games.dice_charmers.keeping import lively
from tests.ui.games.dice_charmers.positions import make, sit_at
from tests.ui.hands import played, show, words_in
from tests.ui.positions import sight

#: No test here looks at pixels.
UNPAINTED = True

SCREEN = game_screen("dice_charmers")


def over(kinds: str, seed: int = 4, sheet: str = "sun") -> GameSession:
    """A whole game, played to its end."""
    return played(kinds, 5000, seed, "dice_charmers", lively, sheet=sheet)


def results_of(seen: GameSession) -> Results:
    moves = [(seen.view(at, 0), seen.seen(at, 0)) for at in range(seen.at)]
    return SCREEN.endings.results(moves, sight(seen.state, 0))


def events_of(seen: GameSession) -> list[Event]:
    return [event for events in seen.events for event in events]


@pytest.mark.parametrize(("kinds", "seed", "on"), [("pp", 4, "sun"), ("ppp", 5, "moon"), ("ppppp", 6, "sun")])
def test_sources_add_up_to_the_tracks(english: None, data: object, kinds: str, seed: int, on: str):
    seen = over(kinds, seed, on)
    told, marks = results_of(seen), seen.state.view(0).marks
    assert sorted(told.table.seats) == list(range(len(kinds)))
    for place, seat in enumerate(told.table.seats):
        assert told.table.totals[place] == (marks[seat].fame, marks[seat].money)
        for column in (0, 1):
            assert sum(row.values[place][column] or 0 for row in told.table.rows) == told.table.totals[place][column]
        sold = sum(event.coins for event in find(events_of(seen), GoodSold) if event.seat == seat)
        (goods,) = [row for row in told.table.rows if row.section == "5.4"]
        beyond = sum(event.beyond for event in find(events_of(seen), CoinsGained) if event.seat == seat)
        assert goods.values[place][0] == 0
        assert sold - beyond <= goods.values[place][1] <= sold
        gained = [event for event in find(events_of(seen), FameGained) if event.seat == seat]
        assert sum(event.after - event.before for event in gained) == marks[seat].fame
    assert all(row.words and row.rule.endswith(".") for row in told.table.rows)


@pytest.mark.parametrize(("kinds", "seed", "on"), [("pp", 4, "sun"), ("pppp", 7, "moon")])
def test_dice_are_counted_as_they_fell(english: None, data: object, kinds: str, seed: int, on: str):
    """Every face of every die, in the rounds and with karma; equal faces of a die are one."""
    seen = over(kinds, seed, on)
    first = seen.states[0].view(0)
    fell = Counter((die.colour, FACES[die.colour][die.number]) for die in first.dice.values())
    for event in events_of(seen):
        if isinstance(event, RoundBegan):
            fell.update((DICE[n][:-1], FACES[DICE[n][:-1]][face]) for n, face in enumerate(event.faces))
        elif isinstance(event, DiceRerolled):
            fell.update((die[:-1], FACES[die[:-1]][face]) for die, face in zip(event.dice, event.faces, strict=True))
    told = results_of(seen).chance
    assert told is not None
    assert len(find(events_of(seen), DiceRerolled)) > 0, "some were rolled with karma"
    for report, (colour, faces) in zip(told.dice, FACES.items(), strict=True):
        counts = [fell[colour, face] for face in dict.fromkeys(faces)]
        assert [face.came for face in report.faces] == counts
        assert report.expected == pytest.approx(sum(counts) / len(counts))
    assert sum(face.came for report in told.dice for face in report.faces) == fell.total()
    assert any("with karma" in note for note in told.notes)
    without = [(seen.view(at, 0), events) for at, events in enumerate(seen.events) if not find(events, DiceRerolled)]
    told = SCREEN.endings.results(without, sight(seen.state, 0)).chance
    assert told is not None
    assert not any("with karma" in note for note in told.notes), "where no die was, it is not spoken of"


def test_the_curve_goes_from_the_start_to_the_end(english: None, data: object):
    seen = over("ppp", 9)
    told = results_of(seen)
    rounds = seen.state.view(0).round
    assert len(told.curve_words) == rounds + 1
    for seat, score in enumerate(seen.state.scores()):
        assert len(told.curve[seat]) == rounds + 1
        assert (told.curve[seat][0], told.curve[seat][-1]) == (-80, score)
        begun = next(at for at in range(seen.at) if seen.states[at].view(0).round == 3)
        assert told.curve[seat][2] == seen.states[begun].scores()[seat]


# ---- ranks and ties ------------------------------------------------------------------------------------------------


def ending(*sheets: dict[str, int]) -> Results:
    """The results of a game in which the last seat's turn ends; all sheets are as given."""
    last = len(sheets) - 1
    others = {seat: sheet(**written) for seat, written in enumerate(sheets[:-1])}
    pick = 3 if last == 1 else last
    state = table(len(sheets), turn=last, pick=pick, others=others, waiting=["L5"], **sheets[-1])
    state.marks[last] = sheet(**sheets[-1])
    state.pending = []
    state.forget_moves()
    before = state.view(A)
    events = state.play(state.legal_moves()[0])
    assert state.to_act is None
    return SCREEN.endings.results([(before, events)], sight(state))


FAR = {"fame": 21, "money": 40}
FARTHER = {"fame": 16, "money": 49}


@pytest.mark.parametrize(
    ("sheets", "ranks", "said"),
    [
        ((FAR, FARTHER), {B: 1, A: 2}, ["Marc wins", "2½", "½ further than Leela"]),
        ((FAR, {"fame": 1}), {A: 1, B: 2}, ["Leela wins", "crossed by 2", "Marc"]),
        (({**FAR, "karma": 5}, {**FAR, "karma": 3}), {A: 1, B: 2}, ["Leela wins", "gained", "5", "3"]),
        (
            ({**FAR, "karma": 5, "karma_used": 2}, {**FAR, "karma": 5, "karma_used": 4}),
            {B: 1, A: 2},
            ["Marc wins", "used", "4", "2"],
        ),
        ((FAR, FAR), {A: 1, B: 1}, ["Leela and Marc", "share"]),
        ((FAR, {"fame": 2}, FAR), {A: 1, C: 1, B: 3}, ["Leela and Asha", "share"]),
    ],
    ids=["half a point", "only one", "karma gained", "karma used", "shared", "shared by two of three"],
)
def test_ranks_and_what_decided(english: None, sheets: tuple, ranks: dict, said: list):
    told = ending(*sheets)
    assert {placing.seat: placing.rank for placing in told.placings} == ranks
    for words in said:
        assert words in f"{told.headline}: {told.second}", (told.headline, told.second)
    assert [placing.rank for placing in told.placings] == sorted(placing.rank for placing in told.placings)


# ---- on the screen -------------------------------------------------------------------------------------------------


def test_the_end_shows_winner_rows_and_dice(window: Window, qtbot: QtBot):
    page = show(window, over("ppp"))
    window.resize(1280, 720)
    assert page.ends.results is not None
    assert page.ends.results.isVisible()
    words = words_in(page.ends.results)
    standings = page.table.state.standings()
    assert page.table.players[standings[0].seat].name in words
    rows = [row for row in page.ends.results.findChildren(RowButton) if row.row is not None]
    assert len(rows) == len(results_of(page.table).table.rows)
    placings = [row.text() for row in page.ends.results.findChildren(PlacingRow)]
    for standing, line in zip(standings, placings, strict=True):
        assert page.table.players[standing.seat].name in line
        assert line.startswith(f"{standing.rank}.")
        whole, half = divmod(abs(standing.score), 2)
        assert f"{whole or ''}{'½' if half else ''}" in line
    (chart,) = page.ends.results.findChildren(DiceChart)
    assert chart.isVisible()
    for name in ("flag", "Portuguese", "Maharani"):
        assert name in chart.accessibleName()


def test_the_last_turn_brings_the_results(window: Window, qtbot: QtBot):
    state = table(2, turn=B, pick=3, others={A: sheet(**FAR)}, waiting=["B4"], **FARTHER)
    page = sit_at(window, state)
    assert page.ends.results is None
    make(page, page.sight.legal[-1])
    assert page.table.to_act is None
    assert page.ends.results is not None
    assert "Marc" in words_in(page.ends.results)
    page.travel.undo()
    assert page.table.to_act is None, "among people the end stays"
