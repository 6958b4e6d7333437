"""The log: told move by move it says what it says told at once."""

import pytest
from pytestqt.qtbot import QtBot

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.lines import LogLine, NewsItem
from durbar.ui.pages.table.log_page import LogPage
from durbar.ui.window import Window
from tests.ui.hands import log_words, played, show, sit_down


@pytest.mark.parametrize("key", ["ra", "dice_charmers"])
def test_move_by_move_the_log_says_the_same_as_at_once(window: Window, key: str):
    page = sit_down(window, "ppp", game=key)
    for _ in range(12):
        page.table.play(page.table.state.legal_moves()[0])
        page.log.tell_move(page.table.at)
    growing = log_words(page)
    page.log.tell_all()
    assert growing == log_words(page)
    assert growing


@pytest.mark.parametrize("key", ["ra", "dice_charmers"])
def test_what_one_move_says_by_itself_is_sentences(window: Window, key: str):
    page = show(window, played("ppp", 12, game=key))
    said = [page.log.words_of(move) for move in range(12)]
    assert any(len(words.split(". ")) > 1 for words in said)
    for words in filter(None, said):
        assert words.endswith((".", "!"))
        assert ". ·" not in words


@pytest.mark.parametrize("window", [(1280, 720), (1900, 1000), (1920, 1080)])
def test_a_heading_has_the_room_to_be_painted_in_that_it_was_measured_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int]
):
    """It may just fit into its line; at some sizes it once was painted in a pixel less, and broke into two."""
    look.set(text=1.0, window=window)
    log, boxes = LogPage(), []
    qtbot.addWidget(log)
    log.resize(look.px(330), 400)
    log.set_items([NewsItem(1, LogLine("Round 4: the Maharaja goes to Delhi", heading=True))])
    measured = []
    monkeypatch.setattr(paint, "words", lambda painter, box, *more, **rest: boxes.append(box.width()))
    monkeypatch.setattr(paint, "height_of", lambda text, font, width: measured.append(width) or 20)
    log.list.doItemsLayout()
    log.list.viewport().grab()
    assert boxes
    assert measured[-1] == boxes[-1]
    look.set(text=1.0, window=(1280, 720))


def test_a_line_that_concerns_the_viewer_does_not_look_like_the_selected_one(qtbot: QtBot):
    look.set(text=1.0, window=(1280, 720))
    log = LogPage()
    qtbot.addWidget(log)
    log.resize(look.px(500), 300)
    log.set_items([NewsItem(at, LogLine("Leela loses two Floods."), own=at == 2) for at in range(1, 4)])
    log.show()
    log.activateWindow()
    log.list.setFocus()
    qtbot.waitUntil(log.list.hasFocus)
    log.list.setCurrentIndex(log.model.index(2, 0))
    picture = log.list.viewport().grab().toImage()
    plain, own, selected = (log.list.visualRect(log.model.index(row, 0)) for row in range(3))
    ground = [picture.pixelColor(row.center().x(), row.bottom() - look.px(6)) for row in (plain, own, selected)]
    assert ground[0] == ground[1] != ground[2]
    assert picture.copy(plain) != picture.copy(own), "it stands out all the same"
