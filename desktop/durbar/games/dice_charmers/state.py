"""A position of The Dice Charmers: dice, sheets, what can be asked of them, the small changes to them."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec.structs import replace

from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.rng import Rng
from durbar.engine.state import Standing, State, Step, ranked
from durbar.games.dice_charmers import Progress, usable
from durbar.games.dice_charmers.board import Board, Face
from durbar.games.dice_charmers.boards import board as board_of
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.events import DiceRerolled
from durbar.games.dice_charmers.marks import Marks, fresh
from durbar.games.dice_charmers.moves import MOVES
from durbar.games.dice_charmers.names import DICE, ELEPHANT, FACES
from durbar.games.dice_charmers.sheet import Sheet
from durbar.games.dice_charmers.sheet_view import sheet_view
from durbar.games.dice_charmers.view import View, dice_shown, places_of

MARKET_SALES = 3
TWO_PLAYERS_PICKS = 4


class DiceCharmersState(State):
    """A position of The Dice Charmers.

    faces: by die, the number of the face it shows. places: by die, CENTRE, ELEPHANT or a seat. first: who has the
    elephant. pick: choices made in this round. marks: sheets by seat. pending: bonuses of the acting player that wait,
    in the order they came. running: the bonus that is being carried out, -1 for none.
    """

    __slots__ = (
        "board",
        "faces",
        "first",
        "marks",
        "options",
        "pending",
        "pick",
        "places",
        "round",
        "running",
        "sheet",
    )

    moves: ClassVar = MOVES
    end_section = "11"

    options: Options
    board: Board
    sheet: Sheet
    faces: bytearray
    places: bytearray
    first: int
    pick: int
    round: int
    marks: list[Marks]
    pending: list[int]
    running: int

    def _set_up(self, seats: int, options: Options) -> None:
        """Lay out all that is there before the first round (§3).

        Raises MissingBoard when the file of sheets is gone.
        """
        self.options = options
        self.board = board_of(str(options["board"]))
        self.sheet = self.board.sheets[str(options["sheet"])]
        self.marks = [fresh(self.sheet)] * seats
        self.faces = bytearray(len(DICE))
        self.pending = []
        self.running = -1
        start = options["start_player"]
        self.first = int(start) - 1 if start != "random" else self.rng.below(seats)
        self.round = 0

    @classmethod
    def rebuilt(cls, view: View, rng: Rng) -> Self:
        """Return the position that a view shows, with other chance ahead."""
        state = cls._before_all(rng)
        state.options = dict(view.options)
        state.board, state.sheet = view.board, view.sheet
        state.marks = list(view.marks)
        state.faces = bytearray(view.dice[die].number for die in DICE)
        state.places = places_of(view.dice)
        state.first, state.pick, state.round = view.first, view.pick, view.round
        number = view.sheet.number
        state.pending = [number[bonus] for bonus in view.pending]
        state.running = -1 if view.running is None else number[view.running]
        state.steps = list(view.steps)
        return state

    def within_turn(self, step: Step[Any]) -> Self:
        """Return the same table within a turn that is at a step, its die taken and nothing waiting.

        With chance of its own.
        """
        twin = self.copy()
        twin.rng = Rng(0)
        twin.pick = max(self.pick, 1)
        twin.pending, twin.running = [], -1
        twin.steps = [step]
        twin.forget_moves()
        return twin

    # ---- asking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.marks)

    @property
    def elephant_die(self) -> int:
        """The number of the die on the elephant, -1 for none."""
        return self.places.find(ELEPHANT)

    def face(self, die: int) -> Face:
        """Return what a die shows."""
        return self.board.faces[die // 2][self.faces[die]]

    def die_usable(self, seat: int, die: int) -> bool:
        """Return whether the face of a die would do something for a seat (§8)."""
        return usable.face_usable(self.sheet, self.marks[seat], die // 2, self.face(die))

    def effect_usable(self, seat: int, effect: Effect) -> bool:
        """Return whether a reward would do something for a seat (§9)."""
        return usable.effect_usable(self.sheet, self.marks[seat], effect, (self.face(0), self.face(1)))

    def bonus_usable(self, seat: int, bonus: int) -> bool:
        """Return whether a waiting bonus would do something; two half-roads may be one road in an empty cell (§10)."""
        effect = self.sheet.bonuses[bonus].effect
        if self.effect_usable(seat, effect):
            return True
        return effect.type == "half_road" and self.partner(bonus) >= 0 and self.marks[seat].reachable

    def partner(self, bonus: int) -> int:
        """Return another half-road bonus that waits, -1 for none."""
        bonuses = self.sheet.bonuses
        others = (other for other in self.pending if other != bonus and bonuses[other].effect.type == "half_road")
        return next(others, -1)

    def copy(self) -> Self:
        """Return an equal state that shares nothing that can change."""
        twin = self._twin()
        twin.options = self.options
        twin.board = self.board
        twin.sheet = self.sheet
        twin.faces = self.faces[:]
        twin.places = self.places[:]
        twin.first = self.first
        twin.pick = self.pick
        twin.round = self.round
        twin.marks = self.marks[:]
        twin.pending = self.pending[:]
        twin.running = self.running
        return twin

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        """Return the state without the sheet, which the board has, to pickle."""
        nothing, kept = super().__getstate__()
        del kept["sheet"]
        return nothing, kept

    def __setstate__(self, pickled: tuple[None, dict[str, Any]]) -> None:
        """Take up what was pickled, and the sheet of the board."""
        for name, value in pickled[1].items():
            setattr(self, name, value)
        self.sheet = self.board.sheets[str(self.options["sheet"])]

    def facts(self) -> Any:
        """Return all of the state as plain values."""
        return (
            self.rng.state,
            self.faces.hex(),
            self.places.hex(),
            self.first,
            self.pick,
            self.round,
            self.marks,
            self.pending,
            self.running,
            self._steps_told(),
        )

    def _view(self, seat: int) -> View:
        """Return the table; all is open."""
        bonuses = self.sheet.bonuses
        return View(
            seat=seat,
            seats=self.seats,
            options=dict(self.options),
            board=self.board,
            to_act=self.to_act,
            step=self.step,
            steps=tuple(self.steps),
            round=self.round,
            first=self.first,
            pick=self.pick,
            dice=dice_shown(self.board, self.faces, self.places),
            sheets=tuple([sheet_view(marks, self.sheet) for marks in self.marks]),
            pending=tuple(bonuses[bonus].id for bonus in self.pending),
            running=None if self.running < 0 else bonuses[self.running].id,
        )

    def progress(self) -> Progress:
        """Return the round and the sheet."""
        return Progress(self.round, "moon" if self.options["sheet"] == "moon" else "sun")

    def _resample(self, seat: int, rng: Rng) -> Self:
        """Return the same table with other rolls to come."""
        sample = self.copy()
        sample.rng = Rng(rng.below(1 << 32))
        return sample

    def scores(self) -> list[int]:
        """Return by seat how many coins the tracks have crossed by; what is missing counts below 0 (§11)."""
        return [marks.excess(self.sheet) for marks in self.marks]

    def standings(self) -> list[Standing]:
        """Return standings, greatest excess first; ties by karma gained, then by karma used (§11)."""
        return ranked(self.scores(), [(marks.karma, marks.karma_used) for marks in self.marks])

    def reroll(self, seat: int, die: int, other: int, events: list[Event]) -> None:
        """Cross out a karma and roll two dice (§8)."""
        marks = self.marks[seat]
        self.marks[seat] = replace(marks, karma_used=marks.karma_used + 1)
        self.faces[die], self.faces[other] = self.rng.below(FACES), self.rng.below(FACES)
        events.append(DiceRerolled(seat, (DICE[die], DICE[other]), (self.faces[die], self.faces[other])))
