"""Whether what a hint of Raja tells can be done: each plan is sought by the rules alone, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush

from durbar.bots.raja import BOLD, UNTRAINED
from durbar.bots.raja.evaluator import RajaEvaluator
from durbar.bots.raja.searcher import LikelyDiscs
from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.raja import actions, unfinished
from durbar.games.raja.characters import MONK
from durbar.games.raja.moves import (
    Attract,
    BuildersHouse,
    BuildersLift,
    Chit,
    Drop,
    House,
    Lift,
    Lower,
    Palace,
    Point,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.state import RajaState
from durbar.games.raja.turn import Turn

#: So many tables that the seat may take for the real one are played on to its turn; what is told has to be possible in
#: so many of them.
SAMPLES, ENOUGH = 8, 3
#: Moves until then, at most.
LONGEST = 400

Legal = Callable[[tuple[Move, ...]], bool]


def fault(position: Position, move: Move, reason: Reason) -> str | None:
    """What is wrong with a reason to make a move; None for nothing."""
    seat, facts = position.seat, reason.facts
    if isinstance(move, Point):
        goal = _GOALS.get(reason.key)
        return _fault_of_disc(position, move, goal(facts)) if goal is not None else None
    state = position.sample(Rng(1))
    assert isinstance(state, RajaState)
    after = state.copy()
    after.play(move)
    if reason.key in _GOALS and not isinstance(move, Attract):
        legal, stop = _GOALS[reason.key](facts)
        return None if can(after, seat, legal, stop) else "can't be done in this turn"
    if reason.key in ("ways", "dearer_ways", "pays_tolls") and MONK in after.cards[seat]:
        return "tolls that the Monk spares"
    if reason.key == "way_to_maharaja":
        return None if can(after, seat, _anything, state.maharaja) else "the Maharaja is out of reach"
    if reason.key == "moved":
        return None if Drop(facts["place"]) in after.legal_moves() else "can't be put there"
    return None


def _fault_of_disc(position: Position, move: Point, goal: tuple[Legal, int | str | None]) -> str | None:
    """What keeps an action from being used as told in the coming turn."""
    legal, stop = goal
    done = sum(
        any(can(turn, position.seat, legal, stop) for turn in _played_on(position, move, number))
        for number in range(SAMPLES)
    )
    return None if done >= ENOUGH else f"can be done in {done} of {SAMPLES} rounds"


def _discs(pointed: tuple[int, ...], move: Point) -> list[tuple[int, int]]:
    """The discs that a move may lead to."""
    number = actions.NUMBER[move.action]
    return [(pointed[0], number)] if pointed else [(number, other) for other in range(len(actions.ACTIONS))]


def _played_on(position: Position, move: Point, number: int) -> Iterator[RajaState]:
    """The seat's turn when the others have set their discs and played as usual, with every disc."""
    seat, rng = position.seat, Rng(number)
    state = LikelyDiscs(position, UNTRAINED).sample(rng)
    discs = _discs(getattr(state.steps[-1], "pointed", ()), move)
    usual = RajaEvaluator(UNTRAINED, BOLD)
    state.play(move)
    for _ in range(LONGEST):
        step = state.steps[-1]
        if isinstance(step, Turn) and step.seat == seat:
            break
        state.play(usual.rollout_move(state, rng))
    for disc in discs:
        turn = state.copy()
        turn.turn = bytearray(unfinished.fresh(disc))
        yield turn


# ---- what can be done in a turn ------------------------------------------------------------------------------------


def can(state: RajaState, seat: int, legal: Legal, stop: int | str | None) -> bool:
    """Whether a seat can come to where a move is legal. stop: where its architect has to be for it, if anywhere."""
    to = state.board.junction_number[stop] if isinstance(stop, str) else stop
    return any(_walks(ready, seat, legal, to) for ready in _prepared(state, seat))


def _prepared(state: RajaState, seat: int) -> Iterator[RajaState]:
    """The turn once gold and houses are taken: as it is, with a chit, with another character, with both."""
    exchanges, chits = (Take, Swap, Attract), (Chit,)
    plain = [_supplied(state, seat)]
    changed = [_supplied(one, seat) for one in _after_each(plain[0], seat, exchanges)]
    yield from plain
    yield from changed
    for first in (*plain, *changed):
        for ready in _after_each(first, seat, chits):
            yield _supplied(ready, seat)


