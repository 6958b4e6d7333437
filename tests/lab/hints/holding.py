"""Hold a hint to the rules of its game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.engine.move import Move
from tests.lab.hints import dice_charmers, ra, raja, taj_mahal
from tests.lab.hints.asking import Hint

#: By game, what tells the fault of a reason to make a move; None where it has none.
FAULTS: Mapping[str, Callable[[Position, Move, Reason], str | None]] = {
    "ra": ra.fault,
    "raja": raja.fault,
    "taj_mahal": taj_mahal.fault,
    "dice_charmers": dice_charmers.fault,
}


def faults(key: str, hint: Hint) -> Iterator[tuple[str, str]]:
    """What does not hold: the key of the reason, and all about it in a line."""
    legal = {str(move): move for move in hint.position.legal_moves}
    for advised in hint.advised:
        if advised.move not in legal:
            yield "", f"{hint.where}: {advised.move} is not legal"
            continue
        for reason in advised.reasons:
            fault = FAULTS[key](hint.position, legal[advised.move], reason)
            if fault is not None:
                facts = ", ".join(f"{name} {fact}" for name, fact in reason.facts.items())
                yield reason.key, f"{hint.where}: {advised.move}: {reason.key} ({facts}): {fault}"
