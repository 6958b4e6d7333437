"""One sitting at a game: seats, turns, undo and redo, history, autosave. It knows no screen."""

from __future__ import annotations

import datetime
import random
from collections.abc import Sequence
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

import msgspec

from durbar.bots.levels import LEVELS
from durbar.bots.search.memory import Memory
from durbar.bots.search.position import Position
from durbar.engine.event import Event
from durbar.engine.fields import kept
from durbar.engine.game import HIGHEST_SEED, OptionValue
from durbar.engine.move import Move
from durbar.engine.record import BadRecord, Played, Record, read_record
from durbar.engine.reopening import reopen
from durbar.engine.state import State
from durbar.games import GAMES, game
from durbar.session import store
from durbar.session.autosave import Autosave
from durbar.session.notes import Notes, Now, TakenBack
from durbar.session.player import Player
from durbar.session.undo import Undo, revealed


class GameSession:
    """A game in play. The position is ``state``; moves go in by ``play`` and out by ``undo``.

    Every move is saved at once by ``autosave``; that it can't be saved does not stop the game. closed: why the game
    can only be looked at, None when it can be played; a closed table keeps nothing, and its file stays as it is.
    """

    def __init__(self, record: Record, notes: Notes, autosave: Autosave):
        """Sit down at a record. Raises BadRecord when it does not replay."""
        self.game = game(record.game)
        found = reopen(record, self.game)
        self.record = found.record
        self.states: list[State] = found.states
        self.moves: list[Move] = found.moves
        self.events: list[list[Event]] = found.events
        self.closed = found.closed
        self.notes = notes
        self.autosave = autosave if self.closed is None else Autosave(None)
        self._memories = [Memory(record.game, seat) for seat in range(record.seats)]
        self._read = bytes(record.table) if record.head else b""
        self.at = min(notes.at, len(self.moves))
        self._write_notes()

    @classmethod
    def new(
        cls,
        key: str,
        players: Sequence[Player],
        seed: int,
        options: dict[str, OptionValue] | None = None,
        takebacks: bool = True,
        path: Path | None = None,
    ) -> GameSession:
        """Return a new game, saved at once when it has a path. Raises the errors of Game.start."""
        rules = game(key)
        rules.start(len(players), seed, options)
        record = Record(key, len(players), seed, rules.unusual(options or {}), rules=rules.revision)
        notes = Notes(list(players), takebacks, started=_now(), bot_seed=_bot_seed())
        table = cls(record, notes, Autosave(path))
        table.save()
        return table

    def branched(self, at: int, path: Path | None = None) -> GameSession:
        """Return a new game that begins as this one did, up to ``at`` moves, saved at once when it has a path.

        Chance falls in it as it did here: it is noted as one that was played on.
        """
        record = msgspec.structs.replace(self.record, moves=self.record.moves[:at], head=b"")
        notes = Notes(
            list(self.players), self.notes.takebacks, at=at, started=_now(), bot_seed=_bot_seed(), played_on=at
        )
        table = GameSession(record, notes, Autosave(path))
        table.save()
        return table

    def up_to_now(self) -> GameSession:
        """Return the game as it stands, at a table that is kept nowhere and stays so while this one goes on."""
        table, at = copy(self), self.at
        table.record = msgspec.structs.replace(self.record, moves=self.record.moves[:at])
        table.states, table.moves, table.events = self.states[: at + 1], self.moves[:at], self.events[:at]
        table.notes, table.autosave = deepcopy(self.notes), Autosave(None)
        return table

    @classmethod
    def open(cls, path: Path, autosave: Path | None = None) -> GameSession:
        """Return the game in a file, which goes on being saved there or, if given, in ``autosave``.

        Raises BadRecord.
        """
        data = store.read(path)
        saves = Autosave(path, data) if autosave is None else Autosave(autosave)
        return cls.of_record(read_record(data), saves)

    @classmethod
    def of_record(cls, record: Record, autosave: Autosave | None = None) -> GameSession:
        """Return a table at a record as it was read, kept nowhere if nothing is said. Raises BadRecord."""
        if record.game not in GAMES:
            raise BadRecord("unknown_game", f"This Durbar does not know the game “{record.game}”.")
        try:
            notes = msgspec.json.decode(record.table, type=Notes)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadRecord("bad_start", "The beginning of this game is damaged; nothing of it can be read.") from error
        if len(notes.players) != record.seats:
            raise BadRecord("bad_start", "This file names more or fewer players than its game has seats.")
        if any(max(one.seat, one.seen_by) >= record.seats for one in notes.seen):
            raise BadRecord("bad_start", "This file tells of players that its game has no seats for.")
        for player in notes.players:
            if not player.is_person and player.level not in LEVELS:
                raise BadRecord("unknown_level", f"This Durbar has no computer player “{player.level}” for this game.")
        return cls(record, notes, autosave or Autosave(None))

    # ---- asking ------------------------------------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The file that every move is saved in, None for a table that keeps nothing."""
        return self.autosave.path

    @path.setter
    def path(self, path: Path | None) -> None:
        self.autosave.path = path

    @property
    def state(self) -> State:
        """The position now. To be asked, never played on: moves go through ``play``."""
        return self.states[self.at]

    @property
    def players(self) -> list[Player]:
        """Who sits where, by seat."""
        return self.notes.players

    @property
    def people(self) -> list[int]:
        """The seats that persons hold."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    @property
    def to_act(self) -> int | None:
        """The seat to act, None when the game is over."""
        return self.state.to_act

    @property
    def person_acts(self) -> bool:
        """Whether a person is to act, and can."""
        return self.closed is None and self.to_act is not None and self.players[self.to_act].is_person

    def viewer(self, at: int | None = None) -> int:
        """Return for whom the screen is: the person to act, else the one who acted last, else the first seat."""
        at = self.at if at is None else at
        acting = self.states[at].to_act
        if acting is not None and self.players[acting].is_person:
            return acting
        if len(self.people) == 1:
            return self.people[0]
        for state in reversed(self.states[:at]):
            if state.to_act in self.people:
                return state.to_act
        return self.people[0] if self.people else 0

    def view(self, at: int, seat: int) -> Any:
        """Return what a seat may know of the position after ``at`` moves."""
        return self.states[at].view(seat)

    def position(self, seat: int) -> Position:
        """Return what a computer player at a seat is given: what the seat knows of the position, and remembers."""
        return Position.of(self.state, seat, self._memories[seat].of(self.states, self.moves[: self.at]))

    def seen(self, at: int, seat: int) -> list[Event]:
        """Return the events of move number ``at`` (from 0) as a seat may know them."""
        return [seen for event in self.events[at] if (seen := event.seen_by(seat)) is not None]

    # ---- playing -----------------------------------------------------------------------------------------------

    def play(self, move: Move) -> list[Event]:
        """Make a move and save. Raises IllegalMove or GameOver, and BadRecord at a closed table."""
        if self.closed is not None:
            raise self.closed
        if self.at < len(self.moves) and move == self.moves[self.at]:
            events = self.events[self.at]
        else:
            state = self.state.copy()
            events = state.play(move)
            self._forget_undone()
            self.states.append(state)
            self.moves.append(move)
            self.events.append(events)
            self.record.moves.append(Played(str(move), state.digest()))
        self.at += 1
        self.save()
        return events

    def _forget_undone(self) -> None:
        del self.states[self.at + 1 :], self.moves[self.at :], self.events[self.at :], self.record.moves[self.at :]

    def save(self) -> None:
        """Have the table's own file hold the game as it is; ``autosave.trouble`` says why it could not."""
        self._write_notes()
        text = self.record.text() if self.autosave.path is not None else ""  # a whole game is long
        self.autosave.save(text.encode(), self.record.game)

    def save_copy(self, path: Path) -> None:
        """Write the game to another file. Raises OSError; what was there is then untouched."""
        self._write_notes()
        store.save(self.record, path)

    def text(self) -> bytes:
        """Return the whole game as its file holds it."""
        self._write_notes()
        return self.record.text().encode()

    def _write_notes(self) -> None:
        if self.closed is not None:
            return
        self.notes.at = self.at
        where = msgspec.json.encode(self.state.progress())
        self.notes.now = msgspec.Raw(msgspec.json.encode(Now(self.to_act, msgspec.Raw(where))))
        self.record.table = msgspec.Raw(msgspec.json.encode(kept(self.notes, self._read)))

    def note_review(self) -> None:
        """Note that somebody looks at what the expert says of a game that still goes on."""
        if self.closed is None and self.to_act is not None:
            self.notes.reviewed += 1
            self.save()

    # ---- undo --------------------------------------------------------------------------------------------------

    @property
    def undoing(self) -> Undo:
        """What may be taken back and made again now."""
        closed = self.closed is not None
        return Undo(self.states, self.moves, self.events, self.at, self.people, self.notes.takebacks, closed)

    def plain_move(self) -> Move | None:
        """Return the one legal move, where there is no other and nobody need think about it: it could be made by
        itself.
        """
        legal = self.state.legal_moves()
        plain = len(legal) == 1 and not legal[0].grave and not self.would_reveal(legal[0])
        return legal[0] if plain else None

    def would_reveal(self, move: Move) -> bool:
        """Return whether a legal move would show something hidden or random: it is the person's own to make."""
        after = self.state.copy()
        events = after.play(move)
        return revealed(move, events, self.state, after)

    def undo(self) -> None:
        """Take back. What is undone stays in the record and can be made again. Raises ValueError if it is not open."""
        undoing = self.undoing
        target = undoing.goes_to()
        if target is None or undoing.why_not() is not None:
            raise ValueError("There is nothing that may be undone.")
        if not undoing.is_free():
            self.notes.taken_back += 1
        many = self.at - target
        self.notes.seen = [msgspec.structs.replace(one, at=min(one.at, target)) for one in self.notes.seen]
        seat, seen_by = self.states[target].to_act, undoing.seen_by()
        if seat is not None and seen_by is not None:
            self.notes.seen.append(TakenBack(target, seat, seen_by, many))
        self.at = target
        self.save()

    def redo(self) -> None:
        """Make again what was undone, as if it had never been. Raises ValueError when there is nothing."""
        target = self.undoing.redo_goes_to()
        if target is None:
            raise ValueError("There is nothing to make again.")
        self.at = target
        if not self.undoing.is_free():
            self.notes.taken_back = max(0, self.notes.taken_back - 1)
        self.save()


def _now() -> str:
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")


def _bot_seed() -> int:
    return random.SystemRandom().randrange(HIGHEST_SEED)
