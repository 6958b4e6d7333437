"""Every numbered rule of the dossier, and every ruling that can be shown, has a test that bears its number."""

import ast
import re
from pathlib import Path

#: Q18 asks how a screen groups what a player owns: the screen's own tests see to it.
RULINGS_OF_THE_SCREEN = {18}


def named():
    """The names of all test functions beside this file."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_ra_"):
                yield node.name


def test_every_rule_has_a_test():
    tested = set()
    for name in named():
        numbers = re.match(r"test_ra_((?:\d{3}_)*)", name)[1]
        tested |= {int(number) for number in numbers.split("_") if number}
    assert tested == set(range(1, 108))


def test_every_ruling_has_a_test():
    tested = {int(match[1]) for name in named() if (match := re.match(r"test_ra_q(\d\d)_", name))}
    assert tested == set(range(1, 21)) - RULINGS_OF_THE_SCREEN
