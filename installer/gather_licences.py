"""Puts the terms of all that a built Durbar brings along into one folder, which About shows."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import distribution, packages_distributions
from importlib.util import find_spec
from pathlib import Path

import facts
from durbar.ui.kit.look.letters import SANS, SERIF, files_of

#: Texts that no package brings along as a file.
_OURS = facts.TOP / "installer/licences"
#: Packages that are inside, with the file each has its terms in.
PACKAGES = {
    "networkx": "LICENSE.txt",
    "msgspec": "LICENSE",
    "platformdirs": "LICENSE",
    "miniaudio": "LICENSE",
    "cffi": "LICENSE",
    "pyinstaller": "COPYING.txt",
}
#: Of these, what is not inside where there is no wheel for the system.
_ONLY_SOMEWHERE = ("miniaudio", "cffi")


def gather(folder: Path) -> None:
    """Fill a folder anew. Raises FileNotFoundError where a package has lost its terms."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(_OURS, folder)
    shutil.copy(facts.TOP / "LICENSE", folder / "Durbar.txt")
    for package, file in PACKAGES.items():
        if package not in _ONLY_SOMEWHERE or find_spec(package) is not None:
            shutil.copy(_terms(package, file), folder / f"{package}.txt")
    for face in (SANS, SERIF):
        shutil.copy(files_of(face) / "LICENSE.txt", folder / f"{face.package}.txt")
    shutil.copy(_python(), folder / "Python.txt")


def gather_borrowed(libraries: Iterable[Path], folder: Path) -> None:
    """Add the terms of libraries that were borrowed from a Debian system, one text for each of its packages."""
    for package in sorted({_debian_package(library) for library in libraries}):
        shutil.copy(Path("/usr/share/doc") / package / "copyright", folder / f"{package}.txt")


def strangers(modules: Iterable[str]) -> list[str]:
    """Of modules that go inside, the packages whose terms are not among those that are gathered."""
    ours = {"durbar", "pyside6-essentials", "shiboken6", *PACKAGES, *(face.package for face in (SANS, SERIF))}
    known = {_plain(name) for name in ours}
    owners = packages_distributions()
    found = {owner for module in modules for owner in owners.get(re.split(r"[./\\]", module)[0], ())}
    return sorted(owner for owner in found if _plain(owner) not in known)


def _plain(name: str) -> str:
    return name.lower().replace("_", "-")


def _terms(package: str, file: str) -> Path:
    files = distribution(package).files or []
    found = [path for path in files if path.name == file and ".dist-info" in str(path)]
    if not found:
        raise FileNotFoundError(f"the package {package} has no {file}")
    return Path(str(found[0].locate()))


def _python() -> Path:
    places = (f"lib/python{sys.version_info.major}.{sys.version_info.minor}/LICENSE.txt", "LICENSE.txt")
    for place in places:
        if (path := Path(sys.base_prefix) / place).exists():
            return path
    debian = Path(f"/usr/share/doc/python{sys.version_info.major}.{sys.version_info.minor}/copyright")
    if debian.exists():
        return debian
    raise FileNotFoundError("this Python has no LICENSE.txt")


def _debian_package(library: Path) -> str:
    """The package that a library of this system belongs to. Raises CalledProcessError where it is no package's."""
    real = library.resolve()
    for path in (real, Path(str(real).removeprefix("/usr"))):
        told = subprocess.run(["dpkg", "-S", path], capture_output=True, text=True, check=False)
        if told.returncode == 0:
            return told.stdout.split(":")[0]
    raise FileNotFoundError(f"{library} belongs to no Debian package; its terms are not known")
