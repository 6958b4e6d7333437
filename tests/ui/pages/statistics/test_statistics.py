"""Statistics: games are counted when they end; the page shows, exports and clears them, and all of it can be read."""

import datetime
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFileDialog
from pytestqt.qtbot import QtBot

from durbar.engine.luck import Luck
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.table import shelf
from durbar.table.player import Player
from durbar.table.statistics import archive
from durbar.table.statistics.archive import Finished, Place
from durbar.ui.games import game_screen
from durbar.ui.pages.results.chance import ChancePanel
from durbar.ui.pages.statistics.figures import FigureRow, score_words
from durbar.ui.pages.statistics.page import StatisticsPage
from durbar.ui.sight import sight_of
from durbar.ui.window import Window
from tests.ui.eyes import Longer, Painted
from tests.ui.hands import (
    answering,
    button_called,
    click,
    mostly_first,
    page_of,
    played,
    press,
    press_here,
    questions,
    show,
    words_in,
)
from tests.ui.reading import faults_in, words_that_stay

#: What is looked at is painted for it.
UNPAINTED = True

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
    click(window.pages.home._bar._statistics)
    page = window.pages.covers[-1]
    assert isinstance(page, StatisticsPage)
    QApplication.processEvents()
    return page


def choose(pick: QComboBox, value: object) -> None:
    """Pick an item as a person does."""
    pick.setCurrentIndex(pick.findData(value))
    pick.activated.emit(pick.currentIndex())


def listed(page: StatisticsPage) -> list[str]:
    model = page._games.model
    return [model.data(model.index(row)) for row in range(model.rowCount())]


# ---- opening -------------------------------------------------------------------------------------------------------


def test_a_game_that_is_still_on_the_shelf_is_opened_and_of_others_the_tip_says_why_not(window: Window):
    table = played("ppp", 5000)
    archive.keep(archive.finished(table))
    archive.keep(GAMES[0])
    games = opened(window)._games
    gone, there = (games.model.index(row) for row in (1, 0))
    games.list.chosen.emit(gone)
    assert "not among the saved games" in words_in(window.pages.covers[-1])
    games.list.setCurrentIndex(there)
    press(games.list, Qt.Key.Key_Return)
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
def test_every_end_of_a_game_states_the_seed_and_how_chance_fell(data: Path, english: None, game: str):
    table = played("pcc", 5000, seed=9, game=game, way=any_move)
    moves = [(table.view(at, 0), table.seen(at, 0)) for at in range(table.at)]
    told = game_screen(game).endings.results(moves, sight_of(table))
    panel = ChancePanel()
    assert told.chance is not None
    panel.set_report(told.chance, table.players, seed=9)
    notes = panel._notes.text()
    assert notes.endswith("The seed was 9.")
    assert len(notes) > 60
    assert panel._bars.isHidden() == (game not in ("ra", "taj_mahal"))
    assert panel._dice.isHidden() == (game != "dice_charmers")
    assert len(told.chance.rows) == (0 if panel._bars.isHidden() else 3)


# ---- the page ------------------------------------------------------------------------------------------------------


def test_halves_are_written_as_at_the_table_and_means_as_means(english: None):
    assert [score_words("dice_charmers", score) for score in (3, 0, -4)] == ["+1½", "0", "−2"]
    assert score_words("dice_charmers", 2.6, 1) == "+1.3"
    assert (score_words("ra", 34), score_words("ra", 34.5, 1)) == ("34", "34.5")


def test_figures_list_and_chart_follow_the_choice(page: StatisticsPage):
    figures = [row.text() for row in page._figures.findChildren(FigureRow) if not row.isHidden()]
    assert page._figures._headline.text().startswith("3 ")
    assert page._figures._second.text().endswith("about 2")  # 1/3 + 1/4 + 1/3 + 1/3 + 1/3
    assert figures[0] == "Mean place: 1.6"
    assert figures[1].startswith("Ra: 1, ")
    assert len(listed(page)) == 5
    assert listed(page)[0].startswith("The Dice Charmers")
    assert "taken back after something was revealed: 1 ×" in listed(page)[0]
    assert page._time._chart._course.line == [0, 1, 1, 2, 2, 3]

    choose(page._choices._game, "ra")
    assert [line.split(",")[0] for line in listed(page)] == ["Ra", "Ra"]
    assert page._fall._bars._bars[0].words == "Leela"
    page._time._choice.buttons[2].click()
    assert list(page._time._chart._course.dots) == [49, 48]
    choose(page._choices._seats, 4)
    assert "Marc won" in listed(page)[0]
    assert "seed 4002" in listed(page)[0]
    choose(page._choices._level, "expert")
    assert listed(page) == []
    assert "No game fits" in words_in(page._games)

    for pick in (page._choices._seats, page._choices._level, page._choices._game):
        choose(pick, None)
    choose(page._choices._game, "dice_charmers")
    assert [face.came for face in page._fall._dice._dice[0].faces] == [100, 101, 102]
    choose(page._choices._game, None)
    choose(page._choices._person, "")
    assert len(listed(page)) == 1
    assert page._time.isHidden()


def test_before_the_first_game_there_is_a_kind_sentence(window: Window):
    page = opened(window)
    assert "No game has ended yet" in words_in(page)
    assert [button.accessibleName() for button in page.findChildren(QAbstractButton) if button.isVisible()] == [
        "Home",
        "Back",
    ]
    press(page, Qt.Key.Key_Escape)
    assert window.pages.covers == []


