"""Why a move of Ra is good, from the judgement's own terms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from durbar.bots.arena.weights import learned
from durbar.bots.ra.evaluator import rivals_after
from durbar.bots.ra.market import Market
from durbar.bots.ra.outlook import Outlook, Weights
from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.ra import scoring
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend
from durbar.games.ra.state import RaState
from durbar.games.ra.steps import Auction, SpendGods
from durbar.games.ra.tiles import CIVILIZATION, EMPTY, FLOOD, GOD, GOLD, MONUMENT, NILE, NUMBER, PHARAOH, RA, TILES
from durbar.games.ra.worth import laid_down

#: What is about less fame than this is not worth a word.
MIN_FAME = 0.3
#: A bid less likely to stand than this is told as outbid, and not what it would bring.
LIKELY = 0.5


def reasons(position: Position, move: Move) -> tuple[Reason, ...]:
    """Return the reasons for a legal move and against it, the weightiest first: one at least."""
    state = position.sample(Rng(1))
    assert isinstance(state, RaState)
    return tuple(sorted(_Case(state, position.seat).reasons(move), key=lambda one: -abs(one.weight)))


class _Case:
    """One decision of one seat."""

    def __init__(self, state: RaState, seat: int):
        self.state, self.seat = state, seat
        self.market = Market(Outlook(state, learned("ra", Weights)))
        self.tiles = state.tiles_on_track()
        self.gain = self.market.gain(state.areas, seat, self.tiles)
        self.own = state.suns_up[seat]
        self.others = [sun for other, suns in enumerate(state.suns_up) if other != seat for sun in suns]

    def reasons(self, move: Move) -> Iterator[Reason]:
        if isinstance(move, Bid):
            return self._bid(move.sun)
        if isinstance(move, Pass):
            return self._pass()
        if isinstance(move, Invoke):
            return self._invoke()
        if isinstance(move, Draw):
            return self._draw()
        if isinstance(move, Spend):
            return self._spend(move.tile)
        if isinstance(move, Lose):
            return self._lose(move.tile)
        return self._stop()

    # ---- auctions ----------------------------------------------------------------------------------------------

    def _bid(self, sun: int) -> Iterator[Reason]:
        if self._stands(sun) < LIKELY:  # what it would bring is hardly to be had
            yield Reason("likely_outbid", {}, 0.0)
            return
        yield from self._tiles(self.tiles)
        yield from self._sun(sun)
        if self.tiles:
            yield from self._denied()
        else:
            yield Reason("no_tiles", {"sun": self.state.board_sun}, 0.0)

    def _stands(self, sun: int) -> float:
        """Return how likely nobody who speaks later bids more."""
        step = self.state.steps[-1]
        assert isinstance(step, Auction)
        rivals = rivals_after(self.state, step)
        return self.market.chance_to_stand(self.state.areas, rivals, self.tiles, sun)

    def _sun(self, sun: int) -> Iterator[Reason]:
        """Yield what laying down a sun costs, and what the one on the board is good for."""
        board, price = self.state.board_sun, self.market.price(self.seat, sun)
        if price < 0:
            yield Reason("better_sun", {"sun": sun, "board": board}, -price)
        elif len(self.own) == 1:
            yield Reason("last_sun", {"sun": sun}, -price)
        elif sun == self.own[0]:
            yield Reason("weakest_sun", {"sun": sun}, -price)
        else:  # one that is higher lies face down until the next epoch: what costs is the use of the other in this one
            yield Reason("sun_now" if board > sun else "dear_sun", {"sun": sun, "board": board}, -price)

    def _pass(self) -> Iterator[Reason]:
        bids = [move.sun for move in self.state.legal_moves() if isinstance(move, Bid)]
        if not bids:
            yield Reason("cannot_bid", {}, 0.0)
            return
        price = self.market.price(self.seat, bids[0])
        if self.tiles:
            yield from self._track(price)
        else:
            yield Reason("no_tiles", {"sun": self.state.board_sun}, 0.0)
        if price > 0:
            yield Reason("keeps_sun", {"sun": bids[0]}, price)

    def _invoke(self) -> Iterator[Reason]:
        state = self.state
        if not self.tiles:
            yield Reason("no_tiles", {"sun": state.board_sun}, 0.0)
            return
        if not self.others or self._enough():
            yield from self._tiles(self.tiles)
        if EMPTY not in state.track:
            yield Reason("track_full", {}, 0.0)
        elif not self.others:
            yield Reason("could_wait", {}, -MIN_FAME)
        if self.others:
            yield from self._prospect()

    def _against(self) -> int:
        """Return the bid of the others that would stand in an auction called now."""
        return self.market.bid_of_others(self.state.areas, self.seat, self.tiles)

    def _enough(self) -> list[int]:
        """Return the own suns that would win it."""
        against = self._against()
        return [sun for sun in self.own if sun > against]

    def _prospect(self) -> Iterator[Reason]:
        """Yield how an auction called now would go."""
        enough = self._enough()
        if not enough:
            yield Reason("outbid", {"sun": self._against()}, -max(self.gain, MIN_FAME))
            return
        profit = self.gain - self.market.price(self.seat, enough[0])
        yield Reason("cheaply" if profit > 0 else "dearly", {"sun": enough[0]}, profit)
        if self._last_ra:
            yield Reason("before_last_ra", self._odds(), max(0.0, self.gain) * self._chance_of_ra)

    def _denied(self) -> Iterator[Reason]:
        """Yield what the tiles would have brought the one of the others who wants them most and can still bid."""
        rivals = [
            self.market.gain(self.state.areas, seat, self.tiles)
            for seat, suns in enumerate(self.state.suns_up)
            if suns and seat != self.seat
        ]
        if rivals and max(rivals) >= 1:
            yield Reason("denies", {"n": round(max(rivals))}, max(rivals) / (self.state.seats - 1))

    # ---- drawing -----------------------------------------------------------------------------------------------

    def _draw(self) -> Iterator[Reason]:
        if self._last_ra:
            yield Reason("may_end", self._odds(), -max(0.0, self.gain) * self._chance_of_ra)
        elif not self.others:
            yield Reason("nobody_else", {}, max(self.gain, 1.0))
        if self.tiles and self.others:
            enough = self._enough()
            if not enough:
                yield Reason("outbid_now", {"sun": self._against()}, max(self.gain, MIN_FAME))
            elif (price := self.market.price(self.seat, enough[0])) > self.gain - self.market.weights.call:
                yield from self._track(price)
                yield Reason("keeps_sun", {"sun": enough[0]}, max(0.0, price - self.gain))
        yield Reason("time_left", {"n": round(self.market.outlook.draws)}, 0.1)

    @property
    def _last_ra(self) -> bool:
        return self.state.ra_spaces - self.state.ra_track == 1

    def _odds(self) -> dict[str, int]:
        """Return how many of the tiles left are Ra."""
        return {"n": self.state.bag.count(RA), "tiles": len(self.state.bag)}

    @property
    def _chance_of_ra(self) -> float:
        return self.state.bag.count(RA) / max(1, len(self.state.bag))

    def _track(self, price: float) -> Iterator[Reason]:
        """Yield what the tiles of the track would bring, which is not worth a sun of this price."""
        fame = round(self.gain)
        if fame < 0:
            yield Reason("track_harms", {"n": -fame}, -self.gain)
        elif fame == 0:
            yield Reason("track_empty", {}, 1.0)
        else:
            yield Reason("track_brings", {"n": fame}, max(MIN_FAME, price - self.gain))

    # ---- Gods and disasters ------------------------------------------------------------------------------------

    def _spend(self, tile: str) -> Iterator[Reason]:
        yield from self._tiles(bytes((NUMBER[tile],)))
        yield Reason("god_spent", {"n": scoring.GOD_FAME}, -self.market.outlook.holding(self.seat).god)

    def _stop(self) -> Iterator[Reason]:
        yield Reason("keeps_god", {}, self.market.outlook.holding(self.seat).god)

    def _lose(self, tile: str) -> Iterator[Reason]:
        area = self.state.areas[self.seat]
        left = list(area)
        left[NUMBER[tile]] -= 1
        value = self.market.outlook.holding(self.seat).open_to_choice
        loss = value(area) - value(left)
        if round(loss):
            yield Reason("gives_up", {"n": round(loss)}, -loss)
        else:
            yield Reason("spare" if left[NUMBER[tile]] else "hardly_missed", {}, MIN_FAME)

    # ---- what tiles bring --------------------------------------------------------------------------------------

    def _tiles(self, tiles: bytes) -> Iterator[Reason]:
        """Yield what each part of the area gains or loses by these tiles; a disaster is told where it takes more than
        comes with it.
        """
        holding = self.market.outlook.holding(self.seat)
        step, own = self.state.steps[-1], self.state.areas[self.seat]
        picked = bytes(step.picked) if isinstance(step, SpendGods) else b""
        before = laid_down(own, picked, holding.open_to_choice)
        after = laid_down(own, picked + tiles, holding.open_to_choice)  # all are laid down at once (§9.4)
        held = [many + tiles.count(tile) for tile, many in enumerate(before)]  # of which disasters take
        yield from _river(before, held, after, holding.river(after) - holding.river(before))
        yield from _civilization(before, held, after, holding.civilization(after) - holding.civilization(before))
        yield from _monuments(before, held, after, holding.monuments(after) - holding.monuments(before))
        yield from self._pharaohs(before[PHARAOH], held[PHARAOH] - after[PHARAOH], after[PHARAOH])
        if gods := after[GOD] - before[GOD]:
            yield Reason("gods", {"n": gods}, gods * holding.god)
        if gold := after[GOLD] - before[GOLD]:
            yield Reason("gold", {"n": gold * scoring.GOLD_FAME}, gold * scoring.GOLD_FAME)

    def _pharaohs(self, before: int, lost: int, after: int) -> Iterator[Reason]:
        if before == after and not lost:
            return
        outlook = self.market.outlook
        counts = outlook.pharaohs[:]
        rivals = counts[: self.seat] + counts[self.seat + 1 :]
        counts[self.seat] = after
        weight = outlook.majority(self.seat, counts) - outlook.majority(self.seat, outlook.pharaohs)
        if lost and weight <= 0:
            yield Reason("funeral", {"n": lost}, weight)
        elif after > max(rivals) >= before:
            yield Reason("most_pharaohs", {"n": after, "others": max(rivals)}, weight)
        elif after > min(rivals) >= before:
            yield Reason("not_fewest_pharaohs", {}, weight)
        else:
            yield Reason("pharaohs", {"n": after}, weight)


def _river(before: Sequence[int], held: Sequence[int], after: Sequence[int], weight: float) -> Iterator[Reason]:
    niles, floods = after[NILE], after[FLOOD]
    more = niles + floods - before[NILE] - before[FLOOD]
    if (lost := held[NILE] + held[FLOOD] - niles - floods) > 0 >= weight:
        yield Reason("drought", {"n": lost}, weight)
    elif floods > before[FLOOD] == 0 < niles:
        yield Reason("flood", {"n": niles}, weight)
    elif more > 0 < floods:
        yield Reason("river", {"n": niles + floods}, weight)
    elif more > 0:
        yield Reason("niles", {"n": niles}, weight)


def _civilization(before: Sequence[int], held: Sequence[int], after: Sequence[int], weight: float) -> Iterator[Reason]:
    had, kinds = (_different(area, CIVILIZATION) for area in (before, after))
    if (lost := _many(held, CIVILIZATION) - _many(after, CIVILIZATION)) > 0 >= weight:
        yield Reason("unrest", {"n": lost}, weight)
    elif kinds > had == 0 and kinds < 3:
        yield Reason("first_civilization", {"n": -scoring.CIVILIZATION_FAME[0]}, weight)
    elif kinds > had and (fame := scoring.CIVILIZATION_FAME[kinds]):
        yield Reason("civilization", {"n": kinds, "fame": fame}, weight)
    elif kinds > had:
        yield Reason("civilization_begun", {"n": kinds}, weight)


def _monuments(before: Sequence[int], held: Sequence[int], after: Sequence[int], weight: float) -> Iterator[Reason]:
    more = [tile for tile in MONUMENT if after[tile] > before[tile]]
    most = max(more, key=lambda tile: after[tile], default=None)
    if (lost := _many(held, MONUMENT) - _many(after, MONUMENT)) > 0 >= weight:
        yield Reason("earthquake", {"n": lost}, weight)
    elif most is not None and after[most] >= 3:
        fame = scoring.SAME_MONUMENTS_FAME[after[most]]
        yield Reason("same_monuments", {"n": after[most], "tile": TILES[most], "fame": fame}, weight)
    elif (kinds := _different(after, MONUMENT)) > _different(before, MONUMENT):
        yield Reason("monuments", {"n": kinds}, weight)
    elif most is not None:
        yield Reason("pair_of_monuments", {"tile": TILES[most]}, weight)


def _different(area: Sequence[int], group: range) -> int:
    return sum(area[tile] > 0 for tile in group)


def _many(area: Sequence[int], group: range) -> int:
    return sum(area[tile] for tile in group)
