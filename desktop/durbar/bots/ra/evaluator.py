"""How a computer player thinks about Ra."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from msgspec.structs import replace

from durbar.bots.ra.consequences import consequences
from durbar.bots.ra.manners import (
    OWN_BIDDING,
    OWN_CALLING,
    Company,
    Decision,
    Manner,
    bid_figures,
    call_figures,
    may_wait,
)
from durbar.bots.ra.market import Market
from durbar.bots.ra.outlook import Outlook, Weights, temperature
from durbar.bots.search.evaluator import Candidate
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend
from durbar.games.ra.scoring import GOD_FAME
from durbar.games.ra.state import RaState
from durbar.games.ra.steps import Auction, LoseTiles
from durbar.games.ra.tiles import CIVILIZATION, MONUMENT, NUMBER, RA
from durbar.games.ra.worth import least_harm

_DRAW, _INVOKE, _PASS = Draw(), Invoke(), Pass()
#: Worth of what nobody who knows the rules would do, less than that of any sensible move.
SENSELESS = -100.0
#: By the number of players: how much of the strength of suns counts for what a playout ends with. By all of it bids and
#: calls are weighed, but the winners of 500 games each were foretold best by so much: where few play, high suns bring
#: less in the end than they promise.
STRENGTH_TO_COME = {3: 0.7, 4: 0.7, 5: 1.0}


class RaEvaluator:
    """The judgement of Ra: what the auction track and the suns are worth to every seat, and what that makes it do."""

    def __init__(self, weights: Weights, seat: int | None = None, company: Company | None = None):
        """Take the weights. company: how the seats other than ``seat`` play in playouts; without, as this judges."""
        self.weights = weights
        self._seat, self._company = seat, company
        self._manners: list[tuple[Manner, Manner]] = []
        self._markets: dict[Hashable, Market] = {}

    @classmethod
    def of(cls, weights: Weights, position: Position) -> RaEvaluator:
        """Return the evaluator of who decides at a position, and has seen how the others play."""
        return cls(weights, position.seat, Company(position.view.seats, position.noted))

    def market(self, state: RaState) -> Market:
        """Return the market of a state's stage, as it looked when the stage was first asked about."""
        key = (state.epoch, state.board_sun, *state.suns_up)
        found = self._markets.get(key)
        if found is None:
            found = self._markets[key] = Market(Outlook(state.copy(), self.weights))
        return found

    # ---- what a search asks ------------------------------------------------------------------------------------

    def weigh(self, state: RaState) -> Sequence[Candidate]:
        """Return every legal move that makes sense, and what it seems worth above doing nothing."""
        found = [one for one in self._worths(state, state.legal_moves()) if one.worth > SENSELESS]
        return sorted(found, key=lambda one: -one.worth)

    def begin_playout(self, rng: Rng) -> None:
        """Draw who the others are in this playout."""
        if self._company is not None:
            self._manners = self._company.draw(rng)

    def rollout_move(self, state: RaState, rng: Rng) -> Move:
        """Return what seems best at a first glance; of the others, what is their manner."""
        legal = state.legal_moves()
        if len(legal) == 1:
            return legal[0]
        seat = state.steps[-1].seat
        if self._manners and seat != self._seat:
            return self._mannered(state, seat, legal, rng)
        return max(self._worths(state, legal), key=_worth).move

    def _mannered(self, state: RaState, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
        """Return the least bid or none, a call or not, by the manner of a seat; the rest as anybody."""
        bidding, calling = self._manners[seat]
        auction = isinstance(state.steps[-1], Auction)
        own = bidding is OWN_BIDDING if auction else calling is OWN_CALLING
        market = self.market(state)
        if auction and not own:
            lowest = legal[0]
            assert isinstance(lowest, Bid)
            bids = legal[-1] != _PASS or bidding.does(bid_figures(market, state, seat, lowest.sun), rng)
            return lowest if bids else _PASS
        best = max(self._worths(state, legal), key=_worth).move
        if own or legal[0] != _DRAW or isinstance(best, Spend) or not may_wait(state, seat):
            return best
        return _INVOKE if calling.does(call_figures(market, state, seat), rng) else _DRAW

    def stage(self, state: RaState) -> Hashable:
        """Return the suns that are left: a stage ends when an auction is won, or with the epoch."""
        return (state.epoch, sum(map(len, state.suns_up)))

    def expected(self, state: RaState) -> Sequence[float]:
        """Return the fame that each seat may expect at the end."""
        strength = STRENGTH_TO_COME[state.seats] * self.weights.sun_strength
        return Outlook(state, replace(self.weights, sun_strength=strength)).expected()

    def consequences(self, root: RaState, state: RaState, seat: int) -> Sequence[float]:
        """Return what a playout led to; see ``Evaluator``."""
        return consequences(root, state, seat)

    def temperature(self, state: RaState) -> float:
        """Return how much the tiles to come may still change."""
        return temperature(state)

    # ---- first impressions -------------------------------------------------------------------------------------

    def _worths(self, state: RaState, legal: Sequence[Move]) -> list[Candidate]:
        """Return what the legal moves seem worth, in their order."""
        step = state.steps[-1]
        market = self.market(state)
        if isinstance(step, Auction):
            return _bids(market, state, step, legal)
        if isinstance(step, LoseTiles):
            return _losses(market, state, step, legal)
        return _turn(market, state, legal)


def observe(evaluator: RaEvaluator, position: Position, move: Move) -> Decision | None:
    """Return what a bid or a call that could have been left tells of who made it or left it."""
    state = position.sample(Rng(1))
    legal = state.legal_moves()
    if len(legal) == 1:
        return None
    assert isinstance(state, RaState)
    seat = state.steps[-1].seat
    market = evaluator.market(state)
    lowest = legal[0]
    if isinstance(lowest, Bid) and legal[-1] == _PASS:
        return Decision(seat, False, bid_figures(market, state, seat, lowest.sun), isinstance(move, Bid))
    if lowest == _DRAW and may_wait(state, seat) and not isinstance(move, Spend):
        return Decision(seat, True, call_figures(market, state, seat), move == _INVOKE)
    return None


def _bids(market: Market, state: RaState, auction: Auction, legal: Sequence[Move]) -> list[Candidate]:
    """Return the profit of each bid times its chance to win.

    Nobody bids more than is sure to win, or pays for nothing where he may pass.
    """
    tiles = state.tiles_on_track()
    seat = auction.seat
    rivals = rivals_after(state, auction)
    gain = market.gain(state.areas, seat, tiles)
    may_pass = legal[-1] == _PASS
    found = []
    sure = False
    for move in legal:
        if not isinstance(move, Bid):
            found.append(Candidate(move, 0.0))
            continue
        worth = SENSELESS
        if not sure:
            chance = market.chance_to_stand(state.areas, rivals, tiles, move.sun)
            sure = chance == 1.0
            profit = gain - market.price(seat, move.sun)
            if profit > 0 or gain > 0 or not may_pass:
                worth = chance * profit
        found.append(Candidate(move, worth))
    return found


def rivals_after(state: RaState, auction: Auction) -> list[int]:
    """Return the seats that speak after the one whose turn it is to bid."""
    found = []
    seat, seats = auction.seat, state.seats
    while seat != auction.ra_player:
        seat = (seat + 1) % seats
        if state.suns_up[seat]:
            found.append(seat)
    return found


def _losses(market: Market, state: RaState, step: LoseTiles, legal: Sequence[Move]) -> list[Candidate]:
    """Return what is left after each loss, the rest chosen well."""
    group = CIVILIZATION if step.disaster == "unrest" else MONUMENT
    value = market.outlook.holding(step.seat).open_to_choice
    area = list(state.areas[step.seat])
    before = value(area)
    found = []
    for move in legal:
        assert isinstance(move, Lose)
        left = area[:]
        left[NUMBER[move.tile]] -= 1
        for number in least_harm(left, group, step.left - 1, value):
            left[number] -= 1
        found.append(Candidate(move, value(left) - before))
    return found


def _turn(market: Market, state: RaState, legal: Sequence[Move]) -> list[Candidate]:
    """Return what drawing, calling Ra and each pick with a God seem worth; drawing and stopping count as nothing."""
    seat = state.steps[-1].seat
    found = []
    for move in legal:
        if isinstance(move, Spend):
            worth = _pick(market, state, seat, move)
        elif isinstance(move, Invoke):
            worth = _call(market, state, seat, _DRAW not in legal)
        else:
            worth = 0.0
        found.append(Candidate(move, worth))
    return found


def _pick(market: Market, state: RaState, seat: int, move: Spend) -> float:
    """Return what a tile brings above the God that it costs. A tile worth less than a God for sure is left."""
    gain = market.gain(state.areas, seat, bytes((NUMBER[move.tile],)))
    if gain <= GOD_FAME:
        return SENSELESS
    return gain - market.outlook.holding(seat).god - market.weights.pick


def _call(market: Market, state: RaState, seat: int, full: bool) -> float:
    """Return what calling Ra now promises above waiting. full: nothing more can be drawn."""
    tiles = state.tiles_on_track()
    weights = market.weights
    gain = market.gain(state.areas, seat, tiles)
    last = state.ra_spaces - state.ra_track == 1
    if full:
        return 0.0
    if gain < weights.call_gain:
        return gain - weights.call_gain - weights.call if gain > 0 else SENSELESS
    suns = state.suns_up
    if sum(map(len, suns)) == len(suns[seat]):  # nobody else can buy: only the last Ra tile can take it all away
        odds = state.bag.count(RA) / max(1, len(state.bag))
        return odds * gain - (1 - odds) * weights.tile if last else SENSELESS
    best = market.bid_of_others(state.areas, seat, tiles)
    profit = max([gain - market.price(seat, sun) for sun in suns[seat] if sun > best], default=-weights.call)
    return profit if last else profit - weights.call


def _worth(one: Candidate) -> float:
    return one.worth
