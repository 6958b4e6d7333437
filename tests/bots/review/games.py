"""Short ways to games that are looked back on."""

from collections.abc import Iterator
from functools import cache

import msgspec

import durbar
from durbar.bots.review import plan
from durbar.bots.review.judging import Subject
from durbar.bots.review.review import Judged, Review, Survey, Tried
from durbar.engine.record import Played, Record
from durbar.engine.rng import Rng
from tests.contract.positions import CASE, playing

SEATS = {"ra": 3, "raja": 3, "taj_mahal": 3, "dice_charmers": 2}


@cache
def random_game(key: str, seed: int = 3) -> Subject:
    """A whole game, played at random."""
    seats = SEATS[key]
    state = durbar.start(key, seats=seats, seed=seed)
    record = Record(key, seats, seed, {}, rules=durbar.game(key).revision)
    states, moves = [state.copy()], []
    for move, _ in playing(state, seed, CASE[key].ways[-1]):
        states.append(state.copy())
        moves.append(move)
        record.moves.append(Played(str(move), state.digest()))
    return Subject(record, states, moves)


def made_up(review: Review, survey: Survey, rng: Rng) -> Iterator[Judged]:
    """Judgements of all choices that nobody thought about: any chances, losses small and large, sure and not."""
    for choice, played, digest in zip(survey.choices, survey.played, survey.digests, strict=True):
        best = _chances(review.seats, rng)
        others = _chances(review.seats, rng)
        less = best[choice.seat] - others[choice.seat]
        if less < 0:
            best, others, less = others, best, -less
        tried = [Tried("best of all", best, 0.0, 0.0, 9), Tried(played, others, less, rng.below(100) / 1000, 9)]
        yield Judged(choice.at, choice.seat, digest, played, tuple(tried[rng.below(2) :]), 1)


def ready_made(subject: Subject, seed: int = 5) -> Review:
    """A review that is ready, and made up; the moves that it holds for better are those that were played."""
    survey = subject.survey()
    begun = plan.begin(survey)
    judged = [
        msgspec.structs.replace(one, tried=tuple(msgspec.structs.replace(two, move=one.played) for two in one.tried))
        for one in made_up(begun, survey, Rng(seed))
    ]
    return msgspec.structs.replace(begun, judged=tuple(judged), ready=True)


def _chances(seats: int, rng: Rng) -> tuple[float, ...]:
    shares = [1 + rng.below(100) for _ in range(seats)]
    return tuple(share / sum(shares) for share in shares)
