"""What a move of The Dice Charmers would bring: in a sentence or two, as a row of the list, and as measured values."""

from __future__ import annotations

from durbar.engine.move import Move
from durbar.games.dice_charmers.events import BonusGained, TracksCrossed
from durbar.games.dice_charmers.moves import (
    Again,
    Choose,
    Copy,
    End,
    Forfeit,
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
from durbar.games.dice_charmers.names import GOODS, GREEN, ORANGE, PURPLE
from durbar.games.dice_charmers.outcome import Outcome, outcome
from durbar.games.dice_charmers.roads import AROUND, CELL_IDS, CELL_NUMBER, SIDES
from durbar.games.dice_charmers.steps import Halves, Sale
from durbar.games.dice_charmers.turn import Rerolled, Voyage
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import ahead, names
from durbar.ui.games.dice_charmers.sales import goods_kept, price
from durbar.ui.games.dice_charmers.words import move_words, phrases
from durbar.ui.kit.values.claim import Claim
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import capital, strung, translate

#: So many things are to be chosen from, or nothing is said of a choice.
_MIN_CHOICES = 2


def preview(move: Move, sight: Sight) -> tuple[str, Tone]:
    """Return the sentence, and its tone.

    "gain" when something is won, "refuse" when something is lost, else "quiet".
    """
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
    lost = f"{capital(useless(found, view))}." if found.useless else ""
    parts = [brings(move, found, view), lost, follow_up(move, view), gap_change(found, view)]
    won = ahead.change(found, view) > 0 or bool(found.gained)
    return " ".join(part for part in parts if part), "gain" if won else "quiet"


def brings(move: Move, found: Outcome, view: View) -> str:
    """Return what a move does beyond what its own words say."""
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
    """Return how many of a kind of goods there would be in stock."""
    return translate("DiceCharmers", "You would have %n in stock.", None, found.after.stock[GOODS.index(good)])


def leads_words(cell: str, side: str, view: View, seat: int) -> str:
    """Return where an arm of a road of a seat leads: to a bonus, a cell, the residence, or nowhere."""
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
    """Return what is left aside by selling no more, or by drawing no second half-road."""
    if isinstance(view.steps[-1], Halves):
        return translate("DiceCharmers", "The second half-road is not drawn.")
    return translate("DiceCharmers", "What you do not sell stays in stock.")


def gap_change(found: Outcome, view: View) -> str:
    """Return what the distance between the tracks would become; empty when it stays."""
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
    """Return ids of the waiting bonuses that can be used now, in the order they came."""
    return [id for id in sight.view.pending if Use(id) in sight.legal]


def _end(view: View) -> tuple[str, Tone]:
    lost = view.pending
    if lost:
        words = translate("DiceCharmers", "This would be lost for good: {bonuses}.", None, len(lost))
        return words.format(bonuses=names.bonuses_words(lost, view.sheet)), "refuse"
    return translate("DiceCharmers", "Nothing is left to do in this turn."), "quiet"


# ---- what could follow ---------------------------------------------------------------------------------------------


def follow_up(move: Move, view: View) -> str:
    """Return what a move lets one choose next: how many places for a road, and the best of them."""
    if isinstance(move, (End, Pass, Reroll, Again)):
        return ""
    following = ahead.after(view, move)
    if not ahead.goes_on(following, view):
        return ""
    if _only_goods(following):
        return translate("DiceCharmers", "You choose a good.") if ahead.choices(following) >= _MIN_CHOICES else ""
    if following.step == "sale":
        return _sale(following, further=view.step == "sale")
    if following.step not in ("build", "halves") or (isinstance(move, Half) and following.step == "halves"):
        return _asks(following)
    return best_road_words(following)


def _only_goods(view: View) -> bool:
    """Return the Merchant without stock, the Portuguese with no free space behind.

    All that is left is a good (§5.6).
    """
    step = view.steps[-1]
    if isinstance(step, Sale):
        return step.or_good and not any(view.marks[names.acting_seat(view)].stock)
    return isinstance(step, Voyage) and step.or_good and not step.spaces


def useless(found: Outcome, view: View) -> str:
    """Return which of the bonuses that a move gains could not be used on the sheet as it would be then, as a clause
    (§9).

    Where none of them could, they have been named just before.
    """
    if len(found.useless) == len(found.gained):
        return _all_useless(len(found.useless))
    ids = [view.sheet.bonuses[bonus].id for bonus in found.useless]
    words = translate("DiceCharmers", "{bonuses} can’t be used now")
    return words.format(bonuses=names.bonuses_words(ids, view.sheet)) if ids else ""


def _all_useless(many: int) -> str:
    """Return that none of the bonuses just named could be used; empty for none of them."""
    if not many:
        return ""
    if many == 1:
        return translate("DiceCharmers", "this bonus can’t be used now")
    return translate("DiceCharmers", "these bonuses can’t be used now")


def _sale(view: View, further: bool) -> str:
    """Return what may be sold next, and for how much at best. further: something was sold just before."""
    coins = ahead.sale_coins(view)
    if not coins:
        return ""
    if further:
        return translate("DiceCharmers", "Then you may sell more, at best for %n coin(s).", None, coins)
    return translate("DiceCharmers", "Then you may sell, at best for %n coin(s).", None, coins)


def _asks(following: View) -> str:
    """Return the choice that comes next, in a few words; nothing where there is only one thing to choose."""
    if ahead.choices(following) < _MIN_CHOICES:
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


def best_road_words(view: View) -> str:
    """Return how many places a road could take in a position, and what the best of them would bring."""
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
    """Return the coins of such a sale; the number is certain where the whole stock may be sold."""
    coins, goods = ahead.market_sale(found, view)
    if not coins:
        return ""
    if goods == sum(found.after.stock):
        return names.coins_words(coins)
    return translate("DiceCharmers", "up to %n coin(s)", None, coins)


#: What else has to happen: somebody goes on to sell, or draws the road that is named.
SELLS = "sells"


def claims(move: Move, sight: Sight) -> tuple[Claim, ...]:
    """Return all that is stated of a legal move of the acting seat."""
    view: View = sight.view
    seat = names.acting_seat(view)
    if isinstance(move, (Reroll, Again)):
        return (Claim("karma to spend", seat, -1),)
    if isinstance(move, End):
        return (Claim("bonuses lost", seat, len(view.pending)),)
    found = outcome(view, move)
    return (
        Claim("distance", seat, ahead.change(found, view)),
        Claim("bonuses", seat, len(found.gained)),
        Claim("bonuses of no use", seat, len(found.useless)),
        *_goods(move, view, found),
        *_ahead(move, view, seat),
    )


def _goods(move: Move, view: View, found: Outcome) -> list[Claim]:
    """Return what a label says of goods: which are gained, and for how much one is sold."""
    seat = found.seat
    match move:
        case Sell(good=good):
            return [Claim("coins", seat, price(view.sheet, found.before, GOODS.index(good)))]
        case Gain(good=good):
            return [Claim("goods", seat, 1)]
        case Copy(die=die) | Choose(die=die) if names.colour_of(die) == PURPLE:
            return [Claim("goods", seat, len(goods_kept(view.face(die), found.before)))]
    return []


def _ahead(move: Move, view: View, seat: int) -> list[Claim]:
    """Return what the move leads to: a sale and its most coins, places for a road and the best of them."""
    following = ahead.after(view, move) if not isinstance(move, Pass) else None
    if following is None or not ahead.goes_on(following, view):
        return []
    told = []
    if coins := ahead.sale_coins(following):
        told.append(Claim("coins", seat, coins, "turn", "at most", SELLS))
    if best := ahead.best_road(following):
        told.append(Claim("places", seat, best.places))
        told.append(Claim("distance", seat, ahead.change(best.found, following), "turn", "exactly", str(best.move)))
    return told


def move_row(move: Move, sight: Sight) -> MoveRow:
    """Return a move with what it brings."""
    legal = move in sight.legal
    gain, tone = gain_words(move, sight) if legal else ("", "quiet")
    second = second_words(move, sight) if legal else ""
    return MoveRow(move, move_words.move_words(move, sight), move_words.move_picture(move, sight), second, gain, tone)


def moves_note(sight: Sight) -> str:
    """Return how to read the numbers in the list."""
    if not any(gain_words(move, sight)[0] for move in sight.legal):
        return ""
    return translate("DiceCharmers", "On the right: by how much your tracks come closer, in fame points.")


def doubt(move: Move, sight: Sight) -> str:
    """Return bonuses and rewards thrown away, a market left unsold, a turn passed with karma in hand."""
    view: View = sight.view
    if isinstance(move, End) and (lost := usable_bonuses(sight)):
        question = translate(
            "DiceCharmers", "You could still use: {bonuses}. Unused it is lost. End the turn all the same?"
        )
        return question.format(bonuses=names.bonuses_words(lost, view.sheet))
    step = view.steps[-1] if view.steps else None
    if isinstance(move, Forfeit):
        reward = getattr(step, "reward", None)
        question = translate("DiceCharmers", "It could be used: {reward}. Give it up?")
        return question.format(reward=names.effect_name(reward)) if reward is not None else ""
    if isinstance(move, Stop) and isinstance(step, Sale) and step.market and not step.sold:
        return translate("DiceCharmers", "A market opens only once. Leave it without selling anything?")
    if isinstance(move, Pass) and any(isinstance(other, Reroll) for other in sight.legal):
        return translate("DiceCharmers", "You could spend karma on other faces. Pass all the same?")
    return ""


def change(move: Move, view: View) -> int:
    """Return by how many coins a legal move brings the tracks closer, before anything else is chosen."""
    if isinstance(move, (Reroll, Again, Pass, End)):
        return 0
    return ahead.change(outcome(view, move), view)


def gain_words(move: Move, sight: Sight) -> tuple[str, str]:
    """Return the short text at the right of a move in the list, and its tone."""
    found = change(move, sight.view)
    return (names.change_words(found), "gain") if found else ("", "quiet")


def second_words(move: Move, sight: Sight) -> str:
    """Return the second line of a move in the list: what it does beyond its name."""
    view: View = sight.view
    if isinstance(move, (Reroll, Again, Pass, Stop)):
        return ""
    if isinstance(move, End):
        lost = len(view.pending)
        return translate("DiceCharmers", "%n bonus(es) would be lost", None, lost) if lost else ""
    found = outcome(view, move)
    gained = brings(move, found, view)
    drawn = isinstance(move, Choose) and names.colour_of(move.die) in (GREEN, ORANGE)
    if isinstance(move, Palace) or drawn or (isinstance(move, Road) and found.step == "sale"):
        gained = f"{gained} {follow_up(move, view)}".strip()
    told = (gained or follow_up(move, view)).removesuffix(".")
    return strung([told, useless(found, view)]) if found.useless else told


def in_order(sight: Sight) -> tuple[Move, ...]:
    """Return the legal moves, roads by what they bring at once, bonuses as their tiles lie.

    The rest as the rules have it, of equal dice one.
    """
    view: View = sight.view
    if view.step == "bonuses":
        tiles = {bonus: place for place, bonus in enumerate(view.pending)}
        return tuple(sorted(sight.legal, key=lambda move: tiles[move.bonus] if isinstance(move, Use) else len(tiles)))
    if view.step not in ("build", "halves"):
        return _one_of_equals(sight)
    return tuple(
        sorted(
            sight.legal,
            key=lambda move: (
                (-ahead.road_value(view, move), move.rank) if isinstance(move, (Road, Half)) else (99, move.rank)
            ),
        )
    )


def _one_of_equals(sight: Sight) -> tuple[Move, ...]:
    """Return the legal moves without those that do the same to another die of the same colour and face in the same
    place.
    """
    told: dict[tuple[object, ...], Move] = {}
    for move in sight.legal:
        told.setdefault(_deed(move, sight), move)
    return tuple(told.values())


def _deed(move: Move, sight: Sight) -> tuple[object, ...]:
    """Return what a move does, the same for equal dice."""
    match move:
        case Choose(die=die) | Reroll(die=die) | Copy(die=die):
            return type(move), names.die_words(die, sight.view), move_words.place_words(die, sight)
    return (move,)


def previewed_number(move: Move, sight: Sight) -> dict[int, str]:
    """Return the number in the acting seat’s panel as a legal move would make it: "8 → 6½"."""
    view: View = sight.view
    if view.to_act is None or not change(move, view):
        return {}
    before = view.excesses[view.to_act]
    then = before + change(move, view)
    return {view.to_act: f"{_distance(before)} → {_distance(then)}"}


def _distance(excess: int) -> str:
    """Return how far it is still to go, or by how much the tracks have crossed: "6½", "+2"."""
    return names.change_words(excess) if excess > 0 else names.halves(-excess)
