"""The same thing has the same name in the screens of all games; CONTRIBUTING says what each file holds."""

from pathlib import Path

import pytest

from durbar.games import GAMES

SCREENS = Path(__file__).resolve().parents[2] / "desktop/durbar/ui/games"

#: By room ("" is the game's own folder): what every game has, and what a game has that needs it.
EVERY = {
    "": "cover manifest names pieces prompt screen seats targets",
    "board": "board flights layout",
    "words": "first gains headlines log move_words options preview reasons refusals results",
    "tips": "clicks players stage tips",
}
SOME = {
    "": "moments sounds weights",
    "board": "ground marks places strokes",
    "words": "faults highlights",
    "tips": "bonuses cities tiles",
}
#: What one game alone has, for things that it alone has.
OWN = {
    "ra": {"tips": "fame rules suns upper"},
    "raja": {
        "": "estimates",
        "board": "journey roads",
        "words": "planner",
        "tips": "houses palaces track travel",
    },
    "taj_mahal": {
        "": "forecast",
        "board": "aside borders cards contest labels map sum",
        "words": "sums",
        "tips": "cards court provinces",
    },
    "dice_charmers": {
        "": "sales",
        "board": "paper sketch tray",
        "words": "deeds phrases",
        "tips": "areas buildings dice karma market palace province river tracks",
    },
}


@pytest.mark.parametrize("room", EVERY)
@pytest.mark.parametrize("key", GAMES)
def test_the_screens_of_all_games_use_the_same_names(key: str, room: str):
    files = {path.stem for path in (SCREENS / key / room).glob("*.py")} - {"__init__"}
    every, some, own = set(EVERY[room].split()), set(SOME[room].split()), set(OWN.get(key, {}).get(room, "").split())
    assert files <= every | some | own
    if key in OWN:  # a game that has just been laid down has not all of them yet
        assert files >= every | own


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_no_other_rooms(key: str):
    rooms = {path.parent.name for path in (SCREENS / key).glob("*/*.py")}
    assert rooms == set(EVERY) - {""}


def test_what_two_games_share_has_one_name():
    # A file of one game alone that another has too belongs into SOME, or into EVERY.
    for room in EVERY:
        named = [name for own in OWN.values() for name in own.get(room, "").split()]
        assert len(named) == len(set(named))
