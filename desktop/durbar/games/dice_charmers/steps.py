"""The steps of a turn: choosing a die, what it lets one choose, and the bonuses that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.state import Step
from durbar.games.dice_charmers import pen, refusals
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.events import RewardLost, Stopped
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
from durbar.games.dice_charmers.names import (
    BUILDINGS,
    CENTRE,
    CHARACTERS,
    DICE,
    DIE_NUMBER,
    GOODS,
    PURPLE,
)
from durbar.games.dice_charmers.roads import CELL_NUMBER, HALF_MOVES, PAIR, ROAD_MOVES
from durbar.games.dice_charmers.sentences import Refusal
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, RIVER_SPACES, TOP_LEVEL
from durbar.games.dice_charmers.usable import goods_gain, great_mogul_choices, palace_choices

if TYPE_CHECKING:
    from durbar.games.dice_charmers.state import DiceCharmersState

_CHOOSE = tuple(Choose(die) for die in DICE)
_REROLL = tuple(Reroll(die) for die in DICE)
_GAIN = tuple(Gain(good) for good in GOODS)
_SELL = tuple(Sell(good) for good in GOODS)
_SAIL = tuple(Sail(space) for space in range(RIVER_SPACES + 1))
_PALACE = tuple(Palace(who) for who in CHARACTERS)
_UPGRADE = tuple(Upgrade(building) for building in BUILDINGS)
_AGAIN, _PASS, _STOP, _FORFEIT, _END = Again(), Pass(), Stop(), Forfeit(), End()


def _sorted(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted(range(len(names)), key=names.__getitem__))


_DICE_SORTED, _GOODS_SORTED = _sorted(DICE), _sorted(GOODS)
_CHARACTERS_SORTED, _BUILDINGS_SORTED = _sorted(CHARACTERS), _sorted(BUILDINGS)


class DiceStep(Step["DiceCharmersState"], frozen=True):
    """What the steps share. reward: the river's reward that this step carries out and that may be given up."""

    name: ClassVar[str]

    def why_not(self, state: DiceCharmersState, move: Move) -> Refusal:
        """The reason, in the words of the move where it belongs to this step, else in those of the step."""
        return refusals.why_not(state, self, move)


class Choosing(DiceStep, frozen=True):
    """A player chooses a die of the centre, perhaps after spending karma (§4, §8)."""

    name: ClassVar[str] = "choosing"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Every usable die; with karma every die of the centre to roll; passing where no die can be used."""
        centre = [die for die in _DICE_SORTED if state.places[die] == CENTRE]
        moves: list[Move] = [_CHOOSE[die] for die in centre if state.die_usable(self.seat, die)]
        usable = bool(moves)
        if state.marks[self.seat].unspent_karma and state.elephant_die >= 0:
            moves += [_REROLL[die] for die in centre]
        if not usable:
            moves.append(_PASS)
        return tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Take the die, roll, or pass."""
        if isinstance(move, Choose):
            state.take_die(self.seat, DIE_NUMBER[move.die], events)
        elif isinstance(move, Reroll):
            die = DIE_NUMBER[move.die]
            state.steps[-1] = Rerolled(self.seat, die, state.elephant_die)
            state.reroll(self.seat, die, state.elephant_die, events)
        else:
            state.pass_turn(self.seat, events)


class Rerolled(DiceStep, frozen=True):
    """Two dice were rolled for karma; one of them must be taken, unless more karma is spent (§8)."""

    die: int
    other: int

    name: ClassVar[str] = "rerolled"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Those of the two that can be used; both, without effect, when neither can."""
        two = [die for die in _DICE_SORTED if die in (self.die, self.other)]
        usable = [die for die in two if state.die_usable(self.seat, die)]
        moves: list[Move] = [_CHOOSE[die] for die in usable or two]
        if state.marks[self.seat].unspent_karma:
            moves.append(_AGAIN)
        return tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Take one, the other goes to the elephant; or roll both again."""
        if isinstance(move, Choose):
            die = DIE_NUMBER[move.die]
            state.take_rolled(self.seat, die, self.other if die == self.die else self.die, events)
        else:
            state.reroll(self.seat, self.die, self.other, events)


