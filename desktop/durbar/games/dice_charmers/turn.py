"""The steps of a turn: the die, a space of the river, a character, a reward, a bonus; how each is carried out."""

from __future__ import annotations

from typing import ClassVar

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.games.dice_charmers import pen
from durbar.games.dice_charmers.board import HALF_ROADS, Face
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.events import BonusLost, DieChosen, Passed, RewardLost, TurnEnded
from durbar.games.dice_charmers.moves import Again, Choose, End, Gain, Palace, Pass, Reroll, Reward, Sail, Use
from durbar.games.dice_charmers.names import (
    BLUE,
    CENTRE,
    CHARACTERS,
    DICE,
    DIE_NUMBER,
    ELEPHANT,
    GOODS,
    GREAT_MOGUL,
    GREEN,
    MAHARANI,
    MASTER_BUILDER,
    MERCHANT,
    PURPLE,
    RAJA_MAN_SINGH,
)
from durbar.games.dice_charmers.roads import HALVES
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, RIVER_SPACES
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.games.dice_charmers.steps import (
    DICE_SORTED,
    FORFEIT,
    GAIN,
    GOODS_SORTED,
    Build,
    CopyDie,
    DiceStep,
    Halves,
    Improve,
    Pick,
    Sale,
    by_name,
    give_up,
)
from durbar.games.dice_charmers.usable import great_mogul_choices, palace_choices

_CHOOSE = tuple(Choose(die) for die in DICE)
_REROLL = tuple(Reroll(die) for die in DICE)
_SAIL = tuple(Sail(space) for space in range(RIVER_SPACES + 1))
_PALACE = tuple(Palace(who) for who in CHARACTERS)
_CHARACTERS_SORTED = by_name(CHARACTERS)
_AGAIN, _PASS, _END = Again(), Pass(), End()

MERCHANT_SALES = 2
MAHARANI_SPACES = 2
PORTUGUESE_SPACES = 2
MAN_SINGHS_COINS = 1
#: How many goods a sale may be of, and which rule binds them.
SALES = {"sell_any": "any", "sell_same_or_different": "same_or_different", "sell_different": "different"}
#: Rewards of the river that are taken at once (§5.5).
_AUTOMATIC = frozenset(("coins", "fame", "karma"))


