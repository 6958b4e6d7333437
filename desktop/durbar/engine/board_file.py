"""Board files: JSON that an owner of a box may write, read into a form, with the line that is wrong when it is not."""

from __future__ import annotations

import re
from json import JSONDecodeError, loads
from typing import TypeVar

import msgspec

from durbar.engine.errors import DurbarError

Form = TypeVar("Form")


class BadBoard(DurbarError):
    """A board file that can't be used. key, line (from 1, 0 when no line is at fault) and facts tell a screen why."""

    def __init__(self, key: str, sentence: str, line: int = 0, facts: dict[str, str | int] | None = None):
        super().__init__(f"Line {line}: {sentence}" if line else sentence[:1].upper() + sentence[1:])
        self.key = key
        self.line = line
        self.facts = facts or {}


def decode(text: str, form: type[Form]) -> Form:
    """The text as a value of a form. Raises BadBoard ("not_json" or "bad_form")."""
    try:
        loads(text)
    except JSONDecodeError as error:
        sentence = f"this is not valid JSON: {error.msg[:1].lower()}{error.msg[1:]}."
        raise BadBoard("not_json", sentence, error.lineno) from error
    except RecursionError as error:
        raise BadBoard("not_json", "This is not valid JSON: it is nested too deeply.") from error
    try:
        return msgspec.json.decode(text, type=form)
    except msgspec.ValidationError as error:
        line, sentence = _form_error(text, str(error))
        raise BadBoard("bad_form", sentence, line, {"error": sentence}) from error
    except msgspec.DecodeError as error:  # what Python's own reader lets through, such as NaN
        found = re.search(r"\(byte (\d+)\)", str(error))
        line = text.encode()[: int(found[1])].count(b"\n") + 1 if found else 0
        raise BadBoard("not_json", "this is not valid JSON: a value is none that JSON knows.", line) from error


def line_of_id(text: str, id: str, which: int = 0) -> int:
    """The line on which the ``which``-th thing with this id is described; 0 when there is none."""
    found = list(re.finditer(rf'"id"\s*:\s*"{re.escape(id)}"', text))
    return line_at(text, found[which].start()) if which < len(found) else 0


def line_of_name(text: str, name: str) -> int:
    """The line on which a field of the file stands, e.g. a list; 0 when there is none."""
    found = re.search(rf'"{name}"\s*:', text)
    return line_at(text, found.start()) if found else 0


def line_at(text: str, at: int) -> int:
    """The line of a place in a text, from 1."""
    return text.count("\n", 0, at) + 1


def _form_error(text: str, error: str) -> tuple[int, str]:
    """Line and sentence for a value of the wrong form; msgspec names the place as a path, ``$.roads[2].villages``."""
    what, _, path = error.partition(" - at `$")
    found = re.match(r"\.(\w+)\[(\d+)\]", path)
    line = 0
    if found and (start := re.search(rf'"{found[1]}"\s*:\s*\[\s*', text)):
        line = _line_of_item(text, start.end(), int(found[2]))
    return line, f"the form is not that of a board: {what[:1].lower()}{what[1:]}{f' at {path[1:-1]}' if path else ''}."


def _line_of_item(text: str, start: int, number: int) -> int:
    """The line on which item ``number`` of a list begins, whose first item begins at ``start``."""
    opening = re.escape(text[start : start + 1])
    starts = [found.start() for found in re.finditer(opening, text[start:])] if opening in (r"\{", r"\[") else []
    return line_at(text, start + starts[number]) if number < len(starts) else 0
