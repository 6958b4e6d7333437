"""How a computer player thinks about Raja."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec

from durbar.bots.raja import opening, prospects
from durbar.bots.raja.consequences import consequences
from durbar.bots.raja.deeds import Breadth, Deed, Plan
from durbar.bots.raja.habits import Error
from durbar.bots.raja.holdings import Holdings
from durbar.bots.raja.judgement import Outlook, Weights
from durbar.bots.raja.plan import Planner
from durbar.bots.raja.playing import POINTS, Playing
from durbar.bots.search.evaluator import Candidate
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.raja.moves import End, Quarry, TakeGold, Travel
from durbar.games.raja.state import RajaState
from durbar.games.raja.steps import Disc, Placing
from durbar.games.raja.turn import Carrying, Turn

_SURE = (TakeGold(), Quarry())
#: How usual players err when they set their discs.
USUAL_ERROR = Error(palaces=1.0, others=1.0)


class RajaEvaluator:
    """The judgement of Raja. Worths are in palaces, as points of the game are."""

    def __init__(
        self,
        weights: Weights,
        breadth: Breadth,
        many: bool = False,
        error: Error = USUAL_ERROR,
    ):
        """Take the weights and plans turns this widely.

        many: whether more than the best move is weighed also in a turn and before the first round. error: of usual
        players.
        """
        self.weights, self.breadth, self.many = weights, breadth, many
        self._playing = Playing(weights, error)

    def weigh(self, state: RajaState) -> Sequence[Candidate]:
        """Return what each move that deserves a thought seems worth."""
        legal = state.legal_moves()
        step = state.steps[-1]
        if len(legal) == 1:
            return [Candidate(legal[0], 0.0)]
        for sure in _SURE:
            if sure in legal:
                return [self._sure(state, sure)]
        if isinstance(step, Turn | Carrying):
            return self._turn(state)
        outlook = Outlook(state, step.seat, self.weights)
        if isinstance(step, Disc):
            return self._disc(outlook, step)
        found = opening.candidates(outlook, legal)
        return found if state.round or self.many else found[:1]

    def begin_playout(self, rng: Rng) -> None:
        """Draw who plans in it."""
        self._playing.draw(rng)

    def rollout_move(self, state: RajaState, rng: Rng) -> Move:
        """Return the next move of a turn or disc that was found whole, once for the playout."""
        legal = state.legal_moves()
        if len(legal) == 1:
            return legal[0]
        step = state.steps[-1]
        if isinstance(step, Turn | Carrying | Disc):
            return self._playing.next_move(state, rng)
        if isinstance(step, Placing):
            return self._playing.place(state)
        return opening.candidates(Outlook(state, step.seat, self.weights), legal)[0].move

    def stage(self, state: RajaState) -> Hashable:
        """Return the round: what somebody does is answered by the others until the city is scored."""
        return state.round

    def expected(self, state: RajaState) -> Sequence[float]:
        """Return the palaces that each seat may expect at the end."""
        seats = range(state.seats)
        outlooks = [Outlook(state, seat, self.weights, self._playing.guests(state, seat)) for seat in seats]
        return prospects.expected(outlooks)

    def consequences(self, root: RajaState, state: RajaState, seat: int) -> Sequence[float]:
        """Return what a playout led to; see ``Evaluator``."""
        return consequences(root, state, seat)

    def temperature(self, state: RajaState) -> float:
        """Return the lead, in palaces, that multiplies the odds of winning by e."""
        return prospects.temperature(state)

    # ---- a round -----------------------------------------------------------------------------------------------

    def _disc(self, outlook: Outlook, step: Disc) -> Sequence[Candidate]:
        """Return the next arrow: each of the best pairs by an action that no better pair begins with."""
        found: dict[int, float] = {}
        for pair, plan in Planner(outlook, self.breadth).discs(step.pointed).items():
            action = next((action for action in pair[len(step.pointed) :] if action not in found), None)
            if action is not None:
                found[action] = plan.value / self.weights.palace
                self._playing.plan_disc(outlook.state, (*step.pointed, action), pair, plan)
        return [Candidate(POINTS[action], worth) for action, worth in found.items()]

    def _sure(self, state: RajaState, move: Move) -> Candidate:
        """Return a move that is made at once; what follows it is planned for playouts."""
        if self.many:
            after = state.copy()
            after.play(move)
            plan = next(iter(self._planned(after).values()))
            self._playing.plan_turn(state, move, msgspec.structs.replace(plan, deeds=(Deed(move), *plan.deeds)))
        return Candidate(move, 0.0)

    def _turn(self, state: RajaState) -> Sequence[Candidate]:
        """Return the first move of the best plan for the turn, or of all good ones that lead to something else."""
        plans = self._planned(state)
        best = next(iter(plans))
        if isinstance(best, Travel) and not self._arrives(state, best):
            plans = self._planned(state, here_only=True)
            best = next(iter(plans))
        found: dict[tuple[Holdings, int], Candidate] = {}
        for move, plan in plans.items() if self.many else [(best, plans[best])]:
            ahead = plan.own, plan.end
            if ahead not in found and (
                move == best or not isinstance(move, Travel) or self._at_once(state, best, move)
            ):
                found[ahead] = Candidate(move, plan.value / self.weights.palace)
                if self.many:
                    self._playing.plan_turn(state, move, plan)
        return [*found.values()]

    def _at_once(self, state: RajaState, best: Move, other: Travel) -> bool:
        """Return whether a road that is not on the best plan's way may be tried: nothing is to be done here, but there.

        By others the architect could go round for ever: nothing is remembered from one choice to the next.
        """
        if not isinstance(best, Travel | End):
            return False
        after = state.copy()
        after.play(other)
        return not isinstance(next(iter(self._planned(after))), Travel | End)

    def _planned(self, state: RajaState, here_only: bool = False) -> dict[Move, Plan]:
        seat = state.steps[-1].seat
        return Planner(Outlook(state, seat, self.weights), self.breadth, here_only).turns()

    def _arrives(self, state: RajaState, move: Move) -> bool:
        """Return whether the journey that begins with this move comes to a deed or the turn's end, planned anew at
        every stop.

        Nothing is remembered from one choice to the next, so two plans could send the architect to and fro for ever. A
        journey that would pass a junction twice is not begun; without deeds elsewhere, each stop on the way to the end
        of the turn is nearer to it.
        """
        state, seat = state.copy(), state.steps[-1].seat
        passed = {state.architects[seat]}
        while isinstance(move, Travel):
            state.play(move)
            if state.architects[seat] in passed:
                return False
            passed.add(state.architects[seat])
            legal = state.legal_moves()
            move = legal[0] if len(legal) == 1 else next(iter(self._planned(state)))
        return True
