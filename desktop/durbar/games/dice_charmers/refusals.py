"""Why a move is not open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from durbar.engine.move import Move
from durbar.games.dice_charmers import moves
from durbar.games.dice_charmers.board import HALF_ROADS, Face
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import (
    BLUE,
    BUILDINGS,
    CENTRE,
    CHARACTERS,
    DIE_NUMBER,
    ELEPHANT,
    GOODS,
    GREAT_MOGUL,
    GREEN,
    PURPLE,
)
from durbar.games.dice_charmers.roads import ALL_SIDES, ARM_MASK, CELL_NUMBER, PAIR, SHAPES, shape_of
from durbar.games.dice_charmers.sentences import Refusal
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, RIVER_SPACES, TOP_LEVEL
from durbar.games.dice_charmers.state import DiceCharmersState

#: Of a state, the step and a move. The steps stand on the refusals, and so can't be named here: what is asked of them
#: are their fields.
Reason = Callable[[DiceCharmersState, Any, Any], Refusal | None]


def why_not(state: DiceCharmersState, step: Any, move: Move) -> Refusal:
    """Return the reason against a move that is not legal in the step."""
    reason = _REASONS.get((step.name, type(move)))
    refusal = reason(state, step, move) if reason is not None else None
    return refusal or _not_now(step, move)


def _not_now(step: Any, move: Move) -> Refusal:
    """Return the move belongs to another step."""
    if isinstance(move, (moves.Reroll, moves.Again)) and step.name not in ("choosing", "rerolled"):
        return Refusal("karma_before_the_die", "8")
    if isinstance(move, moves.Choose) and step.name not in ("choosing", "rerolled"):
        return Refusal("die_chosen_already", "4")
    if isinstance(move, moves.Use) and step.name not in ("choosing", "rerolled", "bonuses"):
        return Refusal("action_first", "9")
    if isinstance(move, moves.Forfeit):
        return Refusal("nothing_to_give_up", "9")
    return _NOW[step.name]


_NOW = {
    "choosing": Refusal("choose_a_die", "4"),
    "rerolled": Refusal("take_one_of_two", "8"),
    "build": Refusal("draw_a_road", "5.2"),
    "halves": Refusal("draw_half_roads", "5.2"),
    "sale": Refusal("sell_first", "5.4"),
    "pick": Refusal("gain_goods", "10"),
    "voyage": Refusal("choose_a_space", "5.5"),
    "summon": Refusal("choose_a_character", "5.6"),
    "improve": Refusal("choose_a_building", "6"),
    "copy_die": Refusal("choose_a_purple_die", "10"),
    "rewards": Refusal("choose_a_reward", "5.5"),
    "bonuses": Refusal("use_bonuses_or_end", "9"),
}


# ---- dice ----------------------------------------------------------------------------------------------------------


def _choose(state: DiceCharmersState, step: Any, move: moves.Choose) -> Refusal | None:
    if move.die not in DIE_NUMBER:
        return Refusal("no_such_die", "4", {"die": move.die})
    die = DIE_NUMBER[move.die]
    if state.places[die] != CENTRE:
        return _not_in_centre(state, die)
    return face_refusal(state, step.seat, die // 2, state.face(die))


def _not_in_centre(state: DiceCharmersState, die: int) -> Refusal:
    if state.places[die] == ELEPHANT:
        return Refusal("die_on_elephant", "4")
    return Refusal("die_taken", "4", {"seat": state.places[die]})


def face_refusal(state: DiceCharmersState, seat: int, colour: int, face: Face) -> Refusal:
    """Return why a die with this face can't be used."""
    marks = state.marks[seat]
    if colour == PURPLE:
        first, second = (GOODS[kind] for kind in face.goods)
        return Refusal("goods_full", "5.1", {"first": first, "second": second})
    if colour == GREEN:
        return Refusal("no_room_for_half_road" if face.what == HALF_ROADS else "no_room_for_road", "5.2")
    if colour == BLUE:
        return _no_space_ahead(marks, face.what)
    return character_refusal(state, seat, CHARACTERS.index(face.what))


def _no_space_ahead(marks: Marks, symbol: str) -> Refusal:
    if marks.position == RIVER_SPACES:
        return Refusal("river_end", "5.5")
    return Refusal("symbol_behind", "5.5", {"symbol": symbol, "position": marks.position})


def character_refusal(state: DiceCharmersState, seat: int, who: int) -> Refusal:
    """Return why a character can't be used: no free box, or nothing to do."""
    name = CHARACTERS[who]
    if not state.marks[seat].has_box(who):
        return Refusal("row_full", "5.6", {"who": name})
    if who == GREAT_MOGUL:
        return Refusal("nobody_for_the_mogul", "5.6")
    return Refusal("nothing_to_do", "5.6", {"who": name})


