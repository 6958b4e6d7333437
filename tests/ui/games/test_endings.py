"""What the results of whole games say, in all games: reasons of places, the turning point, the best, the luck."""

from collections import Counter

import pytest

from tests.attacks.endings import HELD, false_endings

UNPAINTED = True
#: How many games of each are played.
GAMES = {"ra": 12, "raja": 4, "taj_mahal": 5, "dice_charmers": 5}


@pytest.mark.parametrize("key", HELD)
def test_what_the_results_say_is_so(english: None, key: str):
    held = Counter[str]()
    for seed in range(GAMES[key]):
        assert false_endings(key, seed, held) == []
    assert held.total() == GAMES[key]
