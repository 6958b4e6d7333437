"""What each number that is written beside a move of Raja has to be, by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import networkx as nx

from durbar.games.raja.board import CITIES
from durbar.games.raja.characters import ARTISAN, MONK, TRADER
from durbar.games.raja.events import TurnEnded
from durbar.games.raja.moves import End, Point, Travel
from durbar.games.raja.scoring import REWARDS, CityScore
from durbar.games.raja.state import RajaState
from durbar.ui.games.raja.targets import path
from tests.games.raja.outcomes import answered, visits
from tests.ui.numbers import At, Numbers, Written

CHARACTERS = ("Mogul", "Trader", "Sadhu", "Wandering Monk", "Builder", "Artisan", "Yogi")
PALACE, ARTISANS_PALACE, HOUSE, GOLD = 12, 9, 1, 2


# ---- roads ---------------------------------------------------------------------------------------------------------


def _roads(state: RajaState, seat: int) -> nx.MultiDiGraph:
    """The roads that are open, with what each owner is paid there by a seat."""
    board, graph = state.board, nx.MultiDiGraph()
    for road in board.roads:
        owners = [state.villages[board.village_number[village]] for village in road.villages]
        if all(owners):
            paid = tuple(sum(who.count(one) for who in owners if seat not in who) for one in range(state.seats))
            for ends in ((road.origin, road.to), (road.to, road.origin)):
                graph.add_edge(*map(board.junction_number.__getitem__, ends), paid=paid, toll=sum(paid))
    return graph


def _way(at: At) -> Numbers:
    """The tolls of the cheapest way to the Maharaja, whether they can be paid or not."""
    state: RajaState = at.state
    here, there = state.architects[at.seat], state.maharaja
    graph = _roads(state, at.seat)
    if here == there or MONK in state.cards[at.seat]:
        yield 0
    elif here in graph and there in graph and nx.has_path(graph, here, there):
        yield nx.shortest_path_length(graph, here, there, "toll")


def _paid_on_any_way(at: At) -> Iterator[int]:
    """What an owner is paid on any way to where a tip is about."""
    graph, board = _roads(at.state, at.seat), at.state.board
    to = board.junction_number[at.target[1]] if len(at.target) > 1 else 0
    for edges in nx.all_simple_edge_paths(graph, at.state.architects[at.seat], to):
        paid = [graph.edges[edge]["paid"] for edge in edges]
        yield from (sum(one) for one in zip(*paid, strict=True))


def _tolls(at: At) -> Iterator[int]:
    """What each owner gets for crossing the village or villages of a tip."""
    number = at.state.board.village_number[at.target[1]]
    yield len(at.state.villages[number])


# ---- moves ---------------------------------------------------------------------------------------------------------


def _after(at: At) -> list[RajaState]:
    """The table once the move is made, or the journey that a click makes; once for each answer of another."""
    state = at.state.copy()
    moves: Sequence = (at.move,) if at.move is not None else ()
    if at.target and isinstance(at.move, Travel):
        moves = path(at.target, at.look) or moves
    for move in moves:
        state.play(move)
    return list(answered(state, at.seat)) if moves else [state]


def _purse(at: At) -> Numbers:
    for after in _after(at):
        yield after.gold[at.seat]


def _reserve(at: At) -> Numbers:
    for after in _after(at):
        yield after.reserve[at.seat]


def _paid(at: At) -> Numbers:
    """What each seat pays or is paid; by the bank for a Monk, who pays nothing."""
    for after in _after(at):
        for seat, gold in enumerate(after.gold):
            yield abs(gold - at.state.gold[seat])


def _price(at: At) -> Numbers:
    yield ARTISANS_PALACE if ARTISAN in at.state.cards[at.seat] else PALACE


# ---- scoring -------------------------------------------------------------------------------------------------------


def _city(at: At) -> int:
    """The city that a text tells about: of the move or the tip, or the Maharaja's."""
    number = at.state.board.junction_number
    place = getattr(at.move, "city", "") or getattr(at.move, "place", "")
    if at.target and at.target[0] in ("city", "central", "outer", "houses") and not isinstance(at.move, Travel):
        place = at.target[1]
    return number.get(place, at.state.maharaja)


def _now(at: At) -> list[CityScore]:
    """How the city of a tip, or the Maharaja's, would be scored now."""
    city = at.state.board.junction_number[at.target[1]] if len(at.target) > 1 else at.state.maharaja
    return [at.state.score_of(city)]


