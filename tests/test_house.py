"""The house: what a file of the rules is called, how much a file, a class or a folder holds, what a first line says.

Four lists name what is still too big or says too much. They only ever get shorter: whoever makes a thing smaller takes
its line away, and nobody adds one.
"""

import re
from collections import Counter
from pathlib import Path, PurePosixPath

import pytest

from durbar.games import GAMES

HOUSE = Path(__file__).parents[1] / "desktop" / "durbar"

#: The files that every game's rules have, in the order in which one reads them.
IN_EVERY_GAME = {
    "__init__": "the game as one object: its facts and options",
    "state": "a position: data, what can be asked of it, the small changes to it",
    "steps": "on top of the state: what a seat may do in each step, and what that does",
    "sequence": "on top of both, alone: what comes next",
    "moves": "what a player may do, as values",
    "events": "what happened, as values",
    "view": "what a seat may know",
    "sentences": "why a move can't be made, in words",
    "whereabouts": "how far a game has come",
}
#: The files that several games have, where they need them: the same thing has the same name.
IN_SOME_GAMES = {
    "luck": "how chance fell",
    "scoring": "points, as pure functions",
    "board": "a board as its file tells it, read and checked",
    "boards": "where the texts of boards are",
    "menu": "the moves that a board allows, made once",
    "turn": "the steps within a turn, where they fill a file of their own",
    "refusals": "why a move is not open, where that fills a file of its own",
    "older": "positions of older revisions of the rules",
}
#: What one game alone has.
IN_ONE_GAME = {
    "ra": {"tiles": "kinds of tiles", "worth": "what tiles are worth at the end of the epoch"},
    "raja": {
        "actions": "the nine actions of the disc",
        "characters": "the numbers of the characters",
        "progress": "how far a turn has carried its actions out",
        "reach": "what a seat can reach, and what it costs there",
        "routes": "journeys of several roads",
        "track": "the governor track",
        "turn_view": "what everybody sees of a turn in progress",
    },
    "taj_mahal": {
        "chains": "palaces joined along the roads",
        "pieces": "cards and tiles, as a board file tells them",
        "symbols": "ids of symbols, colours and goods",
        "unseen": "what hands and the draw pile may hold",
        "withdrawal": "what a withdrawal brings",
    },
    "dice_charmers": {
        "effects": "what a symbol gives",
        "marks": "what is written on a sheet",
        "names": "ids of goods, characters, buildings and dice",
        "outcome": "what a move would bring",
        "pen": "every stroke on a sheet",
        "roads": "roads of the province, as sides of cells",
        "sheet": "what is printed on a sheet",
        "sheet_view": "a sheet as everybody sees it",
        "tracks": "the two tracks, and where they cross",
        "usable": "whether a die, a reward or a bonus would do something",
    },
}

LINES = 500
TOO_LONG: set[str] = set()

METHODS = 30
TOO_MANY_METHODS: set[str] = set()

MODULES = 16
#: A game has more files than a room of another kind.
MODULES_OF_A_GAME = {"games": 24, "ui/games": 34}
TOO_FULL: set[str] = set()

TOO_MANY_ANDS: set[str] = set()

TEXTS = {path.relative_to(HOUSE).as_posix(): path.read_text("utf-8") for path in sorted(HOUSE.rglob("*.py"))}


@pytest.mark.parametrize("key", GAMES)
def test_the_same_thing_has_the_same_name_in_the_rules_of_every_game(key: str):
    there = {path.stem for path in (HOUSE / "games" / key).glob("*.py")}
    assert there >= IN_EVERY_GAME.keys()
    own = IN_ONE_GAME.get(key, {}).keys()
    assert own <= there <= IN_EVERY_GAME.keys() | IN_SOME_GAMES.keys() | own


def test_a_name_that_several_games_have_is_told_once():
    alone = Counter(name for names in IN_ONE_GAME.values() for name in names)
    assert max(alone.values()) == 1
    assert not alone.keys() & (IN_EVERY_GAME.keys() | IN_SOME_GAMES.keys())


def test_no_file_is_longer_than_one_reads_at_a_time():
    assert {name for name, text in TEXTS.items() if text.count("\n") > LINES} == TOO_LONG


def test_no_class_does_too_much():
    assert {name for name, many in methods().items() if many > METHODS} == TOO_MANY_METHODS


def methods() -> dict[str, int]:
    """How many methods each class has, by its file and name."""
    found: Counter[str] = Counter()
    for file, text in TEXTS.items():
        name = ""
        for line in re.findall(r"^(?:class \w+|def |    (?:async )?def )", text, re.MULTILINE):
            if line.startswith("class "):
                name = f"{file}: {line.removeprefix('class ')}"
            elif line == "def ":
                name = ""
            elif name:
                found[name] += 1
    return found


def test_no_folder_holds_too_much():
    held = Counter(str(PurePosixPath(name).parent) for name in TEXTS if not name.endswith("__init__.py"))
    most = {folder: MODULES_OF_A_GAME.get(str(PurePosixPath(folder).parent), MODULES) for folder in held}
    assert {folder for folder, many in held.items() if many > most[folder]} == TOO_FULL


def test_the_first_line_of_a_file_says_one_thing():
    firsts = {name: text.partition("\n")[0] for name, text in TEXTS.items()}
    assert {name for name, first in firsts.items() if len(re.findall(r"\band\b", first)) > 1} == TOO_MANY_ANDS
