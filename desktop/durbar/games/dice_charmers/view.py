"""What a seat may know of a game of The Dice Charmers: everything, for nothing but coming rolls is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from durbar.engine.state import Step
from durbar.games.dice_charmers.board import Board, Face
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import CENTRE, COLOURS, DICE, ELEPHANT, GOODS
from durbar.games.dice_charmers.sheet import Sheet
from durbar.games.dice_charmers.sheet_view import SheetView, marks_of

IN_CENTRE, ON_ELEPHANT, IN_DEPOT = "centre", "elephant", "depot"


class DieView(msgspec.Struct, frozen=True):
    """A die. goods: on the face of a purple one; what: road, symbol or character on that of the others.

    number: of this face among the six of its colour, from 0. place: IN_CENTRE, ON_ELEPHANT or IN_DEPOT; seat: whose
    depot it is.
    """

    colour: str
    number: int
    goods: tuple[str, ...]
    what: str
    place: str
    seat: int | None = None


class View(msgspec.Struct, frozen=True, dict=True):
    """The table. It is the same for every seat but for ``seat`` itself. Seats count from 0.

    step: name of the step, "over" at the end; steps: all that are open, the current one last. round: from 1. first:
    who has the elephant. pick: choices made in this round. dice: by id. sheets: what is written on them, by seat.
    pending: ids of the bonuses that wait, in the order they came. running: the one that is carried out.
    """

    seat: int
    seats: int
    options: Mapping[str, bool | str | int]
    board: Board
    to_act: int | None
    step: str
    steps: tuple[Step[Any], ...]
    round: int
    first: int
    pick: int
    dice: Mapping[str, DieView]
    sheets: tuple[SheetView, ...]
    pending: tuple[str, ...]
    running: str | None

    @property
    def sheet(self) -> Sheet:
        """The sheet as it is printed, on which everybody writes."""
        return self.board.sheets[str(self.options["sheet"])]

    @property
    def start_player(self) -> int:
        """The seat that began the game; the option of this name calls it by its number from 1."""
        return (self.first - self.round + 1) % self.seats

    @property
    def elephant_die(self) -> str | None:
        """The die on the elephant."""
        return next((id for id, die in self.dice.items() if die.place == ON_ELEPHANT), None)

    @property
    def centre(self) -> tuple[str, ...]:
        """The dice in the centre."""
        return tuple(id for id, die in self.dice.items() if die.place == IN_CENTRE)

    def depot(self, seat: int) -> tuple[str, ...]:
        """Return the dice in a seat's depot."""
        return tuple(id for id, die in self.dice.items() if die.seat == seat)

    def face(self, die: str) -> Face:
        """Return what a die shows, as it stands in the file of the dice."""
        shown = self.dice[die]
        return self.board.faces[COLOURS.index(shown.colour)][shown.number]

    @cached_property
    def marks(self) -> tuple[Marks, ...]:
        """The sheets by seat once more, in the numbers and sets that the rules reckon with."""
        return tuple(marks_of(written, self.sheet) for written in self.sheets)

    @property
    def excesses(self) -> tuple[int, ...]:
        """By seat, how many coins the tracks have crossed by; 0 or less: how many are still to go (§11)."""
        return tuple(marks.excess(self.sheet) for marks in self.marks)


def dice_shown(board: Board, faces: bytes | bytearray, places: bytes | bytearray) -> dict[str, DieView]:
    """Return the dice by id. faces, places: of each, as a state has them."""
    shown = {}
    for die, (number, place) in enumerate(zip(faces, places, strict=True)):
        face = board.faces[die // 2][number]
        goods = tuple(GOODS[good] for good in face.goods)
        where = {CENTRE: IN_CENTRE, ELEPHANT: ON_ELEPHANT}.get(place, IN_DEPOT)
        seat = place if where == IN_DEPOT else None
        shown[DICE[die]] = DieView(COLOURS[die // 2], number, goods, face.what, where, seat)
    return shown


def places_of(dice: Mapping[str, DieView]) -> bytearray:
    """Return where each die lies, as a state has it."""
    places = {IN_CENTRE: CENTRE, ON_ELEPHANT: ELEPHANT}
    return bytearray(places.get(dice[die].place, dice[die].seat or 0) for die in DICE)
