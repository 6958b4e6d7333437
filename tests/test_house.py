"""Every game's rules have the same files, under the same names."""

from pathlib import Path

import pytest

from durbar.games import GAMES

HOUSE = Path(__file__).parents[1] / "desktop" / "durbar"

#: The files that every game's rules have, in the order in which one reads them.
IN_EVERY_GAME = {
    "__init__": "the game as one object: its facts and options; how far one has come",
    "state": "a position: data, what can be asked of it, the small changes to it",
    "steps": "on top of the state: what a seat may do in each step, and what that does",
    "sequence": "on top of both, alone: what comes next",
    "moves": "what a player may do, as values",
    "events": "what happened, as values, and how chance fell",
    "view": "what a seat may know",
    "sentences": "why a move can't be made, in words",
}


@pytest.mark.parametrize("key", GAMES)
def test_the_same_thing_has_the_same_name_in_the_rules_of_every_game(key: str):
    there = {path.stem for path in (HOUSE / "games" / key).glob("*.py")}
    assert there >= IN_EVERY_GAME.keys()
