"""The moves of Taj Mahal. Cards and cities are named by their ids."""

from typing import ClassVar

from durbar.engine.move import Move

NOTHING = "-"


class Play(Move, frozen=True):
    """Play a coloured card, alone ("-") or with a white or special card (§5.1)."""

    card: str
    extra: str

    word: ClassVar[str] = "play"
    rank: ClassVar[int] = 0


class Withdraw(Move, frozen=True):
    """Leave the visit (§5.2). Without a card played it draws one, and what follows may end the visit."""

    word: ClassVar[str] = "withdraw"
    rank: ClassVar[int] = 1
    reveals: ClassVar[bool] = True
    grave: ClassVar[bool] = True


class Build(Move, frozen=True):
    """Place an ordinary palace on a city (§5.2). After the last one bonus tiles are scored, which may draw a card."""

    city: str

    word: ClassVar[str] = "build"
    rank: ClassVar[int] = 2
    reveals: ClassVar[bool] = True


class Royal(Move, frozen=True):
    """Place the royal palace on a city (§5.2)."""

    city: str

    word: ClassVar[str] = "royal"
    rank: ClassVar[int] = 3
    reveals: ClassVar[bool] = True


class Take(Move, frozen=True):
    """Take a card from the display (§7). The last one of a visit begins the next, with a new display."""

    card: str

    word: ClassVar[str] = "take"
    rank: ClassVar[int] = 4
    reveals: ClassVar[bool] = True


MOVES = (Play, Withdraw, Build, Royal, Take)