class Choosing(DiceStep, frozen=True):
    """A player chooses a die of the centre, perhaps after spending karma (§4, §8)."""

    name: ClassVar[str] = "choosing"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return every usable die; with karma every die of the centre to roll; passing where no die can be used."""
        centre = [die for die in DICE_SORTED if state.places[die] == CENTRE]
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
            take_die(state, self.seat, DIE_NUMBER[move.die], events)
        elif isinstance(move, Reroll):
            die = DIE_NUMBER[move.die]
            state.steps[-1] = Rerolled(self.seat, die, state.elephant_die)
            state.reroll(self.seat, die, state.elephant_die, events)
        else:
            events.append(Passed(self.seat))
            state.steps.pop()


class Rerolled(DiceStep, frozen=True):
    """Two dice were rolled for karma; one of them must be taken, unless more karma is spent (§8)."""

    die: int
    other: int

    name: ClassVar[str] = "rerolled"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return those of the two that can be used; both, without effect, when neither can."""
        two = [die for die in DICE_SORTED if die in (self.die, self.other)]
        usable = [die for die in two if state.die_usable(self.seat, die)]
        moves: list[Move] = [_CHOOSE[die] for die in usable or two]
        if state.marks[self.seat].unspent_karma:
            moves.append(_AGAIN)
        return tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Take one, the other goes to the elephant; or roll both again."""
        if isinstance(move, Choose):
            die = DIE_NUMBER[move.die]
            _take_rolled(state, self.seat, die, self.other if die == self.die else self.die, events)
        else:
            state.reroll(self.seat, self.die, self.other, events)


class Voyage(DiceStep, frozen=True):
    """A space of the river is chosen (§5.6, §10). or_good: the Portuguese, who may bring a good instead."""

    spaces: tuple[int, ...]
    or_good: bool = False
    reward: Effect | None = None

    name: ClassVar[str] = "voyage"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return the spaces, and the goods."""
        moves: list[Move] = []
        if self.or_good:
            circled = state.marks[self.seat].circled
            moves += [GAIN[good] for good in GOODS_SORTED if circled[good] < GOODS_COLUMNS]
        moves += [_SAIL[space] for space in sorted(self.spaces)]
        return (*moves, FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Tick the space and take its rewards."""
        state.steps.pop()
        if isinstance(move, Sail):
            _sail(state, self.seat, move.space, events)
        elif isinstance(move, Gain):
            pen.goods(state, self.seat, (GOODS.index(move.good),), events)
        else:
            give_up(self.seat, self.reward, events)


class Summon(DiceStep, frozen=True):
    """A character of the palace is chosen (§5.6). mogul: by the Great Mogul, who can't choose himself."""

    mogul: bool = False
    reward: Effect | None = None

    name: ClassVar[str] = "summon"

    def choices(self, state: DiceCharmersState) -> tuple[int, ...]:
        """Return the characters that may be chosen, as numbers."""
        choices = great_mogul_choices if self.mogul else palace_choices
        return choices(state.sheet, state.marks[self.seat])

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return every character with a free box who could do something."""
        choices = self.choices(state)
        moves = [_PALACE[who] for who in _CHARACTERS_SORTED if who in choices]
        return (*moves, FORFEIT) if self.reward is not None else tuple(moves)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Tick the box and do it."""
        state.steps.pop()
        if isinstance(move, Palace):
            _carry_out_character(state, self.seat, CHARACTERS.index(move.who), events)
        else:
            give_up(self.seat, self.reward, events)


class Rewards(DiceStep, frozen=True):
    """Several rewards of a river space, in the order of the player's choice (§5.5). left: those not yet taken."""

    left: tuple[Effect, ...]

    name: ClassVar[str] = "rewards"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return each of them that can be used."""
        usable = [n for n, effect in enumerate(self.left) if state.effect_usable(self.seat, effect)]
        return tuple(Reward(n + 1) for n in usable)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Take it; the others follow."""
        assert isinstance(move, Reward)
        self.take(state, move.place - 1, events)

    def settle(self, state: DiceCharmersState, events: list[Event]) -> bool:
        """Go on where nothing is to be chosen; return False when the player must choose."""
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
        _carry_out(state, self.seat, self.left[number], events, reward=self.left[number])


class Bonuses(DiceStep, frozen=True):
    """After the die's action: waiting bonuses in any order, then the end of the turn (§9)."""

    name: ClassVar[str] = "bonuses"

    def legal_moves(self, state: DiceCharmersState) -> tuple[Move, ...]:
        """Return every bonus that can be used now, and the end."""
        bonuses = state.sheet.bonuses
        ids = sorted(bonuses[bonus].id for bonus in state.pending if state.bonus_usable(self.seat, bonus))
        return (*(Use(id) for id in ids), _END)

    def play(self, state: DiceCharmersState, move: Move, events: list[Event]) -> None:
        """Apply a bonus, or end the turn and lose what still waits."""
        if isinstance(move, Use):
            _use(state, self.seat, state.sheet.number[move.bonus], events)
        else:
            _end(state, self.seat, events)


CHOOSING = tuple(Choosing(seat) for seat in range(5))
BONUSES = tuple(Bonuses(seat) for seat in range(5))


# ---- dice ----------------------------------------------------------------------------------------------------------


def take_die(state: DiceCharmersState, seat: int, die: int, events: list[Event]) -> None:
    """Move a die of the centre to the depot; the round's first sends the other of its colour to the elephant (§4)."""
    sent = ""
    if state.pick == 0:
        state.places[die ^ 1] = ELEPHANT
        sent = DICE[die ^ 1]
    state.places[die] = seat
    events.append(DieChosen(seat, DICE[die], state.faces[die], sent))
    _act(state, seat, die, events)


def _take_rolled(state: DiceCharmersState, seat: int, die: int, other: int, events: list[Event]) -> None:
    """Move one of two rolled dice to the depot, the other to the elephant (§8)."""
    state.places[die] = seat
    state.places[other] = ELEPHANT
    idle = not state.die_usable(seat, die)
    events.append(DieChosen(seat, DICE[die], state.faces[die], DICE[other], idle))
    if idle:
        state.steps[-1] = BONUSES[seat]
    else:
        _act(state, seat, die, events)


def _act(state: DiceCharmersState, seat: int, die: int, events: list[Event]) -> None:
    state.steps[-1] = BONUSES[seat]
    _carry_out_face(state, seat, die // 2, state.face(die), events)


# ---- carrying out --------------------------------------------------------------------------------------------------


def _sail(state: DiceCharmersState, seat: int, space: int, events: list[Event]) -> None:
    """Tick a space of the river; coins, fame and karma are taken at once, the other rewards by choice (§5.5)."""
    pen.river(state, seat, space, events)
    rewards = state.sheet.river[space - 1].rewards
    for effect in rewards:
        if effect.type in _AUTOMATIC:
            _carry_out(state, seat, effect, events)
    if left := tuple(effect for effect in rewards if effect.type not in _AUTOMATIC):
        state.steps.append(Rewards(seat, left))


def _carry_out_face(state: DiceCharmersState, seat: int, colour: int, face: Face, events: list[Event]) -> None:
    """Carry out the action of a die (§5)."""
    if colour == PURPLE:
        pen.goods(state, seat, face.goods, events)
    elif colour == GREEN:
        state.steps.append(Halves(seat, HALVES) if face.what == HALF_ROADS else Build(seat, face.what))
    elif colour == BLUE:
        _sail(state, seat, state.sheet.ahead[face.what][state.marks[seat].position], events)
    else:
        _carry_out_character(state, seat, CHARACTERS.index(face.what), events)


def _carry_out_character(state: DiceCharmersState, seat: int, who: int, events: list[Event]) -> None:
    """Tick the character's box, then do what it does (§5.6)."""
    pen.palace(state, seat, who, events)
    marks = state.marks[seat]
    if who == GREAT_MOGUL:
        state.steps.append(Summon(seat, mogul=True))
    elif who == MAHARANI:
        last = min(marks.position + MAHARANI_SPACES, RIVER_SPACES)
        state.steps.append(Voyage(seat, tuple(range(marks.position + 1, last + 1))))
    elif who == MERCHANT:
        state.steps.append(Sale(seat, MERCHANT_SALES, "any", or_good=True))
    elif who == RAJA_MAN_SINGH:
        pen.coins(state, seat, MAN_SINGHS_COINS, events)
        if marks.can_upgrade:
            state.steps.append(Improve(seat))
    elif who == MASTER_BUILDER:
        state.steps.append(Halves(seat, HALVES))
    else:
        state.steps.append(Voyage(seat, marks.free_behind[:PORTUGUESE_SPACES], or_good=True))


def _carry_out(
    state: DiceCharmersState,
    seat: int,
    effect: Effect,
    events: list[Event],
    reward: Effect | None = None,
    merge: int = -1,
) -> None:
    """Carry out a reward or bonus that can be used (§10).

    reward: the effect itself when it comes from the river, so that it may be given up. merge: another half-road bonus
    that waits, -1 for none.
    """
    kind, many = effect.type, effect.n
    marks = state.marks[seat]
    if kind in _AT_ONCE:
        _AT_ONCE[kind](state, seat, effect, events)
    elif kind in SALES:
        state.steps.append(Sale(seat, many, SALES[kind], reward=reward))
    elif kind == "goods_different":
        free = tuple(good for good in range(len(GOODS)) if marks.circled[good] < GOODS_COLUMNS)
        if len(free) <= many:
            pen.goods(state, seat, free, events)
        else:
            state.steps.append(Pick(seat, many, free, reward=reward))
    elif kind == "half_road":
        state.steps.append(Halves(seat, 1, merge, reward=reward))
    elif kind == "road":
        state.steps.append(Build(seat, effect.shape, reward=reward))
    elif kind == "river_back_any":
        state.steps.append(Voyage(seat, marks.free_behind, reward=reward))
    else:
        state.steps.append(_CHOICES[kind](seat, reward=reward))


def _coins(state: DiceCharmersState, seat: int, effect: Effect, events: list[Event]) -> None:
    pen.coins(state, seat, effect.n, events)


def _fame(state: DiceCharmersState, seat: int, effect: Effect, events: list[Event]) -> None:
    pen.fame(state, seat, effect.n, events)


def _karma(state: DiceCharmersState, seat: int, effect: Effect, events: list[Event]) -> None:
    pen.karma(state, seat, events)


def _character(state: DiceCharmersState, seat: int, effect: Effect, events: list[Event]) -> None:
    _carry_out_character(state, seat, CHARACTERS.index(effect.who), events)


def _forward(state: DiceCharmersState, seat: int, effect: Effect, events: list[Event]) -> None:
    _sail(state, seat, state.marks[seat].position + 1, events)


def _back(state: DiceCharmersState, seat: int, effect: Effect, events: list[Event]) -> None:
    _sail(state, seat, state.marks[seat].free_behind[0], events)


_AT_ONCE = {
    "coins": _coins,
    "fame": _fame,
    "karma": _karma,
    "palace_character": _character,
    "river_forward": _forward,
    "river_back": _back,
}
_CHOICES = {"upgrade": Improve, "palace_any": Summon, "goods_die": CopyDie}


# ---- bonuses -------------------------------------------------------------------------------------------------------


def _use(state: DiceCharmersState, seat: int, bonus: int, events: list[Event]) -> None:
    """Cross out a waiting bonus and apply it (§9)."""
    merge = state.partner(bonus)
    pen.cross_out(state, seat, bonus, False, events)
    state.running = bonus
    _carry_out(state, seat, state.sheet.bonuses[bonus].effect, events, merge=merge)


def _end(state: DiceCharmersState, seat: int, events: list[Event]) -> None:
    """End the turn; what still waits is lost (§9)."""
    bonuses = state.sheet.bonuses
    events += [BonusLost(seat, bonuses[bonus].id, state.bonus_usable(seat, bonus)) for bonus in state.pending]
    events.append(TurnEnded(seat))
    state.pending = []
    state.steps.pop()
