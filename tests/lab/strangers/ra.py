"""Ra by strangers: three ways to bid that owe nothing to the players of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from durbar.bots.search.bot import Bot
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.scoring import CIVILIZATION_FAME, DIFFERENT_MONUMENTS_FAME, SAME_MONUMENTS_FAME
from durbar.games.ra.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS
from durbar.games.ra.view import View
from tests.lab.strangers.appraiser import Appraiser
from tests.lab.strangers.augur import Augur
from tests.lab.strangers.lots import EPOCHS, LOST_TO_A_DISASTER, SUNS_AN_EPOCH, Area, give_up, likely, taken
from tests.lab.strangers.vizier import Vizier


class Scholar:
    """Counts a lot's points by old hands' rules of thumb, and has a price for each sun by its rank at the table."""

    #: Points of a lot for which the lowest, the highest sun at the table is given, at the start of an epoch.
    low_price = 4.0
    high_price = 9.0
    #: What is left of a price when the Ra track is full but for one space.
    last_price = 0.35
    #: How many points a lot must be worth more to oneself than to one who can overbid, for Ra to be invoked.
    lead = 1.0
    #: A God is spent on a tile of so many points.
    god_price = 2.8
    #: Points that a tile not yet drawn is worth.
    next_tile = 1.2
    #: Points for a higher sun on the board, each.
    board_point = 0.25

    def choose(self, position: Position, seed: int) -> Move:
        """What the rules of thumb say."""
        view = position.view
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        seat = position.seat
        if view.step == "losing":
            area = view.areas[seat]
            return min(legal, key=lambda move: self._missed(area, move))
        if view.step == "auction":
            return self._speak(view, seat, legal)
        spend = self._spend(view, seat, legal)
        if spend is not None:
            return spend
        if view.step == "spending":
            return Stop()
        return Invoke() if Draw() not in legal or self._calls(view, seat) else Draw()

    def _missed(self, area: Area, move: Move) -> float:
        assert isinstance(move, Lose)
        less = dict(area)
        less[move.tile] -= 1
        return self.tile_points(less, move.tile, 0, 1)

    # ---- points ---------------------------------------------------------------------------------------------------

    def tile_points(self, area: Area, tile: str, most: int, left: int) -> float:
        """Points of one more tile. most: Pharaohs of the opponent who has most. left: epochs to come."""
        if tile == "god":
            return 2.5
        if tile == "gold":
            return 3.0
        if tile == "flood":
            return 1.0 if area["flood"] else 1.0 + 0.6 * area["nile"]
        if tile == "nile":
            return (1.0 if area["flood"] else 0.5) + 0.6 * left
        if tile == "pharaoh":
            return (1.8 if -2 <= area["pharaoh"] - most <= 1 else 0.9) + 0.3 * left
        if tile in CIVILIZATIONS:
            if area[tile]:
                return 0.2
            return (5.0, 2.0, 4.0, 4.5, 4.5)[sum(area[kind] > 0 for kind in CIVILIZATIONS)]
        return self._monument_points(area, tile)

    def _monument_points(self, area: Area, tile: str) -> float:
        count = area[tile]
        if count >= 2:
            return 5.0 if count < 5 else 0.0
        if count == 1:
            return 1.3
        kinds = sum(area[kind] > 0 for kind in MONUMENTS)
        return (1.4, 1.4, 1.4, 1.5, 1.8, 2.4, 4.5, 5.5)[kinds]

    def points(self, view: View, seat: int, lot: Sequence[str]) -> float:
        """Points of a lot, good tiles first, then what disasters take away."""
        area = dict(view.areas[seat])
        most = max(other["pharaoh"] for place, other in enumerate(view.areas) if place != seat)
        left = EPOCHS - view.epoch
        total = 0.0
        for tile in sorted(lot, key=lambda tile: tile in DISASTERS):
            if tile in DISASTERS:
                for _ in range(LOST_TO_A_DISASTER):
                    before = dict(area)
                    give_up(area, tile)
                    lost = [kind for kind in area if area[kind] < before[kind]]
                    total -= sum(self.tile_points(area, kind, most, left) for kind in lost)
            else:
                total += self.tile_points(area, tile, most, left)
                area[tile] += 1
        return total

    def price(self, view: View, seat: int, sun: int) -> float:
        """Points that a lot must have for this sun."""
        every = sorted(own for suns in view.suns_up for own in suns)
        rank = every.index(sun) / (len(every) - 1) if len(every) > 1 else 0.0
        price = self.low_price + (self.high_price - self.low_price) * rank
        usable = max(1, view.ra_spaces - 1)
        gone = min(1.0, view.ra_track / usable)
        pace = gone + 0.2 * (len(view.suns_up[seat]) - SUNS_AN_EPOCH[view.seats] / 2) * gone
        factor = 1 - (1 - self.last_price) * min(1.0, max(0.0, pace)) ** 2
        return price * factor - self.board_point * (view.board_sun - sun)

    # ---- decisions ------------------------------------------------------------------------------------------------

    def _speak(self, view: View, seat: int, legal: Sequence[Move]) -> Move:
        auction = view.auction
        assert auction is not None
        points = self.points(view, seat, view.on_track)
        bids = [move for move in legal if isinstance(move, Bid)]
        good = [move for move in bids if points >= self.price(view, seat, move.sun)]
        if not good:
            return Pass() if Pass() in legal else bids[0]
        others = [sun for other in auction.waiting[1:] for sun in view.suns_up[other]]
        safe = [move for move in good if not any(sun > move.sun for sun in others)]
        wanted = any(self._wants(view, other, good[0].sun) for other in auction.waiting[1:])
        return safe[0] if wanted and safe else good[0]

    def _wants(self, view: View, seat: int, above: int) -> bool:
        """Whether a seat would give one of its suns above this for the tiles on the track."""
        points = self.points(view, seat, view.on_track)
        return any(sun > above and points >= self.price(view, seat, sun) for sun in view.suns_up[seat])

    def _calls(self, view: View, seat: int) -> bool:
        """Whether to invoke Ra: the lot is good, and nobody who can overbid wants it as much; or time is short."""
        own = view.suns_up[seat]
        points = self.points(view, seat, view.on_track)
        rivals = [other for other, suns in enumerate(view.suns_up) if suns and other != seat]
        last = view.ra_track + 1 == view.ra_spaces
        if not rivals:
            return last and view.ra_odds * points > (1 - view.ra_odds) * self.next_tile
        suns = [sun for sun in own if points >= self.price(view, seat, sun) + self.lead]
        if not suns:
            return False
        highest = max(sun for other in rivals for sun in view.suns_up[other])
        return suns[-1] > highest or not any(self._wants(view, other, suns[-1]) for other in rivals)

    def _spend(self, view: View, seat: int, legal: Sequence[Move]) -> Move | None:
        area = taken(view.areas[seat], view.picked)
        most = max(other["pharaoh"] for place, other in enumerate(view.areas) if place != seat)
        left = EPOCHS - view.epoch
        wanted = [move for move in legal if isinstance(move, Spend) and move.tile not in DISASTERS]
        if not wanted:
            return None
        best = max(wanted, key=lambda move: self.tile_points(area, move.tile, most, left))
        near = view.ra_track / view.ra_spaces
        enough = self.god_price - 1.2 * near
        return best if self.tile_points(area, best.tile, most, left) >= enough else None


class Heir:
    """Plays for what lasts: calls early with low suns for the high one on the board, gathers monuments and Niles.

    It settles each lot as if the game ended now, adds a bonus for what stays, and gives suns away at a steady pace.
    """

    #: Bonus for a monument, a Nile, a Pharaoh, for each epoch to come.
    lasting: Final = {"monument": 0.9, "nile": 0.7, "pharaoh": 0.7}
    #: What remains of the fame of categories that others can still change, or that can still grow.
    first_kinds = 2.2
    #: Fame for each point by which the sun on the board beats the one that is given.
    exchange = 0.4
    #: Gain from which a sun is given when it is on pace; and how far being behind or ahead moves this.
    enough = 5.0
    haste = 5.0
    #: How much more the gain must be for the highest sun of all.
    top = 3.5
    #: How much more than enough the gain must be to invoke Ra; less when the sun on the board is high.
    call = 0.8
    god_price = 3.0

    def choose(self, position: Position, seed: int) -> Move:
        """The move that adds most to what lasts."""
        view = position.view
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        seat = position.seat
        area = view.areas[seat]
        if view.step == "losing":
            return max(legal, key=lambda move: self.estate(view, seat, self._less(area, move)))
        if view.step == "auction":
            return self._speak(view, seat, legal)
        spend = self._spend(view, seat, legal)
        if spend is not None:
            return spend
        if view.step == "spending":
            return Stop()
        return Invoke() if Draw() not in legal or self._calls(view, seat) else Draw()

    def _less(self, area: Area, move: Move) -> Area:
        assert isinstance(move, Lose)
        less = dict(area)
        less[move.tile] -= 1
        return less

    def estate(self, view: View, seat: int, area: Area) -> float:
        """What an area is worth: the settlement of today, hopes for rows begun, and a bonus for what lasts."""
        left = EPOCHS - view.epoch
        kinds = sum(area[kind] > 0 for kind in CIVILIZATIONS)
        worth = CIVILIZATION_FAME[kinds] + (self.first_kinds if kinds in (1, 2) and view.suns_up[seat] else 0.0)
        worth += self.first_kinds * (kinds == 2)
        river = area["nile"] + area["flood"]
        worth += river if area["flood"] else 0.4 * river
        worth += 3.0 * area["gold"] + 2.6 * area["god"]
        worth += left * (self.lasting["nile"] * area["nile"] + self.lasting["pharaoh"] * min(7, area["pharaoh"]))
        others = [other["pharaoh"] for place, other in enumerate(view.areas) if place != seat]
        margin = area["pharaoh"] - max(others)
        worth += 5 * likely(1.1 * (margin + 0.3)) - 2 * likely(1.6 * (min(others) - area["pharaoh"] + 0.3))
        return worth + self._stones(area, left)

    def _stones(self, area: Area, left: int) -> float:
        counts = [area[kind] for kind in MONUMENTS]
        kinds = sum(count > 0 for count in counts)
        worth: float = DIFFERENT_MONUMENTS_FAME[kinds] + sum(SAME_MONUMENTS_FAME[count] for count in counts)
        pairs = counts.count(2)
        worth += (0.8 + 0.7 * left) * pairs + 0.6 * left * self.lasting["monument"] * kinds
        return worth + (0.5 * (left + 1) * max(0, kinds - 4) if kinds < 8 else 0.0)

    def gain(self, view: View, seat: int, sun: int) -> float:
        """What a lot adds for a seat that gives this sun, the sun on the board included."""
        area = view.areas[seat]
        added = self.estate(view, seat, taken(area, view.on_track)) - self.estate(view, seat, area)
        return added + self.exchange * (view.board_sun - sun)

    def asked(self, view: View, seat: int, sun: int) -> float:
        """The gain for which this sun is given: more while ahead of the pace, less when behind it, at last nothing."""
        own = view.suns_up[seat]
        all_own = SUNS_AN_EPOCH[view.seats]
        gone = view.ra_track / (view.ra_spaces - 1)
        behind = len(own) / all_own - (1 - gone)
        above = [other for suns in view.suns_up for other in suns if other > sun]
        asked = self.enough - self.haste * behind + (0.0 if above else self.top * (1 - gone))
        return max(0.0, asked) if view.ra_track + 1 < view.ra_spaces else 0.0

    def _speak(self, view: View, seat: int, legal: Sequence[Move]) -> Move:
        bids = [move for move in legal if isinstance(move, Bid)]
        good = [move for move in bids if self.gain(view, seat, move.sun) >= self.asked(view, seat, move.sun)]
        if not good:
            return Pass() if Pass() in legal else bids[0]
        return good[0]

    def _calls(self, view: View, seat: int) -> bool:
        rivals = [sun for other, suns in enumerate(view.suns_up) if other != seat for sun in suns]
        sun = view.suns_up[seat][0]
        gain = self.gain(view, seat, sun)
        if not rivals:
            last = view.ra_track + 1 == view.ra_spaces
            return last and gain > 1.5
        for sun in view.suns_up[seat]:
            rest = sum(other > sun for other in rivals) / len(rivals)
            if self.gain(view, seat, sun) >= self.asked(view, seat, sun) + self.call + 1.5 * rest:
                return True
        return False

    def _spend(self, view: View, seat: int, legal: Sequence[Move]) -> Move | None:
        now = self.estate(view, seat, taken(view.areas[seat], view.picked))
        best, most = None, self.god_price - 2.6
        for move in legal:
            if isinstance(move, Spend) and move.tile not in DISASTERS:
                after = taken(view.areas[seat], [*view.picked, move.tile])
                after["god"] -= 1
                if (added := self.estate(view, seat, after) - now) > most:
                    best, most = move, added
        return best


STRANGERS: Final[dict[str, Callable[[], Bot]]] = {
    "appraiser": Appraiser,
    "scholar": Scholar,
    "heir": Heir,
    "vizier": Vizier,
    "augur": Augur,
}
