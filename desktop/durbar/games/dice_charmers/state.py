"""A position of The Dice Charmers and what is done to it between decisions."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec.structs import replace

from durbar.engine.chance import Chance
from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.state import Standing, State, ranked
from durbar.games.dice_charmers import action, pen, usable
from durbar.games.dice_charmers.board import Board, Face
from durbar.games.dice_charmers.boards import board as board_of
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.events import (
    BonusLost,
    DiceRerolled,
    DieChosen,
    GameEnded,
    PassBegan,
    Passed,
    RoundBegan,
    TurnEnded,
)
from durbar.games.dice_charmers.marks import Marks, fresh
from durbar.games.dice_charmers.moves import MOVES
from durbar.games.dice_charmers.names import CENTRE, COLOURS, DICE, ELEPHANT, FACES
from durbar.games.dice_charmers.sheet import Sheet
from durbar.games.dice_charmers.sheet_view import sheet_view
from durbar.games.dice_charmers.steps import BONUSES, CHOOSING, DiceStep, Rewards, Sale
from durbar.games.dice_charmers.view import View, dice_shown, places_of
from durbar.games.dice_charmers.whereabouts import Whereabouts

MARKET_SALES = 3
TWO_PLAYERS_PICKS = 4
_AUTOMATIC = frozenset(("coins", "fame", "karma"))
_ALL_CENTRE = bytes([CENTRE] * len(DICE))


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

    @classmethod
    def start(cls, seats: int, seed: int, options: Options) -> Self:
        """The first position, all dice rolled (§3, §4). Raises MissingBoard when the file of sheets is gone."""
        state = cls.__new__(cls)
        state.chance = Chance(seed)
        state.options = options
        state.played = 0
        state._legal = None
        state.board = board_of(str(options["board"]))
        state.sheet = state.board.sheets[str(options["sheet"])]
        state.marks = [fresh(state.sheet)] * seats
        state.faces = bytearray(len(DICE))
        state.pending = []
        state.running = -1
        start = options["start_player"]
        state.first = int(start) - 1 if start != "random" else state.chance.below(seats)
        state.round = 0
        state.steps = []
        state._begin_round([])
        return state

    @classmethod
    def rebuilt(cls, view: View, chance: Chance) -> Self:
        """The position that a view shows, with other chance ahead."""
        state = cls.__new__(cls)
        state.chance = chance
        state.options = dict(view.options)
        state.played = 0
        state._legal = None
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

    def within_turn(self, seat: int) -> Self:
        """The same table with a seat within its turn, its die taken and nothing waiting; with chance of its own."""
        twin = self.copy()
        twin.chance = Chance(0)
        twin.pick = max(self.pick, 1)
        twin.pending, twin.running = [], -1
        twin.steps = [BONUSES[seat]]
        twin._legal = None
        return twin

    # ---- asking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.marks)

    @property
    def step(self) -> str:
        """The name of the step that is open, "over" at the end."""
        top = self.steps[-1] if self.steps else None
        assert top is None or isinstance(top, DiceStep)
        return "over" if top is None else top.name

    @property
    def elephant_die(self) -> int:
        """The number of the die on the elephant, -1 for none."""
        return self.places.find(ELEPHANT)

    def face(self, die: int) -> Face:
        """What a die shows."""
        return self.board.faces[die // 2][self.faces[die]]

    def die_usable(self, seat: int, die: int) -> bool:
        """Whether the face of a die would do something for a seat (§8)."""
        return usable.face_usable(self.sheet, self.marks[seat], die // 2, self.face(die))

    def effect_usable(self, seat: int, effect: Effect) -> bool:
        """Whether a reward would do something for a seat (§9)."""
        return usable.effect_usable(self.sheet, self.marks[seat], effect, (self.face(0), self.face(1)))

    def bonus_usable(self, seat: int, bonus: int) -> bool:
        """Whether a waiting bonus would do something; two half-roads may be one road in an empty cell (§10)."""
        effect = self.sheet.bonuses[bonus].effect
        if self.effect_usable(seat, effect):
            return True
        return effect.type == "half_road" and self.partner(bonus) >= 0 and self.marks[seat].reachable

    def partner(self, bonus: int) -> int:
        """Another half-road bonus that waits, -1 for none."""
        bonuses = self.sheet.bonuses
        others = (other for other in self.pending if other != bonus and bonuses[other].effect.type == "half_road")
        return next(others, -1)

    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""
        twin = self.__class__.__new__(self.__class__)
        twin.chance = Chance(self.chance.state)
        twin.options = self.options
        twin.played = self.played
        twin._legal = self._legal
        twin.steps = self.steps[:]
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

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled without the sheet, which the board has."""
        kept = {name: getattr(self, name) for name in (*self.__slots__, *State.__slots__) if name != "sheet"}
        return _unpickled, (kept,)

    def facts(self) -> Any:
        """All of the state as plain values."""
        return (
            self.options,
            self.chance.state,
            self.faces.hex(),
            self.places.hex(),
            self.first,
            self.pick,
            self.round,
            self.marks,
            self.pending,
            self.running,
            [(type(step).__name__, step) for step in self.steps],
        )

    def _view(self, seat: int) -> View:
        """The table; all is open."""
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

    def whereabouts(self) -> Whereabouts:
        """The round and the sheet."""
        return Whereabouts(self.round, "moon" if self.options["sheet"] == "moon" else "sun")

    def _resample(self, seat: int, chance: Chance) -> Self:
        """The same table with other rolls to come."""
        sample = self.copy()
        sample.chance = Chance(chance.below(1 << 32))
        return sample

    def scores(self) -> list[int]:
        """By seat, how many coins the tracks have crossed by; what is missing counts below 0 (§11)."""
        return [marks.excess(self.sheet) for marks in self.marks]

    def standings(self) -> list[Standing]:
        """Greatest excess first; ties by karma gained, then by karma used (§11)."""
        return ranked(self.scores(), [(marks.karma, marks.karma_used) for marks in self.marks])

    # ---- dice --------------------------------------------------------------------------------------------------

    def take_die(self, seat: int, die: int, events: list[Event]) -> None:
        """A die of the centre to the depot; the round's first sends the other of its colour to the elephant (§4)."""
        sent = ""
        if self.pick == 0:
            self.places[die ^ 1] = ELEPHANT
            sent = DICE[die ^ 1]
        self.places[die] = seat
        events.append(DieChosen(seat, DICE[die], self.faces[die], sent))
        self._act(seat, die, events)

    def take_rolled(self, seat: int, die: int, other: int, events: list[Event]) -> None:
        """One of two rolled dice to the depot, the other to the elephant (§8)."""
        self.places[die] = seat
        self.places[other] = ELEPHANT
        idle = not self.die_usable(seat, die)
        events.append(DieChosen(seat, DICE[die], self.faces[die], DICE[other], idle))
        if idle:
            self.steps[-1] = BONUSES[seat]
        else:
            self._act(seat, die, events)

    def _act(self, seat: int, die: int, events: list[Event]) -> None:
        self.steps[-1] = BONUSES[seat]
        action.carry_out_face(self, seat, die // 2, self.face(die), events)

    def reroll(self, seat: int, die: int, other: int, events: list[Event]) -> None:
        """Cross out a karma and roll two dice (§8)."""
        marks = self.marks[seat]
        self.marks[seat] = replace(marks, karma_used=marks.karma_used + 1)
        self.faces[die], self.faces[other] = self.chance.below(FACES), self.chance.below(FACES)
        events.append(DiceRerolled(seat, (DICE[die], DICE[other]), (self.faces[die], self.faces[other])))

    # ---- actions -----------------------------------------------------------------------------------------------

    def play(self, move: Any) -> list[Event]:
        """Make a move, and what follows of itself."""
        events = super().play(move)
        if self.steps:
            self.settle(events)
        return events

    def settle(self, events: list[Event]) -> None:
        """Rewards of the river that leave no choice are taken; a bonus is over when nothing of it is left to do."""
        steps = self.steps
        while isinstance(steps[-1], Rewards) and steps[-1].settle(self, events):
            pass
        if len(steps) == 1:
            self.running = -1

    def take_rewards(self, seat: int, rewards: tuple[Effect, ...], events: list[Event]) -> None:
        """Rewards of a river space: coins, fame and karma at once, the others by choice (§5.5)."""
        for effect in rewards:
            if effect.type in _AUTOMATIC:
                action.carry_out(self, seat, effect, events)
        if left := tuple(effect for effect in rewards if effect.type not in _AUTOMATIC):
            self.steps.append(Rewards(seat, left))

    def carry_out(self, seat: int, effect: Effect, events: list[Event], reward: Effect) -> None:
        """A reward that can be used, and may be given up."""
        action.carry_out(self, seat, effect, events, reward)

    def carry_out_character(self, seat: int, who: int, events: list[Event]) -> None:
        """A character that was chosen."""
        action.carry_out_character(self, seat, who, events)

    def open_market(self, seat: int, different: bool) -> None:
        """Goods in stock may be sold (§5.4)."""
        self.steps.append(Sale(seat, MARKET_SALES, "different" if different else "same", market=True))

    def use(self, seat: int, bonus: int, events: list[Event]) -> None:
        """Cross out a waiting bonus and apply it (§9)."""
        merge = self.partner(bonus)
        pen.cross_out(self, seat, bonus, False, events)
        self.running = bonus
        action.carry_out(self, seat, self.sheet.bonuses[bonus].effect, events, merge=merge)

    # ---- turns -------------------------------------------------------------------------------------------------

    def pass_turn(self, seat: int, events: list[Event]) -> None:
        """No die can be used (§8)."""
        events.append(Passed(seat))
        self._next(events)

    def end_turn(self, seat: int, events: list[Event]) -> None:
        """What still waits is lost (§9)."""
        bonuses = self.sheet.bonuses
        events += [BonusLost(seat, bonuses[bonus].id, self.bonus_usable(seat, bonus)) for bonus in self.pending]
        events.append(TurnEnded(seat))
        self.pending = []
        self._next(events)

    def _next(self, events: list[Event]) -> None:
        """The next choice: of the next player, in the second pass of two, or in the next round (§4, §11, §12)."""
        self.pick += 1
        seats = self.seats
        if self.pick % seats == 0 and max(self.scores()) > 0:
            self._end(True, events)
        elif self.pick == (TWO_PLAYERS_PICKS if seats == 2 else seats):
            self._next_round(events)
        else:
            if self.pick == seats:
                events.append(PassBegan(self.first))
            self.steps = [CHOOSING[(self.first + self.pick) % seats]]

    def _next_round(self, events: list[Event]) -> None:
        if not any(self._can_use_any(marks) for marks in self.marks):
            self._end(False, events)
            return
        self.first = (self.first + 1) % self.seats
        self._begin_round(events)

    def _begin_round(self, events: list[Event]) -> None:
        self.round += 1
        self.pick = 0
        self.faces = bytearray([self.chance.below(FACES) for _ in DICE])
        self.places = bytearray(_ALL_CENTRE)
        self.steps = [CHOOSING[self.first]]
        events.append(RoundBegan(self.round, self.first, tuple(self.faces)))

    def _can_use_any(self, marks: Marks) -> bool:
        """Whether any face of any die would do something on a sheet."""
        dice = ((colour, face) for colour in range(len(COLOURS)) for face in self.board.faces[colour])
        return any(usable.face_usable(self.sheet, marks, colour, face) for colour, face in dice)

    def _end(self, crossed: bool, events: list[Event]) -> None:
        self.steps = []
        events.append(GameEnded(tuple(self.standings()), crossed))


def _unpickled(kept: dict[str, Any]) -> DiceCharmersState:
    state = DiceCharmersState.__new__(DiceCharmersState)
    for name, value in kept.items():
        setattr(state, name, value)
    state.sheet = state.board.sheets[str(state.options["sheet"])]
    return state
