"""What The Dice Charmers teaches about the spaces of the river."""

from __future__ import annotations

from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.targets import clickable
from durbar.ui.games.dice_charmers.tips import bonuses
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def space_tip(target: Target, sight: Sight) -> Tip:
    """Return a space of the river: whether it can be reached, and what it gives."""
    view: View = sight.view
    space = int(target[1])
    printed = view.sheet.river[space - 1]
    title = translate("DiceCharmers", "River, {space}").format(space=names.space_words(space, view.sheet))
    told = Tip(
        title=title,
        what=_space_state(space, sight),
        picture=names.symbol_picture(printed.symbol),
        reason=translate("DiceCharmers", "It gives {rewards}.").format(rewards=names.effects_words(printed.rewards)),
        rule=" ".join(bonuses.effect_rule(effect)[0] for effect in printed.rewards),
        section="5.5",
    )
    return clickable(told, target, sight)


def _space_state(space: int, sight: Sight) -> str:
    view: View = sight.view
    marks = view.marks[names.shown_seat(sight)]
    position, symbol = marks.position, view.sheet.river[space - 1].symbol
    if space == position:
        return translate("DiceCharmers", "The boat is here.")
    if marks.river >> space - 1 & 1:
        return translate("DiceCharmers", "Ticked already.")
    if space < position:
        return translate("DiceCharmers", "Behind the boat: only a move back reaches it.")
    if view.sheet.ahead[symbol][position] == space:
        dice = [die for die in view.centre if view.face(die).what == symbol]
        if dice:
            return translate("DiceCharmers", "The die with this symbol leads here.")
        return translate("DiceCharmers", "A blue die with this symbol would lead here.")
    return translate("DiceCharmers", "Free; another space with this symbol comes first.")
