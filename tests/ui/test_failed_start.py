"""Where no window can be opened there is one sentence, in the terminal and where somebody sees it; nothing aborts."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from durbar.ui.faults import LOG_NAME

linux = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
DURBAR = "import sys; from durbar.cli import run; sys.exit(run([]))"


def run(data: Path, code: str = DURBAR, **named: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    place = kept | {"PYTHONPATH": os.pathsep.join(sys.path), "DURBAR_DATA": str(data), "LANGUAGE": "en"} | named
    return subprocess.run(
        [sys.executable, "-c", code], env=place, capture_output=True, text=True, timeout=60, check=False
    )


@linux
@pytest.mark.parametrize(("language", "said"), [("en", "Durbar has no screen"), ("fr", "Durbar n’a pas d’écran")])
def test_no_screen(tmp_path: Path, language: str, said: str):
    told = run(tmp_path, QT_QPA_PLATFORM="xcb", LANGUAGE=language)
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.startswith(said)
    assert told.stderr.count("\n") == 1


@linux
@pytest.mark.parametrize(
    "named",
    [
        {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":7777"},
        {"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": "wayland-77"},
        {"QT_QPA_PLATFORM": "nonsense", "DISPLAY": ":7777"},
    ],
    ids=["X", "Wayland", "no plugin"],
)
def test_a_screen_that_does_not_answer_and_whoever_has_no_terminal(tmp_path: Path, named: dict[str, str]):
    zenity = tmp_path / "zenity"
    zenity.write_text(f'#!/bin/sh\nfor word; do last="$word"; done; echo "$last" > "{tmp_path}/shown"\n')
    zenity.chmod(0o755)
    told = run(tmp_path / "data", PATH=f"{tmp_path}:{os.environ['PATH']}", XDG_RUNTIME_DIR=str(tmp_path), **named)
    assert (told.returncode, told.stderr.count("\n")) == (1, 1)
    assert told.stderr.startswith("Durbar can’t open its window:")
    assert "plugin" in (tmp_path / "data" / LOG_NAME).read_text("utf-8"), "what Qt itself said"
    for _ in range(100):
        if (tmp_path / "shown").exists() and (tmp_path / "shown").read_text("utf-8"):
            break
        time.sleep(0.05)
    assert (tmp_path / "shown").read_text("utf-8") == told.stderr


@pytest.mark.parametrize(
    ("module", "said"),
    [("PySide6.QtGui", "Durbar ne peut pas charger"), ("PySide6.QtCore", "Durbar can’t load what it needs (")],
)
def test_a_qt_that_can_not_be_loaded(tmp_path: Path, module: str, said: str):
    told = run(tmp_path, f"import sys; sys.modules[{module!r}] = None; {DURBAR}", LANGUAGE="fr")
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.startswith(said)
    assert told.stderr.count("\n") == 1


#: A window that can't be made; the message is answered as a person would.
BROKEN = f"""
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from durbar import app
def fail(*_): raise RuntimeError("it is broken")
app._UNSEEN = ()
def answer():
    box = QApplication.activeModalWidget()
    copying = [button for button in box.buttons() if button.text() == "Copy details"]
    copying[0].click()
    print(box.isVisible(), "it is broken" in QApplication.clipboard().text())
    box.close()
make = QMessageBox.exec
QMessageBox.exec = lambda box: (QTimer.singleShot(0, answer), make(box))
from durbar.ui.window import Window
Window.__init__ = fail
{DURBAR}
"""


def test_a_window_that_can_not_be_made(tmp_path: Path):
    told = run(tmp_path, BROKEN, QT_QPA_PLATFORM="offscreen")
    assert (told.returncode, told.stdout) == (1, "True True\n"), told.stderr
    assert "\nDurbar can’t start:" in told.stderr
    assert "it is broken" in (tmp_path / LOG_NAME).read_text("utf-8")


#: The width of a word in Durbar's letters, and whose they are.
LETTERS = """
from PySide6.QtGui import QFontInfo, QFontMetrics
from durbar.app import application
from durbar.ui.kit.look.theme import look
app = application()
print(QFontInfo(look.sans(14)).family(), QFontMetrics(look.sans(14)).horizontalAdvance("Durbar") > 30)
"""


@linux
def test_a_system_without_fonts_has_those_of_durbar(tmp_path: Path):
    (tmp_path / "fonts.conf").write_text("<fontconfig></fontconfig>")
    told = run(tmp_path, LETTERS, QT_QPA_PLATFORM="offscreen", FONTCONFIG_FILE=str(tmp_path / "fonts.conf"))
    assert told.stdout == "Durbar Sans Pro True\n", told.stderr
