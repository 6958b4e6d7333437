"""The only source of chance inside a state.

The algorithm (splitmix64) is written out here and pinned by test vectors, so that a saved game replays the same on
every Python. Bots, set-up and animations use generators of their own.
"""

from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Rng:
    """A seeded generator whose whole state is one 64-bit number."""

    __slots__ = ("state",)

    def __init__(self, seed: int):
        self.state = seed & _MASK

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, uniformly (to within n / 2**64)."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle the items in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> "Rng":
        """Return a generator that will give the same numbers."""
        return Rng(self.state)
