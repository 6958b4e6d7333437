"""What measures whether chances come true: games with their hints, the curve, the table."""

from pathlib import Path

import pytest

from durbar.bots.search.chances import Curve
from durbar.engine.rng import Rng
from tests.lab.calibration.curve import fitted
from tests.lab.calibration.rows import MIX, Asked, Played, Row, keep, kept, play, rows
from tests.lab.calibration.table import in_words, losses, table_of


def test_a_deal_is_played_the_same_every_time_and_asked_about_all_over():
    one = play("ra", 3, seed=4, apart=40)
    assert one == play("ra", 3, seed=4, apart=40)
    assert one != play("ra", 3, seed=5, apart=40)
    assert set(one.levels) <= set(MIX)
    assert sum(one.won) == pytest.approx(1.0)
    assert len(one.asked) > 2
    assert {0 <= asked.found <= 1 for asked in one.asked} == {True}


def test_games_are_kept_and_one_that_was_cut_off_is_forgotten(tmp_path: Path):
    path = tmp_path / "games"
    assert kept(path) == {}
    one, two = (Played(seed, ("bold",), (1.0, 0.0), (Asked(3, 0, 0.4), Asked(9, 1, 0.7))) for seed in (1, 2))
    keep(path, one)
    keep(path, two)
    with path.open("ab") as file:
        file.write(b'[3,["bold"')
    assert kept(path) == {1: one, 2: two}
    assert list(rows(kept(path))) == [
        Row(0.4, 1.0, 0.5, False), Row(0.7, 0.0, 0.5, False), Row(0.4, 1.0, 0.5, True), Row(0.7, 0.0, 0.5, True)
    ]  # fmt: skip


def test_the_curve_finds_what_bent_the_truth():
    true = Curve(0.6, 0.5, 0.8, -0.4, 0.3)
    rng = Rng(8)
    found = [rng.below(1000) / 1000 for _ in range(6000)]
    told = [Row(one, float(rng.below(10**6) < 10**6 * true.told(one)), true.fair, True) for one in found]
    curve = fitted(told, Curve(fair=true.fair))
    assert all(abs(curve.told(one) - true.told(one)) < 0.03 for one in found)
    assert fitted([], true) == true, "without rows it stays where it is held"


def test_a_curve_never_falls():
    rng = Rng(9)
    found = [rng.below(1000) / 1000 for _ in range(2000)]
    curve = fitted([Row(one, float(one < 0.5), 0.5, True) for one in found], Curve())
    assert (curve.winning, curve.losing, curve.leading) == (0.0, 0.0, 0.0)
    assert curve.told(0.2) == pytest.approx(0.5, abs=0.05)


def test_the_table_tells_class_by_class_what_came_true():
    told = [Row(0.25, won, 1 / 3, False) for won in [0.0] * 60 + [1.0] * 60]
    told += [Row(0.95, 1.0, 1 / 3, False)] * 30
    table = table_of(3, 10, [(row.found, row) for row in told])
    counts = [one.count for one in table.classes]
    assert counts == [0, 0, 120, 0, 0, 0, 0, 0, 0, 30]
    assert (table.count, table.untrue) == (150, [2])
    words = in_words(table)
    assert "20 to  30 %      120      25.0%   50.0%    41.2%   58.8%  beyond 5 points" in words
    assert losses([(0.5, 1.0), (0.5, 0.0)]) == pytest.approx((0.25, 0.6931), abs=0.0001)
    assert table.told == table.found
    assert table.told[1] < table.fair[1] + 0.05
