"""Every numbered rule of the dossier, every ruling and every worked example has a test that bears its number."""

import ast
import re
from pathlib import Path


def named():
    """The names of all test functions beside this file."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_raja_"):
                yield node.name


def numbers(letter):
    return {int(match[1]) for name in named() if (match := re.match(rf"test_raja_{letter}(\d\d)_", name))}


def test_every_rule_has_a_test():
    tested = set()
    for name in named():
        found = re.match(r"test_raja_((?:\d{3}_)*)", name)[1]
        tested |= {int(number) for number in found.split("_") if number}
    assert tested == set(range(1, 195))


def test_every_ruling_has_a_test():
    assert numbers("c") == set(range(1, 15))
    assert numbers("a") == set(range(1, 43))


def test_every_worked_example_has_a_test():
    assert numbers("t") == set(range(1, 19))
