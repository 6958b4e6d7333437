"""Builds Durbar for the system it runs on, tries what it built, and packs it: ``python installer/build.py``.

It needs Durbar's own dependencies and PyInstaller (``pip install '.[build]'``); on Debian also dpkg-dev, on Windows
Inno Setup. Packages come to ``dist/``. ``--no-packages`` stops after the smoke test; ``--twice`` does all a second time
and fails where a package comes out otherwise, so that anybody can make the published ones from their source.
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
import papers
import stores
import windows

WORK = facts.TOP / "build"
OUT = facts.TOP / "dist"
#: Seconds that the smoke test may take; it ends itself before.
_LIMIT = 240

_SYSTEMS = {"linux": linux, "win32": windows, "darwin": macos}


class SmokeFailed(Exception):
    """The built program is not whole; str() is what it said."""


class NotTheSame(Exception):
    """A second build made other packages; str() says which."""


def main(words: Sequence[str] | None = None) -> int:
    """Do it all; gives the exit code. Raises SmokeFailed, NotTheSame, and CalledProcessError where a tool fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-packages", action="store_true", help="build and try, but pack nothing")
    parser.add_argument("--twice", action="store_true", help="build and pack again, and compare")
    chosen = parser.parse_args(words)
    packages = _build(pack=not chosen.no_packages)
    if chosen.twice:
        before = sums(packages)
        _build(pack=True)
        check_same(before, sums(packages))
        _say("both builds are the same to the byte")
    return 0


def _build(*, pack: bool) -> list[Path]:
    system = _SYSTEMS[sys.platform]
    _say("texts, licences and icons")
    prepare()
    _say("the program")
    freeze()
    if sys.platform == "linux":
        linux.finish(WORK)
    _say("smoke test")
    smoke(system.program(WORK / "frozen"))
    if not pack:
        return []
    _say("packages")
    OUT.mkdir(exist_ok=True)
    packages: list[Path] = system.pack(WORK / "frozen", WORK / "icons", OUT)
    for path in packages:
        _say(f"{path.relative_to(facts.TOP)}  {path.stat().st_size / 1e6:.1f} MB")
    return packages


def sums(packages: Sequence[Path]) -> dict[str, str]:
    """The checksum of each package."""
    return {path.name: papers.checksum(path) for path in packages}


def check_same(before: dict[str, str], after: dict[str, str]) -> None:
    """Raises NotTheSame where a package has another checksum than before."""
    others = sorted(name for name in before if after.get(name) != before[name])
    if others:
        raise NotTheSame(f"built twice, these differ: {', '.join(others)}")


def prepare() -> None:
    """What PyInstaller takes along that a checkout has not."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ.setdefault("SOURCE_DATE_EPOCH", stores.last_change())
    WORK.mkdir(exist_ok=True)
    compile_translations.compile_all()
    gather_licences.gather(WORK / "licences")
    icons.write_all(WORK / "icons")


def freeze() -> None:
    """Put the program into a folder. Raises CalledProcessError."""
    shutil.rmtree(WORK / "frozen", ignore_errors=True)
    words = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    words += ["--distpath", str(WORK / "frozen"), "--workpath", str(WORK / "pyinstaller")]
    # Sets of words are written into the program's modules; in a fixed order they come out the same each time.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    subprocess.run([*words, str(facts.TOP / "installer/durbar.spec")], env=environment, check=True)


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
