"""Statistics: games are counted when they end; the page shows, exports and clears them, and all of it can be read."""

import datetime
import re
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFileDialog, QLabel, QListView, QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.luck import Luck
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.session import reviews, shelf
from durbar.session.player import Player
from durbar.session.statistics import archive
from durbar.session.statistics.archive import Finished, Place
from durbar.ui.games import game_screen
from durbar.ui.kit.charts.chance_chart import ChanceChart
from durbar.ui.kit.charts.dice_chart import DiceChart
from durbar.ui.kit.tips.tips import on_screen
from durbar.ui.pages.results.chance import ChancePanel
from durbar.ui.pages.statistics.chart import CourseChart
from durbar.ui.pages.statistics.choice import Choices, level_words
from durbar.ui.pages.statistics.figures import FigureRow, score_told
from durbar.ui.pages.statistics.page import StatisticsPage
from durbar.ui.sight import sight_of
from durbar.ui.window import Window
from tests.bots.review.games import ready_made
from tests.ui.eyes import Longer, Painted
from tests.ui.hands import (
    answering,
    button_called,
    called,
    choose_item,
    click,
    mostly_first,
    only,
    open_tips,
    page_of,
    played,
    press,
    press_here,
    questions,
    seen,
    show,
    words_in,
)
from tests.ui.reading import faults_in, words_that_stay

#: What is looked at is painted for it.
UNPAINTED = True
AT_HOME = True

PEOPLE = ("Leela", "Marc", "Asha", "Theo")


def a_game(number: int, game: str, *places: int, computers: bool = False) -> Finished:
    """A game of Leela, or of computers only, that ended on a day of its own."""
    seats = []
    for seat, place in enumerate(places):
        person = seat == 0 and not computers
        level = "" if person else ("steady", "expert")[number % 2]
        seats.append(Place(Player(PEOPLE[seat], "person" if person else "computer", seat, level), place, 50 - place))
    kinds = {"ra": "ra", "raja": "first", "taj_mahal": "white"}
    luck: tuple[Luck, ...] = tuple(Luck(kinds[game], seat, 3, 20, 4.0) for seat in range(len(places)) if game in kinds)
    if game == "dice_charmers":
        luck = tuple(
            Luck(f"blue {face}", None, 100 + at, 330, 110) for at, face in enumerate(("flag", "lotus", "lamp"))
        )
    ended = datetime.datetime(2026, 3, number, 20, tzinfo=datetime.UTC)
    return Finished(f"g{number}", ended, game, 4000 + number, {}, tuple(seats), 99, number % 2, luck)


GAMES = (
    a_game(1, "ra", 1, 2, 3),
    a_game(2, "ra", 2, 1, 3, 4),
    a_game(3, "taj_mahal", 1, 3, 2),
    a_game(4, "raja", 3, 1, 2),
    a_game(5, "dice_charmers", 1, 2, 3),
    a_game(6, "ra", 2, 1, 3, computers=True),
)


@pytest.fixture
def page(window: Window) -> StatisticsPage:
    """The page over the home screen, with six games."""
    archive.place().write_bytes(b"\n".join(msgspec.json.encode(game) for game in GAMES) + b"\n")
    return opened(window)


def opened(window: Window) -> StatisticsPage:
    """The page, opened by its button."""
    click(button_called(window.pages.home, "Statistics"))
    page = window.pages.covers[-1]
    assert isinstance(page, StatisticsPage)
    QApplication.processEvents()
    return page


def choose(page: StatisticsPage, name: str, words: str) -> None:
    """Pick an item of the list of this name, as a person does; "" stands for the first one, which is all."""
    pick = called(page, QComboBox, name)
    choose_item(pick, pick.findText(words) if words else 0)
    QApplication.processEvents()  # what is new shows then


def games_of(page: StatisticsPage) -> QListView:
    """The list of games."""
    return called(page, QListView, "Games")


def listed(page: StatisticsPage) -> list[str]:
    model = games_of(page).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def spoken(page: StatisticsPage, kind: type[QWidget]) -> list[str]:
    """What a screen reader says of the charts of a kind that are seen."""
    return [chart.accessibleName() for chart in seen(page, kind)]


# ---- opening -------------------------------------------------------------------------------------------------------


