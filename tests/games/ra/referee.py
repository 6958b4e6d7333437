"""A second telling of how Ra is played, from the rulebook and not from the code.

A referee sits beside a game, is told each move and each tile drawn, and says what may be done and what must lie on the
table. It is slow and plain: tiles are lists of names, a turn is followed sentence by sentence.
"""

from collections import Counter
from collections.abc import Iterable

from durbar.games.ra.view import View
from tests.games.ra import tally

RA_SPACES = {3: 8, 4: 9, 5: 10}
STRUCK = {
    "funeral": {"pharaoh"},
    "drought": {"flood", "nile"},
    "unrest": tally.CIVILIZATIONS,
    "earthquake": tally.MONUMENTS,
}
KEPT = {"pharaoh", "nile"} | tally.MONUMENTS


class Referee:
    """Knows a game of Ra from its first view on."""

    def __init__(self, first: View):
        self.seats = first.seats
        self.literal = first.options["forced_bid"] == "if_able"
        self.bag = Counter(first.bag)
        self.face_up = [set(suns) for suns in first.suns_up]
        self.face_down: list[set[int]] = [set() for _ in range(self.seats)]
        self.board_sun = 1
        self.tiles: list[list[str]] = [[] for _ in range(self.seats)]
        self.fame = [10] * self.seats
        self.ra_tiles = 0
        self.track: list[str] = []
        self.epoch = 1
        self.player: int | None = None  # whose turn it is
        self.taken: list[str] | None = None  # with Gods, so far
        self.bidders: list[int] = []  # still to speak, the Ra player last; empty when there is no auction
        self.bid = 0
        self.bidder: int | None = None
        self.involuntary = False
        self.owed: list[str] = []  # disasters that wait for a choice, each twice
        self.loser = 0
        self._begin()

    # ---- what may be done --------------------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        if self.owed:
            return self.loser
        return self.bidders[0] if self.bidders else self.player

    def legal(self) -> set[str]:
        if self.player is None:
            return set()
        if self.owed:
            return {f"lose {tile}" for tile in self._struck(self.owed[0])}
        if self.bidders:
            return self._legal_bids()
        spends = set()
        if "god" in self.tiles[self.player]:
            spends = {f"spend {tile}" for tile in self.track if tile != "god"}
        if self.taken is not None:
            return spends | {"stop"}
        return spends | {"invoke"} | ({"draw"} if len(self.track) < 8 else set())

    def _legal_bids(self) -> set[str]:
        seat = self.bidders[0]
        bids = {f"bid {sun}" for sun in self.face_up[seat] if sun > self.bid}
        invoker = seat == self.player and not self.involuntary
        obliged = invoker and bids and (self.bidder is None or self.literal)
        return bids if obliged else bids | {"pass"}

    # ---- what moves do -----------------------------------------------------------------------------------------

    def play(self, text: str, drawn: str | None) -> None:
        """Follow a move. drawn: the tile that came out of the bag, if one did."""
        assert text in self.legal(), text
        word, _, what = text.partition(" ")
        if word == "draw":
            assert drawn is not None
            self._draw(drawn)
        elif word == "invoke":
            self._auction(involuntary=len(self.track) == 8)
        elif word == "spend":
            self._spend(what)
        elif word == "stop":
            self._end_of_gods()
        elif word == "lose":
            self._lose(what)
            self._settle_losses()
        else:
            self._speak(int(what) if what else 0)

    def _draw(self, tile: str) -> None:
        self.bag[tile] -= 1
        if tile != "ra":
            self.track.append(tile)
            self._next_turn()
            return
        self.ra_tiles += 1
        if self.ra_tiles == RA_SPACES[self.seats]:
            self._end_of_epoch()
        else:
            self._auction(involuntary=True)

    def _spend(self, tile: str) -> None:
        assert self.player is not None
        self.tiles[self.player].remove("god")
        self.track.remove(tile)
        self.taken = [*(self.taken or []), tile]
        if self.legal() == {"stop"}:
            self._end_of_gods()

    def _end_of_gods(self) -> None:
        assert self.player is not None
        taken, self.taken = self.taken or [], None
        self._take(self.player, taken)

    def _auction(self, involuntary: bool) -> None:
        assert self.player is not None
        round_the_table = [(self.player + k) % self.seats for k in range(1, self.seats + 1)]
        self.bidders = [seat for seat in round_the_table if self.face_up[seat]]
        self.bid, self.bidder, self.involuntary = 0, None, involuntary

    def _speak(self, sun: int) -> None:
        seat = self.bidders.pop(0)
        if sun:
            self.bid, self.bidder = sun, seat
        if self.bidders:
            return
        if self.bidder is None:
            if len(self.track) == 8:
                self.track = []
            self._next_turn()
            return
        self.face_up[self.bidder].remove(self.bid)
        self.face_down[self.bidder].add(self.board_sun)
        self.board_sun = self.bid
        lot, self.track = self.track, []
        self._take(self.bidder, lot)

    def _take(self, seat: int, lot: Iterable[str]) -> None:
        lot = list(lot)
        self.tiles[seat] += [tile for tile in lot if tile not in STRUCK]
        self.loser = seat
        # Unrest before earthquake is only the order of asking; their categories have nothing in common.
        self.owed = [tile for disaster in STRUCK for tile in lot if tile == disaster for _ in range(2)]
        self._settle_losses()

    def _struck(self, disaster: str) -> set[str]:
        """The kinds one may give up to a disaster now: Floods before Niles."""
        kinds = STRUCK[disaster] & set(self.tiles[self.loser])
        return {"flood"} if "flood" in kinds else kinds

    def _settle_losses(self) -> None:
        """Give up what must be given up, until there is something to choose or nothing is owed."""
        while self.owed:
            disaster = self.owed[0]
            kinds = self._struck(disaster)
            owned = sum(1 for tile in self.tiles[self.loser] if tile in kinds)
            if len(kinds) > 1 and owned > self.owed.count(disaster):
                return
            if kinds:
                self._lose(min(kinds))
            else:
                self.owed.pop(0)
        self._next_turn()

    def _lose(self, tile: str) -> None:
        self.tiles[self.loser].remove(tile)
        self.owed.pop(0)

    # ---- turns and epochs --------------------------------------------------------------------------------------

    def _next_turn(self) -> None:
        assert self.player is not None
        for k in range(1, self.seats + 1):
            seat = (self.player + k) % self.seats
            if self.face_up[seat]:
                self.player = seat
                return
        self._end_of_epoch()

    def _end_of_epoch(self) -> None:
        self.track, self.ra_tiles = [], 0
        suns = [list(self.face_up[seat] | self.face_down[seat]) for seat in range(self.seats)]
        lines = tally.epoch(self.tiles, suns, last=self.epoch == 3)
        self.fame = [max(0, fame + sum(line)) for fame, line in zip(self.fame, lines, strict=True)]
        self.tiles = [[tile for tile in owned if tile in KEPT] for owned in self.tiles]
        self.face_up = [set(owned) for owned in suns]
        self.face_down = [set() for _ in range(self.seats)]
        self.epoch += 1
        self._begin()

    def _begin(self) -> None:
        self.player = None
        if self.epoch <= 3:
            self.player = max(range(self.seats), key=lambda seat: max(self.face_up[seat]))

    # ---- comparing ---------------------------------------------------------------------------------------------

    def winner(self) -> int:
        return max(range(self.seats), key=lambda seat: (self.fame[seat], max(self.face_up[seat])))

    def check(self, view: View) -> None:
        """Hold a view of the game to what must lie on the table."""
        assert view.to_act == self.to_act
        assert view.turn_of == self.player
        assert view.epoch == min(self.epoch, 3)
        assert view.ra_track == self.ra_tiles
        assert sorted(view.on_track) == sorted(self.track)
        assert view.board_sun == self.board_sun
        assert Counter(view.bag) == self.bag
        assert [set(suns) for suns in view.suns_up] == self.face_up
        assert [set(suns) for suns in view.suns_down] == self.face_down
        assert [Counter(area) for area in view.areas] == [Counter(tiles) for tiles in self.tiles]
        assert view.fame[view.seat] == self.fame[view.seat]
        assert sorted(view.picked) == sorted(self.taken or [])
        assert (view.auction is not None) == bool(self.bidders)
        if view.auction is not None:
            assert view.auction.ra_player == self.player
            assert view.auction.waiting == tuple(self.bidders)
            assert (view.auction.best, view.auction.best_seat) == (self.bid, self.bidder)
        assert (view.losing is not None) == bool(self.owed)
        if view.losing is not None:
            assert (view.losing.disaster, view.losing.left) == (self.owed[0], self.owed.count(self.owed[0]))
