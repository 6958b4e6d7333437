"""How games that were counted were played, as far as a review that lies beside them tells it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from durbar.session.statistics.archive import Finished, Place
from durbar.session.statistics.shelved import shelved
from durbar.session.store import review_of

if TYPE_CHECKING:
    from durbar.bots.review.review import Review


class Looked(msgspec.Struct, frozen=True):
    """What a review tells of a seat.

    lost: how much of the chance to win a choice cost on average, see ``story.Accuracy``. luck: what chance changed of
    it, see ``story.Sums``; None where it can't be told from the choices of the others.
    """

    lost: float
    luck: float | None


#: By the id of a game, what is told of each of its seats; None where its choices were not judged.
Reviewed = Mapping[str, tuple[Looked | None, ...]]


def reviewed(games: Iterable[Finished]) -> Reviewed:
    """Return what is told of games that have a review; reads their files, which may take a while."""
    files = {id: path for id, path in shelved().items() if review_of(path).exists()}
    if not files:
        return {}
    from durbar.session import reviews  # with it come the computer players

    found = {}
    for game in games:
        review = reviews.load(files[game.id]) if game.id in files else None
        if review is not None and _is_of(review, game):
            found[game.id] = _looked(review)
    return found


def of_person(games: Iterable[Finished], name: str, told: Reviewed) -> list[tuple[Finished, Place, Looked]]:
    """Return the seats that a person held and of which something is told."""
    found = []
    for game in games:
        seat = game.seat_of(name)
        one = told[game.id][seat] if seat is not None and game.id in told else None
        if seat is not None and one is not None:
            found.append((game, game.seats[seat], one))
    return found


def _is_of(review: Review, game: Finished) -> bool:
    """Return whether a review is ready, and of the game as it ended when it was counted."""
    winners = [held.place == 1 for held in game.seats]
    return (
        review.ready
        and not review.cut
        and review.result is not None
        and (review.game, review.moves) == (game.game, game.moves)
        and [share > 0 for share in review.result] == winners
    )


def _looked(review: Review) -> tuple[Looked | None, ...]:
    from durbar.bots.review import story

    found: list[Looked | None] = []
    for seat, sums in enumerate(story.Story(review).sums()):
        own = story.accuracy(review, seat)
        luck = None if sums.unsplit else sums.luck
        found.append(Looked(own.lost, luck) if own.choices else None)
    return tuple(found)
