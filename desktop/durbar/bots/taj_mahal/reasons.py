"""Why a move of Taj Mahal is good or bad: the terms of the judgement that weigh most."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.bots.arena.weights import learned
from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.bots.taj_mahal.judgement import Gain, Prospects, Weights, reach
from durbar.bots.taj_mahal.visit import ONES, WITHDRAW, Visit, VisitContext, small
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.taj_mahal.chains import joined_provinces
from durbar.games.taj_mahal.moves import Build, Play, Royal, Take
from durbar.games.taj_mahal.scoring import PLACED_POINTS, hand_points
from durbar.games.taj_mahal.state import ONE, TajMahalState
from durbar.games.taj_mahal.steps import SPECIAL_POINTS, Placing
from durbar.games.taj_mahal.symbols import COMMODITIES, ELEPHANT, INFLUENCES, SYMBOLS, WHITE

#: What weighs less than this, in points, is told only where there is nothing else.
MIN_POINTS = 0.15


def reasons(position: Position, move: Move) -> tuple[Reason, ...]:
    """Return the reasons for and against a legal move, the weightiest first: one at least."""
    state = position.sample(Rng(0))
    assert isinstance(state, TajMahalState)
    visit = Visit(VisitContext(state, learned("taj_mahal", Weights)), state)
    match move:
        case Play():
            found = _of_play(visit, move)
        case Build(city=city) | Royal(city=city):
            found = _of_palace(visit, state, state.board.city_number[city], move)
        case Take(card=card):
            found = _of_card(visit, state, state.board.pieces.number[card])
        case _:
            found = _of_leaving(visit, state)
    return tuple(sorted(found, key=lambda reason: -abs(reason.weight)))


# ---- what symbols win ----------------------------------------------------------------------------------------------


def _winnings(context: VisitContext, seat: int, taken: int, won: int) -> Iterator[Reason]:
    """Yield what winning a set of symbols, as bits, would bring and promise."""
    prospects = context.prospects
    state = prospects.state
    for number, symbol in enumerate(INFLUENCES):
        if won >> number & 1 and state.influence[seat][number]:
            card = prospects.pieces.ids[prospects.pieces.earned[number]]
            yield Reason("pair", {"symbol": symbol, "card": card}, prospects.influence[seat][number])
    gain = prospects.gain(seat, taken, won)
    goods = state.goods[seat][:]
    for city in gain.cities:
        if state.bonus[city]:
            yield _of_hoped(prospects, city, goods, taken, gain)
    if won >> ELEPHANT & 1:
        yield _of_tile(prospects, goods)
    yield from _of_cities(prospects, seat, gain)


def _of_bonus(prospects: Prospects, city: int, goods: list[int]) -> Reason:
    """Return the bonus tile that a palace takes; goods are those owned before it, and with it afterwards."""
    kind = prospects.state.bonus[city]
    worth = prospects.bonus(kind, goods)
    if kind in COMMODITIES:
        return Reason("bonus_good", {"kind": kind, "n": goods[COMMODITIES.index(kind)]}, worth)
    return Reason("bonus", {"kind": kind}, worth)


def _of_hoped(prospects: Prospects, city: int, goods: list[int], taken: int, gain: Gain) -> Reason:
    """Return the bonus tile of a city that is hoped for, and all cities where a palace would take such a tile: another
    of them may bring more points at once, and still another tile may lie elsewhere. goods: as of ``_of_bonus``.
    """
    bonus = prospects.state.bonus
    kind = bonus[city]
    others = [one for one in prospects.cities if not taken >> one & 1 and one not in gain.cities]
    alike = sorted([city, *(one for one in others if bonus[one] == kind)])
    worth = prospects.bonus(kind, goods)
    facts: dict[str, int | str | float] = {
        "kind": kind,
        "cities": ",".join(prospects.board.cities[one].id for one in alike),
    }
    if kind in COMMODITIES:
        return Reason("for_good", {**facts, "n": goods[COMMODITIES.index(kind)]}, worth)
    return Reason("for_bonus", facts, worth)


def _of_tile(prospects: Prospects, goods: list[int]) -> Reason:
    """Return the province tile, which counts after bonus tiles (§6.2). goods: owned by then, added to."""
    state, worth, points = prospects.state, 0.0, 0
    for name in prospects.pieces.province_tiles[state.visit - 1]:
        good = COMMODITIES.index(name)
        worth += prospects.good(goods[good], good)
        goods[good] += 1
        points += goods[good]
    return Reason("tile", {"n": points}, worth)


def _of_cities(prospects: Prospects, seat: int, gain: Gain) -> Iterator[Reason]:
    """Yield what palaces in some cities could bring, bonus tiles apart."""
    built = sum(1 << city for city in gain.cities) | (1 << gain.royal if gain.royal >= 0 else 0)
    if not built:
        return
    joined = len(joined_provinces(prospects.board, prospects.state.own[seat] | built, prospects.province))
    if joined:
        yield Reason("can_join", {"n": joined}, float(PLACED_POINTS + joined))
    else:
        yield Reason("for_palace", {}, float(PLACED_POINTS))
    yield from _of_roads(prospects, seat, built, joined)


def _of_roads(prospects: Prospects, seat: int, built: int, joined: int) -> Iterator[Reason]:
    own, board = prospects.state.own[seat], prospects.board
    if reach(board, own | built, prospects.ahead, 1.0) > reach(board, own, prospects.ahead, 1.0):
        yield Reason("roads", {}, max(0.0, prospects.palaces(seat, built) - PLACED_POINTS - joined))


# ---- turns ---------------------------------------------------------------------------------------------------------


def _of_play(visit: Visit, move: Play) -> Iterator[Reason]:
    context, seat = visit.context, visit.to_act
    laid = context.laid[move]
    best = visit.best(seat)
    before, after = (small(visit.lead(tally, best)) for tally in (visit.tally[seat], visit.tally[seat] + laid.tally))
    worths = [context.prospects.gain(seat, visit.taken, lead).worth if lead else 0.0 for lead in (before, after)]
    if after & ~before:
        yield Reason("leads", {"symbols": _symbols(after & ~before)}, worths[1] - worths[0])
        had = [*_winnings(context, seat, visit.taken, before)] if before else []
        known = {reason.key: reason.weight for reason in had}
        for reason in _winnings(context, seat, visit.taken, after):
            more = reason.weight - known.get(reason.key, 0.0)
            if more > 0 and not any(reason.is_like(one) for one in had):  # what is won anyhow speaks for no card
                yield Reason(reason.key, reason.facts, 0.9 * more)
    hold, more = visit.chances_to_hold(seat)
    safe = small(visit.lead(visit.tally[seat] + laid.tally, best + ONES))
    if safe and before & safe and len(visit.inside) > 1:
        yield Reason("secures", {"symbols": _symbols(before & safe)}, more * worths[0])
    if len(visit.inside) == 1 and after:
        yield Reason("alone", {}, (1 - hold) * worths[1] + 1.0)
    if laid.points:
        yield Reason("two_points", {"n": SPECIAL_POINTS}, float(laid.points))
    cost = next(cost for _, cost, other in context.options(visit.hands[seat], visit.colour[seat])[0] if other == move)
    yield Reason("spends", {"n": len(laid.card + laid.extra) - len(laid.kept)}, -max(0.0, cost + laid.points))


def _of_leaving(visit: Visit, state: TajMahalState) -> Iterator[Reason]:
    context, seat = visit.context, visit.to_act
    lead = small(visit.lead(visit.tally[seat], visit.best(seat)))
    worth = 0.0
    if lead:
        worth = context.prospects.gain(seat, visit.taken, lead).worth
        yield Reason("wins", {"symbols": _symbols(lead)}, worth)
        yield from _winnings(context, seat, visit.taken, lead)
        hold, _ = visit.chances_to_hold(seat)
        yield Reason("overtaken", {}, (1 - hold) * worth)
    if not visit.played[seat] and (state.bag or state.discard):
        yield Reason("extra_card", {}, context.draw)
    options, _ = context.options(visit.hands[seat], visit.colour[seat])
    if not options:
        yield Reason("no_play", {}, 1.0)
        return
    plays = [one for one in visit.weigh() if one.move != WITHDRAW]
    dearest = min(cost for _, cost, _ in options)
    yield Reason("keeps", {"n": len(visit.hands[seat])}, max(dearest, 0.0))
    if plays[0].worth > worth + 1:
        yield Reason("gives_up", {}, worth - plays[0].worth)


def _symbols(bits: int) -> str:
    return ",".join(symbol for number, symbol in enumerate(SYMBOLS) if bits >> number & 1)


# ---- withdrawals ---------------------------------------------------------------------------------------------------


def _of_palace(visit: Visit, state: TajMahalState, city: int, move: Move) -> Iterator[Reason]:
    prospects, seat = visit.context.prospects, visit.to_act
    board, own, step = state.board, state.own[seat], state.steps[-1]
    if not isinstance(move, Royal) and state.bonus[city]:
        assert isinstance(step, Placing)
        goods = state.goods[seat][:]
        for _, taken in step.bonuses:
            if taken in COMMODITIES:
                goods[COMMODITIES.index(taken)] += 1
        yield _of_bonus(prospects, city, goods)
    if own >> city & 1:
        yield Reason("own_already", {}, -1.0)
        return
    before, after = (len(joined_provinces(board, cities, state.province)) for cities in (own, own | 1 << city))
    if after > before:
        yield Reason("joined", {"n": after - before}, float(after - before))
    elif own & board.province_sets[state.province]:
        yield Reason("no_further", {}, 0.0)
    else:
        yield Reason("palace", {}, float(PLACED_POINTS))
    yield from _of_roads(prospects, seat, 1 << city, after)
    worths = {one.move: one.worth for one in visit.weigh()}
    less = max(worths.values()) - worths.get(move, min(worths.values()))
    if less > MIN_POINTS:
        yield Reason("better_city", {}, -less)


def _of_card(visit: Visit, state: TajMahalState, card: int) -> Iterator[Reason]:
    context, seat, pieces = visit.context, visit.to_act, state.board.pieces
    kind, hand = pieces.kinds[card], visit.hands[seat]
    if not context.prospects.left:
        points = hand_points(pieces, seat, hand + ONE[card]).points - hand_points(pieces, seat, hand).points
        yield Reason("counts" if points else "counts_nothing", {"n": points} if points else {}, float(points))
        return
    usual = context.draw
    same = sum(pieces.colour[other] == pieces.colour[card] for other in hand)
    if kind.colour == WHITE:
        yield Reason("any_colour", {}, max(0.0, context.single[card] - usual / 2))
        return
    if kind.symbols.count(SYMBOLS[ELEPHANT]) > 1:
        yield Reason("two_elephants", {}, max(0.0, context.single[card] - usual / 2))
    elif all(symbol in INFLUENCES for symbol in kind.symbols):
        yield Reason("two_persons", {}, max(0.0, context.single[card] - usual / 2))
    else:
        yield Reason("for_later", {}, context.single[card] / 2)
    if same:
        yield Reason("same_colour", {"n": same}, 0.3 * same)
