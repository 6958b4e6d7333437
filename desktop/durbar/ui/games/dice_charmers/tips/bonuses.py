"""Tips of bonuses and of what symbols give: what each does, whether it can be used now, where it stands."""

from __future__ import annotations

from dataclasses import replace

from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.moves import Use
from durbar.games.dice_charmers.names import CHARACTERS, GOODS
from durbar.games.dice_charmers.sheet import PALACE_COLUMNS, Bonus
from durbar.games.dice_charmers.usable import effect_usable
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.words import preview, reasons
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, capital, listed, translate

_RULES = {
    "coins": (QT_TRANSLATE_NOOP("DiceCharmers", "Tick %n cell(s) of your [[money track]]."), "7"),
    "fame": (QT_TRANSLATE_NOOP("DiceCharmers", "Tick %n cell(s) of your [[fame track]]."), "7"),
    "karma": (
        QT_TRANSLATE_NOOP(
            "DiceCharmers", "Circle the next [[karma]]; the third, fourth and fifth bring a [[bonus]] each."
        ),
        "8",
    ),
    "upgrade": (
        QT_TRANSLATE_NOOP(
            "DiceCharmers", "Upgrade one type of [[building]] by a level: each one built later brings 1 fame more."
        ),
        "6",
    ),
    "palace_any": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Tick a box of any character with a free one and carry out what it does."),
        "5.6",
    ),
    "goods_die": (
        QT_TRANSLATE_NOOP(
            "DiceCharmers", "Gain the two goods of either purple die, wherever it lies; the die stays there."
        ),
        "10",
    ),
    "goods_different": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Circle %n good(s) of your choice, each of a different kind."),
        "10",
    ),
    "sell_any": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Sell up to %n good(s) in [[stock]], in any mix."),
        "10",
    ),
    "sell_same_or_different": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Sell one to three goods in [[stock]]: all of one kind or all different."),
        "10",
    ),
    "sell_different": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Sell up to %n good(s) in [[stock]], at most one of each kind."),
        "10",
    ),
    "half_road": (
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "Add a [[half-road]] to one of your roads. Two waiting in one turn may make a road in an empty cell.",
        ),
        "10",
    ),
    "road": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Draw this road in an empty cell that your roads or the residence lead to."),
        "10",
    ),
    "river_forward": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Tick the next space of the [[river]] ahead and take its rewards."),
        "10",
    ),
    "river_back": (
        QT_TRANSLATE_NOOP(
            "DiceCharmers", "Tick the nearest free space behind and take its rewards; the boat stays where it is."
        ),
        "10",
    ),
    "river_back_any": (
        QT_TRANSLATE_NOOP(
            "DiceCharmers", "Tick any free space behind and take its rewards; the boat stays where it is."
        ),
        "10",
    ),
}
_CHARACTER_RULES = {
    "great_mogul": QT_TRANSLATE_NOOP(
        "DiceCharmers", "Choose one of the other five: its box is ticked too, and you carry out what it does."
    ),
    "maharani": QT_TRANSLATE_NOOP(
        "DiceCharmers", "Go one or two spaces forward on the [[river]] and take the rewards of the space you reach."
    ),
    "merchant": QT_TRANSLATE_NOOP("DiceCharmers", "Sell up to two goods of any kinds, or gain one good instead."),
    "raja_man_singh": QT_TRANSLATE_NOOP("DiceCharmers", "Tick 1 coin and upgrade one type of [[building]] by a level."),
    "master_builder": QT_TRANSLATE_NOOP(
        "DiceCharmers",
        "Two [[half-roads|half-road]]: a new road in an empty cell, or added to roads.",
    ),
    "portuguese": QT_TRANSLATE_NOOP(
        "DiceCharmers",
        "Take the rewards of one of the two nearest free spaces behind on the [[river]], or gain a good.",
    ),
}
_PLACES = {
    "border": QT_TRANSLATE_NOOP("DiceCharmers", "At the border: a road that leads there gains it."),
    "tent": QT_TRANSLATE_NOOP("DiceCharmers", "A tent of the market: sell all goods under it."),
    "palace": QT_TRANSLATE_NOOP("DiceCharmers", "Palace column {number}: tick it for all six characters."),
    "upgrade": QT_TRANSLATE_NOOP("DiceCharmers", "Buildings: upgrade all four types to {number} fame."),
    "karma": QT_TRANSLATE_NOOP("DiceCharmers", "Karma {number}: circle it to gain the bonus."),
    "fame": QT_TRANSLATE_NOOP("DiceCharmers", "Fame track: reach cell {number}."),
    "money": QT_TRANSLATE_NOOP("DiceCharmers", "Money track: reach coin {number}."),
}


