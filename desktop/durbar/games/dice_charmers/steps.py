"""Steps in which something is written on the sheet: roads, goods and their sale, buildings; what all steps share."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.state import Step
from durbar.games.dice_charmers import pen, refusals
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.events import RewardLost, Stopped
from durbar.games.dice_charmers.moves import Copy, Forfeit, Gain, Half, Road, Sell, Stop, Upgrade
from durbar.games.dice_charmers.names import BUILDINGS, DICE, DIE_NUMBER, GOODS, MARKET_DIFFERENT, PURPLE
from durbar.games.dice_charmers.roads import CELL_NUMBER, HALF_MOVES, HALVES, PAIR, ROAD_MOVES
from durbar.games.dice_charmers.sentences import Refusal
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, TOP_LEVEL
from durbar.games.dice_charmers.state import MARKET_SALES, DiceCharmersState
from durbar.games.dice_charmers.usable import goods_gain

GAIN = tuple(Gain(good) for good in GOODS)
_SELL = tuple(Sell(good) for good in GOODS)
_UPGRADE = tuple(Upgrade(building) for building in BUILDINGS)
_STOP, FORFEIT = Stop(), Forfeit()


def by_name(names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the numbers of ids in the order in which moves stand."""
    return tuple(sorted(range(len(names)), key=names.__getitem__))


DICE_SORTED, GOODS_SORTED = by_name(DICE), by_name(GOODS)
_BUILDINGS_SORTED = by_name(BUILDINGS)


class DiceStep(Step[DiceCharmersState], frozen=True):
    """What the steps share. reward: the river's reward that this step carries out and that may be given up."""

    def why_not(self, state: DiceCharmersState, move: Move) -> Refusal:
        """Return the reason, in the words of the move where it belongs to this step, else in those of the step."""
        return refusals.why_not(state, self, move)


class Build(DiceStep, frozen=True):
    """A road of a shape is drawn in an empty cell that the network reaches (§5.2)."""

    shape: str
    reward: Effect | None = None

    name: ClassVar[str] = "build"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return every cell and turn that joins the network."""
        moves = _whole_roads(state, self.seat, self.shape)
        return (*moves, FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Draw the road; a market that opens is a step of its own."""
        state.steps.pop()
        if isinstance(move, Road):
            _draw_road(state, self.seat, move, events)
        else:
            give_up(self.seat, self.reward, events)


class Halves(DiceStep, frozen=True):
    """Half-roads are added to roads, or two of them make a road in an empty cell (§5.2).

    left: how many. merge: another half-road bonus that waits and can be used for the same road, -1 for none. begun: one
    of two is drawn, so that the other may be left.
    """

    left: int
    merge: int = -1
    begun: bool = False
    reward: Effect | None = None

    name: ClassVar[str] = "halves"

    @property
    def pair(self) -> bool:
        """Whether two half-roads are at hand for an empty cell."""
        return self.left == HALVES or self.merge >= 0

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return whole roads where two halves are at hand; every open side of every road."""
        moves = _whole_roads(state, self.seat, PAIR) if self.pair else []
        for cell, arms in enumerate(state.marks[self.seat].roads):
            if arms:
                moves += HALF_MOVES[cell][arms]
        if self.begun:
            moves.append(_STOP)
        if self.reward is not None:
            moves.append(FORFEIT)
        return tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Draw; the second half of two may follow."""
        state.steps.pop()
        if isinstance(move, Road):
            if self.left == 1:
                pen.cross_out(state, self.seat, self.merge, True, events)
            _draw_road(state, self.seat, move, events)
        elif isinstance(move, Half):
            pen.half_road(state, self.seat, CELL_NUMBER[move.cell], move.side, events)
            if self.left == HALVES and state.marks[self.seat].extendable:
                state.steps.append(Halves(self.seat, 1, begun=True))
        elif isinstance(move, Stop):
            events.append(Stopped(self.seat, self.left))
        else:
            give_up(self.seat, self.reward, events)


