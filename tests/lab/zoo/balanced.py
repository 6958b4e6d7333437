"""A player of Ra that weighs all there is; the others of the zoo change what it wants or does."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.tiles import NUMBER
from tests.lab.zoo.eye import Area, Eye

DRAW, INVOKE, STOP, PASS = Draw(), Invoke(), Stop(), Pass()


class Balanced:
    """Wants what tiles promise by the end of the game, and pays no more than its sun would fetch another time.

    It weighs every legal move by itself, one move deep. The others change what they want, or one of its three answers.
    """

    #: Fame: what calling must promise above waiting, and what a God is worth that may yet pick.
    wait = 2.0
    god = 3.5

    def choose(self, position: Position, seed: int) -> Move:
        """The best move as it sees things."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        eye = Eye(position.view)
        if eye.view.losing is not None:
            return max(legal, key=lambda move: self.keeping(eye, _without(eye, move)))
        if eye.view.auction is not None:
            return self.bid(eye, legal)
        return self.turn(eye, legal)

    def wish(self, eye: Eye, tiles: Sequence[str]) -> float:
        """Fame that it sees in owning these tiles too."""
        return eye.gain(eye.seat, tiles)

    def keeping(self, eye: Eye, area: Area) -> float:
        """How gladly it would be left with an area by a disaster."""
        return eye.open_to_choice(eye.seat, area)

    def bid(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """The bid whose profit times its chance to stand is the most, if that is more than nothing."""
        gain = self.wish(eye, eye.view.on_track)
        offers = [((gain - eye.price(eye.seat, sun)) * eye.chance_to_stand(sun), Bid(sun)) for sun in bids(legal)]
        best, move = max(offers, key=lambda offer: offer[0])
        return move if best > 0 or PASS not in legal else PASS

    def turn(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """Draw, unless a God's pick or calling Ra promises more."""
        pick, best = self.best_pick(eye, legal)
        if DRAW not in legal:
            return pick if pick is not None and best > 0 else STOP if STOP in legal else INVOKE
        call = self.call(eye) - self.wait
        if pick is not None and best > max(0.0, call):
            return pick
        return INVOKE if call > 0 else DRAW

    def call(self, eye: Eye) -> float:
        """Fame that it would make by calling Ra now, if each of the others bids the least sun that pays."""
        tiles = eye.view.on_track
        gain = self.wish(eye, tiles)
        if gain <= 0 or (eye.alone and eye.spaces > 1):
            return 0.0
        best = eye.bid_of_others(tiles)
        return max([gain - eye.price(eye.seat, sun) for sun in eye.suns if sun > best], default=-gain / 2)

    def best_pick(self, eye: Eye, legal: Sequence[Move]) -> tuple[Spend | None, float]:
        """The best tile for a God, and what it brings above the God."""
        picks = [(self.wish(eye, (move.tile,)) - self.god, move) for move in legal if isinstance(move, Spend)]
        if not picks:
            return None, 0.0
        best, pick = max(picks, key=lambda one: one[0])
        return pick, best


def bids(legal: Sequence[Move]) -> list[int]:
    """The suns that may be bid, ascending."""
    return sorted(move.sun for move in legal if isinstance(move, Bid))


def _without(eye: Eye, move: Move) -> Area:
    """The area after a loss."""
    assert isinstance(move, Lose)
    area = eye.areas[eye.seat][:]
    area[NUMBER[move.tile]] -= 1
    return area
