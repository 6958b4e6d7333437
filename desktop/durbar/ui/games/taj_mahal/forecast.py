"""What withdrawing would bring: symbols won, palaces in their best places, points, cards. No words here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

import msgspec

from durbar.engine.move import Move
from durbar.games.taj_mahal import network
from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal
from durbar.games.taj_mahal.pieces import CARD, VISITS
from durbar.games.taj_mahal.scoring import PLACED_POINTS, bonus_points, compared, hand_points
from durbar.games.taj_mahal.steps import SPECIAL_POINTS
from durbar.games.taj_mahal.symbols import COMMODITIES, INFLUENCES, SYMBOL, SYMBOLS
from durbar.games.taj_mahal.view import View
from durbar.ui.kit.values.sight import Sight

#: What breaks ties between places that score the same: a card counts as about a point and a half, a royal palace
#: beside an own one is wasted, and a road that leads on to a province still to come may pay later.
_CARD_POINTS, _WASTED_POINTS, _ROAD_ON_POINTS = 1.5, 1.0, 0.01


class Bonus(msgspec.Struct, frozen=True):
    """A bonus tile that would be taken. city: "" where that is not known any more; owned: of its commodity, with it."""

    city: str
    kind: str
    points: int
    owned: int


class Forecast(msgspec.Struct, frozen=True):
    """What a seat would get. won: symbols, in their order. cities, royal: where palaces still to place score most.

    chosen: whether other places were possible; equal: whether some of them score as much. tile: of the province, 0 if
    not won, with its lines of commodity and number owned. placed: whether any palace is placed; joined: other
    provinces. drawn: cards from the draw pile for bonus tiles, as far as there are some; extra: the one for having
    played none; shown: from the display. pairs: (influence, special card, who has it) that a second influence tile
    brings at the end of the visit.
    """

    won: tuple[str, ...]
    cities: tuple[str, ...]
    royal: str
    chosen: bool
    equal: bool
    bonuses: tuple[Bonus, ...]
    tile: int
    goods: tuple[tuple[str, int], ...]
    placed: bool
    joined: tuple[str, ...]
    drawn: int
    extra: bool
    shown: int
    pairs: tuple[tuple[str, str, int | None], ...] = ()

    @property
    def bonus_points(self) -> int:
        """Points of all bonus tiles (§6.1)."""
        return sum(bonus.points for bonus in self.bonuses)

    @property
    def tile_points(self) -> int:
        """Points of the province tile (§6.2)."""
        return sum(owned for _, owned in self.goods)

    @property
    def palace_points(self) -> int:
        """Points for palaces and the provinces they join (§6.3)."""
        return PLACED_POINTS + len(self.joined) if self.placed else 0

    @property
    def points(self) -> int:
        """All points of the withdrawal."""
        return self.bonus_points + self.tile_points + self.palace_points

    @property
    def cards(self) -> int:
        """All cards that come to the hand."""
        return self.drawn + self.extra + self.shown


# ---- what one may ask ----------------------------------------------------------------------------------------------


def in_private(sight: Sight) -> bool:
    """Return whether the viewer may look at the own hand: alone at the screen, or just now in turn behind a curtain."""
    view: View = sight.view
    return sight.people == 1 or view.to_act is None or (sight.live and view.to_act == sight.seat)


def still_in(view: View) -> tuple[int, ...]:
    """Return the seats whose cards count: whoever places palaces has withdrawn already."""
    return tuple(seat for seat in view.inside if view.placing is None or seat != view.to_act)


def of_withdrawal(view: View, seat: int, symbols: tuple[int, ...] | None = None, played: bool = False) -> Forecast:
    """Return what a seat that is still in the visit would get by withdrawing now.

    symbols: with these instead of its own. played: it has played a card by then.
    """
    own = view.visitors[seat].symbols if symbols is None else symbols
    rivals = [view.visitors[other].symbols for other in still_in(view) if other != seat]
    won = tuple(line.symbol for line in compared(own, rivals, view.court) if line.won)
    ordinary = sum(symbol in INFLUENCES for symbol in won)
    extra = not (played or view.visitors[seat].cards)
    last = still_in(view) == (seat,)
    return _forecast(
        view,
        seat,
        won,
        (ordinary, "grand_mogul" in won),
        (),
        tile=view.visit if "elephant" in won else 0,
        extra=extra,
        shown=min(left_on_display(view), 1 if last else 2),
    )


def left_on_display(view: View) -> int:
    """Return cards of the display that whoever has withdrawn already does not take."""
    taken = view.picks
    if view.placing is not None:
        taken = 1 if len(view.inside) == 1 else 2
    return max(0, len(view.display) - taken)


def left_to_draw(view: View) -> int:
    """Return cards of the draw pile, and of the discard pile that becomes one (§8)."""
    return view.pile + len(view.discard)


def may_win_tile(view: View, number: int) -> tuple[int, ...]:
    """Return the seats that can still win a province tile.

    In its visit those still in it, while the elephant is there.
    """
    if number < view.visit or view.to_act is None:
        return ()
    if number > view.visit:
        return tuple(range(view.seats))
    return still_in(view) if view.court[SYMBOL["elephant"]] else ()


def may_take_bonus(view: View, province: str) -> tuple[int, ...]:
    """Return the seats that can still take the bonus tiles of a province: in its visit those that may win or place
    palaces.
    """
    number = view.tiles.index(province) + 1
    if number != view.visit or view.to_act is None:
        return tuple(range(view.seats)) if number > view.visit else ()
    winning = still_in(view) if any(view.court[SYMBOL[symbol]] for symbol in INFLUENCES) else ()
    places = view.placing is not None and view.placing.ordinary
    return (*winning, view.to_act) if places else winning


def may_place(view: View, city: str) -> bool:
    """Return whether the viewer may still place a palace in a city of the province that is visited."""
    if view.placing is not None and view.to_act == view.seat:
        ordinary, royal = bool(view.placing.ordinary), view.placing.royal
    elif view.seat in still_in(view):
        ordinary = any(view.court[SYMBOL[symbol]] for symbol in INFLUENCES)
        royal = view.court[SYMBOL["grand_mogul"]]
    else:
        return False
    return royal or (ordinary and view.cities[city].ordinary is None)


def draws_a_card(view: View) -> bool:
    """Return whether a card is left for one more card tile, after those of the palaces that are placed."""
    taken = view.placing.bonuses.count(CARD) if view.placing is not None else 0
    return taken < left_to_draw(view)


def of_placing(view: View, move: Move | None = None) -> Forecast:
    """Return what the one who places palaces would get, with those still to place in their best cities, or one by a
    move.
    """
    placing, seat = view.placing, view.to_act
    assert placing is not None
    assert seat is not None
    tile = view.visit if view.visit in view.tiles_owned[seat] else 0
    last = len(view.inside) == 1
    return _forecast(
        view,
        seat,
        (),
        (placing.ordinary, placing.royal),
        placing.bonuses,
        tile=tile,
        extra=not view.visitors[seat].cards,
        shown=min(len(view.display), 1 if last else 2),
        move=move,
    )


def after_play(view: View, move: Play) -> Forecast:
    """Return what withdrawing would bring the viewer after a play, if nothing else changed."""
    return of_withdrawal(view, view.seat, symbols_after(view, move), played=True)


def points_at_once(move: Play) -> int:
    """Return what the +2 card brings when it is played (§9)."""
    return SPECIAL_POINTS if move.extra == "special-points" else 0


def symbols_after(view: View, move: Play) -> tuple[int, ...]:
    """Return the viewer’s symbols after a play."""
    pieces = view.board.pieces
    counts = view.visitors[view.seat].symbols
    for card in (move.card, move.extra):
        if card != NOTHING:
            tally = pieces.tallies[pieces.number[card]]
            counts = tuple(own + more for own, more in zip(counts, tally, strict=True))
    return counts


def hand_worth(view: View, hand: tuple[str, ...]) -> int:
    """Return the points of a hand at the end of the game (§10)."""
    pieces = view.board.pieces
    return hand_points(pieces, view.seat, [pieces.number[card] for card in hand]).points


def is_last_visit(view: View) -> bool:
    """Return whether the hand counts after this visit."""
    return view.visit == VISITS


# ---- palaces -------------------------------------------------------------------------------------------------------


class _Ground(msgspec.Struct, frozen=True):
    """What the places for palaces are judged by. own: cities with palaces; free: without an ordinary one, as sets."""

    own: int
    province: int
    free: int
    bonus: tuple[tuple[int, str], ...]
    goods: tuple[int, ...]
    taken: tuple[str, ...]
    tile: tuple[str, ...]
    later: int


class _Places(msgspec.Struct, frozen=True):
    """Cities for ordinary palaces, and for the royal one, -1 for none."""

    ordinary: tuple[int, ...]
    royal: int

    @property
    def cities(self) -> int:
        """All as a set."""
        both = sum(1 << city for city in self.ordinary)
        return both | (1 << self.royal if self.royal >= 0 else 0)


def _forecast(
    view: View,
    seat: int,
    won: tuple[str, ...],
    palaces: tuple[int, bool],
    taken: tuple[str, ...],
    *,
    tile: int,
    extra: bool,
    shown: int,
    move: Move | None = None,
) -> Forecast:
    board = view.board
    ground = _ground(view, seat, taken, tile)
    ordinary, royal = palaces
    first, alone = -1, -1
    if isinstance(move, Build):
        first = board.city_number[move.city]
    elif isinstance(move, Royal):
        alone = board.city_number[move.city]
    places, chosen, equal = _best(board, ground, ordinary, royal, first, alone)
    kinds = dict(ground.bonus)
    found = [(board.cities[city].id, kinds[city]) for city in places.ordinary if city in kinds]
    goods = list(view.goods[seat])
    bonuses = tuple(_scored(city, kind, goods) for city, kind in (*(("", kind) for kind in taken), *found))
    lines = _tile_lines(board, tile, goods)
    reached = network.joined_provinces(board, ground.own | places.cities, ground.province)
    left = left_to_draw(view)
    drawn = min(left, sum(bonus.kind == CARD for bonus in bonuses))
    placed = bool(ordinary or royal) or (view.placing is not None and seat == view.to_act)
    return Forecast(
        won=won,
        cities=tuple(board.cities[city].id for city in places.ordinary),
        royal=board.cities[places.royal].id if places.royal >= 0 else "",
        chosen=chosen,
        equal=equal,
        bonuses=bonuses,
        tile=tile,
        goods=lines,
        placed=placed,
        joined=tuple(board.provinces[province].id for province in reached) if placed else (),
        drawn=drawn,
        extra=extra and left > drawn,
        shown=shown,
        pairs=_pairs(view, seat, won),
    )


def _ground(view: View, seat: int, taken: tuple[str, ...], tile: int) -> _Ground:
    board = view.board
    province = board.province_number[view.province]
    cities = [(number, view.cities[board.cities[number].id]) for number in board.in_province[province]]
    later = sum(1 << board.province_number[other] for other in view.tiles[view.visit :])
    return _Ground(
        own=view.own_cities(seat),
        province=province,
        free=sum(1 << number for number, city in cities if city.ordinary is None),
        bonus=tuple((number, city.bonus) for number, city in cities if city.bonus and city.ordinary is None),
        goods=view.goods[seat],
        taken=taken,
        tile=board.pieces.province_tiles[tile - 1] if tile else (),
        later=later,
    )


def _scored(city: str, kind: str, goods: list[int]) -> Bonus:
    """Return a bonus tile scored after those before it, which ``goods`` count."""
    owned = 0
    if kind in COMMODITIES:
        goods[COMMODITIES.index(kind)] += 1
        owned = goods[COMMODITIES.index(kind)]
    return Bonus(city, kind, bonus_points(kind, goods), owned)


def _tile_lines(board: Board, tile: int, goods: list[int]) -> tuple[tuple[str, int], ...]:
    if not tile:
        return ()
    for good in board.pieces.province_tiles[tile - 1]:
        goods[COMMODITIES.index(good)] += 1
    return tuple((good, goods[COMMODITIES.index(good)]) for good in board.pieces.province_tiles[tile - 1])


def _pairs(view: View, seat: int, won: tuple[str, ...]) -> tuple[tuple[str, str, int | None], ...]:
    board = view.board
    pairs = []
    for number, symbol in enumerate(INFLUENCES):
        if view.influence[seat][number] + (symbol in won) == 2:
            card = board.pieces.kinds[board.pieces.earned[number]].id
            pairs.append((symbol, card, view.special[card]))
    return tuple(pairs)


@lru_cache(maxsize=512)
def _best(
    board: Board, ground: _Ground, ordinary: int, royal: bool, first: int, alone: int
) -> tuple[_Places, bool, bool]:
    """Return the places that score most, whether there was a choice, and whether others score as much.

    first, alone: cities that are settled, or -1.
    """
    found = [
        (_worth(board, ground, places), places) for places in _all_places(board, ground, ordinary, royal, first, alone)
    ]
    if not found:
        return _Places((), -1), False, False
    (most, _), best = max(found, key=lambda one: one[0])
    return best, len(found) > 1, sum(points == most for (points, _), _ in found) > 1


def _all_places(board: Board, ground: _Ground, ordinary: int, royal: bool, first: int, alone: int) -> Iterator[_Places]:
    cities = board.in_province[ground.province]
    free = [city for city in cities if ground.free >> city & 1]
    crowned = [alone] if alone >= 0 else cities if royal else [-1]
    for group in combinations(free, min(ordinary, len(free))):
        if first < 0 or first in group:
            for city in crowned:
                yield _Places(group, city)


def _worth(board: Board, ground: _Ground, places: _Places) -> tuple[int, float]:
    """Return the points, and what tells equal ones apart."""
    kinds = dict(ground.bonus)
    goods = list(ground.goods)
    taken = (*ground.taken, *(kinds[city] for city in places.ordinary if city in kinds))
    points = sum(_scored("", kind, goods).points for kind in taken)
    for good in ground.tile:
        goods[COMMODITIES.index(good)] += 1
        points += goods[COMMODITIES.index(good)]
    own = ground.own | places.cities
    if places.cities:
        points += PLACED_POINTS + len(network.joined_provinces(board, own, ground.province))
    worth = _CARD_POINTS * taken.count(CARD)
    if places.royal >= 0 and (places.royal in places.ordinary or ground.own >> places.royal & 1):
        worth -= _WASTED_POINTS
    for city in (*places.ordinary, *((places.royal,) if places.royal >= 0 else ())):
        roads = board.neighbours[city]
        onward = [number for number, cities in enumerate(board.province_sets) if roads & cities]
        worth += _ROAD_ON_POINTS * sum(ground.later >> number & 1 for number in onward)
    return points, worth


# ---- who is ahead --------------------------------------------------------------------------------------------------


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands in a symbol. rivals: those with most of the others; lead: alone, level, behind, none, gone."""

    symbol: str
    own: int
    best: int
    rivals: tuple[int, ...]
    lead: str


def standing(view: View, seat: int, symbol: str, own: int | None = None) -> Standing:
    """Return how a seat stands in a symbol, or would with ``own`` of it."""
    number = SYMBOL[symbol]
    mine = view.visitors[seat].symbols[number] if own is None else own
    others = {other: view.visitors[other].symbols[number] for other in still_in(view) if other != seat}
    best = max(others.values(), default=0)
    rivals = tuple(other for other, count in others.items() if count == best) if best else ()
    if not view.court[number]:
        lead = "gone"
    elif mine > best:
        lead = "alone"
    elif not mine:
        lead = "none"
    else:
        lead = "level" if mine == best else "behind"
    return Standing(symbol, mine, best, rivals, lead)


def takers(view: View) -> dict[str, int]:
    """Return who has won what in this visit."""
    return {symbol: seat for symbol, seat in zip(SYMBOLS, view.winners, strict=True) if seat is not None}
