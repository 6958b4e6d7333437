"""The bar at the top: the stage that is on is never cut."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.ui.kit.frame.topbar import Chips, TopBar
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.chip import Chip


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_stage_that_is_on_is_whole_in_a_narrow_window(qtbot: QtBot, text: float):
    look.set(text=text, window=(960, 720))
    bar = TopBar()
    qtbot.addWidget(bar)
    bar.set_title("Les Charmes des dés")
    bar.set_chips([Chip("Manche 14", "Manche 14", True), Chip("Soleil", "Soleil", False)])
    bar.resize(960, bar.high())
    bar.show()
    QApplication.processEvents()
    (chips,) = bar.findChildren(Chips)
    assert chips.width_in(chips._form) <= chips.width()
    high, usual = chips.high(), chips.width_in(3)
    assert chips.fit(usual - look.px(8)) <= usual - look.px(8), "smaller letters before a cut"
    assert chips.high() == high
    look.set(text=1.0, window=(1280, 720))
