"""Plays sounds in a thread of its own: whatever the system's loudspeakers do, the window never waits for them."""

from __future__ import annotations

import logging
import time
from array import array
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread

from durbar.system.paths import found
from durbar.ui.sound.device import Device, NoSound, decoded
from durbar.ui.sound.mixer import Mixer

#: Seconds without a sound after which the device rests: it costs current.
REST_SECONDS = 4.0
#: Seconds without a device until one is looked for again, at the next sound.
RETRY_SECONDS = 20.0
#: Seconds in which a device that runs and asks for nothing is taken to be gone.
LOST_SECONDS = 2.0
#: Seconds that a leaving window grants a device to close; one that hangs is left to the system.
CLOSE_SECONDS = 0.5


class Player:
    """A player of the files in ``resources/sounds`` by their names.

    Nothing is opened, read or started before the first.

    Where there is no device or no library, it says so in the log, once, and is silent; it looks for one again now and
    then, and when it is told to. failed: there is none now.
    """

    def __init__(self, open_device: Callable[[Callable[[int], array[int]]], Device] = Device) -> None:
        """open_device: given the mixer's ``block``. It may raise NoSound."""
        self._open_device = open_device
        self._mixer = Mixer()
        self._asked: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._device: Device | None = None
        self._runs = False
        self._read: dict[str, array[int]] = {}
        self._bed = ""
        self._told = self._closed = False
        self._again_at = self._asked_at = 0.0
        self.failed = False

    def play(self, name: str) -> None:
        """Play a sound."""
        self._ask(lambda: self._begin(name))

    def set_bed(self, name: str) -> None:
        """Play a bed round and round; an empty name: none."""
        if name or self._thread is not None:
            self._ask(lambda: self._lay_bed(name))

    def look_again(self) -> None:
        """Look for a device at the next sound, however short a time ago there was none."""
        self._again_at = 0.0

    def set_volume(self, volume: float) -> None:
        """Set how loud everything is, from 0 to 1."""
        self._mixer.volume = volume

    def hush(self) -> None:
        """Break off whatever sounds."""
        self._mixer.hush()

    def close(self) -> None:
        """Play no more."""
        self._mixer.hush()
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(CLOSE_SECONDS)
            self._thread = None
        self._closed = True

    def _ask(self, what: Callable[[], None]) -> None:
        if self._closed:
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        self._asked.put(what)

    # ---- in the thread -----------------------------------------------------------------------------------------

    def _work(self) -> None:
        try:
            while self._do_next():
                pass
        finally:
            self._let_go()
            self._read.clear()

    def _do_next(self) -> bool:
        """Do what is asked next; return False when that is to end."""
        try:
            what = self._next()
            if what is not None:
                what()
            return what is not None
        except NoSound as error:
            self._fail(error)
            return True

    def _fail(self, error: NoSound) -> None:
        self._let_go()
        self.failed = True
        self._again_at = time.monotonic() + RETRY_SECONDS
        if not self._told:
            self._told = True
            logging.getLogger("durbar.sound").warning("No sound can be played here: %s", error)

    def _let_go(self) -> None:
        """Close the device; nothing sounds any more."""
        self._mixer.hush()
        self._runs = False
        device, self._device = self._device, None
        if device is not None:
            device.close()

    def _next(self) -> Callable[[], None] | None:
        """Return what is asked next; a device that has nothing to play rests meanwhile."""
        while self._runs:
            try:
                return self._asked.get(timeout=REST_SECONDS)
            except Empty:
                if self._mixer.is_still:
                    self._stop()
        return self._asked.get()

    def _begin(self, name: str) -> None:
        if self._start():
            self._mixer.begin(self._samples(name))

    def _lay_bed(self, name: str) -> None:
        self._bed = name
        if not name:
            self._mixer.set_bed(None)
        elif self._start():
            self._mixer.set_bed(self._samples(name))

    def _samples(self, name: str) -> array[int]:
        if name not in self._read:
            path = found(f"sounds/{name}.ogg")
            if path is None:
                raise NoSound(f"there is no sound “{name}”")
            self._read[name] = decoded(path)
        return self._read[name]

    def _start(self) -> bool:
        """Start a device that plays; return False while it is too soon to look for one again. Raises NoSound."""
        if self._runs and time.monotonic() - self._asked_at > LOST_SECONDS:
            self._let_go()
        if self.failed and time.monotonic() < self._again_at:
            return False
        if self._device is None:
            self._device = self._open_device(self._give)
            if self._bed:
                self._mixer.set_bed(self._samples(self._bed))
        if not self._runs:
            self._asked_at = time.monotonic()
            self._device.start()
            self._runs = True
        self.failed = False
        return True

    def _stop(self) -> None:
        if self._device is not None:
            self._device.stop()
        self._runs = False

    # ---- in the device's thread --------------------------------------------------------------------------------

    def _give(self, count: int) -> array[int]:
        self._asked_at = time.monotonic()
        return self._mixer.block(count)
