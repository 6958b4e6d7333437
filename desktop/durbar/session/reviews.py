"""The file of a review, beside that of its game: written as the review goes on, and made anew where it is not sound."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from durbar.bots import players_of
from durbar.bots.review.judging import Subject
from durbar.bots.review.review import VERSION, Judged, Review
from durbar.engine.digest import digest
from durbar.engine.errors import DurbarError
from durbar.engine.move import Move
from durbar.engine.record import BadRecord
from durbar.engine.state import State
from durbar.games import GAMES, game
from durbar.session.notes import Notes
from durbar.session.store import REVIEW_SUFFIX, SUFFIX, review_of
from durbar.system import files

MOST_BYTES = 1 << 23
_MAGIC = "durbar-review"


def subject(data: bytes) -> Subject:
    """Return the game in the bytes of a save as it stands, without what was taken back, up to its last good move.

    Raises BadRecord where nothing is good.
    """
    found = Subject.of_text(data)
    at = notes(found).at
    return found if at >= len(found.moves) else found.up_to(at)


def notes(subject: Subject) -> Notes:
    """Return what the table noted of a game. Raises BadRecord where that is damaged."""
    try:
        found = msgspec.json.decode(subject.record.table, type=Notes)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord("bad_start", "The beginning of this game is damaged; nothing of it can be read.") from error
    if len(found.players) != subject.record.seats:
        raise BadRecord("bad_start", "This file names more or fewer players than its game has seats.")
    return found


def load(save: Path) -> Review | None:
    """Return the review beside a game; None where there is none that is sound and of this version."""
    try:
        return read(files.read(review_of(save), MOST_BYTES))
    except OSError:
        return None


def ready(save: Path, states: Sequence[State], moves: Sequence[Move]) -> Review | None:
    """Return the review beside a game that is over, where it is ready and is one of just this game, by the expert that
    there is now: it can be shown at once.
    """
    from durbar.bots.review.plan import expert_of

    review = load(save)
    if review is None or not review.ready or not review.judged or review.result is None or review.cut:
        return None
    last = review.judged[-1]
    same = review.moves == len(moves) and all(str(moves[one.at]) == one.played for one in review.judged)
    known = same and states[last.at].digest() == last.digest and review.expert == expert_of(review.game)
    return review if known else None


def read(data: bytes) -> Review | None:
    """Return the review in the bytes of its file; None where they are damaged, or are something else."""
    head, _, body = data.partition(b"\n")
    if head.split(b" ") != [_MAGIC.encode(), str(VERSION).encode(), digest(body).encode()]:
        return None
    try:
        review = msgspec.json.decode(body, type=Review)
    except (msgspec.DecodeError, RecursionError):
        return None
    return review if _is_sound(review) else None


def text(review: Review) -> bytes:
    """Return a review as its file holds it."""
    body = msgspec.json.encode(review)
    return f"{_MAGIC} {VERSION} {digest(body)}\n".encode() + body


def keep(review: Review, save: Path) -> None:
    """Write a review beside its game. Where that has gone, nothing is written. Raises OSError."""
    if save.exists():
        files.write(review_of(save), text(review))


def forget_left_over(folder: Path) -> None:
    """Remove the reviews in a folder whose games have gone, by whatever way."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            path = folder / entry.name
            if path.suffix == REVIEW_SUFFIX and not path.with_suffix(SUFFIX).exists():
                path.unlink()


def _is_sound(review: Review) -> bool:
    """Return whether everything in a review is of its game."""
    from durbar.bots.review.plan import DEPTHS

    if review.game not in GAMES or review.version != VERSION or review.depth not in DEPTHS:
        return False
    seats, choices = review.seats, {(one.at, one.seat) for one in review.choices}
    known = seats in game(review.game).seats and max(review.reviewed) < seats
    sound = all(one.at < review.moves and one.seat < seats for one in review.choices)
    whole = review.result is None or len(review.result) == seats
    told = {one.key for judged in review.judged for one in judged.differences}
    known_to_game = not told or told <= {one.key for one in players_of(review.game).consequences}
    fits = all((one.at, one.seat) in choices and _fits(review, one) for one in review.judged)
    return known and sound and whole and known_to_game and fits


def _fits(review: Review, judged: Judged) -> bool:
    moves = [one.move for one in judged.tried]
    try:
        for move in [*moves, judged.then] if judged.then else moves:
            game(review.game).read_move(move)
    except DurbarError:
        return False
    return judged.played in moves and all(len(one.chances) == review.seats for one in judged.tried)
