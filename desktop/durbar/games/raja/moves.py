"""The moves of Raja. Places, roads and actions are named by their ids, cards by number, seats from 0."""

from typing import ClassVar

from durbar.engine.move import Move


class Bid(Move, frozen=True):
    """Bid this much gold for the right to choose a character (§11.2.5)."""

    gold: int

    word: ClassVar[str] = "bid"
    rank: ClassVar[int] = 0


class Pass(Move, frozen=True):
    """Leave this auction (§11.2.5)."""

    word: ClassVar[str] = "pass"
    rank: ClassVar[int] = 1


class Choose(Move, frozen=True):
    """Choose a character from the bank: at the start, or in place of one that was taken (§5.1, §7.6)."""

    card: int

    word: ClassVar[str] = "choose"
    rank: ClassVar[int] = 2


class Place(Move, frozen=True):
    """Put a starting house into a village (§5.2)."""

    village: str

    word: ClassVar[str] = "place"
    rank: ClassVar[int] = 3


class Point(Move, frozen=True):
    """Point an arrow of one's disc at an action (§6.2)."""

    action: str

    word: ClassVar[str] = "point"
    rank: ClassVar[int] = 4


class Keep(Move, frozen=True):
    """Keep the disc as it is and lay it face down (§6.2). What follows may show what others chose."""

    word: ClassVar[str] = "keep"
    rank: ClassVar[int] = 5
    reveals: ClassVar[bool] = True
    grave: ClassVar[bool] = True


class Travel(Move, frozen=True):
    """Walk one road to the junction at its other end (§7.1)."""

    road: str
    to: str

    word: ClassVar[str] = "travel"
    rank: ClassVar[int] = 6


class TakeGold(Move, frozen=True):
    """Take two gold: the Gold action (§6.2)."""

    word: ClassVar[str] = "gold"
    rank: ClassVar[int] = 7


class Quarry(Move, frozen=True):
    """Take two houses from the quarry (§7.4)."""

    word: ClassVar[str] = "quarry"
    rank: ClassVar[int] = 8


class House(Move, frozen=True):
    """Build a house in a village or city, by an action, for one gold (§7.2)."""

    place: str

    word: ClassVar[str] = "house"
    rank: ClassVar[int] = 9


class BuildersHouse(Move, frozen=True):
    """Build a house with the Builder's help, free and besides all actions (§5.1)."""

    place: str

    word: ClassVar[str] = "builders_house"
    rank: ClassVar[int] = 10


class Palace(Move, frozen=True):
    """Build a palace on a "central" or "outer" site (§7.2). Outer sites are all alike and fill in order."""

    city: str
    site: str

    word: ClassVar[str] = "palace"
    rank: ClassVar[int] = 11


class Lift(Move, frozen=True):
    """Take up one's own house to move it, by an action (§7.3)."""

    place: str

    word: ClassVar[str] = "lift"
    rank: ClassVar[int] = 12


class BuildersLift(Move, frozen=True):
    """Take up one's own house to move it with the Builder's help (§5.1)."""

    place: str

    word: ClassVar[str] = "builders_lift"
    rank: ClassVar[int] = 13


class Drop(Move, frozen=True):
    """Put the house that was taken up into another place (§7.3)."""

    place: str

    word: ClassVar[str] = "drop"
    rank: ClassVar[int] = 14


class Lower(Move, frozen=True):
    """Move a city's governor marker two spaces down (§7.5)."""

    city: str

    word: ClassVar[str] = "lower"
    rank: ClassVar[int] = 15


class Take(Move, frozen=True):
    """Take this character from the bank or from another player (§7.6)."""

    card: int

    word: ClassVar[str] = "take"
    rank: ClassVar[int] = 16


class Swap(Move, frozen=True):
    """With several characters and an empty bank: take this one for one of one's own (§11.3)."""

    card: int

    word: ClassVar[str] = "swap"
    rank: ClassVar[int] = 17


class Attract(Move, frozen=True):
    """With several characters and an empty bank: let this seat, which has more, give one away (§11.3)."""

    seat: int

    word: ClassVar[str] = "attract"
    rank: ClassVar[int] = 18


class Give(Move, frozen=True):
    """Hand over one of one's characters, in return or because one was attracted (§11.3)."""

    card: int

    word: ClassVar[str] = "give"
    rank: ClassVar[int] = 19


class Chit(Move, frozen=True):
    """Use an action chit for an extra action (§11.2.3)."""

    action: str

    word: ClassVar[str] = "chit"
    rank: ClassVar[int] = 20


class End(Move, frozen=True):
    """End the turn; every chosen action that is incomplete is forgone (§7.7). The next disc is turned over."""

    word: ClassVar[str] = "end"
    rank: ClassVar[int] = 21
    reveals: ClassVar[bool] = True
    grave: ClassVar[bool] = True


MOVES = (
    Bid,
    Pass,
    Choose,
    Place,
    Point,
    Keep,
    Travel,
    TakeGold,
    Quarry,
    House,
    BuildersHouse,
    Palace,
    Lift,
    BuildersLift,
    Drop,
    Lower,
    Take,
    Swap,
    Attract,
    Give,
    Chit,
    End,
)
