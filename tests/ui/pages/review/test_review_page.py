"""A game looked back on: from its end and from the shelf, its moments on the board, while it is made, where a game is
damaged or still has secrets."""

import re

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QLabel,
    QListView,
    QMenu,
    QProgressBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from durbar.bots import players_of
from durbar.bots.review.review import Difference
from durbar.bots.review.story import Kind, Moment
from durbar.engine.event import Event
from durbar.games import GAMES
from durbar.games.dice_charmers.events import DiceRerolled, RoundBegan
from durbar.games.ra.events import RaDrawn, TileDrawn
from durbar.games.raja.events import TurnBegan
from durbar.games.taj_mahal.events import VisitBegan
from durbar.games.taj_mahal.moves import Play
from durbar.session import reviews
from durbar.session.session import GameSession
from durbar.session.statistics import archive
from durbar.ui.games import game_screen
from durbar.ui.games.taj_mahal.board.aside import TajMahalAside
from durbar.ui.games.taj_mahal.board.contest import rows_of
from durbar.ui.games.taj_mahal.forecast import symbols_after
from durbar.ui.games.taj_mahal.words.sums import sum_of
from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.results.page import ResultsPage
from durbar.ui.pages.review.chances import ChancesChart
from durbar.ui.pages.review.details import Details
from durbar.ui.pages.review.moments import MOMENT_ROLE
from durbar.ui.pages.review.page import ReviewPage
from durbar.ui.pages.review.past_game import PastGame
from durbar.ui.pages.review.sums import note
from durbar.ui.pages.review.told import Told
from durbar.ui.pages.saved.page import SavedPage
from durbar.ui.pages.statistics.games import entry
from durbar.ui.pages.statistics.page import StatisticsPage
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.timeslider import TimeSlider
from durbar.ui.review_words import change, move_words
from durbar.ui.window import Window
from tests.ui.hands import (
    button_called,
    called,
    click,
    only,
    open_tips,
    page_of,
    played,
    press,
    press_here,
    seen,
    show,
    sit_at,
    sit_down,
    words_in,
)
from tests.ui.pages.review.made import opened, review_of, reviewed
from tests.ui.positions import a_turn

#: What comes to light in a game, and how the log begins to tell it.
NEW = {
    "ra": (TileDrawn, RaDrawn),
    "raja": TurnBegan,
    "taj_mahal": VisitBegan,
    "dice_charmers": (RoundBegan, DiceRerolled),
}
FIRST_WORDS = {
    "ra": lambda table, event: f"{table.players[event.seat].name} draws",
    "raja": lambda table, event: f"{table.players[event.seat].name} turns the disc over: ",
    "taj_mahal": lambda _table, _event: "The display brings ",
    "dice_charmers": lambda _table, _event: "",
}
#: Nothing here looks at pixels.
UNPAINTED = True
#: Milliseconds in which processes are started and think about some moves, on a machine that is busy.
LONG = 60_000


def moments(page: ReviewPage) -> list[Moment]:
    model = called(page, QListView, "Moments").model()
    return [model.index(row, 0).data(MOMENT_ROLE) for row in range(model.rowCount())]


def test_it_opens_from_the_end_of_a_game_and_leads_back_there(window: Window):
    table = reviewed()
    page = show(window, table)
    click(button_called(page, "Review"))
    review = window.pages.covers[-1]
    assert isinstance(review, ReviewPage)
    assert "Leela" in words_in(review)
    assert moments(review)
    press_here(Qt.Key.Key_Escape)
    assert not window.pages.covers
    assert only(page, ResultsPage).isVisible()
    press_here(Qt.Key.Key_G)
    assert isinstance(window.pages.covers[-1], ReviewPage)


def test_it_opens_from_the_saved_games_and_leads_back_there(window: Window):
    reviewed()
    window.overlays.show_saved()
    click(button_called(window.pages.covers[-1], "Review"))
    assert isinstance(window.pages.covers[-1], ReviewPage)
    click(button_called(window.pages.covers[-1], "Back"))
    assert isinstance(window.pages.covers[-1], SavedPage)


