"""Sound board files with one thing changed, and the lines that may be told when it is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

Path = tuple[str | int, ...]

#: Texts that stand for numbers far out, and for values of every type.
FAR = ("1e300", "-1e300", "1e309", "1" + "0" * 30, "-7", "9" * 5000, "NaN", "-Infinity")
OTHERS = ("null", "true", '"text"', "7", "1.5", "[]", "{}", '[["text"]]', '{"text": 7}')


class Mutation(NamedTuple):
    """A changed file. what: delete, rename, double, other or far. lines: of the entry; around: of what it is in."""

    what: str
    path: Path
    text: str
    line: int
    around: tuple[int, ...]


def mutations(data: Any, rng: Random) -> Iterator[Mutation]:
    """Changes of a board file's data, without end."""
    paths = list(_paths(data, ()))
    while True:
        what, path = rng.choice(("delete", "rename", "double", "other", "far")), rng.choice(paths)
        kept = json.dumps(_at(data, path))
        if what in ("rename", "double") and not isinstance(path[-1], str):
            continue
        if what == "far" and not isinstance(_at(data, path), int | float):
            continue
        key = json.dumps(path[-1])
        entry = {
            "delete": "",
            "rename": f"{json.dumps(f'{path[-1]}x')}: {kept}",
            "double": f"{key}: {kept},\n{key}: {kept}",
            "other": _with_key(
                path, rng.choice([other for other in OTHERS if type(json.loads(other)) is not type(_at(data, path))])
            ),
            "far": _with_key(path, rng.choice(FAR)),
        }[what]
        writer = _Writer(path, entry)
        writer.write(data, ())
        text = "".join(writer.parts)
        line = writer.lines.get(path, 0) + (what == "double")
        yield Mutation(what, path, text, line, tuple(writer.lines[path[:length]] for length in range(len(path))))


def _with_key(path: Path, value: str) -> str:
    return f"{json.dumps(path[-1])}: {value}" if isinstance(path[-1], str) else value


def _paths(value: Any, path: Path) -> Iterator[Path]:
    if path:
        yield path
    for part, item in _items(value):
        yield from _paths(item, (*path, part))


def _items(value: Any) -> list[tuple[Any, Any]]:
    return list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []


def _at(value: Any, path: Path) -> Any:
    for part in path:
        value = value[part]
    return value


class _Writer:
    """Writes JSON with every entry on a line of its own but for one, which is given as text ("" for none)."""

    def __init__(self, path: Path, entry: str):
        self.parts: list[str] = []
        self.lines: dict[Path, int] = {}
        self._path, self._entry = path, entry
        self._line = 1

    def write(self, value: Any, path: Path) -> None:
        self.lines[path] = self._line
        if not isinstance(value, dict | list):
            self._put(json.dumps(value))
            return
        self._put("[" if isinstance(value, list) else "{")
        first = True
        for part, item in _items(value):
            inside = (*path, part)
            if inside == self._path and not self._entry:
                continue
            self._put("\n" if first else ",\n")
            first = False
            if inside == self._path:
                self.lines[inside] = self._line
                self._put(self._entry)
                continue
            if isinstance(part, str):
                self._put(f"{json.dumps(part)}: ")
            self.write(item, inside)
        self._put("]" if isinstance(value, list) else "}")

    def _put(self, text: str) -> None:
        self.parts.append(text)
        self._line += text.count("\n")
