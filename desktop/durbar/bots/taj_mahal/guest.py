"""The guest of Taj Mahal: plays for the first thing it can lead in, and leaves the visit with that."""

from __future__ import annotations

from durbar.bots.search.evaluator import Candidate
from durbar.bots.search.position import Position
from durbar.bots.search.searcher import misjudged
from durbar.bots.taj_mahal.greedy import visit_of
from durbar.bots.taj_mahal.visit import WITHDRAW, Visit
from durbar.engine.move import Move
from durbar.engine.rng import Rng

#: By how many points it usually misjudges what it likes, and how much less than the best it never likes.
ERROR_POINTS, BLINDNESS_POINTS = 0.9, 5.0


class TajMahalGuest:
    """A player that fights for nothing further once it leads in something.

    It never thinks of what the others may answer.
    """

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move it feels like. The seed decides what it likes."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        visit = visit_of(position)
        found = _turn(visit) if visit.step is None else visit.weigh()
        return misjudged(found, ERROR_POINTS, BLINDNESS_POINTS, Rng(seed))


def _turn(visit: Visit) -> list[Candidate]:
    """Return what it likes in its turn, best first: what makes it lead, or to leave where it leads or can't."""
    seat = visit.to_act
    tally, best = visit.tally[seat], visit.best(seat)
    if visit.lead(tally, best):
        return [_LEAVE]
    worths = visit.context.worths(seat, visit.taken)
    options, _ = visit.context.options(visit.hands[seat], visit.colour[seat])
    leads = [(visit.lead(tally + more, best), cost, move) for more, cost, move in options]
    liked = [Candidate(move, worths[lead] - cost) for lead, cost, move in leads if lead]
    return sorted(liked, key=lambda one: -one.worth) or [_LEAVE]


_LEAVE = Candidate(WITHDRAW, 0.0)
