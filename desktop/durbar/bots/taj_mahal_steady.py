"""A steady player of Taj Mahal: knows what a visit is worth to each, and plays it out in thought before it decides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from durbar.bots.position import Position
from durbar.bots.taj_mahal_visit import USUAL, Habits, Table, Visit
from durbar.engine.chance import Chance
from durbar.engine.move import Move
from durbar.games.taj_mahal.judgement import STEADY, Prospects, Purse, Weights
from durbar.games.taj_mahal.moves import Play, Take, Withdraw
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.steps import Picking, Placing


class Thought(msgspec.Struct, frozen=True):
    """How much is thought through. moves: of those that look best; rounds: (samples, moves that go on) one after
    another. others: how much the gains of the others count against one's own."""

    moves: int = 7
    rounds: tuple[tuple[int, int], ...] = ((6, 3), (10, 2), (16, 1))
    others: float = 0.5
    bold: float = 0.4


class TajMahalSteady:
    """A computer player for Taj Mahal."""

    def __init__(self, weights: Weights = STEADY, habits: Habits = USUAL, thought: Thought | None = Thought()):
        """thought: None for one who plays as usual."""
        self.weights, self.habits, self.thought = weights, habits, thought

    def choose(self, position: Position, seed: int) -> Move:
        """The move that looks best. The seed decides which hands of the others are thought of."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        chance = Chance(seed)
        state = position.sample(chance)
        assert isinstance(state, TajMahalState)
        step = state.steps[-1]
        prospects = Prospects(state, self.weights)
        if isinstance(step, Placing):
            return self._place(prospects, step)
        if isinstance(step, Picking):
            return self._pick(state, step, legal)
        return self._turn(position, state, prospects, chance)

    def _place(self, prospects: Prospects, step: Placing) -> Move:
        state = prospects.state
        taken = sum(1 << city for city in prospects.cities if state.ordinary[city] is not None)
        kinds = tuple(kind for _, kind in step.bonuses)
        elephant = state.visit in state.tiles[step.seat]
        best = prospects.place(step.seat, taken, step.ordinary, step.royal, elephant, kinds)
        if best.cities:
            return state.menu.builds[best.cities[0]]
        return state.menu.royals[best.royal]

    def _pick(self, state: TajMahalState, step: Picking, legal: Sequence[Move]) -> Move:
        purse = Purse(state.board, 12 - state.visit, self.weights)
        hand = list(state.hands[step.seat])
        many = min(step.left, len(state.display))
        best = max(combinations(sorted(state.display), many), key=lambda cards: purse.worth(hand + list(cards)))
        return Take(state.board.pieces.kinds[best[0]].id)

    def _turn(self, position: Position, state: TajMahalState, prospects: Prospects, chance: Chance) -> Move:
        table = Table(prospects, self.habits)
        seat = position.seat
        visit = Visit(table, state)
        leaving, found = visit.options()
        best: dict[tuple[int, int | None], float] = {}
        for value, card, extra in found:
            if value > best.get((card, extra), -99.0):
                best[card, extra] = value
        plays = sorted(best, key=lambda play: -best[play])
        if self.thought is None:
            if plays and best[plays[0]] > leaving + self.habits.tempo:
                return self._move(state, plays[0])
            return Withdraw()
        thought = self.thought
        options: list[tuple[int, int | None] | None] = [None, *plays[: thought.moves]]
        sums = dict.fromkeys(options, 0.0)
        for samples, going_on in thought.rounds:
            for _ in range(samples):
                self._sample(Visit(table, position.sample(chance)), seat, sums, chance)  # type: ignore[arg-type]
            order = sorted(sums, key=lambda play: -sums[play])
            sums = {play: sums[play] for play in order[:going_on]}
            if len(sums) < 2:
                break
        return self._move(state, next(iter(sums)))

    def _sample(self, visit: Visit, seat: int, sums: dict, chance: Chance) -> None:
        thought = self.thought
        assert thought is not None
        chance.shuffle(visit.bag)
        visit.bold = [1 + thought.bold * (chance.below(2001) / 1000 - 1) for _ in visit.bold]
        others = thought.others / (len(visit.gains) - 1)
        for play in sums:
            twin = visit.copy()
            if play is None:
                twin.withdraw()
            else:
                twin.play(*play)
            values = twin.finish()
            sums[play] += values[seat] * (1 + others) - others * sum(values)

    def _move(self, state: TajMahalState, play: tuple[int, int | None] | None) -> Move:
        if play is None:
            return Withdraw()
        card, extra = play
        kinds = state.board.pieces.kinds
        return Play(kinds[card].id, "-" if extra is None else kinds[extra].id)
