"""Put small faults into a module, one at a time, and see whether its tests notice.

``python -m tests.lab.mutants desktop/durbar/games/ra/scoring.py`` changes a comparison, an operator, a number or a
truth of the module's syntax tree in a copy of the checkout, runs the tests of its name there (or those that ``--tests``
names), and tells which faults survive. The checkout itself is never edited.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path("desktop", "durbar")
#: Seconds that the tests may take; an endless loop is noticed too.
PATIENCE = 180
_LEFT_BEHIND = shutil.ignore_patterns(".*", "__pycache__", "build", "dist")
#: What takes whose place.
_INSTEAD: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


def faults(text: str) -> Iterator[tuple[str, str]]:
    """Every module with one fault that can be made of this one, after a line that tells of the fault."""
    for place in range(sum(1 for _ in ast.walk(ast.parse(text)))):
        module = ast.parse(text)
        node = [*ast.walk(module)][place]
        before = ast.unparse(node) if isinstance(node, ast.expr) else ""
        if before and _change(node):
            yield f"line {node.lineno}: {before} → {ast.unparse(node)}", ast.unparse(module)


def _change(node: ast.expr) -> bool:
    """Put a fault into this expression itself; whether there is one for it."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _INSTEAD:
        node.ops[0] = _INSTEAD[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp | ast.BoolOp) and type(node.op) in _INSTEAD:
        node.op = _INSTEAD[type(node.op)]()
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        node.value = not node.value
    elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        node.value += 1
    else:
        return False
    return True


def tests_of(module: Path) -> Path:
    """The tests of a module's name, or else all those of its folder."""
    folder = Path("tests", *module.relative_to(PACKAGE).parts[:-1])
    named = folder / f"test_{module.stem}.py"
    return named if (ROOT / named).is_file() else folder


def main() -> int:
    """Read the command line, try the faults, and tell of each; gives 1 where any survives."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("module", type=Path, help="a file below desktop/durbar, from the top of the checkout")
    parser.add_argument("--tests", nargs="+", metavar="WORD", help="what pytest is given")
    parser.add_argument("--some", type=int, default=20, metavar="N", help="so many faults, chosen at random (20)")
    parser.add_argument("--seed", type=int, default=1, help="of that choice (1)")
    words = parser.parse_args()
    tests = words.tests or [str(tests_of(words.module))]
    text = (ROOT / words.module).read_text("utf-8")
    known = list(faults(text))
    chosen = random.Random(words.seed).sample(known, min(words.some, len(known)))
    with tempfile.TemporaryDirectory(prefix="durbar-mutants-") as folder:
        copy = Path(shutil.copytree(ROOT, Path(folder) / "copy", ignore=_LEFT_BEHIND))
        if _fail(copy, words.module, text, tests):
            print("The tests fail without any fault: nothing can be learned from them.")
            return 2
        survivors = [told for told, wrong in chosen if not _fail(copy, words.module, wrong, tests)]
    for told in survivors:
        print(f"survived: {told}")
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} faults caught by {' '.join(tests)}")
    return int(bool(survivors))


def _fail(copy: Path, module: Path, text: str, tests: list[str]) -> bool:
    """Whether the tests fail, or do not end, with this text as the module."""
    place = copy / module
    place.write_text(text, "utf-8")
    Path(importlib.util.cache_from_source(str(place))).unlink(missing_ok=True)  # of the same second
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    surroundings = {**os.environ, "PYTHONPATH": str(copy / "desktop"), "QT_QPA_PLATFORM": "offscreen"}
    try:
        run = subprocess.run(command, cwd=copy, env=surroundings, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return True
    return run.returncode != 0


if __name__ == "__main__":
    raise SystemExit(main())
