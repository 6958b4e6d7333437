"""Which choices of a game are judged, in which order and how long: a quick look at all, then more where it is unclear.

Every search depends on the review's seed, its place in the game and its length alone: in whatever order and in how many
processes they are run, and however often that is interrupted, the review comes out the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import inf

import msgspec

from durbar import __version__
from durbar.bots.review.judging import Subject
from durbar.bots.review.review import Judged, Review, Survey
from durbar.bots.review.verdict import is_unclear
from durbar.engine.digest import digest
from durbar.engine.errors import DurbarError
from durbar.games import game
from durbar.system.paths import found


class Look(msgspec.Struct, frozen=True):
    """One of the looks that a choice is given. times: as of Judged. unclear_only: none where all is clear before."""

    times: int
    unclear_only: bool = False


#: The looks of each depth, longer and longer. A longer one stands by itself: it does not count what a shorter one
#: found, so that what seemed bad by chance is found out.
DEPTHS = {
    "quick": (Look(1), Look(4, unclear_only=True)),
    "usual": (Look(1), Look(4), Look(16, unclear_only=True)),
    "deep": (Look(1), Look(4), Look(16), Look(64, unclear_only=True)),
}
USUAL = "usual"


class NotOpen(DurbarError):
    """The game has secrets still: it is reviewed for one seat alone."""


class Task(msgspec.Struct, frozen=True):
    """A look that is still to be had at the choice after ``at`` moves."""

    at: int
    times: int


def begin(survey: Survey, reviewed: Sequence[int] | None = None, depth: str = USUAL, seed: int = 1) -> Review:
    """Return the review of a game of which nothing is judged yet. reviewed: the seats, all if nothing is said.

    Of a game that goes on, and in which seats have secrets, one seat is reviewed, and the choices of the others are not
    looked at. Raises NotOpen, KeyError for an unknown depth.
    """
    seats = tuple(range(survey.seats)) if reviewed is None else tuple(sorted(set(reviewed)))
    choices, lights = survey.choices, survey.lights
    if not survey.over and game(survey.game).secrets:
        if len(seats) > 1:
            raise NotOpen("This game goes on, and its players have secrets: it can be reviewed for one of them only.")
        choices = tuple(choice for choice in choices if choice.seat in seats)
        everybody = (1 << survey.seats) - 1
        lights = tuple(one if one == everybody else one & 1 << seats[0] for one in lights)
    DEPTHS[depth]
    return Review(
        survey.game,
        survey.seats,
        survey.options,
        survey.rules,
        expert_of(survey.game),
        seats,
        depth,
        seed,
        survey.moves,
        choices,
        survey.result,
        survey.cut,
        lights,
        ready=not any(choice.seat in seats for choice in choices),
    )


def taken_up(old: Review, new: Review, survey: Survey) -> Review:
    """Return a review that begins now with what an old one judged of the same game by the same expert.

    The game may have gone on since, or have been taken back, or be reviewed more deeply or for others.
    """
    if (old.game, old.rules, old.expert, old.seed) != (new.game, new.rules, new.expert, new.seed):
        return new
    there = {
        (choice.at, choice.seat, played, digest)
        for choice, played, digest in zip(survey.choices, survey.played, survey.digests, strict=True)
        if choice.seat in new.reviewed
    }
    return _noted(new, [one for one in old.judged if (one.at, one.seat, one.played, one.digest) in there])


def tasks(review: Review) -> list[Task]:
    """Return what can be done next, most wanted first: all choices once, in their order; then longer looks, first where
    it is least clear what a choice is to be called.

    More may come of what is found.
    """
    looks = DEPTHS[review.depth]
    judged = {one.at: one for one in review.judged}
    found: list[tuple[int, float, Task]] = []
    for choice in review.choices:
        if choice.seat in review.reviewed:
            one = judged.get(choice.at)
            task = _next(choice.at, one, looks)
            if task is not None:
                found.append((0 if one is None else one.times, -_doubt(one), task))
    return [task for _, _, task in sorted(found, key=lambda item: (item[0], item[1], item[2].at))]


def with_judged(review: Review, judged: Judged) -> Review:
    """Return a review with one more choice judged, or one judged anew."""
    return _noted(review, [*(one for one in review.judged if one.at != judged.at), judged])


def make(subject: Subject, review: Review, told: Callable[[Review], None] | None = None) -> Review:
    """Return a review of a game made ready, here and now. told: is given it after each choice."""
    while left := tasks(review):
        for task in left:
            review = with_judged(review, subject.judge(task.at, task.times, review.seed))
            if told is not None:
                told(review)
    return review


def work(review: Review) -> tuple[float, float]:
    """Return how much is done and about how much there is to do in all, in looks that last as long as the shortest.

    Of looks that are had only where it is unclear, those count that are known to be needed, and of choices for which
    that is not known yet a small part.
    """
    looks = DEPTHS[review.depth]
    judged = {one.at: one for one in review.judged}
    done = whole = 0.0
    for choice in review.choices:
        if choice.seat not in review.reviewed:
            continue
        one = judged.get(choice.at)
        had, before = 0 if one is None else one.times, 0
        for look in looks:
            lasts = look.times**_LASTS
            if look.times <= had:
                done += lasts
                whole += lasts
            elif not look.unclear_only:
                whole += lasts
            elif one is not None and before == had:
                whole += lasts * is_unclear(one)
            else:
                whole += lasts * _UNCLEAR
            before = look.times
    return done, whole


#: Of some 120 choices of four games so many were unclear after the shortest look.
_UNCLEAR = 1 / 25
#: A look that thinks 4 times as long as another lasts 2 to 4 times as long, by game, and one of 16 times 2 to 19.
_LASTS = 0.75


@cache
def expert_of(key: str) -> str:
    """Return a short text that is another one when the expert of a game may judge otherwise: Durbar's version, and what
    it has learned.
    """
    learned = [found(f"weights/{name}.json") for name in (key, "chances")]
    return f"{__version__} {digest(b''.join(file.read_bytes() for file in learned if file is not None))}"


def _noted(review: Review, judged: Sequence[Judged]) -> Review:
    new = msgspec.structs.replace(review, judged=tuple(sorted(judged, key=lambda one: one.at)))
    return msgspec.structs.replace(new, ready=not tasks(new))


def _next(at: int, judged: Judged | None, looks: Sequence[Look]) -> Task | None:
    had = 0 if judged is None else judged.times
    for look in looks:
        if look.times > had:
            wanted = judged is None or not look.unclear_only or is_unclear(judged)
            return Task(at, look.times) if wanted else None
    return None


def _doubt(judged: Judged | None) -> float:
    """Return how much a longer look is wanted: what a choice may have lost, where it is unclear what to call it."""
    if judged is None:
        return inf
    made = judged.made
    return made.less + made.error if is_unclear(judged) else 0.0
