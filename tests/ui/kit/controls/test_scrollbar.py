"""The thin scroll bar: its thumb is drawn where the mouse takes hold of it."""

import pytest
from PySide6.QtWidgets import QStyle, QStyleOptionSlider
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.scrollbar import ThinBar


@pytest.mark.parametrize(("height", "most", "page"), [(400, 300, 400), (400, 90_000, 400), (60, 10, 3), (20, 70, 20)])
def test_the_thumb_is_drawn_where_the_mouse_takes_hold_of_it(qtbot: QtBot, height: int, most: int, page: int):
    bar = ThinBar()
    qtbot.addWidget(bar)
    bar.resize(10, height)
    bar.setPageStep(page)
    bar.setRange(-5, most)
    for value in (-5, most // 3, most):
        bar.setValue(value)
        option = QStyleOptionSlider()
        bar.initStyleOption(option)
        taken = bar.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, bar
        )
        top, length = bar.thumb()
        assert abs(top - taken.top()) <= 1
        assert length == taken.height()
