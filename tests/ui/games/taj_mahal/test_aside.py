"""The panel on the board of Taj Mahal: its letters depend on its room alone."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.games.taj_mahal.boards import own_board
from durbar.ui.games.taj_mahal.board.aside import TajMahalAside
from durbar.ui.games.taj_mahal.board.contest import ContestPanel
from durbar.ui.games.taj_mahal.board.layout import CONTEST
from durbar.ui.games.taj_mahal.words.sums import sum_of
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.games.taj_mahal.build import table
from tests.games.taj_mahal.keeping import lively
from tests.ui.games.taj_mahal.positions import a_contest, sit_at
from tests.ui.games.taj_mahal.test_readable import five_in_the_thick_of_it
from tests.ui.hands import played, show
from tests.ui.positions import sight
from tests.ui.reading import come_to_rest

#: No test here looks at pixels.
UNPAINTED = True


def letters(aside: TajMahalAside) -> list[int]:
    return [words.font().pixelSize() for words in aside.findChildren(Words) if words.isVisible()]


def test_letters_are_the_same_after_the_window_had_another_size(window: Window, qtbot: QtBot):
    """Words that were made after the panel hear of a change after it: they must not take their first size again."""
    size = QSize(1280, 720)
    window.resize(size)
    look.set(text=1.5)
    page = sit_at(window, five_in_the_thick_of_it())
    come_to_rest(window)
    assert isinstance(page.aside, TajMahalAside)
    before = letters(page.aside)
    window.resize(1600, 900)
    come_to_rest(window)
    window.resize(size)
    come_to_rest(window)
    assert letters(page.aside) == before


def test_while_pieces_fly_the_sum_tells_of_the_position_they_fly_to(window: Window, qtbot: QtBot):
    """Not of what the one who has just acted would have got by withdrawing."""
    page = sit_at(window, a_contest(), "pcc")
    page.play.pause(True)
    page.play.set_speed("normal")
    page.board.board.pace = 3.0
    aside = page.aside
    assert isinstance(aside, TajMahalAside)
    before = aside.sum.shown
    page.play.play(page.sight.legal[0])
    assert sum_of(page.sight) != before
    qtbot.waitUntil(lambda: aside.sum.shown == sum_of(page.sight), timeout=1000)
    assert page.board.board.animating


@pytest.mark.parametrize("language", ["en", "fr"])
def test_many_lines_fit_beside_the_strip_of_what_happened(window: Window, qtbot: QtBot, language: str):
    """In the usual letters; the room of the scroll bar is kept, so that the table never shifts."""
    use_language(language)
    window.resize(1280, 720)
    page = show(window, played("pcc", 27, 36, "taj_mahal", lively))
    page.play.stop()
    page.showing.show_position()
    come_to_rest(window)
    aside = page.aside
    assert isinstance(aside, TajMahalAside)
    assert page.frame.news.isVisible()
    assert len(aside.sum.shown.lines) == 6
    assert aside.sum.shows_all


def written(page: TablePage, title: str) -> bool:
    """Whether an open tip has this title."""
    return any(panel.is_seen() and panel.tip.title == title for panel in page.window().findChildren(TipPanel))


def test_the_prizes_and_the_figure_in_the_table_have_tips_of_their_own_and_a_press_is_the_rows(
    window: Window, qtbot: QtBot
):
    page = sit_at(window, a_contest(), "pcc")
    come_to_rest(window)
    aside = page.aside
    assert isinstance(aside, TajMahalAside)
    parts = {target: widget for widget, target in aside.contest.parts.items()}
    assert set(parts) == {("start",), ("court", "grand_mogul"), ("tile",)}
    for target, widget in parts.items():
        page.tips.close_all()
        QTest.mouseMove(widget)
        tip = page.game_screen.tip(target, page.sight)
        assert tip is not None
        qtbot.waitUntil(lambda title=tip.title: written(page, title))
    with qtbot.waitSignal(aside.section_asked):
        QTest.mouseClick(parts["tile",], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [0.8, 1.0, 1.5])
def test_every_province_is_named_whole_over_the_table_of_five(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, text: float
):
    """At the size the table has in a window of 1280 by 720 and in one of 1024 by 680."""
    use_language(language)
    look.set(text=text)
    painted: list[tuple[QRectF, str, QFont]] = []
    monkeypatch.setattr(
        paint, "words", lambda _painter, box, words, font, *_args, **_: painted.append((box, words, font))
    )
    for wide in (353, 274):
        for province in own_board().province_number:
            panel = ContestPanel()
            qtbot.addWidget(panel)
            panel.resize(wide, round(CONTEST.height() * wide / CONTEST.width()))
            panel.show_sight(sight(table(5, province=province)))
            panel.grab()
    assert len(painted) > 100
    cut = {words for box, words, font in painted if "\n" not in words and paint.width_of(words, font) > box.width()}
    assert cut <= {BRINGS[language]}, "that one has two lines"
    look.set(text=1.0)
    use_language("en")


#: The head of the last column.
BRINGS = {"en": "two of them bring", "fr": "deux jetons donnent"}
