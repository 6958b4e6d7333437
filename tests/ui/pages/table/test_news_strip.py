"""The strip's lines: what weighs most has room first, the rest is behind a button, and nothing is lost for good."""

from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from durbar.engine.event import Event
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.lines import LogLine, NewsItem, ranked, with_headlines
from durbar.ui.pages.table.news_strip import NewsStrip, strip_height
from tests.ui.hands import click, press

#: No test here looks at pixels.
UNPAINTED = True


class Happened(Event, frozen=True):
    """Stands for any event."""

    number: int = 0


@pytest.fixture
def strip(qapp: object, english: object) -> Iterator[NewsStrip]:
    """A strip of three players in a window of its own."""
    look.set(text=1.0, window=(1280, 720))
    host = QWidget()
    host.resize(2000, 200)
    made = NewsStrip(host)
    made.attach_tips(MagicMock())
    host.show()
    host.setFocus()
    yield made
    host.close()


def told(strip: NewsStrip, items: list[NewsItem], wide: int) -> list[str]:
    """What it says where it is so wide."""
    strip.resize(wide, strip_height())
    strip.set_news(items, items, True, False, True)
    QApplication.processEvents()
    return strip.line.words


def room(strip: NewsStrip, *items: NewsItem) -> int:
    """How wide a strip must be for these lines, with all that stands beside them."""
    told(strip, list(items), 1900)
    taken = sum(strip.line.width_of(item, item.line.words) for item in items)
    return strip.width() - strip.line.width() + taken


def lines(*weights: int, own: int = -1, seats: tuple[int, ...] = ()) -> list[NewsItem]:
    """Lines with these weights, of these seats; own: which happened to the viewer."""
    return [
        NewsItem(
            at + 1,
            LogLine(f"Something happens that is number {at}.", seat=seats[at] if seats else None, weight=weight),
            at == own,
            weight,
        )
        for at, weight in enumerate(weights)
    ]


def test_what_weighs_most_comes_first_and_what_happened_to_oneself_before_it():
    assert [item.at for item in ranked(lines(5, 0, 4, 1, own=2))] == [3, 1, 4, 2]


def test_a_line_of_a_player_comes_before_the_second_of_another():
    assert [item.at for item in ranked(lines(5, 4, 1, seats=(1, 1, 2)))] == [1, 3, 2]


def test_where_nothing_weighs_the_newest_line_of_everybody_comes_first():
    assert [item.at for item in ranked(lines(0, 0, 0, seats=(1, 2, 1)))] == [3, 2, 1]


def test_the_end_of_a_stage_is_told_without_trifles():
    trifle, ended = lines(2, 5, own=1)
    ended = replace(ended, line=replace(ended.line, heading=True))
    assert ranked([trifle, ended]) == [ended]
    great = replace(trifle, weight=5)
    assert set(ranked([great, ended])) == {great, ended}


def test_lines_stand_in_the_order_of_time_and_those_without_room_are_behind_a_button(strip: NewsStrip):
    items = lines(1, 5, 4)
    narrow = room(strip, *items[1:])
    assert told(strip, items, 1900) == [item.line.words for item in items]
    assert not strip.more.isVisible()
    assert told(strip, items, narrow) == [item.line.words for item in items[1:]]
    assert strip.more.isVisible()
    assert strip.more.text() == "3 lines"
    asked: list[bool] = []
    strip.opened.connect(lambda: asked.append(True))
    click(strip.more)
    assert asked


def test_where_lines_are_left_out_title_and_pictures_stay_if_those_that_are_told_leave_room(strip: NewsStrip):
    strip.set_emblems(["kit/winner"] * 2)
    items = lines(5, 5, seats=(0, 1))
    long = replace(items[0], line=replace(items[0].line, words="It is told at length. " * 30))
    assert told(strip, [long, items[0]], room(strip, items[0]) + 200) == [items[0].line.words]
    assert strip.more.isVisible()
    assert strip.line.pictured
    assert strip.again.text() == "Replay"


def test_where_room_is_short_a_line_is_told_shorter_and_its_tip_says_it_whole(strip: NewsStrip):
    short, tips = "Asha wins: Nile, Flood.", MagicMock()
    long = LogLine("Asha wins with 6: Nile, Flood; the sun 3 lies face down.", seat=2, short=short)
    item = NewsItem(1, long, weight=5)
    assert told(strip, [item], 1900) == [long.words]
    assert told(strip, [item], room(strip, item) - 60) == [short]
    strip.line.attach_tips(tips)
    strip.line.setFocus(Qt.FocusReason.TabFocusReason)
    assert tips.show.call_args.args[0].title == long.words
    tips.reset_mock()
    strip.line.clearSelection()
    assert told(strip, [item], 1900) == [long.words]
    strip.line.setCurrentIndex(strip.line.model().index(0, 0))
    assert not tips.show.called