class Sale(DiceStep, frozen=True):
    """Goods in stock are sold one by one (§5.4).

    left: how many more. rule: any, same, different, same_or_different. sold: the kinds sold so far. or_good: the
    Merchant, who may bring a good instead. market: it may be left without a sale.
    """

    left: int
    rule: str
    sold: tuple[int, ...] = ()
    or_good: bool = False
    market: bool = False
    reward: Effect | None = None

    name: ClassVar[str] = "sale"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return a good instead; every kind in stock that the rule allows; an end."""
        marks = state.marks[self.seat]
        moves: list[Move] = []
        if self.or_good and not self.sold:
            moves += [GAIN[good] for good in GOODS_SORTED if marks.circled[good] < GOODS_COLUMNS]
        moves += [_SELL[good] for good in GOODS_SORTED if self.may_sell(marks.circled, marks.sold, good)]
        if self.sold or self.market:
            moves.append(_STOP)
        elif self.reward is not None:
            moves.append(FORFEIT)
        return tuple(moves)

    def may_sell(self, circled: tuple[int, ...], sold: tuple[int, ...], good: int) -> bool:
        """Return whether one of this kind may be sold next."""
        return circled[good] > sold[good] and self.rule_allows(good)

    def rule_allows(self, good: int) -> bool:
        """Return whether the rule lets this kind follow what was sold."""
        if not self.sold or self.rule == "any":
            return True
        if self.rule == "different":
            return good not in self.sold
        if self.rule == "same":
            return good == self.sold[0]
        if len(self.sold) == 1:
            return True
        return (good == self.sold[0]) if self.sold[0] == self.sold[1] else good not in self.sold

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Sell, and go on while something may be sold."""
        state.steps.pop()
        if isinstance(move, Gain):
            pen.goods(state, self.seat, (GOODS.index(move.good),), events)
        elif isinstance(move, Sell):
            good = GOODS.index(move.good)
            pen.sell(state, self.seat, good, events)
            step = replace(self, left=self.left - 1, sold=(*self.sold, good))
            marks = state.marks[self.seat]
            if step.left and any(step.may_sell(marks.circled, marks.sold, other) for other in range(len(GOODS))):
                state.steps.append(step)
        elif isinstance(move, Stop):
            events.append(Stopped(self.seat, self.left))
        else:
            give_up(self.seat, self.reward, events)


class Pick(DiceStep, frozen=True):
    """Different goods are gained one by one (§10). left: how many more. free: the kinds that may still be had."""

    left: int
    free: tuple[int, ...]
    reward: Effect | None = None

    name: ClassVar[str] = "pick"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return each kind that is neither full nor had already."""
        moves: list[Move] = [GAIN[good] for good in GOODS_SORTED if good in self.free]
        return (*moves, FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Circle it, and go on with the other kinds."""
        state.steps.pop()
        if not isinstance(move, Gain):
            give_up(self.seat, self.reward, events)
            return
        good = GOODS.index(move.good)
        pen.goods(state, self.seat, (good,), events)
        free, left = tuple(other for other in self.free if other != good), self.left - 1
        if left:
            state.steps.append(Pick(self.seat, left, free))


class Improve(DiceStep, frozen=True):
    """A type of building is raised (§6)."""

    reward: Effect | None = None

    name: ClassVar[str] = "improve"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return each type below its top level."""
        levels = state.marks[self.seat].levels
        moves: list[Move] = [_UPGRADE[kind] for kind in _BUILDINGS_SORTED if levels[kind] < TOP_LEVEL]
        return (*moves, FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Raise it."""
        state.steps.pop()
        if isinstance(move, Upgrade):
            pen.upgrade(state, self.seat, BUILDINGS.index(move.building), events)
        else:
            give_up(self.seat, self.reward, events)


class CopyDie(DiceStep, frozen=True):
    """The goods of one purple die are gained, wherever it lies (§10)."""

    reward: Effect | None = None

    name: ClassVar[str] = "copy_die"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return each purple die that shows a good with one left to circle."""
        marks = state.marks[self.seat]
        dice = [die for die in DICE_SORTED if die // 2 == PURPLE and goods_gain(marks, state.face(die).goods)]
        moves: list[Move] = [_COPY[die] for die in dice]
        return (*moves, FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Circle its goods; the die stays where it is."""
        state.steps.pop()
        if isinstance(move, Copy):
            pen.goods(state, self.seat, state.face(DIE_NUMBER[move.die]).goods, events)
        else:
            give_up(self.seat, self.reward, events)


_COPY = {die: Copy(DICE[die]) for die in range(len(DICE)) if die // 2 == PURPLE}


def _whole_roads(state: DiceCharmersState, seat: int, shape: str) -> list[Move]:
    marks, table = state.marks[seat], ROAD_MOVES[shape]
    moves: list[Move] = []
    for cell, (arms, entry) in enumerate(zip(marks.roads, marks.entry, strict=True)):
        if entry and not arms:
            moves += table[cell][entry]
    return moves


def _draw_road(state: DiceCharmersState, seat: int, move: Road, events: list[Event]) -> None:
    """Draw a road in an empty cell; in a market that opens, goods in stock may be sold (§5.4)."""
    cell, sheet = CELL_NUMBER[move.cell], state.sheet
    pen.road(state, seat, cell, move.arms, events)
    if sheet.building[cell] < 0 and any(state.marks[seat].stock):
        rule = "different" if sheet.contents[cell] == MARKET_DIFFERENT else "same"
        state.steps.append(Sale(seat, MARKET_SALES, rule, market=True))


def give_up(seat: int, reward: Effect | None, events: list[Event]) -> None:
    """Give up a reward of the river."""
    assert reward is not None
    events.append(RewardLost(seat, reward, True))
