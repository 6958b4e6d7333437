"""What a move of Ra leads to by the end of an auction, counted in what lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.players import Consequence
from durbar.games.ra.moves import Lose
from durbar.games.ra.state import RaState
from durbar.games.ra.steps import LoseTiles
from durbar.games.ra.tiles import CIVILIZATION, FLOOD, GOD, GOLD, MONUMENT, NILE, NUMBER, PHARAOH

CONSEQUENCES = (
    Consequence("epoch_over", -2.0),
    Consequence("fame", 1.0),
    Consequence("suns_left", 2.5),
    Consequence("suns_sum", 0.3),
    Consequence("pharaohs", 1.3),
    Consequence("niles", 0.9),
    Consequence("floods", 1.0),
    Consequence("gods", 2.0),
    Consequence("gold", 3.0),
    Consequence("civilizations", 2.0),
    Consequence("monuments", 1.2),
    Consequence("tiles_of_others", -0.8),
)


def consequences(root: RaState, state: RaState, seat: int) -> Sequence[float]:
    """Return how much of each of CONSEQUENCES there is for a seat: nothing that an epoch took with it as it ended, nor
    what a disaster takes that waits for its owner's choice.
    """
    state = _struck(state)
    area = state.areas[seat]
    over = state.epoch != root.epoch or state.to_act is None
    others = sum(
        sum(now) - sum(before)
        for other, (now, before) in enumerate(zip(state.areas, root.areas, strict=True))
        if other != seat
    )
    return (
        float(over),
        state.fame[seat],
        0 if over else len(state.suns_up[seat]),
        sum(state.all_suns(seat)),
        area[PHARAOH],
        area[NILE],
        area[FLOOD],
        area[GOD],
        area[GOLD],
        sum(area[number] > 0 for number in CIVILIZATION),
        sum(area[MONUMENT.start : MONUMENT.stop]),
        0 if over else others,
    )


def _struck(state: RaState) -> RaState:
    """Return a state once disasters that wait have taken their tiles, of what there is most of first (§5.3, §5.4)."""
    after = state
    while after.to_act is not None and isinstance(step := after.steps[-1], LoseTiles):
        after = after.copy()
        losses, area = [move for move in after.legal_moves() if isinstance(move, Lose)], after.areas[step.seat]
        after.play(max(losses, key=lambda move: area[NUMBER[move.tile]]))
    return after
