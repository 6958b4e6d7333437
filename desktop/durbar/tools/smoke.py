"""``durbar --smoke``: whether this Durbar is whole. All that it brings along is used once, without a screen."""

from __future__ import annotations

import faulthandler
import os
import pkgutil
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import msgspec

from durbar.system import leftovers

if TYPE_CHECKING:
    from durbar.ui.window import Window

#: Computer moves that are played in each game.
MOVES = 10
#: Seconds until a smoke test that hangs is ended.
_LIMIT = 180
_STEP = 0.005  # seconds
#: For which processors pyproject.toml asks for the library that plays sounds.
_HAS_WHEEL = ("x86_64", "AMD64", "arm64")


def run(report: Path | None = None) -> int:
    """Do it in a data folder of its own; 0 when all went well.

    report: where it tells what it did and what went wrong, in place of the standard output; a Windows program without a
    console has none.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix=leftovers.prefix(), ignore_cleanup_errors=True) as folder:
        os.environ["DURBAR_DATA"] = folder
        if report is None:
            return _tell(sys.stdout)
        with report.open("w", encoding="utf-8") as file:
            return _tell(file)


def _tell(out: TextIO) -> int:
    faulthandler.dump_traceback_later(_LIMIT, exit=True, file=out)
    try:
        _try_everything(lambda line: print(line, file=out, flush=True))
    except Exception:
        traceback.print_exc(file=out)
        return 1
    finally:
        faulthandler.cancel_dump_traceback_later()
    print("smoke test passed", file=out)
    return 0


def _try_everything(say: Callable[[str], None]) -> None:
    from durbar import __version__
    from durbar.app import application
    from durbar.games import GAMES
    from durbar.system.paths import data_dir
    from durbar.ui import settings
    from durbar.ui.games import manifest
    from durbar.ui.window import Window

    app = application()
    settings.save(settings.Settings(language="en", bot_speed="instant", animations="off"))
    window = Window()
    window.show()
    app.processEvents()
    say(f"Durbar {__version__}: the window is open")
    try:
        for key in GAMES:
            if (sample := manifest(key).sample) is not None:
                _play(window, sample, data_dir() / f"smoke-{key}.durbar", say)
        _import_all(say)
        _switch_language(window, say)
        _read_licences(window, say)
        _read_sounds(say)
    finally:
        window.close()
        window.shut()


def _play(window: Window, sample: Path, file: Path, say: Callable[[str], None]) -> None:
    """Open a save of a game, all its seats given to computers, and let them play in their processes."""
    from PySide6.QtCore import QCoreApplication

    from durbar.session.session import GameSession
    from durbar.ui.pages.table.page import TablePage

    table = GameSession.open(sample, file)
    key = table.game.key
    table.notes.players = [msgspec.structs.replace(player, kind="computer", level="bold") for player in table.players]
    table.save()
    assert table.path is not None
    asked = _questions()
    window.open_file(table.path)
    page = window.pages.page
    assert isinstance(page, TablePage), f"the save of {key} did not open"
    first = page.table.at
    while page.table.at < first + MOVES and page.table.to_act is not None:
        QCoreApplication.processEvents()
        assert not asked, f"{key}: {asked[0]}"
        time.sleep(_STEP)
    made = page.table.at - first
    say(f"{key}: opened after {first} moves, {made} more played, {page.table.moves[-1]} the last")
    assert made, f"no move was played in {key}"
    window.go_home()


def _questions() -> list[str]:
    """Return what is asked from now on, such as what to do about a computer that failed; nobody is there to answer."""
    from durbar.ui.kit.controls.dialogs import Question

    asked: list[str] = []

    def note(question: Question) -> int:
        asked.append(question.accessibleDescription())
        return 0

    Question.exec = note  # type: ignore[assignment, method-assign]
    return asked


def _import_all(say: Callable[[str], None]) -> None:
    """Import every module of Durbar: many are imported by name only."""
    import durbar

    names = [module.name for module in pkgutil.walk_packages(durbar.__path__, "durbar.")]
    for name in names:
        if name != "durbar.__main__":
            import_module(name)
    say(f"modules: {len(names)}")


def _switch_language(window: Window, say: Callable[[str], None]) -> None:
    from durbar.ui.words import translate

    assert translate("Home", "Settings") == "Settings"
    window.choices.switch_language("fr")
    ours, qt = translate("Home", "Settings"), translate("QPlatformTheme", "Cancel")
    assert (ours, qt) == ("Réglages", "Annuler"), f"French is not complete: {ours}, {qt}"
    window.choices.switch_language("en")
    say("language: English, French and Qt’s own French")


def _read_licences(window: Window, say: Callable[[str], None]) -> None:
    from durbar.ui.pages.about.licences import licences

    found = licences()
    assert found or not getattr(sys, "frozen", False), "the licences are missing"
    window.overlays.show_licences()
    # Where Durbar was not built but installed from its source, each package has its own beside it.
    say(f"licences: {len(found)}" if found else "licences: with their packages")


def _read_sounds(say: Callable[[str], None]) -> None:
    """Read every sound where the library is, which a built Durbar brings along; whether one hears it depends."""
    from array import array
    from typing import get_args

    from durbar.system.paths import resource
    from durbar.ui.kit.values.sound import Sound
    from durbar.ui.sound.device import Device, NoSound, decoded

    built = getattr(sys, "frozen", False)
    try:
        lengths = [len(decoded(resource(f"sounds/{name}.ogg"))) for name in get_args(Sound)]
    except NoSound as error:
        if built and platform.machine() in _HAS_WHEEL:
            raise
        say(f"sounds: none, {error}")
        return
    assert all(lengths)
    where = "not tried here"
    if built:
        try:
            Device(lambda count: array("h", bytes(2 * count))).close()
            where = "can be heard here"
        except NoSound as error:
            where = f"can't be heard here: {error}"
    say(f"sounds: {len(lengths)}, {where}")