@pytest.mark.parametrize("game", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_the_slider_marks_where_stages_begin(window: Window, game: str):
    past = PastGame(table := reviewed(game=game), None)
    stages = [past.screen.stage(table.view(at, table.viewer())) for at in range(table.at + 1)]
    begin = [at for at in range(table.at + 1) if at == 0 or stages[at] != stages[at - 1]]
    assert [at for at, _ in past.stages] == begin
    assert len(begin) > 2


@pytest.mark.parametrize("game", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_a_moment_puts_its_position_on_the_board_as_who_chose_saw_it(window: Window, qtbot: QtBot, game: str):
    page = opened(window, table := reviewed(game=game))
    rows, slider, board = called(page, QListView, "Moments"), only(page, TimeSlider), only(page, BoardView).board
    for moment in moments(page)[:3]:  # the first is chosen from the start
        assert rows.currentIndex().data(MOMENT_ROLE) == moment
        assert slider.value() == moment.at
        assert board.sight is not None
        assert board.sight.seat == moment.seat
        assert board.sight.view == table.states[moment.at].view(moment.seat)
        told = words_in(page)
        assert f"move {moment.at + 1}" in told
        assert f"{round(100 * moment.loss)} of 100 such games, ± 2" in told
        assert ("together they need not make 100%" in told) == (table.record.game == "taj_mahal")
        press_here(Qt.Key.Key_Down)
    endings = ("would go on:", "tells them apart", "speaks for both")
    qtbot.waitUntil(lambda: any(words in words_in(page) for words in endings), timeout=LONG)


def test_reasons_that_were_found_once_are_there_at_once(window: Window, qtbot: QtBot):
    page = opened(window, reviewed(game="taj_mahal"))

    def reasons() -> str:
        told = words_in(page)
        return (
            told[found:] if (found := max(told.find("The better move, as"), told.find("The same speaks"))) >= 0 else ""
        )

    qtbot.waitUntil(lambda: bool(reasons()), timeout=LONG)
    first = reasons()
    press_here(Qt.Key.Key_Down)
    assert not reasons()
    press_here(Qt.Key.Key_Up)
    assert reasons() == first


def test_the_tab_key_leads_through_the_whole_page(window: Window):
    page = opened(window, reviewed())
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = list[QWidget]()
    while (here := QApplication.focusWidget()) not in found:
        found.append(here)
        press_here(Qt.Key.Key_Tab)
    assert found[0] is here is called(page, QListView, "Moments")
    names = [part.accessibleName() or part.text() for part in found if isinstance(part, QAbstractButton)]
    assert names[:4] == ["Better move", "On from the better move", "On from the move played", "Play on from here"]
    assert names[4:] == ["Home", "Usual", "Your mistakes", "Back", "Export…", "Worst first", "Everybody"]
    assert {type(part) for part in found} >= {BoardView, TimeSlider}


def test_moments_stand_worst_first_or_in_order_everybodys_or_ones_own(window: Window):
    page = opened(window, reviewed())
    losses = [moment.loss for moment in moments(page)]
    assert losses == sorted(losses, reverse=True)
    assert {moment.seat for moment in moments(page)} == {0, 1, 2}
    press_here(Qt.Key.Key_Down)
    chosen = moments(page)[1]
    click(button_called(page, "In order"))
    assert called(page, QListView, "Moments").currentIndex().data(MOMENT_ROLE) == chosen
    places = [moment.at for moment in moments(page)]
    assert places == sorted(places)
    click(button_called(page, "Everybody"))
    other = next(row for row, moment in enumerate(moments(page)) if moment.seat != 0)
    called(page, QListView, "Moments").setCurrentIndex(called(page, QListView, "Moments").model().index(other, 0))
    click(button_called(page, "Leela"))
    assert {moment.seat for moment in moments(page)} == {0}
    assert f"Leela, move {moments(page)[0].at + 1}" in words_in(page), "what is told is in the list"


def test_a_row_without_room_for_what_was_played_tells_it_all_to_the_pointer(window: Window, qtbot: QtBot):
    page = opened(window, table := reviewed(game="raja"))
    rows, screen = called(page, QListView, "Moments"), game_screen("raja")
    whole = [move_words(table, screen, moment.at, moment.judged.played) for moment in moments(page)]
    by_length = sorted(range(len(whole)), key=lambda row: paint.width_of(whole[row], look.sans(13, bold=True)))
    for row, told in ((by_length[-1], [whole[by_length[-1]]]), (by_length[0], [])):
        index = rows.model().index(row, 0)
        rows.scrollTo(index)
        QTest.mouseMove(rows.viewport(), QPoint(1, 1))
        QTest.mouseMove(rows.viewport(), rows.visualRect(index).center())
        qtbot.waitUntil(lambda told=told: [tip.title for tip in open_tips(window)] == told)  # type: ignore[misc]


def test_the_slider_and_the_chart_lead_to_any_move_and_the_chart_says_the_chances_there(window: Window):
    page = opened(window, table := reviewed())
    slider, chart, board = only(page, TimeSlider), only(page, ChancesChart), only(page, BoardView).board
    assert all(f"{player.name}: 33% at the start" in chart.accessibleName() for player in table.players)
    press(slider, Qt.Key.Key_Home)
    assert board.sight is not None
    assert board.sight.view == table.view(0, 0)
    assert "After move 0" in chart.accessibleDescription()
    chances = [int(one) for one in re.findall(r"(\d+)%", chart.accessibleDescription())]
    assert sum(chances) == pytest.approx(100, abs=1), "in Ra all see the same"
    field = chart.field()
    click(chart, field.center().toPoint())
    assert slider.value() == pytest.approx(table.at / 2, abs=2)
    assert f"After move {slider.value()}" in chart.accessibleDescription()


def test_the_better_move_and_the_one_that_was_played_are_lit_on_the_board(
    window: Window, monkeypatch: pytest.MonkeyPatch
):
    page = opened(window, reviewed())
    board, lit = only(page, BoardView).board, []
    monkeypatch.setattr(board, "point", lambda targets, move=None: lit.append(move))
    press_here(Qt.Key.Key_Down)
    moment = moments(page)[1]
    assert str(lit[-1]) == moment.judged.best.move
    click(button_called(page, "Played move"))
    assert str(lit[-1]) == moment.judged.played
    only(page, TimeSlider).setValue(0)
    assert lit[-1] is None


def test_the_panel_on_the_board_tells_what_the_move_that_is_lit_would_bring(window: Window, qtbot: QtBot):
    page = opened(window, reviewed(game="taj_mahal"))
    board, aside = only(page, BoardView).board, only(page, TajMahalAside)
    rows, checked = called(page, QListView, "Moments"), 0
    for row, moment in enumerate(moments(page)[:12]):
        rows.setCurrentIndex(rows.model().index(row, 0))
        for button, text in (("Played move", moment.judged.played), ("Better move", moment.judged.best.move)):
            click(button_called(page, button))
            move = game_screen("taj_mahal").game.read_move(text)
            assert board.sight is not None
            told, sight = sum_of(board.sight, move), board.sight
            qtbot.waitUntil(lambda told=told: aside.sum.shown == told)  # type: ignore[misc]
            counts = [cell.count for line in rows_of(sight, move) for cell in line.cells if cell.seat == moment.seat]
            if isinstance(move, Play):
                assert counts == list(symbols_after(sight.view, move))
                assert told.title.startswith("Withdrawing after")
                checked += 1
    assert checked
    press(only(page, TimeSlider), Qt.Key.Key_Home)
    assert board.sight is not None
    qtbot.waitUntil(lambda: board.sight is not None and aside.sum.shown == sum_of(board.sight))


def test_both_moves_are_framed_at_once_solid_and_dashed_and_the_words_say_which(window: Window):
    page = opened(window, reviewed(game="dice_charmers"))
    board = only(page, BoardView).board
    rows = called(page, QListView, "Moments")
    for row, moment in enumerate(moments(page)[:8]):
        rows.setCurrentIndex(rows.model().index(row, 0))
        assert board.sight is not None
        screen = game_screen("dice_charmers")
        moves = [screen.game.read_move(text) for text in (moment.judged.best.move, moment.judged.played)]
        better, played = ([one for one in screen.targets_of(move, board.sight) if board.rect(one)] for move in moves)
        frames = [item for item in board.items() if type(item).__module__.endswith("review.both")]
        assert len(frames) == len(better) + len(played)
        words = words_in(page)
        assert ("On the board both point at the same place." in words) == (bool(better) and set(better) == set(played))
        assert ("The better move touches nothing" in words) == (not better and bool(played))
    press(only(page, TimeSlider), Qt.Key.Key_Home)
    assert not [item for item in board.items() if type(item).__module__.endswith("review.both")]


def test_the_difference_is_that_of_the_two_chances_that_are_shown(window: Window):
    page = opened(window, reviewed())
    rows = called(page, QListView, "Moments")
    for row, moment in enumerate(moments(page)):
        rows.setCurrentIndex(rows.model().index(row, 0))
        words = words_in(page)
        good, loss = round(100 * moment.judged.best.chances[moment.seat]), round(100 * moment.loss)
        assert f"({good}%)" in words
        assert f"({good - loss}%)" in words
        assert f"Difference: {loss} of 100 such games, ±" in words
        assert "Place to expect" in words


def test_what_the_moves_led_to_is_told(window: Window):
    table = reviewed()
    review = review_of(table)
    rows = (
        Difference("suns_left", 1.0, 0.25, 0.1),
        Difference("epoch_over", 0.1, 0.32, 0.05),
        Difference("gold", 1.02, 0.98, 0.01),
    )
    judged = [msgspec.structs.replace(one, differences=rows) for one in review.judged]
    reviews.keep(msgspec.structs.replace(review, judged=tuple(judged)), table.path)
    page = opened(window, table)
    called(page, QListView, "Moments").setCurrentIndex(called(page, QListView, "Moments").model().index(0, 0))
    words = words_in(page)
    assert "Suns still face up: 1.0, with the move played 0.3\nThe epoch ends: 10%, with the move played 32%" in words
    assert "Gold tiles" not in words, "it would be 1.0 for both"


@pytest.mark.parametrize("game", GAMES)
def test_what_came_to_light_after_a_moment_is_told_apart(window: Window, game: str):
    page = opened(window, table := reviewed(game=game))
    rows = called(page, QListView, "Moments")
    for row, moment in enumerate(moments(page)[:5]):
        rows.setCurrentIndex(rows.model().index(row, 0))
        later = [event for events in table.events[moment.at : next_choice(table, moment)] for event in events]
        new = [one for one in later if isinstance(one, NEW[game]) and not _own_disc(one, moment.seat)]
        head, told, words = words_in(page).partition("Seen from the end, this came to light next: ")
        assert bool(told) == bool(new), head
        assert not new or words.startswith(FIRST_WORDS[game](table, new[0]))


def _own_disc(event: Event, seat: int) -> bool:
    return isinstance(event, TurnBegan) and event.seat == seat


def next_choice(table: GameSession, moment: Moment) -> int:
    """Where who chose there has the next choice: of a disc both arrows are one."""
    goes_on = players_of(table.record.game).goes_on
    own = [at for at in range(moment.at + 1, table.at) if table.states[at].to_act == moment.seat]
    choices = [at for at in own if len(table.states[at].legal_moves()) > 1 and not goes_on(table.states[at - 1])]
    return choices[0] if choices else table.at


def test_nothing_is_called_hindsight_that_came_to_light_after_the_next_choice(window: Window):
    past = PastGame(table := reviewed(game="taj_mahal"), None)
    plays = [at for at, move in enumerate(table.moves) if isinstance(move, Play)]
    again = [at for at in plays if table.states[at].visit == next_visit(table, at) and past.hindsight(at)]
    assert plays
    assert not again, "the same visit goes on for who played a card"


def next_visit(table: GameSession, at: int) -> int:
    """The visit in which who chose there chooses next; 0 for none."""
    seat = table.states[at].to_act
    own = (state for state in table.states[at + 1 :] if state.to_act == seat and len(state.legal_moves()) > 1)
    return next((state.visit for state in own), 0)


def test_no_words_of_a_moment_lie_over_others_in_whatever_language(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    page = opened(window, reviewed("pcc", 0, "raja"))
    details = only(page, Details)
    for language, told in (("en", "would go on"), ("fr", "poursuit"), ("en", "would go on")):
        window.choices.switch_language(language)
        qtbot.waitUntil(lambda told=told: any(told in label.text() for label in seen(details, QLabel)))
        QApplication.processEvents()
        labels = seen(details, QLabel)
        assert all(label.height() >= label.heightForWidth(label.width()) for label in labels if label.wordWrap())
        boxes = [label.geometry() for label in labels]
        assert not any(one.intersects(other) for place, one in enumerate(boxes) for other in boxes[:place])


def test_the_heads_of_the_bars_are_explained_to_the_keyboard(window: Window, qtbot: QtBot):
    page = opened(window, reviewed())
    head = next(one for one in seen(page, QLabel) if one.accessibleName() == "Luck and surprises")
    head.setFocus(Qt.FocusReason.TabFocusReason)
    press(head, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: any(tip.rule.startswith("What the deal, draws, rolls") for tip in open_tips(window)))


@pytest.mark.parametrize("game", ["ra", "dice_charmers"])
def test_the_expert_plays_on_from_a_moment_move_by_move_until_one_has_enough(
    window: Window, qtbot: QtBot, game: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("durbar.ui.pages.review.played_on._READ_MS", 10)
    page = opened(window, reviewed(game=game))
    board, moment = only(page, BoardView).board, moments(page)[0]
    assert board.sight is not None
    there = board.sight.view
    click(button_called(page, "On from the move played"))
    assert not any(one.text() == "Play on from here" for one in seen(page, QAbstractButton))
    qtbot.waitUntil(lambda: "One way it may have gone" in words_in(page) and "1. " in words_in(page), timeout=LONG)
    qtbot.waitUntil(lambda: "The expert thinks" not in words_in(page), timeout=LONG)
    assert board.sight.seat == moment.seat
    assert board.sight.view != there
    press_here(Qt.Key.Key_Escape)
    assert window.pages.covers[-1] is page
    assert board.sight.view == there
    assert "One way it may have gone" not in words_in(page)
    click(button_called(page, "On from the better move"))
    press(called(page, QListView, "Moments"), Qt.Key.Key_Down)  # another moment ends it, too
    assert "One way it may have gone" not in words_in(page)
    assert button_called(page, "On from the better move")


def test_from_a_moment_a_new_game_is_played_on_and_the_old_one_stays(window: Window):
    page = opened(window, table := reviewed())
    assert table.path is not None
    before, moment = table.path.read_bytes(), next(one for one in moments(page) if one.seat == 0)
    called(page, QListView, "Moments").setCurrentIndex(
        called(page, QListView, "Moments").model().index(moments(page).index(moment), 0)
    )
    click(button_called(page, "Play on from here"))
    new = page_of(window).table
    assert not window.pages.covers
    assert new.at == moment.at
    assert new.state.digest() == moment.judged.digest
    assert new.players == table.players
    assert (new.notes.played_on, new.notes.taken_back) == (moment.at, 0)
    assert new.path != table.path
    assert table.path.read_bytes() == before
    assert GameSession.open(new.path).state.digest() == moment.judged.digest


def test_a_choice_is_marked_on_the_line_of_who_made_it_and_the_costliest_is_among_them(window: Window):
    table = reviewed()
    review = review_of(table)
    for seat in review.reviewed:
        told = Told.of(review, seat)
        own = {(swing.seat, swing.at) for swing, _ in told.marks if swing.kind is Kind.OWN}
        assert told.tale.costliest is not None
        assert (seat, told.tale.costliest.at) in own
        assert all(swing.kind is not Kind.OTHERS for swing, _ in told.marks)


def test_a_place_that_is_no_moment_tells_the_move_and_what_changed_there(window: Window):
    page = opened(window, table := reviewed())
    told = Told.of(review_of(table), 0)
    luck = next(swing for swing, _ in told.marks if swing.kind is Kind.CHANCE)
    only(page, TimeSlider).setValue(luck.end)
    name = table.players[luck.seat].name
    assert f"Move {luck.end}: " in words_in(page)
    assert f"{name}: luck and surprises {change(luck.by)}" in words_in(page)
    assert "Better: " not in words_in(page)
    called(page, QListView, "Moments").setCurrentIndex(called(page, QListView, "Moments").model().index(0, 0))
    assert f"{name}: luck" not in words_in(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_place_that_is_no_moment_says_whose_move_led_there(window: Window, game: str):
    page = opened(window, table := reviewed(game=game))
    for at in (1, 16, 40):
        only(page, TimeSlider).setValue(at)
        seat = table.states[at - 1].to_act
        assert seat is not None
        name = table.players[seat].name
        title = next(one.text() for one in seen(page, QLabel) if f"ove {at}: " in one.text())
        assert title.startswith((f"{name}, move {at}: ", f"Move {at}: {name} "))


def test_words_to_who_chose_say_who_that_is_where_it_is_not_the_person_who_looks(window: Window):
    page = opened(window, table := reviewed())
    rows = called(page, QListView, "Moments")
    for row, moment in enumerate(moments(page)):
        rows.setCurrentIndex(rows.model().index(row, 0))
        told = [one.text() for one in seen(page, QLabel) if one.text().startswith("“You” here is")]
        assert told == ([] if moment.seat == 0 else [f"“You” here is {table.players[moment.seat].name}."])
    assert {moment.seat for moment in moments(page)} == {0, 1, 2}
    page = opened(window, reviewed("ppc"))
    assert "“You” here is" in words_in(page), "nobody knows who of both looks"


def test_the_words_of_another_moment_and_of_another_place_begin_at_their_top(window: Window):
    window.resize(1280, 720)
    window.choices.write_text(150)
    page = opened(window, reviewed(game="taj_mahal"))
    around = [area for area in seen(page, Scroll) if area.isAncestorOf(only(page, Details))]
    bar = min(around, key=lambda area: area.height()).verticalScrollBar()
    for elsewhere in (lambda: press_here(Qt.Key.Key_Down), lambda: only(page, TimeSlider).setValue(7)):
        called(page, QListView, "Moments").setFocus()
        QApplication.processEvents()
        bar.setValue(bar.maximum())
        assert bar.value() > 0
        elsewhere()
        QApplication.processEvents()
        assert bar.value() == 0


@pytest.mark.parametrize("height", [720, 777, 800, 950])
def test_no_row_of_the_list_is_cut(window: Window, height: int):
    window.resize(1280, height)
    page = opened(window, reviewed())
    rows = called(page, QListView, "Moments")
    for _ in range(3):
        QApplication.processEvents()
        shown = [rows.visualRect(rows.model().index(row, 0)) for row in range(rows.model().rowCount())]
        seen_of = [box & rows.viewport().rect() for box in shown if box.intersects(rows.viewport().rect())]
        assert len(seen_of) >= 2
        assert {box.height() for box in seen_of} == {shown[0].height()}
        rows.verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderSingleStepAdd)


def test_sums_of_a_review_that_is_not_finished_are_provisional_and_all_are_rounded():
    told = note(3, same_view=True, ready=False)
    assert told.startswith("Provisional: ")
    assert "but for rounding" in told
    assert "Provisional" not in note(3, same_view=True)


def test_luck_and_play_are_told_for_everybody(window: Window):
    page = opened(window, table := reviewed())
    (told,) = [
        part.accessibleName() for part in page.findChildren(QWidget) if "Luck and choices" in part.accessibleName()
    ]
    assert all(f"{player.name}: luck" in told for player in table.players)
    assert "result 100%" in told


def test_the_words_follow_the_language(window: Window):
    page = opened(window, reviewed())
    press_here(Qt.Key.Key_Down)
    chosen = moments(page)[1]
    window.choices.switch_language("fr")
    QApplication.processEvents()
    assert called(page, QListView, "Moments").currentIndex().data(MOMENT_ROLE) == chosen
    for words in (
        "Analyse",
        "Mieux",
        "Différence",
        "Cours du jeu",
        "coup",
    ):
        assert words in words_in(page)
    assert "Blunder" not in words_in(page)


def test_while_it_is_made_it_can_be_stopped_and_gone_on_with(window: Window, qtbot: QtBot):
    page = opened(window, played("pc", 12, game="dice_charmers"))
    assert "The game is being read" in words_in(page)
    assert "This game goes on: it is reviewed up to now" in words_in(page)
    qtbot.waitUntil(lambda: "The expert looks at every choice" in words_in(page), timeout=LONG)
    click(button_called(page, "Stop"))
    assert "Stopped. What was found stays." in words_in(page)
    assert not seen(page, QProgressBar)
    click(button_called(page, "Quick"))
    assert seen(page, QProgressBar)
    qtbot.waitUntil(lambda: not seen(page, QProgressBar), timeout=LONG)
    assert "Leela" in words_in(page)
    assert "Stopped" not in words_in(page)
    assert "Luck and the choices of the others together made" in words_in(page)


def test_nothing_moves_under_the_pointer_when_the_review_is_ready(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    page = opened(window, played("pc", 12, game="dice_charmers"))
    parts = button_called(page, "Worst first"), only(page, ChancesChart)
    click(button_called(page, "Quick"))
    before = [(part.mapTo(page, QPoint()), part.height()) for part in parts]
    assert not [label for label in seen(page, QLabel) if "choices of the others" in label.text()]
    qtbot.waitUntil(lambda: not seen(page, QProgressBar), timeout=LONG)
    QApplication.processEvents()
    assert [label for label in seen(page, QLabel) if "choices of the others" in label.text()]
    assert [(part.mapTo(page, QPoint()), part.height()) for part in parts] == before


def test_a_page_that_lies_over_it_ends_the_making_which_goes_on_afterwards(window: Window, qtbot: QtBot):
    page = opened(window, played("pc", 12, game="dice_charmers"))
    window.overlays.show_settings()
    window.pages.uncover()
    assert window.pages.covers[-1] is page
    click(button_called(page, "Quick"))
    qtbot.waitUntil(lambda: not seen(page, QProgressBar), timeout=LONG)
    assert "Stopped" not in words_in(page)


def test_a_damaged_game_is_reviewed_as_far_as_it_is_whole(window: Window):
    table = reviewed()
    assert table.path is not None
    lines = table.path.read_text().splitlines(keepends=True)
    table.path.write_text("".join(lines[:40]) + "nothing\n")
    page = opened(window, table)
    assert "damaged" in words_in(page)
    assert "It is reviewed as far as it is whole." in words_in(page)
    assert 20 < only(page, TimeSlider).maximum() < table.at


def test_a_game_whose_end_was_cut_off_is_reviewed_up_to_its_last_good_move(window: Window):
    table = reviewed()
    assert table.path is not None
    data = table.path.read_bytes()
    table.path.write_bytes(data[: len(data) * 2 // 3])
    page = opened(window, table)
    assert "It is reviewed as far as it is whole." in words_in(page)
    assert table.at / 2 < only(page, TimeSlider).maximum() < table.at
    assert table.path.read_bytes() == data[: len(data) * 2 // 3]


def test_among_people_with_secrets_only_who_asks_is_reviewed_behind_the_curtain(window: Window, qtbot: QtBot):
    page = opened(window, table := played("ppc", 20, game="taj_mahal"))
    assert "whose choices are to be reviewed?" in words_in(page)
    assert not any(seen(page, kind) for kind in (BoardView, ChancesChart, QProgressBar))
    board = page.findChild(BoardView)
    assert isinstance(board, BoardView)
    assert board.board.sight is None
    click(button_called(page, "Review the choices of Marc"))
    assert words_in(page).startswith("The screen is for Marc")
    assert not seen(page, BoardView)
    press_here(Qt.Key.Key_Escape)
    assert "whose choices are to be reviewed?" in words_in(page)
    click(button_called(page, "Review the choices of Marc"))
    click(button_called(page, "I am Marc"))
    assert board.board.sight is not None
    assert board.board.sight.view == table.view(table.at, 1)
    click(button_called(page, "Quick"))
    qtbot.waitUntil(lambda: not seen(page, QProgressBar), timeout=LONG)
    assert {moment.seat for moment in moments(page)} <= {1}
    press(only(page, TimeSlider), Qt.Key.Key_Home)
    assert board.board.sight.view == table.view(0, 1)
    told = words_in(page) + only(page, ChancesChart).accessibleDescription()
    assert "Marc" in told
    assert "Leela" not in told
    assert not any(button.text() == "Play on from here" for button in seen(page, QAbstractButton))


@pytest.mark.parametrize(("game", "moves"), [("taj_mahal", 20), ("raja", 30), ("dice_charmers", 20)])
def test_at_a_table_of_several_people_it_is_asked_who_looks_unless_their_secrets_lie_open(
    window: Window, game: str, moves: int
):
    page = show(window, played("ppc", moves, game=game))
    if page.secrets.curtain.isVisible():
        press_here(Qt.Key.Key_Return)
    sight, is_private = page.sight, page.game_screen.private(page.sight)
    choose_in_menu_of(page, "Review so far")
    review = window.pages.covers[-1]
    assert isinstance(review, ReviewPage)
    assert ("whose choices are to be reviewed?" in words_in(review)) == (not is_private)
    assert page.table.notes.reviewed == is_private
    if is_private:
        board = only(review, BoardView).board
        assert board.sight is not None
        assert board.sight.seat == sight.seat


def test_the_menu_of_a_table_opens_it_and_the_game_goes_on_marked(window: Window):
    page = sit_at(window, a_turn(), "pcc")
    page.clicks.make(page.table.state.legal_moves()[0])
    choose_in_menu_of(page, "Review so far")
    review = window.pages.covers[-1]
    assert isinstance(review, ReviewPage)
    assert "its result will say so" in words_in(review)
    assert page.table.notes.reviewed == 1
    at = only(review, TimeSlider).maximum()
    page.play.stop()  # or a thought might come for a game that is over
    while page.table.to_act is not None:  # below the review, the game goes on
        page.table.play(page.table.state.legal_moves()[0])
    assert only(review, TimeSlider).maximum() == at
    press_here(Qt.Key.Key_Escape)
    page.ends.show_results()
    assert page.ends.results is not None
    assert "Reviewed while it went on: 1 ×." in words_in(page.ends.results)
    kept = archive.finished(page.table)
    assert kept.reviewed == 1
    assert "reviewed while it went on: 1 ×" in entry(kept, "Leela").mark


def test_in_a_lesson_and_before_the_first_move_there_is_nothing_to_review(window: Window):
    page = sit_down(window, "pcc")
    assert "Review so far" not in menu_of(page)
    window.show_lesson("ra", 0)
    assert "Review so far" not in menu_of(window.pages.page.table_page)


def test_the_home_screen_opens_it_and_the_save_is_marked(window: Window, qtbot: QtBot):
    table = played("pcc", 30)
    assert table.path is not None
    window.go_home()
    home = window.pages.home
    qtbot.waitUntil(lambda: any(one.text() == "Review" for one in seen(home, QAbstractButton)), timeout=LONG)
    click(next(one for one in seen(home, QAbstractButton) if one.text() == "Review"))
    assert isinstance(window.pages.covers[-1], ReviewPage)
    assert GameSession.open(table.path).notes.reviewed == 1
    press_here(Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is home


def test_the_statistics_open_it_and_a_game_that_is_over_is_not_marked(window: Window):
    table = reviewed()
    assert table.path is not None
    archive.keep(archive.finished(table))
    before = table.path.read_bytes()
    window.overlays.show_statistics()
    click(next(one for one in seen(window.pages.covers[-1], QAbstractButton) if one.text() == "Review"))
    assert isinstance(window.pages.covers[-1], ReviewPage)
    assert moments(window.pages.covers[-1])
    assert table.path.read_bytes() == before
    press_here(Qt.Key.Key_Escape)
    assert isinstance(window.pages.covers[-1], StatisticsPage)


def menu_of(page: TablePage) -> dict[str, QAction]:
    """The menu of a table, by its words."""
    page.menu.open()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
    return {action.text().split("\t")[0]: action for action in menu.actions()}


def choose_in_menu_of(page: TablePage, words: str) -> None:
    menu_of(page)[words].trigger()
