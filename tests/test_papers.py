"""What is published beside the packages: notes, checksums; and that nobody's terms are forgotten."""

import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from durbar.ui.kit.look.letters import SANS, SERIF


def test_notes_are_the_changelogs_and_say_what_is_missing(installer, tmp_path: Path):
    papers, stores = installer("papers"), installer("stores")
    (tmp_path / "Durbar-1.0-setup.exe").touch()
    (tmp_path / "durbar_1.0_amd64.deb").touch()
    told = papers.notes(tmp_path)
    _, points = stores.changes(installer("facts").version())
    assert points
    assert told.startswith("\n".join(f"- {point}" for point in points) + "\n")
    (missing,) = re.findall(r"^Not here yet: packages for (.*)\.$", told, re.MULTILINE)
    assert "macOS (Intel)" in missing
    assert "Windows" not in missing
    assert "kin," not in missing


def test_a_whole_release_misses_nothing(installer, tmp_path: Path):
    names = ["a_amd64.deb", "a_arm64.deb", "a-linux-x86_64.tar.xz", "a-linux-aarch64.tar.xz", "a-setup.exe"]
    for name in [*names, "a-arm64.dmg", "a-x86_64.dmg", "a.whl"]:
        (tmp_path / name).touch()
    assert "Not here yet" not in installer("papers").notes(tmp_path)


def test_checksums_are_of_every_file_in_the_form_of_sha256sum(installer, tmp_path: Path):
    (tmp_path / "b").write_bytes(b"")
    (tmp_path / "a").write_bytes(b"abc")
    for _ in range(2):  # again too, with the sums of before in the folder
        installer("papers").sums(tmp_path)
    assert (tmp_path / "SHA256SUMS").read_text().splitlines() == [
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b",
    ]


def needed(package: str) -> Iterator[str]:
    """A package's requirements and theirs, but for extras and for what is not here."""
    for line in requires(package) or ():
        name = re.split(r"[^\w.-]", line, maxsplit=1)[0].lower()
        if "extra ==" not in line:
            try:
                yield from needed(name)
            except PackageNotFoundError:
                continue
            yield name


def test_nobodys_terms_are_forgotten(installer):
    """A new dependency needs a line in gather_licences, or a text in installer/licences."""
    faces = {face.package.replace("_", "-") for face in (SANS, SERIF)}
    qt = {"pyside6-essentials", "shiboken6"}  # “Qt, PySide6 and Shiboken.txt”
    only_where_cffi_compiles = {"pycparser"}
    found = set(needed("durbar"))
    assert {"networkx", "msgspec"} <= found
    assert found <= {*installer("gather_licences").PACKAGES, *faces, *qt, *only_where_cffi_compiles}


def test_what_has_no_terms_does_not_go_inside(installer):
    strangers = installer("gather_licences").strangers
    inside = [
        "json.decoder",
        "durbar.app",
        "networkx.algorithms",
        "msgspec/_core.so",
        "PySide6\\QtCore.pyd",
        "libz.so.1",
    ]
    assert strangers(inside) == []
    assert strangers([*inside, "_pytest.monkeypatch", "pytest"]) == ["pytest"]
