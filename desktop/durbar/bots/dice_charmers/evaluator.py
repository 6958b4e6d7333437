"""How a game of The Dice Charmers is judged: each die thought through to the end of its turn, and one turn beyond."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt

from durbar.bots.dice_charmers.consequences import consequences
from durbar.bots.dice_charmers.judgement import Weights, store, turns_left
from durbar.bots.dice_charmers.knowledge import Breadth, Knowledge, Option
from durbar.bots.search.evaluator import Candidate
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.moves import Choose
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.games.dice_charmers.turn import Choosing, Rerolled

#: What all players will have gained at the end beyond what their sheets promise, for each turn that is left and in all.
GAIN_PER_TURN, LAST_GAIN = 3.6, 11.0
#: How many times what a sheet holds in store, were the game long, counts beside what the next turn makes of it; and
#: how few turns are left where only half of that still does. With these and ``temperature`` winners of 630 games of
#: bold and steady players at two to five seats are foretold best: log loss at three seats 0.93, without them 1.00.
STORED, FEW_TURNS = 1.25, 0.2


class DiceCharmersEvaluator:
    """What a player knows of The Dice Charmers; see Evaluator. The first position it is asked about is the real one."""

    def __init__(self, weights: Weights, breadth: Breadth):
        """Start a decision."""
        self.weights, self.breadth = weights, breadth
        self._knowledge: Knowledge | None = None

    def weigh(self, state: DiceCharmersState) -> Sequence[Candidate]:
        """Return the dice, or a roll that promises more than they do.

        Within a turn, the first moves of its best ways.
        """
        known, step = self._about(state), state.steps[-1]
        if not isinstance(step, (Choosing, Rerolled)):
            turn = known.turn(step.seat, self.breadth.width)
            ways = turn.ways(state, self.breadth.ways)
            options = [Option(way.steps[0][1], way) for way in ways if way.steps]
            return self._compared(known, options) if options else [_only(state)]
        options = known.dice(state, step.seat, self.breadth)
        roll = known.roll(state, step.seat, options)
        if roll is not None:
            return [roll]
        if not options:
            return [_only(state)]
        return self._compared(known, options)

    def begin_playout(self, rng: Rng) -> None:
        """Draw nothing: all playouts are alike."""

    def rollout_move(self, state: DiceCharmersState, rng: Rng) -> Move:
        """Return the die that brings most, and the best way through its turn; no karma is used."""
        legal = state.legal_moves()
        if len(legal) == 1:
            return legal[0]
        known, step = self._about(state), state.steps[-1]
        if not isinstance(step, (Choosing, Rerolled)):
            return known.follow(state, step.seat)
        dice = [move for move in legal if isinstance(move, Choose)]
        return max(dice, key=lambda move: known.brings(state, step.seat, move)) if dice else legal[-1]

    def stage(self, state: DiceCharmersState) -> Hashable:
        """Return the round."""
        return state.round

    def expected(self, state: DiceCharmersState) -> Sequence[float]:
        """Return coins by which the tracks of each seat will have crossed."""
        known, stored = self._about(state), self._stored(state)
        more = GAIN_PER_TURN * known.turns + LAST_GAIN - sum(stored) / len(stored)
        return [known.foresight.promise(marks) + own + more for marks, own in zip(state.marks, stored, strict=True)]

    def _stored(self, state: DiceCharmersState) -> list[float]:
        """Return what each sheet holds in store, in coins, as far as there is still time for it."""
        turns, held = turns_left(state.sheet, state.marks, self.weights), store(state.sheet, self.weights)
        part = STORED * turns / (turns + FEW_TURNS)
        return [part * sum(held.promise(marks)) for marks in state.marks]

    def consequences(self, root: DiceCharmersState, state: DiceCharmersState, seat: int) -> Sequence[float]:
        """Return what a playout led to; see ``Evaluator``."""
        return consequences(state, seat)

    def temperature(self, state: DiceCharmersState) -> float:
        """Return the temperature in coins. Found in games of the bold player, as are the numbers of ``expected``."""
        return 4.0 + 6.0 * sqrt(turns_left(state.sheet, state.marks, self.weights))

    def _about(self, state: DiceCharmersState) -> Knowledge:
        if self._knowledge is None:
            self._knowledge = Knowledge(state, self.weights, self.breadth.rough)
        return self._knowledge

    def _compared(self, known: Knowledge, options: list[Option]) -> list[Candidate]:
        """Return the moves, each with its best way, best first; that way is what is played in thought."""
        ways, less = [option.way for option in options], [option.less for option in options]
        worths = known.foresight.compared(ways, less, self.breadth.margins)
        best: dict[Move, float] = {}
        for number in sorted(range(len(options)), key=lambda number: -worths[number]):
            option = options[number]
            if option.move not in best:
                best[option.move] = worths[number]
                known.intend(option.way)
        return [Candidate(move, worth) for move, worth in best.items()]


def _only(state: DiceCharmersState) -> Candidate:
    """Return what is left when nothing else can be done: to end the turn, or to pass."""
    return Candidate(state.legal_moves()[-1], 0.0)
