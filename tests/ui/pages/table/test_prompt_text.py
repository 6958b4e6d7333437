"""The words of the prompt bar: where their lines may end."""

import pytest
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.table.prompt_text import LETTER_SIZES, PromptText

SENTENCE = "Go 2 roads, build 1 house, take 12 points."
SECOND = "Posez 1 maison, payez 3 pièces, gardez 4 soleils."


def lines_of(words: Words) -> list[str]:
    """The lines in which a text stands."""
    text = words.text()
    layout = QTextLayout(text, words.font())
    lines = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(words.width())
        lines.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return lines


@pytest.fixture
def text(qtbot: QtBot) -> PromptText:
    text = PromptText()
    qtbot.addWidget(text)
    return text


def say(text: PromptText, sentence: str, second: str, width: int, height: int = 400) -> None:
    text.resize(width, height)
    text.set_words(sentence, second, "quiet", "")
    text.show()
    QApplication.processEvents()


@pytest.mark.parametrize("width", range(120, 400, 8))
def test_no_line_ends_between_a_number_and_what_it_counts(text: PromptText, width: int):
    say(text, SENTENCE, SECOND, width)
    for words in (text.sentence, text.second):
        lines = lines_of(words)
        assert len(lines) > 1 or width > 300
        assert not any(line.rstrip(" ")[-1].isdigit() for line in lines)


def test_no_word_stands_alone_on_the_last_line(text: PromptText):
    whole = paint.width_of(SECOND, look.sans(LETTER_SIZES[0][1]))
    say(text, "Go.", SECOND, whole + 2)  # the ring of the link takes a few pixels: the last word has no room
    assert text.second.width() < whole * 0.7
    assert len(lines_of(text.second)) == 2


def test_figures_grow_with_the_letters(text: PromptText):
    text.resize(900, 120)
    text.set_words("Go.", "3 coins", "quiet", "", [(Picture("kit/hint"), "3 coins"), (Picture("kit/undo"), "4")])
    text.show()
    QApplication.processEvents()
    before = text.figures.width()
    look.set(text=1.5)
    try:
        text.fit()
        QApplication.processEvents()
        assert text.figures.size() == text.figures.sizeHint()
        assert text.figures.width() > before
    finally:
        look.set(text=1.0)


def test_a_link_stands_below_words_that_it_would_squeeze(text: PromptText):
    for width, below in ((900, False), (300, True)):
        text.resize(width, 200)
        text.set_words(SENTENCE, SECOND, "quiet", "Rules: how a round goes")
        text.show()
        QApplication.processEvents()
        assert (text.link.y() >= text.second.geometry().bottom()) == below
        assert (text.second.width() > width / 2) or not below


@pytest.mark.parametrize("factor", [1.0, 1.5])
def test_letters_are_the_largest_of_three_that_fit_and_the_smallest_scroll(text: PromptText, factor: float):
    look.set(text=factor)
    try:
        sizes = []
        for many in (1, 3, 6, 20):
            say(text, SENTENCE, " ".join([SECOND] * many), 500, 84)
            sizes.append(text.sentence.font().pixelSize())
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] > sizes[-1] == sizes[-2]
        assert text.verticalScrollBar().maximum() > 0
    finally:
        look.set(text=1.0)


def test_words_that_fit_are_seen_at_once_after_some_that_did_not(text: PromptText):
    """A bar that stays takes the room in whose want it stands."""
    look.set(text=1.5)
    say(text, SENTENCE * 4, SECOND * 4, 372, 60)
    assert text.verticalScrollBar().isVisible()
    say(text, "Your turn: travel.", "The Builder may build or move a house too.", 372, 60)
    assert not text.verticalScrollBar().isVisible()
