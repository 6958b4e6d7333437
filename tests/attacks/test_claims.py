"""The numbers that screens state, for a moment: each comes true."""

from collections import Counter

import pytest

from durbar.ui.kit.values.claim import Claim
from tests.attacks.claims import MEASURED, attack, comes_true


@pytest.mark.parametrize("key", MEASURED)
def test_every_number_that_is_stated_comes_true(key: str):
    held = Counter[str]()
    for seed in range(2):
        for state in MEASURED[key].positions(seed):
            assert attack(key, state, held) == []
    assert held.total() > 500


def test_a_bound_holds_over_all_that_may_come():
    for bound, true in (
        ("exactly", (False, True, False)),
        ("at least", (False, True, True)),
        ("at most", (True, True, False)),
    ):
        claim = Claim("gold", 0, 2, bound=bound)
        assert tuple(comes_true(claim, [number]) for number in (1, 2, 3)) == true
    assert not comes_true(Claim("gold", 0, 2, bound="at least"), [1, 3])
