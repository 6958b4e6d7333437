"""A beginner at Taj Mahal: what do I lead in, what would that bring, and what do the cards cost me?"""

from typing import Any

from durbar.games.taj_mahal import chains
from durbar.games.taj_mahal.pieces import CARD
from durbar.games.taj_mahal.scoring import bonus_points
from durbar.games.taj_mahal.steps import Placing
from durbar.games.taj_mahal.symbols import COLOURS, COMMODITIES, ELEPHANT, GRAND_MOGUL, INFLUENCES
from tests.lab.beginners.one_ply import OnePly

SAMPLES = 3
COLOURED, OF_THE_SAME_COLOUR, WHITE, SPECIAL = 0.7, 0.2, 1.2, 1.8
INFLUENCE_TILE, PALACE, GOODS = 0.75, 1.0, 0.5
#: A road from an own palace to a province that is still to be visited.
WAY_ON = 0.25
#: What one leads in while others can still play.
NOT_YET_WON = 0.75


def beginner() -> OnePly:
    """Return a beginner at Taj Mahal."""
    return OnePly(count, SAMPLES)


def count(before: Any, state: Any, seat: int) -> float:
    """Return points, cards, tiles and palaces, and what is about to be won."""
    own = state.score[seat] + _cards(state, seat) + _kept(state, seat)
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Placing) and step.seat == seat:
        return own + _placing(state, step)
    return own + _led(state, seat)


def _cards(state: Any, seat: int) -> float:
    pieces, hand = state.board.pieces, state.hands[seat]
    whites = sum(card in pieces.white for card in hand)
    specials = sum(card in pieces.special for card in (*hand, *state.played_cards[seat]))
    many = [sum(pieces.colour[card] == colour for card in hand) for colour in range(len(COLOURS))]
    return COLOURED * sum(many) + OF_THE_SAME_COLOUR * max(many) + WHITE * whites + SPECIAL * specials


def _kept(state: Any, seat: int) -> float:
    board, own = state.board, state.own[seat]
    to_come = 0
    for province in state.provinces[state.visit :]:
        to_come |= board.province_sets[province]
    ways = sum((board.neighbours[city] & to_come).bit_count() for city in range(own.bit_length()) if own >> city & 1)
    tiles = INFLUENCE_TILE * sum(state.influence[seat]) + GOODS * sum(state.goods[seat])
    return tiles + PALACE * own.bit_count() + WAY_ON * ways


def _placing(state: Any, step: Placing) -> float:
    """Return what palaces still to place will bring, with the tiles taken so far."""
    seat = step.seat
    taken = sum(_tile(state, seat, kind) for _, kind in step.bonuses)
    province = _province(state, seat) if state.visit in state.tiles[seat] else 0
    return taken + province + _palaces(state, seat, step.ordinary, step.royal, placed=True)


def _led(state: Any, seat: int) -> float:
    """Return what leaving now would bring to a seat that is in the visit."""
    if not state.inside[seat]:
        return 0
    others = [tally for other, tally in enumerate(state.tallies) if state.inside[other] and other != seat]
    leads = [
        there and mine > max((tally[symbol] for tally in others), default=0)
        for symbol, (mine, there) in enumerate(zip(state.tallies[seat], state.court, strict=True))
    ]
    influences = sum(leads[: len(INFLUENCES)])
    worth = INFLUENCE_TILE * influences + _palaces(state, seat, influences, leads[GRAND_MOGUL], placed=False)
    if leads[ELEPHANT]:
        worth += _province(state, seat)
    return worth * (NOT_YET_WON if others else 1)


def _palaces(state: Any, seat: int, ordinary: int, royal: bool, placed: bool) -> float:
    """Return what so many palaces in the visited province bring: themselves, bonus tiles, the chain.

    placed: whether one was placed already.
    """
    if not (ordinary or royal or placed):
        return 0
    cities = state.board.in_province[state.province]
    free = [city for city in cities if state.ordinary[city] is None]
    bonuses = sorted((_tile(state, seat, state.bonus[city]) for city in free if state.bonus[city]), reverse=True)
    sites = (cities if royal else free) if ordinary or royal else ()
    own = state.own[seat]
    joined = max(
        (len(chains.joined_provinces(state.board, own | 1 << city, state.province)) for city in sites),
        default=len(chains.joined_provinces(state.board, own, state.province)),
    )
    return PALACE * (min(ordinary, len(free)) + royal) + sum(bonuses[:ordinary]) + 1 + joined


def _tile(state: Any, seat: int, kind: str) -> float:
    if kind == CARD:
        return COLOURED
    if kind in COMMODITIES:
        return state.goods[seat][COMMODITIES.index(kind)] + 1 + GOODS
    return bonus_points(kind, state.goods[seat])


def _province(state: Any, seat: int) -> float:
    goods = state.board.pieces.province_tiles[state.visit - 1]
    return sum(state.goods[seat][COMMODITIES.index(good)] + 1 + GOODS for good in goods)
