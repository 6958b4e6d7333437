"""What The Dice Charmers teaches about the tracks: fame, money, where they cross."""

from __future__ import annotations

from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names, seats
from durbar.ui.games.dice_charmers.tips import bonuses
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import capital, translate


def fame_tip(target: Target, sight: Sight) -> Tip:
    """Return a cell of the fame track."""
    view: View = sight.view
    return _track(int(target[1]), view.marks[names.shown_seat(sight)].fame, view.sheet.fame, True, sight)


def coin_tip(target: Target, sight: Sight) -> Tip:
    """Return a coin of the money track."""
    view: View = sight.view
    return _track(int(target[1]), view.marks[names.shown_seat(sight)].money, view.sheet.money, False, sight)


def _track(cell: int, have: int, printed: dict[int, int], fame: bool, sight: Sight) -> Tip:
    view: View = sight.view
    more = _gap_words(sight)
    if cell <= have:
        what = translate("DiceCharmers", "Ticked.")
    else:
        what = translate("DiceCharmers", "%n more until it is ticked.", None, cell - have)
    if cell in printed:
        bonus = view.sheet.bonuses[printed[cell]]
        words_ = translate("DiceCharmers", "Bonus here: {bonus}.").format(bonus=names.effect_name(bonus.effect))
        what, more = f"{what} {words_}", f"{bonuses.state_words(bonus, sight)} {more}"
    title = translate("DiceCharmers", "Fame {number}") if fame else translate("DiceCharmers", "Coin {number}")
    return Tip(
        title=title.format(number=cell),
        what=what,
        picture=_track_picture(fame),
        reason=f"{capital(names.gap_words(view.excesses[names.shown_seat(sight)]))}.",
        more=more,
        rule=_track_rule(view),
        section="7",
    )


def _track_picture(fame: bool) -> Picture:
    return Picture("dice_charmers/reward-fame" if fame else "dice_charmers/reward-coins")


def _gap_words(sight: Sight) -> str:
    view: View = sight.view
    seat = names.shown_seat(sight)
    marks = view.marks[seat]
    return capital(f"{names.sum_words(marks, view.sheet)}.")


def _track_rule(view: View) -> str:
    rule = translate(
        "DiceCharmers",
        "Fame and money run towards each other. Two coins lie beside each fame cell; a corner has none, and money "
        "passes it for nothing.",
    )
    return f"{rule} {end_rule(view)}"


def end_rule(view: View) -> str:
    """Return when the game ends: two players choose twice a round, and need not finish it."""
    if view.seats == seats.TWO_PLAYERS_SLOTS:
        return translate(
            "DiceCharmers", "Once somebody’s tracks [[cross]], the game ends as soon as both have had as many dice."
        )
    return translate("DiceCharmers", "Once somebody’s tracks [[cross]], the game ends with that round.")


def front_tip(target: Target, sight: Sight) -> Tip:
    """Return the front of one of the two tracks."""
    view: View = sight.view
    fame = target[1] == "fame"
    title = (
        translate("DiceCharmers", "Front of the fame track")
        if fame
        else translate("DiceCharmers", "Front of the money track")
    )
    excess = view.excesses[names.shown_seat(sight)]
    return Tip(
        title=title,
        picture=_track_picture(fame),
        worth=seats.number_words(excess),
        reason=seats.unit_words(excess),
        more=_gap_words(sight),
        rule=translate(
            "DiceCharmers",
            "A fame cell closes the distance by 1, a coin by ½, a corner by 1 when the coins pass it. The marks must "
            "pass each other, not just touch.",
        ),
        section="11",
    )
