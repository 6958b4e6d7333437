"""Moves: small frozen values with a text form that reads back."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

import msgspec

from durbar.engine.errors import BadMoveText

LONGEST_MOVE_TEXT = 80


class Move(msgspec.Struct, frozen=True, gc=False):
    """One decision of one seat. Fields are ids only (int or str), never objects of a state.

    word: first word of the text form; the fields follow it in order, each after a space (``bid 13``).
    rank: order among the kinds of move of a game; equal kinds are ordered by their fields.
    reveals: whether making it may show something hidden or random. Undo past such a move is not free.
    by_chance: all that it may reveal comes out of the state's chance, or shows at the end of the game, so that
        otherwise it reveals nothing.
    grave: a person makes it, even where there is no other move.
    """

    word: ClassVar[str]
    rank: ClassVar[int]
    reveals: ClassVar[bool] = False
    by_chance: ClassVar[bool] = False
    grave: ClassVar[bool] = False

    def __str__(self) -> str:
        return " ".join([self.word, *map(str, msgspec.structs.astuple(self))])

    @property
    def sort_key(self) -> tuple[int | str, ...]:
        """Legal moves are listed in this order."""
        return (self.rank, *msgspec.structs.astuple(self))


def read_move(text: str, kinds: Iterable[type[Move]]) -> Move:
    """The move that ``text`` names, of one of the given kinds.

    Raises BadMoveText when the text is not exactly what str(move) writes.
    """
    if len(text) <= LONGEST_MOVE_TEXT and text.isprintable():
        word, *fields = text.split(" ")
        for kind in kinds:
            if kind.word == word:
                move = _fill(kind, fields)
                if move is not None and str(move) == text:
                    return move
    raise BadMoveText(f"“{text[:LONGEST_MOVE_TEXT]}” is not a move of this game.")


@cache
def _fields(kind: type[Move]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Reading the annotations of a class takes as long as a hundred moves."""
    return msgspec.structs.fields(kind)


def _fill(kind: type[Move], texts: list[str]) -> Move | None:
    fields = _fields(kind)
    if len(fields) != len(texts):
        return None
    try:
        return kind(*(int(text) if field.type is int else text for field, text in zip(fields, texts, strict=True)))
    except ValueError:
        return None