def test_a_game_that_is_still_on_the_shelf_is_opened_and_of_others_the_tip_says_why_not(window: Window):
    table = played("ppp", 5000)
    archive.keep(archive.finished(table))
    archive.keep(GAMES[0])
    games = games_of(opened(window))
    gone, there = (games.model().index(row, 0) for row in (1, 0))
    games.setCurrentIndex(gone)
    press(games, Qt.Key.Key_Return)
    assert "not among the saved games" in words_in(window.pages.covers[-1])
    games.setCurrentIndex(there)
    press(games, Qt.Key.Key_Return)
    page = page_of(window)
    assert page.table.record.seed == table.record.seed
    assert page.table.at == table.at
    assert not window.pages.covers


# ---- counting ------------------------------------------------------------------------------------------------------


def test_a_game_is_counted_when_it_ends_and_once(window: Window):
    whole = played("ppp", 5000, hidden_scores=False)
    page, rng = show(window, played("ppp", whole.at - 1, hidden_scores=False)), Rng(4)
    while page.table.to_act is not None:
        page.clicks.make(mostly_first(page.table.state, rng))
        if page.secrets.curtain.isVisible():
            press(page.secrets.curtain, Qt.Key.Key_Return)
        page.ends.panel.close_panel()
    assert page.ends.results is not None
    assert "The game is kept in the statistics." in words_in(page.ends.results)
    assert "The seed was 4." in words_in(page.ends.results)
    (kept,) = archive.kept().games
    standings = page.table.state.standings()
    assert kept.winners == [page.table.players[one.seat] for one in standings if one.rank == 1]
    page.play.undo()
    page.travel.redo()
    assert [game.id for game in archive.kept().games] == [kept.id]


def test_a_game_opened_after_its_end_is_not_counted(window: Window):
    page = show(window, played("ppp", 5000))
    assert page.ends.results is not None
    assert "statistics" not in words_in(page.ends.results)
    assert archive.kept().games == ()


def test_a_game_that_was_played_on_from_another_is_not_counted_and_says_so(window: Window):
    whole = played("ppp", 5000)
    page = show(window, whole.branched(whole.at - 1))
    page.clicks.make(whole.moves[-1])
    if page.secrets.curtain.isVisible():
        press(page.secrets.curtain, Qt.Key.Key_Return)
    page.ends.panel.close_panel()
    assert page.ends.results is not None
    words = words_in(page.ends.results)
    assert "This game was played on from another: it is not counted in the statistics." in words
    assert "Taken back" not in words
    assert archive.kept().games == ()


def test_statistics_that_cannot_be_written_stop_no_game(window: Window):
    archive.place().mkdir()
    page = show(window, played("ppp", played("ppp", 5000).at - 1))
    page.clicks.make(mostly_first(page.table.state, Rng(4)))
    if page.secrets.curtain.isVisible():
        press(page.secrets.curtain, Qt.Key.Key_Return)
    page.ends.panel.close_panel()
    assert page.ends.results is not None
    assert "could not be kept in the statistics" in words_in(page.ends.results)


def any_move(state: State, rng: Rng) -> Move:
    """Any legal move."""
    moves = state.legal_moves()
    return moves[rng.below(len(moves))]


