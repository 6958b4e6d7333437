"""What The Dice Charmers teaches about the round."""

from __future__ import annotations

from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names, seats
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def stage_tip(_target: Target, sight: Sight) -> Tip:
    """The round, and when the game ends."""
    view: View = sight.view
    if view.to_act is None:
        title, what = usual_words.the_end(), usual_words.game_over()
    else:
        title = names.round_words(view)
        what = translate("DiceCharmers", "{name} is the first player; the sheet is {sheet}.")
        what = what.format(name=sight.name(view.first), sheet=names.sheet_name(view))
    if view.seats == seats.TWO_PLAYERS_SLOTS:
        rule = translate(
            "DiceCharmers",
            "In each of the two [[passes|pass]] of a [[round]] both pick a die. The pass in which somebody’s tracks "
            "[[cross]] is the last one.",
        )
    else:
        rule = translate(
            "DiceCharmers",
            "In a [[round]] everybody picks a die. The round in which somebody’s tracks [[cross]] is the last one; it "
            "is played to its end.",
        )
    section = "12" if view.seats == seats.TWO_PLAYERS_SLOTS else "11"
    return Tip(title=title, what=what, picture=seats.ELEPHANT, rule=rule, section=section)