def _before(at: At) -> list[CityScore]:
    return [at.state.score_of(_city(at))]


def _then(at: At) -> list[CityScore]:
    """How it would be scored after the move: at the end of the round as it is, else as things stand."""
    if isinstance(at.move, End):
        return [at.state.score_of(at.state.maharaja)]
    return [after.score_of(_city(at)) for after in _after(at)]


def _points(scores: Callable[[At], list[CityScore]]) -> Callable[[At], Numbers]:
    return lambda at: [score.points[at.seat].total for score in scores(at)]


def _rank(scores: Callable[[At], list[CityScore]]) -> Callable[[At], Numbers]:
    return lambda at: [score.ranking.index(at.seat) + 1 for score in scores(at) if at.seat in score.ranking]


def _gold(scores: Callable[[At], list[CityScore]]) -> Callable[[At], Numbers]:
    return lambda at: [score.gold[at.seat] for score in scores(at)]


def _least_gold(at: At) -> Numbers:
    yield min(score.gold[at.seat] for score in _then(at))


def _totals(scores: Callable[[At], list[CityScore]]) -> Callable[[At], Numbers]:
    return lambda at: [points.total for score in scores(at) for points in score.points]


def _change(at: At) -> Numbers:
    for before in _before(at):
        yield from (then.points[at.seat].total - before.points[at.seat].total for then in _then(at))


# ---- actions planned -----------------------------------------------------------------------------------------------


def _planned(at: At) -> list[str]:
    """The actions that a sentence about a disc tells of."""
    pointed = list(at.look.view.pointed)
    if isinstance(at.move, Point):
        pointed.append(at.move.action)
    return pointed


def _build_cost(at: At) -> Numbers:
    yield from (sum(_built(action, price) for action in _planned(at)) for price in _price(at))


def _built(action: str, palace: int) -> int:
    return {"palace": palace, "house": HOUSE, "palace_house": palace + HOUSE, "two_houses": 2 * HOUSE}.get(action, 0)


def _gold_then(at: At) -> Numbers:
    """With what the turn brings by itself: a Trader's gold, and what is taken."""
    yield at.state.gold[at.seat] + GOLD * _planned(at).count("gold") + (TRADER in at.state.cards[at.seat])


def _cost(at: At) -> Numbers:
    """The gold of a move, or of an action by itself."""
    if isinstance(at.move, Point):
        return [_built(at.move.action, price) for price in _price(at)]
    return [-gold for gold in at.claimed("gold") if gold < 0]


def _gain(at: At) -> Numbers:
    return [GOLD] if at.move == Point("gold") else at.claimed("gold")


def _pieces(at: At) -> Numbers:
    """Houses in reserve, with those of the quarry if it is planned."""
    yield at.state.reserve[at.seat] + min(2 * _planned(at).count("quarry"), at.state.quarry[at.seat])


def _given_up(at: At) -> Numbers:
    """What each other player gets if the turn ends now."""
    after = at.state.copy()
    yield from (event.gold for event in after.play(End()) if isinstance(event, TurnEnded))


def _cheapest(at: At) -> Numbers:
    """The tolls of the cheapest way to where a journey leads."""
    graph, to = _roads(at.state, at.seat), at.state.board.junction_number[at.move.to]
    yield nx.shortest_path_length(graph, at.state.architects[at.seat], to, "toll")


def _this_way(at: At) -> Numbers:
    """What each owner gets of the bank on a road, or on the ways that a click may take."""
    if at.target:
        return _paid_on_any_way(at)
    board = at.state.board
    ends = board.junction_number[at.move.to], at.state.architects[at.seat]
    roads = _roads(at.state, at.seat).get_edge_data(*ends[::-1])
    return [gold for road in roads.values() for gold in road["paid"]]


def _sites(at: At) -> Numbers:
    shown = at.look.view.cities[at.target[1]]
    yield shown.outer_sites + (shown.central is None)


def _turn(name: str) -> Callable[[At], Numbers]:
    """At most so many are asked for as the turn still allows."""
    return lambda at: range(1, getattr(at.look.view.turn, name) + 1)


def _houses_to_pay(at: At) -> Numbers:
    """What the houses cost that the turn still allows after the move."""
    for after in _after(at):
        if (turn := after.view(at.seat).turn) is not None:
            yield turn.houses * HOUSE


