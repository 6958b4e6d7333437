"""The bar at the top: the stage that is on is never cut, and the slider keeps its place."""

import pytest
from PySide6.QtWidgets import QApplication, QSlider
from pytestqt.qtbot import QtBot

from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.chip import Chip
from durbar.ui.pages.table.topbar import Pill, TopBar

ROUND, SHEET = Chip("Tour de jeu 14", "Tour 14", True), Chip("Soleil", "Soleil", False)


@pytest.mark.parametrize(("width", "text"), [(1024, 1.0), (1024, 1.5), (1280, 1.0), (1280, 1.5)])
def test_the_stage_that_is_on_is_whole_and_the_slider_stays_where_it_is(qtbot: QtBot, width: int, text: float):
    look.set(text=text, window=(width, 720))
    bar = TopBar()
    qtbot.addWidget(bar)
    bar.set_title("The Dice Charmers")
    bar.set_turn("coup 231")
    bar.set_chips([ROUND, SHEET])
    bar.resize(width, bar.bar_height())
    bar.show()
    for _ in range(2):
        QApplication.processEvents()
    (slider,) = bar.findChildren(QSlider)
    on = next(pill for pill in bar.findChildren(Pill) if pill.chip == ROUND)
    assert on.width() >= on.sizeHint().width()
    assert on.geometry().right() < slider.x()
    before = slider.geometry()
    bar.set_chips([ROUND])
    bar.set_turn("coup 9")
    QApplication.processEvents()
    assert slider.geometry() == before
    look.set(text=1.0, window=(1280, 720))
