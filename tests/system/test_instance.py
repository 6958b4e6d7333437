"""One window for each data folder: who may be the first, what a second start asks of it, and what a crash leaves."""

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from durbar.system import instance as instances
from durbar.system import leftovers
from durbar.system.instance import Request, Unanswered, claim, first_or_passed_on, hear

#: A first start that takes what is asked of it, tells it, and ends when its standard input does; or at once.
FIRST = """
import os, sys
from pathlib import Path
from durbar.system.instance import claim
def take(request):
    print("asked", ascii(request.file), ascii(request.token), flush=True)
    return True
instance = claim(Path(sys.argv[1]))
instance.listen(take)
print("ready", flush=True)
sys.stdin.read()
os._exit(1)
"""


@pytest.fixture
def first(tmp_path: Path):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", FIRST, str(tmp_path)]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield process
        process.kill()


def asked(first: subprocess.Popen[str]) -> str:
    assert first.stdout is not None
    return first.stdout.readline().removeprefix("asked ").strip()


def requests_in(folder: Path) -> list[Path]:
    return list(folder.glob("request-*"))


@pytest.mark.parametrize("name", ["/games/é.durbar", os.fsdecode(b"/games/\xff\xc3.durbar"), "/" + 4000 * "\u20ac"])
def test_the_second_start_hands_its_file_over(first: subprocess.Popen[str], tmp_path: Path, name: str):
    assert first_or_passed_on(tmp_path, Request(name, "token")) is None
    assert asked(first) == f"{name!a} 'token'"
    assert requests_in(tmp_path) == []


def test_starts_at_the_same_time_are_all_heard(first: subprocess.Popen[str], tmp_path: Path):
    names = {f"/{number}.durbar" for number in range(5)}
    threads = [threading.Thread(target=first_or_passed_on, args=(tmp_path, Request(name))) for name in names]
    for thread in threads:
        thread.start()
    assert {asked(first).split("'")[1] for _ in names} == names
    for thread in threads:
        thread.join()


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file can't be removed")
def test_no_second_window_where_the_lock_is_removed(first: subprocess.Popen[str], tmp_path: Path):
    lock = tmp_path / "running.lock"
    lock.unlink()
    until = time.monotonic() + 5
    while not lock.exists():
        assert time.monotonic() < until, "it is not locked anew"
        time.sleep(0.01)
    assert first_or_passed_on(tmp_path, Request("/lock.durbar")) is None
    assert asked(first) == "'/lock.durbar' ''"


def test_another_data_folder_is_another_instance(first: subprocess.Popen[str], tmp_path: Path):
    other = tmp_path / "other"
    other.mkdir()
    instance = first_or_passed_on(other, Request())
    assert instance is not None
    instance.release()


def test_a_crash_locks_nobody_out(first: subprocess.Popen[str], tmp_path: Path):
    assert first.stdin is not None
    first.stdin.close()
    assert first.wait() == 1
    instance = first_or_passed_on(tmp_path, Request(), patience=0)
    assert instance is not None
    instance.release()


def test_who_waits_for_one_that_ends_is_the_first_itself(tmp_path: Path):
    first = claim(tmp_path)
    assert first is not None
    threading.Timer(0.1, first.release).start()
    second = first_or_passed_on(tmp_path, Request("/a.durbar"), patience=5)
    assert second is not None
    assert requests_in(tmp_path) == []
    second.release()


def test_who_gives_no_answer_is_not_waited_for_for_ever(tmp_path: Path):
    instance = claim(tmp_path)  # and never listens
    assert instance is not None
    with pytest.raises(Unanswered):
        first_or_passed_on(tmp_path, Request(), patience=0.1)
    assert requests_in(tmp_path) == []
    instance.release()
    again = claim(tmp_path)
    assert again is not None
    again.release()


def test_what_a_window_does_not_take_is_asked_again_and_then_told(tmp_path: Path):
    instance, heard = claim(tmp_path), []
    assert instance is not None
    instance.listen(lambda request: heard.append(request.file) is not None)
    with pytest.raises(Unanswered):
        first_or_passed_on(tmp_path, Request("/a.durbar"), patience=0.5)
    assert {*heard} == {"/a.durbar"}
    instance.release()
    until = time.monotonic() + 5
    while any(thread.name == "instance" for thread in threading.enumerate()):
        assert time.monotonic() < until, "a thread outlives its instance"
        time.sleep(0.01)


def test_where_no_request_can_be_left_there_is_no_second_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object) -> None:
        raise OSError("the disk is full")

    instance = claim(tmp_path)
    assert instance is not None
    monkeypatch.setattr(instances.files, "write", full)
    with pytest.raises(Unanswered):
        first_or_passed_on(tmp_path, Request())
    instance.release()


def test_what_is_damaged_or_old_is_removed_and_never_asked(tmp_path: Path):
    whole = b'{"file":"L2EuZHVyYmFy","token":""}'
    for number, text in enumerate((b"", b"{}", b"\xff", b"[" * 50_000, b" " * (1 << 19), whole[:-1], whole + b"x")):
        (tmp_path / f"request-{number}.json").write_bytes(text)
    (tmp_path / "request-old.json").write_bytes(whole)
    before = time.time() - instances.STALE - 1
    os.utime(tmp_path / "request-old.json", (before, before))
    (tmp_path / "request-fresh.json").write_bytes(whole)
    heard: list[Request] = []
    hear(tmp_path, lambda request: not heard.append(request))
    assert heard == [Request("/a.durbar")]
    assert requests_in(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there folders say who may write in them")
@pytest.mark.parametrize("kind", ["another's", "link", "pipe"])
def test_only_files_of_the_person_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str):
    request = json.dumps({"file": "L2EuZHVyYmFy", "token": ""})
    path = tmp_path / "request-1.json"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "link":
        (tmp_path / "mine").write_text(request)
        path.symlink_to(tmp_path / "mine")
    else:
        path.write_text(request)
        monkeypatch.setattr(os, "getuid", lambda: path.stat().st_uid + 1)
    heard: list[Request] = []
    hear(tmp_path, lambda request: not heard.append(request))
    assert heard == []
    assert not path.is_symlink()
    assert not path.exists()


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Path]]:
    """The places that stand for a folder. The second has a short path: a socket lies in it."""
    with tempfile.TemporaryDirectory(dir="/tmp" if os.name == "posix" else None) as short:
        places = [tmp_path / "not there", Path(short)]
        monkeypatch.setattr(leftovers, "temporary_places", lambda *folders: [*places, *folders])
        yield places


@pytest.mark.parametrize("name", ["file", "file/deeper", "folder"])
def test_where_a_folder_takes_no_lock_one_elsewhere_stands_for_it(tmp_path: Path, elsewhere: list[Path], name: str):
    folder = tmp_path / name
    (tmp_path / "file").write_text("not mine")
    (tmp_path / "folder" / "running.lock").mkdir(parents=True)
    first, heard = first_or_passed_on(folder, Request()), []
    assert first is not None
    assert first.is_alone
    first.listen(lambda request: not heard.append(request.file))
    assert first_or_passed_on(folder, Request("/a.durbar"), patience=5) is None
    assert heard == ["/a.durbar"]
    other = first_or_passed_on(tmp_path / "file" / "other", Request())
    assert other is not None
    other.release()
    first.release()


def test_where_no_lock_can_be_had_at_all_nobody_is_stopped(tmp_path: Path, elsewhere: list[Path]):
    (tmp_path / "running.lock").mkdir()
    elsewhere.pop()
    instance = first_or_passed_on(tmp_path, Request(), patience=0)
    assert instance is not None
    assert not instance.is_alone
