"""How the turns and discs of a playout of Raja are played: by a plan that is known, else by habit."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from durbar.bots.raja.deeds import ANYWHERE, Breadth, Plan
from durbar.bots.raja.errand import Errand
from durbar.bots.raja.habits import Error, usual_disc
from durbar.bots.raja.holdings import houses_of
from durbar.bots.raja.judgement import Outlook, Weights
from durbar.bots.raja.network import network
from durbar.bots.raja.plan import Planner
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.raja import actions
from durbar.games.raja.moves import Chit, Place, Point, Travel
from durbar.games.raja.state import RajaState
from durbar.games.raja.steps import Disc
from durbar.games.raja.turn import Carrying, Turn

#: How widely a turn is planned in a playout.
THOUGHT = Breadth(beam=6, most=250)
POINTS = tuple(map(Point, actions.ACTIONS))


class Playing:
    """A memory for playouts, which follow one another: what was begun in the last of them, and what is planned.

    A turn or disc is found whole, and then played move by move.
    """

    def __init__(self, weights: Weights, error: Error):
        """error: of usual players when they set their discs."""
        self.weights, self.error = weights, error
        self._partners: dict[Hashable, Sequence[int]] = {}
        self._plans: dict[Hashable, Plan] = {}
        self._turns: dict[Hashable, tuple[Plan, Move]] = {}
        self._thoughts: dict[Hashable, Plan] = {}
        self._guests: dict[int, Sequence[float]] = {}
        self._state: RajaState | None = None
        self._begun: Hashable = None
        self._script: Script | None = None
        self._planners = 0  # a bit a seat
        self._coming: list[Move] = []

    # ---- what is planned ---------------------------------------------------------------------------------------

    def plan_disc(self, state: RajaState, pointed: Sequence[int], pair: Sequence[int], plan: Plan) -> None:
        """Plan a disc: once so much is pointed at in this round the seat to act takes this pair and this plan."""
        seat = state.steps[-1].seat
        rest = list(pair)
        for action in pointed:
            rest.remove(action)
        self._partners[state.round, seat, tuple(pointed)] = rest
        self._plans[state.round, seat, tuple(sorted(pair))] = plan

    def plan_turn(self, state: RajaState, move: Move, plan: Plan) -> None:
        """Plan how the seat to act goes on after this move of its turn."""
        seat = state.steps[-1].seat
        after = state.copy()
        after.play(move)
        if after.steps:
            self._turns[_traces(after, seat)] = plan, move

    def draw(self, rng: Rng) -> None:
        """Draw who plans turns in this playout, one in two: some people do what is usual, others think."""
        self._planners = rng.below(1 << 8)

    # ---- playing -----------------------------------------------------------------------------------------------

    def next_move(self, state: RajaState, rng: Rng) -> Move:
        """Go on with what was begun in this playout, or begin a disc or turn."""
        step = state.steps[-1]
        assert isinstance(step, Turn | Carrying | Disc)
        begun = (state.round, step.seat, isinstance(step, Disc))
        if self._state is not state or self._begun != begun:
            self._state, self._begun, self._coming = state, begun, []
            self._script = None if isinstance(step, Disc) else self._planned(state, step.seat)
        if isinstance(step, Carrying):
            self._coming = []  # where a house goes is seen when it is in hand
            return self._turn(state, step.seat)[0]
        if self._script is not None:
            move = self._scripted(state, step.seat, self._script)
            if move is not None:
                return move
        if not self._coming:
            found = self._disc(state, step, rng) if isinstance(step, Disc) else self._turn(state, step.seat)
            self._coming = [*reversed(found)]
        return self._coming.pop()

    def _scripted(self, state: RajaState, seat: int, script: Script) -> Move | None:
        """Return the next move of a plan; where the table no longer allows it, of the one that seems best then."""
        move = script.next_move(state, seat)
        if script.broken:
            self._script = script = self._thought(state, seat)
            move = script.next_move(state, seat)
        if move is None:
            self._script = None
        return move

    def place(self, state: RajaState) -> Move:
        """Put a starting house where it seems to bring most."""
        seat = state.steps[-1].seat
        village = Errand(state, seat, self.weights, self.guests(state, seat)).best_village()[1]
        return Place(state.menu.places[village])

    def _disc(self, state: RajaState, step: Disc, rng: Rng) -> Sequence[Move]:
        """Return what is still to be pointed at."""
        left = self._partners.get((state.round, step.seat, step.pointed))
        if left is None:
            errand = Errand(state, step.seat, self.weights, self.guests(state, step.seat), coming=True)
            left = usual_disc(errand, rng, self.error)
            if step.pointed:
                left = left[1:] if step.pointed[0] == left[0] else left[:1]
        return [POINTS[action] for action in left]

    def _turn(self, state: RajaState, seat: int) -> Sequence[Move]:
        return Errand(state, seat, self.weights, self.guests(state, seat)).whole()

    def _planned(self, state: RajaState, seat: int) -> Script | None:
        disc = state.discs[seat]
        assert disc is not None
        plan = self._plans.get((state.round, seat, tuple(sorted(disc))))
        if plan is not None:
            return Script(plan, disc)
        begun = self._turns.get(_traces(state, seat)) if self._turns else None
        if begun is not None:
            return Script(begun[0], made=begun[1])
        return self._thought(state, seat) if self._planners >> seat & 1 else None

    def _thought(self, state: RajaState, seat: int) -> Script:
        """Return what seems best for the rest of a turn."""
        found = _traces(state, seat), state.round, tuple(state.central), tuple(map(tuple, state.outer))
        plan = self._thoughts.get(found)
        if plan is None:
            outlook = Outlook(state, seat, self.weights, self.guests(state, seat))
            plan = self._thoughts[found] = next(iter(Planner(outlook, THOUGHT).turns().values()))
        return Script(plan)

    # ---- who may come by ---------------------------------------------------------------------------------------

    def guests(self, state: RajaState, seat: int) -> Sequence[float]:
        """Return who may cross the villages, as it looked when it was first asked."""
        found = self._guests.get(seat)
        if found is None:
            found = self._guests[seat] = Outlook(state, seat, self.weights).guests()
        return found


def _traces(state: RajaState, seat: int) -> Hashable:
    """Return what tells apart the states that a seat's own moves in its turn lead to."""
    return (
        state.architects[seat],
        state.gold[seat],
        state.reserve[seat],
        state.built[seat],
        state.own[seat],
        state.cards[seat],
        tuple(state.track),
        tuple([houses[seat] for houses in state.city_houses]),
        bytes(state.turn),
    )


