"""Hints hold: a short slice of ``python -m tests.lab.hints``."""

import pytest

from durbar.games import GAMES
from tests.lab.hints.asking import hints
from tests.lab.hints.holding import faults

#: Hints of each game; from this game on, so that each run of the laboratory asks others too.
MANY, FIRST = 6, 9000


@pytest.mark.parametrize("key", GAMES)
def test_what_is_advised_can_be_carried_out(key):
    told = 0
    for hint in hints(key, MANY, FIRST):
        told += sum(len(move.reasons) for move in hint.advised)
        assert not [fault for _, fault in faults(key, hint)]
    assert told > MANY
