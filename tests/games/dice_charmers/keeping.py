"""What The Dice Charmers gives to the tests of all games: laws, clicks, ways to play and sets of options."""

from collections.abc import Iterator
from functools import cache

import durbar
from durbar.engine.game import OptionValue
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.moves import (
    Again,
    Choose,
    Copy,
    End,
    Forfeit,
    Gain,
    Half,
    Palace,
    Pass,
    Reroll,
    Reward,
    Road,
    Sail,
    Sell,
    Stop,
    Upgrade,
    Use,
)
from durbar.games.dice_charmers.names import BUILDINGS, CENTRE, CHARACTERS, DICE, ELEPHANT, GOODS
from durbar.games.dice_charmers.roads import ARMS, AROUND, CELL_IDS, CELLS, SIDES
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, KARMA_BOXES, PALACE_COLUMNS, RIVER_SPACES, TOP_LEVEL, Sheet
from durbar.games.dice_charmers.state import DiceCharmersState

#: A random game of five takes about 600 decisions; 148 ends it long before this.
BOUND = 3000


def laws(state: State) -> None:
    """Rules 141 to 147, as far as one position shows them."""
    assert isinstance(state, DiceCharmersState)
    _dice(state)
    for marks in state.marks:
        _marks(state.sheet, marks)
        _roads(state.sheet, marks)
    acting = state.to_act
    waiting = sum(1 << bonus for bonus in state.pending)
    assert waiting.bit_count() == len(state.pending), "147: no bonus waits twice"
    if acting is not None:
        marks = state.marks[acting]
        assert waiting & marks.gained == waiting
        assert not waiting & marks.used
    else:
        assert not state.pending


def _dice(state: DiceCharmersState) -> None:
    """141: eight dice; 9, 12, 13: one on the elephant at most, no more in the depots than were chosen."""
    assert len(state.faces) == len(state.places) == len(DICE) == 8
    assert all(face < 6 for face in state.faces)
    assert all(place in (CENTRE, ELEPHANT) or place < state.seats for place in state.places)
    assert state.places.count(ELEPHANT) <= 1
    for seat in range(state.seats):
        assert state.places.count(seat) <= (2 if state.seats == 2 else 1)


def _marks(sheet: Sheet, marks: Marks) -> None:
    """142, 143, 146, and no number beyond what is printed."""
    for circled, sold in zip(marks.circled, marks.sold, strict=True):
        assert 0 <= sold <= circled <= GOODS_COLUMNS
    assert all(boxes <= PALACE_COLUMNS for boxes in marks.palace)
    assert all(1 <= level <= TOP_LEVEL for level in marks.levels)
    assert 0 <= marks.karma_used <= marks.karma <= KARMA_BOXES
    assert 0 <= marks.fame <= sheet.tracks.fame_cells
    assert 0 <= marks.money <= sheet.tracks.money_cells
    assert marks.river < 1 << RIVER_SPACES
    assert not marks.river or marks.river >> marks.position - 1 == 1
    assert not marks.used & ~marks.gained
    assert not marks.gained >> len(sheet.bonuses)


def _roads(sheet: Sheet, marks: Marks) -> None:
    """144: joined to the residence, two to four arms; the sides from which cells can be reached are kept rightly."""
    _network(sheet.residence, sheet.exits, marks.roads, marks.entry)


@cache
def _network(residence: int, exits: int, roads: bytes, entry: bytes) -> None:
    """A move changes one sheet at most: each drawing is looked at once, and again only if it was wrong."""
    arms = list(roads)
    assert not arms[residence]
    assert all(not mask or mask.bit_count() >= 2 for mask in arms)
    arms[residence] = exits
    reached, edge = {residence}, [residence]
    while edge:
        cell = edge.pop()
        for bit, across, back, _ in AROUND[cell]:
            if across is not None and arms[cell] & bit and arms[across] & back and across not in reached:
                reached.add(across)
                edge.append(across)
    assert reached == {cell for cell in range(CELLS) if arms[cell]}
    for cell in range(CELLS):
        into = sum(bit for bit, across, back, _ in AROUND[cell] if across is not None and arms[across] & back)
        assert cell == residence or entry[cell] == into


def clicks(state: State) -> Iterator[Move]:
    """Every move that a click anywhere on the screen can make, legal or not."""
    assert isinstance(state, DiceCharmersState)
    for kind in (Choose, Reroll, Copy):
        yield from map(kind, DICE)
    yield from (Again(), Pass(), Stop(), Forfeit(), End())
    for cell in CELL_IDS:
        yield from (Road(cell, arms) for arms in ARMS if len(arms) >= 2)
        yield from (Half(cell, side) for side in SIDES)
    yield from map(Gain, GOODS)
    yield from map(Sell, GOODS)
    yield from map(Sail, range(1, RIVER_SPACES + 1))
    yield from map(Palace, CHARACTERS)
    yield from map(Upgrade, BUILDINGS)
    yield from (Reward(1), Reward(2))
    yield from (Use(bonus.id) for bonus in state.sheet.bonuses)


def lively(state: State, rng: Rng) -> Move:
    """Use every bonus, build and sell where it can be done, end a turn last: such games get far on all tracks."""
    moves = state.legal_moves()
    if rng.below(100) < 5:
        return moves[rng.below(len(moves))]
    wanted = [move for move in moves if not isinstance(move, (End, Stop, Forfeit, Reroll, Again))] or moves
    return wanted[rng.below(len(wanted))]


# ---- sets of options -----------------------------------------------------------------------------------------------

SHEETS = ("sun", "moon")
GOLDEN: dict[str, dict[str, OptionValue]] = {sheet: {"sheet": sheet} for sheet in SHEETS}


def covering_sets(seats: int) -> Iterator[dict[str, OptionValue]]:
    """Both sheets, and every start player once."""
    game = durbar.game("dice_charmers")
    for sheet in SHEETS:
        yield game.full_options({"sheet": sheet}, seats)
    for start in range(1, seats + 1):
        yield game.full_options({"sheet": SHEETS[start % 2], "start_player": start}, seats)
