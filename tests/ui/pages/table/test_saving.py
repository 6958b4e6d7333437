"""What is told of saves: one sentence for each thing that happens; and no game that is not kept is left unasked."""

import pytest

from durbar.session.autosave import GONE, PARTED
from durbar.session.session import GameSession
from durbar.ui.window import Window
from tests.ui.hands import answering, button_called, click, sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True


def test_news_of_a_save_are_one_sentence(window: Window):
    page, said = sit_at(window, a_turn(), "ppp"), list[str]()
    page.said.connect(said.append)
    for news in (PARTED, GONE, "kept"):
        page.play.saved.emit(news)
    assert len(set(said)) == 3


def test_a_game_that_is_not_kept_is_left_only_on_a_yes(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = sit_at(window, a_turn(), "ppp")
    gone: list[bool] = []
    page.home.connect(lambda: gone.append(True))
    monkeypatch.setattr(GameSession, "save", lambda _table: None)
    page.table.autosave.trouble = OSError(13, "no")
    with answering("Stay") as asked:
        click(button_called(page.frame.top, "Home"))
    assert "This game is not kept" in asked[0]
    assert gone == []
    with answering("Leave it"):
        page.saving.leave()
    assert gone == [True]


def test_a_game_that_is_kept_is_left_at_once(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    gone: list[bool] = []
    page.home.connect(lambda: gone.append(True))
    click(button_called(page.frame.top, "Home"))
    assert gone == [True]
