"""The end of a game is a ceremony: the winner is crowned, the figures are counted up, any key or button goes on."""

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QCursor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from durbar.games import GAMES
from durbar.ui.games import game_screen
from durbar.ui.games.dice_charmers.seats import number_words
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.pressing import misclick
from durbar.ui.kit.values.moment import Ornament
from durbar.ui.kit.values.results import Placing
from durbar.ui.pages.results.bar import ResultsBar
from durbar.ui.pages.results.ceremony import COUNTING_MS, MIN_SEEN_MS, Ceremony
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.result_overlays import ShowResults
from durbar.ui.window import Window
from tests.ui.hands import only, page_of, played
from tests.ui.pages.results.test_results_in_halves import PLAYERS, results

IS_MISCLICK = misclick.is_misclick


def ended(window: Window, speed: str = "normal", pace: float = 1.0) -> TablePage:
    """A game of Ra that has just ended."""
    window.show_table(played("ppp", 5000))
    page = page_of(window)
    page.play.set_speed(speed)
    page.board.board.pace = pace
    page.beats.play([ShowResults(page.ends)])
    return page


def ceremony_of(page: TablePage) -> Ceremony:
    assert page.ends.results is not None
    assert page.ends.results.ceremony is not None
    return page.ends.results.ceremony


def clock_of(ceremony: Ceremony) -> QVariantAnimation:
    """What it is played by."""
    return ceremony.findChild(QVariantAnimation)


