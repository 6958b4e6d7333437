"""Why the expert advises a move of The Dice Charmers, and why a move can’t be made, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from durbar.bots.search.reason import Reason
from durbar.engine.refusal import Refusal
from durbar.games.dice_charmers.roads import CELL_NUMBER
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, refused, translate

#: By the key of a reason (see durbar.bots.dice_charmers.reasons); what is counted is its fact "n".
REASONS = {
    # tracks
    "crosses": QT_TRANSLATE_NOOP("DiceCharmers", "Makes your tracks cross by {distance}"),
    "closer": QT_TRANSLATE_NOOP("DiceCharmers", "Closes the gap between your tracks by {distance}"),
    "near_fame": QT_TRANSLATE_NOOP("DiceCharmers", "Comes within %n fame of the next bonus: {bonus}"),
    "near_coin": QT_TRANSLATE_NOOP("DiceCharmers", "Comes within %n coin(s) of the next bonus: {bonus}"),
    # bonuses
    "chain": QT_TRANSLATE_NOOP("DiceCharmers", "Sets off a chain of %n bonus(es)"),
    "bonus": QT_TRANSLATE_NOOP("DiceCharmers", "Brings a bonus: {bonus}"),
    "bonus_lost": QT_TRANSLATE_NOOP("DiceCharmers", "Loses a bonus: {bonus}"),
    "karma": QT_TRANSLATE_NOOP("DiceCharmers", "Brings %n karma"),
    "all_buildings": QT_TRANSLATE_NOOP("DiceCharmers", "Leaves %n type(s) of building to upgrade for {bonus}"),
    "palace_column": QT_TRANSLATE_NOOP("DiceCharmers", "Leaves %n character(s) to tick for {bonus}"),
    # goods
    "stock": QT_TRANSLATE_NOOP("DiceCharmers", "Adds %n good(s) to your stock, for sale at {coins}"),
    "sells": QT_TRANSLATE_NOOP("DiceCharmers", "Sells %n good(s) for {coins}"),
    "keeps_stock": QT_TRANSLATE_NOOP("DiceCharmers", "Keeps %n good(s) in stock, for sale at {coins}"),
    "tent": QT_TRANSLATE_NOOP("DiceCharmers", "Leaves %n good(s) to sell for {bonus}"),
    # province
    "border": QT_TRANSLATE_NOOP("DiceCharmers", "Brings a border bonus within reach: {bonus}"),
    "opens": QT_TRANSLATE_NOOP("DiceCharmers", "Leaves you %n more cell(s) to choose from for your next roads"),
    "closes": QT_TRANSLATE_NOOP("DiceCharmers", "Leaves you %n cell(s) fewer to choose from for your next roads"),
    "raises": QT_TRANSLATE_NOOP("DiceCharmers", "Makes each {building} still to be built worth {fame} (%n left)"),
    "one_half": QT_TRANSLATE_NOOP("DiceCharmers", "A second half-road would hardly be of use"),
    # river
    "skips": QT_TRANSLATE_NOOP("DiceCharmers", "Passes over %n free space(s) of the river"),
    "fetches": QT_TRANSLATE_NOOP("DiceCharmers", "Fetches a reward of the river that you passed: {space}"),
    # dice and karma
    "denies": QT_TRANSLATE_NOOP("DiceCharmers", "Takes the best die from the next player, who loses about %n coin(s)"),
    "prepares": QT_TRANSLATE_NOOP("DiceCharmers", "Makes your next turn better by about %n coin(s)"),
    "less": QT_TRANSLATE_NOOP("DiceCharmers", "At first sight about %n coin(s) less than another move would bring"),
    "roll_more": QT_TRANSLATE_NOOP("DiceCharmers", "A roll promises about %n coin(s) more than the best die"),
    "roll_less": QT_TRANSLATE_NOOP("DiceCharmers", "A roll promises about %n coin(s) less than the best die"),
    "costs_karma": QT_TRANSLATE_NOOP("DiceCharmers", "Costs one karma and leaves you %n"),
    "idle": QT_TRANSLATE_NOOP("DiceCharmers", "No die in the centre would be of use to you"),
    "idle_die": QT_TRANSLATE_NOOP("DiceCharmers", "This die is of no use to you"),
    # the end of a turn
    "nothing_left": QT_TRANSLATE_NOOP("DiceCharmers", "Nothing is left that you could use"),
    "gives_up": QT_TRANSLATE_NOOP("DiceCharmers", "Gives up a reward that you could use"),
    "little": QT_TRANSLATE_NOOP("DiceCharmers", "Changes little"),
}


#: Facts that are not written as they are.
_FACTS: dict[str, Callable[[Any, View], str]] = {
    "bonus": lambda bonus, view: names.bonus_words(bonus, view.sheet),
    "building": lambda building, _: names.content_name(building),
    "coins": lambda coins, _: names.coins_words(coins),
    "distance": lambda coins, _: names.halves(coins),
    "fame": lambda fame, _: names.fame_words(fame),
    "space": lambda space, view: names.space_words(space, view.sheet),
}


def reason_words(reason: Reason, view: View) -> str:
    """Return a reason as a clause, without a full stop."""
    facts = {name: _FACTS[name](fact, view) for name, fact in reason.facts.items() if name in _FACTS}
    return translate("DiceCharmers", REASONS[reason.key], None, int(reason.facts.get("n", -1))).format(**facts)


def expected_words(points: float, _view: View) -> str:
    """Return what the end of the game may bring."""
    gap = names.gap_words(round(points))
    return translate("DiceCharmers", "Your tracks expected at the end: {gap}").format(gap=gap)


def why(refusal: Refusal, sight: Sight) -> str:
    """Return a refusal in one sentence."""
    return refused(refusal, _facts(refusal, sight))


def _facts(refusal: Refusal, sight: Sight) -> dict[str, str | int]:
    """Return the facts in words, as far as they are ids."""
    words: dict[str, str | int] = {}
    for fact, value in refusal.facts.items():
        teller = _NAMED.get(fact)
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


_NAMED: dict[str, Callable[[str], str]] = {
    "cell": _cell,
    "side": names.side_name,
    "shape": names.shape_name,
    "symbol": names.symbol_name,
}


def _known(teller: Callable[[str], str]) -> Callable[[str], str]:
    """Return a name where the id is one of the game's, else the id."""

    def told(id: str) -> str:
        try:
            return teller(id)
        except KeyError:
            return id

    return told


_NAMED |= {
    "who": _known(names.character_name),
    "good": _known(names.good_name),
    "building": _known(names.content_name),
}
