"""Board files: JSON that an owner of a box may write, read into a form, with the line that is wrong when it is not."""

from __future__ import annotations

import re
from contextlib import suppress
from json import JSONDecodeError, loads
from typing import Annotated, Any, TypeVar

import msgspec

from durbar.engine.errors import DurbarError, shown
from durbar.engine.json_entries import Path, entries

Form = TypeVar("Form")

#: A name as it stands on a board or in a list, and a sentence or two.
Name = Annotated[str, msgspec.Meta(max_length=100)]
Remark = Annotated[str, msgspec.Meta(max_length=1000)]
#: How wide or high the plane of a map is, and a place on it, in units of its own.
Side = Annotated[float, msgspec.Meta(ge=100, le=10_000)]
Place = Annotated[float, msgspec.Meta(ge=0, le=10_000)]

_LONGEST_WHOLE = 18


class BadBoard(DurbarError):
    """A board file that can't be used. key, line (from 1, 0 when no line is at fault) and facts tell a screen why."""

    def __init__(self, key: str, sentence: str, line: int = 0, facts: dict[str, str | int] | None = None):
        super().__init__(f"Line {line}: {sentence}" if line else sentence[:1].upper() + sentence[1:])
        self.key = key
        self.line = line
        self.facts = facts or {}


class BoardFile:
    """The text of a board file, and where each thing in it stands."""

    def __init__(self, text: str):
        """text: anything at all."""
        self.text = text

    def read(self, form: type[Form]) -> Form:
        """Return the text as a value of a form. Raises BadBoard, whatever the text."""
        try:
            value = self._value()
            return msgspec.json.decode(self.text, type=form)
        except UnicodeEncodeError as error:
            raise BadBoard("not_text", "This file is not text.") from error
        except JSONDecodeError as error:
            sentence = f"this is not valid JSON: {error.msg[:1].lower()}{error.msg[1:]}."
            raise BadBoard("not_json", sentence, error.lineno) from error
        except RecursionError as error:
            raise _too_deep() from error
        except _Twice as error:
            raise self._twice() from error
        except msgspec.ValidationError as error:
            raise self._misfit(value, form) from error
        except msgspec.DecodeError as error:  # what Python's own reader lets through, such as NaN
            sentence = "this is not valid JSON: a value is none that JSON knows."
            raise BadBoard("not_json", sentence, self._line_told(error)) from error

    def bad(self, key: str, sentence: str, path: Path, **facts: str | int) -> BadBoard:
        """Return what is wrong with the entry at a path.

        Where the file has none, its line is that of what it would be in.

        sentence: its facts stand in braces.
        """
        told = {name: _unquoted(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        return BadBoard(key, sentence.format(**told), self._line(path), told)

    def _value(self) -> Any:
        """Return the text as Python reads it. Raises JSONDecodeError, RecursionError or _Twice."""
        self.text.encode()
        return loads(self.text, parse_int=_whole, object_pairs_hook=_with_keys_once)

    def _line(self, path: Path) -> int:
        around = {path[:length] for length in range(len(path) + 1)}
        line = 0
        for entry in entries(self.text):
            if entry.path in around:
                line = entry.line
            if entry.path == path:
                break
        return line

    def _twice(self) -> BadBoard:
        seen: set[Path] = set()
        with suppress(ValueError, IndexError):  # behind a key that stands twice, too deep to be told, all may be broken
            for path, line in entries(self.text):
                if path in seen:
                    what = _unquoted(str(path[-1]))
                    return BadBoard("key_twice", f"the key “{what}” stands twice in one object.", line, {"what": what})
                seen.add(path)
        return _too_deep()

    def _misfit(self, value: Any, form: type) -> BadBoard:
        from durbar.engine.form import first_misfit  # a sound file has no need of it

        misfit = first_misfit(value, form)
        if misfit is None:
            return BadBoard("bad_form", "The form is not that of a board.")
        return self.bad(misfit.key, misfit.sentence, misfit.path, **misfit.facts)

    def _line_told(self, error: msgspec.DecodeError) -> int:
        found = re.search(r"\(byte (\d+)\)", str(error))
        return self.text.encode()[: int(found[1])].count(b"\n") + 1 if found else 0


def _unquoted(text: str) -> str:
    """Return a text of a file as it may stand in a sentence, which has the quotation marks itself."""
    return shown(text)[1:-1]


def _too_deep() -> BadBoard:
    return BadBoard("not_json", "This is not valid JSON: it is nested too deeply.")


class _Twice(Exception):
    """A key that stands twice in an object."""


def _with_keys_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    held = dict(pairs)
    if len(held) < len(pairs):
        raise _Twice
    return held


def _whole(digits: str) -> int | float:
    """Return a whole number; Python refuses to read very long ones, and all of them are too large."""
    return int(digits) if len(digits) <= _LONGEST_WHOLE else float(digits)
