"""What a game declares of its computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from durbar.bots.search.bot import Bot
from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.engine.move import Move

W = TypeVar("W", bound=msgspec.Struct)

Maker = Callable[[], Bot]
#: Notes a move that somebody else makes at a position, as the seat knew it that watches: returns a small value that can
#: be pickled and compared, or None. It is told one move after the other.
Observer = Callable[[Position, Move], Any]


@dataclass(frozen=True)
class Learner(Generic[W]):
    """A player that can learn. untrained: a struct of numbers, its weights before; player: the one who weighs by some.

    What it learned stands in ``resources/weights``; see ``durbar.bots.arena.weights``.
    """

    untrained: W
    player: Callable[[W], Bot]

    @property
    def kind(self) -> type[W]:
        """What its weights are."""
        return type(self.untrained)


@dataclass(frozen=True)
class Consequence:
    """Something that a move can lead to by the end of a stage. weight: about how many points one of it is worth. told:
    gives how much of it there will be in the end, on average, where playouts ended with so much on average.
    """

    key: str
    weight: float
    told: Callable[[float], float] = float


@dataclass(frozen=True)
class Tags:
    """What choices of a game can be about. known: all tags. of: those of a choice in which this move is best."""

    known: tuple[str, ...]
    of: Callable[[Position, Move], tuple[str, ...]]


@dataclass(frozen=True)
class Players:
    """The computer players of a game.

    levels: what makes a player of each level. reasons: all that is to be said for or against a legal move, at least one
    thing, the weightiest first; without them there are no hints. least_reason: the weight from which on one is worth a
    word. consequences: what the evaluator of its expert tells of each playout; a game without them tells none.
    same_view: whether seats know as good as the same of how the game stands, as without hidden hands, so that what one
    of them sees of everybody's chances holds for all. goes_on: whether a choice at a state and the next one of that
    seat are two halves of one, which a review tells together. observer: makes who watches the others, where players go
    by what was done before; see ``Memory``. unsure: by the word of a move, by how much of the chance to win the expert
    is known to misjudge such moves, as a standard error beside that of its samples. learner: who learns from playing
    itself; None where nothing is learned. greedy: plays by rules of thumb, to measure by. tags: what its puzzles can be
    about; without them it has none.
    """

    levels: Mapping[str, Maker]
    reasons: Callable[[Position, Move], Sequence[Reason]] | None = None
    least_reason: float = 0.0
    consequences: tuple[Consequence, ...] = ()
    same_view: bool = False
    goes_on: Callable[[Any], bool] = lambda _state: False
    observer: Callable[[], Observer] | None = None
    unsure: Mapping[str, float] = field(default_factory=dict)
    learner: Learner[Any] | None = None
    greedy: Maker | None = None
    tags: Tags | None = None
