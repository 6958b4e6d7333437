"""Which shared libraries the trimmed program still needs: those that something in it loads, and what these load."""

from __future__ import annotations

import posixpath
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

#: A file in the built folder: its place there, where it comes from, PyInstaller's kind.
Entry = tuple[str, str, str]

#: Loaded by name at run time, so that no file's list of needs tells of them; and why.
BY_NAME = {"libdbus-1.so.3": "Qt speaks to the desktop through it, where it is"}

#: What is used where the system has it, and neither taken along nor asked for; and why.
OPTIONAL = {"libcups.so.2": "printers; it needs many more libraries, and without it Qt prints into PDF files"}

#: The C library and the loader are the system's in any case.
_SYSTEM = re.compile(r"(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|nsl|anl))\.so(\..*)?")


class MissingLibrary(Exception):
    """A library that Durbar needs can't be found on the system that builds it."""


def _imports(source: str) -> Iterable[tuple[str, str | None]]:
    from PyInstaller.depend.bindepend import get_imports

    return [(Path(name).name, place) for name, place in get_imports(source)]


def needed(
    entries: Iterable[Entry],
    imports: Callable[[str], Iterable[tuple[str, str | None]]] = _imports,
    system: str = sys.platform,
) -> tuple[list[Entry], dict[str, str]]:
    """What stays of the binaries; and, on Linux, place and source of those that are borrowed from the system.

    On Linux libraries of the system that PyInstaller leaves to it (OpenGL's dispatch, X11, Wayland) are taken along
    too: a folder that was just unpacked then starts anywhere. A package for Debian leaves all borrowed ones out.

    imports: names and places of the libraries that a file loads. Raises MissingLibrary.
    """
    entries = list(entries)
    if system == "darwin":  # links within frameworks would be lost; trimming.FILES names the frameworks
        return entries, {}
    named = str.casefold if system == "win32" else str  # Windows asks for MSVCP140.dll and finds msvcp140.dll
    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        by_name.setdefault(named(Path(entry[0]).name), []).append(entry)
    kept: dict[str, Entry] = {}
    open_ = [entry for entry in entries if _is_root(entry, system)]
    while open_:
        entry = open_.pop()
        if entry[0] in kept:
            continue
        kept[entry[0]] = entry
        if entry[2] != "SYMLINK":
            for name, place in imports(entry[1]):
                if name not in OPTIONAL:
                    open_ += by_name.get(named(name)) or _from_system(name, place, system)
    borrowed = {name: entry[1] for name, entry in sorted(kept.items()) if _is_borrowed(entry, system)}
    return list(kept.values()), borrowed


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """What stays once links are gone that lead to nothing any more; a seal on macOS can't be put on such a link."""
    entries = list(entries)
    links = {_place(entry): _end(entry) for entry in entries if entry[2] == "SYMLINK"}
    files = {_place(entry) for entry in entries if entry[2] != "SYMLINK"}
    there = files | {folder for file in files for folder in file.parents}
    return [entry for entry in entries if _real(_place(entry), links) in there]


def _place(entry: Entry) -> PurePosixPath:
    return PurePosixPath(Path(entry[0]).as_posix())


def _end(link: Entry) -> PurePosixPath:
    return PurePosixPath(posixpath.normpath(_place(link).parent / Path(link[1]).as_posix()))


def _real(place: PurePosixPath, links: dict[PurePosixPath, PurePosixPath]) -> PurePosixPath:
    """Where one comes to by following links, on the way too."""
    for on_the_way in (place, *place.parents):
        if on_the_way in links:
            return _real(links[on_the_way] / place.relative_to(on_the_way), links)
    return place


def _is_root(entry: Entry, system: str) -> bool:
    """Python's modules and Qt's plugins are loaded by themselves; so is what is only known by name."""
    place = Path(entry[0])
    if system != "linux" and not place.as_posix().startswith("PySide6/"):
        return True
    return entry[2] == "EXTENSION" or "plugins" in place.parts or place.name in BY_NAME or "python3" in place.name


def _from_system(name: str, place: str | None, system: str) -> list[Entry]:
    if system != "linux" or _SYSTEM.fullmatch(name):
        return []
    if place is None:
        raise MissingLibrary(f"{name} is not on this system; see installer/README.md for what a build needs")
    return [(name, place, "BINARY")]


def _is_borrowed(entry: Entry, system: str) -> bool:
    """Python's own parts are Durbar's to bring along, even where Python is the system's."""
    if system != "linux" or entry[2] != "BINARY" or Path(entry[0]).name.startswith("libpython"):
        return False
    return re.match(r"(/usr)?/lib/", entry[1]) is not None
