"""Carrying out dice, characters, rewards and bonuses: at once where nothing is to be chosen, else by a step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.engine.event import Event
from durbar.games.dice_charmers import pen
from durbar.games.dice_charmers.board import HALF_ROADS, Face
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.names import (
    BLUE,
    CHARACTERS,
    GOODS,
    GREAT_MOGUL,
    GREEN,
    MAHARANI,
    MASTER_BUILDER,
    MERCHANT,
    PURPLE,
    RAJA_MAN_SINGH,
)
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, RIVER_SPACES
from durbar.games.dice_charmers.steps import Build, CopyDie, Halves, Improve, Pick, Sale, Summon, Voyage

if TYPE_CHECKING:
    from durbar.games.dice_charmers.state import DiceCharmersState

MERCHANT_SALES = 2
MAHARANI_SPACES = 2
PORTUGUESE_SPACES = 2
#: How many goods a sale may be of, and which rule binds them.
SALES = {"sell_any": "any", "sell_same_or_different": "same_or_different", "sell_different": "different"}


def carry_out_face(state: DiceCharmersState, seat: int, colour: int, face: Face, events: list[Event]) -> None:
    """The action of a die (§5)."""
    if colour == PURPLE:
        pen.goods(state, seat, face.goods, events)
    elif colour == GREEN:
        state.steps.append(Halves(seat, 2) if face.what == HALF_ROADS else Build(seat, face.what))
    elif colour == BLUE:
        pen.river(state, seat, state.sheet.ahead[face.what][state.marks[seat].position], events)
    else:
        carry_out_character(state, seat, CHARACTERS.index(face.what), events)


def carry_out_character(state: DiceCharmersState, seat: int, who: int, events: list[Event]) -> None:
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
        pen.coins(state, seat, 1, events)
        if marks.can_upgrade:
            state.steps.append(Improve(seat))
    elif who == MASTER_BUILDER:
        state.steps.append(Halves(seat, 2))
    else:
        state.steps.append(Voyage(seat, marks.free_behind[:PORTUGUESE_SPACES], or_good=True))


def carry_out(
    state: DiceCharmersState,
    seat: int,
    effect: Effect,
    events: list[Event],
    reward: Effect | None = None,
    merge: int = -1,
) -> None:
    """A reward or bonus that can be used (§10).

    reward: the effect itself when it comes from the river, so that it may be given up. merge: another half-road bonus
    that waits, -1 for none.
    """
    kind, many = effect.type, effect.n
    marks = state.marks[seat]
    if kind in AT_ONCE:
        AT_ONCE[kind](state, seat, effect, events)
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
    carry_out_character(state, seat, CHARACTERS.index(effect.who), events)


def _forward(state: DiceCharmersState, seat: int, effect: Effect, events: list[Event]) -> None:
    pen.river(state, seat, state.marks[seat].position + 1, events)


def _back(state: DiceCharmersState, seat: int, effect: Effect, events: list[Event]) -> None:
    pen.river(state, seat, state.marks[seat].free_behind[0], events)


AT_ONCE = {
    "coins": _coins,
    "fame": _fame,
    "karma": _karma,
    "palace_character": _character,
    "river_forward": _forward,
    "river_back": _back,
}
_CHOICES = {"upgrade": Improve, "palace_any": Summon, "goods_die": CopyDie}
