"""What killed processes left: removed when they are gone, and nothing else ever."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from durbar.system import files, leftovers

#: Writes a file and is killed in the midst of it.
KILLED = """
import os, sys
from pathlib import Path
from durbar.system import files
os.fsync = lambda handle: os._exit(1)
files.write(Path(sys.argv[1]), b"half")
"""


@pytest.fixture
def gone() -> int:
    """The number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def test_a_process_runs_or_is_gone(gone: int):
    assert leftovers.is_running(os.getpid())
    assert not leftovers.is_running(gone)


def test_what_a_killed_write_left_is_removed(tmp_path: Path):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "a.durbar")], env=environment, check=False)
    assert len(list(tmp_path.iterdir())) == 1
    leftovers.remove([tmp_path])
    assert list(tmp_path.iterdir()) == []


def test_files_of_the_living_and_of_others_stay(tmp_path: Path, gone: int):
    mine, digits = os.getpid(), "0123456789abcdef"
    left = [f".a.durbar.{gone}.{digits}.new", f".a.durbar.{gone}.new", f".statistics.jsonl.{gone}.new"]
    stale = [f".old.durbar.{mine}.{digits}.new"]
    kept = [
        f".a.durbar.{mine}.{digits}.new",
        f"a.durbar.{gone}.{digits}.new",
        f".a.durbar.{gone}.{digits}.new.txt",
        f".a.durbar.{gone}.0123.new",
        f".thesis.{gone}.new",
        "settings.new.txt",
        "a.durbar",
    ]
    for name in (*left, *stale, *kept, "settings.new"):
        (tmp_path / name).write_text("x")
    os.utime(tmp_path / stale[0], (1000, 1000))
    folder = tmp_path / f".folder.{gone}.{digits}.new"
    folder.mkdir()
    leftovers.remove([tmp_path, tmp_path / "not there", tmp_path / "a.durbar"], [tmp_path / "settings.new"])
    assert sorted(entry.name for entry in tmp_path.iterdir()) == sorted([*kept, folder.name])


def test_temporary_folders_of_the_dead_are_removed(tmp_path: Path, gone: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    mine = Path(tempfile.mkdtemp(prefix=leftovers.prefix()))
    left = tmp_path / mine.name.replace(str(os.getpid()), str(gone))
    left.mkdir()
    files.write(left / "games" / "a.durbar", b"x")
    other = tmp_path / f"durbar-{gone}-notes"
    other.mkdir()
    leftovers.remove([])
    assert sorted(tmp_path.iterdir()) == sorted([mine, other])
