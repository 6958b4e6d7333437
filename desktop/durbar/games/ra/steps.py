"""The steps of a turn of Ra: the turn itself, and on top of it spending Gods, an auction, the choice of losses."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.state import Step
from durbar.games.ra.events import (
    AuctionBegan,
    AuctionFailed,
    AuctionWon,
    GodSpent,
    Passed,
    RaDrawn,
    SunBid,
    TileDrawn,
    TilesLost,
    TilesTaken,
)
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.sentences import Refusal
from durbar.games.ra.state import RaState
from durbar.games.ra.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    EMPTY,
    FLOOD,
    FUNERAL,
    GOD,
    MONUMENT,
    NILE,
    NUMBER,
    PHARAOH,
    RA,
    STRUCK_TILES,
    TILES,
    UNREST,
    names,
)
from durbar.games.ra.view import AuctionView, LossView

_DRAW, _INVOKE, _STOP, _PASS = Draw(), Invoke(), Stop(), Pass()
_DRAW_OR_INVOKE = (_DRAW, _INVOKE)
_INVOKE_ONLY = (_INVOKE,)
#: The tiles among which a disaster lets choose.
_GROUPS = {UNREST: CIVILIZATION, EARTHQUAKE: MONUMENT}


class RaStep(Step[RaState], frozen=True):
    """What the steps of Ra share."""

    def why_not(self, state: RaState, move: Move) -> Refusal:
        """Return the reason when the move belongs to another step."""
        return _OTHER_STEP[self.name]


_OTHER_STEP = {
    "turn": Refusal("no_auction_now", "4.1"),
    "spending": Refusal("spending_gods", "3.2"),
    "auction": Refusal("auction_on", "4.1"),
    "losing": Refusal("choose_losses", "5"),
}


class Turn(RaStep, frozen=True):
    """A player's turn: draw, spend Gods or invoke Ra (§3). It stays at the bottom of the stack until the turn ends."""

    name: ClassVar[str] = "turn"

    def legal_moves(self, state: RaState) -> tuple[Move, ...]:
        """Return drawing unless the track is full; invoking always; Gods if there is something to take."""
        base = _DRAW_OR_INVOKE if EMPTY in state.track else _INVOKE_ONLY
        if state.areas[self.seat][GOD]:
            return base + _spends(bytes(state.track))
        return base

    def why_not(self, state: RaState, move: Move) -> Refusal:
        """Return a full track, no God, or nothing of that kind to take."""
        if isinstance(move, Draw):
            return Refusal("track_full", "3.1")
        if isinstance(move, Stop):
            return Refusal("no_god_spent", "3.2")
        if isinstance(move, Spend):
            return _why_not_spend(state, self.seat, move)
        if isinstance(move, Lose):
            return Refusal("no_disaster_now", "5")
        return super().why_not(state, move)

    def play(self, state: RaState, move: Move, events: list[Event]) -> None:
        """Do one of the three things of a turn."""
        if isinstance(move, Draw):
            self._draw(state, events)
        elif isinstance(move, Spend):
            _spend(state, self.seat, move.tile, (), events)
        else:
            start_auction(state, self.seat, "invoked" if EMPTY in state.track else "full_track", events)

    def _draw(self, state: RaState, events: list[Event]) -> None:
        tile = state.draw()
        if tile != RA:
            space = state.track.find(EMPTY)
            state.track[space] = tile
            events.append(TileDrawn(self.seat, TILES[tile], space))
            return
        state.ra_track += 1
        events.append(RaDrawn(self.seat, state.ra_track, state.ra_spaces))
        if state.ra_track < state.ra_spaces:
            start_auction(state, self.seat, "ra_drawn", events)


TURNS = tuple(Turn(seat) for seat in range(5))


class SpendGods(RaStep, frozen=True):
    """Some Gods are spent, more may be. The tiles picked so far are laid down together at the end (§9.4)."""

    picked: tuple[int, ...]

    name: ClassVar[str] = "spending"

    def shown(self, state: RaState, seat: int) -> dict[str, Any]:
        """Return the tiles picked so far."""
        return {"picked": tuple(TILES[tile] for tile in self.picked)}

    def legal_moves(self, state: RaState) -> tuple[Move, ...]:
        """Return another God on another tile, or stop."""
        return (*_spends(bytes(state.track)), _STOP)

    def why_not(self, state: RaState, move: Move) -> Refusal:
        """Refuse a tile that can't be taken, or anything but Gods in a turn that goes on with Gods."""
        if isinstance(move, Spend):
            return _why_not_spend(state, self.seat, move)
        return super().why_not(state, move)

    def play(self, state: RaState, move: Move, events: list[Event]) -> None:
        """Pick one more, or lay all down and end the turn."""
        if isinstance(move, Spend):
            state.steps.pop()
            _spend(state, self.seat, move.tile, self.picked, events)
        else:
            state.steps.pop()
            receive(state, self.seat, self.picked, events)