def effect_rule(effect: Effect) -> tuple[str, str]:
    """Return what a symbol does, in a sentence or two, and the section of the rules."""
    if effect.who:
        return character_rule(effect.who), "5.6"
    words, section = _RULES[effect.type]
    return translate("DiceCharmers", words, None, effect.n if "%n" in words else -1), section


def character_rule(who: str) -> str:
    """Return what a character of the palace does."""
    return translate("DiceCharmers", _CHARACTER_RULES[who])


def bonus_tip(target: Target, sight: Sight) -> Tip:
    """Return a once-only bonus: what it gives, how it is gained, how things stand with it on the large sheet."""
    view: View = sight.view
    id = str(target[1])
    bonus = view.sheet.bonuses[view.sheet.number[id]]
    rule, section = effect_rule(bonus.effect)
    where = translate("DiceCharmers", _PLACES[bonus.place]).format(number=bonus.where)
    told = Tip(
        title=capital(names.effect_name(bonus.effect)),
        what=where,
        picture=names.effect_picture(bonus.effect),
        reason=state_words(bonus, sight),
        more=progress_words(bonus, sight),
        rule=rule,
        section=section,
    )
    move = Use(id)
    if move in sight.legal:
        return replace(told, click=translate("DiceCharmers", "Click: use it"), brings=preview.preview(move, sight)[0])
    if id in view.pending and sight.legal:
        return clicks.refused(told, move, sight, reasons.why)
    return told


def state_words(bonus: Bonus, sight: Sight) -> str:
    """Return whether a bonus is still to be had on the large sheet, waits, is used or lost."""
    view: View = sight.view
    id, seat = bonus.id, names.shown_seat(sight)
    written = view.sheets[seat]
    acts = seat == view.to_act
    if acts and id == view.running:
        return translate("DiceCharmers", "It is being carried out.")
    if acts and id in view.pending:
        return translate("DiceCharmers", "Gained: use it before the turn ends, or it is lost.")
    if id in written.used:
        return translate("DiceCharmers", "Gained and used: it is had only once.")
    if id in written.gained:
        return translate("DiceCharmers", "Gained but not used in that turn, so it is lost.")
    purple = (view.face("purple1"), view.face("purple2"))
    if effect_usable(view.sheet, view.marks[seat], bonus.effect, purple):
        return translate("DiceCharmers", "Still to be had; use it in the turn you gain it.")
    return translate("DiceCharmers", "Still to be had; of no use as things stand.")


def progress_words(bonus: Bonus, sight: Sight) -> str:
    """Return how much is missing until a bonus is gained; empty where it is gained, or where a road decides."""
    view: View = sight.view
    seat = names.shown_seat(sight)
    marks = view.marks[seat]
    if marks.gained >> view.sheet.number[bonus.id] & 1 or bonus.place == "border":
        return ""
    missing = {
        "tent": _missing_goods,
        "palace": _missing_characters,
        "upgrade": _missing_upgrades,
    }.get(bonus.place)
    if missing is not None:
        return missing(bonus, view, seat)
    have = {"fame": marks.fame, "money": marks.money, "karma": marks.karma}[bonus.place]
    return translate("DiceCharmers", "%n more to go.", None, int(bonus.where) - have)


def _missing_goods(bonus: Bonus, view: View, seat: int) -> str:
    last = next(last for number, _, last in view.sheet.tents if view.sheet.bonuses[number].id == bonus.id)
    sold = view.marks[seat].sold
    missing = [good for good, many in zip(GOODS, sold, strict=True) for _ in range(max(0, last - many))]
    return translate("DiceCharmers", "Still to be sold: {goods}.").format(goods=names.goods_words(missing))


def _missing_characters(bonus: Bonus, view: View, seat: int) -> str:
    ticked = view.marks[seat].palace
    column = min(int(bonus.where), PALACE_COLUMNS)
    missing = [who for who, boxes in zip(CHARACTERS, ticked, strict=True) if boxes < column]
    if len(missing) == len(CHARACTERS):
        return translate("DiceCharmers", "Nobody has a tick in it yet.")
    words = translate("DiceCharmers", "Still to be ticked: {characters}.")
    return words.format(characters=listed([names.character_name(who) for who in missing]))


def _missing_upgrades(bonus: Bonus, view: View, seat: int) -> str:
    levels = view.marks[seat].levels
    missing = sum(max(0, int(bonus.where) - level) for level in levels)
    return translate("DiceCharmers", "%n upgrade(s) missing.", None, missing)
