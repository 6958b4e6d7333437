"""The disk image for macOS. It can be made on macOS only."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import facts

_FILE_TYPE = f"{facts.APP_ID}.game"


def info() -> dict[str, object]:
    """What the application says of itself: its languages, and that saved games are its own."""
    return {
        "CFBundleDisplayName": facts.NAME,
        "CFBundleShortVersionString": facts.version(),
        "CFBundleLocalizations": ["en", "fr"],
        "CFBundleDevelopmentRegion": "en",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": facts.AUTHORS,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": facts.FILE_KIND["en"],
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [_FILE_TYPE],
                "CFBundleTypeIconFile": "durbar-file.icns",
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _FILE_TYPE,
                "UTTypeDescription": facts.FILE_KIND["en"],
                "UTTypeConformsTo": ["public.text"],
                "UTTypeIconFile": "durbar-file.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["durbar"],
                    "public.mime-type": [facts.MIME_TYPE],
                },
            }
        ],
    }


def program(folder: Path) -> Path:
    """Where the built program is."""
    return folder / "Durbar.app/Contents/MacOS/durbar"


def pack(folder: Path, icons: Path, out: Path) -> list[Path]:
    """Make the disk image: the application beside a link to where applications go."""
    stage = folder / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    shutil.copy(icons / "durbar-file.icns", folder / "Durbar.app/Contents/Resources")
    # Adding a file breaks the seal that PyInstaller put on; an own one is what a Mac with Apple's processor asks for.
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", folder / "Durbar.app"], check=True)
    subprocess.run(["ditto", folder / "Durbar.app", stage / "Durbar.app"], check=True)
    (stage / "Applications").symlink_to("/Applications")
    image = out / f"Durbar-{facts.version()}-{os.uname().machine}.dmg"
    image.unlink(missing_ok=True)
    words = ["hdiutil", "create", "-volname", facts.NAME, "-srcfolder", stage, "-format", "UDZO", image]
    subprocess.run(words, check=True)
    return [image]
