"""What all headless tests share."""

from hypothesis import settings

# The same examples on every machine and every run, and no time limit: a slow machine is no failure.
settings.register_profile("durbar", derandomize=True, deadline=None, max_examples=200)
settings.load_profile("durbar")
