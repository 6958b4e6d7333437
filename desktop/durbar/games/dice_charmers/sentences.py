"""Why a move of The Dice Charmers can’t be made: a sentence for every refusal, which the screens translate."""

from typing import ClassVar

from durbar.engine import refusal
from durbar.games.dice_charmers.roads import CELL_NUMBER, COLUMNS, PAIR

SENTENCES = {
    # belongs to another moment
    "karma_before_the_die": "Karma is spent at the start of one’s turn, before a die is picked.",
    "die_chosen_already": "You have picked your die for this turn.",
    "action_first": "First finish what you are doing.",
    "nothing_to_give_up": "There is no reward of the river to give up now.",
    "choose_a_die": "First pick a die.",
    "take_one_of_two": "Pick one of the two dice that you have rolled.",
    "draw_a_road": "First draw the road.",
    "draw_half_roads": "First draw a half-road.",
    "sell_first": "First sell something.",
    "gain_goods": "First choose the goods that you gain.",
    "choose_a_space": "First choose the space of the river.",
    "choose_a_character": "First choose the character of the palace.",
    "choose_a_building": "First choose the type of building to upgrade.",
    "choose_a_purple_die": "Choose one of the two purple dice.",
    "choose_a_reward": "First choose which reward of the space you take.",
    "use_bonuses_or_end": "Use a bonus that waits, or end your turn.",
    # dice and karma
    "no_such_die": "There is no such die.",
    "die_on_elephant": "Only karma brings the die of the elephant into play.",
    "die_taken": "{name} has picked this die already.",
    "goods_full": "All its goods are circled already: {goods}.",
    "no_room_for_road": "No empty cell is left that your roads could reach.",
    "no_room_for_half_road": "No room is left for half-roads.",
    "river_end": "The boat is on the last space of the river.",
    "symbol_behind": "No space with this symbol ({symbol}) lies ahead.",
    "row_full": "{who}: all three boxes are ticked already.",
    "nobody_for_the_mogul": "The Great Mogul finds nobody with something to do.",
    "nothing_to_do": "{who}: nothing to do now.",
    "elephant_empty": "The round’s first choice sends a die to the elephant.",
    "no_karma": "You have no karma left to spend.",
    "a_die_can_be_used": "A die can be used, so you can’t pass.",
    # roads
    "no_such_road": "There is no such road.",
    "residence_has_roads": "The residence has its ways out already; roads are drawn in the cells around it.",
    "only_half_roads_here": "There is a road already: only half-roads can be added.",
    "half_road_here": "There is a road already: add to one of its open sides.",
    "one_half_is_no_road": "A half-road can’t stand alone in {cell}.",
    "wrong_shape": "That is another road; what you may draw is a {shape}.",
    "not_reached": "No road of yours leads to {cell}.",
    "not_turned_to_the_network": "Turned like that, the road in {cell} would not join your roads: turn it.",
    "whole_roads_in_empty_cells": "{cell} is empty: a half-road needs a road.",
    "crossing_is_full": "A crossing takes no more half-roads.",
    "side_has_road": "The road in {cell} leads {side} already.",
    "whole_road_now": "What you draw now is a {shape} in an empty cell, no half-road.",
    # goods
    "no_such_good": "There are no such goods.",
    "not_in_stock": "You have no {good} in stock.",
    "sell_equal": "All goods sold here must be of one kind.",
    "sell_different": "You have just sold {good}: the next must differ.",
    "sell_equal_or_different": "Sell goods all of one kind, or all different.",
    "row_of_goods_full": "Circled to the last: {good}.",
    "another_kind": "You have just gained {good}: the next must differ.",
    "sold_already": "The Merchant gains a good only instead of selling.",
    # river, palace, buildings
    "no_such_space": "The river has no such space.",
    "space_ticked": "Space {space} is ticked already.",
    "only_back": "You may only go back now.",
    "only_forward": "You may only go forward now.",
    "too_far": "Too far: choose among the %n next free space(s).",
    "no_such_character": "The palace has no such character.",
    "not_himself": "The Great Mogul chooses one of the other five, never himself.",
    "no_such_building": "There is no such building.",
    "top_level": "It brings %n fame already, the most there is.",
    # bonuses
    "no_such_bonus": "There is no such bonus.",
    "bonus_used": "This bonus is crossed out: it is had only once.",
    "bonus_was_lost": "This bonus was gained in an earlier turn and not used: it is lost.",
    "bonus_not_gained": "You have not gained this bonus yet ({place}).",
    "goods_die_brings_nothing": "All goods that the purple dice show are circled already.",
    "money_track_full": "Your money track is full.",
    "fame_track_full": "Your fame track is full.",
    "karma_full": "All your karma is circled already.",
    "all_at_top": "All types of building are upgraded as far as can be.",
    "palace_full": "Nobody in the palace has a free box and something to do.",
    "all_goods_full": "All goods are circled already.",
    "no_stock": "You have no goods in stock to sell.",
    "no_road_for_half": "None of your roads has an open side for a half-road.",
    "nothing_behind": "No free space of the river lies behind your boat.",
}

_SHAPES = {"straight": "straight road", PAIR: "straight road or curve of two half-roads"}
_SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}


class Refusal(refusal.Refusal, frozen=True):
    """A reason against a move of The Dice Charmers, with its sentence."""

    context: ClassVar = "DiceCharmers"
    sentences: ClassVar = SENTENCES

    def english(self) -> dict[str, refusal.Fact]:
        """Return cells by row and column, players by their seats, all else by its id."""
        facts = self.facts
        words = {name: fact.replace("_", " ") if isinstance(fact, str) else fact for name, fact in facts.items()}
        if "cell" in facts:
            row, column = divmod(CELL_NUMBER[str(facts["cell"])], COLUMNS)
            words["cell"] = f"row {row + 1}, column {column + 1}"
        if "side" in facts:
            words["side"] = _SIDES[str(facts["side"])]
        if "shape" in facts:
            words["shape"] = _SHAPES.get(str(facts["shape"]), facts["shape"])
        if "seat" in facts:
            words["name"] = f"Seat {facts['seat']}"
        if "first" in facts:
            words["goods"] = " and ".join(dict.fromkeys((str(facts["first"]), str(facts["second"]))))
        if "bonus" in facts:
            words["place"] = facts["bonus"]
        return words
