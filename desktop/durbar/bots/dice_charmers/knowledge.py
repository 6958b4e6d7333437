"""What is found out about one decision of The Dice Charmers: what each die would bring to each seat, now and next."""

from __future__ import annotations

import msgspec

from durbar.bots.dice_charmers.judgement import Judgement, Weights, turns_left
from durbar.bots.dice_charmers.prospect import Foresight
from durbar.bots.dice_charmers.turn import Place, Turn, Way
from durbar.bots.search.evaluator import Candidate
from durbar.engine.move import Move
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.moves import Again, Choose, Reroll
from durbar.games.dice_charmers.names import CENTRE, DICE, DIE_NUMBER, ELEPHANT, FACES
from durbar.games.dice_charmers.state import TWO_PLAYERS_PICKS, DiceCharmersState
from durbar.games.dice_charmers.turn import Rerolled


class Breadth(msgspec.Struct, frozen=True):
    """How much is thought through. width, rough: positions kept after each move, of what is to be played and of what is
    only weighed. ways: how many ways through the turn are compared for each die. margins: by how many coins one may
    seem worse than the best and still be looked at with the next turn, and with the one after that; none: no longer.
    """

    width: int = 12
    rough: int = 2
    ways: int = 1
    margins: tuple[float, ...] = ()


class Option(msgspec.Struct, frozen=True):
    """A move with a way through the rest of the turn. less: coins by which it is worth less than the way's end."""

    move: Move
    way: Way
    less: float = 0.0

    @property
    def worth(self) -> float:
        """What it seems worth, in coins."""
        return self.way.worth - self.less


class Knowledge:
    """What has been found out about a position and what may follow it. turns: about so many are left after this one."""

    def __init__(self, state: DiceCharmersState, weights: Weights, rough: int):
        """state: the real one. rough: see Breadth."""
        self.state, self.weights, self.rough = state, weights, rough
        self.turns = turns_left(state.sheet, state.marks, weights)
        self.judgement = Judgement(state.sheet, self.turns, weights)
        self._table = state.copy()
        self.foresight = Foresight(state, self.turns, weights, rough)
        self._turns: dict[tuple[int, int], Turn] = {}
        self._ways: dict[tuple[int, Marks, int, int], Way] = {}
        self._plan: dict[Place, Move] = {}

    def turn(self, seat: int, width: int) -> Turn:
        """Return what searches the turns of a seat."""
        key = seat, width
        if key not in self._turns:
            self._turns[key] = Turn(self._table, seat, self.judgement, width)
        return self._turns[key]

    # ---- playing in thought --------------------------------------------------------------------------------------

    def intend(self, way: Way) -> None:
        """Go this way when its places are come to."""
        for place, move in way.steps:
            self._plan.setdefault(place, move)

    def follow(self, state: DiceCharmersState, seat: int) -> Move:
        """Return the next move within a turn: as intended, else the best one."""
        legal, turn = state.legal_moves(), self.turn(seat, self.rough)
        place = turn.place(state)
        if self._plan.get(place) not in legal:
            self._plan.pop(place, None)
            self.intend(turn.ways(state)[0])
        return self._plan[place]

    def brings(self, state: DiceCharmersState, seat: int, move: Choose) -> float:
        """Return what a die seems worth to a seat, in coins."""
        die = DIE_NUMBER[move.die]
        return self.way(seat, state.marks[seat], die // 2, state.faces[die]).worth

    def way(self, seat: int, marks: Marks, colour: int, face: int) -> Way:
        """Return the best way for a die, thought through roughly."""
        key = seat, marks, colour, face
        way = self._ways.get(key)
        if way is None:
            way = self._ways[key] = self.turn(seat, self.rough).ways_of_face(marks, colour, face)[0]
            self.intend(way)
        return way

    # ---- choosing a die ------------------------------------------------------------------------------------------

    def dice(self, state: DiceCharmersState, seat: int, breadth: Breadth) -> list[Option]:
        """Return the dice that may be taken, equal ones once, each with its best ways."""
        options: dict[tuple[int, int], list[Option]] = {}
        turn = self.turn(seat, breadth.width)
        for move in state.legal_moves():
            if isinstance(move, Choose):
                die = DIE_NUMBER[move.die]
                key = die // 2, state.faces[die]
                if key not in options:
                    ways = turn.ways_of_face(state.marks[seat], *key, breadth.ways)
                    less = self._left(state, die)
                    options[key] = [Option(move, way, less) for way in ways]
        return [option for ways in options.values() for option in ways]

    def _left(self, state: DiceCharmersState, die: int) -> float:
        """Return what the next player can still do when this die is gone, as far as it matters."""
        return self.weights.deny * self._best_left(state, {die, die ^ 1} if state.pick == 0 else {die})

    def taken_away(self, state: DiceCharmersState, die: int) -> float:
        """Return how much better the next player's turn could be with a die of the centre than without it, in coins."""
        if (state.pick + 1) % state.seats == 0 and max(state.scores()) > 0:
            return 0.0  # the game ends with this turn
        return self._best_left(state, set()) - self._best_left(state, {die})

    def _best_left(self, state: DiceCharmersState, gone: set[int]) -> float:
        """Return what the next player of the round can do with the best die of the centre, those that are gone left
        out.
        """
        seats, pick = state.seats, state.pick
        if pick == (TWO_PLAYERS_PICKS if seats == 2 else seats) - 1 or isinstance(state.steps[-1], Rerolled):
            return 0.0
        following = (state.first + pick + 1) % seats
        marks = state.marks[following]
        now = self.judgement.worth(marks)
        rest = [other for other in range(len(DICE)) if state.places[other] == CENTRE and other not in gone]
        gains = [self.way(following, marks, other // 2, state.faces[other]).worth - now for other in rest]
        return max(gains, default=0.0)

    def roll(self, state: DiceCharmersState, seat: int, options: list[Option]) -> Candidate | None:
        """Return the best roll that karma can buy, where it promises more than the dice do."""
        rolls = [move for move in state.legal_moves() if isinstance(move, (Reroll, Again))]
        if not rolls:
            return None
        stay = max((option.worth for option in options), default=self.judgement.worth(state.marks[seat]))
        price = self.weights.spent * self.judgement.soon + self.weights.reroll
        best = max((Candidate(move, self.hope(state, seat, move) - price) for move in rolls), key=lambda one: one.worth)
        return best if best.worth > stay else None

    def hope(self, state: DiceCharmersState, seat: int, move: Reroll | Again) -> float:
        """Return what two rolled dice bring on average, the better one being taken."""
        step = state.steps[-1]
        if isinstance(step, Rerolled):
            one, other = step.die, step.other
        else:
            assert isinstance(move, Reroll)
            one, other = DIE_NUMBER[move.die], state.places.find(ELEPHANT)
        marks = state.marks[seat]
        firsts, seconds = (
            [self.way(seat, marks, die // 2, face).worth for face in range(FACES)] for die in (one, other)
        )
        return sum(max(first, second) for first in firsts for second in seconds) / (FACES * FACES)
