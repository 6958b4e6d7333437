"""A beginner at Raja: what do I own, what would the Maharaja pay me, where can I walk, and what is left to do?"""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Any

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.raja import reach
from durbar.games.raja.actions import ACTIONS, NUMBER
from durbar.games.raja.board import CITIES, START, Board
from durbar.games.raja.characters import ARTISAN, BUILDER, MOGUL, MONK, SADHU, TRADER, YOGI
from durbar.games.raja.menu import ALL_VILLAGES
from durbar.games.raja.moves import (
    Attract,
    Bid,
    BuildersHouse,
    BuildersLift,
    End,
    Give,
    House,
    Lift,
    Palace,
    Place,
    Point,
    Travel,
)
from durbar.games.raja.scoring import Presence, score
from durbar.games.raja.state import HOUSES
from durbar.games.raja.track import order
from durbar.games.raja.turn import TURNS
from durbar.games.raja.unfinished import fresh, incomplete
from tests.lab.beginners.one_ply import best

PALACE, GOLD, HOUSE_TO_BUILD, VILLAGE, OWN_VILLAGE = 15.0, 1.0, 0.5, 1.0, 0.5
CHARACTER = {MOGUL: 1.0, TRADER: 2.0, SADHU: 2.0, MONK: 2.0, BUILDER: 3.0, ARTISAN: 4.0, YOGI: 2.0}
CHIT = 1.0
#: What others get for an action that is not carried out.
FORGONE = 2.0
#: Of what a city would pay now: this one is paid this round, the next one in the next, the others some day.
PAID_NOW, PAID_NEXT, PAID_LATER = 1.0, 0.5, 0.25
#: A city to which one can walk, and a road from there of which a part is built.
REACHED, PART_OF_A_ROAD = 1.0, 1.0
#: Most that the choice of a character is worth, in gold.
CHOICE = 3
#: What is no gain: numbers are summed up in another order.
SLIGHT = 1e-6


