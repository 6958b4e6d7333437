"""``durbar bench --ui`` measures the screens of the games that are named, or of all."""

import pytest

from durbar import cli
from durbar.games import GAMES
from durbar.tools import bench_window


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose screens are measured."""
    found: list[str] = []
    monkeypatch.setattr(bench_window, "run", lambda keys: found.extend(keys) or 0)
    return found


@pytest.mark.parametrize(("words", "keys"), [(["raja"], ["raja"]), ([], list(GAMES))])
def test_the_screens_of_the_game_that_is_named_are_measured_and_of_all_where_none_is(
    measured: list[str], words: list[str], keys: list[str]
):
    assert cli.run(["bench", *words, "--ui"]) == 0
    assert measured == keys


def test_a_game_that_there_is_not_is_not_measured(measured: list[str]):
    assert cli.run(["bench", "chess", "--ui"]) == 2
    assert not measured
