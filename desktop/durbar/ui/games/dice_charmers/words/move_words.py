"""The Dice Charmers’ moves in words, with the pictures beside them."""

from __future__ import annotations

from durbar.engine.move import Move
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
    Reward,
    Road,
    Sail,
    Sell,
    Stop,
    Upgrade,
    Use,
)
from durbar.games.dice_charmers.names import DICE, GOODS
from durbar.games.dice_charmers.roads import ARM_MASK, shape_of
from durbar.games.dice_charmers.steps import Halves, Sale
from durbar.games.dice_charmers.turn import Rerolled, Rewards
from durbar.games.dice_charmers.view import ON_ELEPHANT, View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.sales import price
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, capital, translate

KARMA = Picture("dice_charmers/reward-karma")
#: Of moves that do nothing but go on.
GO_ON = Picture("kit/step")
_GAIN = {
    "tea": QT_TRANSLATE_NOOP("DiceCharmers", "Gain tea"),
    "silk": QT_TRANSLATE_NOOP("DiceCharmers", "Gain silk"),
    "spices": QT_TRANSLATE_NOOP("DiceCharmers", "Gain spices"),
}
_SELL = {
    "tea": QT_TRANSLATE_NOOP("DiceCharmers", "Sell tea for %n coin(s)"),
    "silk": QT_TRANSLATE_NOOP("DiceCharmers", "Sell silk for %n coin(s)"),
    "spices": QT_TRANSLATE_NOOP("DiceCharmers", "Sell spices for %n coin(s)"),
}
_UPGRADE = {
    "temple": QT_TRANSLATE_NOOP("DiceCharmers", "Upgrade the temples"),
    "fort": QT_TRANSLATE_NOOP("DiceCharmers", "Upgrade the forts"),
    "garden": QT_TRANSLATE_NOOP("DiceCharmers", "Upgrade the gardens"),
    "stepwell": QT_TRANSLATE_NOOP("DiceCharmers", "Upgrade the stepwells"),
}


def move_words(move: Move, sight: Sight) -> str:
    """Return a move as a sentence without a full stop, for lists and buttons."""
    view: View = sight.view
    match move:
        case Choose(die=die):
            return translate("DiceCharmers", "Pick the {die}").format(die=names.die_words(die, view))
        case Reroll(die=die):
            words = translate("DiceCharmers", "With karma, roll the {die} and the die on the elephant")
            return words.format(die=names.die_words(die, view))
        case Again():
            return translate("DiceCharmers", "With karma, roll both dice again")
        case Pass():
            return translate("DiceCharmers", "Pass: pick no die")
        case Road() | Half() | Sail() | Palace() | Upgrade():
            return _drawn_words(move, view)
        case Gain(good=good):
            return translate("DiceCharmers", _GAIN[good])
        case Sell(good=good):
            return _sell_words(good, view)
        case Copy(die=die):
            words = translate("DiceCharmers", "Copy the {die} ({place})")
            return words.format(die=names.die_words(die, view), place=place_words(die, sight))
    return _turn_words(move, view)


def _drawn_words(move: Move, view: View) -> str:
    match move:
        case Road(cell=cell, arms=arms):
            words = translate("DiceCharmers", "{shape} {sides}, {cell}")
            shape = names.shape_name(shape_of(ARM_MASK[arms]))
            sides = names.arms_words(arms)
            return capital(words.format(shape=shape, sides=sides, cell=names.cell_name(cell)))
        case Half(cell=cell, side=side):
            words = translate("DiceCharmers", "Half-road {side}, {cell}")
            return words.format(side=names.side_name(side), cell=names.cell_name(cell))
        case Sail(space=space):
            words = translate("DiceCharmers", "River, {space}")
            return words.format(space=names.space_words(space, view.sheet))
        case Palace(who=who):
            return names.character_name(who)
        case Upgrade(building=building):
            return translate("DiceCharmers", _UPGRADE[building])
    raise TypeError(f"The Dice Charmers draw nothing for {move!r}")


def _sell_words(good: str, view: View) -> str:
    coins = price(view.sheet, view.marks[names.acting_seat(view)], GOODS.index(good))
    return translate("DiceCharmers", _SELL[good], None, coins)


def _turn_words(move: Move, view: View) -> str:
    match move:
        case Reward(place=place):
            words = translate("DiceCharmers", "Take the {reward}")
            step = view.steps[-1]
            left = step.left if isinstance(step, Rewards) else ()
            return words.format(reward=names.effect_name(left[place - 1]) if place <= len(left) else place)
        case Stop():
            return stop_words(view)
        case Forfeit():
            return translate("DiceCharmers", "Give it up")
        case Use(bonus=bonus):
            words = translate("DiceCharmers", "Use: {bonus}")
            return words.format(bonus=names.bonus_words(bonus, view.sheet))
        case End():
            return translate("DiceCharmers", "End turn")
    raise TypeError(f"The Dice Charmers have no move {move!r}")


def stop_words(view: View) -> str:
    """Return the words for stopping a sale or a pair of half-roads."""
    step = view.steps[-1] if view.steps else None
    if isinstance(step, Halves):
        return translate("DiceCharmers", "Only one half-road")
    if isinstance(step, Sale) and not step.sold:
        return translate("DiceCharmers", "Sell nothing")
    return translate("DiceCharmers", "Sell no more")


def face_only(die: str, view: View) -> str:
    """Return what a die shows, without its colour."""
    return names.face_name(names.colour_of(die), view.face(die))


def place_words(die: str, sight: Sight) -> str:
    """Return where a die lies."""
    view: View = sight.view
    step = view.steps[-1] if view.steps else None
    if isinstance(step, Rerolled) and die in (DICE[step.die], DICE[step.other]):
        return translate("DiceCharmers", "just rolled")
    shown = view.dice[die]
    if shown.seat is not None:
        return translate("DiceCharmers", "in {name}’s depot").format(name=sight.name(shown.seat))
    if shown.place == ON_ELEPHANT:
        return translate("DiceCharmers", "on the elephant")
    return translate("DiceCharmers", "in the centre")


def move_picture(move: Move, sight: Sight) -> Picture | None:
    """Return the picture beside a move; None where there is nothing to show."""
    view: View = sight.view
    match move:
        case Choose(die=die) | Copy(die=die):
            return names.die_picture(die, view)
        case Reroll() | Again():
            return KARMA
        case Road(arms=arms):
            return names.turned_picture(arms)
        case Half(side=side):
            return names.turned_picture(side)
        case Gain(good=good) | Sell(good=good):
            return names.good_picture(good)
        case Sail(space=space):
            return names.symbol_picture(view.sheet.river[space - 1].symbol)
        case Palace(who=who):
            return names.character_picture(who)
        case Upgrade(building=building):
            return names.building_picture(building)
        case Use(bonus=bonus):
            return names.effect_picture(names.effect_of(bonus, view.sheet))
        case End() | Pass() | Stop() | Forfeit():
            return GO_ON
    step = view.steps[-1] if view.steps else None
    if isinstance(move, Reward) and isinstance(step, Rewards):
        return names.effect_picture(step.left[move.place - 1])
    return None
