"""Positions in which a person looks for the best move: own mistakes of games that were reviewed, and puzzles."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from pathlib import Path

import msgspec

from durbar.bots.puzzles import puzzle as puzzles
from durbar.bots.puzzles.puzzle import BadPuzzles, Puzzle
from durbar.bots.review import story
from durbar.bots.review.review import Difference, Judged, Review, Tried
from durbar.bots.review.verdict import Verdict, called, is_sure
from durbar.engine.digest import digest
from durbar.engine.errors import DurbarError
from durbar.engine.record import Record, read_record
from durbar.games import GAMES, game
from durbar.session import reviews, shelf, store, summaries
from durbar.session.autosave import Autosave
from durbar.session.notes import Notes
from durbar.session.player import Player
from durbar.session.practice import Practice
from durbar.session.session import GameSession

#: The level that the others in a puzzle are said to have: who plays there are experts.
_LEVEL = "expert"


class NotThere(DurbarError):
    """A position that can't be shown any more: its game has gone, or has changed since."""


class Answer(StrEnum):
    """What an answer is. NEARLY: as good as the best as far as the expert can tell, or worse by what matters little."""

    RIGHT = "right"
    NEARLY = "nearly"
    WRONG = "wrong"


@dataclass(frozen=True)
class Exercise:
    """A position. name: under which it is kept what became of it. game: its key. seat: who is to find a move.

    tried: what the expert found, best first. played: the move that was made in the game; "" in a puzzle. at, digest:
    after how many moves of the game, and of the position there; 0 and "" in a puzzle, which ends there. source: a
    puzzle, the file of the game, or the game itself. differences: in what the best move and that one ended otherwise,
    and then: the other half of the best one, as of Judged.
    """

    name: str
    game: str
    seat: int
    at: int
    digest: str
    tried: tuple[Tried, ...]
    source: Puzzle | Path | Record
    played: str = ""
    differences: tuple[Difference, ...] = ()
    then: str = ""

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle that it is, None where it is a mistake."""
        return self.source if isinstance(self.source, Puzzle) else None

    def table(self, players: Sequence[Player]) -> GameSession:
        """Return a table at the position, which is kept nowhere and knows of nothing that came later.

        players: who sits there, in a puzzle: the person first. Raises NotThere.
        """
        try:
            record = self._record()
            moves = record.moves if self.puzzle is not None else record.moves[: self.at]
            seated = _players(record) if self.puzzle is None else self._seated(record.seats, players)
            cut = msgspec.structs.replace(record, moves=list(moves), head=b"")
            table = GameSession(cut, Notes(seated, at=len(moves)), Autosave(None))
        except (DurbarError, msgspec.DecodeError, RecursionError) as error:
            raise NotThere(f"This position can’t be shown: {error}") from error
        legal = {str(move) for move in table.state.legal_moves()}
        same = not self.digest or table.state.digest() == self.digest
        if table.closed is not None or table.to_act != self.seat or not same or self.tried[0].move not in legal:
            raise NotThere("The game of this position has changed since.")
        return table

    def _record(self) -> Record:
        if isinstance(self.source, Record):
            return self.source
        if isinstance(self.source, Puzzle):
            return read_record(self.source.record.encode())
        record = read_record(store.read(self.source))
        if record.game != self.game:
            raise NotThere("The game of this position has changed since.")
        return record

    def _seated(self, seats: int, players: Sequence[Player]) -> list[Player]:
        """Return who sits at a puzzle."""
        own, others = players[0], list(players[1:])
        return [
            msgspec.structs.replace(own, emblem=seat)
            if seat == self.seat
            else msgspec.structs.replace(others.pop(0), kind="computer", level=_LEVEL, emblem=seat)
            for seat in range(seats)
        ]


def answer(tried: Sequence[Tried], move: str) -> Answer | None:
    """Return what an answer is by what the expert tried, best first; None where it did not try that move."""
    found = next((one for one in tried if one.move == move), None)
    if found is None:
        return None
    if found is tried[0]:
        return Answer.RIGHT
    is_good = not is_sure(found) or called(found.less) is Verdict.FINE
    return Answer.NEARLY if is_good else Answer.WRONG


def with_answer(tried: Sequence[Tried], judged: Sequence[Tried], move: str, seat: int) -> tuple[Tried, ...]:
    """Return what the expert tried with one move more, which another search has judged beside what it found best there.

    What it loses against the best there it loses against the best here, which stays the best: it was thought about for
    longer. Of a move that seems as good nothing is sure.
    """
    found = next(one for one in judged if one.move == move)
    best = tried[0]
    chance = max(0.0, best.chances[seat] - found.less)
    others = [one for place, one in enumerate(best.chances) if place != seat]
    share = (1 - chance) / (sum(others) or 1)
    chances = tuple(chance if place == seat else one * share for place, one in enumerate(best.chances))
    return (*tried, Tried(move, chances, best.chances[seat] - chance, found.error, found.playouts))


def of_review(review: Review, record: Record | Path, players: Sequence[Player]) -> list[Exercise]:
    """Return the inaccuracies, mistakes and blunders of persons in a game that was reviewed, in their order.

    record: the game, or where it lies.
    """
    people = [seat for seat, player in enumerate(players) if player.is_person]
    return [
        _mistake(moment.judged, review.game, record)
        for moment in story.moments(review, in_order=True)
        if moment.seat in people
    ]


def of_shelf() -> list[Exercise]:
    """Return those of all games on the shelf that were reviewed, of the game played last first.

    It reads two files a game: not for the window's thread.
    """
    found: list[Exercise] = []
    for file in shelf.listed():
        review = reviews.load(file.path)
        with contextlib.suppress(OSError):
            head = summaries.head_of(file) if review is not None else None
            if review is not None and head is not None and head[0].game == review.game:
                players = head[1].players
                found += of_review(review, file.path, players) if _lies_open(review, players) else []
    return found


def of_puzzles() -> list[Exercise]:
    """Return the puzzles of all games, easiest first. A file that is damaged has none.

    None of them is read through: one that is damaged is found out when it is to be shown.
    """
    found: list[Exercise] = []
    for key in GAMES:
        with contextlib.suppress(BadPuzzles, OSError):
            found += [Exercise(one.name, one.game, one.seat, 0, "", one.tried, one) for one in puzzles.load(key)]
    return sorted(found, key=lambda one: (one.puzzle.grade if one.puzzle else 0, digest(one.name.encode())))


def of_the_day(found: Iterable[Exercise], day: date) -> Exercise | None:
    """Return the puzzle of a day: the same for everybody who has these puzzles, wherever they are.

    Puzzles that come or go change few other days.
    """
    return max(found, key=lambda one: digest(f"{day.isoformat()} {one.name}".encode()), default=None)


def in_turn(found: Sequence[Exercise], practice: Practice, today: date, again: bool) -> list[Exercise]:
    """Return those that are due, then those that are new. again: then also those that were answered."""
    due = [one for one in found if practice.is_due(one.name, today)]
    new = [one for one in found if practice.is_new(one.name)]
    taken = {one.name for one in (*due, *new)}
    return [*due, *new, *(one for one in found if again and one.name not in taken)]


def _lies_open(review: Review, players: Sequence[Player]) -> bool:
    """Return whether whoever is at the screen may see all that persons could see in a game."""
    alone = sum(player.is_person for player in players) == 1
    return review.result is not None or alone or not game(review.game).secrets


def _mistake(judged: Judged, key: str, source: Record | Path) -> Exercise:
    name = digest(f"{judged.digest} {judged.at} {judged.seat}".encode())
    return Exercise(
        name,
        key,
        judged.seat,
        judged.at,
        judged.digest,
        judged.tried,
        source,
        judged.played,
        judged.differences,
        judged.then,
    )


def _players(record: Record) -> list[Player]:
    return msgspec.json.decode(record.table, type=Notes).players
