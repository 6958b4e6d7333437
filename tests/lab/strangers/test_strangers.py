"""Each stranger plays at every table without a fault, chooses alike in equal positions, and beats chance clearly."""

from itertools import cycle

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
    """The strangers take the tables in turn, and each of them sits at every number of players."""
    turns = cycle(STRANGERS[key])
    met = set()
    for seats, options in CASE[key].tables():
        name = next(turns)
        met.add((name, seats))
        line_up: list[Bot] = [stranger(key, name), *(RandomBot() for _ in range(seats - 1))]
        found = play_deal(key, line_up, seed=seats, shift=len(met) % seats, options=options)
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
