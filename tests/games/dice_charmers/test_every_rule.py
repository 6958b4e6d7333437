"""Every numbered rule of the dossier, every ruling and every worked example has a test that bears its number."""

import ast
import re
from pathlib import Path


def named():
    """The names of all test functions beside this file."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_dice_charmers_"):
                yield node.name


def test_every_rule_has_a_test():
    tested = set()
    for name in named():
        found = re.match(r"test_dice_charmers_((?:\d{3}_)*)", name)[1]
        tested |= {int(number) for number in found.split("_") if number}
    assert tested == set(range(1, 149))


def test_every_ruling_has_a_test():
    rulings = set()
    for name in named():
        if found := re.match(r"test_dice_charmers_((?:a\d\d_)+)", name):
            rulings |= {int(number) for number in re.findall(r"\d\d", found[1])}
    assert rulings == set(range(1, 61))


def test_every_worked_example_has_a_test():
    assert {int(found[1]) for name in named() if (found := re.search(r"_we(\d)_", name))} == set(range(1, 8))
