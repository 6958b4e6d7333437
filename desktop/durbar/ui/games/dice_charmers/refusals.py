"""Why a move of The Dice Charmers can’t be made, in words: a sentence for every refusal of the rules."""

from __future__ import annotations

from collections.abc import Callable

from durbar.engine.refusal import Refusal
from durbar.games.dice_charmers.roads import CELL_NUMBER
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.kit.screen import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

_REFUSALS = {
    # belongs to another moment
    "karma_before_the_die": QT_TRANSLATE_NOOP(
        "DiceCharmers", "Karma is spent at the start of one’s turn, before a die is picked."
    ),
    "die_chosen_already": QT_TRANSLATE_NOOP("DiceCharmers", "You have picked your die for this turn."),
    "action_first": QT_TRANSLATE_NOOP(
        "DiceCharmers", "First finish what you are doing; bonuses that wait are used afterwards."
    ),
    "nothing_to_give_up": QT_TRANSLATE_NOOP("DiceCharmers", "There is no reward of the river to give up now."),
    "choose_a_die": QT_TRANSLATE_NOOP("DiceCharmers", "First pick a die."),
    "take_one_of_two": QT_TRANSLATE_NOOP("DiceCharmers", "Pick one of the two dice that you have rolled."),
    "draw_a_road": QT_TRANSLATE_NOOP("DiceCharmers", "First draw the road."),
    "draw_half_roads": QT_TRANSLATE_NOOP("DiceCharmers", "First draw a half-road."),
    "sell_first": QT_TRANSLATE_NOOP("DiceCharmers", "First sell something."),
    "gain_goods": QT_TRANSLATE_NOOP("DiceCharmers", "First choose the goods that you gain."),
    "choose_a_space": QT_TRANSLATE_NOOP("DiceCharmers", "First choose the space of the river."),
    "choose_a_character": QT_TRANSLATE_NOOP("DiceCharmers", "First choose the character of the palace."),
    "choose_a_building": QT_TRANSLATE_NOOP("DiceCharmers", "First choose the type of building to upgrade."),
    "choose_a_purple_die": QT_TRANSLATE_NOOP("DiceCharmers", "Choose one of the two purple dice."),
    "choose_a_reward": QT_TRANSLATE_NOOP("DiceCharmers", "First choose which reward of the space you take."),
    "use_bonuses_or_end": QT_TRANSLATE_NOOP("DiceCharmers", "Use a bonus that waits, or end your turn."),
    # dice and karma
    "no_such_die": QT_TRANSLATE_NOOP("DiceCharmers", "There is no such die."),
    "die_on_elephant": QT_TRANSLATE_NOOP(
        "DiceCharmers", "This die is on the elephant: only karma can roll it and bring it into play."
    ),
    "die_taken": QT_TRANSLATE_NOOP("DiceCharmers", "{name} has picked this die already."),
    "goods_full": QT_TRANSLATE_NOOP(
        "DiceCharmers", "All goods of this die are circled on your sheet already ({goods}): it would bring nothing."
    ),
    "no_room_for_road": QT_TRANSLATE_NOOP("DiceCharmers", "No empty cell is left that your roads could reach."),
    "no_room_for_half_road": QT_TRANSLATE_NOOP(
        "DiceCharmers", "No empty cell and no open side of a road is left for half-roads."
    ),
    "river_end": QT_TRANSLATE_NOOP("DiceCharmers", "You are on the last space of the river: it goes no further."),
    "symbol_behind": QT_TRANSLATE_NOOP(
        "DiceCharmers", "No space with this symbol ({symbol}) is left ahead of your boat, which is on space {position}."
    ),
    "row_full": QT_TRANSLATE_NOOP("DiceCharmers", "{who}: all three boxes are ticked already."),
    "nobody_for_the_mogul": QT_TRANSLATE_NOOP(
        "DiceCharmers", "The Great Mogul finds nobody who has a free box and could do something."
    ),
    "nothing_to_do": QT_TRANSLATE_NOOP("DiceCharmers", "{who}: there is nothing to do now, so the box stays free."),
    "elephant_empty": QT_TRANSLATE_NOOP(
        "DiceCharmers", "No die is on the elephant yet; the first choice of the round sends one there."
    ),
    "no_karma": QT_TRANSLATE_NOOP("DiceCharmers", "You have no karma left to spend."),
    "a_die_can_be_used": QT_TRANSLATE_NOOP("DiceCharmers", "A die can be used, so you can’t pass."),
    # roads
    "no_such_road": QT_TRANSLATE_NOOP("DiceCharmers", "There is no such road."),
    "residence_has_roads": QT_TRANSLATE_NOOP(
        "DiceCharmers", "The residence has its ways out already; roads are drawn in the cells around it."
    ),
    "only_half_roads_here": QT_TRANSLATE_NOOP(
        "DiceCharmers", "A road runs through {cell} already: only half-roads can be added to it."
    ),
    "half_road_here": QT_TRANSLATE_NOOP(
        "DiceCharmers", "A road runs through {cell} already: add a half-road at one of its open sides."
    ),
    "one_half_is_no_road": QT_TRANSLATE_NOOP(
        "DiceCharmers", "One half-road can’t stand alone in {cell}: no cell may stay half filled."
    ),
    "wrong_shape": QT_TRANSLATE_NOOP("DiceCharmers", "That is another road; what you may draw is a {shape}."),
    "not_reached": QT_TRANSLATE_NOOP(
        "DiceCharmers", "No road of yours leads to {cell}: roads go on from the residence or from other roads."
    ),
    "not_turned_to_the_network": QT_TRANSLATE_NOOP(
        "DiceCharmers", "Turned like that, the road in {cell} would not join your roads: turn it."
    ),
    "whole_roads_in_empty_cells": QT_TRANSLATE_NOOP(
        "DiceCharmers", "{cell} is empty: a half-road is only added to a road that is there."
    ),
    "crossing_is_full": QT_TRANSLATE_NOOP("DiceCharmers", "{cell} has a crossing: it takes no more half-roads."),
    "side_has_road": QT_TRANSLATE_NOOP("DiceCharmers", "The road in {cell} leads {side} already."),
    "whole_road_now": QT_TRANSLATE_NOOP(
        "DiceCharmers", "What you draw now is a {shape} in an empty cell, no half-road."
    ),
    # goods
    "no_such_good": QT_TRANSLATE_NOOP("DiceCharmers", "There are no such goods."),
    "not_in_stock": QT_TRANSLATE_NOOP("DiceCharmers", "You have no {good} in stock."),
    "sell_equal": QT_TRANSLATE_NOOP(
        "DiceCharmers", "At this market all goods sold must be of one kind; {good} would be another."
    ),
    "sell_different": QT_TRANSLATE_NOOP(
        "DiceCharmers", "All goods sold here must be of different kinds, and you have just sold {good}."
    ),
    "sell_equal_or_different": QT_TRANSLATE_NOOP(
        "DiceCharmers", "The goods sold must be all of one kind or all different; {good} doesn’t fit."
    ),
    "row_of_goods_full": QT_TRANSLATE_NOOP(
        "DiceCharmers", "Nothing is left of that kind: {good} is circled to the last."
    ),
    "another_kind": QT_TRANSLATE_NOOP("DiceCharmers", "You have just gained {good}; the next must be of another kind."),
    "sold_already": QT_TRANSLATE_NOOP(
        "DiceCharmers", "The Merchant has sold for you already; a good is only gained instead of selling."
    ),
    # river, palace, buildings
    "no_such_space": QT_TRANSLATE_NOOP("DiceCharmers", "The river has no such space."),
    "space_ticked": QT_TRANSLATE_NOOP("DiceCharmers", "Space {space} is ticked already."),
    "only_back": QT_TRANSLATE_NOOP("DiceCharmers", "You may only go back now, and space {space} lies ahead."),
    "only_forward": QT_TRANSLATE_NOOP("DiceCharmers", "You may only go forward now, and space {space} lies behind."),
    "too_far": QT_TRANSLATE_NOOP(
        "DiceCharmers", "Space {space} is too far: you may choose among the %n next free space(s)."
    ),
    "no_such_character": QT_TRANSLATE_NOOP("DiceCharmers", "The palace has no such character."),
    "not_himself": QT_TRANSLATE_NOOP("DiceCharmers", "The Great Mogul chooses one of the other five, never himself."),
    "no_such_building": QT_TRANSLATE_NOOP("DiceCharmers", "There is no such building."),
    "top_level": QT_TRANSLATE_NOOP("DiceCharmers", "This type ({building}) brings %n fame, the most there is."),
    # bonuses
    "no_such_bonus": QT_TRANSLATE_NOOP("DiceCharmers", "There is no such bonus."),
    "bonus_used": QT_TRANSLATE_NOOP("DiceCharmers", "This bonus is crossed out: it is had only once."),
    "bonus_was_lost": QT_TRANSLATE_NOOP(
        "DiceCharmers", "This bonus was gained in an earlier turn and not used: it is lost."
    ),
    "bonus_not_gained": QT_TRANSLATE_NOOP("DiceCharmers", "You have not gained this bonus yet ({place})."),
    "goods_die_brings_nothing": QT_TRANSLATE_NOOP(
        "DiceCharmers", "All goods that the purple dice show are circled already."
    ),
    "money_track_full": QT_TRANSLATE_NOOP("DiceCharmers", "Your money track is full."),
    "fame_track_full": QT_TRANSLATE_NOOP("DiceCharmers", "Your fame track is full."),
    "karma_full": QT_TRANSLATE_NOOP("DiceCharmers", "All your karma is circled already."),
    "all_at_top": QT_TRANSLATE_NOOP("DiceCharmers", "All types of building are upgraded as far as can be."),
    "palace_full": QT_TRANSLATE_NOOP("DiceCharmers", "Nobody in the palace has a free box and something to do."),
    "all_goods_full": QT_TRANSLATE_NOOP("DiceCharmers", "All goods are circled already."),
    "no_stock": QT_TRANSLATE_NOOP("DiceCharmers", "You have no goods in stock to sell."),
    "no_road_for_half": QT_TRANSLATE_NOOP("DiceCharmers", "None of your roads has an open side for a half-road."),
    "nothing_behind": QT_TRANSLATE_NOOP("DiceCharmers", "No free space of the river lies behind your boat."),
    "game_over": QT_TRANSLATE_NOOP("DiceCharmers", "The game is over."),
}


