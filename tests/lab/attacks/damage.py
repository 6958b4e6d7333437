"""How a file may be damaged: by a bad disk, a careless editor, another program, or an enemy who knows its form."""

import re
from random import Random

from tests.session.test_record import mutated

_VALUE = re.compile(rb'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|\[\]|\{\}')
_WORD = re.compile(rb"\S+")

#: What an enemy writes in the place of a value.
NASTY = (
    b"null",
    b"true",
    b"-1",
    b"0",
    b"1e308",
    b"1e400",
    b"NaN",
    b"Infinity",
    b"9007199254740993",
    b"-9223372036854775809",
    b"9" * 30,
    b"9" * 5000,
    b"0.1",
    b"[]",
    b"{}",
    b"[[[[]]]]",
    b"[" * 3000,
    b"[" * 3000 + b"]" * 3000,
    b'{"a":' * 3000 + b"1" + b"}" * 3000,
    b'""',
    b'"a"',
    b'"\\u0000"',
    b'"\\ud800"',
    b'"\\u202e\\u0007"',
    '"\u200b\u202e\u0085é"'.encode(),
    b'"\xff\xfe"',
    b'"../../../../etc/passwd"',
    b'"0001-01-01T00:00:00+14:00"',
    b'"9999-12-31T23:59:59-14:00"',
    b'"' + b"x" * 100_000 + b'"',
)


def damaged(data: bytes, chance: Random) -> bytes:
    """A damaged file: bytes changed, or values, or both."""
    way = chance.randrange(10)
    if way < 4:
        return mutated(data, chance)
    if way < 9:
        return bent(data, chance)
    return mutated(bent(data, chance), chance)


def bent(data: bytes, chance: Random) -> bytes:
    """The form is kept, mostly: values give way to nasty ones or change places, lines come twice or not at all."""
    for _ in range(chance.randint(1, 3)):
        way = chance.randrange(8)
        if way < 5:
            data = _replaced(data, chance, chance.choice(NASTY))
        elif way == 5:
            data = _replaced(data, chance, _some(data, chance))
        else:
            lines = data.split(b"\n")
            at = chance.randrange(len(lines))
            lines[at : at + 1] = [lines[at]] * chance.choice((0, 2, 2, 40))
            data = b"\n".join(lines)
    return data


def _replaced(data: bytes, chance: Random, value: bytes) -> bytes:
    found = _place(data, chance)
    return data[: found[0]] + value + data[found[1] :] if found else data + value


def _some(data: bytes, chance: Random) -> bytes:
    found = _place(data, chance)
    return data[found[0] : found[1]] if found else b""


def _place(data: bytes, chance: Random) -> tuple[int, int] | None:
    """A value, or now and then a word, after some place in the file."""
    pattern = _VALUE if chance.randrange(6) else _WORD
    found = pattern.search(data, chance.randrange(len(data) + 1)) or pattern.search(data)
    return found.span() if found else None