class Script:
    """What is left of a plan for a turn, carried out move by move as far as the table still allows it."""

    def __init__(self, plan: Plan, pointed: Sequence[int] = (), made: Move | None = None):
        """pointed: the actions of the disc, where the plan chose them. made: a move that it began with."""
        self.deeds = list(plan.deeds)
        by_chit = list(plan.opened)
        for action in pointed:
            if action in by_chit:
                by_chit.remove(action)
        self.chit = Chit(actions.ACTIONS[by_chit[0]]) if by_chit else None
        self.broken = False
        if made is not None and self.deeds and self.deeds[0].move == made:
            del self.deeds[0]

    def next_move(self, state: RajaState, seat: int) -> Move | None:
        """Return the next move; None when the plan is done or can't be followed any more."""
        while self.deeds:
            deed, legal = self.deeds[0], state.legal_moves()
            if deed.stop not in (ANYWHERE, state.architects[seat]):
                return self._toward(state, seat, deed.stop)
            if deed.move in legal:
                del self.deeds[0]
                return deed.move
            if self.chit in legal:
                return self.chit
            self._break()
        return None

    def _break(self) -> None:
        self.deeds.clear()
        self.broken = True

    def _toward(self, state: RajaState, seat: int, to: int) -> Move | None:
        ways, here = network(state.board, houses_of(state, seat)), state.architects[seat]
        if ways.tolls(here, to) is None:
            self._break()
            return None
        road, stop = ways.first_road(here, to)
        move = Travel(state.board.roads[road].id, state.board.junctions[stop].id)
        if move in state.legal_moves():
            return move
        self._break()
        return None
