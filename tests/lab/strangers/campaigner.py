"""Raja by a stranger who plans whole turns: for each disc that looks good it plays this round and the next in mind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.raja.actions import ACTIONS, GOLD, NUMBER
from durbar.games.raja.board import START
from durbar.games.raja.moves import Bid, Choose, End, Give, Pass, Place, Point, Travel
from durbar.games.raja.state import RajaState
from durbar.games.raja.track import order
from tests.lab.strangers.campaign import STANDING, Pair, first_move, outlook, turns_left
from tests.lab.strangers.ledger import WEIGHTS, Ledger


class Campaigner:
    """A planner of turns. Everything that it takes for likely is the best that each seat could do, by its ledger."""

    #: So many pairs of actions are played out, and as many rounds after the present one.
    pairs, rounds = 6, 1
    #: Only pairs that fall short of the best by at most so much gold are played out.
    alike = 8.0
    #: Bids for a character end here.
    highest_bid = 2

    def __init__(self) -> None:
        self._turn, self._been = (-1, -1), set[str]()

    def choose(self, position: Position, seed: int) -> Move:
        """Return a move; the seed plays no part in it."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        state = position.sample(Rng(1))
        assert isinstance(state, RajaState)
        match state.step:
            case "disc":
                return self._point(state, position.seat, position.view.pointed)
            case "turn":
                return self._act(state, position.seat)
        return self._aside(state, position.seat, legal)

    # ---- what is chosen by a rule of thumb -------------------------------------------------------------------------

    def _aside(self, state: RajaState, seat: int, legal: Sequence[Move]) -> Move:
        match legal[0]:
            case Bid():
                return legal[0] if legal[0].gold <= self.highest_bid or Pass() not in legal else Pass()
            case Choose():
                return max(legal, key=lambda move: STANDING[move.card] if isinstance(move, Choose) else 0)
            case Give():
                return min(legal, key=lambda move: STANDING[move.card] if isinstance(move, Give) else 0)
            case Place():
                values = _village_values(state, seat)
                return max(legal, key=lambda move: values[state.menu.number[move.village]])
        return legal[0]

    # ---- what is played out ----------------------------------------------------------------------------------------

    def _point(self, state: RajaState, seat: int, pointed: tuple[str, ...]) -> Move:
        """Point the first arrow, then the second, at the best pair."""
        set_already = [NUMBER[name] for name in pointed]
        pair = self._pair(state, seat, set_already)
        return Point(ACTIONS[pair[1] if [pair[0]] == set_already else pair[0]])

    def _pair(self, state: RajaState, seat: int, set_already: Sequence[int]) -> Pair:
        discs = Ledger(state, seat, WEIGHTS, wide=True).discs()
        best = [pair for pair, plan in discs[: self.pairs] if plan.value > discs[0][1].value - self.alike]
        fitting = [pair for pair in best if set(set_already) <= set(pair)]
        if not fitting:  # nothing can be done at all, or the first arrow is another's choice
            return (GOLD, *set_already, GOLD)[:2]
        return fitting[0] if len(fitting) == 1 else self._best_pair(state, seat, fitting)

    def _best_pair(self, state: RajaState, seat: int, pairs: list[Pair]) -> Pair:
        return max(pairs, key=lambda pair: outlook(state, seat, self.rounds, pair=pair))

    def _act(self, state: RajaState, seat: int) -> Move:
        ledger = Ledger(state, seat, WEIGHTS, wide=True)
        move = first_move(state, ledger, turns_left(state, ledger, 1)[0])
        return End() if self._is_back(move, (state.round, seat)) else move

    def _is_back(self, move: Move, turn: tuple[int, int]) -> bool:
        """Return whether a move leads to where this turn has led already: on free roads two plans may call to and fro
        for ever.
        """
        if turn != self._turn:
            self._turn, self._been = turn, set()
        if not isinstance(move, Travel):
            return False
        if move.to in self._been:
            return True
        self._been.add(move.to)
        return False


def _village_values(state: RajaState, seat: int) -> list[float]:
    """Return what a starting house in each village is worth: on the way to the cities that come first."""
    values = [0.0] * len(state.villages)
    stops = [START, *(marker + 1 for marker in order(state.track))]
    ledger = Ledger(state, seat, WEIGHTS)
    weight = 1.0
    for origin, to in pairwise(stops[:6]):
        for way in ledger.walks(origin, 9)[to][3]:
            for village in way.villages:
                owners = state.villages[village]
                values[village] += -1.0 if seat in owners else weight if owners else 1.4 * weight
        weight *= 0.75
    return values
