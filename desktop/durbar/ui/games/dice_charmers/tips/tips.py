"""Tips of The Dice Charmers, by what one points at; those of the stage and of the players are made here."""

from __future__ import annotations

from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names, seats
from durbar.ui.games.dice_charmers.tips import (
    areas,
    bonuses,
    buildings,
    dice,
    karma,
    market,
    palace,
    province,
    river,
    tracks,
)
from durbar.ui.games.dice_charmers.tips.tracks import end_rule
from durbar.ui.kit.screen import Teller
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import capital, translate


def player_tip(target: Target, sight: Sight) -> Tip:
    """Return a player’s tracks and all that they have."""
    view: View = sight.view
    seat = int(target[1])
    excess = view.excesses[seat]
    marks = view.marks[seat]
    what = translate("DiceCharmers", "{fame}, {coins}.").format(
        fame=capital(names.fame_words(marks.fame)), coins=names.coins_words(marks.money)
    )
    return Tip(
        title=sight.name(seat),
        what=what,
        worth=seats.number_words(excess),
        worth_tone="gain" if excess > 0 else "ink",
        reason=seats.unit_words(excess),
        more=capital(seats.spoken(seat, sight)) + ".",
        rule=f"{_distance_rule()} {end_rule(view)} {_win_rule()}",
        section="12" if view.seats == seats.TWO_PLAYERS_SLOTS else "11",
    )


def _distance_rule() -> str:
    return translate(
        "DiceCharmers",
        "What is to go is the distance between the fame track and the money track until they cross: 1 fame closes it "
        "by 1, a coin by ½.",
    )


def _win_rule() -> str:
    return translate("DiceCharmers", "Whoever has gone furthest then wins; karma gained, then karma used, breaks ties.")


def stage_tip(_target: Target, sight: Sight) -> Tip:
    """Return the round, and when the game ends."""
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
            "In each of the two [[passes|pass]] of a [[round]] both pick a die. The pass in which tracks [[cross]] is "
            "the last.",
        )
    else:
        rule = translate(
            "DiceCharmers",
            "In a [[round]] everybody picks a die. The round in which somebody’s tracks [[cross]] is the last.",
        )
    section = "12" if view.seats == seats.TWO_PLAYERS_SLOTS else "11"
    return Tip(title=title, what=what, picture=seats.ELEPHANT, rule=rule, section=section)


#: By the first word of a target, what tells its tip.
TELLERS: dict[str, Teller] = {
    "stage": stage_tip,
    "die": dice.die_tip,
    "elephant": dice.elephant_tip,
    "depot": dice.depot_tip,
    "tray": dice.tray_tip,
    "cell": province.cell_tip,
    "side": province.side_tip,
    "residence": province.residence_tip,
    "bonus": bonuses.bonus_tip,
    "space": river.space_tip,
    "good": market.good_tip,
    "value": market.value_tip,
    "box": palace.character_tip,
    "character": palace.character_tip,
    "level": buildings.level_tip,
    "karma": karma.karma_tip,
    "fame": tracks.fame_tip,
    "coin": tracks.coin_tip,
    "front": tracks.front_tip,
    "area": areas.area_tip,
    "seat": player_tip,
}
