"""Writes what other shelves take Durbar from: Flatpak, winget, Homebrew: ``python installer/manifests.py FOLDER INTO``.

FOLDER holds the packages of a release. Each manifest names them by their addresses and checksums, and needs nothing
else from elsewhere; one whose packages are missing is not written.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import facts
import papers
import stores

#: winget's name for Durbar: publisher and program.
_WINGET_ID = "Durbar.Durbar"
_WINGET_FORM = "1.9.0"


class Missing(Exception):
    """A package that a manifest is about is not there."""


def write(folder: Path, into: Path) -> list[Path]:
    """Write those manifests whose packages are in a folder; gives their files."""
    makers: list[Callable[[Path], dict[str, str]]] = [flatpak, winget, cask]
    written = []
    into.mkdir(parents=True, exist_ok=True)
    for maker in makers:
        try:
            files = maker(folder)
        except Missing as missing:
            print(f"no manifest for {maker.__name__}: {missing}", file=sys.stderr)
            continue
        for name, text in files.items():
            (into / name).write_text(text, "utf-8")
            written.append(into / name)
    return written


def flatpak(folder: Path) -> dict[str, str]:
    """Flatpak's: the folder for any Linux, put below /app; nothing is compiled, and only its sources are fetched."""
    commands = [
        "mkdir -p /app/bin /app/lib/durbar /app/share",
        "cp -r share/. /app/share",
        "cp -r durbar _internal LICENSE /app/lib/durbar",
        "ln -s ../lib/durbar/durbar /app/bin/durbar",
    ]
    sources = []
    for machine in ("x86_64", "aarch64"):
        address, checksum = _package(folder, f"*-linux-{machine}.tar.xz")
        sources.append({"type": "archive", "only-arches": [machine], "url": address, "sha256": checksum})
    manifest = {
        "id": facts.APP_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": "25.08",
        "sdk": "org.freedesktop.Sdk",
        "command": "durbar",
        # A window, and sound; files that are opened and saved elsewhere come through the desktop's own dialog.
        "finish-args": ["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio"],
        "rename-desktop-file": "durbar.desktop",
        "rename-icon": "durbar",
        "rename-mime-file": "durbar.xml",  # this and the next since flatpak-builder 1.3.5
        "rename-mime-icons": [facts.MIME_TYPE.replace("/", "-")],
        # The program carries its modules behind its own end, where stripping would cut.
        "build-options": {"no-debuginfo": True},
        "modules": [
            {"name": "durbar", "buildsystem": "simple", "build-commands": commands, "sources": sources},
        ],
    }
    return {f"{facts.APP_ID}.json": json.dumps(manifest, indent=2) + "\n"}


def winget(folder: Path) -> dict[str, str]:
    """winget's: four files for the installer of Windows."""
    address, checksum = _package(folder, "*-setup.exe")
    same = {"PackageIdentifier": _WINGET_ID, "PackageVersion": facts.version()}
    day = stores.released(facts.version())
    installer = {
        "InstallerType": "inno",
        "Scope": "user",
        "UpgradeBehavior": "install",
        "MinimumOSVersion": "10.0.0.0",
        "FileExtensions": ["durbar"],
        "ProductCode": _product_code(),
        **({"ReleaseDate": day} if day else {}),
        "Installers": [{"Architecture": "x64", "InstallerUrl": address, "InstallerSha256": checksum.upper()}],
    }
    english = {
        "Publisher": facts.AUTHORS,
        "PublisherUrl": facts.HOMEPAGE,
        "PackageName": facts.NAME,
        "PackageUrl": facts.HOMEPAGE,
        "License": "MIT",
        "Moniker": "durbar",
        "Tags": ["board-game", "offline"],
    }
    parts = {
        "": {"DefaultLocale": "en-US", "ManifestType": "version"},
        ".installer": {**installer, "ManifestType": "installer"},
        ".locale.en-US": {"PackageLocale": "en-US", **english, **_told("en"), "ManifestType": "defaultLocale"},
        ".locale.fr-FR": {"PackageLocale": "fr-FR", **_told("fr"), "ManifestType": "locale"},
    }
    return {f"{_WINGET_ID}{part}.yaml": _yaml({**same, **rest}) for part, rest in parts.items()}


def cask(folder: Path) -> dict[str, str]:
    """Homebrew's. It names no folder of games to delete: they stay, as everywhere."""
    lines = []
    for block, machine in (("on_arm", "arm64"), ("on_intel", "x86_64")):
        address, checksum = _package(folder, f"*-{machine}.dmg")
        lines += ["", f"  {block} do", f'    url "{address}"', f'    sha256 "{checksum}"', "  end"]
    blocks = "\n".join(lines)
    text = f"""cask "durbar" do
  version "{facts.version()}"
{blocks}

  name "{facts.NAME}"
  desc "{facts.SUMMARY["en"]}"
  homepage "{facts.HOMEPAGE}"

  depends_on macos: ">= :ventura"

  app "{facts.NAME}.app"
end
"""
    return {"durbar.rb": text}


def _package(folder: Path, pattern: str) -> tuple[str, str]:
    """Address and checksum of a package. Raises Missing."""
    found = sorted(folder.glob(pattern))
    if not found:
        raise Missing(pattern)
    return facts.download(found[0].name), papers.checksum(found[0])


def _product_code() -> str:
    """Under which name Windows lists Durbar: the AppId of its installer, as Inno Setup marks it."""
    found = re.search(r"^AppId=\{(\{.+\})$", (facts.TOP / "installer/windows.iss").read_text("utf-8-sig"), re.MULTILINE)
    assert found is not None
    return f"{found[1]}_is1"


def _told(language: str) -> dict[str, str]:
    return {"ShortDescription": facts.SUMMARY[language], "Description": "\n\n".join(facts.PARAGRAPHS[language])}


def _yaml(document: dict[str, object]) -> str:
    """A document of YAML, whose values may be written as JSON."""
    lines = {**document, "ManifestVersion": _WINGET_FORM}.items()
    return "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in lines)


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
