"""What a move of The Dice Charmers would bring, in a sentence or two, before it is made."""

from __future__ import annotations

from durbar.engine.move import Move
from durbar.games.dice_charmers.events import BonusGained, TracksCrossed
from durbar.games.dice_charmers.moves import (
    Again,
    Choose,
    End,
    Gain,
    Half,
    Palace,
    Pass,
    Reroll,
    Road,
    Sell,
    Stop,
    Use,
)
from durbar.games.dice_charmers.names import GOODS
from durbar.games.dice_charmers.outcome import Outcome, outcome
from durbar.games.dice_charmers.roads import AROUND, CELL_IDS, CELL_NUMBER, SIDES
from durbar.games.dice_charmers.steps import Halves, Sale
from durbar.games.dice_charmers.turn import Rerolled, Voyage
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import ahead, names
from durbar.ui.games.dice_charmers.words import phrases
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import strung, translate

#: So many things are to be chosen from, or nothing is said of a choice.
_A_CHOICE = 2


def preview(move: Move, sight: Sight) -> tuple[str, Tone]:
    """The sentence, and its tone: "gain" when something is won, "refuse" when something is lost, else "quiet"."""
    view: View = sight.view
    match move:
        case Reroll() | Again():
            return _reroll(move, view), "quiet"
        case Pass():
            return translate("DiceCharmers", "You do nothing in this turn."), "quiet"
        case End():
            return _end(view)
        case Stop():
            return _stop(view), "quiet"
    found = outcome(view, move)
    lost = f"{names.capital(useless(found, view))}." if found.useless else ""
    parts = [brings(move, found, view), lost, follow_up(move, view), gap_change(found, view)]
    won = ahead.change(found, view) > 0 or bool(found.gained)
    return " ".join(part for part in parts if part), "gain" if won else "quiet"


def brings(move: Move, found: Outcome, view: View) -> str:
    """What a move does beyond what its own words say."""
    sheet = view.sheet
    match move:
        case Choose(die=die):
            return phrases.sentence(found.events[1:], sheet, view.face(die).what)
        case Palace(who=who):
            return phrases.sentence(found.events, sheet, who)
        case Road():
            return phrases.sentence(found.events[1:], sheet)
        case Half(cell=cell, side=side):
            return phrases.sentence(found.events[1:], sheet) or leads_words(cell, side, view, found.seat)
        case Use(bonus=bonus):
            return phrases.sentence(found.events, sheet, names.effect_of(bonus, sheet).who)
        case Gain(good=good) | Sell(good=good):
            told = phrases.corners(found.before.money, found.after.money, sheet)
            told += phrases.phrases((event for event in found.events if isinstance(event, BonusGained)), sheet)
            return phrases.as_sentence(told) or stock_words(good, found)
    return phrases.sentence(found.events, sheet)


def stock_words(good: str, found: Outcome) -> str:
    """How many of a kind of goods there would be in stock."""
    return translate("DiceCharmers", "You would have %n in stock.", None, found.after.stock[GOODS.index(good)])


def leads_words(cell: str, side: str, view: View, seat: int) -> str:
    """Where an arm of a road of a seat leads: to a bonus, a cell, the residence, or nowhere."""
    sheet, marks = view.sheet, view.marks[seat]
    number, place = CELL_NUMBER[cell], SIDES.index(side)
    across, bonus = AROUND[number][place][1], sheet.edge_bonus[number][place]
    if across is None:
        if bonus < 0:
            return translate("DiceCharmers", "It leads to the border, where there is no bonus.")
        name = names.bonus_words(sheet.bonuses[bonus].id, sheet)
        if marks.gained >> bonus & 1:
            return translate("DiceCharmers", "It leads to {bonus}, which you have had.").format(bonus=name)
        return translate("DiceCharmers", "It leads to {bonus}.").format(bonus=name)
    if across == sheet.residence:
        return translate("DiceCharmers", "It leads to the residence.")
    there = names.cell_words(CELL_IDS[across], sheet)
    if marks.roads[across]:
        return translate("DiceCharmers", "It leads where a road is drawn already: {cell}.").format(cell=there)
    return translate("DiceCharmers", "It opens a new way: {cell}.").format(cell=there)


def _stop(view: View) -> str:
    """What is left aside by selling no more, or by drawing no second half-road."""
    if isinstance(view.steps[-1], Halves):
        return translate("DiceCharmers", "The second half-road is not drawn.")
    return translate("DiceCharmers", "What you do not sell stays in stock.")


def gap_change(found: Outcome, view: View) -> str:
    """What the distance between the tracks would become; empty when it stays."""
    if any(isinstance(event, TracksCrossed) for event in found.events):
        words = translate("DiceCharmers", "Your tracks would cross, by {distance}.")
        return words.format(distance=names.halves(found.excess))
    change = ahead.change(found, view)
    if not change:
        return ""
    if found.excess > 0:
        return translate("DiceCharmers", "Your tracks would be crossed by {distance}.").format(
            distance=names.halves(found.excess)
        )
    words = translate("DiceCharmers", "There would be {distance} to go instead of {before}.")
    return words.format(distance=names.halves(-found.excess), before=names.halves(change - found.excess))