@pytest.mark.parametrize("wide", [200, 300, 1200])
def test_the_strip_always_tells_something_where_there_is_something_to_tell(strip: NewsStrip, wide: int):
    item = NewsItem(1, LogLine("Asha builds an outer palace in Agra for 12 gold: palace 3."))
    assert told(strip, [item], wide) == [item.line.words]
    assert strip.height() == strip_height()
    assert strip.again.accessibleName() == "Replay"


def test_words_in_place_of_lines_stand_off_the_rule_after_the_title(strip: NewsStrip):
    told(strip, [], 1000)
    title, nothing = (
        next(one for one in strip.findChildren(Words) if one.text() == words)
        for words in (strip.title(), "Nothing new yet.")
    )
    rule = title.geometry().right() + look.px(5)
    assert nothing.x() + nothing.contentsRect().x() - rule >= look.px(5)


def test_the_keyboard_goes_from_line_to_line_and_enter_chooses(strip: NewsStrip):
    chosen, pointed, opened = list[int](), list[int](), list[bool]()
    strip.chosen.connect(chosen.append)
    strip.pointed.connect(pointed.append)
    strip.opened.connect(lambda: opened.append(True))
    told(strip, lines(1, 5, 4), 1900)
    strip.line.setFocus(Qt.FocusReason.TabFocusReason)
    press(strip.line, Qt.Key.Key_Right)
    press(strip.line, Qt.Key.Key_Return)
    assert pointed[:2] == [1, 2]
    assert chosen == [2]
    assert pointed[-1] == 0, "what was chosen does not stay lit"
    press(strip.line, Qt.Key.Key_Down)
    assert opened


def test_each_line_can_be_clicked(strip: NewsStrip):
    chosen: list[int] = []
    strip.chosen.connect(chosen.append)
    told(strip, lines(1, 5, 4), 1900)
    for row in range(3):
        click(strip.line.viewport(), strip.line.visualRect(strip.line.model().index(row, 0)).center())
    assert chosen == [1, 2, 3]


def test_a_move_that_is_shown_again_is_told_whole_at_any_width(strip: NewsStrip):
    strip.resize(200, strip_height())
    words = "Asha wins with 6: Nile, Flood, two Pharaohs, a Temple and an Earthquake; the sun 3 lies face down."
    strip.tell_replay(3, 14, words)
    assert strip.replay.text() == f"Replay 3 of 14: {words}"
    assert strip.replay.height() > 2 * strip.height()
    lines = strip.replay.contentsRect()
    above, below = lines.top(), strip.replay.rect().bottom() - lines.bottom()
    assert min(above, below) > 0, "letters keep clear of its frame"
    strip.resize(2000, strip_height())
    assert strip.replay.height() == strip.height()
    strip.end_replay()
    assert strip.replay.isHidden()


def _listed(headline: str, *events: int) -> list[tuple[int, str, bool]]:
    words = ("Marc bids 3.", "Asha withdraws.", "Asha builds.", "Theo: +9 fame", "The epoch is over: no sun")
    news = [NewsItem(at, LogLine(one, events=(Happened(at),))) for at, one in enumerate(words, 1)]
    line = LogLine(headline, events=tuple(Happened(at) for at in events))
    return [(item.at, item.line.words, item.line.heading) for item in with_headlines(news, [NewsItem(9, line)])]


def test_the_opened_strip_says_in_a_sentence_what_a_turn_brought_and_all_that_happened():
    plain = _listed("nothing that it tells")
    whole = "Asha withdraws, 5 points in all."
    assert _listed(whole, 2, 3) == [plain[0], (2, whole, False), *plain[2:]], "instead of the line it goes on with"
    assert _listed("Fame: Theo +9", 4, 5) == [*plain[:3], (4, "Fame: Theo +9", True), *plain[3:]], (
        "over what it sums up"
    )
    assert _listed("Asha builds.", 3) == plain, "what the log says too is said once"
    assert _listed(whole, 7, 8) == plain, "of no turn of theirs"


def test_the_first_number_of_a_list_says_what_it_means():
    short, whole = "Marc gains 1 fame: now 3 to go.", "Marc gains 1 fame: now 3 to go until the tracks cross."
    found = LogLine("Marc picks the die.", events=(Happened(1),))
    again = LogLine("Marc picks another die.", events=(Happened(2),))
    news = [NewsItem(1, found), NewsItem(2, again)]
    headlines = [NewsItem(at, LogLine(short, explained=whole, events=(Happened(at),))) for at in (1, 2)]
    told_words = [item.line.words for item in with_headlines(news, headlines) if item.line.heading]
    assert told_words == [whole, short]
