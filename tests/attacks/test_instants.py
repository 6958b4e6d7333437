"""The attack at every instant: what once froze a game, and a few instants more; ``tests.lab`` tries all."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from durbar.games import GAMES
from tests.lab.attacks.instants import Attack, deeds_of, turn


@pytest.fixture
def attack(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Attack]:
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))
    attack = Attack()
    yield attack
    attack.close()


@pytest.mark.parametrize(
    ("kind", "seed", "deed"),
    [
        ("stage", 1, "undo"),
        ("game", 1, "undo"),
        ("stage", 3, "redo"),
    ],
)
def test_what_an_end_was_to_bring_is_gone_with_the_move(attack: Attack, kind: str, seed: int, deed: str):
    """The computers waited for ever for a table that nobody was to read any more."""
    assert attack.attempt(turn("ra", kind, seed), 8, ((deed, 0),)) == ""


@pytest.mark.parametrize("game", [game for game in GAMES if game != "ra"])
def test_whatever_is_done_at_some_instants_of_an_end_the_game_goes_on(attack: Attack, game: str):
    chance = random.Random(game)
    kind = "game" if game == "taj_mahal" else "stage"
    deeds = chance.choice(list(deeds_of(chance)))
    assert attack.attempt(turn(game, kind), chance.randrange(60), deeds) == ""
