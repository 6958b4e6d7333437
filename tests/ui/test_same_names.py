"""The same thing has the same name in the screens of all games; CONTRIBUTING says what each file holds."""

from pathlib import Path

import pytest

#: The games whose screens are whole; one that was just laid down has not all these files yet.
WHOLE = ("ra", "raja", "taj_mahal", "dice_charmers")

SCREENS = Path(__file__).resolve().parents[2] / "desktop/durbar/ui/games"

#: By room ("" is the game's own folder): what every game has.
EVERY = {
    "": "manifest names pieces prompt screen seats targets telling",
    "board": "board flights layout",
    "words": "move_words options preview reasons results",
    "tips": "tips",
}


@pytest.mark.parametrize("room", EVERY)
@pytest.mark.parametrize("key", WHOLE)
def test_the_screens_of_all_games_use_the_same_names(key: str, room: str):
    files = {path.stem for path in (SCREENS / key / room).glob("*.py")} - {"__init__"}
    assert files >= set(EVERY[room].split())