def _supplied(state: RajaState, seat: int) -> RajaState:
    state = state.copy()
    while state.to_act == seat:
        sure = next((move for move in state.legal_moves() if isinstance(move, TakeGold | Quarry)), None)
        if sure is None:
            break
        state.play(sure)
    return state


def _after_each(state: RajaState, seat: int, kinds: tuple[type[Move], ...]) -> Iterator[RajaState]:
    """The turn after each legal move of some kinds, other characters being given and chosen as they come."""
    if state.to_act != seat:
        return
    for move in state.legal_moves():
        if isinstance(move, kinds):
            after = state.copy()
            after.play(move)
            while after.to_act is not None and not isinstance(after.steps[-1], Turn):
                after.play(after.legal_moves()[0])
            yield after


def _walks(state: RajaState, seat: int, legal: Legal, to: int | None) -> bool:
    """Whether the move is legal here or once the architect has come there, building in empty villages on its way."""
    if state.to_act != seat:
        return False
    if to is None or state.architects[seat] == to:
        return legal(state.legal_moves())
    return any(_walked(state.copy(), way, legal) for way in _ways(state, seat, to))


def _ways(state: RajaState, seat: int, to: int) -> Iterator[list[tuple[Travel, tuple[int, ...]]]]:
    """Ways to a junction, roads and the villages to be built in: for each number of those the one of least tolls."""
    free = MONK in state.cards[seat]
    best: dict[tuple[int, int], int] = {}
    queue: list[tuple[int, int, int, int, list[tuple[Travel, tuple[int, ...]]]]] = []
    heappush(queue, (0, 0, 0, state.architects[seat], []))
    pushed = 0
    while queue:
        tolls, built, _, here, way = heappop(queue)
        if best.get((here, built), 99) <= tolls:
            continue
        best[here, built] = tolls
        if here == to:
            yield way
            continue
        for move, _ in state.menu.travels_from[here]:
            road = state.menu.ways[here, move]
            empty = tuple(village for village in road.villages if not state.villages[village])
            paid = (
                0
                if free
                else sum(
                    len(state.villages[village]) for village in road.villages if seat not in state.villages[village]
                )
            )
            if built + len(empty) <= 4:
                pushed += 1
                heappush(queue, (tolls + paid, built + len(empty), pushed, road.to, [*way, (move, empty)]))


def _walked(state: RajaState, way: list[tuple[Travel, tuple[int, ...]]], legal: Legal) -> bool:
    for travel, empty in way:
        for village in empty:
            name = state.board.villages[village].id
            house = next((one for one in (BuildersHouse(name), House(name)) if one in state.legal_moves()), None)
            if house is None:
                return False
            state.play(house)
        if travel not in state.legal_moves():
            return False
        state.play(travel)
    return legal(state.legal_moves())


def _anything(_legal: tuple[Move, ...]) -> bool:
    return True


def _any_of(*moves: Move) -> Legal:
    return lambda legal: any(move in legal for move in moves)


def _house(place: str) -> tuple[Legal, str | None]:
    return _any_of(House(place), BuildersHouse(place)), None if place.startswith("V") else place


def _house_or_lift(city: str) -> Legal:
    """A house may be built in a city, or one be put there that comes from elsewhere."""
    houses = House(city), BuildersHouse(city)
    return lambda legal: any(move in houses or isinstance(move, Lift | BuildersLift) for move in legal)


def _palace(city: str) -> tuple[Legal, str | None]:
    return _any_of(Palace(city, "central"), Palace(city, "outer")), city


#: By the key of a reason, what it says can be done: whether that is legal, and where the architect has to be.
_GOALS: dict[str, Callable] = {
    "plan_palace": lambda facts: _palace(facts["city"]),
    "palace_by_gold": lambda facts: _palace(facts["city"]),
    "palace_by_road": lambda facts: _palace(facts["city"]),
    "way_to_palace": lambda facts: _palace(facts["city"]),
    "plan_house": lambda facts: _house(facts["place"]),
    "way_to_house": lambda facts: (_house_or_lift(facts["city"]), facts["city"]),
    "plan_move": lambda facts: (_any_of(Lift(facts["place"])), None),
    "plan_character": lambda facts: (_any_of(Take(facts["card"]), Swap(facts["card"])), None),
    "more_characters": lambda facts: (lambda legal: any(isinstance(move, Attract) for move in legal), None),
    "plan_marker": lambda facts: (_any_of(Lower(facts["city"])), None),
}
