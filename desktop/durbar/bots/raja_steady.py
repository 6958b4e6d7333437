"""A steady player of Raja: plans each turn whole, and knows what palaces, roads and characters bring."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.position import Position
from durbar.bots.raja_plan import Breadth, Planner
from durbar.engine.chance import Chance
from durbar.engine.move import Move
from durbar.games.raja import actions
from durbar.games.raja.board import START
from durbar.games.raja.characters import ARTISAN, BUILDER, MOGUL, MONK, SADHU, TRADER, YOGI
from durbar.games.raja.judgement import Outlook, Weights
from durbar.games.raja.moves import Bid, Choose, Give, Pass, Place, Point, Quarry, TakeGold, Travel
from durbar.games.raja.state import RajaState

#: What a character is worth in gold when the game begins.
AT_THE_START = {MOGUL: 2.0, TRADER: 3.0, SADHU: 1.5, MONK: 2.0, BUILDER: 5.0, ARTISAN: 6.0, YOGI: 4.5}
#: What a character is worth more whose home is among the first cities.
HOME_SOON = (2.0, 1.5, 1.0, 0.5)
DEAREST_BID = 5


class RajaSteady:
    """A computer player for Raja.

    It weighs what each end of its turn promises at this scoring and the next ones, and takes the others to play as
    players usually do. It does not think through what they may do in answer.
    """

    def __init__(self, weights: Weights | None = None, breadth: Breadth | None = None):
        """A player who weighs things like this and seeks this widely, in the steady way by default."""
        self.weights = weights
        self.breadth = breadth

    def choose(self, position: Position, seed: int) -> Move:
        """The move that looks best. The seed is not needed: there is no chance in this player."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        for sure in (TakeGold(), Quarry()):
            if sure in legal:
                return sure
        state = position.sample(Chance(1))
        assert isinstance(state, RajaState)
        step = position.view.step
        if step in ("turn", "carrying"):
            return self._turn(state, position.seat)
        outlook = self._outlook(state, position.seat)
        if step == "disc":
            pointed = tuple(actions.NUMBER[action] for action in outlook.view.pointed)
            return Point(actions.ACTIONS[Planner(outlook, self.breadth).disc(pointed)[0]])
        if step == "placing":
            return self._place(outlook, legal)
        if step == "auction":
            return self._bid(outlook, legal)
        return self._character(outlook, legal)

    def _outlook(self, state: RajaState, seat: int) -> Outlook:
        """The outlook of a seat. Gold may be hidden, but a sample holds what everybody could count."""
        return Outlook(state.view(seat), seat, state.gold, self.weights)

    # ---- a turn ------------------------------------------------------------------------------------------------

    def _turn(self, state: RajaState, seat: int) -> Move:
        """The next move of the turn as planned."""
        move = self._planned(state, seat)
        if isinstance(move, Travel) and not self._arrives(state, seat, move):
            return self._planned(state, seat, here_only=True)
        return move

    def _planned(self, state: RajaState, seat: int, here_only: bool = False) -> Move:
        planner = Planner(self._outlook(state, seat), self.breadth, here_only)
        return planner.first_move(planner.for_turn())

    def _arrives(self, state: RajaState, seat: int, move: Move) -> bool:
        """Whether the journey that begins with this move comes to a deed or the turn's end, planned anew at every stop.

        Nothing is remembered from one choice to the next, so two plans could send the architect to and fro for ever. A
        journey that would pass a junction twice is not begun; without deeds elsewhere, each stop on the way to the end
        of the turn is nearer to it.
        """
        state = state.copy()
        passed = {state.architects[seat]}
        while isinstance(move, Travel):
            state.play(move)
            if state.architects[seat] in passed:
                return False
            passed.add(state.architects[seat])
            move = self._next(state, seat)
        return True

    def _next(self, state: RajaState, seat: int) -> Move:
        """What would be done after a stop, journeys not looked into."""
        legal = state.legal_moves()
        return legal[0] if len(legal) == 1 else self._planned(state, seat)

    # ---- before the first round --------------------------------------------------------------------------------

    def _at_the_start(self, outlook: Outlook, card: int) -> float:
        worth = AT_THE_START[card]
        order = outlook.order(outlook.own.track)
        for place, more in enumerate(HOME_SOON):
            if outlook.homes[order[place]] == card:
                worth += more
        return worth

    def _bid(self, outlook: Outlook, legal: Sequence[Move]) -> Move:
        """Bid a little more, as long as the choice is worth it above what would be left."""
        view = outlook.view
        assert view.auction is not None
        cards = sorted((self._at_the_start(outlook, card) for card in view.bank), reverse=True)
        choosers = sum(not held for held in view.cards)
        worth = min(DEAREST_BID, (cards[0] - cards[choosers - 1]) * 0.6 + 0.5)
        lowest = min((move for move in legal if isinstance(move, Bid)), key=lambda move: move.gold, default=None)
        if lowest is not None and (lowest.gold <= worth or Pass() not in legal):
            return lowest
        return Pass()

    def _place(self, outlook: Outlook, legal: Sequence[Move]) -> Move:
        """The village that makes the ways of the first rounds cheapest and promises most tolls."""
        planner = Planner(outlook, self.breadth)
        best = planner.best_village()
        move = Place(planner.village_names[best])
        assert move in legal
        return move

    # ---- characters --------------------------------------------------------------------------------------------

    def _character(self, outlook: Outlook, legal: Sequence[Move]) -> Move:
        """The most useful character to choose, the least useful one to give."""
        if isinstance(legal[0], Give):
            return min(legal, key=lambda move: (self._worth(outlook, move), str(move)))
        return max(legal, key=lambda move: self._worth(outlook, move))

    def _worth(self, outlook: Outlook, move: Move) -> float:
        assert isinstance(move, Choose | Give)
        view, own = outlook.view, outlook.own
        if outlook.maharaja == START:
            return self._at_the_start(outlook, move.card)
        worth = outlook.character(move.card, own)
        disc = view.discs[view.seat].actions
        if view.seat in view.waiting and disc is not None:
            if move.card == ARTISAN and own.gold >= actions.ARTISANS_PRICE:
                worth += 3.0 * sum(action in ("palace", "palace_house") for action in disc)
            if move.card in (BUILDER, TRADER, YOGI):
                worth += 1.0
        return worth
