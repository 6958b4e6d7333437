"""What The Dice Charmers teaches about a player."""

from __future__ import annotations

from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names, seats
from durbar.ui.games.dice_charmers.tips.tracks import end_rule
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def player_tip(target: Target, sight: Sight) -> Tip:
    """A player’s tracks and all that they have."""
    view: View = sight.view
    seat = int(target[1])
    excess = view.excesses[seat]
    marks = view.marks[seat]
    words_ = translate("DiceCharmers", "{fame}, {coins}. {more}.")
    what = words_.format(
        fame=names.capital(names.fame_words(marks.fame)),
        coins=names.coins_words(marks.money),
        more=names.capital(seats.spoken(seat, sight)),
    )
    return Tip(
        title=sight.name(seat),
        what=what,
        worth=seats.number_words(excess),
        worth_tone="gain" if excess > 0 else "ink",
        reason=seats.unit_words(excess),
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