def test_of_a_few_games_no_share_of_a_win_is_asked(page: StatisticsPage):
    choose(page._choices._game, "raja")
    assert page._figures._second.text() == "in 1 game"


def test_what_clears_does_not_lie_where_statistics_was_clicked(page: StatisticsPage, window: Window):
    for size in ((1280, 720), (1920, 1080)):
        window.resize(*size)
        bar = window.pages.home._bar
        led = QRect(bar._statistics.mapTo(window, QPoint(0, 0)), bar._statistics.size())
        clears = QRect(page._clear.mapTo(window, QPoint(0, 0)), page._clear.size())
        assert not led.intersects(clears)
        assert clears.top() > led.bottom()


def test_clearing_asks_first_and_leaves_saved_games(page: StatisticsPage, window: Window):
    saved = played("ppp", 4)
    for answer, left in (("Keep them", len(GAMES)), ("Clear", 0)):
        click(page._clear)
        (question,) = questions()
        click(button_called(question, answer))
        assert len(archive.kept().games) == left
    assert page._nothing.isVisible()
    assert shelf.kept() == [saved.path]


def test_what_is_listed_is_exported(page: StatisticsPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    target = tmp_path / "games"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    choose(page._choices._game, "dice_charmers")
    click(page._export)
    lines = target.with_suffix(".csv").read_text(encoding="utf-8-sig").splitlines()
    assert lines[0].startswith("Identifier,Date,Time,Game,")
    assert len(lines) == 1 + 3
    assert "Leela" in lines[1]
    assert "24.5" in lines[1]  # 49 halves
    target.with_suffix(".csv").unlink()
    target.with_suffix(".csv").mkdir()
    with answering("Close") as asked:
        click(page._export)
    assert "could not be written" in asked[0]


def test_damaged_lines_are_told(window: Window):
    archive.place().write_bytes(msgspec.json.encode(GAMES[0]) + b"\n{}\nrubbish\n")
    page = opened(window)
    assert "2 " in page._note.text()
    assert page._note.isVisible()
    assert len(listed(page)) == 1


def test_the_keyboard_reaches_all_and_everything_has_a_name_and_a_tip(page: StatisticsPage, window: Window):
    page.setFocus()
    seen = []
    for _ in range(14):
        press_here(Qt.Key.Key_Tab)
        here = window.focusWidget()
        seen.append(here)
        assert here.accessibleName() or here.text(), here  # type: ignore[attr-defined]
    assert page._games.list in seen
    assert page._time._choice.buttons[0] in seen
    for widget in (page._export, page._clear, page._back, *page._choices._picks[:4]):
        assert widget in seen
        page._tips.close_all()
        press(widget, Qt.Key.Key_F1)
        assert page._tips._chain, widget.accessibleName()
    page._tips.close_all()
    page._games.list.setFocus()
    press(page._games.list, Qt.Key.Key_Down)
    press(page._games.list, Qt.Key.Key_Return)
    told = page._tips._chain[0].tip
    assert told.title == "Raja"
    assert told.reason.splitlines()[0].startswith("1. Marc, computer, ")
    press(page._games.list, Qt.Key.Key_Escape)
    assert not page._tips.is_open


def test_a_game_that_is_pointed_at_is_told_whole(page: StatisticsPage, window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    QApplication.processEvents()
    place = page._games.list.visualRect(page._games.model.index(2)).center()
    QTest.mouseMove(page._games.list.viewport(), QPoint(1, 1))
    QTest.mouseMove(page._games.list.viewport(), place)
    qtbot.waitUntil(lambda: bool(page._tips._chain))
    assert page._tips._chain[0].tip.title == "Taj Mahal"
    assert "Taken back after something was revealed: 1 ×." in page._tips._chain[0].tip.refusal


def test_escape_goes_back_and_a_wheel_scrolls_under_a_tip_of_a_pointer_that_rests(page: StatisticsPage, qtbot: QtBot):
    backs: list[bool] = []
    page.back.connect(lambda: backs.append(True))
    place = QPointF(4, 4)
    row = page.findChildren(FigureRow)[0]
    none, still, steady = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    wheel = QWheelEvent(place, place, QPoint(), QPoint(0, -120), none, still, steady, False)
    for scrolls in (True, False):
        page._tips.show_beside(row, row.tip())
        qtbot.waitUntil(lambda: page._tips.is_open)
        if scrolls:
            QApplication.sendEvent(page._choices, wheel)
        else:
            press(page, Qt.Key.Key_Escape)
        assert not page._tips.is_open
        assert len(backs) == (not scrolls)


def test_it_can_be_read_at_every_size_and_follows_the_language(
    page: StatisticsPage, window: Window, qtbot: QtBot, longer: Longer, monkeypatch: pytest.MonkeyPatch
):
    painted = Painted(monkeypatch)
    choose(page._choices._game, None)
    looks = [
        ("en", (1280, 720), 1.0, False),
        ("fr", (1920, 1080), 1.0, True),
        ("fr", (1280, 720), 2.0, False),
        ("", (960, 600), 1.0, False),
    ]
    assert faults_in(window, lambda: window, longer, painted, looks) == []
    stay = words_that_stay(window, lambda: window, longer, painted, ["Durbar", *PEOPLE])
    assert stay <= {"3 win(s)"}  # too short a word to be made longer


def test_the_table_on_the_screen_is_left_as_it_is(window: Window):
    """The page lies over the home screen only."""
    page = opened(window)
    click(page._back)
    assert window.pages.currentWidget() is window.pages.home
    show(window, played("ppp", 4))
    assert page_of(window).table.at == 4
