"""The packages for Linux: one for Debian and its kin, a folder to unpack anywhere, and that in one file (AppImage)."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from string import Template

import facts
import gather_licences
import icons
import libraries
import stores

_FILES = facts.TOP / "installer/linux_files"

#: Without them the game plays, but a double-click on a saved game does not find it, pages are printed into files only,
#: and nothing is heard: one of the two libraries for sound is enough.
_RECOMMENDS = ("desktop-file-utils", "libcups2", "libpulse0 | libasound2", "shared-mime-info", "xdg-utils")
#: Loaded by name at run time; see libraries.BY_NAME.
_BY_NAME = {"libdbus-1.so.3": "libdbus-1-3"}
assert _BY_NAME.keys() == libraries.BY_NAME.keys()


def program(folder: Path) -> Path:
    """Where the built program is."""
    return folder / "durbar/durbar"


def finish(work: Path) -> None:
    """Rid the binaries of what only their builders need, and add the terms of what was borrowed from this system.

    Symbols go, and paths of the machine that Python was built on. What is stripped already is left as it is.
    """
    inside = work / "frozen/durbar/_internal"
    for path in _binaries(inside):
        told = subprocess.run(["readelf", "-SWd", path], check=True, capture_output=True, text=True).stdout
        if ".symtab" in told:
            subprocess.run(["strip", "--strip-unneeded", path], check=True)
        if re.search(r"(RUNPATH|RPATH).*\[(?!\$ORIGIN)", told):
            subprocess.run([_patchelf(), "--remove-rpath", path], check=True)
    places = {Path(name).name: source for name, source in _borrowed(work).items()}
    gather_licences.gather_borrowed(map(Path, places.values()), inside / "durbar/resources/licences")


def _patchelf() -> str:
    """The program that changes search paths, from this environment or from the system."""
    own = Path(sys.executable).with_name("patchelf")
    return str(own) if own.exists() else "patchelf"


def pack(folder: Path, icon_folder: Path, out: Path) -> list[Path]:
    """Make all packages; gives their files. Raises CalledProcessError."""
    built, borrowed = folder / "durbar", _borrowed(folder.parent)
    with tempfile.TemporaryDirectory(dir=folder.parent) as name:
        stage = Path(name)
        top = _stage_folder(built, icon_folder, stage / "tar")
        return [
            _pack_deb(built, borrowed, icon_folder, stage / "deb", out),
            _pack_tarball(top, out),
            *pack_appimage(top, out),
        ]


# ---- the folder to unpack ------------------------------------------------------------------------------------------


def _stage_folder(built: Path, icon_folder: Path, stage: Path) -> Path:
    top = stage / f"durbar-{facts.version()}"
    shutil.copytree(built, top, symlinks=True)
    _add_share(top / "share", icon_folder)
    for name in ("menu.sh", "README.txt"):
        shutil.copy(_FILES / name, top / name)
    (top / "menu.sh").chmod(0o755)
    shutil.copy(facts.TOP / "LICENSE", top / "LICENSE")
    settle(top)
    return top


def _pack_tarball(top: Path, out: Path) -> Path:
    target = out / f"durbar-{facts.version()}-linux-{os.uname().machine}.tar.xz"
    words = ["tar", "--create", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"]
    words += [f"--mtime=@{os.environ['SOURCE_DATE_EPOCH']}", "--use-compress-program=xz -9 -T2"]
    subprocess.run([*words, f"--file={target}", f"--directory={top.parent}", top.name], check=True)
    return target


# ---- the folder in one file ----------------------------------------------------------------------------------------


def pack_appimage(top: Path, out: Path) -> list[Path]:
    """Make an AppImage of the folder to unpack, which is changed, where appimagetool is on this system; else none."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return []
    (top / "AppRun").symlink_to("durbar")
    shutil.copy(top / "share/applications/durbar.desktop", top)
    shutil.copy(top / "share/icons/hicolor/256x256/apps/durbar.png", top)
    machine = os.uname().machine
    target = out / f"Durbar-{facts.version()}-{machine}.AppImage"
    subprocess.run([tool, top, target], env={**os.environ, "ARCH": machine}, check=True)
    return [target]


# ---- the package for Debian ----------------------------------------------------------------------------------------


