"""A beginner plays at every table without a fault, chooses alike in equal positions, and beats chance clearly."""

import pytest

import durbar
from durbar.bots.arena.match import play_deal
from durbar.bots.levels import LEVELS, arena_player
from durbar.bots.random_bot import RandomBot
from durbar.bots.search.bot import Bot
from durbar.bots.search.position import Position
from tests.contract.positions import CASE
from tests.lab.beginners import BEGINNERS

#: Games against two who play at random, and how many of them have to be won: tests are no ladder.
GAMES, CLEARLY = 2, 2
#: Games at a table of two guests, and what part of them is to be won.
FAIR_GAMES, LEAST, MOST = 30, 0.2, 0.8


def seated(key: str, seats: int) -> list[Bot]:
    """Return a beginner and others who play at random."""
    return [BEGINNERS[key](), *(RandomBot() for _ in range(seats - 1))]


@pytest.mark.parametrize("key", BEGINNERS)
def test_whole_games_at_every_number_of_players_with_every_set_of_options(key: str) -> None:
    for number, (seats, options) in enumerate(CASE[key].tables()):
        line_up = seated(key, seats)
        assert play_deal(key, line_up, seed=seats, shift=number % seats, options=options)[0].decisions


@pytest.mark.parametrize("key", BEGINNERS)
def test_a_beginner_beats_chance_clearly(key: str) -> None:
    won = sum(play_deal(key, seated(key, 3), seed=60, shift=shift)[0].share for shift in range(GAMES))
    assert won >= CLEARLY


@pytest.mark.parametrize("key", BEGINNERS)
def test_a_beginner_chooses_alike_in_equal_positions(key: str) -> None:
    state = durbar.start(key, seats=3, seed=7)
    for number in range(12):
        assert state.to_act is not None
        chosen = BEGINNERS[key]().choose(Position.of(state, state.to_act), number)
        assert BEGINNERS[key]().choose(Position.of(state.copy(), state.to_act), number) == chosen
        state.play(chosen)


@pytest.mark.parametrize("key", BEGINNERS)
def test_guests_are_a_fair_match_for_a_beginner(key: str) -> None:
    """With fixed deals; so few games tell only whether somebody has the table to itself. How often: the README."""
    line_up = [BEGINNERS[key](), *(arena_player(key, LEVELS[0]) for _ in range(2))]
    won = sum(play_deal(key, line_up, seed=1 + game // 3, shift=game % 3)[0].share for game in range(FAIR_GAMES))
    assert LEAST <= won / FAIR_GAMES <= MOST
