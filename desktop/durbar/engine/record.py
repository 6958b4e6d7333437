"""The record of a game: what was chosen at the start, then every move with the digest after it.

Save, autosave, undo, history and replay are all the record. As text it is small, versioned and never code::

    durbar 1
    {"game":"ra","seats":3,"seed":7,"options":{...},"moves":2,"table":{...},"rules":1}
    draw 0f3a52c1d2e4b596
    bid 13 92ab4410fe7c3d55

``options`` are those that are not at their default, ``rules`` is the revision of the rules that the game was played
under (``Game.revision``). Fields that this Durbar does not know are passed over, and kept when the record is written
again, so that a newer one may add some: the version is raised only where an older Durbar would read a file wrongly.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from durbar.engine.errors import BadMoveText, DurbarError, MissingBoard
from durbar.engine.event import Event
from durbar.engine.fields import kept
from durbar.engine.game import Game, OptionValue
from durbar.engine.move import Move
from durbar.engine.refusal import IllegalMove
from durbar.engine.state import State

MAGIC = "durbar"
VERSION = 1
MOST_BYTES = 1 << 20
MOST_MOVES = 20_000
LONGEST_LINE = 8_192
MOST_KEPT = 4_096  # bytes of a head whose unknown fields are kept: what is written can be read

NEWER = "This game was saved by a newer Durbar; install the newest one to open it."

_DIGEST_LETTERS = 16


class BadRecord(DurbarError):
    """A record that can't be read to its end. str() is one clear sentence.

    key: what is wrong: "unreadable", "too_large", "not_text", "foreign", "newer", "bad_start", "unknown_game",
    "unknown_level", "missing_board", "cut_short", "bad_move", "older_rules" or "rules_gone". move: number of the first
    bad or missing move, from 1; of older rules, how many moves can be looked at, 0 for all. good: the record up to the
    last good move, None when not even its beginning is sound.
    """

    def __init__(self, key: str, sentence: str, move: int = 0, good: Record | None = None):
        super().__init__(sentence)
        self.key = key
        self.move = move
        self.good = good

    def __reduce__(self) -> tuple[type[BadRecord], tuple[str, str, int, Record | None]]:
        """Pickle it so that it can come back from another process."""
        return BadRecord, (self.key, str(self), self.move, self.good)


class Played(msgspec.Struct, frozen=True):
    """A move as text, and the digest of the state after it."""

    move: str
    digest: str


class Record(msgspec.Struct):
    """A whole game. table: what the table notes of the sitting (players, undone moves), as JSON of its own.

    options: as in the file; those that are not named are at their default. rules: the revision of the rules it was
    played under. head: the head of the file it was read from, for the fields in it that are not known here.
    """

    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    moves: list[Played] = []
    table: msgspec.Raw = msgspec.Raw(b"{}")
    rules: int = 1
    head: bytes = b""

    def text(self) -> str:
        """Return the record as text, the same for equal records."""
        head = _Head(self.game, self.seats, self.seed, self.options, len(self.moves), self.table, self.rules)
        lines = [f"{MAGIC} {VERSION}", msgspec.json.encode(kept(head, self.head)).decode()]
        lines += [f"{played.move} {played.digest}" for played in self.moves]
        return "\n".join(lines) + "\n"

    def replay(self, game: Game) -> Iterator[tuple[State, Move | None, list[Event]]]:
        """Play the record: first the opening state, with no move, then each state with the move and events before it.

        It is played under the rules that it names, as far as they are known (``engine.reopening`` asks for others).
        Each state is the caller's own. Raises BadRecord, with what is good, at the first move that is not legal or
        does not lead to the digest noted.
        """
        try:
            state = game.start_as_of(self.rules, self.seats, self.seed, self.options)
        except MissingBoard as error:
            raise BadRecord("missing_board", str(error)) from error
        except DurbarError as error:
            raise BadRecord("bad_start", f"The game can’t be started as its file says: {error}") from error
        yield state, None, []
        for count, played in enumerate(self.moves):
            state = state.copy()
            try:
                move = game.read_move(played.move)
                events = state.play(move)
            except (BadMoveText, IllegalMove, DurbarError) as error:
                raise self._bad_move(count) from error
            if state.digest() != played.digest:
                raise self._bad_move(count)
            yield state, move, events

    def up_to(self, count: int) -> Record:
        """Return the same game with its first ``count`` moves only."""
        return msgspec.structs.replace(self, moves=self.moves[:count])

    def _bad_move(self, count: int) -> BadRecord:
        return BadRecord("bad_move", f"Move {count + 1} of this game is damaged.", count + 1, self.up_to(count))


class _Head(msgspec.Struct):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=20)]
    seed: Annotated[int, msgspec.Meta(ge=0)]
    options: Annotated[dict[Annotated[str, msgspec.Meta(max_length=40)], OptionValue], msgspec.Meta(max_length=40)]
    moves: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]
    table: msgspec.Raw
    rules: Annotated[int, msgspec.Meta(ge=1)]


def read_record(data: bytes) -> Record:
    """Return the record in the bytes of a file; moves are not yet played (see Record.replay).

    Raises BadRecord with one clear sentence; ``good`` holds what can be kept when only the end is damaged.
    """
    if len(data) > MOST_BYTES:
        raise BadRecord("too_large", "This file is too large to be a game of Durbar.")
    try:
        lines = data.decode("utf-8").split("\n")
    except UnicodeDecodeError as error:
        return _salvage_text(data, error)
    return _read_lines(lines)


def _salvage_text(data: bytes, error: UnicodeDecodeError) -> Record:
    """Return the record that stands before bytes that are no text. Raises BadRecord, with what is good of it."""
    sound = data[: error.start].decode("utf-8").split("\n")[:-1]
    try:
        record = _read_lines([*sound, ""])
    except BadRecord as bad:
        if bad.good is not None:
            raise
        raise BadRecord("not_text", "This file is not a game of Durbar: it is not text.") from error
    return record


def _read_lines(lines: list[str]) -> Record:
    _check_magic(lines[0])
    try:
        if len(lines) < 2 or len(lines[1]) > LONGEST_LINE:
            raise msgspec.DecodeError
        head = msgspec.json.decode(lines[1], type=_Head)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord("bad_start", "The beginning of this game is damaged; nothing of it can be read.") from error
    record = Record(head.game, head.seats, head.seed, head.options, [], msgspec.Raw(bytes(head.table)), head.rules)
    text = lines[1].encode()
    record.head = text if len(text) <= MOST_KEPT else b""
    for line in lines[2:]:
        played = _read_played(line)
        if played is None or len(record.moves) == head.moves:
            break
        record.moves.append(played)
    if len(record.moves) < head.moves:
        missing = len(record.moves) + 1
        raise BadRecord("cut_short", f"This game is damaged from move {missing} on.", missing, record)
    return record


def _check_magic(line: str) -> None:
    word, _, version = line.partition(" ")
    if word != MAGIC or not version.isascii() or not version.isdigit() or len(version) > 9:
        raise BadRecord("foreign", "This file is not a game of Durbar.")
    if int(version) > VERSION:
        raise BadRecord("newer", NEWER)
    if int(version) < VERSION:
        raise BadRecord("foreign", "This file is not a game of Durbar.")


def _read_played(line: str) -> Played | None:
    move, _, digest = line.rpartition(" ")
    if not move or len(line) > 200 or len(digest) != _DIGEST_LETTERS or not set(digest) <= set("0123456789abcdef"):
        return None
    return Played(move, digest)
