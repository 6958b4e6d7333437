"""What all tests share: no screen, and the same examples every time."""

import gc
import os

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same examples on every machine and every run, and no time limit: a slow machine is no failure.
settings.register_profile("durbar", derandomize=True, deadline=None, max_examples=200)
settings.load_profile("durbar")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look for garbage in what the tests leave behind only, and seldom, not again and again in all that is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
