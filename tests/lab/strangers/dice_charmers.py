"""The Dice Charmers by strangers: three ways to draw a turn that owe nothing to the players of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from durbar.bots.search.bot import Bot
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.moves import Again, Choose, End, Forfeit, Pass, Reroll
from durbar.games.dice_charmers.names import MARKET_DIFFERENT, MARKET_SAME
from durbar.games.dice_charmers.roads import AROUND
from durbar.games.dice_charmers.sheet import PALACE_COLUMNS, RIVER_SPACES, TOP_LEVEL, Sheet
from durbar.games.dice_charmers.state import DiceCharmersState

CHARACTERS: Final = 6
#: Coins that separate the tracks at the start, less those that the last turn brings.
LONG_WAY: Final = 70


class Reached(NamedTuple):
    """What roads lead to: buildings, markets, border bonuses, empty cells beyond; what levels may still bring."""

    buildings: int
    same: int
    different: int
    borders: int
    open_cells: int
    levels: int


@lru_cache(maxsize=16384)
def reached_cells(sheet: Sheet, roads: bytes, entry: bytes, levels: bytes, gained: int) -> Reached:
    """What the empty cells hold that a road can reach; buildings and levels in coins."""
    buildings = same = different = borders = beyond = raised = 0
    for cell, content in enumerate(sheet.contents):
        if roads[cell]:
            continue
        building = sheet.building[cell]
        if building >= 0:
            raised += 2 * (levels[building] - 1)
        if entry[cell]:
            buildings += 2 * levels[building] if building >= 0 else 0
            same += content == MARKET_SAME
            different += content == MARKET_DIFFERENT
            borders += any(bonus >= 0 and not gained >> bonus & 1 for bonus in sheet.edge_bonus[cell])
            beyond += sum(across is not None and not roads[across] for _, across, _, _ in AROUND[cell])
    return Reached(buildings, same, different, borders, beyond, raised)


@lru_cache(maxsize=4096)
def palace_filled(palace: bytes) -> float:
    """How far the columns of the palace are, of those that are not full: squares of their shares."""
    boxes = [sum(ticked > number for ticked in palace) for number in range(PALACE_COLUMNS)]
    return sum((many / CHARACTERS) ** 2 for many in boxes if many < CHARACTERS)


@lru_cache(maxsize=4096)
def tents_filled(sheet: Sheet, sold: tuple[int, ...], gained: int) -> float:
    """The same for the tents."""
    total = 0.0
    for bonus, first, last in sheet.tents:
        if not gained >> bonus & 1:
            done = sum(max(0, min(last, many) - first + 1) for many in sold)
            total += (done / (len(sold) * (last - first + 1))) ** 2
    return total


class Chainer:
    """Plays each choice of a turn forward in mind to the turn's end, and takes the one whose chain leaves most.

    What it leaves is coins of excess, and hopes: goods in stock, roads that lead somewhere, levels, boxes, the river.
    """

    #: Coins that a good in stock is worth, of the coins that its column pays.
    stock = 0.6
    #: Coins for an empty cell that a road can reach: of what a building or a market there would bring, and a bonus.
    building = 0.22
    market = 1.2
    border = 1.4
    #: Coins for an open cell with nothing to take at once, and for each level of a building type, by cells left of it.
    level = 0.28
    karma = 4.6
    #: Coins for each space of the river ahead.
    river = 0.9
    #: Coins for a full column of the palace, a full tent, shared out as they fill.
    column = 5.0
    tent = 4.0
    #: A reroll is tried if the best die brings less than this many coins.
    reroll = 3.2
    #: How many chains are followed side by side, and how long they may get.
    width = 2
    longest = 12
    #: What the next player gains by a die counts so much for taking it away.
    denial = 0.0
    #: How much hopes count beside what is there.
    hope = 1.0
    #: So many of the next player's choices are looked at.
    looked_at = 8

    def choose(self, position: Position, seed: int) -> Move:
        """The first move of the best chain."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        state: Any = position.sample(Rng(seed))
        seat = position.seat
        now = self.worth(state, state.marks[seat])
        sure = [move for move in legal if not isinstance(move, Reroll | Again | Pass)]
        values = {move: self.chain(state, seat, move) for move in sure}
        if self.denial and state.step == "choosing":
            self._deny(state, seat, values)
        best = max(sure, key=lambda move: values[move]) if sure else None
        again = [move for move in legal if isinstance(move, Reroll | Again)]
        patience = self.reroll - self._spare(state, seat) if state.step == "choosing" else self.reroll / 2
        if again and (best is None or values[best] - now < patience):
            return self._rolled(again, values)
        return best if best is not None else legal[-1]

    def _spare(self, state: DiceCharmersState, seat: int) -> float:
        """With little karma one is more patient."""
        return 0.0 if state.marks[seat].unspent_karma > 1 else 0.8

    def _rolled(self, again: Sequence[Move], values: dict[Move, float]) -> Move:
        """The die that is worth least is rolled again."""

        def kept(move: Move) -> float:
            return values.get(Choose(move.die), -99.0) if isinstance(move, Reroll) else 0.0

        return min(again, key=kept)

    def _deny(self, state: DiceCharmersState, seat: int, values: dict[Move, float]) -> None:
        following = (seat + 1) % state.seats
        marks = state.marks[following]
        before = self.worth(state, marks)
        for move in values:
            theirs = state.copy()
            theirs.steps = [type(theirs.steps[-1])(following)]
            theirs.forget_moves()
            if move in theirs.legal_moves():
                theirs.play(move)
                if theirs.to_act == following:
                    choices = theirs.legal_moves()[: self.looked_at]
                    gain = max(self._after(theirs, following, choice) for choice in choices) - before
                    values[move] += self.denial * max(0.0, gain)

    def _after(self, state: DiceCharmersState, seat: int, move: Move) -> float:
        after = state.copy()
        after.play(move)
        return self.worth(after, after.marks[seat])

    # ---- chains ---------------------------------------------------------------------------------------------------

    def chain(self, state: DiceCharmersState, seat: int, move: Move) -> float:
        """What the best chain that begins with a move leaves."""
        best = float("-inf")
        first = state.copy()
        if self._play(first, seat, move) is None:
            return self.worth(state, first.marks[seat]) - self._lost(state, move)
        front = [first]
        seen = set()
        for _ in range(self.longest):
            reached: list[tuple[float, int, DiceCharmersState]] = []
            for each in front:
                for choice in self._choices(each):
                    if isinstance(choice, End):
                        best = max(best, self.worth(each, each.marks[seat]))
                        continue
                    after = each.copy()
                    further = self._play(after, seat, choice)
                    worth = self.worth(after, after.marks[seat])
                    if further is None:
                        best = max(best, worth)
                    elif (here := self._likeness(after, seat)) not in seen:
                        seen.add(here)
                        reached.append((worth + self._waiting(after), len(reached), after))
            if not reached:
                break
            reached.sort(key=lambda one: (-one[0], one[1]))
            front = [one[2] for one in reached[: self.width]]
        return best if best > float("-inf") else self.worth(front[0], front[0].marks[seat])

    def _likeness(self, state: DiceCharmersState, seat: int) -> tuple[Any, ...]:
        """The same for two states of a turn from which the same chains go on."""
        return state.marks[seat], frozenset(state.pending), tuple(state.steps)

    def _lost(self, state: DiceCharmersState, move: Move) -> float:
        return 0.01 * len(state.pending) if isinstance(move, End) else 0.0

    def _waiting(self, state: DiceCharmersState) -> float:
        """A bonus that waits is worth something."""
        return 2.0 * len(state.pending)

    def _play(self, state: DiceCharmersState, seat: int, move: Move) -> DiceCharmersState | None:
        """Play a move; None when the turn is over."""
        pick, round_now = state.pick, state.round
        state.play(move)
        over = state.to_act != seat or (state.pick, state.round) != (pick, round_now)
        return None if over else state

    def _choices(self, state: DiceCharmersState) -> Iterator[Move]:
        legal = state.legal_moves()
        for move in legal:
            if not isinstance(move, Forfeit) or len(legal) == 1:
                yield move

    # ---- what a sheet is worth ------------------------------------------------------------------------------------

    def worth(self, state: DiceCharmersState, marks: Marks) -> float:
        """Coins of excess, and hopes in coins, less of them the nearer the end."""
        sheet = state.sheet
        way = min([-other.excess(sheet) for other in state.marks]) / LONG_WAY + 0.1
        return marks.excess(sheet) + self.hope * hopes(self, sheet, marks) * min(1.0, max(0.0, way))

    def hopes(self, sheet: Sheet, marks: Marks) -> float:
        """What a sheet may still bring, in coins."""
        found = self._goods(sheet, marks) + self._roads(sheet, marks) + palace_filled(marks.palace) * self.column
        found += self.river * (RIVER_SPACES - marks.position) + self.karma * marks.unspent_karma
        return found + self.tent * tents_filled(sheet, marks.sold, marks.gained)

    def _goods(self, sheet: Sheet, marks: Marks) -> float:
        return self.stock * sum(sum(sheet.values[a:b]) for a, b in zip(marks.sold, marks.circled, strict=True))

    def _roads(self, sheet: Sheet, marks: Marks) -> float:
        reached = reached_cells(sheet, marks.roads, marks.entry, marks.levels, marks.gained)
        total = self.building * reached.buildings + self.border * reached.borders + 0.15 * reached.open_cells
        total += self.market * (reached.same + reached.different)
        return total + self.level * reached.levels + 0.5 * marks.levels.count(TOP_LEVEL)


@lru_cache(maxsize=16384)
def hopes(player: Chainer, sheet: Sheet, marks: Marks) -> float:
    """What a player hopes for from a sheet: the same sheets come up in many chains."""
    return player.hopes(sheet, marks)


class Architect(Chainer):
    """Builds first: levels early, then buildings that pay three fame, roads towards the bonuses at the border.

    Follows one chain only, but takes a dear view of karma, which it spends when no die suits the plan.
    """

    level = 0.5
    building = 0.4
    border = 1.5
    river = 0.5
    stock = 0.5
    karma = 4.2
    reroll = 4.2


class Trader(Chainer):
    """Sells: goods, tents, markets for three, the river for its coins; and looks at what the next player wants."""

    stock = 0.75
    market = 2.0
    tent = 5.5
    river = 0.9
    level = 0.15
    building = 0.15
    border = 0.6
    denial = 0.1


STRANGERS: Final[dict[str, Callable[[], Bot]]] = {"chainer": Chainer, "architect": Architect, "trader": Trader}
