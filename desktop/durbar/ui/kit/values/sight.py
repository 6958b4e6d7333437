"""The table as one person sees it at one moment, for whatever is said or drawn of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from durbar.engine.move import Move
from durbar.engine.refusal import Refusal

if TYPE_CHECKING:
    from durbar.session.player import Player

#: Something on the board one can point at, e.g. ``("track", 3)`` or ``("sun", 13)``.
Target = tuple[str | int, ...]


@dataclass(frozen=True)
class Sight:
    """The table as one person sees it at one moment.

    view: State.view(seat). legal: the moves open to the person at the screen (empty when looking back, or when another
    acts). why_not: the refusal against a move, None when legal. live: False while looking back in history. over: the
    game has ended, though this may be a moment before. people: how many persons share the screen. chosen: what the
    person has picked out so far for a move of several clicks (cards of a hand), see GameScreen.choose.
    """

    seat: int
    view: Any
    players: Sequence[Player]
    legal: tuple[Move, ...]
    why_not: Callable[[Move], Refusal | None]
    live: bool = True
    people: int = 1
    chosen: tuple[Target, ...] = ()
    over: bool = False

    @property
    def panel_order(self) -> list[int]:
        """The seats from top to foot, or from left to right, wherever something is shown of each.

        One's own comes first; where several persons share the screen, no place changes with whoever looks.
        """
        seats = len(self.players)
        first = self.seat if self.people == 1 else 0
        return [(first + step) % seats for step in range(seats)]

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.players[seat].name
