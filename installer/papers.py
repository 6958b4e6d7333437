"""Writes what is published beside the packages: notes, a bill of materials, checksums.

``python installer/papers.py notes|bill|sums FOLDER``, where FOLDER holds the packages of a release. It needs nothing
but Python; the bill also cyclonedx-bom, and with ``--of`` the Python of an environment that has Durbar and no more.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import facts
import stores

#: What a whole release has, by the names of its files.
_PACKAGES = {
    "*_amd64.deb": "Debian and its kin",
    "*_arm64.deb": "Debian and its kin (ARM)",
    "*-linux-x86_64.tar.xz": "other Linux",
    "*-linux-aarch64.tar.xz": "other Linux (ARM)",
    "*-setup.exe": "Windows",
    "*-arm64.dmg": "macOS (Apple’s processors)",
    "*-x86_64.dmg": "macOS (Intel)",
    "*.whl": "Python",
}
_SUMS = "SHA256SUMS"


def main() -> None:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("notes", "bill", "sums"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--of", type=Path, default=Path(sys.executable), help="the Python that the bill is about")
    chosen = parser.parse_args()
    if chosen.what == "notes":
        print(notes(chosen.folder))
    elif chosen.what == "bill":
        bill(chosen.folder, chosen.of)
    else:
        sums(chosen.folder)


def notes(folder: Path) -> str:
    """What is told about this version's release: its changes, and what it is missing still."""
    _, points = stores.changes(facts.version()) or ("", [])
    lines = [f"- {point}" for point in points]
    missing = [who for pattern, who in _PACKAGES.items() if not any(folder.glob(pattern))]
    if missing:
        lines += ["", f"Not here yet: packages for {', '.join(missing)}."]
    return "\n".join([*lines, "", f"`sha256sum --check --ignore-missing {_SUMS}` tells whether a file came whole."])


def bill(folder: Path, python: Path) -> Path:
    """Write which packages an environment has, in CycloneDX's form. Raises CalledProcessError."""
    target = folder / f"durbar-{facts.version()}.cdx.json"
    words = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible", "--output-file", target]
    subprocess.run([*words, "--pyproject", facts.TOP / "pyproject.toml", python], check=True)
    document = json.loads(target.read_text("utf-8"))
    document["metadata"]["component"]["version"] = facts.version()  # which pyproject.toml does not say
    target.write_text(json.dumps(document, indent=2) + "\n", "utf-8")
    return target


def sums(folder: Path) -> Path:
    """Write the checksum of every file, in sha256sum's form."""
    target = folder / _SUMS
    files = sorted(path for path in folder.iterdir() if path.is_file() and path != target)
    target.write_text("".join(f"{checksum(path)}  {path.name}\n" for path in files), "utf-8")
    return target


def checksum(path: Path) -> str:
    """SHA-256 of a file, as sha256sum tells it."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


if __name__ == "__main__":
    main()
