"""Where the values of a JSON text stand, so that a fault in a file can be told with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from json import loads
from typing import NamedTuple

#: The keys and numbers of items (from 0) that lead to a value, from the outside in.
Path = tuple[str | int, ...]

#: Values deeper inside than this are left out: no file that is meant well has them.
DEEPEST = 20
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}:,]|[^\s\[\]{}:,"]+')


class Entry(NamedTuple):
    """A value of a JSON text. line: from 1, on which it begins, or its key where it has one."""

    path: Path
    line: int


def entries(text: str) -> Iterator[Entry]:
    """Yield every value of a valid JSON text, in the order of the text.

    A key that stands twice gives its path twice.
    """
    inside: list[str | int | None] = []  # of each open bracket: the key, None before it, or the number of the item
    line = counted = begun = 1
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token in ("]", "}"):
            inside.pop()
        elif token == ",":
            inside[-1] = inside[-1] + 1 if isinstance(inside[-1], int) else None
        elif token != ":":
            line += text.count("\n", counted - 1, found.start())
            counted = found.start() + 1
            if inside and inside[-1] is None:
                inside[-1], begun = loads(token), line
                continue
            has_key = bool(inside) and isinstance(inside[-1], str)
            if len(inside) <= DEEPEST:
                yield Entry(tuple(part for part in inside if part is not None), begun if has_key else line)
            if token in ("[", "{"):
                inside.append(0 if token == "[" else None)
