"""The top bar of a table: what can be done is what it offers."""

from unittest.mock import MagicMock

from durbar.ui.pages.table.top import Top
from tests.ui.pages.table.parts import a_context, shown_of, table_after


def test_the_top_bar_says_what_can_be_done(english: object):
    shown, bar, hints = shown_of(table_after(3)), MagicMock(), MagicMock()
    hints.why_not.return_value = ""
    stages = MagicMock()
    Top(a_context(shown, frame=MagicMock(top=bar)), stages, hints).show(3)
    bar.set_history.assert_called_once_with(3, 3, stages.marks())
    assert bar.set_can.call_args.args == (shown.table.undoing.why_not() is None, False, True)
