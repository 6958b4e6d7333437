"""What is told of the games on the shelf before one of them is opened: where each stands, whether it is over.

That stands in the head of a game's file, and costs a read of some kilobytes. Files of an older Durbar have to be played
for it, and to read two thousand heads takes its time too: so what was found is noted in an index, a file beside the
shelf. An entry counts while its file has the size and the time it had; what is missing or wrong is found again, and the
worst that a wrong entry can do is to have a card say what is not so, or to leave one out.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec

from durbar.engine.errors import MissingBoard
from durbar.engine.record import LONGEST_LINE, MOST_BYTES, BadRecord, Record, read_record
from durbar.games import GAMES, game
from durbar.games.board_game import BoardGame
from durbar.session import shelf
from durbar.session.notes import Notes, Now
from durbar.session.player import Player
from durbar.session.shelf import Listed
from durbar.system import files
from durbar.system.paths import data_dir

INDEX = "shelf.json"
#: Heads that are read while somebody waits.
MOST_HEADS = 64

_LARGEST_INDEX = 1 << 23
_HEAD = LONGEST_LINE + 100


class GameSummary(msgspec.Struct, frozen=True):
    """A game that is not over. at: moves made. where: ``State.progress``, as JSON. board: its id; "" for the usual
    one."""

    game: str
    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=20)]
    at: Annotated[int, msgspec.Meta(ge=0)]
    to_act: Annotated[int, msgspec.Meta(ge=0)]
    where: msgspec.Raw
    board: str = ""

    @property
    def has_board(self) -> bool:
        """Whether the board is there that it is played on: without it, it can't be opened."""
        rules = game(self.game)
        if not self.board or not isinstance(rules, BoardGame):
            return True
        try:
            rules.boards().board(self.board)
        except MissingBoard:
            return False
        return True

    @property
    def is_sound(self) -> bool:
        """Whether its card can be drawn."""
        try:
            self.progress()
        except (ValueError, RecursionError):
            return False
        return True

    def progress(self) -> Any:
        """Return how far the game has come, in its own terms.

        Raises ValueError where they are not those of this Durbar.
        """
        if self.game not in GAMES or self.to_act >= len(self.players):
            raise ValueError("There is no such game, or no such seat.")
        return msgspec.json.decode(self.where, type=game(self.game).progress)


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """What was found in a file of this size and time. summary: None for a game that is over or can't be named."""

    size: int
    played: int
    summary: GameSummary | None = None


class Index:
    """What is known of the files on the shelf."""

    def __init__(self) -> None:
        """As it was noted; empty where nothing can be read."""
        self._entries: dict[str, Entry] = {}
        self._changed = False
        with contextlib.suppress(OSError, ValueError, RecursionError):
            self._entries = msgspec.json.decode(files.read(data_dir() / INDEX, _LARGEST_INDEX), type=dict[str, Entry])

    def newest(self, most: int) -> tuple[list[tuple[Listed, GameSummary]], list[Listed]]:
        """Return the games that are not over, at most so many, the one played last first and those without their board
        behind all others; and the newer files of which that can't be told without playing them, or without reading too
        many heads.
        """
        found: list[tuple[Listed, GameSummary]] = []
        without: list[tuple[Listed, GameSummary]] = []
        unknown: list[Listed] = []
        heads = 0
        for file in shelf.listed():
            entry = self._entry(file)
            if entry is None and heads < MOST_HEADS:
                heads += 1
                try:
                    entry = glanced(file)
                except OSError:
                    continue
                if entry is not None and entry.summary is None:
                    self.note(file.name, entry)
            if entry is None:
                unknown.append(file)
            elif entry.summary is not None:
                (found if entry.summary.has_board else without).append((file, entry.summary))
                if len(found) == most:
                    break
        return [*found, *without][:most], unknown

    def note(self, name: str, entry: Entry) -> None:
        """Take in what was found in a file of the shelf."""
        self._entries[name] = entry
        self._changed = True

    def save(self) -> None:
        """Keep it, where there is something new; without the files that have gone. A disk that is full does no harm."""
        if self._changed:
            there = {file.name for file in shelf.listed() if _is_text(file.name)}
            self._entries = {name: entry for name, entry in self._entries.items() if name in there}
            with contextlib.suppress(OSError):
                files.write(data_dir() / INDEX, msgspec.json.encode(self._entries))
            self._changed = False

    def _entry(self, file: Listed) -> Entry | None:
        entry = self._entries.get(file.name)
        if entry is None or (entry.size, entry.played) != (file.size, file.played):
            return None
        return entry if entry.summary is None or entry.summary.is_sound else None


def look_closer(unknown: Sequence[Listed], most: int) -> Iterator[tuple[str, Entry]]:
    """Yield what is in files, played where their heads don't tell, until so many games were found that are not over."""
    for file in unknown:
        try:
            entry = glanced(file) or Entry(file.size, file.played, _played(file))
        except OSError:
            continue
        yield file.name, entry
        if entry.summary is not None and entry.summary.has_board:
            most -= 1
            if most == 0:
                return


def glanced(file: Listed) -> Entry | None:
    """Return what the head of a file tells; None where it does not tell all. Raises OSError."""
    head = head_of(file)
    if head is None:
        return Entry(file.size, file.played)
    record, notes = head
    try:
        now = msgspec.json.decode(notes.now, type=Now)
    except (msgspec.DecodeError, RecursionError):
        return None
    if now.to_act is None:
        return Entry(file.size, file.played)
    summary = GameSummary(record.game, tuple(notes.players), notes.at, now.to_act, now.where, _board(record))
    return Entry(file.size, file.played, summary) if summary.is_sound else None


def head_of(file: Listed) -> tuple[Record, Notes] | None:
    """Return the record of a file without its moves, and its notes; None where they can't be read. Raises OSError."""
    lines = files.head(file.path, _HEAD).split(b"\n", 2)
    try:
        record = _head_alone(b"\n".join(lines[:2]) + b"\n")
        return record, msgspec.json.decode(record.table, type=Notes)
    except (BadRecord, msgspec.DecodeError, RecursionError):
        return None


def _head_alone(data: bytes) -> Record:
    """Return a record without its moves."""
    try:
        return read_record(data)
    except BadRecord as error:
        if error.key == "cut_short" and error.good is not None:
            return error.good
        raise


def _played(file: Listed) -> GameSummary | None:
    """Return where a game stands that is played through, as far as it is sound.

    None when it is over. Raises OSError.
    """
    from durbar.session.rescue import sound  # what thinks and plays, the home screen does without
    from durbar.session.session import GameSession

    try:
        table: GameSession | None = GameSession.of_record(read_record(files.read(file.path, MOST_BYTES)))
    except BadRecord as error:
        table = sound(error)
    if table is None or table.to_act is None:
        return None
    where = msgspec.Raw(msgspec.json.encode(table.state.progress()))
    return GameSummary(table.record.game, tuple(table.players), table.at, table.to_act, where, _board(table.record))


def _board(record: Record) -> str:
    """Return the id of the board, where it is not the usual one."""
    return str(record.options.get("board", ""))


def _is_text(name: str) -> bool:
    """Return whether a name can be written: some file systems hold names that are no text."""
    return not any("\ud800" <= letter <= "\udfff" for letter in name)
