"""Fields of a file that this Durbar does not know: a newer one wrote them, and they are written again as they were."""

from collections.abc import Sequence
from typing import Any

import msgspec


def kept(value: Any, before: bytes) -> Any:
    """Return a value, to be encoded as JSON, with the fields that ``before`` has beside its own.

    before: the JSON that the value was read from, empty for none. What is in it deep below is never looked into.
    """
    if not before:
        return value
    if isinstance(value, msgspec.Struct):
        old = _decoded(before, dict[str, msgspec.Raw])
        names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
        known = {name: kept(getattr(value, field), bytes(old.pop(name, b""))) for field, name in names}
        return known | old
    if isinstance(value, list | tuple):
        return _kept_in_list(value, before)
    return value


def _kept_in_list(values: Sequence[Any], before: bytes) -> Sequence[Any]:
    old = _decoded(before, list[msgspec.Raw])
    if len(old) != len(values):
        return values
    return [kept(value, bytes(one)) for value, one in zip(values, old, strict=True)]


def _decoded(text: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError):
        return kind()
