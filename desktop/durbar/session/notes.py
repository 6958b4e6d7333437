"""What a table notes of its sitting in the head of the game's record."""

from __future__ import annotations

from typing import Annotated

import msgspec

from durbar.engine.record import MOST_MOVES
from durbar.session.player import Player, told_apart


class Now(msgspec.Struct, frozen=True):
    """Where the game stands, for whoever reads no further than the head. It must tell nothing that is hidden.

    to_act: the seat, None once the game is over. where: ``State.progress``, as JSON.
    """

    to_act: Annotated[int, msgspec.Meta(ge=0)] | None
    where: msgspec.Raw


class TakenBack(msgspec.Struct, frozen=True):
    """A choice that revealed nothing and was taken back when another person had had the screen: the log says so.

    at: how many moves stand before the line that says it. seat: whose choice it was. seen_by: the other person's seat.
    many: how many moves went with it.
    """

    at: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    seen_by: Annotated[int, msgspec.Meta(ge=0)]
    many: Annotated[int, msgspec.Meta(ge=1)] = 1


class Notes(msgspec.Struct):
    """What a table keeps beside the game itself. players: no two have names that look alike.

    takebacks: whether undo may pass what was revealed. taken_back: how often it did. reviewed: how often a review of
    the game was opened while it went on. seen: each choice that was taken back when another person had had the screen.
    at: how many of the recorded moves are made; those after it are undone and may be made again. started: date
    and time, ISO 8601. bot_seed: what the computer players draw their own chance from; it has nothing to do with the
    game's. now: a Now, as JSON, of the game after ``at`` moves; only its card is drawn by it, and an older Durbar did
    not say. played_on: how many moves of another game this one begins with, None where it began anew; what is to come
    may have been seen there, so it is not counted. Fields of a newer Durbar's are passed over, and kept when the notes
    are written again.
    """

    players: Annotated[list[Player], msgspec.Meta(min_length=1, max_length=20)]
    takebacks: bool = True
    taken_back: Annotated[int, msgspec.Meta(ge=0)] = 0
    reviewed: Annotated[int, msgspec.Meta(ge=0)] = 0
    seen: list[TakenBack] = []
    at: Annotated[int, msgspec.Meta(ge=0)] = 0
    started: Annotated[str, msgspec.Meta(max_length=40)] = ""
    bot_seed: Annotated[int, msgspec.Meta(ge=0)] = 0
    now: msgspec.Raw = msgspec.Raw(b"null")
    played_on: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)] | None = None

    def __post_init__(self) -> None:
        self.players = told_apart(self.players)
