"""The house's style: Qt's own controls in its windows of files look and read as ours."""

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("words", ["&Save", "Sa&ve"])
def test_the_sign_for_a_letter_of_qts_own_buttons_is_not_seen(qtbot: QtBot, words: str):
    pictures = []
    for text in (words, "Save", "Sa&&ve"):
        button = QPushButton(text)
        qtbot.addWidget(button)
        pictures.append(button.grab().toImage())
    assert pictures[0] == pictures[1] != pictures[2]
