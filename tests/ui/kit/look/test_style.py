"""The house's style: Qt's own controls in its windows of files look and read as ours."""

import pytest
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.style import PictureIcon


@pytest.mark.parametrize("words", ["&Save", "Sa&ve"])
def test_the_sign_for_a_letter_of_qts_own_buttons_is_not_seen(qtbot: QtBot, words: str):
    pictures = []
    for text in (words, "Save", "Sa&&ve"):
        button = QPushButton(text)
        qtbot.addWidget(button)
        pictures.append(button.grab().toImage())
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.parametrize("mode", [QIcon.Mode.Normal, QIcon.Mode.Disabled])
def test_the_ground_of_an_icon_is_transparent(qtbot: QtBot, mode: QIcon.Mode):
    """It is drawn on fresh memory, which is black at first and holds other pictures later."""
    image = QIcon(PictureIcon(Picture("kit/undo"))).pixmap(40, mode=mode).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert any(image.pixelColor(x, y).alpha() for x in range(40) for y in range(40))
