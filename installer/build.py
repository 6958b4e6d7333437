"""Builds Durbar for the system it runs on, tries what it built, and packs it: ``python installer/build.py``.

It needs Durbar's own dependencies and PyInstaller (``pip install '.[build]'``); on Debian also dpkg-dev, on Windows
Inno Setup. Packages come to ``dist/``. ``--no-packages`` stops after the smoke test.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import compile_translations
import facts
import gather_licences
import icons
import linux
import macos
import windows

WORK = facts.TOP / "build"
OUT = facts.TOP / "dist"
#: Seconds that the smoke test may take; it ends itself before.
_LIMIT = 240

_SYSTEMS = {"linux": linux, "win32": windows, "darwin": macos}


class SmokeFailed(Exception):
    """The built program is not whole; str() is what it said."""


def main(words: Sequence[str] | None = None) -> int:
    """Do it all; gives the exit code. Raises SmokeFailed, and CalledProcessError where a tool fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-packages", action="store_true", help="build and try, but pack nothing")
    chosen = parser.parse_args(words)
    system = _SYSTEMS[sys.platform]
    _say("texts, licences and icons")
    prepare()
    _say("the program")
    freeze()
    if sys.platform == "linux":
        linux.finish(WORK)
    _say("smoke test")
    smoke(system.program(WORK / "frozen"))
    if not chosen.no_packages:
        _say("packages")
        OUT.mkdir(exist_ok=True)
        for path in system.pack(WORK / "frozen", WORK / "icons", OUT):
            _say(f"{path.relative_to(facts.TOP)}  {path.stat().st_size / 1e6:.1f} MB")
    return 0


def prepare() -> None:
    """What PyInstaller takes along that a checkout has not."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    WORK.mkdir(exist_ok=True)
    compile_translations.compile_all()
    gather_licences.gather(WORK / "licences")
    icons.write_all(WORK / "icons")


def freeze() -> None:
    """Put the program into a folder. Raises CalledProcessError."""
    shutil.rmtree(WORK / "frozen", ignore_errors=True)
    words = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    words += ["--distpath", str(WORK / "frozen"), "--workpath", str(WORK / "pyinstaller")]
    subprocess.run([*words, str(facts.TOP / "installer/durbar.spec")], check=True)


def smoke(program: Path) -> None:
    """Start the built program's smoke test, away from the checkout. Raises SmokeFailed."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.txt"
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
        done = subprocess.run(
            [program, "--smoke", report], cwd=folder, env=environment, timeout=_LIMIT, check=False, capture_output=True
        )
        told = report.read_text("utf-8") if report.exists() else ""
        sys.stdout.write(told)
        if done.returncode or "smoke test passed" not in told:
            said = done.stderr.decode(errors="replace")
            raise SmokeFailed(f"exit code {done.returncode}. {said}")


def _say(words: str) -> None:
    print(f"== {words}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
