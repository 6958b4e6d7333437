"""Every game's rules have the same files, under the same names; tests ask for behaviour, not for what a file hides."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from durbar.games import GAMES

HOUSE = Path(__file__).parents[1] / "desktop" / "durbar"

TESTS = Path(__file__).parent

#: How the paths begin of tests that still read what another file keeps for itself; whoever cleans them takes them away.
NOT_YET = ("bots/search/", "lab/net/")
#: Tests that still call functions by a private name, instead of what calls them.
CALL_YET = (
    "session/test_workers.py",
    "ui/games/raja/test_screen.py",
    "ui/games/taj_mahal/test_last_visit.py",
    "ui/games/taj_mahal/test_scoring_table.py",
)
#: Names of Python's own that only look private.
PYTHONS = {"_asdict", "_exit", "_fields", "_getframe", "_make", "_replace"}

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


def private_reads(file: Path) -> Iterator[str]:
    """The attributes with a private name that a file of tests asks of anything but its own classes."""
    text = file.read_text(encoding="utf-8")
    if not re.search(r"(?<!\bself)(?<!\bcls)\._[a-z]", text):  # to read all files as code takes seconds
        return
    own, asked = set(PYTHONS), []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.ClassDef():
                own |= {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                own.add(node.attr)
            case ast.Attribute(attr=name) if name.startswith("_") and not name.startswith("__"):
                asked.append(node)
    yield from (f"{file.relative_to(TESTS)}:{node.lineno} {node.attr}" for node in asked if node.attr not in own)


def test_tests_read_nothing_that_another_file_keeps_for_itself():
    """What a person or a screen reader meets stays true when a file is written anew; its private names do not."""
    files = sorted(TESTS.rglob("*.py"))
    clean = [file for file in files if not file.relative_to(TESTS).as_posix().startswith(NOT_YET)]
    assert [read for file in clean for read in private_reads(file)] == []


def private_imports(file: Path) -> Iterator[str]:
    """The private names that a file of tests imports from Durbar."""
    text = file.read_text(encoding="utf-8")
    if not re.search(r"^\s*from durbar[^\n]* import (\([^)]*|[^\n]*)\b_", text, re.MULTILINE):
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("durbar"):
            private = [name.name for name in node.names if name.name.startswith("_") and not name.name.startswith("__")]
            yield from (f"{file.relative_to(TESTS)}:{node.lineno} {name}" for name in private)


def test_tests_call_no_function_that_another_file_keeps_for_itself():
    clean = [
        file for file in sorted(TESTS.rglob("*.py")) if not file.relative_to(TESTS).as_posix().startswith(CALL_YET)
    ]
    assert [found for file in clean for found in private_imports(file)] == []


def test_no_future_calls_into_the_window():
    """A page may be going just then, and the program crashes; see ``ui/kit/awaited.py``."""
    files = [path for path in (HOUSE / "ui").rglob("*.py") if "add_done_callback" in path.read_text("utf-8")]
    assert files == []
