"""Pointing: a tip, the lines of the list and the preview of the move, and all of it gone afterwards."""

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, QSize

from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.pages.table.pointing import Pointing
from tests.ui.pages.table.parts import RA, a_board, a_context, a_frame, shown_of, table_at
from tests.ui.positions import a_turn

BAG = ("bag",)


@pytest.fixture
def pointing(english: object) -> Pointing:
    parent, board, frame = QObject(), a_board(), a_frame()
    board.keep_clear.return_value = [QRect(1, 2, 3, 4)]
    frame.prompt.mapToGlobal.return_value, frame.prompt.size.return_value = QPoint(5, 6), QSize(7, 8)
    part = Pointing(a_context(shown_of(table_at(a_turn())), parent, board=board, frame=frame, aside=a_frame()))
    part.kept = parent
    return part


def test_what_is_pointed_at_is_explained_beside_what_one_decides_by(pointing: Pointing):
    move = pointing._shown.sight.legal[0]
    pointing._shown.offer = ClickActions(legal={BAG: (move,)})
    pointing.point(BAG)
    tip, _, clear, _ = pointing._frame.tips.show.call_args.args
    assert tip.title
    assert clear == [QRect(1, 2, 3, 4), QRect(5, 6, 7, 8)]
    pointing._frame.tabs.moves.light.assert_called_once_with((move,))
    assert pointing._frame.prompt.say_preview.call_args.args == RA.preview(move, pointing._shown.sight)
    pointing._aside.preview.assert_called_once_with(move)
    pointing.point(None)
    pointing._frame.tips.leave.assert_called_once()
    assert pointing._frame.prompt.say_preview.call_args.args == ("",)


def test_a_move_pointed_at_in_words_lights_the_board(pointing: Pointing):
    move = pointing._shown.sight.legal[0]
    pointing.light(move)
    pointing._board.board.point.assert_called_once_with(RA.targets_of(move, pointing._shown.sight), move)
    pointing.light_none()
    assert pointing._board.board.point.call_args.args == ((), None)


def test_the_rules_are_asked_where_the_tip_has_a_section(pointing: Pointing):
    asked = []
    pointing.section_asked.connect(asked.append)
    pointing.ask(BAG)
    assert asked == [pointing.tip(BAG).section]
