"""The easiest level beats chance, and whoever plays by simple rules of thumb beats it. How often: tests/lab/ladder."""

import pytest

from durbar.bots.arena.match import Match, play_game
from durbar.bots.levels import GREEDY, LEVELS, RANDOM

#: So many games with fixed deals, each dealt three times: a game of Taj Mahal takes long.
GAMES = {"ra": 36, "raja": 12, "taj_mahal": 9, "dice_charmers": 30}
#: How often one of two comes before the other in these games, of 1, at least; as often as not would be a half.
CLEARLY = 0.7


@pytest.mark.parametrize("key", GAMES)
def test_a_guest_stands_between_chance_and_rules_of_thumb(key: str):
    match = Match(key, (GREEDY, LEVELS[0], RANDOM), {}, 31)
    games = [play_game(match, number) for number in range(GAMES[key])]
    over_guest = sum(greedy.rank < guest.rank for greedy, guest, _ in games)
    over_chance = sum(guest.rank < chance.rank for _, guest, chance in games)
    assert over_guest >= CLEARLY * len(games)
    assert over_chance >= CLEARLY * len(games)