class Build(DiceStep, frozen=True):
    """A road of a shape is drawn in an empty cell that the network reaches (§5.2)."""

    shape: str
    reward: Effect | None = None

    name: ClassVar[str] = "build"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Every cell and turn that joins the network."""
        moves = _whole_roads(state, self.seat, self.shape)
        return (*moves, _FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Draw it; a market that opens is a step of its own."""
        state.steps.pop()
        if isinstance(move, Road):
            pen.road(state, self.seat, CELL_NUMBER[move.cell], move.arms, events)
        else:
            _give_up(self.seat, self.reward, events)


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
        return self.left == 2 or self.merge >= 0

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Whole roads where two halves are at hand; every open side of every road."""
        moves = _whole_roads(state, self.seat, PAIR) if self.pair else []
        for cell, arms in enumerate(state.marks[self.seat].roads):
            if arms:
                moves += HALF_MOVES[cell][arms]
        if self.begun:
            moves.append(_STOP)
        if self.reward is not None:
            moves.append(_FORFEIT)
        return tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Draw; the second half of two may follow."""
        state.steps.pop()
        if isinstance(move, Road):
            if self.left == 1:
                pen.cross_out(state, self.seat, self.merge, True, events)
            pen.road(state, self.seat, CELL_NUMBER[move.cell], move.arms, events)
        elif isinstance(move, Half):
            pen.half_road(state, self.seat, CELL_NUMBER[move.cell], move.side, events)
            if self.left == 2 and state.marks[self.seat].extendable:
                state.steps.append(Halves(self.seat, 1, begun=True))
        elif isinstance(move, Stop):
            events.append(Stopped(self.seat, self.left))
        else:
            _give_up(self.seat, self.reward, events)


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
        """A good instead; every kind in stock that the rule allows; an end."""
        marks = state.marks[self.seat]
        moves: list[Move] = []
        if self.or_good and not self.sold:
            moves += [_GAIN[good] for good in _GOODS_SORTED if marks.circled[good] < GOODS_COLUMNS]
        moves += [_SELL[good] for good in _GOODS_SORTED if self.may_sell(marks.circled, marks.sold, good)]
        if self.sold or self.market:
            moves.append(_STOP)
        elif self.reward is not None:
            moves.append(_FORFEIT)
        return tuple(moves)

    def may_sell(self, circled: tuple[int, ...], sold: tuple[int, ...], good: int) -> bool:
        """Whether one of this kind may be sold next."""
        return circled[good] > sold[good] and self.rule_allows(good)

    def rule_allows(self, good: int) -> bool:
        """Whether the rule lets this kind follow what was sold."""
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
            _give_up(self.seat, self.reward, events)


class Pick(DiceStep, frozen=True):
    """Different goods are gained one by one (§10). left: how many more. free: the kinds that may still be had."""

    left: int
    free: tuple[int, ...]
    reward: Effect | None = None

    name: ClassVar[str] = "pick"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Each kind that is neither full nor had already."""
        moves: list[Move] = [_GAIN[good] for good in _GOODS_SORTED if good in self.free]
        return (*moves, _FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Circle it, and go on with the other kinds."""
        state.steps.pop()
        if not isinstance(move, Gain):
            _give_up(self.seat, self.reward, events)
            return
        good = GOODS.index(move.good)
        pen.goods(state, self.seat, (good,), events)
        free, left = tuple(other for other in self.free if other != good), self.left - 1
        if left:
            state.steps.append(Pick(self.seat, left, free))


