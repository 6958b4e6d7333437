"""Manifests for other shelves: their addresses and checksums are those of the packages, and what each form asks for is
there. (They were held to the forms' own schemas by hand: installer/README.md.)"""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

NAMES = [
    "Durbar-1.0-setup.exe",
    "Durbar-1.0-arm64.dmg",
    "Durbar-1.0-x86_64.dmg",
    "durbar-1.0-linux-x86_64.tar.xz",
    "durbar-1.0-linux-aarch64.tar.xz",
]


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    for name in NAMES:
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.fixture
def written(installer, packages: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in installer("manifests").write(packages, packages / "into")}


def checksum(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def test_every_package_is_named_with_its_own_checksum(installer, written: dict[str, str]):
    facts = installer("facts")
    text = "\n".join(written.values()).casefold()
    for name in NAMES:
        address = f"{facts.REPOSITORY}/releases/download/v{facts.version()}/{name}".casefold()
        assert re.search(re.escape(address) + r'",?[^/]*' + checksum(name), text, re.DOTALL), name


def test_flatpak(installer, written: dict[str, str]):
    facts, stores = installer("facts"), installer("stores")
    manifest: dict[str, Any] = json.loads(written[f"{facts.APP_ID}.json"])
    assert {"id", "runtime", "runtime-version", "sdk", "command", "modules"} <= manifest.keys()
    assert not [word for word in manifest["finish-args"] if "network" in word or "filesystem" in word]
    (module,) = manifest["modules"]
    for source in module["sources"]:
        assert source["type"] == "archive"
        assert {"url", "sha256", "only-arches"} <= source.keys()
    assert f"<id>{manifest['id']}</id>" in stores.metainfo()


def test_winget(installer, written: dict[str, str]):
    manifests = {name: yaml.safe_load(text) for name, text in written.items() if name.endswith(".yaml")}
    version = installer("facts").version()
    needed = {
        "version": {"DefaultLocale"},
        "installer": {"Installers"},
        "defaultLocale": {"PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"},
        "locale": {"PackageLocale"},
    }
    assert {manifest["ManifestType"] for manifest in manifests.values()} == needed.keys()
    for name, manifest in manifests.items():
        assert name.startswith("Durbar.Durbar.")
        assert (manifest["PackageIdentifier"], manifest["PackageVersion"]) == ("Durbar.Durbar", version)
        assert needed[manifest["ManifestType"]] <= manifest.keys()
    (installers,) = (manifest for manifest in manifests.values() if manifest["ManifestType"] == "installer")
    assert re.fullmatch(r"\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}_is1", installers["ProductCode"])


def test_homebrew(written: dict[str, str]):
    text = written["durbar.rb"]
    for word in ("version", "url", "sha256", "name", "desc", "homepage", "app"):
        assert re.search(rf'^ +{word} "[^"]+"$', text, re.MULTILINE), word
    assert len(re.findall(r"^ +on_(arm|intel) do$|^cask \"durbar\" do$", text, re.MULTILINE)) == 3
    assert len(re.findall(r"^ *end$", text, re.MULTILINE)) == 3


def test_a_shelf_whose_package_is_missing_gets_no_manifest(installer, packages: Path):
    (packages / "Durbar-1.0-arm64.dmg").unlink()
    (packages / "durbar-1.0-linux-aarch64.tar.xz").unlink()
    names = {path.suffix for path in installer("manifests").write(packages, packages / "into")}
    assert names == {".yaml"}
