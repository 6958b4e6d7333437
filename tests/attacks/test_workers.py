"""The attack on the processes that think, for a moment."""

import time

from tests.lab.attacks.workers import Attack


def test_workers_may_be_tormented_for_a_moment():
    attack = Attack(seed=1, pause=0.15)
    attack.run(time.monotonic() + 1.5)
    assert not attack.faults
    assert attack.tormentor.done
