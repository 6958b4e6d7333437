"""Lays the template down in a checkout under another name, with its lines in the registries."""

import re
from pathlib import Path

TEMPLATE = Path(__file__).with_name("template")
TOP = Path(__file__).parents[2]
#: What the template calls itself: its key, its name, and what its classes begin with.
_KEY, _NAME, _CLASS = "noughts", "Noughts and Crosses", "Noughts"

GAMES = Path("desktop/durbar/games/__init__.py")
CASES = Path("tests/contract/positions.py")
#: All files that get lines; no other file that is there already is touched.
REGISTRIES = (GAMES, CASES)


class BadName(ValueError):
    """A key or a name that no game can have."""


def lay_down(key: str, name: str, top: Path = TOP) -> list[Path]:
    """Lay the template down and register it; the files that are new. Raises BadName before anything is written."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", key):
        raise BadName(f"A key is made of small letters, digits and single underscores, not “{key}”.")
    if not name.isprintable() or not name.strip() or set(name) & set('"\\{}'):
        raise BadName(f"A name is one line without quotation marks, braces and backslashes, not “{name}”.")
    if (top / "desktop/durbar/games" / key).exists():
        raise BadName(f"There is a game {key} already.")
    written = []
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        path = top / _renamed(str(source.relative_to(TEMPLATE)), key, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_renamed(source.read_text("utf-8"), key, name), "utf-8", newline="\n")
        written.append(path)
    _register(key, top)
    return written


def _renamed(text: str, key: str, name: str) -> str:
    for old, new in ((_NAME, name), (_CLASS, class_of(key)), (_KEY, key)):
        text = text.replace(old, new)
    return text


def class_of(key: str) -> str:
    """What the classes of a game begin with: TajMahal for taj_mahal."""
    return "".join(part.capitalize() for part in key.split("_"))


def _register(key: str, top: Path) -> None:
    path = top / GAMES
    text = path.read_text("utf-8")
    path.write_text(re.sub(r"^(GAMES = \(.*)\)$", rf'\1, "{key}")', text, flags=re.MULTILINE), "utf-8", newline="\n")
    _add_case(top / CASES, key)


def _add_case(path: Path, key: str) -> None:
    """The game comes under contract."""
    text = path.read_text("utf-8")
    imports = re.findall(r"^from tests\.games\.\w+ import keeping as \w+\n", text, re.MULTILINE)
    found = sorted([*imports, f"from tests.games.{key} import keeping as {key}\n"])
    text = text.replace("".join(imports), "".join(found))
    case = f'    Case("{key}", {key}.laws, {key}.clicks, {key}.BOUND),\n'
    path.write_text(text.replace("\n)\n\nCASE = {", f"\n{case})\n\nCASE = {{"), "utf-8", newline="\n")
