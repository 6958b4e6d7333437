"""What Raja gives to the tests of all games: laws of conservation, clicks, ways to play and sets of options."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import durbar
from durbar.engine.game import OptionValue
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.raja.actions import ACTIONS
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.moves import (
    Attract,
    Bid,
    BuildersHouse,
    BuildersLift,
    Chit,
    Choose,
    Drop,
    End,
    Give,
    House,
    Keep,
    Lift,
    Lower,
    Palace,
    Pass,
    Place,
    Point,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)  # fmt: skip
from durbar.games.raja.state import RajaState
from durbar.games.raja.turn import Carrying
from durbar.games.raja.view import NEUTRAL
from tests.games.raja.build import ADVANCED_1, ADVANCED_2, BOTH, SHORT

#: Far more decisions than a game at random comes to. Nothing in the rules bounds them: travel can be free, to and fro.
BOUND = 2000


def laws(state: State) -> None:
    """Rules 187 to 194, which hold after every move. Read off the state itself, not a view, to be quick."""
    assert isinstance(state, RajaState)
    seats = range(state.seats)
    # 187: nothing stands on the start.
    assert not any(state.city_houses[0])
    assert (state.central[0], state.outer[0]) == (None, ())
    _houses(state)
    # 189: palaces; 96: seven sites a city; 190: neutral ones stay on the first sites of every city.
    standing = Counter(state.central)
    for owners in state.outer:
        standing.update(owners)
    assert [standing[seat] for seat in seats] == state.built
    total = 6 if state.options["short_game"] else 7
    assert all(state.built[seat] + state.palaces[seat] == total and state.palaces[seat] >= 0 for seat in seats)
    for owners in state.outer[1:]:
        assert len(owners) <= 6
        assert owners[: 5 - state.seats] == (NEUTRAL,) * (5 - state.seats)
        assert owners.count(NEUTRAL) == 5 - state.seats
    # 191: seven markers on seven spaces.
    assert len(set(state.track)) == 7
    assert min(state.track) >= 0
    assert max(state.track) <= 16
    # 192: each card is in one place.
    held = [card for cards in state.cards for card in cards]
    assert sorted([*held, *state.bank]) == list(range(1, 8 if state.options["yogi"] else 7))
    # 193: chits.
    assert sum(state.chits) + state.bank_chits == (7 if state.options["yogi"] else 0)
    assert min(*state.chits, state.bank_chits) >= 0
    # 194 and 7: whole gold, never below nothing. (Where it comes from and goes to: see the tests of rule 194.)
    assert all(type(gold) is int and gold >= 0 for gold in state.gold)


def _houses(state: RajaState) -> None:
    """189: twenty houses a colour. 24, 25: the room of villages. Derived sets agree with what stands where."""
    houses = [own + there for own, there in zip(state.reserve, state.quarry, strict=True)]
    assert min(*state.reserve, *state.quarry) >= 0
    own, occupied, doubled = [0] * state.seats, 0, 0
    for village, owners in enumerate(state.villages):
        if owners:
            occupied |= 1 << village
            if len(owners) == 2:
                assert owners[0] <= owners[1]
                doubled |= 1 << village
            assert len(owners) <= (1 if state.seats == 2 else 2)
            for owner in owners:
                houses[owner] += 1
                own[owner] |= 1 << village
    for city, counts in enumerate(state.city_houses):
        for seat, count in enumerate(counts):
            assert count >= 0
            if count:
                houses[seat] += count
                own[seat] |= 1 << CITY_PLACE + city
    if state.steps and isinstance(state.steps[-1], Carrying):
        houses[state.steps[-1].seat] += 1
    assert houses == [20] * state.seats
    assert (own, occupied, doubled) == (state.own, state.occupied, state.doubled)


def clicks(state: State) -> Iterator[Move]:
    """Every move that a click anywhere on the screen can make, legal or not."""
    assert isinstance(state, RajaState)
    board = state.board
    yield from (Pass(), Keep(), TakeGold(), Quarry(), End())
    yield from map(Bid, range(17))
    for card in range(1, 8):
        for kind in (Choose, Take, Swap, Give):
            yield kind(card)
    yield from map(Attract, range(5))
    for action in ACTIONS:
        yield Point(action)
        yield Chit(action)
    for road in board.roads:
        yield Travel(road.id, road.origin)
        yield Travel(road.id, road.to)
    for place in state.menu.places:
        for kind in (Place, House, BuildersHouse, Lift, BuildersLift, Drop):
            yield kind(place)
    for junction in board.junctions:
        yield Lower(junction.id)
        for site in ("central", "outer"):
            yield Palace(junction.id, site)


# ---- ways to play --------------------------------------------------------------------------------------------------

_PLANS = ("gold", "palace", "palace_house", "palace", "two_houses", "house", "governors", "characters", "quarry")


def lively(state: State, rng: Rng) -> Move:
    """Play to build: actions that lead to palaces, roads to the Maharaja, and all that was chosen before the end."""
    moves = state.legal_moves()
    if len(moves) == 1:
        return moves[0]
    first = moves[0]
    if isinstance(first, Point):
        return Point(_PLANS[rng.below(len(_PLANS))]) if rng.below(100) < 80 else moves[rng.below(len(moves))]
    if isinstance(first, Bid) and rng.below(100) < 70:
        return moves[0] if rng.below(2) else moves[-1]
    if moves[-1] != End():
        return moves[rng.below(len(moves))]
    if rng.below(100) < 8:
        return moves[rng.below(len(moves))]
    deeds = [move for move in moves[:-1] if not isinstance(move, Travel)]
    palaces = [move for move in deeds if isinstance(move, Palace)]
    if palaces:
        return palaces[rng.below(len(palaces))]
    roads = [move for move in moves if isinstance(move, Travel)]
    if deeds and (not roads or rng.below(100) < 55):
        return deeds[rng.below(len(deeds))]
    if roads and rng.below(100) < 75:
        return roads[rng.below(len(roads))]
    return moves[-1]


# ---- sets of options -----------------------------------------------------------------------------------------------

GOLDEN: dict[str, dict[str, OptionValue]] = {
    "default": {},
    "advanced_1": ADVANCED_1,
    "advanced_2": ADVANCED_2,
    "short_both": {**SHORT, **BOTH, "forgone": "per_turn", "monopoly": "presence"},
}
PRESETS = (*GOLDEN.values(), BOTH)

#: Each two values of two options meet in at least one of these rows: an option's row has a 1 where it is not the
#: default. A row of twelve columns' orthogonal array; the youngest is added by turns.
_TWO_VALUED = (
    "short_game", "yogi", "auction", "home_cities", "start_at_home", "several_characters", "hidden_gold", "forgone",
    "monopoly",
)  # fmt: skip
_SEED_ROW = (1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0)


def covering_sets(seats: int) -> Iterator[dict[str, OptionValue]]:
    """Sets of options for one number of players: presets, each other value by itself, and pairs of all values."""
    seen = []
    for chosen in (*PRESETS, *_single(seats), *_pairs(seats)):
        options = durbar.game("raja").full_options(chosen, seats)
        if options not in seen:
            seen.append(options)
            yield options


def _single(seats: int) -> Iterator[dict[str, OptionValue]]:
    """Each value that is not the default by itself, at one number of players each; all of the youngest's."""
    for number, name in enumerate(_TWO_VALUED):
        if number % 4 == seats - 2:
            yield {name: _other(name)}
    for youngest in range(1, seats + 1):
        if youngest % 2 == seats % 2:
            yield {"youngest": youngest}


def _pairs(seats: int) -> Iterator[dict[str, OptionValue]]:
    """Rows of an orthogonal array of strength two (Plackett and Burman's of twelve), a quarter at each count."""
    rows = [tuple(_SEED_ROW[(column + shift) % 11] for column in range(11)) for shift in range(11)]
    for number, row in enumerate(rows):
        if number % 4 == seats - 2 or number % 4 == (seats + 3) % 4:
            chosen = {name: _other(name) for name, other in zip(_TWO_VALUED, row, strict=False) if other}
            yield {**chosen, "youngest": number % seats + 1}


def _other(name: str) -> OptionValue:
    (option,) = (option for option in durbar.game("raja").options if option.id == name)
    return next(value for value in option.values if value != option.default)


def all_sets(seats: int) -> Iterator[dict[str, OptionValue]]:
    """Every set of options on Durbar's own map."""
    game = durbar.game("raja")
    ids = [option.id for option in game.options]
    values = [(option.default,) if option.id == "board" else game.values(option, seats) for option in game.options]
    for chosen in product(*values):
        yield dict(zip(ids, chosen, strict=True))
