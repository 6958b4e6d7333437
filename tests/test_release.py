"""What stops a release: a tree with changes, no entry in the changelog, an unfinished text, a failing smoke test."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from durbar.games import GAMES
from durbar.ui.games import manifest
from tests.system.test_children import lay_traps


@pytest.fixture
def release(installer) -> ModuleType:
    return installer("release")


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=a", "-c", "user.email=a@b.example"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    if shutil.which("git") is None:
        pytest.skip("a tree with changes or tags is git’s, and there is no git here")
    git(tmp_path, "init", "-q")
    (tmp_path / "a").write_text("1")
    git(tmp_path, "add", "a")
    git(tmp_path, "commit", "-qm", "a")
    return tmp_path


def test_a_tree_with_changes(release: ModuleType, tree: Path):
    release.check_tree(tree)
    (tree / "b").write_text("2")
    with pytest.raises(release.Refused, match="the first is b"):
        release.check_tree(tree)


def test_a_version_that_was_released(release: ModuleType, tree: Path):
    release.check_tag(tree, "1.0")
    git(tree, "tag", "v1.0")
    with pytest.raises(release.Refused, match=r"1\.0 has its tag"):
        release.check_tag(tree, "1.0")


def test_a_package_is_dated_without_git(installer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    before = int(time.time())
    assert before <= int(installer("stores").last_change()) <= time.time()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    assert installer("stores").last_change() == "1000000000"


def test_a_folder_inside_a_checkout_is_not_dated_by_it(installer, monkeypatch: pytest.MonkeyPatch, tree: Path):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    git(tree, "commit", "--allow-empty", "--date=2001-09-09T00:00Z", "-qm", "b")
    monkeypatch.setattr(installer("facts"), "TOP", tree / "unpacked")
    (tree / "unpacked").mkdir()
    before = int(time.time())
    assert before <= int(installer("stores").last_change())


def test_a_version_without_saved_games(release: ModuleType, tmp_path: Path):
    (tmp_path / "ra_1_1.0_3.durbar").touch()
    release.check_saves(tmp_path, "1.0")
    with pytest.raises(release.Refused, match=r"no games of 2\.0"):
        release.check_saves(tmp_path, "2.0")


def test_a_ladder_with_missing_rungs_holds_a_release_up(release: ModuleType):
    release.check_ladder("3 players\n")
    with pytest.raises(release.Refused, match="ladder"):
        release.check_ladder("3 players, 2 rungs not yet played\n")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# Changelog\n\n## 1.0 – 2026-01-02\n\n- Something.\n", "no entry for 2.0"),
        ("## 2.0 – not yet released\n\n- Something.\n", "does not date 2.0"),
        ("## 2.0\n\n- Something.\n", "does not date 2.0"),
        ("## 2.0 – 2026-01-02\n\n## 1.0 – 2025-01-02\n\n- Something.\n", "says nothing about 2.0"),
    ],
)
def test_a_changelog_without_the_version(release: ModuleType, text: str, why: str):
    release.check_changelog("## 2.0 – 2026-01-02\n\n- Something.\n", "2.0")
    with pytest.raises(release.Refused, match=why):
        release.check_changelog(text, "2.0")


@pytest.mark.parametrize("translation", ['<translation type="unfinished">Oui</translation>', "<translation/>", ""])
def test_an_unfinished_text(release: ModuleType, tmp_path: Path, translation: str):
    form = "<TS><context><message><source>Yes</source>{}</message></context></TS>"
    (tmp_path / "durbar_fr.ts").write_text(form.format("<translation>Oui</translation>"))
    release.check_translations(tmp_path)
    (tmp_path / "durbar_fr.ts").write_text(form.format(translation))
    with pytest.raises(release.Refused, match=r"durbar_fr.ts has 1 unfinished texts, the first is “Yes”"):
        release.check_translations(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="a script with a first line for the shell")
@pytest.mark.parametrize("does", ["exit 1", "exit 0", "echo smoke test passed > $2; exit 1"])
def test_a_failing_smoke_test(installer, tmp_path: Path, does: str):
    build = installer("build")
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\n{does}\n")
    program.chmod(0o755)
    with pytest.raises(build.SmokeFailed):
        build.smoke(program)
    program.write_text("#!/bin/sh\necho smoke test passed > $2\n")
    build.smoke(program)


def test_packages_that_come_out_otherwise_the_second_time(installer, tmp_path: Path):
    build = installer("build")
    files = [tmp_path / "a.deb", tmp_path / "b.tar.xz"]
    for path in files:
        path.write_text("1")
    before = build.sums(files)
    build.check_same(before, build.sums(files))
    files[1].write_text("2")
    with pytest.raises(build.NotTheSame, match=r"differ: b\.tar\.xz$"):
        build.check_same(before, build.sums(files))


def test_the_checkout_itself_passes_the_smoke_test(tmp_path: Path):
    """In a folder from which it must import nothing."""
    lay_traps(tmp_path / "here", but_for_m=True)
    report = tmp_path / "report.txt"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "durbar", "--smoke", str(report)]
    done = subprocess.run(
        command, cwd=tmp_path / "here", env=environment, timeout=200, check=False, capture_output=True, text=True
    )
    assert "imported" not in done.stderr
    told = report.read_text("utf-8")
    assert (done.returncode, told.splitlines()[-1]) == (0, "smoke test passed"), told
    tried = [key for key in GAMES if manifest(key).sample is not None]
    assert tried
    for key in tried:
        assert f"{key}: opened after" in told
    assert told.count(" 10 more played") == len(tried)
    assert "sounds: " in told
    assert "licences: with their packages" in told


def test_the_trimming_knows_all_plugins_and_keeps_what_is_needed(installer):
    trimming = installer("trimming")
    assert trimming.keeps("PySide6/Qt/plugins/platforms/libqxcb.so")
    assert not trimming.keeps("PySide6/Qt/plugins/tls/libqopensslbackend.so")
    assert trimming.keeps("PySide6/Qt/translations/qtbase_fr.qm")
    assert not trimming.keeps("PySide6/Qt/translations/qtbase_de.qm")
    with pytest.raises(trimming.UnknownPlugins, match="novelties"):
        trimming.keeps("PySide6/Qt/plugins/novelties/libq.so")
