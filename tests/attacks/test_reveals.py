"""What moves show, in some random games of each kind."""

import pytest

from tests.lab.attacks.reveals import Attack

#: Games, and the share of their moves that are looked at; the last move of a game always is.
GAMES = {"ra": (60, 0.02), "raja": (30, 0.03), "taj_mahal": (50, 0.04), "dice_charmers": (30, 0.04)}


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_shows_something_says_so(game: str):
    attack = Attack(seed=4)
    many, looks = GAMES[game]
    for _ in range(many):
        attack.play(game, looks)
    assert attack.faults == []
    assert attack.shown
