"""A steady player of Taj Mahal: knows what a visit is worth to each, and plays it out in thought before it decides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from durbar.bots.position import Position
from durbar.bots.taj_mahal_visit import USUAL, Habits, Option, Table, Visit
from durbar.engine.chance import Chance
from durbar.engine.move import Move
from durbar.games.taj_mahal.judgement import STEADY, Prospects, Purse, Weights
from durbar.games.taj_mahal.moves import NOTHING, Play, Take, Withdraw
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.steps import Picking, Placing

#: A coloured card with perhaps another, or leaving.
Plan = tuple[int, int | None] | None


class Thought(msgspec.Struct, frozen=True):
    """How much is thought through.

    plays: how many of those that look best. rounds: how often the visit is played out with each, and how many then
    stay in the running, one round after another. others: how much the gains of the others count against one's own.
    doubt: how far the others may fear each other more or less than usual.
    """

    plays: int = 7
    rounds: tuple[tuple[int, int], ...] = ((8, 3), (12, 2), (16, 1))
    others: float = 0.1
    doubt: float = 0.4


class TajMahalSteady:
    """A computer player for Taj Mahal.

    For its best plays, and for leaving, it deals the cards that it does not know at random, has everybody play the
    visit to its end as usual, and takes what brought most on average. Beyond the visit it goes by its judgement.
    """

    def __init__(self, weights: Weights = STEADY, habits: Habits = USUAL, thought: Thought | None = None):
        """A player who weighs things like this and takes the others to have these habits."""
        self.weights, self.habits, self.thought = weights, habits, thought or Thought()

    def choose(self, position: Position, seed: int) -> Move:
        """The move that looks best. The seed decides which hands of the others are thought of."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        chance = Chance(seed)
        state = _sample(position, chance)
        step = state.steps[-1]
        prospects = Prospects(state, self.weights)
        if isinstance(step, Placing):
            return _place(prospects, step)
        if isinstance(step, Picking):
            purse = Purse(state.board, prospects.left, self.weights)
            return _pick(purse, state, step)
        table = Table(prospects, self.habits)
        plans: list[Plan] = [None, *_best(Visit(table, state).options()[1])[: self.thought.plays]]
        return _move(state, self._most_promising(position, table, plans, chance))

    def _most_promising(self, position: Position, table: Table, plans: list[Plan], chance: Chance) -> Plan:
        """Plans are tried round by round, fewer and fewer of them, each on the same hands."""
        sums = dict.fromkeys(plans, 0.0)
        for samples, stay in self.thought.rounds:
            for _ in range(samples):
                self._try(Visit(table, _sample(position, chance)), position.seat, sums, chance)
            order = sorted(sums, key=lambda plan: -sums[plan])
            sums = {plan: sums[plan] for plan in order[:stay]}
            if len(sums) == 1:
                break
        return next(iter(sums))

    def _try(self, visit: Visit, seat: int, sums: dict[Plan, float], chance: Chance) -> None:
        """Play the visit out once with each plan, and add up what it brings."""
        thought = self.thought
        chance.shuffle(visit.bag)
        visit.bold = [1 + thought.doubt * (chance.below(2001) / 1000 - 1) for _ in visit.bold]
        against = thought.others / (len(visit.gains) - 1)
        for plan in sums:
            twin = visit.copy()
            if plan is None:
                twin.withdraw()
            else:
                twin.play(*plan)
            values = twin.finish()
            sums[plan] += values[seat] - against * (sum(values) - values[seat])


def _sample(position: Position, chance: Chance) -> TajMahalState:
    state = position.sample(chance)
    assert isinstance(state, TajMahalState)
    return state


def _best(options: Sequence[Option]) -> list[tuple[int, int | None]]:
    """The plays, those first that look best."""
    values: dict[tuple[int, int | None], float] = {}
    for value, card, extra in options:
        values[card, extra] = max(value, values.get((card, extra), value))
    return sorted(values, key=lambda play: -values[play])


def _move(state: TajMahalState, plan: Plan) -> Move:
    if plan is None:
        return Withdraw()
    card, extra = plan
    kinds = state.board.pieces.kinds
    return Play(kinds[card].id, NOTHING if extra is None else kinds[extra].id)


def _place(prospects: Prospects, step: Placing) -> Move:
    """The first of the palaces that together bring and promise most."""
    state = prospects.state
    kinds = tuple(kind for _, kind in step.bonuses)
    elephant = state.visit in state.tiles[step.seat]
    best = prospects.place(step.seat, prospects.taken, step.ordinary, step.royal, elephant, kinds)
    return state.menu.builds[best.cities[0]] if best.cities else state.menu.royals[best.royal]


def _pick(purse: Purse, state: TajMahalState, step: Picking) -> Move:
    """The first of the cards that together suit the hand best."""
    hand = list(state.hands[step.seat])
    choices = combinations(sorted(state.display), min(step.left, len(state.display)))
    best = max(choices, key=lambda cards: purse.worth([*hand, *cards]))
    return Take(state.board.pieces.kinds[best[0]].id)
