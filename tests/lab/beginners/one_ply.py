"""Taking the move after which a plain count is highest."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng

T = TypeVar("T")


class OnePly:
    """A player who counts what each move would leave it with.

    count: the worth of a position to a seat, given the one before the move. samples: over how many the count is
    averaged, all of them the same for each move. finish: makes what is still to be done of the same thing, such as the
    road of a die that was taken.
    """

    def __init__(
        self,
        count: Callable[[Any, Any, int], float],
        samples: int = 1,
        finish: Callable[[Any, Any, int], None] | None = None,
    ):
        self._count, self._samples, self._finish = count, samples, finish

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move with the highest count; which of several is a matter of the seed."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        rng = Rng(seed)
        samples = [position.sample(rng) for _ in range(self._samples)]

        def worth(move: Move) -> float:
            return sum(self._worth(sample, position.seat, move) for sample in samples)

        return best(legal, worth, rng)

    def _worth(self, before: Any, seat: int, move: Move) -> float:
        after = before.copy()
        after.play(move)
        if self._finish is not None:
            self._finish(before, after, seat)
        return self._count(before, after, seat)


def best(things: Iterable[T], worth: Callable[[T], float], rng: Rng) -> T:
    """Return the thing that is worth most, any of several as likely."""
    counted = [(round(worth(thing), 6), thing) for thing in things]
    most = max(number for number, _ in counted)
    found = [thing for number, thing in counted if number == most]
    return found[rng.below(len(found))]
