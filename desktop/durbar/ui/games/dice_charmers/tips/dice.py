"""What The Dice Charmers teaches about dice: on the tray, on the elephant, in the depots."""

from __future__ import annotations

from dataclasses import replace

from durbar.games.dice_charmers.board import HALF_ROADS
from durbar.games.dice_charmers.moves import Choose
from durbar.games.dice_charmers.names import BLUE, CHARACTERS, COLOURS, GREEN, PURPLE
from durbar.games.dice_charmers.usable import face_usable
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names, pieces, seats
from durbar.ui.games.dice_charmers.sales import goods_kept
from durbar.ui.games.dice_charmers.targets import clickable
from durbar.ui.games.dice_charmers.tips import bonuses
from durbar.ui.games.dice_charmers.tips.karma import karma_click, karma_words
from durbar.ui.games.dice_charmers.words import move_words, preview
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, capital, strung, translate

_DIE_RULES = {
    "purple": (QT_TRANSLATE_NOOP("DiceCharmers", "A purple die brings the two goods that it shows."), "5.1"),
    "green": (
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "A green die draws a road in an empty cell that your roads lead to, or two [[half-roads|half-road]].",
        ),
        "5.2",
    ),
    "blue": (
        QT_TRANSLATE_NOOP(
            "DiceCharmers", "A blue die takes you to the next free space of the [[river]] ahead with its symbol."
        ),
        "5.5",
    ),
    "orange": (
        QT_TRANSLATE_NOOP("DiceCharmers", "An orange die ticks a box of its character in the [[palace]]."),
        "5.6",
    ),
}


def die_tip(target: Target, sight: Sight) -> Tip:
    """Return a die: where it lies, what it would bring, what its colour does."""
    view: View = sight.view
    die = str(target[1])
    colour = names.colour_of(die)
    rule, section = _DIE_RULES[COLOURS[colour]]
    rule = translate("DiceCharmers", rule)
    if view.face(die).what in CHARACTERS:
        rule = f"{rule.strip()} {bonuses.character_rule(view.face(die).what)}"
    told = Tip(
        title=capital(names.die_words(die, view)),
        what=_lies_words(die, sight),
        picture=names.die_picture(die, view),
        reason=_brings_words(die, sight),
        rule=rule,
        section=section,
    )
    told = clickable(told, target, sight)
    if told.click or (told.refusal and not _is_of_use(die, sight)):
        return replace(told, reason="")  # the prompt tells what the click brings; a refusal says why
    return told


def _lies_words(die: str, sight: Sight) -> str:
    words_ = translate("DiceCharmers", "It lies {place}.")
    if move_words.place_words(die, sight) == translate("DiceCharmers", "just rolled"):
        return translate("DiceCharmers", "Just rolled with karma.")
    return words_.format(place=move_words.place_words(die, sight))


def _brings_words(die: str, sight: Sight) -> str:
    """Return what a die would bring on the large sheet as things stand."""
    view: View = sight.view
    move = Choose(die)
    if move in sight.legal:
        return preview.preview(move, sight)[0]
    face, colour = view.face(die), names.colour_of(die)
    sheet, marks = view.sheet, view.marks[names.shown_seat(sight)]
    if view.to_act is None or not _is_of_use(die, sight):
        return "" if view.to_act is None else translate("DiceCharmers", "It would bring nothing now.")
    if colour == PURPLE:
        kept = names.goods_words(goods_kept(face, marks))
        return translate("DiceCharmers", "It would bring {goods}.").format(goods=kept)
    if colour == GREEN:
        return _places_words(sight, face.what == HALF_ROADS)
    if colour == BLUE:
        space = sheet.ahead[face.what][marks.position]
        words_ = translate("DiceCharmers", "It would lead to {space}: {rewards}.")
        rewards = names.effects_words(sheet.river[space - 1].rewards)
        return words_.format(space=names.space_words(space, sheet), rewards=rewards)
    return translate("DiceCharmers", "{who}: box {box} would be ticked.").format(
        box=marks.palace[CHARACTERS.index(face.what)] + 1, who=names.character_name(face.what)
    )


def _is_of_use(die: str, sight: Sight) -> bool:
    """Return whether a die could do something on the large sheet."""
    view: View = sight.view
    return face_usable(view.sheet, view.marks[names.shown_seat(sight)], names.colour_of(die), view.face(die))


def _places_words(sight: Sight, halves: bool) -> str:
    marks = sight.view.marks[names.shown_seat(sight)]
    empty = sum(bool(sides) and not arms for arms, sides in zip(marks.roads, marks.entry, strict=True))
    if halves:
        return translate("DiceCharmers", "%n empty cell(s) can be reached; roads can be added to as well.", None, empty)
    return translate("DiceCharmers", "%n empty cell(s) can be reached.", None, empty)


def elephant_tip(target: Target, sight: Sight) -> Tip:
    """Return the elephant, and the die on it."""
    view: View = sight.view
    die = view.elephant_die
    if die is not None:
        words_ = translate("DiceCharmers", "On it lies the {die}. It stands with {name}, the first player.")
        what = words_.format(die=names.die_words(die, view), name=sight.name(view.first))
    else:
        words_ = translate("DiceCharmers", "No die is on it yet. It stands with {name}, the first player.")
        what = words_.format(name=sight.name(view.first))
    told = Tip(
        title=translate("DiceCharmers", "The elephant"),
        what=what,
        picture=seats.ELEPHANT,
        reason=karma_words(sight),
        rule=translate(
            "DiceCharmers",
            "When the [[first player]] picks a die, the other of its colour goes onto the [[elephant]], where only "
            "[[karma]] reaches it.",
        ),
        section="4",
    )
    return karma_click(told, target, sight)


def depot_tip(target: Target, sight: Sight) -> Tip:
    """Return a player’s depot of dice."""
    view: View = sight.view
    seat = int(target[1])
    dice = seats.depot(seat, view)
    if dice:
        what = capital(strung(names.die_words(die, view) for die in dice)) + "."
    else:
        what = translate("DiceCharmers", "No die yet in this round.")
    return Tip(
        title=translate("DiceCharmers", "Depot of {name}").format(name=sight.name(seat)),
        what=what,
        picture=Picture(pieces.DEPOT),
        rule=translate(
            "DiceCharmers",
            "A die picked lies in a [[depot]] until the round ends. Nobody else can use it, but a [[goods die]] bonus "
            "copies a purple one.",
        ),
        section="12" if view.seats == seats.TWO_PLAYERS_SLOTS else "4",
    )


def tray_tip(_target: Target, sight: Sight) -> Tip:
    """Return the dice in the centre."""
    view: View = sight.view
    usable = [
        die
        for die in view.centre
        if face_usable(view.sheet, view.marks[names.shown_seat(sight)], names.colour_of(die), view.face(die))
    ]
    return Tip(
        title=translate("DiceCharmers", "Dice in the centre"),
        what=translate("DiceCharmers", "%n dice left to choose from.", None, len(view.centre)),
        picture=Picture(pieces.NO_DIE),
        reason=translate("DiceCharmers", "%n of them would do something on this sheet.", None, len(usable)),
        rule=translate(
            "DiceCharmers",
            "The [[first player]] rolls all eight; each in turn picks one and carries it out: purple goods, green "
            "roads, blue river, orange palace.",
        ),
        section="4",
    )
