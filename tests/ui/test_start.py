"""Durbar from the command line: its version, a game told in words, a game opened in the window, a clean end."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from durbar import __version__
from durbar.app import Calls
from durbar.session.session import GameSession
from durbar.system.instance import Request, claim
from durbar.ui import settings
from durbar.ui.kit.controls.dialogs import Answer, Question
from durbar.ui.window import Window
from tests.ui.hands import page_of, played


def run(
    *words: str, data: Path | None = None, program: str = "-m durbar", folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """A process of its own, with a folder of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"}
    if data is not None:
        environment["DURBAR_DATA"] = str(data)
    command = [sys.executable, *program.split(" ", 1), *words]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", env=environment, timeout=60, check=False, cwd=folder
    )


@pytest.fixture
def game(data: Path) -> GameSession:
    return played("pcc", 5000)


def test_version_and_help():
    assert run("--version").stdout == f"Durbar {__version__}\n"
    told = run("--help").stdout
    for word in ("FILE.durbar", "bench", "arena", "replay"):
        assert word in told


def test_replay_tells_a_game_in_both_languages(game: GameSession):
    english = run("replay", str(game.path), "--language", "en")
    french = run("replay", str(game.path), "--language", "fr")
    for told in (english, french):
        assert (told.returncode, told.stderr) == (0, "")
        lines = told.stdout.splitlines()
        assert len(lines) > game.at
        assert not any("{" in line or "%n" in line for line in lines)
    assert "Leela draws" in english.stdout
    assert "The Old Kingdom is over" in english.stdout
    assert len(french.stdout.splitlines()) == len(english.stdout.splitlines())
    assert french.stdout != english.stdout


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="no locale of other letters than UTF-8")
@pytest.mark.parametrize(("locale", "language"), [("C", "en"), ("fr_FR.ISO-8859-1", "fr"), ("fr_XX.UTF-8", "fr")])
def test_a_locale_of_other_letters_or_not_installed(
    game: GameSession, monkeypatch: pytest.MonkeyPatch, locale: str, language: str
):
    in_words = run("replay", str(game.path), "--language", language).stdout
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", locale)
    told = run("replay", str(game.path))
    assert (told.returncode, told.stderr, told.stdout) == (0, "", in_words)


def test_replay_says_what_is_wrong_with_a_file(tmp_path: Path):
    (tmp_path / "strange.durbar").write_text("something else")
    for name in ("strange.durbar", "gone.durbar"):
        told = run("replay", str(tmp_path / name))
        assert told.returncode == 1
        assert told.stdout == ""
        assert told.stderr.endswith(".\n")
        assert told.stderr.count("\n") == 1


#: Opens the window as ``durbar FILE`` does, tells what it shows once it is there, and closes it.
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from durbar import app
from durbar.ui.window import Window
def look():
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, Window)]
    table = window.pages.page.table if window.pages.page is not None else None
    if len(sys.argv) == 1 or table is not None:
        print(type(window.pages.page).__name__, table.at if table is not None else "")
        window.timer.stop()
        window.close()
show = Window.show
def show_and_look(window):
    show(window)
    window.timer = QTimer(window)
    window.timer.timeout.connect(look)
    window.timer.start(20)
Window.show = show_and_look
sys.exit(app.run(Path(sys.argv[1]) if len(sys.argv) > 1 else None))
"""


@pytest.mark.parametrize("with_file", [False, True])
def test_the_window_opens_and_closes_without_a_word(game: GameSession, data: Path, tmp_path: Path, with_file: bool):
    script = tmp_path / "start.py"
    script.write_text(PROGRAM)
    words = [str(game.path)] if with_file else []
    told = run(*words, data=data, program=str(script))
    assert told.stdout == (f"TablePage {game.at}\n" if with_file else "NoneType \n")
    assert told.returncode == 0
    assert [line for line in told.stderr.splitlines() if "propagateSizeHints" not in line] == []


def test_a_second_start_gives_its_game_to_the_open_window(game: GameSession, data: Path, tmp_path: Path):
    assert game.path is not None
    saved = game.path.rename(tmp_path / "é.durbar")
    script = tmp_path / "start.py"
    script.write_text(PROGRAM.replace("len(sys.argv) == 1 or ", ""))  # ends only once a table is there
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "DURBAR_DATA": str(data)}
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as first:
        while not (data / "running.lock").exists():
            assert first.poll() is None
        second = run(saved.name, data=data, folder=tmp_path)
        assert (second.returncode, second.stdout) == (0, "")
        assert first.communicate(timeout=60)[0] == f"TablePage {game.at}\n"
    assert first.returncode == 0


def test_a_second_start_says_why_where_the_first_gives_no_answer(data: Path):
    settings.save(settings.Settings(language="fr"))
    first = claim(data)  # and never listens
    assert first is not None
    second = run(data=data)
    first.release()
    assert (second.returncode, second.stdout) == (1, "")
    assert second.stderr.startswith("Durbar est déjà ouvert, mais")
    assert second.stderr.count("\n") == 1
    assert not (data / "durbar.log").exists(), "no second window was made"


def test_a_window_that_is_busy_takes_nothing_that_was_refused(qtbot: QtBot):
    calls, asked = Calls(), []
    calls.asked.connect(asked.append)
    with ThreadPoolExecutor() as door:  # this thread waits for it, as a window that hangs
        assert door.submit(calls.take, Request("/before the window is there")).result(), "it will be, and open it"
        calls.open()
        assert not door.submit(calls.take, Request("/once it is there")).result()
    QCoreApplication.processEvents()
    assert asked == [Request("/before the window is there")]


def test_a_game_that_is_asked_for_waits_until_no_question_is_open(window: Window, qtbot: QtBot, game: GameSession):
    assert game.path is not None
    window.come_forward()
    assert window.pages.page is None

    def ask_for_it(question: Question) -> None:
        window.come_forward(game.path)
        assert window.pages.page is None
        question.reject()

    question = Question(window, "Sure?", "Quite.", [Answer("yes", "Yes"), Answer("no", "No")], "no")
    QTimer.singleShot(0, lambda: ask_for_it(question))
    question.open()
    qtbot.waitUntil(lambda: window.pages.page is not None)
    assert page_of(window).table.path == game.path


def test_the_desktop_may_ask_for_a_file():
    code = (
        "from PySide6.QtCore import QCoreApplication, QUrl\nfrom PySide6.QtGui import QFileOpenEvent\n"
        "from durbar.app import application\napp = application()\napp.file_asked.connect(print)\n"
        "QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile('/games/a.durbar')))\n"
    )
    assert run(code, program="-c").stdout == "/games/a.durbar\n"
