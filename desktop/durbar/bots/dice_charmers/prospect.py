"""What the next turn would bring to a sheet of The Dice Charmers, whatever the dice will show."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

import msgspec

from durbar.bots.dice_charmers.judgement import Judgement, Weights
from durbar.bots.dice_charmers.turn import Turn, Way
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.board import Board
from durbar.games.dice_charmers.marks import Marks, fresh
from durbar.games.dice_charmers.names import CENTRE, COLOURS, DICE, FACES, PURPLE
from durbar.games.dice_charmers.sequence import DiceCharmersSequence
from durbar.games.dice_charmers.sheet_view import sheet_view
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.games.dice_charmers.turn import BONUSES
from durbar.games.dice_charmers.view import View, dice_shown

#: The turn after the next is thought of at so many ends of the next one, shared out among all ways that are compared;
#: at least at so many for each of them.
ENDS, ENDS_A_WAY = 24, 3
#: Where fewer turns are left, the one after the next is not thought of.
MIN_TURNS = 0.5
#: Of each colour of dice, about so many are still there when one chooses.
DICE_LEFT = 1.4


class End(msgspec.Struct, frozen=True, gc=False):
    """How a turn may end. chance: of it; worth: of the sheet, in coins."""

    chance: float
    worth: float
    marks: Marks


class Prospect:
    """Sheets as they will be after one more turn, on average over all that the dice may show."""

    def __init__(self, board: Board, sheet: str, dice: tuple[int, ...], turns: float, weights: Weights, width: int):
        """Ask ``prospect`` instead. dice: faces that a goods die may copy. turns: left after that turn."""
        self._turn = Turn(_table(board, sheet, dice), 0, Judgement(board.sheets[sheet], turns, weights), width)
        self._faces = board.faces
        self._known: dict[Marks, list[End]] = {}

    def worth(self, marks: Marks) -> float:
        """Return what a sheet will be worth, in coins."""
        return sum(end.chance * end.worth for end in self.ends(marks))

    def ends(self, marks: Marks) -> list[End]:
        """Return how the turn may end, the best die being taken."""
        if marks not in self._known:
            ways = [(way, colour) for colour in range(len(COLOURS)) for way in self._colour(marks, colour)]
            ways.sort(key=lambda way: way[0].worth)
            chances = chances_to_be_best([colour for _, colour in ways], DICE_LEFT)
            sums: dict[Marks, End] = {}
            for chance, (way, _) in zip(chances, ways, strict=True):
                before = sums[way.marks].chance if way.marks in sums else 0.0
                sums[way.marks] = End(before + chance, way.worth, way.marks)
            self._known[marks] = list(sums.values())
        return self._known[marks]

    def _colour(self, marks: Marks, colour: int) -> list[Way]:
        """Return the best way for each face of a colour; equal ones are thought through once."""
        faces = self._faces[colour]
        ways = {face: self._turn.ways_of_face(marks, colour, faces.index(face))[0] for face in dict.fromkeys(faces)}
        return [ways[face] for face in faces]


class Foresight:
    """Sheets at the end of a turn compared by what the next turn would bring, and the one after that."""

    def __init__(self, state: DiceCharmersState, turns: float, weights: Weights, width: int):
        """turns: left after this one."""
        dice = tuple(face if die // 2 == PURPLE else 0 for die, face in enumerate(state.faces))
        even = round(2 * turns) / 2  # so that what was found out before will do again
        self._next, self._beyond = (
            prospect(state.board, state.sheet.id, dice, max(0.0, even - ahead), weights, width) for ahead in (1, 2)
        )
        self._looks = [look for look, least in ((self.next_turn, 0.0), (self._two_turns, MIN_TURNS)) if turns > least]
        self._sheet = state.sheet
        self._usual = 0.0
        self._ends_a_way = ENDS
        self._found: dict[Marks, float] = {}

    def next_turn(self, marks: Marks) -> float:
        """Return what a sheet will be worth after one more turn, in coins."""
        return self._next.worth(marks)

    def promise(self, marks: Marks) -> float:
        """Return what a sheet is worth by what is known of the turns to come, less what a turn usually brings."""
        return self._found[marks] if marks in self._found else self.next_turn(marks) - self._usual

    def compared(self, ways: Sequence[Way], less: Sequence[float], margins: Sequence[float]) -> list[float]:
        """Return what ways are worth by what is known of the turns to come, the best of them as much as by itself.

        less: coins to be taken off each. margins: see Breadth. After a way that ends the game no turn follows.
        """
        worths = [way.worth - one for way, one in zip(ways, less, strict=True)]
        for look, margin in zip(self._looks, margins, strict=False):
            best = max(range(len(ways)), key=worths.__getitem__)
            close = [number for number, worth in enumerate(worths) if worth >= worths[best] - margin]
            self._ends_a_way = max(ENDS_A_WAY, ENDS // len(close))
            usual = look(ways[best].marks) - less[best] - worths[best]
            if look == self.next_turn:
                self._usual = usual
            for number in close:
                marks = ways[number].marks
                if marks.excess(self._sheet) <= 0:
                    self._found[marks] = look(marks) - usual
                    worths[number] = self._found[marks] - less[number]
        return worths

    def _two_turns(self, marks: Marks) -> float:
        """Return what a sheet will be worth after two more turns, on average over samples of how the first may end."""
        worths = [
            end.worth if end.marks.excess(self._sheet) > 0 else self._beyond.worth(end.marks)
            for end in sampled(self._next.ends(marks), self._ends_a_way)
        ]
        return sum(worths) / len(worths)


def sampled(ends: Sequence[End], many: int) -> list[End]:
    """Return so many of the ends, given from the worst to the best: at even steps of their chances, so without luck."""
    upto = list(accumulate(end.chance for end in ends))
    return [ends[bisect(upto, (step + 0.5) / many, hi=len(ends) - 1)] for step in range(many)]


@lru_cache(maxsize=8)
def prospect(board: Board, sheet: str, dice: tuple[int, ...], turns: float, weights: Weights, width: int) -> Prospect:
    """Return what the next turn would bring.

    Kept for a while, for the same sheets are asked about again within a round.
    """
    return Prospect(board, sheet, dice, turns, weights, width)


def _table(board: Board, sheet: str, dice: tuple[int, ...]) -> DiceCharmersState:
    """Return a table with one seat, whose sheet is empty. dice: numbers of the faces they show."""
    printed = board.sheets[sheet]
    view = View(
        seat=0,
        seats=1,
        options={"sheet": sheet},
        board=board,
        to_act=0,
        step=BONUSES[0].name,
        steps=(BONUSES[0],),
        round=1,
        first=0,
        pick=1,
        dice=dice_shown(board, bytes(dice), bytes([CENTRE] * len(DICE))),
        sheets=(sheet_view(fresh(printed), printed),),
        pending=(),
        running=None,
    )
    return DiceCharmersSequence.rebuilt(view, Rng(0))


def chances_to_be_best(colours: Sequence[int], dice: float) -> list[float]:
    """Return the chance of each face of all dice, given by its colour from the worst to the best, to be the best there
    is.

    dice: how many of each colour are there to choose from, which need not be whole.
    """
    shown, found, before = [0] * len(COLOURS), [], 0.0
    for colour in colours:
        shown[colour] += 1
        none_better = 1.0
        for faces in shown:
            none_better *= (faces / FACES) ** dice
        found.append(none_better - before)
        before = none_better
    return found
