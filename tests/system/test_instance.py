"""One window for each data folder: who may be the first, what a second start asks of it, and what a crash leaves."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from durbar.system import door, leftovers
from durbar.system.instance import Request, Unanswered, claim, first_or_passed_on, pass_on

#: A first start that takes what is asked of it, tells it, and ends when its standard input does; or at once.
FIRST = """
import os, sys
from collections.abc import Iterator
from pathlib import Path
from durbar.system.instance import claim
def take(request):
    print("asked", ascii(request.file), flush=True)
    return True
instance = claim(Path(sys.argv[1]))
instance.listen(take)
while not Path(sys.argv[1], "running.json").exists():
    pass
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


@pytest.mark.parametrize("name", ["/games/é.durbar", os.fsdecode(b"/games/\xff\xc3.durbar"), "/" + 4000 * "\u20ac"])
def test_the_second_start_hands_its_file_over(first: subprocess.Popen[str], tmp_path: Path, name: str):
    assert first_or_passed_on(tmp_path, Request(name)) is None
    assert asked(first) == ascii(name)


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes are another matter")
def test_a_door_or_a_note_that_is_cleaned_away_is_made_anew(first: subprocess.Popen[str], tmp_path: Path):
    note = tmp_path / "running.json"
    for number in range(2):
        Path(msgspec.json.decode(note.read_bytes())["where"]).unlink()
        assert first_or_passed_on(tmp_path, Request(f"/{number}.durbar")) is None
        assert asked(first) == f"'/{number}.durbar'"
    shutil.rmtree(Path(msgspec.json.decode(note.read_bytes())["where"]).parent)
    note.unlink()
    assert first_or_passed_on(tmp_path, Request("/note.durbar")) is None
    assert asked(first) == "'/note.durbar'"


def test_no_second_window_where_the_lock_is_removed(first: subprocess.Popen[str], tmp_path: Path):
    (tmp_path / "running.lock").unlink()
    assert first_or_passed_on(tmp_path, Request("/lock.durbar")) is None
    assert asked(first) == "'/lock.durbar'"


@pytest.mark.parametrize("variable", ["XDG_RUNTIME_DIR", "TMPDIR"])
def test_the_door_has_a_place_however_long_the_names_of_folders_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str
):
    long = tmp_path / ("long" * 50)
    long.mkdir()
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr(tempfile, "tempdir", str(long))
    monkeypatch.setenv(variable, str(long))
    instance, heard = first_or_passed_on(long, Request()), []
    assert instance is not None
    instance.listen(lambda request: not heard.append(request.file))
    while not (long / "running.json").exists():
        time.sleep(0.01)
    assert first_or_passed_on(long, Request("/long.durbar")) is None
    assert heard == ["/long.durbar"]
    instance.release()


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
    assert (tmp_path / "running.json").exists()
    assert not pass_on(tmp_path, Request())
    instance = first_or_passed_on(tmp_path, Request(), patience=0)
    assert instance is not None
    instance.release()


def test_who_gives_no_answer_is_not_waited_for_for_ever(tmp_path: Path):
    instance = claim(tmp_path)  # and never listens
    assert instance is not None
    with pytest.raises(Unanswered):
        first_or_passed_on(tmp_path, Request(), patience=0.1)
    instance.release()
    again = claim(tmp_path)
    assert again is not None
    again.release()


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes are another matter")
def test_strangers_on_the_socket_do_no_harm(first: subprocess.Popen[str], tmp_path: Path):
    text = (tmp_path / "running.json").read_text()
    assert (tmp_path / "running.json").stat().st_mode & 0o077 == 0
    where = text.split('"where":"')[1].split('"')[0]
    unsigned = b'{"key":"guessed","file":"/etc/passwd","token":""}'
    for noise in (b"", b"nope", b"\xff" * 64, unsigned):
        with socket.socket(socket.AF_UNIX) as stranger:
            stranger.connect(where)
            stranger.sendall(noise)
    with socket.socket(socket.AF_UNIX) as mute:
        mute.connect(where)
        assert pass_on(tmp_path, Request("/games/mine.durbar"))
    assert first.stdout is not None
    assert first.stdout.readline() == "asked '/games/mine.durbar'\n", "only who has the key is heard"


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes are another matter")
def test_a_crowd_and_whoever_speaks_slowly_keep_nobody_waiting(first: subprocess.Popen[str], tmp_path: Path):
    where = msgspec.json.decode((tmp_path / "running.json").read_bytes())["where"]
    with contextlib.ExitStack() as crowd:
        for number in range(4 * door.MOST):
            line = crowd.enter_context(socket.socket(socket.AF_UNIX))
            line.connect(where)
            with contextlib.suppress(OSError):  # sent away already
                line.sendall(b"{" * (number % 4))  # nothing, or the beginning of a message
        start = time.monotonic()
        assert first_or_passed_on(tmp_path, Request("/games/mine.durbar")) is None
        assert time.monotonic() - start < 1
        assert threads_of(first.pid) <= 2, "its own and the door's"


def threads_of(process: int) -> int:
    """How many threads a process has, where the system says."""
    told = Path(f"/proc/{process}/status")
    lines = told.read_text().splitlines() if told.exists() else ["Threads: 1"]
    return next(int(line.split()[1]) for line in lines if line.startswith("Threads"))


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes are another matter")
def test_who_speaks_slowly_is_not_listened_to_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(door, "PATIENCE", 0.3)
    instance = claim(tmp_path)
    assert instance is not None
    instance.listen(lambda _request: True)
    while not (tmp_path / "running.json").exists():
        time.sleep(0.01)
    where = msgspec.json.decode((tmp_path / "running.json").read_bytes())["where"]
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(where)
        line.settimeout(2)
        start = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - start < 2:
                line.sendall(b"x")
                time.sleep(0.05)
        assert time.monotonic() - start < 1.5, "every byte came in time, the whole did not"
    instance.release()
    assert not Path(where).parent.exists()
    until = time.monotonic() + 5
    while any(thread.name in ("instance", "second start") for thread in threading.enumerate()):
        assert time.monotonic() < until, "a thread outlives its door"
        time.sleep(0.01)


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes are another matter")
def test_what_is_too_long_or_too_deep_gets_no_answer(first: subprocess.Popen[str], tmp_path: Path):
    address = msgspec.json.decode((tmp_path / "running.json").read_bytes())
    key = address["key"].encode()
    deep = b'{"key":"%s","more":%s' % (key, b"[" * 60_000)
    for message in (deep, b'{"key":"%s","file":"\xff","token":""}' % key, b" " * (door.LONGEST + 1)):
        with pytest.raises(OSError):  # noqa: PT011 - the line is closed, in one way or another
            door.knock(address["where"], message, 0.5)
    assert pass_on(tmp_path, Request("/games/mine.durbar"))
    assert first.stdout is not None
    assert first.stdout.readline() == "asked '/games/mine.durbar'\n"


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


def test_a_damaged_address_is_no_address(tmp_path: Path):
    for text in (
        b"",
        b"{}",
        b"\xff",
        b"[" * 50_000,
        b'{"where":"\\u0000","key":"","process":1}',
        b'{"where":"\xff"}',
        b'{"where":"/nowhere","key":"zz","process":1}',
        b'{"where":"","key":"","process":1}',
    ):
        (tmp_path / "running.json").write_bytes(text)
        assert not pass_on(tmp_path, Request())