class Voyage(DiceStep, frozen=True):
    """A space of the river is chosen (§5.6, §10). or_good: the Portuguese, who may bring a good instead."""

    spaces: tuple[int, ...]
    or_good: bool = False
    reward: Effect | None = None

    name: ClassVar[str] = "voyage"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """The spaces, and the goods."""
        moves: list[Move] = []
        if self.or_good:
            circled = state.marks[self.seat].circled
            moves += [_GAIN[good] for good in _GOODS_SORTED if circled[good] < GOODS_COLUMNS]
        moves += [_SAIL[space] for space in sorted(self.spaces)]
        return (*moves, _FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Tick the space and take its rewards."""
        state.steps.pop()
        if isinstance(move, Sail):
            pen.river(state, self.seat, move.space, events)
        elif isinstance(move, Gain):
            pen.goods(state, self.seat, (GOODS.index(move.good),), events)
        else:
            _give_up(self.seat, self.reward, events)


class Summon(DiceStep, frozen=True):
    """A character of the palace is chosen (§5.6). mogul: by the Great Mogul, who can't choose himself."""

    mogul: bool = False
    reward: Effect | None = None

    name: ClassVar[str] = "summon"

    def choices(self, state: DiceCharmersState) -> tuple[int, ...]:
        """The characters that may be chosen, as numbers."""
        choices = great_mogul_choices if self.mogul else palace_choices
        return choices(state.sheet, state.marks[self.seat])

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Every character with a free box who could do something."""
        choices = self.choices(state)
        moves = [_PALACE[who] for who in _CHARACTERS_SORTED if who in choices]
        return (*moves, _FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Tick the box and do it."""
        state.steps.pop()
        if isinstance(move, Palace):
            state.carry_out_character(self.seat, CHARACTERS.index(move.who), events)
        else:
            _give_up(self.seat, self.reward, events)


class Improve(DiceStep, frozen=True):
    """A type of building is raised (§6)."""

    reward: Effect | None = None

    name: ClassVar[str] = "improve"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Each type below its top level."""
        levels = state.marks[self.seat].levels
        moves: list[Move] = [_UPGRADE[kind] for kind in _BUILDINGS_SORTED if levels[kind] < TOP_LEVEL]
        return (*moves, _FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Raise it."""
        state.steps.pop()
        if isinstance(move, Upgrade):
            pen.upgrade(state, self.seat, BUILDINGS.index(move.building), events)
        else:
            _give_up(self.seat, self.reward, events)


class CopyDie(DiceStep, frozen=True):
    """The goods of one purple die are gained, wherever it lies (§10)."""

    reward: Effect | None = None

    name: ClassVar[str] = "copy_die"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Each purple die that shows a good with one left to circle."""
        marks = state.marks[self.seat]
        dice = [die for die in _DICE_SORTED if die // 2 == PURPLE and goods_gain(marks, state.face(die).goods)]
        moves: list[Move] = [_COPY[die] for die in dice]
        return (*moves, _FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Circle its goods; the die stays where it is."""
        state.steps.pop()
        if isinstance(move, Copy):
            pen.goods(state, self.seat, state.face(DIE_NUMBER[move.die]).goods, events)
        else:
            _give_up(self.seat, self.reward, events)


_COPY = {die: Copy(DICE[die]) for die in range(len(DICE)) if die // 2 == PURPLE}


class Rewards(DiceStep, frozen=True):
    """Several rewards of a river space, in the order of the player's choice (§5.5). left: those not yet taken."""

    left: tuple[Effect, ...]

    name: ClassVar[str] = "rewards"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Each of them that can be used."""
        usable = [n for n, effect in enumerate(self.left) if state.effect_usable(self.seat, effect)]
        return tuple(Reward(n + 1) for n in usable)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Take it; the others follow."""
        assert isinstance(move, Reward)
        self.take(state, move.place - 1, events)

    def settle(self, state: DiceCharmersState, events: list[Event]) -> bool:
        """Where nothing is to be chosen, go on by oneself; False when the player must choose."""
        usable = [n for n, effect in enumerate(self.left) if state.effect_usable(self.seat, effect)]
        if len(usable) > 1:
            return False
        if usable:
            self.take(state, usable[0], events)
        else:
            state.steps.pop()
            events += [RewardLost(self.seat, effect, False) for effect in self.left]
        return True

    def take(self, state: DiceCharmersState, number: int, events: list[Event]) -> None:
        """Carry one out, the rest staying below it."""
        left = self.left[:number] + self.left[number + 1 :]
        if left:
            state.steps[-1] = Rewards(self.seat, left)
        else:
            state.steps.pop()
        state.carry_out(self.seat, self.left[number], events, reward=self.left[number])


class Bonuses(DiceStep, frozen=True):
    """After the die's action: waiting bonuses in any order, then the end of the turn (§9)."""

    name: ClassVar[str] = "bonuses"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Every bonus that can be used now, and the end."""
        bonuses = state.sheet.bonuses
        ids = sorted(bonuses[bonus].id for bonus in state.pending if state.bonus_usable(self.seat, bonus))
        return (*(Use(id) for id in ids), _END)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Apply a bonus, or end the turn and lose what still waits."""
        if isinstance(move, Use):
            state.use(self.seat, state.sheet.number[move.bonus], events)
        else:
            state.end_turn(self.seat, events)


def _whole_roads(state: DiceCharmersState, seat: int, shape: str) -> list[Move]:
    marks, table = state.marks[seat], ROAD_MOVES[shape]
    moves: list[Move] = []
    for cell, (arms, entry) in enumerate(zip(marks.roads, marks.entry, strict=True)):
        if entry and not arms:
            moves += table[cell][entry]
    return moves


def _give_up(seat: int, reward: Effect | None, events: list[Event]) -> None:
    assert reward is not None
    events.append(RewardLost(seat, reward, True))


CHOOSING = tuple(Choosing(seat) for seat in range(5))
BONUSES = tuple(Bonuses(seat) for seat in range(5))
