"""A record is opened: played again under the rules of now, or under those of then where they are still known.

Then it goes on; or it is closed, to be looked at as far as it agrees with what is known; or it is refused as damaged.
"""

from __future__ import annotations

import msgspec

from durbar.engine.event import Event
from durbar.engine.game import Game
from durbar.engine.move import Move
from durbar.engine.record import NEWER, BadRecord, Played, Record
from durbar.engine.state import State


class Reopened(msgspec.Struct):
    """A record with its positions, one more than moves and events.

    closed: why the game can be looked at and not played on (key "older_rules"); None when it goes on, and then the
    record is one of the rules of now.
    """

    record: Record
    states: list[State] = []
    moves: list[Move] = []
    events: list[list[Event]] = []
    closed: BadRecord | None = None


def reopen(record: Record, game: Game) -> Reopened:
    """Play a record to its end. Raises BadRecord where it is damaged, or where nothing of it agrees with what is known.

    It is tried under the rules of now, then under its own.
    """
    if record.rules > game.revision:
        raise BadRecord("newer", NEWER)
    found = _played(record, game, game.revision)
    if found.closed is not None and record.rules in game.older:
        found = _played(record, game, record.rules)
    if found.closed is None:
        return _whole(found, record, game)
    if record.rules == found.record.rules:
        raise found.closed  # the rules were these: it is the file
    return _partly(found, record)


def _played(record: Record, game: Game, revision: int) -> Reopened:
    """Return a record as far as it goes under one revision of the rules; ``closed`` is what stopped it."""
    found = Reopened(msgspec.structs.replace(record, rules=revision))
    try:
        for state, move, events in found.record.replay(game):
            found.states.append(state)
            if move is not None:
                found.moves.append(move)
                found.events.append(events)
    except BadRecord as bad:
        if not found.states:
            raise
        found.closed = bad
    return found


def _whole(found: Reopened, record: Record, game: Game) -> Reopened:
    """Return what was played to its end under rules that are known."""
    rules = found.record.rules
    if rules == game.revision:
        return found
    if game.older[rules].plays_on:
        return _renewed(found, game)
    sentence = "This game was played under older rules; it can be looked at, but not played on."
    return msgspec.structs.replace(found, record=record, closed=BadRecord("older_rules", sentence))


def _renewed(found: Reopened, game: Game) -> Reopened:
    """Return the same game under the rules of now, which differ in nothing that was played."""
    old = found.record
    new = Reopened(msgspec.structs.replace(old, rules=game.revision, moves=[]))
    new.states.append(game.start(old.seats, old.seed, old.options))
    for move in found.moves:
        state = new.states[-1].copy()
        new.events.append(state.play(move))
        new.states.append(state)
        new.moves.append(move)
        new.record.moves.append(Played(str(move), state.digest()))
    return new


def _partly(found: Reopened, record: Record) -> Reopened:
    """Return what agrees with the rules of now up to a move, and may then have been played under others."""
    moves = len(found.moves)
    if not moves:
        raise BadRecord("rules_gone", "This game was played under older rules; nothing of it can be shown any more.")
    sentence = f"This game was played under older rules; it can be looked at up to move {moves}, but not played on."
    return msgspec.structs.replace(found, record=record, closed=BadRecord("older_rules", sentence, moves))
