"""Moves: small frozen values with a text form that reads back."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

import msgspec

from durbar.engine.errors import BadMove, BadMoveText, shown

LONGEST_MOVE_TEXT = 80
_TOO_MANY = 10**LONGEST_MOVE_TEXT


class Move(msgspec.Struct, frozen=True, gc=False):
    """One decision of one seat. Fields are ids only (int or str), never objects of a state.

    word: first word of the text form; the fields follow it in order, each after a space (``bid 13``).
    rank: order among the kinds of move of a game; equal kinds are ordered by their fields.
    reveals: whether making it may show something hidden or random, besides what the end of a game shows, whatever move
        brings it. It did if it used the state's chance, or if one of its events reveals. Undo past it is not free then.
    grave: a person makes it, even where there is no other move.
    """

    word: ClassVar[str]
    rank: ClassVar[int]
    reveals: ClassVar[bool] = False
    grave: ClassVar[bool] = False

    def __str__(self) -> str:
        return " ".join([self.word, *map(str, msgspec.structs.astuple(self))])

    @property
    def sort_key(self) -> tuple[int | str, ...]:
        """Legal moves are listed in this order."""
        return (self.rank, *msgspec.structs.astuple(self))


def read_move(text: str, kinds: Iterable[type[Move]]) -> Move:
    """Return the move that ``text`` names, of one of the given kinds.

    Raises BadMoveText when the text is not exactly what str(move) writes.
    """
    if not isinstance(text, str):
        raise BadMoveText(f"The text of a move is expected, not {shown(text)}.")
    if len(text) <= LONGEST_MOVE_TEXT and text.isprintable():
        word, *fields = text.split(" ")
        for kind in kinds:
            if kind.word == word:
                move = _fill(kind, fields)
                if move is not None and str(move) == text:
                    return move
    raise BadMoveText(f"{shown(text)} is not a move of this game.")


def check_move(move: object, kinds: Iterable[type[Move]]) -> None:
    """Raise BadMove unless this is a move of one of the kinds, whose fields the text of a move could hold."""
    if not isinstance(move, Move):
        raise BadMove(f"A Move is expected, not {shown(move)}; read one with game.read_move(text).")
    kind = type(move)
    if kind not in kinds:
        name = f"{kind.__name__} of {kind.__module__}"
        raise BadMove(f"{name} is not a move of this game; read one with game.read_move(text).")
    for field in _fields(kind):
        if not _fits(getattr(move, field.name), field.type):
            wanted = "a whole number" if field.type is int else "a text of one line"
            most = f"{LONGEST_MOVE_TEXT} {'digits' if field.type is int else 'letters'}"
            raise BadMove(f"The field {field.name} of the move {kind.word} must be {wanted} of at most {most}.")


def _fits(value: object, wanted: object) -> bool:
    """Return whether a field can have this value: exactly of its type, and no longer than the text of a move."""
    if type(value) is int:
        return wanted is int and -_TOO_MANY < value < _TOO_MANY
    return type(value) is wanted is str and len(value) <= LONGEST_MOVE_TEXT and value.isprintable()


@cache
def _fields(kind: type[Move]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of a class, cached: reading its annotations takes as long as a hundred moves."""
    return msgspec.structs.fields(kind)


def _fill(kind: type[Move], texts: list[str]) -> Move | None:
    fields = _fields(kind)
    if len(fields) != len(texts):
        return None
    try:
        return kind(*(int(text) if field.type is int else text for field, text in zip(fields, texts, strict=True)))
    except ValueError:
        return None
