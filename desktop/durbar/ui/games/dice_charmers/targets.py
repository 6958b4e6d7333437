"""What a click on The Dice Charmers’ board means, what is picked out by clicks, and what a move is about.

Targets: ("die", id), ("cell", cell), ("side", cell, side), ("bonus", id), ("space", n) of the river, ("good", kind,
column), ("value", column), ("box", who, n), ("character", who), ("level", building, n), ("karma", n), ("fame", n) and
("coin", n) of the tracks, ("front", track), ("elephant",), ("depot", seat), ("tray",), ("residence",), ("area", name),
("seat", seat) a player’s panel. Picked out: ("road", cell, arms), a road that is turned before it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from durbar.engine.move import Move
from durbar.games.dice_charmers.moves import (
    Again,
    Choose,
    Copy,
    Gain,
    Half,
    Palace,
    Reroll,
    Reward,
    Road,
    Sail,
    Sell,
    Upgrade,
    Use,
)
from durbar.games.dice_charmers.names import BLUE, BUILDINGS, CHARACTERS, DICE, GOODS, ORANGE, PURPLE
from durbar.games.dice_charmers.roads import ARM_MASK, CELL_IDS, CELL_NUMBER, SHAPES, SIDES
from durbar.games.dice_charmers.sheet import PALACE_COLUMNS, TOP_LEVEL
from durbar.games.dice_charmers.steps import Build
from durbar.games.dice_charmers.turn import Rerolled, Rewards
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.ahead import road_value
from durbar.ui.games.dice_charmers.words import move_words, preview, reasons
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

#: The turns of a road in an empty cell, each a quarter turn clockwise from the one before.
TURNS = ("NS", "EW", "NE", "ES", "SW", "NW", "NEW", "NES", "ESW", "NSW", "NESW")


def moves_at(target: Target, sight: Sight) -> tuple[Move, ...]:
    """Return the moves a click could mean, likeliest first.

    Illegal ones only where the click is a reasonable attempt.
    """
    found = _MEANINGS.get(str(target[0]))
    return found(target, sight) if found is not None and sight.view.to_act is not None else ()


# ---- dice and karma ------------------------------------------------------------------------------------------------


def _die(target: Target, sight: Sight) -> tuple[Move, ...]:
    view: View = sight.view
    die = str(target[1])
    if view.step == "copy_die":
        return (Copy(die),)
    return (Choose(die),)


def _rerolls(_target: Target, sight: Sight) -> tuple[Move, ...]:
    """Return the moves that spend karma: which die of the centre is rolled too, or the same two once more."""
    view: View = sight.view
    if view.step == "rerolled":
        return (Again(),)
    if view.step != "choosing":
        return ()
    return rerolls_of(sight) or (Reroll(view.centre[0]),)


def rerolls_of(sight: Sight) -> tuple[Move, ...]:
    """Return the rerolls that karma allows; of two dice of a colour with one face, one stands for both."""
    view: View = sight.view
    found: dict[Any, Move] = {}
    for move in sight.legal:
        if isinstance(move, Reroll):
            found.setdefault((names.colour_of(move.die), view.face(move.die)), move)
    return tuple(found.values())


def _dice_for(sight: Sight, fits: Callable[[str], bool]) -> tuple[Move, ...]:
    """Return moves that take dice that fit, one of each face."""
    view: View = sight.view
    found: dict[Any, Move] = {}
    for move in sight.legal:
        if isinstance(move, Choose) and fits(move.die):
            found.setdefault((names.colour_of(move.die), view.face(move.die)), move)
    return tuple(found.values())


# ---- province ------------------------------------------------------------------------------------------------------


def _cell(target: Target, sight: Sight) -> tuple[Move, ...]:
    view: View = sight.view
    cell = str(target[1])
    if view.step == "choosing":
        return (Road(cell, TURNS[0]),)  # refused: a die comes first
    if view.step not in ("build", "halves"):
        return ()
    legal = tuple(move for move in sight.legal if isinstance(move, (Road, Half)) and move.cell == cell)
    roads = roads_at(cell, sight)
    if len(roads) > 1:
        return (_shown(roads, sight),)
    if legal:
        return tuple(sorted(legal, key=lambda move: -road_value(view, move)))
    return (_attempt(cell, view),)


def _attempt(cell: str, view: View) -> Move:
    """Return the road one would have wanted in a cell that can take none: what it is refused for."""
    marks, step = view.marks[names.acting_seat(view)], view.steps[-1]
    arms = marks.roads[CELL_NUMBER[cell]]
    if isinstance(step, Build):
        return Road(cell, SHAPES[step.shape][0])
    return Half(cell, next((side for side in SIDES if not arms & ARM_MASK[side]), "N")) if arms else Road(cell, "NS")


def _side(target: Target, sight: Sight) -> tuple[Move, ...]:
    if sight.view.step not in ("build", "halves"):
        return ()
    return (Half(str(target[1]), str(target[2])),)


def _residence(_target: Target, sight: Sight) -> tuple[Move, ...]:
    view: View = sight.view
    return (_attempt(CELL_IDS[view.sheet.residence], view),) if view.step in ("build", "halves") else ()


# ---- the other areas -----------------------------------------------------------------------------------------------


def _space(target: Target, sight: Sight) -> tuple[Move, ...]:
    view: View = sight.view
    space = int(target[1])
    if view.step == "voyage":
        return (Sail(space),)
    if view.step == "rewards":
        step, position = view.steps[-1], view.marks[names.acting_seat(view)].position
        left = len(step.left) if isinstance(step, Rewards) and space == position else 0
        return tuple(Reward(place + 1) for place in range(left))
    if view.step != "choosing":
        return ()
    ahead, position = view.sheet.ahead, view.marks[names.acting_seat(view)].position
    return _dice_for(sight, lambda die: names.colour_of(die) == BLUE and ahead[view.face(die).what][position] == space)


def _good(target: Target, sight: Sight) -> tuple[Move, ...]:
    """Return only where the pen would go: the next good to be circled, the next to be crossed out."""
    view: View = sight.view
    good, column = str(target[1]), int(target[2])
    kind = GOODS.index(good)
    further = column - view.marks[names.acting_seat(view)].circled[kind]
    if view.step == "copy_die":
        copies = (move for move in sight.legal if isinstance(move, Copy))
        return tuple(move for move in copies if 0 < further <= view.face(move.die).goods.count(kind))
    if view.step == "sale":
        moves = tuple(move for move in (Sell(good), Gain(good)) if target in _marks_of(move, view))
        return tuple(move for move in moves if move in sight.legal)[:1] or moves[:1]
    if view.step in ("pick", "voyage"):
        return (Gain(good),) if target in _marks_of(Gain(good), view) else ()
    if view.step == "choosing":
        return _dice_for(
            sight,
            lambda die: names.colour_of(die) == PURPLE and 0 < further <= view.face(die).goods.count(kind),
        )
    return ()


def _character(target: Target, sight: Sight) -> tuple[Move, ...]:
    view: View = sight.view
    who = str(target[1])
    if view.step == "summon":
        return (Palace(who),)
    if view.step == "choosing":
        return _dice_for(sight, lambda die: names.colour_of(die) == ORANGE and view.face(die).what == who)
    return ()


def _box(target: Target, sight: Sight) -> tuple[Move, ...]:
    """Return the box that would be ticked stands for its character; where none is free, every one does."""
    view: View = sight.view
    ticked = view.marks[names.acting_seat(view)].palace[CHARACTERS.index(str(target[1]))]
    if target[2] != ticked + 1 and (view.step == "choosing" or ticked < PALACE_COLUMNS):
        return ()
    return _character(target, sight)


def _level(target: Target, sight: Sight) -> tuple[Move, ...]:
    return (Upgrade(str(target[1])),) if sight.view.step == "improve" else ()


def _bonus(target: Target, sight: Sight) -> tuple[Move, ...]:
    view: View = sight.view
    waits = str(target[1]) in view.pending
    return (Use(str(target[1])),) if waits or view.step == "bonuses" else ()


_MEANINGS: dict[str, Callable[[Target, Sight], tuple[Move, ...]]] = {
    "die": _die,
    "elephant": _rerolls,
    "karma": _rerolls,
    "cell": _cell,
    "side": _side,
    "residence": _residence,
    "space": _space,
    "good": _good,
    "box": _box,
    "character": _character,
    "level": _level,
    "bonus": _bonus,
}


# ---- turning a road ------------------------------------------------------------------------------------------------


def picked_road(sight: Sight) -> Road | None:
    """Return the road that is picked out and may be drawn."""
    for target in sight.chosen:
        if target[0] == "road":
            road = Road(str(target[1]), str(target[2]))
            if road in sight.legal:
                return road
    return None


def roads_at(cell: str, sight: Sight) -> list[Road]:
    """Return the roads that may be drawn in a cell, each a turn clockwise from the one before."""
    roads = [move for move in sight.legal if isinstance(move, Road) and move.cell == cell]
    return sorted(roads, key=lambda road: TURNS.index(road.arms))


def turning(sight: Sight) -> bool:
    """Return whether some cell may take a road in more than one turn."""
    cells = [move.cell for move in sight.legal if isinstance(move, Road)]
    return len(cells) > len(set(cells))


def choose(target: Target, sight: Sight) -> tuple[Target, ...] | None:
    """Return the road picked out after a click on a cell: its best turn, then the next one.

    None where the click plays.
    """
    if target[0] != "cell" or len(roads_at(str(target[1]), sight)) < 2:
        return None
    return turn(target, sight, 1)


def turn(target: Target, sight: Sight, by: int) -> tuple[Target, ...] | None:
    """Return the road picked out after so many quarter turns clockwise, in the cell pointed at or picked."""
    if target[0] not in ("cell", "road"):
        return None
    picked, roads = picked_road(sight), roads_at(str(target[1]), sight)
    if not roads:
        return None
    road = _shown(roads, sight)
    if picked in roads:
        road = roads[(roads.index(road) + by) % len(roads)]
    return (("road", road.cell, road.arms),)


def _shown(roads: list[Road], sight: Sight) -> Road:
    """Return, of the roads that may be drawn in a cell, the one picked out, else the best."""
    picked = picked_road(sight)
    return picked if picked in roads else max(roads, key=lambda road: road_value(sight.view, road))


# ---- what a move is about ------------------------------------------------------------------------------------------


def targets_of(move: Move, sight: Sight) -> tuple[Target, ...]:
    """Return what on the board lights up for a move."""
    view: View = sight.view
    match move:
        case Choose(die=die) | Copy(die=die):
            return (("die", die),)
        case Reroll(die=die):
            elephant = view.elephant_die
            return (("die", die), *((("die", elephant),) if elephant is not None else ()))
        case Again():
            step = view.steps[-1]
            return (("die", DICE[step.die]), ("die", DICE[step.other])) if isinstance(step, Rerolled) else ()
        case Road(cell=cell):
            return (("cell", cell),)
        case Half(cell=cell, side=side):
            return (("side", cell, side),)
        case Use(bonus=bonus):
            return (("bonus", bonus),)
    return _marks_of(move, view)


def _marks_of(move: Move, view: View) -> tuple[Target, ...]:
    """Return the place where the pen would go."""
    marks = view.marks[names.acting_seat(view)]
    match move:
        case Gain(good=good):
            return (("good", good, min(marks.circled[GOODS.index(good)] + 1, len(view.sheet.values))),)
        case Sell(good=good):
            return (("good", good, min(marks.sold[GOODS.index(good)] + 1, len(view.sheet.values))),)
        case Sail(space=space):
            return (("space", space),)
        case Palace(who=who):
            return (("box", who, min(marks.palace[CHARACTERS.index(who)] + 1, PALACE_COLUMNS)),)
        case Upgrade(building=building):
            return (("level", building, min(marks.levels[BUILDINGS.index(building)] + 1, TOP_LEVEL)),)
        case Reward():
            return (("space", marks.position),)
    return ()


def clickable(told: Tip, target: Target, sight: Sight) -> Tip:
    """Return the tip with what a click on its target does, or why it does nothing."""

    def words(able: list[Move]) -> tuple[str, str]:
        if len(able) > 1:
            return translate("DiceCharmers", "Click: choose among %n moves", None, len(able)), ""
        return usual_words.click(move_words.move_words(able[0], sight)), preview.preview(able[0], sight)[0]

    return clicks.clickable(told, moves_at(target, sight), sight, words, reasons.why)
