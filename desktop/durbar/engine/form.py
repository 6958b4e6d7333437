"""What in a file's values is not of the form that is asked for: the place, and why, in words for whoever wrote it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

from msgspec import inspect

from durbar.engine.json_entries import Path

_LONGEST_GUESS = 40
#: No whole number that is asked for has as many digits.
_FAR = 10**18


class Misfit(NamedTuple):
    """A value that is not of the form. key, sentence and facts are those of a BadBoard."""

    path: Path
    key: str
    sentence: str
    facts: dict[str, str | int]


def first_misfit(value: Any, form: type) -> Misfit | None:
    """Return the first thing in a value, as ``json.loads`` makes it, that is not of a form; None when all is."""
    return next(_misfits(value, inspect.type_info(form), ()), None)


def _misfits(value: Any, kind: inspect.Type, path: Path) -> Iterator[Misfit]:
    match kind:
        case inspect.UnionType():
            if value is not None:
                (other,) = (one for one in kind.types if not isinstance(one, inspect.NoneType))
                yield from _misfits(value, other, path)
        case inspect.StructType():
            yield from _in_struct(value, kind, path)
        case inspect.DictType():
            yield from _in_dict(value, kind, path)
        case inspect.VarTupleType() | inspect.TupleType():
            yield from _in_list(value, kind, path)
        case inspect.IntType() | inspect.FloatType():
            yield from _in_number(value, kind, path)
        case inspect.StrType():
            if not isinstance(value, str):
                yield _misfit(path, "want_text", "“{what}” should be a text in quotation marks.")
            elif kind.max_length is not None and len(value) > kind.max_length:
                yield _misfit(path, "text_long", "“{what}” has more than {most} letters.", most=kind.max_length)
        case inspect.BoolType():
            if not isinstance(value, bool):
                yield _misfit(path, "want_bool", "“{what}” should be true or false.")
        case inspect.LiteralType():
            if value not in kind.values:
                values = ", ".join(f"“{one}”" for one in kind.values)
                yield _misfit(path, "want_value", "“{what}” should be one of these: {values}.", values=values)


def _in_struct(value: Any, kind: inspect.StructType, path: Path) -> Iterator[Misfit]:
    if not isinstance(value, dict):
        yield _no_object(path)
        return
    known = {field.encode_name: field for field in kind.fields}
    for name in value:
        if name not in known:
            yield _unknown(name, [other for other in known if other not in value], path)
    for name, field in known.items():
        if name in value:
            yield from _misfits(value[name], field.type, (*path, name))
        elif field.required:
            yield Misfit(path, "missing_key", "the key “{what}” is missing here.", {"what": name})


def _no_object(path: Path) -> Misfit:
    if not path:
        return Misfit(path, "want_board", "a board file is one object in braces.", {})
    return _misfit(path, "want_object", "“{what}” should be an object in braces.")


def _unknown(name: str, others: list[str], path: Path) -> Misfit:
    """Return a key that means nothing; one that is left out and nearly called so is likely what is meant."""
    sentence, facts = "the key “{what}” is not known here.", {"what": name}
    near = get_close_matches(name[:_LONGEST_GUESS].casefold(), others, 1)
    if not near:
        return Misfit((*path, name), "unknown_key", sentence, {**facts})
    guess = "the key “{what}” is not known here: “{near}” may be meant."
    return Misfit((*path, name), "unknown_key_near", guess, {**facts, "near": near[0]})


def _in_dict(value: Any, kind: inspect.DictType, path: Path) -> Iterator[Misfit]:
    if not isinstance(value, dict):
        yield _no_object(path)
        return
    for name, item in value.items():
        if isinstance(kind.key_type, inspect.IntType) and not re.fullmatch(r"0|[1-9]\d{0,8}", name, re.ASCII):
            yield _misfit((*path, name), "want_whole_key", "the key “{what}” should be a whole number.")
        yield from _misfits(item, kind.value_type, (*path, name))


def _in_list(value: Any, kind: inspect.VarTupleType | inspect.TupleType, path: Path) -> Iterator[Misfit]:
    if not isinstance(value, list):
        yield _misfit(path, "want_list", "“{what}” should be a list in square brackets.")
        return
    if isinstance(kind, inspect.TupleType):
        if len(value) != len(kind.item_types):
            sentence = "“{what}” should be a list of {many}, not of {count}."
            yield _misfit(path, "list_length", sentence, many=len(kind.item_types), count=len(value))
        kinds: Iterator[inspect.Type] = iter(kind.item_types)
    else:
        least, most = kind.min_length or 0, kind.max_length
        if len(value) < least or (most is not None and len(value) > most):
            sentence = "“{what}” should be a list of {least} to {most}, not of {count}."
            yield _misfit(path, "list_range", sentence, least=least, most=most or 0, count=len(value))
        kinds = iter([kind.item_type] * len(value))
    for number, (item, of) in enumerate(zip(value, kinds, strict=False)):
        yield from _misfits(item, of, (*path, number))


def _in_number(value: Any, kind: inspect.IntType | inspect.FloatType, path: Path) -> Iterator[Misfit]:
    whole = isinstance(kind, inspect.IntType)
    if isinstance(value, bool) or not isinstance(value, int | float):
        if whole:
            yield _misfit(path, "want_whole", "“{what}” should be a whole number.")
        else:
            yield _misfit(path, "want_number", "“{what}” should be a number.")
    elif kind.ge is not None and kind.le is not None and not kind.ge <= value <= kind.le:
        sentence = "“{what}” should be a number from {least} to {most}."
        yield _misfit(path, "number_range", sentence, least=int(kind.ge), most=int(kind.le))
    elif abs(value) >= _FAR:
        yield _misfit(path, "number_far", "“{what}” is too large a number.")
    elif whole and isinstance(value, float):
        yield _misfit(path, "want_whole", "“{what}” should be a whole number.")


def _misfit(path: Path, key: str, sentence: str, **facts: str | int) -> Misfit:
    return Misfit(path, key, sentence, {"what": called(path), **facts})


def called(path: Path) -> str:
    """Return how a value is called in a sentence: its key, with the numbers of items behind it (``villages[2]``)."""
    names = [place for place, part in enumerate(path) if isinstance(part, str)]
    last = names[-1] if names else 0
    return "".join(part if isinstance(part, str) else f"[{part}]" for part in path[last:])
