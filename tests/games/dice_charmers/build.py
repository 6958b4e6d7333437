"""Positions of The Dice Charmers, laid out as on a table, and the few verbs the rule tests are written in.

Only this file knows how a DiceCharmersState keeps its things; the tests ask ``view`` and the functions here. Faces are
words: ``"flag"``, ``"straight"``, ``"portuguese"``; those of a purple die two letters of t, s and p (tea, silk,
spices). A sheet is told by what is on it: ``table(fame=5, tea=2, sold={"tea": 1}, roads={"r2c3": "NS"})``.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace

import durbar
from durbar.engine.event import Event
from durbar.engine.refusal import Refusal
from durbar.games.dice_charmers.board import Board
from durbar.games.dice_charmers.boards import own_board
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.games.dice_charmers.turn import BONUSES, CHOOSING
from tests.games.refusals import check_told

Kind = TypeVar("Kind", bound=Event)

A, B, C, D, E = range(5)

#: Copied from the rulebook and the dossier, and not from the code.
GOODS = ("tea", "silk", "spices")
CHARACTERS = ("great_mogul", "maharani", "merchant", "raja_man_singh", "master_builder", "portuguese")
BUILDINGS = ("temple", "fort", "garden", "stepwell")
DICE = ("purple1", "purple2", "green1", "green2", "blue1", "blue2", "orange1", "orange2")
FACES = {
    "purple": ("tt", "ss", "pp", "ts", "tp", "sp"),
    "green": ("straight", "straight", "curve", "curve", "half_roads", "half_roads"),
    "blue": ("flag", "lotus", "lamp", "conch", "peacock", "tiger"),
    "orange": CHARACTERS,
}
#: What the dice show unless a test says otherwise.
ROLL = {
    "purple1": "ts", "purple2": "pp", "green1": "straight", "green2": "half_roads", "blue1": "flag", "blue2": "lotus",
    "orange1": "merchant", "orange2": "raja_man_singh",
}  # fmt: skip
PLACES = {"centre": 8, "elephant": 9}
ROUND = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
BIT = {"N": 1, "E": 2, "S": 4, "W": 8}
CELLS = tuple(f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6))
RESIDENCE = "r3c3"

#: The long example's roads (rule 109), and one road with which half-roads can be drawn.
LONG = {"r2c3": "NS", "r1c3": "ES", "r1c4": "EW"}
ONE = {"r2c3": "NS"}


def across(cell: str, side: str) -> str:
    """The neighbouring cell, "" beyond the border."""
    row, column = int(cell[1]) + ROUND[side][0], int(cell[3]) + ROUND[side][1]
    return f"r{row}c{column}" if 1 <= row <= 5 and 1 <= column <= 5 else ""


def full() -> dict[str, str]:
    """A crossing in every cell but the residence."""
    return {cell: "NESW" for cell in CELLS if cell != RESIDENCE}


def spaces(*ticked: int) -> int:
    """River spaces as they are kept."""
    return sum(1 << space - 1 for space in ticked)


def sheet(
    *,
    bonuses: Sequence[str] = (),
    board: Board | None = None,
    on: str = "sun",
    sold: Mapping[str, int] | None = None,
    roads: Mapping[str, str] | None = None,
    river: Sequence[int] = (),
    palace: Mapping[str, int] | int = 0,
    levels: Mapping[str, int] | int = 1,
    **written: int,
) -> Marks:
    """A sheet with some marks. bonuses: circled and not crossed out. written: tea, silk, spices circled, fame, money,
    karma (circled), karma_used. A number for palace or levels is for all of them.
    """
    printed = (board or own_board()).sheets[on]
    arms, entry = bytearray(25), bytearray(25)
    drawn = {RESIDENCE: "NESW", **(roads or {})}
    for cell, sides in drawn.items():
        if cell != RESIDENCE:
            arms[CELLS.index(cell)] = sum(BIT[side] for side in sides)
        for side in sides:
            if (to := across(cell, side)) and to != RESIDENCE:
                entry[CELLS.index(to)] |= BIT[BACK[side]]
    boxes = palace if isinstance(palace, Mapping) else dict.fromkeys(CHARACTERS, palace)
    raised = levels if isinstance(levels, Mapping) else dict.fromkeys(BUILDINGS, levels)
    return Marks(
        entry=bytes(entry),
        roads=bytes(arms),
        circled=tuple(written.pop(good, 0) for good in GOODS),
        sold=tuple((sold or {}).get(good, 0) for good in GOODS),
        river=spaces(*river),
        palace=bytes(boxes.get(who, 0) for who in CHARACTERS),
        levels=bytes(raised.get(kind, 1) for kind in BUILDINGS),
        gained=sum(1 << printed.number[id] for id in bonuses),
        **written,
    )


def table(
    seats: int = 3,
    *,
    on: str = "sun",
    turn: int = A,
    pick: int | None = None,
    dice: Mapping[str, str] | None = None,
    at: Mapping[str, str | int] | None = None,
    waiting: Sequence[str] = (),
    others: Mapping[int, Marks] | None = None,
    seed: int = 1,
    printed: Board | None = None,
    **mine: Any,
) -> DiceCharmersState:
    """A position in which a seat chooses a die; with waiting bonuses, its action is done and it may use them.

    Seat A has the elephant. turn: who acts. pick: choices made in this round; by default as many as seats before
    ``turn``, so that nothing lies on the elephant for A. dice: what they show, other than ``ROLL``. at: where they lie
    ("centre", "elephant" or a seat), if not in the centre. printed: sheets other than Durbar's own. mine: the acting
    seat's sheet, others: those of others.
    """
    state = start(seats, seed, sheet=on)
    if printed is not None:
        state.board, state.sheet = printed, printed.sheets[on]
    return laid(state, turn, pick, dice or {}, at or {}, waiting, others or {}, mine)


def laid(
    state: DiceCharmersState,
    turn: int,
    pick: int | None,
    dice: Mapping[str, str],
    at: Mapping[str, str | int],
    waiting: Sequence[str],
    others: Mapping[int, Marks],
    mine: Mapping[str, Any],
) -> DiceCharmersState:
    """A started game brought into a position, see ``table``."""
    on = state.sheet.id
    state.pick = turn if pick is None else pick
    assert (state.first + state.pick) % state.seats == turn, "that seat does not choose now"
    for die, face in {**ROLL, **dice}.items():
        state.faces[DICE.index(die)] = _face(die, face)
    for die, place in at.items():
        state.places[DICE.index(die)] = PLACES[place] if isinstance(place, str) else place
    for seat, marks in others.items():
        state.marks[seat] = marks
    state.marks[turn] = sheet(on=on, board=state.board, bonuses=waiting, **mine)
    state.pending = [state.sheet.number[id] for id in waiting]
    state.steps = [BONUSES[turn] if waiting else CHOOSING[turn]]
    state.forget_moves()
    return state


@cache
def _face(die: str, word: str) -> int:
    return FACES[die[:-1]].index(word)


def start(seats: int = 3, seed: int = 1, **options: str | int) -> DiceCharmersState:
    """The first position of a game; seat A starts unless told otherwise."""
    state = durbar.start("dice_charmers", seats=seats, seed=seed, options={"start_player": 1, **options})
    assert isinstance(state, DiceCharmersState)
    return state


def acting(face: str, seats: int = 3, **position: Any) -> DiceCharmersState:
    """A position in which seat A has taken a die with this face and its action has begun."""
    die = next(f"{colour}1" for colour, faces in FACES.items() if face in faces)
    state = table(seats, **{**position, "dice": {**position.get("dice", {}), die: face}})
    play(state, f"choose {die}")
    return state


def with_karma(state: DiceCharmersState, seat: int, karma: int, used: int = 0) -> DiceCharmersState:
    """The same position with other karma on a sheet."""
    state.marks[seat] = replace(state.marks[seat], karma=karma, karma_used=used)
    state.forget_moves()
    return state


def play(state: DiceCharmersState, *texts: str) -> list[Event]:
    """Play moves by their text and give all that happened."""
    game = durbar.game("dice_charmers")
    return [event for text in texts for event in state.play(game.read_move(text))]


def legal(state: DiceCharmersState, word: str = "") -> list[str]:
    """The legal moves as texts; with a word, what follows it in the moves that begin with it."""
    texts = [str(move) for move in state.legal_moves()]
    return [text.partition(" ")[2] for text in texts if text.split(" ")[0] == word] if word else texts


def refusal(state: DiceCharmersState, text: str) -> tuple[str, str]:
    """Key and section of the reason against a move, which must not be legal."""
    reason = state.why_not(durbar.game("dice_charmers").read_move(text))
    assert isinstance(reason, Refusal), f"{text} is legal"
    check_told(reason)
    return reason.key, reason.section


def marks(state: DiceCharmersState, seat: int = A) -> Marks:
    """A sheet."""
    return state.view(A).marks[seat]


def goods(state: DiceCharmersState, seat: int = A) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Goods circled and sold, each of tea, silk and spices."""
    return marks(state, seat).circled, marks(state, seat).sold


