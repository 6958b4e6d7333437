"""The system's loudspeakers, through the library miniaudio: the only place that knows it."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

from durbar.ui.sound.mixer import SAMPLE_RATE

#: Milliseconds of sound that are asked for at a time: a stroke is heard with the picture, and a busy window in between
#: leaves no hole.
_BLOCK_MS = 60


class NoSound(Exception):
    """Nothing can be played here; says why."""


def decoded(path: Path) -> array[int]:
    """Return the samples of a file, as the mixer wants them. Raises NoSound."""
    try:
        import miniaudio

        file = miniaudio.decode(path.read_bytes(), miniaudio.SampleFormat.SIGNED16, 1, SAMPLE_RATE)
    except Exception as error:  # whatever the library and the system think of
        raise NoSound(_why(error)) from error
    samples: array[int] = file.samples
    return samples


class Device:
    """The loudspeakers that the system prefers. fill: gives the next so many samples, in a thread of the library's."""

    def __init__(self, fill: Callable[[int], array[int]]) -> None:
        """Open it; that may take long. Raises NoSound."""
        self._fill = fill
        self._device: Any = None
        try:
            import miniaudio

            _quiet_alsa()
            backends = [one for one in miniaudio.get_enabled_backends() if one != miniaudio.Backend.NULL]
            backends.sort(key=lambda one: int(one.value))  # as the library prefers them
            self._device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16, 1, SAMPLE_RATE, _BLOCK_MS, backends=backends, app_name="Durbar"
            )
        except Exception as error:
            raise NoSound(_why(error)) from error

    def start(self) -> None:
        """Ask for samples from now on. Raises NoSound."""
        stream = self._stream()
        next(stream)
        try:
            self._device.start(stream)
        except Exception as error:
            raise NoSound(_why(error)) from error

    def stop(self) -> None:
        """Pause; ``start`` goes on. Raises NoSound."""
        try:
            self._device.stop()
        except Exception as error:
            raise NoSound(_why(error)) from error

    def close(self) -> None:
        """Release the loudspeakers."""
        self._device.close()

    def _stream(self) -> Generator[array[int] | bytes, int, None]:
        count = yield b""
        while True:
            count = yield self._fill(count)


def _why(error: Exception) -> str:
    """Return an error in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def _quiet_alsa() -> None:
    """Silence ALSA, which writes a page to the standard error where there is no card; one line in the log is enough."""
    if sys.platform != "linux" or _ALSA:
        return
    import ctypes

    try:
        alsa = ctypes.CDLL("libasound.so.2")
    except OSError:
        return
    of_words = (ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
    handler = ctypes.CFUNCTYPE(None, *of_words)(lambda *_: None)
    alsa.snd_lib_error_set_handler(handler)
    _ALSA.append(handler)  # as long as ALSA may call it


_ALSA: list[object] = []
