"""What clicks on the board can do now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.ui.kit.values.sight import Sight, Target


@dataclass(frozen=True)
class ClickActions:
    """What clicks can do now: targets with their legal moves, and targets that would be refused, with the reason.

    paths: targets on which one click makes several moves, one after the other; they stand in ``legal`` with the first.
    """

    legal: Mapping[Target, tuple[Move, ...]] = field(default_factory=dict)
    blocked: Mapping[Target, Refusal] = field(default_factory=dict)
    paths: Mapping[Target, tuple[Move, ...]] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        sight: Sight,
        targets: Iterable[Target],
        moves_at: Callable[[Target, Sight], tuple[Move, ...]],
        path: Callable[[Target, Sight], tuple[Move, ...]],
    ) -> ClickActions:
        """Return the offer over all targets of a board.

        Nothing is offered or refused when the person is not to move.
        """
        legal: dict[Target, tuple[Move, ...]] = {}
        blocked: dict[Target, Refusal] = {}
        paths: dict[Target, tuple[Move, ...]] = {}
        if not sight.legal:
            return cls()
        for target in targets:
            if (row := path(target, sight)) and row[0] in sight.legal:
                legal[target], paths[target] = row[:1], row
                continue
            moves = moves_at(target, sight)
            able = tuple(move for move in moves if move in sight.legal)
            if able:
                legal[target] = able
            elif moves and (refusal := sight.why_not(moves[0])) is not None:
                blocked[target] = refusal
        return cls(legal, blocked, paths)


NOTHING = ClickActions()