def _third_action(at: At) -> Numbers:
    """What all actions cost with one more."""
    for after in _after(at):
        turn = after.view(at.seat).turn
        yield from (turn.houses * HOUSE + turn.palaces * price for price in _price(at))


def _gold_to_take(at: At) -> Numbers:
    yield GOLD * sum(action.action == "gold" and not action.done for action in at.look.view.turn.actions)


FACTS = {
    "given up": _given_up,
    "cheapest": _cheapest,
    "on this way": _this_way,
    "sites": _sites,
    "houses to build": _turn("houses"),
    "palaces to build": _turn("palaces"),
    "houses to move": _turn("moves"),
    "gold to take": _gold_to_take,
    "houses to pay": _houses_to_pay,
    "third action": _third_action,
    "gold to have": lambda at: [next(_gold_to_take(at)) + at.state.gold[at.seat]],
    "building with the Artisan": lambda at: [sum(_built(action, ARTISANS_PALACE) for action in _planned(at))],
    "chits": lambda at: [at.state.chits[at.target[1]]],
    "built": lambda at: [at.state.built[at.target[1]]],
    "palaces in all": lambda at: [at.look.view.palaces_to_win],
    "reserve of any": lambda at: [at.state.reserve[at.target[1]]],
    "quarry of any": lambda at: [at.state.quarry[at.target[1]]],
    "gold of any": lambda at: [at.state.gold[at.target[1]]],
    "from the quarry": lambda at: [min(2, at.state.quarry[at.seat])],
    "quarry": lambda at: [at.state.quarry[at.seat]],
    "gold of the bid": lambda at: [at.move.gold],
    "kept after the bid": lambda at: [at.state.gold[at.seat] - at.move.gold],
    "cost": _cost,
    "gain": _gain,
    "pieces": _pieces,
    "space": lambda at: [at.look.view.track[at.target[1]] - CITIES + 1],
    "place in the order": lambda at: [at.look.view.by_space.index(at.target[1]) + 1],
    "way": _way,
    "on any way": _paid_on_any_way,
    "tolls here": _tolls,
    "purse": _purse,
    "reserve": _reserve,
    "paid": _paid,
    "price": _price,
    "own gold": lambda at: [at.state.gold[at.seat]],
    "bid": lambda at: [getattr(at.move, "gold", at.look.view.auction.best)],
    "best bid": lambda at: [at.look.view.auction.best],
    "change": _change,
    **{
        f"{name} {when}": of(scores)
        for name, of in (("points", _points), ("rank", _rank), ("reward", _gold), ("totals", _totals))
        for when, scores in (("then", _then), ("before", _before), ("now", _now))
    },
    "least reward": _least_gold,
    "houses here": lambda at: [point.houses for score in _now(at) for point in score.points],
    "rewards": lambda at: REWARDS[at.state.seats],
    "round of a visit": lambda at: [visits(at.state)[at.target[1]]],
    "building": _build_cost,
    "gold then": _gold_then,
}
SENTENCES = {
    # gold and tolls
    "You would have # gold": "purse",
    "You keep # gold": "purse",
    "you keep #": "purse",
    "You would keep # gold": "purse",
    "You have # gold": "own gold",
    "It costs # gold": "price",
    "You keep # gold and # house": "purse | reserve",
    "You would have # house": "reserve",
    "It costs nothing; # house": "reserve",
    "You pay # gold to": "paid",
    **{f"You pay # gold to *{', # to *' * more}.": " | ".join(["paid"] * (more + 1)) for more in range(1, 5)},
    "The bank pays for you: # gold to": "on this way",
    **{
        f"The bank pays for you: # gold to *{', # to *' * more}.": " | ".join(["on this way"] * (more + 1))
        for more in range(1, 5)
    },
    "a, # gold to": "on any way",
    "straight, # gold to": "on any way",
    **{f"via *, # gold to *{', # to *' * more}": " | ".join(["on any way"] * (more + 1)) for more in range(5)},
    **{f"straight, # gold to *{', # to *' * more}": " | ".join(["on any way"] * (more + 1)) for more in range(5)},
    "goes via * for # gold": "cheapest",
    "For * the bank pays # gold": "tolls here",
    "# gold for *": "tolls here",
    "the bank gives * # gold": "given up",
    "Take # house": "from the quarry",
    "Your quarry has only # house": "quarry",
    "have only # house left": "pieces",
    "have only # houses left": "pieces",
    "build # house": "houses to build",
    "build # palace": "palaces to build",
    "and # house": "houses to build",
    "# houses (at least # in a city)": "houses to build | houses to build",
    "move # house": "houses to move",
    "take # gold": "gold to take",
    "All your actions together would then cost # gold; you have #": "third action | gold to have",
    "If nobody bids more, you choose and keep # gold": "kept after the bid",
    "leads with # gold": "best bid",
    "Bid #": "gold of the bid",
    "bid # or more gold": "0",
    "With the Artisan first, building would cost # gold": "building with the Artisan",
    **{f"{name} · #": str(number) for number, name in enumerate(CHARACTERS, start=1)},
    "× #": "2",
    "# [[site]] free": "sites",
    "# [[sites|site]] free": "sites",
    "brings you # [[gold]] in each": "1",
    "for # [[gold]]": "1",
    "You take # [[gold]]": "2",
    "with the [[Artisan|artisan]] #, and one [[house]] for #": "9 | 1",
    "costs you # [[gold]] instead of #": "9 | 12",
    "On space #": "space",
    "tip of marker, worth: #°": "place in the order",
    "# of # palaces built": "built | palaces in all",
    "# of # palace built": "built | palaces in all",
    "Houses: # in reserve, # in the quarry": "reserve of any | quarry of any",
    "# action chit": "chits",
    "tip of seat, worth: #": "gold of any",
    "each counts # point": "1",
    "brings each of the others # gold": "2",
    "houses still to build cost # gold": "houses to pay",
    "A palace costs you # gold": "price",
    "a [[toll]]: # [[gold]] for each house": "1",
    "Passing costs you # gold": "tolls here",
    "For you the bank pays # gold": "tolls here",
    "gain: # gold": "cost",
    "gain: #": "gain",
    "tip of houses, what: Houses: * #": "houses here",
    "tip of houses, what: Houses: * #, * #": "houses here | houses here",
    "Take # gold": "2",
    "a palace costs #": "price",
    "To the Maharaja in *: # gold in tolls": "way",
    # the disc
    "# gold would be left": "gold left",
    "At least # gold would be left": "gold left",
    "The tolls to * come to # gold; you would have #": "way | gold then",
    "Building would cost # gold, plus # in tolls to *; you would have #": "building | way | gold then",
    "Building would cost # gold, tolls not counted; you would have #": "building | gold then",
    "Building would cost # gold and no tolls; you would have #": "building | gold then",
    # scoring
    "# in *, were it scored now": "change",
    "# in * this round": "change",
    "# point, #°, worth # gold": "points then | rank then | reward then",
    "# points, #°, worth # gold": "points then | rank then | reward then",
    "# point, #° instead of #°, worth # gold": "points then | rank then | rank before | reward then",
    "# points, #° instead of #°, worth # gold": "points then | rank then | rank before | reward then",
    "# points, worth at least # gold": "points then | least reward",
    "# point, worth at least # gold": "points then | least reward",
    "tip of city, reason: * #°, worth # gold": "rank now | reward now",
    "tip of city, worth: #": "points now",
    "tip of houses, worth: #": "houses here",
    "tip of central, worth: #": "change",
    "tip of outer, worth: #": "change",
    "tip of city, others: *: #": "totals now",
    "tip of central, others: *: #": "totals then",
    "tip of outer, others: *: #": "totals then",
    "Scored in round #, as things": "round of a visit",
    "Without it you have # point, #°, worth # gold": "points now | rank now | reward now",
    "Without it you have # points, #°, worth # gold": "points now | rank now | reward now",
    # rules
    "bring you # gold whenever": "2",
    "You get # gold in each of your turns": "1",
    "palaces count # points each": "2",
    "cost you # gold instead of #": "9 | 12",
    "for # [[gold]], with the [[Artisan|artisan]] #, and one [[house]] for #": "12 | 9 | 1",
    "for # [[gold]], with the [[Artisan|artisan]] #": "12 | 9",
    "counts # point in the [[scoring]], with the [[Sadhu|sadhu]] #": "1 | 2",
    "counts # points instead of #": "2 | 1",
    "counts # points in the [[scoring]]": "3",
    "by rank: ## [[gold]]": "rewards",
}
WRITTEN = Written(SENTENCES, FACTS)
