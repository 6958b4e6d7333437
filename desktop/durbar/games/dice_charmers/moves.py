"""The moves of The Dice Charmers. Dice, cells, goods and bonuses are named by their ids, river spaces by number."""

from typing import ClassVar

from durbar.engine.move import Move


class Choose(Move, frozen=True):
    """Take a die and carry out its action (§4)."""

    die: str

    word: ClassVar[str] = "choose"
    rank: ClassVar[int] = 0


class Reroll(Move, frozen=True):
    """Spend one karma to roll this die of the centre together with the one on the elephant (§8)."""

    die: str

    word: ClassVar[str] = "reroll"
    rank: ClassVar[int] = 1
    reveals: ClassVar[bool] = True


class Again(Move, frozen=True):
    """Spend one more karma on the same two dice (§8)."""

    word: ClassVar[str] = "again"
    rank: ClassVar[int] = 2
    reveals: ClassVar[bool] = True


class Pass(Move, frozen=True):
    """Take no die, because none can be used (§8). What follows may roll all dice."""

    word: ClassVar[str] = "pass"
    rank: ClassVar[int] = 3
    reveals: ClassVar[bool] = True
    grave: ClassVar[bool] = True


class Road(Move, frozen=True):
    """Draw a whole road in an empty cell; arms: its sides, such as "NS" (§5.2)."""

    cell: str
    arms: str

    word: ClassVar[str] = "road"
    rank: ClassVar[int] = 4


class Half(Move, frozen=True):
    """Add a half-road to the road of a cell, towards one side (§5.2)."""

    cell: str
    side: str

    word: ClassVar[str] = "half"
    rank: ClassVar[int] = 5


class Gain(Move, frozen=True):
    """Circle the next of a kind of goods (§5.1)."""

    good: str

    word: ClassVar[str] = "gain"
    rank: ClassVar[int] = 6


class Sell(Move, frozen=True):
    """Cross out the next in stock of a kind of goods (§5.4)."""

    good: str

    word: ClassVar[str] = "sell"
    rank: ClassVar[int] = 7


class Sail(Move, frozen=True):
    """Tick a space of the river, ahead or behind, and take its rewards (§5.5)."""

    space: int

    word: ClassVar[str] = "sail"
    rank: ClassVar[int] = 8


class Palace(Move, frozen=True):
    """Tick a box of a character of the palace and carry out what it does (§5.6)."""

    who: str

    word: ClassVar[str] = "palace"
    rank: ClassVar[int] = 9


class Upgrade(Move, frozen=True):
    """Raise a type of building by one level (§6)."""

    building: str

    word: ClassVar[str] = "upgrade"
    rank: ClassVar[int] = 10


class Copy(Move, frozen=True):
    """Gain the goods that a purple die shows, wherever it lies (§10)."""

    die: str

    word: ClassVar[str] = "copy"
    rank: ClassVar[int] = 11


class Reward(Move, frozen=True):
    """Take this one of several rewards of a river space next; place: its place on the space, from 1 (§5.5)."""

    place: int

    word: ClassVar[str] = "reward"
    rank: ClassVar[int] = 12


class Stop(Move, frozen=True):
    """Sell no more, or leave the second half-road undrawn."""

    word: ClassVar[str] = "stop"
    rank: ClassVar[int] = 13


class Forfeit(Move, frozen=True):
    """Give up a reward of the river that could be used (§9)."""

    word: ClassVar[str] = "forfeit"
    rank: ClassVar[int] = 14


class Use(Move, frozen=True):
    """Cross out a bonus that is waiting, and apply it (§9)."""

    bonus: str

    word: ClassVar[str] = "use"
    rank: ClassVar[int] = 15


class End(Move, frozen=True):
    """End the turn; bonuses that still wait are lost (§9). What follows may roll all dice."""

    word: ClassVar[str] = "end"
    rank: ClassVar[int] = 16
    reveals: ClassVar[bool] = True
    grave: ClassVar[bool] = True


MOVES = (
    Choose,
    Reroll,
    Again,
    Pass,
    Road,
    Half,
    Gain,
    Sell,
    Sail,
    Palace,
    Upgrade,
    Copy,
    Reward,
    Stop,
    Forfeit,
    Use,
    End,
)
