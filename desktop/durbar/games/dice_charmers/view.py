"""What a seat may know of a game of The Dice Charmers: everything, for nothing but coming rolls is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from durbar.engine.state import Step
from durbar.games.dice_charmers.board import Board, Face
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import CENTRE, DIE_NUMBER, ELEPHANT
from durbar.games.dice_charmers.sheet import Sheet


class View(msgspec.Struct, frozen=True):
    """The table. It is the same for every seat but for ``seat`` itself.

    step: name of the step, "over" at the end; steps: all that are open, the current one last. round: from 1. first:
    who has the elephant. pick: choices made in this round. faces: numbers of the dice's faces; places: where they lie,
    see names.py. marks: sheets by seat. pending: bonuses that wait, as numbers of the sheet. running: the one that is
    carried out, -1 for none.
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
    faces: tuple[int, ...]
    places: tuple[int, ...]
    marks: tuple[Marks, ...]
    pending: tuple[int, ...]
    running: int

    @property
    def sheet(self) -> Sheet:
        """The sheet that everybody writes on."""
        return self.board.sheets[str(self.options["sheet"])]

    @property
    def excesses(self) -> tuple[int, ...]:
        """By seat, how many coins the tracks have crossed by; 0 or less: how many are still to go (§11)."""
        return tuple(marks.excess(self.sheet) for marks in self.marks)

    def face(self, die: str) -> Face:
        """What a die shows."""
        number = DIE_NUMBER[die]
        return self.board.faces[number // 2][self.faces[number]]

    def place(self, die: str) -> int:
        """Where a die lies: CENTRE, ELEPHANT or the seat in whose depot it is."""
        return self.places[DIE_NUMBER[die]]

    @property
    def elephant_die(self) -> int:
        """The number of the die on the elephant, -1 for none."""
        return self.places.index(ELEPHANT) if ELEPHANT in self.places else -1

    @property
    def centre(self) -> tuple[int, ...]:
        """Numbers of the dice in the centre."""
        return tuple(die for die, place in enumerate(self.places) if place == CENTRE)