def _reroll(move: Reroll | Again, view: View) -> str:
    step = view.steps[-1] if view.steps else None
    if isinstance(move, Again) or isinstance(step, Rerolled):
        return translate("DiceCharmers", "One karma more: both dice are rolled again, and you pick one of them.")
    assert view.elephant_die is not None
    elephant = names.die_words(view.elephant_die, view)
    words = translate("DiceCharmers", "One karma: the {die} and the {elephant} are rolled; you pick one of the two.")
    return words.format(die=names.die_words(move.die, view), elephant=elephant)


def usable_bonuses(sight: Sight) -> list[str]:
    """Ids of the waiting bonuses that can be used now, in the order they came."""
    return [id for id in sight.view.pending if Use(id) in sight.legal]


def _end(view: View) -> tuple[str, Tone]:
    lost = view.pending
    if lost:
        words = translate("DiceCharmers", "This would be lost for good: {bonuses}.", None, len(lost))
        return words.format(bonuses=names.bonuses_words(lost, view.sheet)), "refuse"
    return translate("DiceCharmers", "Nothing is left to do in this turn."), "quiet"


# ---- what could follow ---------------------------------------------------------------------------------------------


def follow_up(move: Move, view: View) -> str:
    """What a move lets one choose next: how many places for a road, and the best of them."""
    if isinstance(move, (End, Pass, Reroll, Again)):
        return ""
    following = ahead.after(view, move)
    if not ahead.goes_on(following, view):
        return ""
    if _only_goods(following):
        return translate("DiceCharmers", "You choose a good.") if ahead.choices(following) >= _A_CHOICE else ""
    if following.step == "sale":
        return _sale(following, further=view.step == "sale")
    if following.step not in ("build", "halves") or (isinstance(move, Half) and following.step == "halves"):
        return _asks(following)
    return _best_road(following)


def _only_goods(view: View) -> bool:
    """The Merchant without stock, the Portuguese with no free space behind: all that is left is a good (§5.6)."""
    step = view.steps[-1]
    if isinstance(step, Sale):
        return step.or_good and not any(view.marks[names.acting_seat(view)].stock)
    return isinstance(step, Voyage) and step.or_good and not step.spaces


def useless(found: Outcome, view: View) -> str:
    """Which of the bonuses that a move gains could not be used on the sheet as it would be then, as a clause (§9).

    Where none of them could, they have been named just before.
    """
    if len(found.useless) == len(found.gained):
        return _all_useless(len(found.useless))
    ids = [view.sheet.bonuses[bonus].id for bonus in found.useless]
    words = translate("DiceCharmers", "{bonuses} can’t be used now")
    return words.format(bonuses=names.bonuses_words(ids, view.sheet)) if ids else ""


def _all_useless(many: int) -> str:
    """That none of the bonuses just named could be used; empty for none of them."""
    if not many:
        return ""
    if many == 1:
        return translate("DiceCharmers", "this bonus can’t be used now")
    return translate("DiceCharmers", "these bonuses can’t be used now")


def _sale(view: View, further: bool) -> str:
    """What may be sold next, and for how much at best. further: something was sold just before."""
    coins = ahead.sale_coins(view)
    if not coins:
        return ""
    if further:
        return translate("DiceCharmers", "Then you may sell more, at best for %n coin(s).", None, coins)
    return translate("DiceCharmers", "Then you may sell, at best for %n coin(s).", None, coins)


def _asks(following: View) -> str:
    """The choice that comes next, in a few words; nothing where there is only one thing to choose."""
    if ahead.choices(following) < _A_CHOICE:
        return ""
    sentences = {
        "pick": translate("DiceCharmers", "You choose the goods."),
        "voyage": translate("DiceCharmers", "You choose the space of the river."),
        "summon": translate("DiceCharmers", "You choose the character."),
        "improve": translate("DiceCharmers", "You choose what to upgrade."),
        "copy_die": translate("DiceCharmers", "You choose one of the two purple dice."),
        "rewards": translate("DiceCharmers", "You choose which reward comes first."),
    }
    return sentences.get(following.step, "")


def _best_road(view: View) -> str:
    """How many places a road could take in a position, and what the best of them would bring."""
    best = ahead.best_road(view)
    if best is None:
        return ""
    told = phrases.phrases(best.found.events[1:], view.sheet)
    if not told:
        return translate(
            "DiceCharmers", "%n place(s) for it, none of which brings anything at once.", None, best.places
        )
    if sale := _market_words(best.found, view):
        told.insert(1, sale)
    if best.found.useless:
        told.append(useless(best.found, view))
    words = translate("DiceCharmers", "%n place(s) for it; at best {place}: {brings}.", None, best.places)
    return words.format(place=names.cell_name(best.move.cell), brings=strung(told))


def _market_words(found: Outcome, view: View) -> str:
    """The coins of such a sale; the number is certain where the whole stock may be sold."""
    coins, goods = ahead.market_sale(found, view)
    if not coins:
        return ""
    if goods == sum(found.after.stock):
        return names.coins_words(coins)
    return translate("DiceCharmers", "up to %n coin(s)", None, coins)
