"""Finished games, one line each of a readable file in the person's folder."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec

from durbar.engine import fields
from durbar.engine.digest import digest
from durbar.engine.game import HIGHEST_SEED, OptionValue
from durbar.engine.luck import Luck
from durbar.engine.record import Record
from durbar.session.notes import Notes
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.system import files
from durbar.system.paths import data_dir

FILE = "statistics.jsonl"
#: More than anybody plays; what goes beyond is another's file, and would keep the window waiting.
MOST_BYTES = 1 << 24
MOST_LINES = 50_000


class Place(msgspec.Struct, frozen=True):
    """How a seat came off. place: from 1, shared on a full tie. score: in the unit that wins the game.

    Numbers have bounds that no game comes near, here and below, so that every sum of them can be drawn.
    """

    player: Player
    place: Annotated[int, msgspec.Meta(ge=1, le=20)]
    score: Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class Finished(msgspec.Struct, frozen=True):
    """A finished game. id: the same whenever this game ends, so that it is counted once.

    seats: in order of play. taken_back: how often undo passed what was revealed. reviewed: how often the
    game was reviewed while it went on. luck: how chance fell.
    """

    id: Annotated[str, msgspec.Meta(max_length=40)]
    ended: Annotated[datetime, msgspec.Meta(tz=True)]
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=HIGHEST_SEED)]
    options: Annotated[dict[str, OptionValue], msgspec.Meta(max_length=40)]
    seats: Annotated[tuple[Place, ...], msgspec.Meta(min_length=1, max_length=20)]
    moves: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    taken_back: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    luck: Annotated[tuple[Luck, ...], msgspec.Meta(max_length=200)] = ()
    reviewed: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0

    def seat_of(self, name: str) -> int | None:
        """Return the seat of the person of this name, None when that person was not there."""
        for seat, held in enumerate(self.seats):
            if held.player.is_person and held.player.name == name:
                return seat
        return None

    @property
    def people(self) -> list[str]:
        """The names of the persons at the table."""
        return [held.player.name for held in self.seats if held.player.is_person]

    @property
    def winners(self) -> list[Player]:
        """Who won, several if they share the victory."""
        return [held.player for held in self.seats if held.place == 1]


class Kept(msgspec.Struct, frozen=True):
    """What the file holds: games, the one that ended last first, and how many lines can't be read."""

    games: tuple[Finished, ...]
    damaged: int = 0


def finished(table: GameSession) -> Finished:
    """Return the line of a table whose game has ended just now."""
    record, notes = table.record, table.notes
    places = {standing.seat: standing for standing in table.state.standings()}
    moves = [(table.view(at, 0), table.events[at]) for at in range(table.at)]
    return Finished(
        id=game_id(record, notes),
        ended=datetime.now().astimezone().replace(microsecond=0),
        game=record.game,
        seed=record.seed,
        options=table.game.full_options(record.options, record.seats),
        seats=tuple(Place(player, places[seat].rank, places[seat].score) for seat, player in enumerate(notes.players)),
        moves=table.at,
        taken_back=notes.taken_back,
        luck=tuple(_written(one) for one in table.game.luck(moves)),
        reviewed=notes.reviewed,
    )


def _written(one: Luck) -> Luck:
    """Return a luck with four digits after the point: a person may read the file."""
    return msgspec.structs.replace(one, expected=round(one.expected, 4))


def game_id(record: Record, notes: Notes) -> str:
    """Return what a game is known by, whenever it ends."""
    told = f"{record.game} {record.seats} {record.seed} {notes.started} {notes.bot_seed}"
    return digest(told.encode())


def place() -> Path:
    """Return the file."""
    return data_dir() / FILE


def keep(game: Finished) -> None:
    """Add a game, or put it in the place of its own earlier line. What can't be read stays as it is. Raises OSError.

    What a newer Durbar wrote into that line is written again.
    """
    before, lines = b"", []
    for line in _lines():
        if (other := _read(line)) is not None and other.id == game.id:
            before = line
        else:
            lines.append(line)
    lines.append(msgspec.json.encode(fields.kept(game, before)))
    files.write(place(), b"\n".join(lines) + b"\n")


def kept() -> Kept:
    """Return all that the file holds.

    A damaged line is skipped. Raises OSError when there is a file that can't be read.
    """
    games: dict[str, Finished] = {}
    damaged = 0
    for line in _lines():
        game = _read(line)
        if game is None:
            damaged += 1
        else:
            games[game.id] = game
    return Kept(tuple(sorted(games.values(), key=lambda game: game.ended, reverse=True)), damaged)


def clear() -> None:
    """Forget all games that were counted; saved games are other files. Raises OSError."""
    place().unlink(missing_ok=True)


def _lines() -> Sequence[bytes]:
    try:
        data = files.read(place(), MOST_BYTES)
    except (FileNotFoundError, NotADirectoryError):
        return ()
    if data.count(b"\n") > MOST_LINES:
        raise files.TooLarge(errno.EFBIG, "the file has too many lines", str(place()))
    return [line for line in data.split(b"\n") if line.strip()]


def _read(line: bytes) -> Finished | None:
    try:
        game = msgspec.json.decode(line, type=Finished)
        game.ended.astimezone()
    # A ValueError: bytes that are no text. An OverflowError: a day that has no name here.
    except (msgspec.DecodeError, ValueError, OverflowError, OSError, RecursionError):
        return None
    return game
