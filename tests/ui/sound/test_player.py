"""The player opens nothing before the first sound, rests, and is silent until there is something to play on."""

import logging
import threading
from array import array
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from durbar.ui.sound import player as module
from durbar.ui.sound.device import NoSound
from durbar.ui.sound.player import Player


class FakeDevice:
    """Loudspeakers that note what is asked of them."""

    def __init__(self, fill: Callable[[int], array]) -> None:
        self.fill, self.told = fill, ["open"]
        self.thread = threading.current_thread().name

    def start(self) -> None:
        self.told.append("start")

    def stop(self) -> None:
        self.told.append("stop")

    def close(self) -> None:
        self.told.append("close")


class Opened:
    """Makes devices, or cannot."""

    def __init__(self, fails: str = "") -> None:
        self.devices: list[FakeDevice] = []
        self.asked, self.fails = 0, fails

    def __call__(self, fill: Callable[[int], array]) -> FakeDevice:
        self.asked += 1
        if self.fails:
            raise NoSound(self.fails)
        self.devices.append(FakeDevice(fill))
        return self.devices[-1]


@pytest.fixture(autouse=True)
def files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every file is one loud sample."""
    monkeypatch.setattr(module, "decoded", lambda _path: array("h", [1000]))


def test_nothing_is_opened_before_the_first_sound(qtbot: QtBot):
    opened = Opened()
    player = Player(opened)
    player.set_volume(0.5)
    player.set_bed("")
    assert not opened.asked
    assert "sound" not in [thread.name for thread in threading.enumerate()]
    player.play("stone")
    qtbot.waitUntil(lambda: bool(opened.devices) and "start" in opened.devices[0].told)
    assert opened.devices[0].thread == "sound"
    assert opened.devices[0].fill(2).tolist() == [500, 0]
    player.close()
    assert opened.devices[0].told == ["open", "start", "close"]


def test_a_device_with_nothing_to_play_rests_and_goes_on(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "REST_SECONDS", 0.02)
    opened = Opened()
    player = Player(opened)
    player.play("stone")
    qtbot.waitUntil(lambda: bool(opened.devices) and "start" in opened.devices[0].told)
    device = opened.devices[0]
    qtbot.wait(60)
    assert "stop" not in device.told  # what was begun has not been asked for yet
    device.fill(2)
    qtbot.waitUntil(lambda: device.told == ["open", "start", "stop"])
    player.play("wood")
    qtbot.waitUntil(lambda: device.told == ["open", "start", "stop", "start"])
    player.close()


def test_without_a_device_there_is_one_line_in_the_log_and_silence(qtbot: QtBot, caplog: pytest.LogCaptureFixture):
    opened = Opened(fails="no card")
    player = Player(opened)
    with caplog.at_level(logging.WARNING):
        player.play("stone")
        qtbot.waitUntil(lambda: player.failed)
        for _ in range(3):
            player.play("wood")
        player.set_bed("beds/ra")
        player.close()
    assert [record.getMessage() for record in caplog.records] == ["No sound can be played here: no card"]
    assert opened.asked == 1


@pytest.mark.parametrize("told", [True, False])
def test_sound_comes_back_when_a_device_does(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, told: bool
):
    if not told:
        monkeypatch.setattr(module, "RETRY_SECONDS", 0.1)
    opened = Opened(fails="no card")
    player = Player(opened)
    player.set_bed("beds/ra")
    qtbot.waitUntil(lambda: player.failed)
    opened.fails = ""
    if told:
        player.look_again()
    else:
        qtbot.wait(110)
    player.play("stone")
    qtbot.waitUntil(lambda: bool(opened.devices) and not player.failed)
    qtbot.waitUntil(lambda: opened.devices[0].fill(1).tolist() != [0])
    qtbot.waitUntil(lambda: opened.devices[0].fill(1)[0] > 0, timeout=1000)
    assert len(caplog.records) == 1, "the failure, and no word of what came after"
    player.close()


def test_a_device_that_was_unplugged_is_replaced(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "LOST_SECONDS", 0.05)
    opened = Opened()
    player = Player(opened)
    player.play("stone")
    qtbot.waitUntil(lambda: bool(opened.devices) and "start" in opened.devices[0].told)
    qtbot.wait(60)  # and nothing is asked for
    player.play("wood")
    qtbot.waitUntil(lambda: len(opened.devices) == 2 and "start" in opened.devices[1].told)
    assert opened.devices[0].told == ["open", "start", "close"]
    player.close()


def test_a_file_that_is_missing_is_told_like_a_missing_device(qtbot: QtBot, caplog: pytest.LogCaptureFixture):
    player = Player(Opened())
    with caplog.at_level(logging.WARNING):
        player.play("no such sound")
        qtbot.waitUntil(lambda: player.failed)
    assert "no such sound" in caplog.text
    assert len(caplog.records) == 1
    player.close()


def test_a_device_that_hangs_holds_up_nobody(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "CLOSE_SECONDS", 0.05)
    free = threading.Event()

    def hang(_fill: Callable[[int], array]) -> FakeDevice:
        free.wait(10)
        raise NoSound("at last")

    player = Player(hang)
    player.play("stone")
    player.play("wood")
    player.close()
    free.set()
    qtbot.waitUntil(lambda: "sound" not in [thread.name for thread in threading.enumerate()])
