"""A steady player of The Dice Charmers: thinks each die through to the end of the turn and takes the best."""

from __future__ import annotations

import msgspec

from durbar.bots.dice_charmers_turn import Turn
from durbar.bots.position import Position
from durbar.engine.chance import Chance
from durbar.engine.move import Move
from durbar.games.dice_charmers.judgement import STEADY, Judgement, Weights, turns_left
from durbar.games.dice_charmers.moves import Again, Choose, End, Pass, Reroll
from durbar.games.dice_charmers.names import CENTRE, DICE, DIE_NUMBER, ELEPHANT
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.games.dice_charmers.steps import Choosing, Rerolled


class Thought(msgspec.Struct, frozen=True):
    """How much is thought through. width, rough: positions kept after each move, for what is to be played and for what
    is only weighed. deny: how much what the next player loses counts. karma: what a reroll must bring above its price.
    """

    width: int = 12
    rough: int = 2
    deny: float = 0.15
    karma: float = 0.3


class DiceCharmersSteady:
    """A computer player for The Dice Charmers. It sees the whole turn, and of later ones what its judgement tells."""

    def __init__(self, weights: Weights = STEADY, thought: Thought | None = None):
        """A player who weighs things like this."""
        self.weights, self.thought = weights, thought or Thought()

    def choose(self, position: Position, seed: int) -> Move:
        """The move that looks best. The seed stands for nothing: what is thought of has no chance in it."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        state = position.sample(Chance(seed))
        assert isinstance(state, DiceCharmersState)
        judgement = Judgement(state.sheet, turns_left(state.sheet, state.marks, self.weights), self.weights)
        step = state.steps[-1]
        if isinstance(step, Choosing):
            return _Choice(state, step.seat, judgement, self.thought).best(legal)
        turn = Turn(position.seat, judgement, self.thought.width)
        if isinstance(step, Rerolled):
            return _rolled(state, turn, legal, judgement, self.thought)
        return turn.best(state)[1] or End()


class _Choice:
    """A die to choose, or two to roll."""

    def __init__(self, state: DiceCharmersState, seat: int, judgement: Judgement, thought: Thought):
        self.state, self.seat, self.judgement, self.thought = state, seat, judgement, thought
        self.turn = Turn(seat, judgement, thought.width)
        self._known: dict[tuple[int, int], float] = {}

    def best(self, legal: tuple[Move, ...]) -> Move:
        """The die that brings most and leaves least to the next player; a reroll where that promises more."""
        dice = {move: DIE_NUMBER[move.die] for move in legal if isinstance(move, Choose)}
        worths = {move: self._worth(die) - self._left(die) for move, die in dice.items()}
        best: Move = max(worths, key=lambda move: worths[move]) if worths else Pass()
        rerolls = [move for move in legal if isinstance(move, Reroll)]
        if not rerolls:
            return best
        now = self.judgement.worth(self.state.marks[self.seat])
        stay = max(worths.values(), default=now)
        hopes = {move: self._hope(DIE_NUMBER[move.die]) for move in rerolls}
        hope = max(hopes, key=lambda move: hopes[move])
        price = self.judgement.weights.spent * self.judgement.horizon + self.thought.karma
        return hope if hopes[hope] - price > stay else best

    def _worth(self, die: int) -> float:
        key = die // 2, self.state.faces[die]
        if key not in self._known:
            self._known[key] = self.turn.of_die(self.state, die)
        return self._known[key]

    def _left(self, die: int) -> float:
        """What the next player can still do when this die is gone, as far as it matters."""
        seats = self.state.seats
        if not self.thought.deny or self.state.pick == (4 if seats == 2 else seats) - 1:
            return 0.0
        following = (self.state.first + self.state.pick + 1) % seats
        gone = {die, die ^ 1} if self.state.pick == 0 else {die}
        rest = [other for other in range(len(DICE)) if self.state.places[other] == CENTRE and other not in gone]
        return self.thought.deny * max((self._next(following, other) for other in rest), default=0.0)

    def _next(self, seat: int, die: int) -> float:
        key = die // 2 + 10, self.state.faces[die]
        if key not in self._known:
            turn = Turn(seat, self.judgement, self.thought.rough)
            marks = self.state.marks[seat]
            self._known[key] = turn.of_face(self.state, die // 2, self.state.faces[die]) - self.judgement.worth(marks)
        return self._known[key]

    def _hope(self, die: int) -> float:
        """What rolling a die together with the elephant's brings on average, the better of the two being taken."""
        other = self.state.places.find(ELEPHANT)
        return _hope(self.state, Turn(self.seat, self.judgement, self.thought.rough), die // 2, other // 2)


def _hope(state: DiceCharmersState, turn: Turn, one: int, other: int) -> float:
    worths = {
        colour: [turn.of_face(state, colour, face) for face in range(len(state.board.faces[colour]))]
        for colour in {one, other}
    }
    pairs = [max(first, second) for first in worths[one] for second in worths[other]]
    return sum(pairs) / len(pairs)


def _rolled(
    state: DiceCharmersState, turn: Turn, legal: tuple[Move, ...], judgement: Judgement, thought: Thought
) -> Move:
    """The better of two rolled dice, or another roll."""
    dice = [move for move in legal if isinstance(move, Choose)]
    worths = {move: turn.of_face(state, DIE_NUMBER[move.die] // 2, state.faces[DIE_NUMBER[move.die]]) for move in dice}
    best = max(worths, key=lambda move: worths[move])
    step = state.steps[-1]
    assert isinstance(step, Rerolled)
    if Again() in legal:
        hope = _hope(state, Turn(turn.seat, judgement, thought.rough), step.die // 2, step.other // 2)
        if hope - judgement.weights.spent * judgement.horizon - thought.karma > worths[best]:
            return Again()
    return best
