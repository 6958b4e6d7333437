"""The moves of Ra. Tiles and suns are named by their ids: ``spend flood``, ``bid 13``."""

from typing import ClassVar

from durbar.engine.move import Move


class Draw(Move, frozen=True):
    """Turn over a tile (§3.1)."""

    word: ClassVar[str] = "draw"
    rank: ClassVar[int] = 0
    reveals: ClassVar[bool] = True


class Invoke(Move, frozen=True):
    """Invoke Ra: start an auction (§3.3)."""

    word: ClassVar[str] = "invoke"
    rank: ClassVar[int] = 1


class Spend(Move, frozen=True):
    """Spend one God tile on a tile of this kind from the auction track (§3.2)."""

    tile: str

    word: ClassVar[str] = "spend"
    rank: ClassVar[int] = 2


class Stop(Move, frozen=True):
    """Spend no more God tiles this turn (§3.2)."""

    word: ClassVar[str] = "stop"
    rank: ClassVar[int] = 3


class Bid(Move, frozen=True):
    """Bid one's own face-up sun with this number (§4.1)."""

    sun: int

    word: ClassVar[str] = "bid"
    rank: ClassVar[int] = 4


class Pass(Move, frozen=True):
    """Bid nothing in this auction (§4.2)."""

    word: ClassVar[str] = "pass"
    rank: ClassVar[int] = 5


class Lose(Move, frozen=True):
    """Give up one tile of this kind to a disaster (§5.3, §5.4)."""

    tile: str

    word: ClassVar[str] = "lose"
    rank: ClassVar[int] = 6


MOVES = (Draw, Invoke, Spend, Stop, Bid, Pass, Lose)
