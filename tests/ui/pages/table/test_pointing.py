"""Pointing: a tip, the lines of the list and the preview of the move, and all of it gone afterwards."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.games.ra.moves import Draw
from durbar.ui.kit.tips import tips
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.window import Window
from tests.ui.hands import only, open_tips, point_at, second_line, sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True


def test_what_is_pointed_at_is_explained_beside_what_one_decides_by(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(tips, "OPEN_MS", 0)
    page = sit_at(window, a_turn())
    moves, before = page.frame.tabs.moves, second_line(page)
    preview, _ = page.game_screen.preview(Draw(), page.sight)
    assert preview != before
    point_at(page, ("bag",))
    qtbot.waitUntil(lambda: [tip.title for tip in open_tips(page)] == [page.pointing.tip(("bag",)).title])
    tip = QRect(only(page, TipPanel).mapToGlobal(QPoint(0, 0)), only(page, TipPanel).size())
    prompt = QRect(page.frame.prompt.mapToGlobal(QPoint(0, 0)), page.frame.prompt.size())
    for clear in (prompt, *page.board.keep_clear()):
        assert not tip.intersects(clear)
    assert moves.is_lit(Draw())
    assert second_line(page) == preview
    QTest.mouseMove(page.frame.prompt, QPoint(3, 3))
    qtbot.waitUntil(lambda: not open_tips(page))
    assert not moves.is_lit(Draw())
    assert second_line(page) == before