class Told:
    """Hears the words that are painted, and where."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: list[tuple[str, QRectF]] = []
        monkeypatch.setattr(paint, "words", lambda _on, box, words, *_, **__: self.words.append((words, box)))

    def at(self, ceremony: Ceremony, now: float) -> list[str]:
        """The words after so many milliseconds."""
        clock_of(ceremony).setCurrentTime(round(now))
        self.words.clear()
        ceremony.grab()
        return [words for words, _ in self.words]


def alone(host: QWidget, placing: Placing, ornament: Ornament) -> Ceremony:
    """A ceremony by itself, in which one player decides."""
    ceremony = Ceremony(host, results((placing,)), PLAYERS, ornament)
    ceremony.resize(900, 600)
    return ceremony


@pytest.fixture
def host(qtbot: QtBot, english: None) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    return host


def test_the_figures_are_counted_up_to_what_decided(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = ended(window)
    ceremony, told = ceremony_of(page), Told(monkeypatch)
    ceremony.grab()  # the scene is painted once
    best = max(one.score for one in page.table.state.standings())
    first, second, last = (told.at(ceremony, share * COUNTING_MS)[0] for share in (0.3, 0.6, 1))
    assert 0 < int(first) < int(second) < best
    assert last == str(best)


@pytest.mark.parametrize(
    ("placing", "half", "whole"),
    [
        (Placing(0, 1, 41, "7½"), "21", "7½"),
        (Placing(0, 1, -36, number_words(-36), written=number_words), "9", "18"),
    ],
)
def test_what_is_counted_is_written_as_the_game_does(
    host: QWidget, monkeypatch: pytest.MonkeyPatch, placing: Placing, half: str, whole: str
):
    ceremony, told = alone(host, placing, game_screen("ra").telling.ornament), Told(monkeypatch)
    assert half in told.at(ceremony, 0.2063 * COUNTING_MS), "faster at first"
    assert whole in told.at(ceremony, COUNTING_MS)


def test_how_far_ahead_is_said_when_the_figures_are_up_and_it_stays_to_be_read(
    window: Window, monkeypatch: pytest.MonkeyPatch
):
    ceremony, told = ceremony_of(ended(window)), Told(monkeypatch)
    for now, there in ((0.5 * COUNTING_MS, False), (COUNTING_MS, True)):
        said = told.at(ceremony, now)
        assert any(words.endswith("ahead of Marc") for words in said) == there, said
    assert clock_of(ceremony).duration() - COUNTING_MS >= 6000


def test_the_winner_alone_is_crowned(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = ended(window)
    ceremony, drawn = ceremony_of(page), []
    monkeypatch.setattr(art, "draw", lambda _painter, name, *_, **__: drawn.append(name))
    ceremony.resize(ceremony.width(), ceremony.height() - 1)  # the scene is painted anew
    ceremony.grab()
    standings = page.table.state.standings()
    emblems = [SEAT_COLOURS[page.table.players[one.seat].emblem].emblem for one in standings]
    assert [drawn.count(emblem) for emblem in emblems] == [2, 1, 1], "under the crown, and each in a line"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_P, Qt.Key.Key_Escape])
def test_any_key_goes_on_to_the_tables_and_does_nothing_else(window: Window, key: Qt.Key):
    page = ended(window)
    assert ceremony_of(page).hasFocus()
    clock_of(ceremony_of(page)).setCurrentTime(MIN_SEEN_MS)
    asked = []
    page.again.connect(asked.append)
    page.home.connect(lambda: asked.append("home"))
    QTest.keyClick(window.windowHandle(), key)
    assert page.ends.results is not None
    assert page.ends.results.ceremony is None
    assert page.ends.results.hasFocus()
    assert not asked


def test_a_click_goes_on(window: Window):
    page = ended(window)
    clock_of(ceremony_of(page)).setCurrentTime(MIN_SEEN_MS)
    QTest.mouseClick(ceremony_of(page), Qt.MouseButton.LeftButton)
    assert page.ends.results is not None
    assert page.ends.results.ceremony is None


def test_a_press_that_was_meant_for_the_last_move_does_not_take_the_ceremony_away_unseen(window: Window):
    page = ended(window)
    ceremony = ceremony_of(page)
    QTest.keyClick(ceremony, Qt.Key.Key_Return)
    QTest.mouseClick(ceremony, Qt.MouseButton.LeftButton)
    page.ends.press_lit()
    clock_of(ceremony).setCurrentTime(MIN_SEEN_MS)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(ceremony, held)
    assert page.ends.results is not None
    assert page.ends.results.ceremony is ceremony


def test_it_says_how_one_goes_on_and_a_click_that_comes_too_late_presses_nothing(
    window: Window, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(misclick, "is_misclick", IS_MISCLICK)
    page = ended(window)
    ceremony, told = ceremony_of(page), Told(monkeypatch)
    ceremony.resize(ceremony.width(), ceremony.height() - 1)  # the scene is painted anew
    told.at(ceremony, COUNTING_MS)
    (foot,) = [box for words, box in told.words if words == "Any key or a click goes on."]
    figures = [box for words, box in told.words if words.isdigit()]
    assert figures
    assert not any(box.bottom() > foot.top() for box in figures)
    monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: 60_000)
    again = only(page.ends.results, ResultsBar).again_button
    QCursor.setPos(again.mapToGlobal(again.rect().center()))
    asked = []
    page.again.connect(asked.append)
    clock_of(ceremony).setCurrentTime(clock_of(ceremony).duration())
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert page.ends.results.ceremony is None
    assert not asked


@pytest.mark.parametrize(("speed", "pace"), [("instant", 1.0), ("normal", 0.0)])
def test_without_motion_the_tables_are_there_at_once(window: Window, speed: str, pace: float):
    page = ended(window, speed, pace)
    assert page.ends.results is not None
    assert page.ends.results.ceremony is None


def test_whoever_looks_again_is_not_made_to_wait(window: Window):
    page = ended(window)
    page.ends.show_results()
    assert page.ends.results is not None
    assert page.ends.results.ceremony is None


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("dark", [False, True])
def test_by_night_the_scene_is_dark_and_its_words_can_be_read_by_day_too(key: str, dark: bool):
    shown = game_screen(key).telling.ornament.by(dark)
    assert not dark or _light(shown.ground) < 0.1
    assert art.bounds(shown.crest).height() > 0
    for ground, words in (
        (shown.ground, (shown.ink, shown.quiet)),
        (shown.row, (shown.ink, shown.quiet)),
        (shown.best, (shown.best_ink, shown.best_quiet)),
    ):
        assert min(_contrast(ground, one) for one in words) >= 4.5


def test_the_scene_follows_the_theme(host: QWidget):
    ornament = game_screen("taj_mahal").telling.ornament
    ceremony = alone(host, Placing(0, 1, 41), ornament)
    colours = list[QColor]()
    for dark in (False, True):
        look.set(dark=dark)
        colours.append(ceremony.grab().toImage().pixelColor(3, 3))
    look.set(dark=False)
    assert colours == [QColor(ornament.ground), QColor(ornament.by(True).ground)]


def _light(colour: str) -> float:
    """The relative luminance of a colour."""
    parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_egyptian_game_crowns_with_something_egyptian(english: None):
    assert game_screen("ra").telling.ornament.crown.startswith("ra_")
