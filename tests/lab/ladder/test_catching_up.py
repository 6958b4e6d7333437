"""After a change the ladder keeps what still holds, and forgets the rungs of who plays otherwise."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.lab.ladder import __main__ as ladder
from tests.lab.ladder.choices import Choice, choices, who_changed


@pytest.fixture
def ra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Has Ra's figures in a folder of their own look as if other code had made them, in which some things differed."""
    found = ladder.kept("ra")
    monkeypatch.setattr(ladder, "FOLDER", tmp_path)
    chosen = list(choices("ra", {3: found.games[3]}))
    monkeypatch.setattr(ladder, "choices", lambda _key, _games: chosen)

    def before(level: str = "nobody", golden: str = "") -> None:
        first = chosen[0]
        others = {name: "pass" if name == level else move for name, move in first.moves.items()}
        found.choices = [Choice(first.seats, first.at, others), *chosen[1:]]
        found.golden = {name: golden or text for name, text in found.golden.items()}
        found.stamp = "of other code"
        ladder.keep("ra", found)

    return before


def line_ups() -> set[tuple[str, ...]]:
    return {result.match.levels for result in ladder.kept("ra").rungs}


def test_all_is_kept_and_stamped_where_nobody_plays_otherwise(ra: Callable[..., None]):
    ra()
    before = line_ups()
    ladder.catch_up("ra")
    assert line_ups() == before
    assert ladder.kept("ra").stamp == ladder.stamp("ra")


@pytest.mark.parametrize("level", ["greedy", "steady"])
def test_only_the_rungs_of_who_plays_otherwise_are_forgotten(ra: Callable[..., None], level: str):
    ra(level)
    before, games = line_ups(), ladder.kept("ra").games
    ladder.catch_up("ra")
    assert line_ups() == {line_up for line_up in before if level not in line_up}
    assert line_ups() < before
    assert ladder.kept("ra").stamp == ladder.stamp("ra")
    assert ladder.kept("ra").games == games, "the positions stay where they were"


def test_all_rungs_are_forgotten_where_rules_are_others(ra: Callable[..., None]):
    ra(golden="another game")
    ladder.catch_up("ra")
    assert not line_ups()


@pytest.mark.parametrize("before", [{"level": "bold"}, {"golden": "another game"}])
def test_a_stamp_alone_is_refused_where_figures_do_not_hold(ra: Callable[..., None], before: dict[str, str]):
    ra(**before)
    with pytest.raises(ladder.Changed):
        ladder.catch_up("ra", forgetful=False)
    assert ladder.kept("ra").stamp == "of other code"


def test_who_is_new_changed_nothing_and_other_decisions_change_all():
    one, more = Choice(3, 4, {"bold": "draw"}), Choice(3, 4, {"bold": "draw", "new": "invoke"})
    assert not who_changed([one], [more])
    assert who_changed([more], [one]) == {"new"}
    assert who_changed([more], [Choice(3, 5, more.moves)]) == {"bold", "new"}


def test_a_rung_is_of_whole_deals_and_the_experts_of_fewer():
    assert ladder.games_a_rung(("expert", "bold", "bold", "bold")) == 60
    assert ladder.games_a_rung(("bold", "steady")) == 300
