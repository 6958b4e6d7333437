"""What is told of the ladder is what was played, and each level is stronger than the one below."""

import pytest

from durbar.bots.arena.arena import Result, wilson
from durbar.games import GAMES, game
from tests.ladder.__main__ import FOLDER, GAMES_A_RUNG, SEED, kept, page, rungs

RUNGS = [result for key in GAMES for result in kept(key)]


def test_the_page_tells_what_was_played():
    assert (FOLDER / "README.md").read_text("utf-8") == page()


@pytest.mark.parametrize("key", GAMES)
def test_every_rung_was_played_at_each_number_of_seats(key: str):
    wanted = {line_up for seats in game(key).seats for line_up in rungs(seats)}
    assert {result.match.levels for result in kept(key)} == wanted


@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: "-".join((rung.match.key, *rung.match.levels)))
def test_each_level_wins_more_than_its_fair_share(rung: Result):
    assert rung.games >= GAMES_A_RUNG
    assert rung.match.seed == SEED
    assert not rung.stopped
    low, _ = wilson(rung.tallies[0].wins, rung.games)
    assert low > 1 / len(rung.match.levels)


@pytest.mark.parametrize(
    "rung",
    [rung for rung in RUNGS if rung.match.levels[:2] == ("expert", "gentle")],
    ids=lambda rung: f"{rung.match.key}-{len(rung.match.levels)}",
)
def test_the_expert_stands_far_above_gentle_players(rung: Result):
    """Two and a half fair shares; at two players nobody can win more than two."""
    seats = len(rung.match.levels)
    assert rung.tallies[0].share >= (2.5 / seats if seats > 2 else 0.9)
