"""The installer for Windows. It can be made on Windows only, with Inno Setup 6."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import facts


def program(folder: Path) -> Path:
    """Where the built program is."""
    return folder / "durbar/Durbar.exe"


def pack(folder: Path, icons: Path, out: Path) -> list[Path]:
    """Make the installer. Raises FileNotFoundError where Inno Setup is not installed."""
    words = [
        _compiler(),
        f"/DVersion={facts.version()}",
        f"/DSource={folder / 'durbar'}",
        f"/DIcons={icons}",
        f"/DHomepage={facts.HOMEPAGE}",
        f"/O{out}",
        str(facts.TOP / "installer/windows.iss"),
    ]
    subprocess.run(words, check=True)
    return [out / f"Durbar-{facts.version()}-setup.exe"]


def _compiler() -> str:
    found = shutil.which("iscc")
    places = [Path(os.environ.get(name, "")) for name in ("ProgramFiles(x86)", "ProgramFiles")]
    for place in (place / "Inno Setup 6/ISCC.exe" for place in places):
        if place.exists():
            return str(place)
    if found is None:
        raise FileNotFoundError("Inno Setup 6 is needed: https://jrsoftware.org/isinfo.php")
    return found