def ticked(state: DiceCharmersState, seat: int = A) -> list[int]:
    """The ticked spaces of the river."""
    river = marks(state, seat).river
    return [space for space in range(1, 19) if river >> space - 1 & 1]


def boxes(state: DiceCharmersState, seat: int = A) -> dict[str, int]:
    """The characters with a ticked box, and how many."""
    return {who: many for who, many in zip(CHARACTERS, marks(state, seat).palace, strict=True) if many}


def level(state: DiceCharmersState, building: str, seat: int = A) -> int:
    """What a type of building is worth."""
    return marks(state, seat).levels[BUILDINGS.index(building)]


def road(state: DiceCharmersState, cell: str, seat: int = A) -> str:
    """The arms of a cell's road."""
    arms = marks(state, seat).roads[CELLS.index(cell)]
    return "".join(side for side in "NESW" if arms & BIT[side])


def waiting(state: DiceCharmersState) -> list[str]:
    """The ids of the bonuses that wait, in the order they came."""
    return list(state.view(A).pending)


def centre(state: DiceCharmersState) -> list[str]:
    """The dice in the centre."""
    return list(state.view(A).centre)


def elephant(state: DiceCharmersState) -> str:
    """The die on the elephant, "" for none."""
    return state.view(A).elephant_die or ""


def depot(state: DiceCharmersState, seat: int) -> list[str]:
    """The dice in a depot."""
    return list(state.view(A).depot(seat))


def faces(state: DiceCharmersState) -> tuple[int, ...]:
    """By die, the number of the face it shows."""
    return tuple(die.number for die in state.view(A).dice.values())


def finish(state: DiceCharmersState) -> list[Event]:
    """The first thing that can be done, until the turn is over."""
    seat, pick, events = state.to_act, (state.round, state.pick), []
    while state.to_act == seat and (state.round, state.pick) == pick:
        events += play(state, legal(state)[0])
    return events


def find(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def one(events: Sequence[Event], kind: type[Kind]) -> Kind:
    """The only event of a kind."""
    (event,) = find(events, kind)
    return event
