"""A folder that can't be used: the window opens, says so once with the path, and everything can be played."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.ui import settings, storage
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.lesson.page import LessonPage
from durbar.ui.pages.settings.page import SettingsPage
from durbar.ui.pages.setup.new_game import NewGame
from durbar.ui.pages.setup.page import SetupPage
from durbar.ui.pages.statistics.page import StatisticsPage
from durbar.ui.settings import Settings
from durbar.ui.window import Window
from tests.ui.hands import answering, button_called, only, page_of, words_in

PEOPLE = (Player("Ann"), Player("Bo", emblem=1), Player("Cy", emblem=2))


@pytest.fixture
def window(
    qtbot: QtBot, data: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Window]:
    """A window whose folder, or the one of games, is a file."""
    monkeypatch.setattr(Window, "_stay_on_screen", lambda _window: None)
    if request.param == "games":
        (data / "games").write_text("not mine")
    else:
        (data / "file").write_text("not mine")
        monkeypatch.setenv("DURBAR_DATA", str(data / "file" / "deeper"))
        monkeypatch.setattr(settings, "load", lambda: Settings(language="en", animations="off"))
    window = Window()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.strip is not None and bool(window.strip.sentence))
    yield window
    window.shut()
    look.set(dark=False, text=1.0)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the system has one folder for all")
def test_settings_that_can_be_kept_are_not_said_to_be_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("DURBAR_DATA", raising=False)
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    found = storage.trouble()
    assert found is not None
    assert (found.statistics, found.settings) == (True, False)
    assert "games and statistics are not kept" in found.words


@pytest.mark.parametrize("window", ["all", "games"], indirect=True)
def test_the_window_says_what_is_not_kept_and_all_can_be_played(
    window: Window, data: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
):
    where, everything = ("games", False) if (data / "games").exists() else ("deeper", True)
    said = window.strip.sentence
    assert where in said
    assert ("settings" in said) == everything
    window.strip.close_notice()

    window.set_up("ra")
    assert isinstance(window.pages.page, SetupPage)
    with answering():
        window.start_game(NewGame("ra", PEOPLE))
    page = page_of(window)
    page.clicks.make(page.sight.legal[0])
    assert page.table.at == 1
    assert not list(data.glob("**/*.durbar"))
    copy = tmp_path_factory.mktemp("elsewhere") / "copy.durbar"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    page.saving.save_copy()
    assert GameSession.open(copy).at == 1
    page.play.stop()
    window.learn("ra")
    assert isinstance(window.pages.page, LessonPage)
    window.overlays.show_statistics()
    assert isinstance(window.pages.covers[-1], StatisticsPage)
    window.overlays.show_settings()
    shown = window.pages.covers[-1]
    assert isinstance(shown, SettingsPage)
    assert ("Games and statistics are not kept" if everything else "but games are not") in words_in(shown)
    assert str(data / "file" / "deeper" if everything else data) == only(shown, QLineEdit).text()
    assert button_called(shown, "Open the folder").isEnabled() != everything
    chosen = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (chosen.append(1), ("", ""))[1])
    window.files.choose()
    assert chosen
    window.go_home()
    assert window.strip.sentence == "", "what was said is not said again"
