"""A stage in the top bar is explained under the name that it has there, whichever of them is pointed at."""

import pytest
from PySide6.QtWidgets import QApplication

import durbar
from durbar.engine.rng import Rng
from durbar.ui.pages.table.topbar import Chips
from durbar.ui.window import Window
from tests.contract.positions import CASE
from tests.ui.hands import sit_at

UNPAINTED = True


@pytest.mark.parametrize("key", CASE)
def test_every_stage_has_a_tip_with_its_name(window: Window, key: str, english: None):
    state, rng, case = durbar.start(key, seats=3, seed=3), Rng(3), CASE[key]
    seen = set()
    while state.to_act is not None:
        if not rng.below(80):
            page = sit_at(window, state.copy(), game=key)
            QApplication.processEvents()  # they fit in the next turn of the loop
            (chips,) = page.frame.top.findChildren(Chips)
            for pill in chips.pills:
                if pill.isVisibleTo(chips):
                    tip = page.pointing.stage_tip(pill)
                    assert tip is not None
                    assert pill.chip in page.game_screen.chips(page.sight.view)
                    assert pill.chip is not None
                    assert tip.title == pill.chip.words
                    seen.add(tip.title)
        state.play(case.ways[0](state, rng))
    assert len(seen) > 1
