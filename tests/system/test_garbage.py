"""Garbage is collected in the window's thread alone."""

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from threading import Thread

import pytest

from durbar.system import garbage


class Knot:
    """Refers to itself: only the collector can take it away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def bounds() -> Iterator[None]:
    """The tests' own bounds afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_another_thread_collects_nothing_however_much_it_makes() -> None:
    garbage.collect_when_told()
    left = weakref.ref(Knot())
    made: list[Knot] = []
    thread = Thread(target=lambda: made.extend(Knot() for _ in range(20_000)))
    thread.start()
    thread.join()
    assert left() is not None
    garbage.collect_due()
    assert left() is None


def test_the_oldest_are_looked_through_in_their_turn() -> None:
    gc.set_threshold(10, 1, 1)
    left = weakref.ref(Knot())
    gc.collect(1)
    aged = Knot()
    gc.collect(1)
    old = weakref.ref(aged)
    del aged
    assert left() is None
    assert old() is not None
    for _ in range(20):
        keep = [Knot() for _ in range(20)]
        garbage.collect_due()
        del keep
    assert old() is None


def test_the_window_collects_by_itself() -> None:
    asks = "import gc; from durbar.app import application; application(); print(gc.isenabled())"
    assert subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True).stdout == "False\n"
