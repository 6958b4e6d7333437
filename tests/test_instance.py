"""One window for each data folder: who may be the first, what a second start asks of it, and what a crash leaves."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from durbar.instance import Request, claim, first_or_passed_on, pass_on

#: A first start that takes what is asked of it, tells it, and ends when its standard input does; or at once.
FIRST = """
import os, sys
from pathlib import Path
from durbar.instance import claim
def take(request):
    print("asked", request.file, flush=True)
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


def test_the_second_start_hands_its_file_over(first: subprocess.Popen[str], tmp_path: Path):
    assert first_or_passed_on(tmp_path, Request("/games/é.durbar")) == (None, True)
    assert first.stdout is not None
    assert first.stdout.readline() == "asked /games/é.durbar\n"


def test_another_data_folder_is_another_instance(first: subprocess.Popen[str], tmp_path: Path):
    other = tmp_path / "other"
    other.mkdir()
    instance, passed_on = first_or_passed_on(other, Request())
    assert instance is not None
    assert not passed_on
    instance.release()


def test_a_crash_locks_nobody_out(first: subprocess.Popen[str], tmp_path: Path):
    assert first.stdin is not None
    first.stdin.close()
    assert first.wait() == 1
    assert (tmp_path / "running.json").exists()
    assert not pass_on(tmp_path, Request())
    instance, passed_on = first_or_passed_on(tmp_path, Request(), patience=0)
    assert instance is not None
    assert not passed_on
    instance.release()


def test_who_gives_no_answer_is_not_waited_for_for_ever(tmp_path: Path):
    instance = claim(tmp_path)  # and never listens
    assert instance is not None
    assert first_or_passed_on(tmp_path, Request(), patience=0.1) == (None, False)
    instance.release()
    again = claim(tmp_path)
    assert again is not None
    again.release()


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes are another matter")
def test_strangers_on_the_socket_do_no_harm(first: subprocess.Popen[str], tmp_path: Path):
    text = (tmp_path / "running.json").read_text()
    assert (tmp_path / "running.json").stat().st_mode & 0o077 == 0
    where = text.split('"where":"')[1].split('"')[0]
    unsigned = b'{"key":"guessed","request":{"file":"/etc/passwd"}}'
    for noise in (b"", b"\x00\x00\x00\x04nope", b"\xff" * 64, len(unsigned).to_bytes(4, "big") + unsigned):
        with socket.socket(socket.AF_UNIX) as stranger:
            stranger.connect(where)
            stranger.sendall(noise)
    with socket.socket(socket.AF_UNIX) as mute:
        mute.connect(where)
        assert pass_on(tmp_path, Request("/games/mine.durbar"))
    assert first.stdout is not None
    assert first.stdout.readline() == "asked /games/mine.durbar\n", "only who has the key is heard"


def test_a_damaged_address_is_no_address(tmp_path: Path):
    for text in (b"", b"{}", b'{"where":"/nowhere","key":"zz","process":1}', b'{"where":"","key":"","process":1}'):
        (tmp_path / "running.json").write_bytes(text)
        assert not pass_on(tmp_path, Request())
