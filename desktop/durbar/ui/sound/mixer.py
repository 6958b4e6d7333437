"""Adds up what sounds at once: whole numbers of 16 bits, one channel."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from operator import add
from threading import Lock

#: Samples a second.
SAMPLE_RATE = 32_000
#: What sounds at once at most; what began first makes way.
MAX_VOICES = 6

_MAX_SAMPLE, _MIN_SAMPLE = 32767, -32768
#: The share of the way to its loudness that the bed goes in a block: it comes and goes in about a second.
_FADE_SHARE = 0.06
_SILENCE_LEVEL = 0.002


@dataclass
class _Voice:
    samples: array[int]
    at: int = 0


class Mixer:
    """Sounds that were begun, and a bed below them that goes round. Threads may call it at the same time.

    volume: from 0 to 1, of everything.
    """

    def __init__(self) -> None:
        self.volume = 1.0
        self._voices: list[_Voice] = []
        self._bed: _Voice | None = None
        self._next_bed: array[int] | None = None
        self._bed_level = 0.0
        self._lock = Lock()

    @property
    def is_still(self) -> bool:
        """Whether nothing sounds and nothing is going to."""
        return not self._voices and self._bed is None and self._next_bed is None

    def begin(self, samples: array[int]) -> None:
        """Play a sound from now on, once."""
        with self._lock:
            self._voices = [*self._voices[-MAX_VOICES + 1 :], _Voice(samples)]

    def set_bed(self, samples: array[int] | None) -> None:
        """Play this bed round and round; the one before dies away first. None: none."""
        with self._lock:
            self._next_bed = samples

    def hush(self) -> None:
        """Silence everything."""
        with self._lock:
            self._voices, self._bed, self._next_bed = [], None, None

    def block(self, count: int) -> array[int]:
        """Return the next so many samples."""
        with self._lock:
            parts = [(_taken(voice, count), self.volume) for voice in self._voices]
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
            self._turn_bed()
            if self._bed is not None:
                parts.append((_taken_round(self._bed, count), self.volume * self._bed_level))
        return _sum(parts, count)

    def _turn_bed(self) -> None:
        """Bring the bed nearer to what it should be."""
        stays = self._bed is not None and self._bed.samples is self._next_bed
        if not stays and (self._bed is None or self._bed_level < _SILENCE_LEVEL):
            self._bed = _Voice(self._next_bed) if self._next_bed is not None else None
            self._bed_level = 0.0
        if self._bed is not None:
            goal = 1.0 if self._bed.samples is self._next_bed else 0.0
            self._bed_level += _FADE_SHARE * (goal - self._bed_level)


def _taken(voice: _Voice, count: int) -> array[int]:
    samples = voice.samples[voice.at : voice.at + count]
    voice.at += count
    return samples


def _taken_round(voice: _Voice, count: int) -> array[int]:
    samples = array("h")
    while len(samples) < count:
        part = voice.samples[voice.at : voice.at + count - len(samples)]
        voice.at = (voice.at + len(part)) % len(voice.samples)
        samples += part
    return samples


def _sum(parts: list[tuple[array[int], float]], count: int) -> array[int]:
    total = [0] * count
    for samples, factor in parts:
        loud = [int(factor * value) for value in samples]
        total[: len(loud)] = map(add, total, loud)
    if len(parts) > 1:
        total = [max(_MIN_SAMPLE, min(_MAX_SAMPLE, value)) for value in total]
    return array("h", total)
