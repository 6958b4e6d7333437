"""What is found out about a game that is looked back on, as values: they go into a file, and to a process."""

from __future__ import annotations

from typing import Annotated

import msgspec

from durbar.engine.game import OptionValue
from durbar.engine.record import MOST_MOVES

#: Of the values here; a review of another one is made anew.
VERSION = 6

Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
Error = Annotated[float, msgspec.Meta(ge=0)]
Amount = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=20)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
#: Seats as a set: bit n stands for seat n.
Seats = Annotated[int, msgspec.Meta(ge=0, lt=1 << 20)]
Chances = Annotated[tuple[Chance, ...], msgspec.Meta(min_length=1, max_length=20)]


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """Somebody's move where there was more than one. at: after so many moves of the game."""

    at: Count
    seat: Seat


class Tried(msgspec.Struct, frozen=True, array_like=True):
    """A move that was played out at a choice.

    chances: to win, by seat; they sum to 1 (to within their digits). less: by how much it promises who chooses less
    than the best, 0 for that one. error: standard error of this difference: both were tried on the same samples, and it
    comes out of the differences sample by sample. playouts: how many.
    """

    move: MoveText
    chances: Chances
    less: Chance
    error: Error
    playouts: Annotated[int, msgspec.Meta(ge=0)]


class Difference(msgspec.Struct, frozen=True, array_like=True):
    """Something that the best move led to otherwise than the move that was played by the end of the stage, on average.

    key: of one of the ``Players.consequences`` of the game. error: standard error of the difference.
    """

    key: Annotated[str, msgspec.Meta(max_length=40)]
    best: Amount
    played: Amount
    error: Error


class Judged(msgspec.Struct, frozen=True, array_like=True):
    """A choice that was judged, with what its seat could know then.

    digest: of the position. played: the move that was made. tried: it and what else deserves a thought, best first.
    times: how many times as long as for its own moves the expert thought. differences: what parts it from the best in
    what came of both as they were played on, what weighs most first; nothing where it is the best. then: the other half
    of the best move, where it is half a choice (``Players.goes_on``) and another one was played; "" else.
    """

    at: Count
    seat: Seat
    digest: Annotated[str, msgspec.Meta(max_length=32)]
    played: MoveText
    tried: Annotated[tuple[Tried, ...], msgspec.Meta(min_length=1, max_length=100)]
    times: Annotated[int, msgspec.Meta(ge=1)]
    differences: Annotated[tuple[Difference, ...], msgspec.Meta(max_length=20)] = ()
    then: Annotated[str, msgspec.Meta(max_length=200)] = ""

    @property
    def best(self) -> Tried:
        """What seems best."""
        return self.tried[0]

    @property
    def made(self) -> Tried:
        """What was played. Raises StopIteration in a judgement that no file lets in."""
        return next(one for one in self.tried if one.move == self.played)


class Survey(msgspec.Struct, frozen=True):
    """What is told of a game before anything is judged.

    moves: how many. choices: of all seats. played: the moves that were chosen. digests: of the positions before them.
    result: by seat 1 for the win, less where it was shared; None while the game goes on. cut: number of the first move
    that is damaged, from 1, and was not looked at; 0 where all is whole. lights: for each move the seats to which it
    brought something that they could not foresee.
    """

    game: str
    seats: Seat
    options: dict[str, OptionValue]
    rules: int
    moves: Count
    choices: tuple[Choice, ...]
    played: tuple[str, ...]
    digests: tuple[str, ...]
    result: tuple[float, ...] | None = None
    cut: Count = 0
    lights: tuple[Seats, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None


class Review(msgspec.Struct, frozen=True):
    """A review, as far as it has come.

    rules: the revision of the game's rules. expert: which expert it is made by, see ``plan.expert_of``. reviewed: the
    seats whose choices are judged. depth: one of ``plan.DEPTHS``. seed: where the expert's own chance comes from.
    moves, choices, result, cut, lights: as of the Survey, but nothing of others while they have secrets. judged: in the
    order of the game. ready: whether nothing is left to be judged.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Seat
    options: dict[str, OptionValue]
    rules: Annotated[int, msgspec.Meta(ge=1)]
    expert: Annotated[str, msgspec.Meta(max_length=100)]
    reviewed: Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=20)]
    depth: Annotated[str, msgspec.Meta(max_length=20)]
    seed: Annotated[int, msgspec.Meta(ge=0)]
    moves: Count
    choices: tuple[Choice, ...]
    result: Chances | None = None
    cut: Count = 0
    lights: tuple[Seats, ...] = ()
    judged: tuple[Judged, ...] = ()
    ready: bool = False
    version: int = VERSION
