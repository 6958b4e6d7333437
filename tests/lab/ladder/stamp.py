"""What the figures of a ladder were made with, in one short text: the code that chooses and rules, weights and board.

Of the code counts what it does: every function, method, class head and constant, wherever it stands. Imports, type
hints, docstrings, comments, lines and the order of things are left out, so that moving a function from one file of a
game to another, or a word in a docstring, changes nothing; a changed body does.
"""

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "desktop" / "durbar"
#: What all games are played with; beside it count ``games/<key>`` and ``bots/<key>``.
SHARED = ("engine", "bots/search", "bots/arena/match.py")
#: Files in which no move is chosen or carried out: what is told of a game.
_TOLD = ("reasons.py", "consequences.py", "reason.py", "advice.py", "chances.py", "sentences.py")
_DATA = ("weights", "boards")
_FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef
#: Fields of the grammar that say nothing of what is done.
_LEFT_OUT = {"ctx", "kind", "type_comment", "type_params", "returns", "annotation"}


def stamp(key: str) -> str:
    """The stamp of a game as it is now."""
    counted = [*_shared(), *_pieces_of(f"games/{key}"), *_pieces_of(f"bots/{key}")]
    data = [path for room in _DATA if (path := ROOT / "resources" / room / f"{key}.json").exists()]
    counted += [digest(b"".join(path.read_bytes().split())) for path in data]
    return digest(" ".join(sorted(counted)).encode())


@cache
def _shared() -> tuple[str, ...]:
    return tuple(piece for pattern in SHARED for piece in _pieces_of(pattern))


def _pieces_of(pattern: str) -> Iterator[str]:
    for path in sorted(PACKAGE.glob(pattern if pattern.endswith(".py") else f"{pattern}/**/*.py")):
        if counts(path):
            yield from pieces(path.read_text("utf-8"))


def counts(path: Path) -> bool:
    """Whether what a file does can be felt by who plays against a level."""
    return path.name not in _TOLD


def pieces(text: str) -> Iterator[str]:
    """A digest of every function, method, class head and constant of a module."""
    module = ast.parse(text)
    names = _imported(module)
    for node in module.body:
        yield from _pieces(node, names)


def _pieces(node: ast.stmt, names: dict[str, str]) -> Iterator[str]:
    if isinstance(node, ast.ClassDef):
        methods = [part for part in node.body if isinstance(part, _FUNCTIONS)]
        for method in methods:
            yield digest(_told(method, names).encode())
        node.body = [part for part in node.body if part not in methods]
    if not _is_silent(node):
        yield digest(_told(node, names).encode())


def _imported(module: ast.Module) -> dict[str, str]:
    """What imported things are called where they come from; "" for modules, before whose names no dot counts."""
    names = {}
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            names |= {(one.asname or one.name).partition(".")[0]: "" for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            folder = PACKAGE.parent / (node.module or "").replace(".", "/")
            for one in node.names:
                is_module = (folder / one.name).is_dir() or (folder / f"{one.name}.py").is_file()
                names[one.asname or one.name] = "" if is_module else one.name
    return names


def _told(node: Any, names: dict[str, str]) -> str:
    """A piece of the grammar as text, alike in every version of Python."""
    if isinstance(node, list):
        return f"[{' '.join([_told(part, names) for part in node if not _is_silent(part)])}]"
    if not isinstance(node, ast.AST):
        return repr(node)
    if isinstance(node, ast.Name):
        return names.get(node.id) or node.id
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and names.get(node.value.id) == "":
        return node.attr
    told = [_told(getattr(node, field, None), names) for field in node._fields if field not in _LEFT_OUT]
    return f"({type(node).__name__} {' '.join(told)})"


def _is_silent(node: Any) -> bool:
    """Whether a statement does nothing by itself: an import, a docstring."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, ast.Import | ast.ImportFrom)


def digest(data: bytes) -> str:
    """A short text that is another one for other data."""
    return hashlib.sha256(data).hexdigest()[:16]
