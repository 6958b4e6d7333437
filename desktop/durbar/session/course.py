"""Courses: guided first games. A course is data: chapters that begin at a position and go on beat by beat.

A chapter's position comes from a seed and a row of moves, so it is a real one. A beat says one thing; one with
``moves`` waits until the person has made one of them, any other goes on at a press. Texts are English and stand in the
catalogues under the course's ``context``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Annotated

import msgspec

from durbar.engine.game import OptionValue
from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games import GAMES, game
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.system.paths import found

#: Any ending of a move's text: "bid *".
ANY = "*"


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is said. say: a sentence or two. at: what it speaks of, a target of the board as text ("track 3"),
    or "seat 1", "seats", "moves", "lamp", "board", "prompt" (its part that makes the open move), or nothing. lit: more
    that stays in the light.

    moves: texts of the moves that are open, or patterns that end with ``*``; the beat goes on with any of them.
    otherwise: why anything else must wait. then: the moves of the others that follow, in their order.
    """

    say: str
    at: str = ""
    lit: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    otherwise: str = ""
    then: tuple[str, ...] = ()

    def open_moves(self, state: State) -> tuple[Move, ...]:
        """Return the legal moves that the beat lets the person make."""
        return tuple(move for move in state.legal_moves() if any(_fits(str(move), wish) for wish in self.moves))


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. id: by which progress is kept. picture: an element of the art. moves: those before the chapter begins.
    seat: the person's. free: after the last beat the person plays on alone. The last beat says what has come of it all.
    """

    id: str
    title: str
    seed: int
    beats: Annotated[tuple[Beat, ...], msgspec.Meta(min_length=1)]
    seats: int = 3
    seat: int = 0
    picture: str = ""
    options: dict[str, OptionValue] = {}
    moves: tuple[str, ...] = ()
    free: bool = False

    def table(self, key: str, players: list[Player]) -> GameSession:
        """Return a table at the chapter's beginning, kept nowhere. Raises IllegalMove where the chapter is wrong."""
        table = GameSession.new(key, players, self.seed, dict(self.options))
        for text in self.moves:
            table.play(table.game.read_move(text))
        return table


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game. blurb: what one will learn, in a sentence."""

    blurb: str
    chapters: Annotated[tuple[Chapter, ...], msgspec.Meta(min_length=1)]

    def texts(self) -> list[str]:
        """Return all that it says, for the catalogues."""
        said = [self.blurb]
        for chapter in self.chapters:
            said.append(chapter.title)
            for beat in chapter.beats:
                said += [text for text in (beat.say, beat.otherwise) if text]
        return said


@cache
def course(key: str) -> Course | None:
    """Return the course of a game; None where it has none. Raises UnknownGame, or msgspec.ValidationError."""
    file = found(f"lessons/{game(key).key}.json")
    return None if file is None else msgspec.json.decode(file.read_bytes(), type=Course)


def following(course: Course, at: int, learnt: Collection[str]) -> int:
    """Return the chapter to go on with, from 0: the first from there on, and then from the beginning, that was not
    learnt.

    The number of chapters where all were. at: where the course was left. learnt: ids of the chapters gone through.
    """
    many = len(course.chapters)
    at = min(max(at, 0), many)
    left = (number for number in (*range(at, many), *range(at)) if course.chapters[number].id not in learnt)
    return next(left, many)


def progress(lessons: Mapping[str, int], learnt: Mapping[str, Collection[str]]) -> dict[str, tuple[int, int]]:
    """Return the chapter to go on with and chapters in all, of the courses that were begun.

    lessons: by a game's key, where its course was left. learnt: by a game's key, ids of the chapters gone through.
    """
    begun = {key for key, at in lessons.items() if at > 0} | {key for key, chapters in learnt.items() if chapters}
    courses = {key: course(key) for key in sorted(begun & set(GAMES))}
    return {
        key: (following(found, lessons.get(key, 0), learnt.get(key, ())), len(found.chapters))
        for key, found in courses.items()
        if found is not None
    }


def context(key: str) -> str:
    """Return where the catalogues hold a course's texts."""
    return f"Lessons {key}"


def _fits(text: str, wish: str) -> bool:
    return text.startswith(wish[: -len(ANY)]) if wish.endswith(ANY) else text == wish
