"""Games of computers in one window, the beginning of two."""

import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.lab.attacks.long import Attack, Count, growth


def test_two_games_in_a_window_leave_nothing_behind(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))
    attack = Attack(seed=1, moves=8)
    try:
        attack.run(2, time.monotonic() + 60, say=lambda _line: None)
    finally:
        attack.close()
    assert not attack.faults
    assert [count.game for count in attack.counts] == ["ra", "raja"]
    assert len({count.files for count in attack.counts}) == len({count.threads for count in attack.counts}) == 1


def counted(**what: float) -> Count:
    """What is counted after a game, all the same but for what is said."""
    usual = {"rate": 50.0, "memory": 90.0, "files": 12, "threads": 2, "children": 2, "widgets": 90, "objects": 50_000}
    return Count("ra", 3, **{**usual, **what})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("memory", 99.0),
        ("files", 13),
        ("threads", 3),
        ("children", 3),
        ("widgets", 91),
        ("objects", 60_000),
        ("rate", 9),
    ],
)
def test_growth_is_found(name: str, after: float):
    assert not list(growth([counted()] * 16))
    grown = [counted()] * 12 + [counted(**{name: after})] * 4
    assert len(list(growth(grown))) == 1
