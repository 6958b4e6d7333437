"""Plays sounds in a thread of its own: whatever the system's loudspeakers do, the window never waits for them."""

from __future__ import annotations

import logging
from array import array
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread

from durbar.system.paths import found
from durbar.ui.sound.device import Device, NoSound, decoded
from durbar.ui.sound.mixer import Mixer

#: Seconds without a sound after which the device rests: it costs current.
REST_AFTER = 4.0
#: Seconds that a leaving window grants a device to close; one that hangs is left to the system.
PATIENCE = 0.5


class Player:
    """Plays the files in ``resources/sounds`` by their names. Nothing is opened, read or started before the first.

    Where there is no device or no library, it says so in the log, once, and is silent from then on.
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
        self.failed = False

    def play(self, name: str) -> None:
        """Let a sound be heard."""
        self._ask(lambda: self._begin(name))

    def set_bed(self, name: str) -> None:
        """Let a bed go round; an empty name: none."""
        if name or self._thread is not None:
            self._ask(lambda: self._lay_bed(name))

    def set_volume(self, volume: float) -> None:
        """How loud everything is, from 0 to 1."""
        self._mixer.volume = volume

    def hush(self) -> None:
        """Break off whatever sounds."""
        self._mixer.hush()

    def close(self) -> None:
        """Play no more."""
        self._mixer.hush()
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(PATIENCE)
            self._thread = None
        self.failed = True

    def _ask(self, what: Callable[[], None]) -> None:
        if self.failed:
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        self._asked.put(what)

    # ---- in the thread -----------------------------------------------------------------------------------------

    def _work(self) -> None:
        try:
            while (what := self._next()) is not None:
                what()
        except NoSound as error:
            logging.getLogger("durbar.sound").warning("No sound can be played here: %s", error)
            self.failed = True
        finally:
            self._mixer.hush()
            self._read.clear()
            device, self._device = self._device, None
            if device is not None:
                device.close()

    def _next(self) -> Callable[[], None] | None:
        """What is asked next; a device that has nothing to play rests meanwhile."""
        while self._runs:
            try:
                return self._asked.get(timeout=REST_AFTER)
            except Empty:
                if self._mixer.is_still:
                    self._stop()
        return self._asked.get()

    def _begin(self, name: str) -> None:
        self._mixer.begin(self._samples(name))
        self._start()

    def _lay_bed(self, name: str) -> None:
        self._mixer.set_bed(self._samples(name) if name else None)
        if name:
            self._start()

    def _samples(self, name: str) -> array[int]:
        if name not in self._read:
            path = found(f"sounds/{name}.ogg")
            if path is None:
                raise NoSound(f"there is no sound “{name}”")
            self._read[name] = decoded(path)
        return self._read[name]

    def _start(self) -> None:
        if self._device is None:
            self._device = self._open_device(self._mixer.block)
        if not self._runs:
            self._device.start()
            self._runs = True

    def _stop(self) -> None:
        if self._device is not None:
            self._device.stop()
        self._runs = False