class Auction(RaStep, frozen=True):
    """Bidding goes once round, from the left of the Ra player to the Ra player (§4).

    said: (seat, sun) of those who spoke, sun 0 for a pass. best, best_seat: the highest bid so far, 0 and None if none.
    """

    ra_player: int
    cause: str
    best: int = 0
    best_seat: int | None = None
    said: tuple[tuple[int, int], ...] = ()

    name: ClassVar[str] = "auction"

    def shown(self, state: RaState, seat: int) -> dict[str, Any]:
        """Return the auction as everybody sees it."""
        waiting = []
        bidder: int | None = self.seat
        while bidder is not None:
            waiting.append(bidder)
            bidder = self._next_bidder(state, bidder)
        shown = AuctionView(self.ra_player, self.cause, self.said, tuple(waiting), self.best, self.best_seat)
        return {"auction": shown}

    def legal_moves(self, state: RaState) -> tuple[Move, ...]:
        """Return every own face-up sun above the best bid; passing unless one must bid and can (§4.2)."""
        must_bid = (
            self.seat == self.ra_player
            and self.cause == "invoked"
            and (self.best_seat is None or state.options["forced_bid"] == "if_able")
        )
        suns = state.suns_up[self.seat]
        beaten = bisect(suns, self.best)
        moves = _bids(suns)[beaten:]
        return moves[:-1] if must_bid and beaten < len(suns) else moves

    def why_not(self, state: RaState, move: Move) -> Refusal:
        """Refuse a sun that is not one's own, spent or too low, or a pass where one must bid."""
        if isinstance(move, Pass):
            return Refusal("must_bid_if_able" if self.best_seat is not None else "must_bid", "4.2")
        if isinstance(move, Bid):
            if move.sun in state.suns_up[self.seat]:
                return Refusal("bid_too_low", "4.1", {"sun": move.sun, "best": self.best})
            if move.sun in state.suns_down[self.seat]:
                return Refusal("sun_face_down", "4.3", {"sun": move.sun})
            if move.sun == state.board_sun:
                return Refusal("sun_on_board", "4.3", {"sun": move.sun})
            return Refusal("not_your_sun", "4.1", {"sun": move.sun})
        return super().why_not(state, move)

    def play(self, state: RaState, move: Move, events: list[Event]) -> None:
        """Note the bid or pass, ask the next, and after the last one settle."""
        seat = self.seat
        best, best_seat = self.best, self.best_seat
        if isinstance(move, Bid):
            best, best_seat = move.sun, seat
            events.append(SunBid(seat, best))
        else:
            events.append(Passed(seat))
        following = self._next_bidder(state, seat)
        if following is not None:
            said = (*self.said, (seat, best if best_seat == seat else 0))
            state.steps[-1] = Auction(following, self.ra_player, self.cause, best, best_seat, said)
            return
        state.steps.pop()
        if best_seat is None:
            self._fail(state, events)
        else:
            _win(state, best_seat, best, events)

    def _next_bidder(self, state: RaState, seat: int) -> int | None:
        suns_up = state.suns_up
        while seat != self.ra_player:
            seat = (seat + 1) % len(suns_up)
            if suns_up[seat]:
                return seat
        return None

    def _fail(self, state: RaState, events: list[Event]) -> None:
        discarded = state.take_track() if self.cause == "full_track" else b""
        state.discard(discarded)
        events.append(AuctionFailed(self.ra_player, names(discarded)))


class LoseTiles(RaStep, frozen=True):
    """The owner chooses what unrest or an earthquake takes, one tile a move (§5.3, §5.4)."""

    disaster: str
    left: int

    name: ClassVar[str] = "losing"

    def shown(self, state: RaState, seat: int) -> dict[str, Any]:
        """Return which disaster, and how many tiles are still to go."""
        return {"losing": LossView(self.disaster, self.left)}

    def legal_moves(self, state: RaState) -> tuple[Move, ...]:
        """Return each kind owned of the group that is struck."""
        area = state.areas[self.seat]
        return tuple(sorted((_lose(TILES[tile]) for tile in _GROUPS[NUMBER[self.disaster]] if area[tile]), key=_tile))

    def why_not(self, state: RaState, move: Move) -> Refusal:
        """Refuse a tile that one has not, or that is of another group."""
        if isinstance(move, Lose):
            tile = NUMBER.get(move.tile)
            if tile is None or not state.areas[self.seat][tile]:
                return Refusal("not_owned", "5", {"tile": move.tile})
            section = "5.3" if self.disaster == "unrest" else "5.4"
            return Refusal("not_struck", section, {"tile": move.tile, "disaster": self.disaster})
        return super().why_not(state, move)

    def play(self, state: RaState, move: Move, events: list[Event]) -> None:
        """Give up one tile; the rest goes by itself once there is no choice left."""
        assert isinstance(move, Lose)
        tile = NUMBER[move.tile]
        state.areas[self.seat][tile] -= 1
        state.box[tile] += 1
        events.append(TilesLost(self.seat, self.disaster, (move.tile,), chosen=True))
        state.steps.pop()
        if self.left > 1:
            _strike(state, self.seat, NUMBER[self.disaster], self.left - 1, events)


