"""What all tests share: no screen, and the same examples every time."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same examples on every machine and every run, and no time limit: a slow machine is no failure.
settings.register_profile("durbar", derandomize=True, deadline=None, max_examples=200)
settings.load_profile("durbar")