@pytest.mark.parametrize("game", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_every_end_of_a_game_states_the_seed_and_how_chance_fell(qtbot: QtBot, data: Path, english: None, game: str):
    table = played("pcc", 5000, seed=9, game=game, way=any_move)
    moves = [(table.view(at, 0), table.seen(at, 0)) for at in range(table.at)]
    told = game_screen(game).endings.results(moves, sight_of(table))
    panel = ChancePanel()
    qtbot.addWidget(panel)
    assert told.chance is not None
    panel.set_report(told.chance, table.players, seed=9)
    panel.show()
    words = words_in(panel)
    assert words.endswith("The seed was 9.")
    assert len(words) > 60
    assert bool(seen(panel, ChanceChart)) == (game in ("ra", "taj_mahal"))
    assert bool(seen(panel, DiceChart)) == (game == "dice_charmers")
    assert len(told.chance.rows) == (3 if game in ("ra", "taj_mahal") else 0)


# ---- the page ------------------------------------------------------------------------------------------------------


def test_halves_are_written_as_at_the_table_and_means_as_means(english: None):
    assert [score_told("dice_charmers", score) for score in (3, 0, -4)] == ["+1½", "0", "−2"]
    assert score_told("dice_charmers", 2.6, 1) == "+1.3"
    assert (score_told("ra", 34), score_told("ra", 34.5, 1)) == ("34", "34.5")


def test_figures_list_and_chart_follow_the_choice(page: StatisticsPage):
    figures = [row.text() for row in page.findChildren(FigureRow) if not row.isHidden()]
    assert "3 wins" in words_in(page)
    assert "among equal players it would be about 2" in words_in(page)  # 1/3 + 1/4 + 1/3 + 1/3 + 1/3
    assert figures[0] == "Mean place: 1.6"
    assert figures[1].startswith("Ra: 1, ")
    assert len(listed(page)) == 5
    assert listed(page)[0].startswith("The Dice Charmers")
    assert "taken back after a reveal: 1 ×" in listed(page)[0]
    assert spoken(page, CourseChart) == ["Wins after each game: 0, 1, 1, 2, 2 and 3."]

    choose(page, "Game", "Ra")
    assert [line.split(",")[0] for line in listed(page)] == ["Ra", "Ra"]
    assert "Leela" in spoken(page, ChanceChart)[0]
    choose(page, "What the chart shows", "Scores")
    assert spoken(page, CourseChart) == ["Scores: 49 and 48."]
    choose(page, "Number of players", "4 players")
    assert "Marc won" in listed(page)[0]
    assert "seed 4002" in listed(page)[0]
    choose(page, "Opponents", level_words("expert"))
    assert listed(page) == []
    assert "No game fits" in words_in(page)

    for name in ("Number of players", "Opponents", "Game"):
        choose(page, name, "")
    choose(page, "Game", "The Dice Charmers")
    (dice,) = spoken(page, DiceChart)
    assert all(f" {came}" in dice for came in (100, 101, 102))
    choose(page, "Game", "")
    choose(page, "Whose games", "Games of computers only")
    assert len(listed(page)) == 1
    assert not spoken(page, CourseChart)


def shown_by(page: StatisticsPage) -> list[str]:
    """What the chart can show."""
    pick = called(page, QComboBox, "What the chart shows")
    return [pick.itemText(at) for at in range(pick.count())]


def test_what_reviews_tell_is_drawn_for_who_has_some(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    table = played("pcc", 5000)
    archive.keep(archive.finished(table))
    page = opened(window)
    assert shown_by(page) == ["Wins", "Places"]
    press(page, Qt.Key.Key_Escape)
    reviews.keep(ready_made(reviews.subject(table.text())), table.path)
    page = opened(window)
    person = table.players[0].name
    choose(page, "Whose games", person)
    qtbot.waitUntil(lambda: shown_by(page) == ["Wins", "Places", "Accuracy", "Luck"])
    choose(page, "What the chart shows", "Accuracy")
    (said,) = spoken(page, CourseChart)
    assert re.fullmatch(r"What a choice cost on average of the chance to win: \d+\.\d%\.", said)
    assert "the chance to win that a choice cost on average" in words_in(page)
    choose(page, "What the chart shows", "Luck")
    (said,) = spoken(page, CourseChart)
    assert re.fullmatch(r"What luck changed of the chance to win: ([+−]\d+|0)%\.", said)
    target = tmp_path / "games.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(button_called(page, "Export…"))
    assert re.search(r",\d+\.\d\d,-?\d+\.\d\d$", target.read_text(encoding="utf-8-sig").splitlines()[1])


def test_before_the_first_game_there_is_a_kind_sentence(window: Window):
    page = opened(window)
    assert "No game is counted yet" in words_in(page)
    assert [button.accessibleName() for button in seen(page, QAbstractButton)] == ["Home", "Back"]
    press(page, Qt.Key.Key_Escape)
    assert window.pages.covers == []


def test_of_a_few_games_no_share_of_a_win_is_asked(page: StatisticsPage):
    choose(page, "Game", "Raja")
    assert "in 1 game" in [label.text() for label in seen(page, QLabel)]


def test_what_clears_does_not_lie_where_statistics_was_clicked(page: StatisticsPage, window: Window):
    for size in ((1280, 720), (1920, 1080)):
        window.resize(*size)
        led = on_screen(called(window.pages.home, QAbstractButton, "Statistics"))
        clears = on_screen(button_called(page, "Clear…"))
        assert not led.intersects(clears)
        assert clears.top() > led.bottom()


def test_clearing_asks_first_and_leaves_saved_games(page: StatisticsPage, window: Window):
    saved = played("ppp", 4)
    for answer, left in (("Keep them", len(GAMES)), ("Clear", 0)):
        click(button_called(page, "Clear…"))
        (question,) = questions()
        click(button_called(question, answer))
        assert len(archive.kept().games) == left
    assert "No game is counted yet" in words_in(page)
    assert shelf.kept() == [saved.path]


def test_what_is_listed_is_exported(page: StatisticsPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    target = tmp_path / "games"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    choose(page, "Game", "The Dice Charmers")
    click(button_called(page, "Export…"))
    lines = target.with_suffix(".csv").read_text(encoding="utf-8-sig").splitlines()
    assert lines[0].startswith("Identifier,Date,Time,Game,")
    assert len(lines) == 1 + 3
    assert "Leela" in lines[1]
    assert "24.5" in lines[1]  # 49 halves
    target.with_suffix(".csv").unlink()
    target.with_suffix(".csv").mkdir()
    with answering("Close") as asked:
        click(button_called(page, "Export…"))
    assert "could not be written" in asked[0]


def test_damaged_lines_are_told(window: Window):
    archive.place().write_bytes(msgspec.json.encode(GAMES[0]) + b"\n{}\nrubbish\n")
    page = opened(window)
    assert "2 lines of the file can’t be read" in words_in(page)
    assert len(listed(page)) == 1


def test_the_keyboard_reaches_all_and_everything_has_a_name_and_a_tip(page: StatisticsPage, window: Window):
    page.setFocus()
    reached = []
    for _ in range(14):
        press_here(Qt.Key.Key_Tab)
        here = window.focusWidget()
        reached.append(here)
        assert here.accessibleName() or here.text(), here  # type: ignore[attr-defined]
    games = games_of(page)
    assert games in reached
    assert called(page, QComboBox, "What the chart shows") in reached
    buttons = [button_called(page, name) for name in ("Export…", "Clear…", "Back")]
    for widget in (*buttons, *seen(page, QComboBox)):
        assert widget in reached
        press(widget, Qt.Key.Key_F1)
        assert len(open_tips(page)) == 1, widget.accessibleName()
        press_here(Qt.Key.Key_Escape)
        assert not open_tips(page)
    games.setFocus()
    press(games, Qt.Key.Key_Down)
    press(games, Qt.Key.Key_Return)
    (told,) = open_tips(page)
    assert told.title == "Raja"
    assert told.reason.splitlines()[0].startswith("1. Marc, computer, ")
    press(games, Qt.Key.Key_Escape)
    assert not open_tips(page)


def test_a_game_that_is_pointed_at_is_told_whole(page: StatisticsPage, window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    QApplication.processEvents()
    games = games_of(page)
    place = games.visualRect(games.model().index(2, 0)).center()
    QTest.mouseMove(games.viewport(), QPoint(1, 1))
    QTest.mouseMove(games.viewport(), place)
    qtbot.waitUntil(lambda: bool(open_tips(page)))
    (tip,) = open_tips(page)
    assert tip.title == "Taj Mahal"
    assert "Taken back after a reveal: 1 ×." in tip.refusal


def test_escape_goes_back_and_a_wheel_scrolls_under_a_tip_of_a_pointer_that_rests(page: StatisticsPage, qtbot: QtBot):
    backs: list[bool] = []
    page.back.connect(lambda: backs.append(True))
    place = QPointF(4, 4)
    row, choices = page.findChildren(FigureRow)[0], only(page, Choices)
    none, still, steady = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    wheel = QWheelEvent(place, place, QPoint(), QPoint(0, -120), none, still, steady, False)
    for scrolls in (True, False):
        QTest.mouseMove(page, QPoint(1, 1))
        QTest.mouseMove(row, row.rect().center())
        qtbot.waitUntil(lambda: bool(open_tips(page)))
        if scrolls:
            QApplication.sendEvent(choices, wheel)
        else:
            press(page, Qt.Key.Key_Escape)
        assert not open_tips(page)
        assert len(backs) == (not scrolls)


def test_it_can_be_read_at_every_size_and_follows_the_language(
    page: StatisticsPage, window: Window, qtbot: QtBot, longer: Longer, monkeypatch: pytest.MonkeyPatch
):
    painted = Painted(monkeypatch)
    choose(page, "Game", "")
    looks = [
        ("en", (1280, 720), 1.0, False),
        ("fr", (1920, 1080), 1.0, True),
        ("fr", (1280, 720), 1.5, False),
        ("fr", (1024, 680), 1.0, False),
    ]
    assert faults_in(window, lambda: window, longer, painted, looks) == []
    stay = words_that_stay(window, lambda: window, longer, painted, ["Durbar", *PEOPLE])
    assert stay <= {"3 win(s)"}  # too short a word to be made longer


def test_the_table_on_the_screen_is_left_as_it_is(window: Window):
    """The page lies over the home screen only."""
    page = opened(window)
    click(button_called(page, "Back"))
    assert window.pages.currentWidget() is window.pages.home
    show(window, played("ppp", 4))
    assert page_of(window).table.at == 4