def _pack_deb(built: Path, borrowed: dict[str, str], icon_folder: Path, stage: Path, out: Path) -> Path:
    """Everything below /usr; libraries that Debian has are left out and depended on."""
    home = stage / "usr/lib/durbar"
    shutil.copytree(built, home, symlinks=True)
    for name in borrowed:
        (home / "_internal" / name).unlink()
    _drop_dangling(home)
    terms = home / "_internal/durbar/resources/licences"
    for path in terms.iterdir():
        if not (facts.TOP / "build/licences" / path.name).exists():  # terms of what was borrowed
            path.unlink()
    (stage / "usr/bin").mkdir(parents=True)
    (stage / "usr/bin/durbar").symlink_to("../lib/durbar/durbar")
    _add_share(stage / "usr/share", icon_folder)
    _add_documents(stage / "usr/share")
    settle(stage)
    _write_control(stage)
    target = out / f"durbar_{facts.version()}_{_architecture()}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", stage, target], check=True)
    return target


def _add_documents(share: Path) -> None:
    """Terms, changes, a manual page, and why some of lintian's findings are meant."""
    documents = share / "doc/durbar"
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(stores.debian_copyright(), "utf-8")
    _gzip(documents / "changelog.gz", stores.debian_changelog())
    manual = share / "man/man1"
    manual.mkdir(parents=True)
    page = Template((_FILES / "durbar.1").read_text("utf-8"))
    _gzip(manual / "durbar.1.gz", page.substitute(version=facts.version()))
    overrides = share / "lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copy(_FILES / "lintian-overrides", overrides / "durbar")


def _write_control(stage: Path) -> None:
    control = stage / "DEBIAN"
    control.mkdir()
    size = sum(path.lstat().st_size for path in stage.rglob("*") if not path.is_dir()) // 1024
    depends = _depends(stage)
    named = {package.split()[0] for package in depends}
    depends += [package for package in _BY_NAME.values() if package not in named]
    text = stores.debian_control(_architecture(), size, sorted(depends), _RECOMMENDS)
    (control / "control").write_text(text, "utf-8")
    sums = [
        f"{_md5(path)}  {path.relative_to(stage)}\n"
        for path in sorted(stage.rglob("*"))
        if path.is_file() and not path.is_symlink() and control not in path.parents
    ]
    (control / "md5sums").write_text("".join(sums), "utf-8")
    for path in control.iterdir():
        path.chmod(0o644)


def _depends(stage: Path) -> list[str]:
    """The packages that the binaries load libraries of, as dpkg-shlibdeps finds them. Raises CalledProcessError."""
    home = stage / "usr/lib/durbar"
    binaries = [path for path in _binaries(home) if path.parent.name != "printsupport"]  # see libraries.OPTIONAL
    own = sorted({path.parent for path in binaries})
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "debian").mkdir()
        (Path(name) / "debian/control").write_text("Source: durbar\n\nPackage: durbar\nArchitecture: any\n")
        words = ["dpkg-shlibdeps", "-O", f"-S{stage}", *(f"-l{folder}" for folder in own)]
        words += [word for path in binaries for word in ("-e", str(path))]
        told = subprocess.run(words, cwd=name, check=True, stdout=subprocess.PIPE, text=True).stdout
    return told.strip().partition("shlibs:Depends=")[2].split(", ")


# ---- both ----------------------------------------------------------------------------------------------------------


def _add_share(share: Path, icon_folder: Path) -> None:
    """What a desktop wants to know: entry, kind of file, icons, and what app stores tell."""
    for name, text in (
        ("applications/durbar.desktop", stores.desktop_entry()),
        ("mime/packages/durbar.xml", stores.mime_info()),
        (f"metainfo/{facts.APP_ID}.metainfo.xml", stores.metainfo()),
    ):
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    kinds = {"durbar": "apps/durbar", "durbar-file": f"mimetypes/{facts.MIME_TYPE.replace('/', '-')}"}
    for source, place in kinds.items():
        for size in icons.SIZES:
            _copy(icon_folder / f"{source}-{size}.png", share / f"icons/hicolor/{size}x{size}/{place}.png")
        _copy(icon_folder / f"{source}.svg", share / f"icons/hicolor/scalable/{place}.svg")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def _borrowed(work: Path) -> dict[str, str]:
    """Libraries in the built folder that are this system's: place and source."""
    found: dict[str, str] = json.loads((work / "borrowed.json").read_text("utf-8"))
    return found


def _binaries(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def _drop_dangling(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()


def settle(folder: Path) -> None:
    """Give all files the modes that they need, and one time: their own would tell when they were built.

    They are readable by all and writable by the owner; programs can be run and folders entered.
    """
    programs, epoch = {"durbar", "menu.sh"}, int(os.environ["SOURCE_DATE_EPOCH"])
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or (path.name in programs and path.parent.name.startswith("durbar"))
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def _gzip(path: Path, text: str) -> None:
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _md5(path: Path) -> str:
    import hashlib

    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def _architecture() -> str:
    return subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True).stdout.strip()
