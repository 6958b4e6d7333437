"""A number that a screen states about a legal move, kept apart from its words so that it can be held to what comes."""

from dataclasses import dataclass
from typing import Literal

#: How sure a number is. What depends on others or on chance is "at least" or "at most", or has a condition.
Bound = Literal["exactly", "at least", "at most"]

#: When it holds: once the move is made; at the end of the maker's turn, of the stage (epoch, round, visit) or the game.
Until = Literal["move", "turn", "stage", "end"]


@dataclass(frozen=True)
class Claim:
    """What a legal move is said to bring: sentences, short numbers and tips take their figures from here.

    measure: what is counted, in the game's own word ("fame", "gold", "cards"). amount: by how much it changes for
    ``seat``. condition: what else has to happen, in the game's own word ("wins", "nothing else changes"); "" for
    nothing.
    """

    measure: str
    seat: int
    amount: int
    until: Until = "move"
    bound: Bound = "exactly"
    condition: str = ""
