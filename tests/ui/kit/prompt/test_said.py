"""The words of the prompt bar: where their lines may end."""

import pytest
from PySide6.QtGui import QTextLayout
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.prompt.said import Said

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


@pytest.mark.parametrize("width", range(120, 400, 8))
def test_no_line_ends_between_a_number_and_what_it_counts(qtbot: QtBot, width: int):
    said = Said()
    qtbot.addWidget(said)
    said.set_words(SENTENCE, SECOND, "quiet", "")
    said.lay(width, 0)
    for words in (said.sentence, said.second):
        lines = lines_of(words)
        assert len(lines) > 1 or width > 300
        assert not any(line.rstrip(" ")[-1].isdigit() for line in lines)
