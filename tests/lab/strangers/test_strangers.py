"""Each stranger plays at every table without a fault, chooses alike in equal positions, and beats chance clearly."""

from itertools import cycle
from math import ceil

import pytest

import durbar
from durbar.bots.arena.match import play_deal
from durbar.bots.random_bot import RandomBot
from durbar.bots.search.bot import Bot
from durbar.bots.search.position import Position
from tests.contract.positions import CASE
from tests.lab.strangers import STRANGERS, stranger

PLAYERS = [(key, name) for key, named in STRANGERS.items() for name in named]
#: Games of a stranger against two who play at random, and how many of them it has to win: tests are no ladder.
GAMES, CLEARLY = 2, 2


@pytest.mark.parametrize("key", STRANGERS)
def test_whole_games_at_every_number_of_players_with_every_set_of_options(key: str) -> None:
    """The strangers take the tables in turn, several at one if need be: each sits at every number of players."""
    turns = {seats: cycle(STRANGERS[key]) for seats in durbar.game(key).seats}
    tables = list(CASE[key].tables())
    at_one = ceil(len(STRANGERS[key]) * len(turns) / len(tables))
    met = set()
    for number, (seats, options) in enumerate(tables):
        names = [next(turns[seats]) for _ in range(at_one)]
        met |= {(name, seats) for name in names}
        line_up: list[Bot] = [*(stranger(key, name) for name in names), *(RandomBot() for _ in range(seats - at_one))]
        found = play_deal(key, line_up, seed=seats, shift=number % seats, options=options)
        assert found[0].decisions
        assert sum(place.share for place in found) == pytest.approx(1)
    assert met == {(name, seats) for name in STRANGERS[key] for seats in durbar.game(key).seats}


@pytest.mark.parametrize(("key", "name"), PLAYERS)
def test_a_stranger_beats_chance_clearly(key: str, name: str) -> None:
    line_up: list[Bot] = [stranger(key, name), RandomBot(), RandomBot()]
    won = sum(play_deal(key, line_up, seed=60, shift=shift)[0].share for shift in range(GAMES))
    assert won >= CLEARLY


@pytest.mark.parametrize(("key", "name"), PLAYERS)
def test_a_stranger_chooses_alike_in_equal_positions(key: str, name: str) -> None:
    state = durbar.start(key, seats=3, seed=7)
    player = stranger(key, name)
    for number in range(6):
        assert state.to_act is not None
        chosen = player.choose(Position.of(state, state.to_act), number)
        assert chosen in state.legal_moves()
        assert stranger(key, name).choose(Position.of(state.copy(), state.to_act), number) == chosen
        state.play(chosen)
