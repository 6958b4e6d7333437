"""A puzzle: a position of a game between computer players in which one move is clearly best; a file of them a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated

import msgspec

from durbar.bots.review.judging import Subject
from durbar.bots.review.review import MoveText, Seat, Tried
from durbar.bots.review.verdict import is_sure
from durbar.engine.digest import digest
from durbar.engine.errors import DurbarError
from durbar.system.paths import found

#: A file is no larger.
MOST_BYTES = 800_000
GRADES = range(1, 6)

Tag = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class BadPuzzles(DurbarError):
    """A file of puzzles that can't be used."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position to solve.

    game: its key. record: the game up to the position, as a save holds it. With the seed in it goes all that is hidden:
    only what ``subject().position(at)`` tells, or the view of the seat, may be shown. seat: who is to move. tried: all
    legal moves, best first, with chances as of a review, and by how much each is worse and how surely. grade: from 1,
    easy among those of its game, to 5. tags: what it is about, of those that the game's players name.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    record: Annotated[str, msgspec.Meta(max_length=40_000)]
    seat: Seat
    tried: Annotated[tuple[Tried, ...], msgspec.Meta(min_length=2, max_length=200)]
    grade: Annotated[int, msgspec.Meta(ge=GRADES[0], le=GRADES[-1])]
    tags: Annotated[tuple[Tag, ...], msgspec.Meta(max_length=10)]

    @property
    def name(self) -> str:
        """A name that no other puzzle has, and that stays when it is judged or graded anew."""
        return digest(self.record.encode())

    @property
    def best(self) -> MoveText:
        """The move that solves it."""
        return self.tried[0].move

    @property
    def good(self) -> tuple[MoveText, ...]:
        """The moves that are as good, as far as the expert can tell; the best first."""
        return tuple(one.move for one in self.tried if one is self.tried[0] or not is_sure(one))

    def subject(self) -> Subject:
        """Return the game up to the position, which is its last. Raises BadRecord."""
        return Subject.of_text(self.record.encode())


@cache
def load(key: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that Durbar brings along for a game, easiest first; none where there is no file.

    Their games are not played: who opens one may still meet BadRecord. Raises BadPuzzles where the file is damaged.
    """
    file = found(f"puzzles/{key}.json")
    return () if file is None else read(key, file.read_bytes())


def read(key: str, data: bytes) -> tuple[Puzzle, ...]:
    """Return the puzzles in the bytes of a file of a game. Raises BadPuzzles."""
    try:
        puzzles = msgspec.json.decode(data, type=tuple[Puzzle, ...])
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadPuzzles(f"The puzzles of {key} can't be read: {error}.") from error
    if any(puzzle.game != key for puzzle in puzzles):
        raise BadPuzzles(f"A puzzle of another game lies among those of {key}.")
    return puzzles


def text(puzzles: Sequence[Puzzle]) -> bytes:
    """Return puzzles as their file holds them, a line each."""
    return b"[\n" + b",\n".join(map(msgspec.json.encode, puzzles)) + b"\n]\n"