class Beginner:
    """A beginner who walks where the next thing to do pays most."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move, or the first step of the walk, after which the count is highest."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        rng = Rng(seed)
        state, seat = position.sample(rng), position.seat
        if isinstance(legal[0], Point):
            return _point(state, seat)
        if state.step == "turn":
            return _deed(state, seat)[0]
        return best(legal, lambda move: _worth(state, seat, move), rng)


def _worth(state: Any, seat: int, move: Move) -> float:
    """Return the count after a move of no turn."""
    if isinstance(move, Bid):
        return CHOICE - move.gold
    if isinstance(move, (Attract, Give)) or state.step == "auction":
        return -CHARACTER[move.card] if isinstance(move, Give) else 0
    after = state.copy()
    after.play(move)
    return count(after, seat, START if isinstance(move, Place) else after.architects[seat])


# ---- the disc ------------------------------------------------------------------------------------------------------


def _point(state: Any, seat: int) -> Move:
    """Return the action that brings most if it were my turn now, after the one that is chosen already."""
    pointed = state.steps[-1].pointed
    return Point(max(sorted(ACTIONS), key=lambda action: _turn(state, seat, (*pointed, NUMBER[action]))))


def _turn(state: Any, seat: int, disc: tuple[int, ...]) -> float:
    """Return the count after a turn with these actions, as if nobody else played before."""
    twin = state.copy()
    twin.discs[seat] = disc
    twin.turn, twin.extra = bytearray(fresh(disc)), None
    twin.steps = [TURNS[seat]]
    twin.forget_moves()
    while not isinstance((deed := _deed(twin, seat))[0], End):
        for move in deed:
            twin.play(move)
        if twin.step != "turn":
            break  # a character changed hands, and something is to be chosen for it
    return count(twin, seat, twin.architects[seat])


# ---- a turn --------------------------------------------------------------------------------------------------------


def _deed(state: Any, seat: int) -> tuple[Move, ...]:
    """Return the walk and the one thing done at its end that bring most; the end of the turn if nothing does.

    Of several it is the one with the shortest walk, so that a walk once begun is gone on with.
    """
    found: tuple[Move, ...] = (End(),)
    most = count(state, seat, state.architects[seat])
    for walk, there in _walks(state, seat):
        for deed in ((), *_done_there(there, seat, here=not walk)):
            after = there.copy()
            for move in deed:
                after.play(move)
            if (worth := count(after, seat, after.architects[seat])) > most + SLIGHT:
                found, most = (*walk, *deed), worth
    return found


def _done_there(state: Any, seat: int, here: bool) -> list[tuple[Move, ...]]:
    """Return what can be done: where one is everything, elsewhere only what needs to be there."""
    deeds: list[tuple[Move, ...]] = []
    lifts: list[Move] = []
    city = state.board.junctions[state.architects[seat]].id
    for move in state.legal_moves():
        if isinstance(move, (Travel, End)):
            continue
        if isinstance(move, (Lift, BuildersLift)):
            lifts.append(move)
        elif here or isinstance(move, Palace) or (isinstance(move, (House, BuildersHouse)) and move.place == city):
            deeds.append((move,))
    if lifts and here:
        deeds.append(_removal(state, seat, lifts))
    return deeds


def _removal(state: Any, seat: int, lifts: list[Move]) -> tuple[Move, ...]:
    """Return how the house that is missed least goes where it helps most."""

    def after(*moves: Move) -> float:
        twin = state.copy()
        for move in moves:
            twin.play(move)
        return count(twin, seat, twin.architects[seat])

    lift = max(lifts, key=after)
    carrying = state.copy()
    carrying.play(lift)
    return lift, max(carrying.legal_moves(), key=lambda drop: after(lift, drop))


def _walks(state: Any, seat: int) -> list[tuple[tuple[Move, ...], Any]]:
    """Return the cheapest walk to each junction that can be paid, the empty one first, and the position there."""
    start = state.architects[seat]
    costs = {start: 0}
    paths: dict[int, tuple[Any, ...]] = {start: ()}
    edge = [(0, 0, start)]
    while edge:
        cost, roads, junction = heappop(edge)
        if cost > costs[junction] or roads > len(paths[junction]):
            continue
        for move, mask in state.menu.travels_from[junction]:
            if mask & ~state.occupied:
                continue
            to = state.board.junction_number[move.to]
            paid = cost + (0 if MONK in state.cards[seat] else reach.toll(state, seat, mask))
            if paid <= state.gold[seat] and (paid, roads + 1) < (costs.get(to, 99), len(paths.get(to, ()))):
                costs[to], paths[to] = paid, (*paths[junction], move)
                heappush(edge, (paid, roads + 1, to))
    walks = []
    for path in sorted(paths.values(), key=len):
        there = state.copy()
        for move in path:
            there.play(move)
        walks.append((path, there))
    return walks


# ---- the count -----------------------------------------------------------------------------------------------------


def count(state: Any, seat: int, origin: int) -> float:
    """Return palaces, gold, houses, character, what cities would pay, and the ways from a junction.

    What is left of the turn counts against it, and so does the gold of the others.
    """
    others = [gold for other, gold in enumerate(state.gold) if other != seat]
    in_cities = sum(houses[seat] for houses in state.city_houses)
    own = (
        PALACE * state.built[seat]
        + GOLD * state.gold[seat]
        - GOLD * sum(others) / len(others)
        + HOUSE_TO_BUILD * state.reserve[seat]
        + sum(CHARACTER[card] for card in state.cards[seat])
        + CHIT * state.chits[seat]
        + VILLAGE * (HOUSES - state.reserve[seat] - state.quarry[seat] - in_cities)
        + OWN_VILLAGE * (state.own[seat] & ALL_VILLAGES).bit_count()
        + _cities(state, seat)
        + _roads(state.board, state.occupied, origin)
    )
    if state.steps and state.steps[0] == TURNS[seat] and state.discs[seat] is not None:
        own -= FORGONE * len(incomplete(state.turn_actions(seat), state.turn))
    return own


def _cities(state: Any, seat: int) -> float:
    following = order(state.track)[0] + 1
    total = 0.0
    for city in range(1, CITIES + 1):
        weight = PAID_NOW if city == state.maharaja else PAID_NEXT if city == following else PAID_LATER
        total += weight * _paid(state.presence(city), str(state.options["monopoly"]))[seat]
    return total


@lru_cache(maxsize=4096)
def _paid(presence: Presence, monopoly: str) -> tuple[int, ...]:
    return score(presence, monopoly).gold


@lru_cache(maxsize=4096)
def _roads(board: Board, occupied: int, origin: int) -> float:
    """Return the cities that can be reached, and how far roads from there have come."""
    reached, edge, parts = {origin}, [origin], 0.0
    while edge:
        for way in board.ways[edge.pop()]:
            missing = (way.mask & ~occupied).bit_count()
            if not missing and way.to not in reached:
                reached.add(way.to)
                edge.append(way.to)
            elif missing:
                parts += PART_OF_A_ROAD * (1 - missing / len(way.villages)) ** 2
    return REACHED * len(reached - {START}) + parts
