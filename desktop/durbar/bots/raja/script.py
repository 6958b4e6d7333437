"""A plan for a turn of Raja carried out move by move, as far as the table still allows it."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.raja.deeds import ANYWHERE, Plan
from durbar.bots.raja.holdings import houses_of
from durbar.bots.raja.network import network
from durbar.engine.move import Move
from durbar.games.raja import actions
from durbar.games.raja.moves import Chit, Travel
from durbar.games.raja.state import RajaState


class Script:
    """What is left of a plan."""

    def __init__(self, plan: Plan, pointed: Sequence[int] = (), made: Move | None = None):
        """pointed: the actions of the disc, where the plan chose them. made: a move that it began with."""
        self.deeds = list(plan.deeds)
        by_chit = list(plan.opened)
        for action in pointed:
            if action in by_chit:
                by_chit.remove(action)
        self.chit = Chit(actions.ACTIONS[by_chit[0]]) if by_chit else None
        if made is not None and self.deeds and self.deeds[0].move == made:
            del self.deeds[0]

    def next_move(self, state: RajaState, seat: int) -> Move | None:
        """The next move; None when the plan is done or can't be followed any more."""
        while self.deeds:
            deed, legal = self.deeds[0], state.legal_moves()
            if deed.stop not in (ANYWHERE, state.architects[seat]):
                return self._toward(state, seat, deed.stop)
            if deed.move in legal:
                del self.deeds[0]
                return deed.move
            if self.chit in legal:
                return self.chit
            self.deeds.clear()
        return None

    def _toward(self, state: RajaState, seat: int, to: int) -> Move | None:
        ways, here = network(state.board, houses_of(state, seat)), state.architects[seat]
        if ways.tolls(here, to) is None:
            self.deeds.clear()
            return None
        road, stop = ways.first_road(here, to)
        move = Travel(state.board.roads[road].id, state.board.junctions[stop].id)
        if move in state.legal_moves():
            return move
        self.deeds.clear()
        return None
