"""Short runs of the attacks in ``tests/lab/attacks``, what they share, and what holds screens to what comes about."""
