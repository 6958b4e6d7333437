"""The attack on files: a short one finds nothing, and it would find what it is there to find."""

import os
import time
from pathlib import Path

import pytest

from tests.lab.attacks import files
from tests.lab.attacks.files import Kind, attack, broken


def test_files_of_every_kind_do_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))
    faults, read = attack(tmp_path, 16, range(8), seconds=60)
    assert faults == []
    assert set(read.values()) == {8}


def wait(_path: Path) -> None:
    time.sleep(10)


@pytest.mark.parametrize(
    ("read", "fault"),
    [
        (Path.read_bytes, ""),
        (lambda path: int(path.read_text()), "raised"),
        (wait, "raised"),
        (lambda path: path.write_bytes(b"mine"), "changed"),
        (lambda path: os.utime(path, (1, 1)), "changed"),
        (lambda path: (path.parent / "other").touch(), "changed"),
    ],
)
def test_it_tells_a_reader_that_does_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read: object, fault: str):
    monkeypatch.setattr(files, "HANGS", 0.05)
    if read is wait and not hasattr(files.signal, "SIGALRM"):
        pytest.skip("Windows has no alarm")
    path = tmp_path / "file"
    path.write_text("text")
    told = broken(Kind("file", "file", [], read), path)  # type: ignore[arg-type]
    assert fault in told
    assert bool(told) == bool(fault)