def start_auction(state: RaState, ra_player: int, cause: str, events: list[Event]) -> None:
    """Open an auction; the first to speak is left of the Ra player (§4.1)."""
    events.append(AuctionBegan(ra_player, cause, names(state.tiles_on_track())))
    seat = ra_player
    suns_up = state.suns_up
    while True:
        seat = (seat + 1) % len(suns_up)
        if suns_up[seat]:
            break
    state.steps.append(Auction(seat, ra_player, cause))


def _win(state: RaState, seat: int, sun: int, events: list[Event]) -> None:
    """Give the winner the tiles and the board's sun, face down, and the board the bid (§4.3)."""
    tiles = state.take_track()
    events.append(AuctionWon(seat, sun, state.board_sun, names(tiles)))
    state.suns_up[seat] = _without(state.suns_up[seat], sun)
    state.suns_down[seat] = _with(state.suns_down[seat], state.board_sun)
    state.board_sun = sun
    receive(state, seat, tiles, events)


def receive(state: RaState, seat: int, tiles: Sequence[int], events: list[Event]) -> None:
    """Lay taken tiles in an area: first the good ones, then disasters strike (§5).

    Where the owner has a choice, a step for it is pushed; otherwise the loss is made here.
    """
    if not tiles:
        return
    events.append(TilesTaken(seat, names(tiles)))
    area = state.areas[seat]
    for tile in tiles:
        if tile < FUNERAL:
            area[tile] += 1
        else:
            state.box[tile] += 1
    if max(tiles) >= FUNERAL:
        _suffer(state, seat, tiles, events)


def _suffer(state: RaState, seat: int, tiles: Sequence[int], events: list[Event]) -> None:
    """Resolve the disasters among tiles that were taken; each takes two tiles."""
    area = state.areas[seat]
    if many := STRUCK_TILES * tiles.count(FUNERAL):
        state.lose(seat, FUNERAL, [PHARAOH] * min(area[PHARAOH], many), events)
    if many := STRUCK_TILES * tiles.count(DROUGHT):
        river = [FLOOD] * area[FLOOD] + [NILE] * area[NILE]
        state.lose(seat, DROUGHT, river[:many], events)
    # The stack is worked from its top: unrest is asked before the earthquake.
    for disaster in (EARTHQUAKE, UNREST):
        if many := STRUCK_TILES * tiles.count(disaster):
            _strike(state, seat, disaster, many, events)


def _strike(state: RaState, seat: int, disaster: int, many: int, events: list[Event]) -> None:
    """Lose ``many`` tiles of a group: at once when nothing is to be chosen, else by a step (§5.3, §5.4)."""
    area = state.areas[seat]
    owned = [tile for tile in _GROUPS[disaster] for _ in range(area[tile])]
    if len(owned) <= many or len(set(owned)) == 1:
        state.lose(seat, disaster, owned[:many], events)
    else:
        state.steps.append(LoseTiles(seat, TILES[disaster], many))


def _spend(state: RaState, seat: int, tile: str, picked: tuple[int, ...], events: list[Event]) -> None:
    """Spend a God on a tile; go on while there are Gods and tiles, else lay down those picked (§3.2)."""
    area = state.areas[seat]
    number = NUMBER[tile]
    space = state.track.find(number)
    state.track[space] = EMPTY
    area[GOD] -= 1
    state.box[GOD] += 1
    events.append(GodSpent(seat, tile, space))
    picked = (*picked, number)
    if area[GOD] and _spends(bytes(state.track)):
        state.steps.append(SpendGods(seat, picked))
    else:
        receive(state, seat, picked, events)


def _why_not_spend(state: RaState, seat: int, move: Spend) -> Refusal:
    if not state.areas[seat][GOD]:
        return Refusal("no_god", "3.2")
    if move.tile == "god":
        return Refusal("god_for_god", "3.2")
    if move.tile == "ra":
        return Refusal("god_for_ra", "3.2")
    return Refusal("not_on_track", "3.2", {"tile": move.tile})


@lru_cache(maxsize=4096)
def _spends(track: bytes) -> tuple[Move, ...]:
    """Return the moves that spend a God on each kind of the track that may be taken (§3.2)."""
    return tuple(sorted((_spend_on(TILES[tile]) for tile in set(track) - {EMPTY, GOD}), key=_tile))


@cache
def _spend_on(tile: str) -> Spend:
    return Spend(tile)


@cache
def _lose(tile: str) -> Lose:
    return Lose(tile)


def _tile(move: Spend | Lose) -> str:
    return move.tile


@lru_cache(maxsize=4096)
def _without(suns: tuple[int, ...], sun: int) -> tuple[int, ...]:
    return tuple(own for own in suns if own != sun)


@lru_cache(maxsize=4096)
def _with(suns: tuple[int, ...], sun: int) -> tuple[int, ...]:
    return tuple(sorted((*suns, sun)))


@lru_cache(maxsize=4096)
def _bids(suns: tuple[int, ...]) -> tuple[Move, ...]:
    """Return a bid for each of these suns, and the pass."""
    return (*map(Bid, suns), _PASS)
