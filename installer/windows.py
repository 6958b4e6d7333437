"""The installer for Windows. It can be made on Windows only, with Inno Setup 6."""

from __future__ import annotations

import os
import re
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
        f"/DNumbers={'.'.join(map(str, numbers()))}",
        f"/DMutex={facts.APP_ID}",
        f"/DSource={folder / 'durbar'}",
        f"/DIcons={icons}",
        f"/DHomepage={facts.HOMEPAGE}",
        f"/O{out}",
        str(facts.TOP / "installer/windows.iss"),
    ]
    subprocess.run(words, check=True)
    return [out / f"Durbar-{facts.version()}-setup.exe"]


def numbers() -> tuple[int, int, int, int]:
    """The version as Windows counts it."""
    first, second, third = map(int, re.findall(r"\d+", facts.version())[:3])
    return first, second, third, 0


def version_info() -> str:
    """What the file's properties show, in the form that PyInstaller reads."""
    told = {
        "CompanyName": facts.AUTHORS,
        "FileDescription": facts.NAME,  # the name in the list of tasks
        "FileVersion": facts.version(),
        "ProductName": facts.NAME,
        "ProductVersion": facts.version(),
    }
    strings = "".join(f"StringStruct({name!r}, {text!r}), " for name, text in told.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers()}, prodvers={numbers()}, mask=0x3F, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [{strings}])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""


def _compiler() -> str:
    found = shutil.which("iscc")
    places = [Path(os.environ.get(name, "")) for name in ("ProgramFiles(x86)", "ProgramFiles")]
    for place in (place / "Inno Setup 6/ISCC.exe" for place in places):
        if place.exists():
            return str(place)
    if found is None:
        raise FileNotFoundError("Inno Setup 6 is needed: https://jrsoftware.org/isinfo.php")
    return found
