"""Can it be used? What a die, a character, a reward or a bonus needs, asked of marks alone (§8, §9)."""

from __future__ import annotations

from durbar.games.dice_charmers.board import HALF_ROADS, Face
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import (
    BLUE,
    CHARACTERS,
    GREAT_MOGUL,
    GREEN,
    MAHARANI,
    MASTER_BUILDER,
    MERCHANT,
    PURPLE,
    RAJA_MAN_SINGH,
)
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, RIVER_SPACES, Sheet


def face_usable(sheet: Sheet, marks: Marks, colour: int, face: Face) -> bool:
    """Return whether a die with this face would do at least a part of what it can."""
    if colour == PURPLE:
        return goods_gain(marks, face.goods)
    if colour == GREEN:
        return marks.reachable or (face.what == HALF_ROADS and marks.extendable)
    if colour == BLUE:
        return sheet.ahead[face.what][marks.position] > 0
    return character_usable(sheet, marks, CHARACTERS.index(face.what))


def goods_gain(marks: Marks, kinds: tuple[int, ...]) -> bool:
    """Return whether one of these kinds of goods has one left to circle."""
    return any(marks.circled[kind] < GOODS_COLUMNS for kind in kinds)


def character_usable(sheet: Sheet, marks: Marks, who: int) -> bool:
    """Return whether a character has a free box and could do something."""
    return marks.has_box(who) and (
        bool(great_mogul_choices(sheet, marks)) if who == GREAT_MOGUL else _can_act(sheet, marks, who)
    )


def great_mogul_choices(sheet: Sheet, marks: Marks) -> tuple[int, ...]:
    """Return the other five characters that have a free box and could do something (§5.6)."""
    return tuple(
        who for who in range(GREAT_MOGUL + 1, len(CHARACTERS)) if marks.has_box(who) and _can_act(sheet, marks, who)
    )


def _can_act(sheet: Sheet, marks: Marks, who: int) -> bool:
    if who == MAHARANI:
        return marks.position < RIVER_SPACES
    if who == MERCHANT:
        return marks.can_gain or marks.circled != marks.sold
    if who == RAJA_MAN_SINGH:
        return marks.can_upgrade or marks.money < sheet.tracks.money_cells
    if who == MASTER_BUILDER:
        return marks.extendable or marks.reachable
    return marks.can_gain or bool(marks.free_behind)


def effect_usable(sheet: Sheet, marks: Marks, effect: Effect, purple: tuple[Face, Face]) -> bool:
    """Return whether a reward or bonus would do something. purple: the faces that the two purple dice show."""
    kind = effect.type
    if kind in ("coins", "fame", "karma"):
        return _track_free(sheet, marks, kind)
    if kind.startswith("sell"):
        return marks.circled != marks.sold
    if kind.startswith("river"):
        return marks.position < RIVER_SPACES if kind == "river_forward" else bool(marks.free_behind)
    if kind.startswith("palace"):
        if effect.who:
            return character_usable(sheet, marks, CHARACTERS.index(effect.who))
        return bool(palace_choices(sheet, marks))
    if kind == "goods_die":
        return any(goods_gain(marks, face.goods) for face in purple)
    if kind == "goods_different":
        return marks.can_gain
    if kind == "upgrade":
        return marks.can_upgrade
    return marks.extendable if kind == "half_road" else marks.reachable


def palace_choices(sheet: Sheet, marks: Marks) -> tuple[int, ...]:
    """Return all characters that have a free box and could do something (§10)."""
    return tuple(who for who in range(len(CHARACTERS)) if character_usable(sheet, marks, who))


def _track_free(sheet: Sheet, marks: Marks, kind: str) -> bool:
    if kind == "karma":
        return not marks.karma_full
    if kind == "fame":
        return marks.fame < sheet.tracks.fame_cells
    return marks.money < sheet.tracks.money_cells
