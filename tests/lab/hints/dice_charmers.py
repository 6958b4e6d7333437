"""Whether what a hint of The Dice Charmers tells can come about: the rest of the turn is tried, move by move."""

from __future__ import annotations

from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.moves import End
from durbar.games.dice_charmers.state import DiceCharmersState
from tests.bots.dice_charmers.test_reasons import TRUE

#: Positions of a turn that are looked at, at most.
MOST = 3000


def fault(position: Position, move: Move, reason: Reason) -> str | None:
    """What is wrong with a reason to make a move; None for nothing."""
    if reason.key not in TRUE:
        return None
    state, seat = position.sample(Rng(1)), position.seat
    assert isinstance(state, DiceCharmersState)
    was = state.marks[seat]
    after = state.copy()
    events = after.play(move)
    queue: list[tuple[DiceCharmersState, list[Event]]] = [(after, events)]
    seen, looked = set(), 0
    while queue and looked < MOST:
        now, so_far = queue.pop()
        looked += 1
        if TRUE[reason.key](reason.facts, state.sheet, was, now.marks[seat], so_far):
            return None
        if now.to_act != seat or now.step in ("rolling", "choosing"):
            continue
        for one in now.legal_moves():
            if not isinstance(one, End):
                following = now.copy()
                more = following.play(one)
                key = following.marks[seat], tuple(following.pending), tuple(following.steps)
                if key not in seen:
                    seen.add(key)
                    queue.append((following, so_far + more))
    return "does not come about" if not queue else None
