"""Files: only what is a file is read, and no more of it than is wanted; written whole or not at all."""

import os
import sys
from pathlib import Path

import pytest

from durbar.system import files


def things_that_are_no_files(folder: Path) -> list[Path]:
    """A pipe that nobody writes into, a link round in a circle, a folder, and links to a device without an end."""
    pipe, circle, endless, inside = (folder / name for name in ("pipe", "circle", "endless", "folder"))
    os.mkfifo(pipe)
    circle.symlink_to(circle)
    endless.symlink_to("/dev/zero")
    inside.mkdir()
    return [pipe, circle, endless, inside]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things in folders")
@pytest.mark.timeout(10)
def test_what_is_no_file_is_refused_and_never_waited_for(tmp_path: Path):
    for path in things_that_are_no_files(tmp_path):
        with pytest.raises(OSError) as caught:  # noqa: PT011 - a class for each would say no more
            files.read(path, 100)
        assert caught.value.strerror


def test_no_more_is_read_than_is_wanted(tmp_path: Path):
    path = tmp_path / "large"
    path.write_bytes(b"12345")
    assert files.read(path, 5) == b"12345"
    assert files.head(path, 3) == b"123"
    with pytest.raises(files.TooLarge):
        files.read(path, 4)


def test_the_file_is_synced_before_it_replaces_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    done = []
    sync, replace = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (done.append("sync"), sync(handle))[1])
    monkeypatch.setattr(os, "replace", lambda a, b: (done.append("replace"), replace(a, b))[1])
    files.write(tmp_path / "a", b"text")
    assert done == ["sync", "replace", "sync"]


def test_sharing_errors_of_windows_are_tried_again_and_then_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "game.durbar"
    replace, refusals = os.replace, [PermissionError(13, "in use")] * 3

    def busy(a: Path, b: Path) -> None:
        if refusals:
            raise refusals.pop()
        replace(a, b)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(files.time, "sleep", lambda _seconds: None)
    monkeypatch.setattr(os, "replace", busy)
    files.write(path, b"kept")
    assert path.read_text() == "kept"
    refusals.extend([PermissionError(13, "in use")] * 99)
    with pytest.raises(PermissionError):
        files.write(path, b"lost")
    assert path.read_text() == "kept"
    assert len(refusals) == 99 - 8


def test_a_folder_that_is_missing_is_made_and_what_is_in_its_place_is_left(tmp_path: Path):
    files.write(tmp_path / "a" / "b" / "game", b"kept")
    assert (tmp_path / "a" / "b" / "game").read_bytes() == b"kept"
    (tmp_path / "c").write_text("not mine")
    for path in (tmp_path / "c" / "game", tmp_path / "c" / "d" / "game"):
        with pytest.raises(NotADirectoryError):
            files.write(path, b"lost")
    assert (tmp_path / "c").read_text() == "not mine"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things in folders")
@pytest.mark.timeout(10)
def test_what_is_no_file_is_not_written_over(tmp_path: Path):
    for path in things_that_are_no_files(tmp_path):
        kind = path.lstat().st_mode
        for write in (lambda path=path: files.write(path, b"lost"), lambda path=path: files.open_to_lock(path)):
            with pytest.raises(OSError):  # noqa: PT011
                write()
        assert path.lstat().st_mode == kind
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["circle", "endless", "folder", "pipe"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no modes")
def test_a_new_file_is_private_and_an_old_one_keeps_its_mode(tmp_path: Path):
    path = tmp_path / "game"
    files.write(path, b"1")
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o664)
    files.write(path, b"2")
    assert path.stat().st_mode & 0o777 == 0o664


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links there")
def test_a_link_stays_a_link_and_what_it_leads_to_is_written(tmp_path: Path):
    (tmp_path / "far").mkdir()
    target, path = tmp_path / "far" / "game", tmp_path / "game"
    path.symlink_to(target)
    for data in (b"where nothing was", b"over it"):
        files.write(path, data)
        assert path.is_symlink()
        assert target.read_bytes() == data
    assert [entry.name for entry in (tmp_path / "far").iterdir()] == ["game"]
    target.unlink()
    target.parent.rmdir()
    with pytest.raises(FileNotFoundError):
        files.write(path, b"nowhere")


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links there")
def test_a_planted_link_is_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(files.os, "urandom", bytes)  # as if it could be guessed
    victim = tmp_path / "victim"
    victim.write_text("not mine")
    (tmp_path / f".game.{os.getpid()}.{'0' * 16}.new").symlink_to(victim)
    with pytest.raises(FileExistsError):
        files.write(tmp_path / "game", b"lost")
    assert victim.read_text() == "not mine"


def test_a_file_of_the_longest_name_is_written(tmp_path: Path):
    path = tmp_path / ("é" * 100 + "x" * 50)
    files.write(path, b"kept")
    assert path.read_bytes() == b"kept"
