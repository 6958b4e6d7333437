"""What is told of the ladder is what was played, and each level is stronger than the one below."""

import pytest

from durbar.bots.arena.arena import Result, wilson
from durbar.games import game
from tests.lab.ladder.__main__ import CLIMBED, FOLDER, SEED, games_a_rung, kept, page, rungs
from tests.lab.ladder.stamp import PACKAGE, counts, pieces, stamp

RUNGS = [result for key in CLIMBED for result in kept(key).rungs]


def test_the_page_tells_what_was_played():
    assert (FOLDER / "README.md").read_text("utf-8") == page()


@pytest.mark.parametrize("key", CLIMBED)
def test_the_figures_are_of_the_code_and_the_weights_there_are(key: str):
    """Whether nobody plays otherwise, --restamp finds out in seconds; without it, who does plays anew for hours."""
    assert kept(key).stamp == stamp(key), f"python -m tests.lab.ladder --restamp {key}; without it if players changed"


def test_a_stamp_is_of_what_code_does_and_not_of_where_it_stands_or_what_it_says():
    body = "def cost(way: Way) -> int:\n    {}return routes.tolls(way) + 1\n"
    here = "from durbar.games.raja import routes\n" + body.format('"""Gold."""\n    ')
    there = body.format("# gold\n    ").replace("routes.tolls", "tolls_of").replace("Way", "Journey")
    there = "LEAST = 2\n\n\nfrom durbar.games.raja.routes import tolls as tolls_of\n" + there
    assert set(pieces(there)) - set(pieces(here)) == set(pieces("LEAST = 2"))
    assert set(pieces(here)) < set(pieces(there))
    assert not set(pieces(here.replace("+ 1", "- 1"))) & set(pieces(here))


def test_what_is_only_told_of_a_move_is_not_in_the_stamp():
    ra = PACKAGE / "bots" / "ra"
    assert counts(ra / "greedy.py")
    assert not counts(ra / "reasons.py")


@pytest.mark.parametrize("key", CLIMBED)
def test_only_rungs_of_the_ladder_were_played(key: str):
    """All of them take hours after a change: the page tells what is missing, and a release waits for it."""
    wanted = {line_up for seats in game(key).seats for line_up in rungs(key, seats)}
    assert {result.match.levels for result in kept(key).rungs} <= wanted


@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: "-".join((rung.match.key, *rung.match.levels)))
def test_each_level_wins_more_than_its_fair_share(rung: Result):
    assert rung.games >= games_a_rung(rung.match.levels)
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