def why(refusal: Refusal, sight: Sight) -> str:
    """A refusal in one sentence."""
    facts = refusal.facts
    many = facts.get("count", facts.get("level", 0))
    words = translate("DiceCharmers", _REFUSALS[refusal.key], None, int(many))
    return names.capital(words.format(**_facts(refusal, sight)))


def _facts(refusal: Refusal, sight: Sight) -> dict[str, str | int]:
    """The facts in words, as far as they are ids."""
    words: dict[str, str | int] = {}
    for fact, value in refusal.facts.items():
        teller = _FACTS.get(fact)
        words[fact] = teller(str(value)) if teller is not None else value
    view: View = sight.view
    if "first" in refusal.facts:
        pair = dict.fromkeys((str(refusal.facts["first"]), str(refusal.facts["second"])))
        words["goods"] = names.goods_words(pair)
    if "seat" in refusal.facts:
        words["name"] = sight.name(int(refusal.facts["seat"]))
    bonus = view.sheet.number.get(str(refusal.facts.get("bonus", "")))
    if bonus is not None:
        words["place"] = names.place_name(view.sheet.bonuses[bonus])
    return words


def _cell(cell: str) -> str:
    return names.cell_name(cell) if cell in CELL_NUMBER else cell


_FACTS: dict[str, Callable[[str], str]] = {
    "cell": _cell,
    "side": names.side_name,
    "shape": names.shape_name,
    "symbol": names.symbol_name,
}


def _known(teller: Callable[[str], str]) -> Callable[[str], str]:
    """A name where the id is one of the game's, else the id."""

    def told(id: str) -> str:
        try:
            return teller(id)
        except KeyError:
            return id

    return told


_FACTS |= {
    "who": _known(names.character_name),
    "good": _known(names.good_name),
    "building": _known(names.content_name),
}
