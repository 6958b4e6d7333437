"""Garbage is collected in one thread: the window's.

Python collects wherever it happens to be, also in a thread that only waits for a computer's thought or plays a sound. A
timer or a widget that is destroyed there leaves Qt with a pointer to nothing, and the process dies.
"""

import gc

#: Milliseconds from one look to the next: seldom enough to cost nothing, often enough that little has come together.
EVERY = 200
#: New objects before the youngest are looked through; such looks before the older, and those before the oldest.
_BOUNDS = (2_000, 20, 20)


def collect_when_told() -> None:
    """Turn automatic collection off: from now on only ``collect_due`` and explicit calls collect garbage."""
    gc.disable()
    gc.set_threshold(*_BOUNDS)


def collect_due() -> None:
    """Collect what Python would have collected by now, in this thread."""
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > gc.get_threshold()[generation]:
            gc.collect(generation)
            return
