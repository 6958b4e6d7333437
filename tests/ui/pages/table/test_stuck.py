"""A computer that is stuck: the person says what now."""

import pytest
from PySide6.QtWidgets import QWidget

from durbar.ui.pages.table import bot_failure as stuck
from durbar.ui.pages.table.bot_failure import BotFailureDialog
from tests.ui.pages.table.parts import a_context, a_play, shown_of, table_after


@pytest.mark.parametrize("answer", ["again", "easiest", "home"])
def test_the_person_says_what_a_stuck_computer_does(qapp: object, monkeypatch: pytest.MonkeyPatch, answer: str):
    monkeypatch.setattr(stuck, "ask", lambda *_, **__: answer)
    host, play, left = QWidget(), a_play(), []
    part = BotFailureDialog(a_context(shown_of(table_after(0)), host, play=play))
    part.left.connect(lambda: left.append("home"))
    part.ask(ValueError("It is tired."))
    done = {"again": play.go_on.called, "easiest": play.let_easiest_choose.called, "home": bool(left)}
    assert [key for key, was in done.items() if was] == [answer]