def _reroll(state: DiceCharmersState, step: Any, move: moves.Reroll) -> Refusal | None:
    if state.elephant_die < 0:
        return Refusal("elephant_empty", "8")
    if not state.marks[step.seat].unspent_karma:
        return Refusal("no_karma", "8")
    if move.die not in DIE_NUMBER:
        return Refusal("no_such_die", "8", {"die": move.die})
    return _not_in_centre(state, DIE_NUMBER[move.die])


def _pass(state: DiceCharmersState, step: Any, move: moves.Pass) -> Refusal:
    return Refusal("a_die_can_be_used", "8")


def _again(state: DiceCharmersState, step: Any, move: moves.Again) -> Refusal | None:
    return Refusal("no_karma", "8") if step.name == "rerolled" else None


def _take_rolled(state: DiceCharmersState, step: Any, move: moves.Choose) -> Refusal | None:
    die = DIE_NUMBER.get(move.die)
    if die not in (step.die, step.other) or die is None:
        return None
    return face_refusal(state, step.seat, die // 2, state.face(die))


# ---- roads ---------------------------------------------------------------------------------------------------------


def _road(state: DiceCharmersState, step: Any, move: moves.Road) -> Refusal | None:
    cell, arms = CELL_NUMBER.get(move.cell), ARM_MASK.get(move.arms)
    if cell is None or arms is None or arms.bit_count() < 2:
        return Refusal("no_such_road", "5.2")
    if cell == state.sheet.residence:
        return Refusal("residence_has_roads", "5.2")
    marks = state.marks[step.seat]
    if marks.roads[cell]:
        key = "only_half_roads_here" if step.name == "build" else "half_road_here"
        return Refusal(key, "5.2", {"cell": move.cell})
    if step.name == "halves" and not step.pair:
        return Refusal("one_half_is_no_road", "5.2", {"cell": move.cell})
    allowed = PAIR if step.name == "halves" else step.shape
    shape = shape_of(arms)
    if shape not in ((*SHAPES,)[:2] if allowed == PAIR else (allowed,)):
        return Refusal("wrong_shape", "5.2", {"shape": allowed})
    if not marks.entry[cell]:
        return Refusal("not_reached", "5.2", {"cell": move.cell})
    return Refusal("not_turned_to_the_network", "5.2", {"cell": move.cell})


def _half(state: DiceCharmersState, step: Any, move: moves.Half) -> Refusal | None:
    cell, side = CELL_NUMBER.get(move.cell), ARM_MASK.get(move.side)
    if cell is None or side is None or side.bit_count() != 1:
        return Refusal("no_such_road", "5.2")
    if cell == state.sheet.residence:
        return Refusal("residence_has_roads", "5.2")
    arms = state.marks[step.seat].roads[cell]
    if not arms:
        return Refusal("whole_roads_in_empty_cells", "5.2", {"cell": move.cell})
    if arms == ALL_SIDES:
        return Refusal("crossing_is_full", "5.2", {"cell": move.cell})
    return Refusal("side_has_road", "5.2", {"cell": move.cell, "side": move.side})


def _half_in_build(state: DiceCharmersState, step: Any, move: moves.Half) -> Refusal:
    return Refusal("whole_road_now", "5.2", {"shape": step.shape})


def _nothing_drawn(state: DiceCharmersState, step: Any, move: moves.Stop) -> Refusal:
    return Refusal("draw_half_roads", "5.2")


# ---- goods ---------------------------------------------------------------------------------------------------------


def _sell(state: DiceCharmersState, step: Any, move: moves.Sell) -> Refusal | None:
    if move.good not in GOODS:
        return Refusal("no_such_good", "5.4", {"good": move.good})
    good = GOODS.index(move.good)
    marks = state.marks[step.seat]
    if marks.circled[good] == marks.sold[good]:
        return Refusal("not_in_stock", "5.4", {"good": move.good})
    key = {"same": "sell_equal", "different": "sell_different"}.get(step.rule, "sell_equal_or_different")
    return Refusal(key, "5.4", {"good": move.good})


def _gain(state: DiceCharmersState, step: Any, move: moves.Gain) -> Refusal | None:
    if step.name != "pick" and not step.or_good:
        return None
    if move.good not in GOODS:
        return Refusal("no_such_good", "5.1", {"good": move.good})
    if state.marks[step.seat].circled[GOODS.index(move.good)] == GOODS_COLUMNS:
        return Refusal("row_of_goods_full", "5.1", {"good": move.good})
    if step.name == "pick":
        return Refusal("another_kind", "10", {"good": move.good})
    return Refusal("sold_already", "5.6")


def _nothing_sold(state: DiceCharmersState, step: Any, move: moves.Stop) -> Refusal:
    return Refusal("sell_first", "5.4")


# ---- river, palace, buildings --------------------------------------------------------------------------------------


def _sail(state: DiceCharmersState, step: Any, move: moves.Sail) -> Refusal:
    marks = state.marks[step.seat]
    if not 1 <= move.space <= RIVER_SPACES:
        return Refusal("no_such_space", "5.5", {"space": move.space})
    if marks.river >> move.space - 1 & 1:
        return Refusal("space_ticked", "5.5", {"space": move.space})
    back = not step.spaces or step.spaces[0] < marks.position
    if back and move.space > marks.position:
        return Refusal("only_back", "5.5", {"space": move.space})
    if not back and move.space < marks.position:
        return Refusal("only_forward", "5.5", {"space": move.space})
    return Refusal("too_far", "5.5", {"space": move.space, "count": len(step.spaces)})


def _palace(state: DiceCharmersState, step: Any, move: moves.Palace) -> Refusal | None:
    if move.who not in CHARACTERS:
        return Refusal("no_such_character", "5.6", {"who": move.who})
    who = CHARACTERS.index(move.who)
    if who == GREAT_MOGUL and step.mogul:
        return Refusal("not_himself", "5.6")
    return character_refusal(state, step.seat, who)


def _upgrade(state: DiceCharmersState, step: Any, move: moves.Upgrade) -> Refusal:
    if move.building not in BUILDINGS:
        return Refusal("no_such_building", "6", {"building": move.building})
    return Refusal("top_level", "6", {"building": move.building, "count": TOP_LEVEL})


def _copy(state: DiceCharmersState, step: Any, move: moves.Copy) -> Refusal:
    if move.die not in DIE_NUMBER or DIE_NUMBER[move.die] // 2 != PURPLE:
        return Refusal("choose_a_purple_die", "10")
    return face_refusal(state, step.seat, PURPLE, state.face(DIE_NUMBER[move.die]))


# ---- bonuses -------------------------------------------------------------------------------------------------------


def _use(state: DiceCharmersState, step: Any, move: moves.Use) -> Refusal | None:
    sheet, marks = state.sheet, state.marks[step.seat]
    bonus = sheet.number.get(move.bonus)
    if bonus is None:
        return Refusal("no_such_bonus", "9", {"bonus": move.bonus})
    if marks.used >> bonus & 1:
        return Refusal("bonus_used", "9", {"bonus": move.bonus})
    if bonus not in state.pending:
        key = "bonus_was_lost" if marks.gained >> bonus & 1 else "bonus_not_gained"
        return Refusal(key, "9", {"bonus": move.bonus})
    if step.name != "bonuses":
        return None
    return effect_refusal(state, step.seat, sheet.bonuses[bonus].effect)


def effect_refusal(state: DiceCharmersState, seat: int, effect: Effect) -> Refusal:
    """Return why a reward or bonus would do nothing now."""
    kind = effect.type
    if effect.who:
        return character_refusal(state, seat, CHARACTERS.index(effect.who))
    if kind == "river_forward":
        return Refusal("river_end", "5.5")
    if kind == "goods_die":
        return Refusal("goods_die_brings_nothing", "10")
    return _EFFECTS["sell_any" if kind.startswith("sell") else kind]


_EFFECTS = {
    "coins": Refusal("money_track_full", "7"),
    "fame": Refusal("fame_track_full", "7"),
    "karma": Refusal("karma_full", "8"),
    "upgrade": Refusal("all_at_top", "6"),
    "palace_any": Refusal("palace_full", "5.6"),
    "goods_different": Refusal("all_goods_full", "5.1"),
    "sell_any": Refusal("no_stock", "5.4"),
    "half_road": Refusal("no_road_for_half", "5.2"),
    "road": Refusal("no_room_for_road", "5.2"),
    "river_back": Refusal("nothing_behind", "5.5"),
    "river_back_any": Refusal("nothing_behind", "5.5"),
}


def _reward(state: DiceCharmersState, step: Any, move: moves.Reward) -> Refusal | None:
    if 1 <= move.place <= len(step.left):
        return effect_refusal(state, step.seat, step.left[move.place - 1])
    return None


_REASONS: dict[tuple[str, type[Move]], Reason] = {
    ("choosing", moves.Choose): _choose,
    ("choosing", moves.Reroll): _reroll,
    ("choosing", moves.Pass): _pass,
    ("rerolled", moves.Choose): _take_rolled,
    ("rerolled", moves.Again): _again,
    ("build", moves.Road): _road,
    ("build", moves.Half): _half_in_build,
    ("halves", moves.Road): _road,
    ("halves", moves.Half): _half,
    ("halves", moves.Stop): _nothing_drawn,
    ("sale", moves.Sell): _sell,
    ("sale", moves.Gain): _gain,
    ("sale", moves.Stop): _nothing_sold,
    ("pick", moves.Gain): _gain,
    ("voyage", moves.Sail): _sail,
    ("voyage", moves.Gain): _gain,
    ("summon", moves.Palace): _palace,
    ("improve", moves.Upgrade): _upgrade,
    ("copy_die", moves.Copy): _copy,
    ("rewards", moves.Reward): _reward,
    ("choosing", moves.Use): _use,
    ("bonuses", moves.Use): _use,
}
