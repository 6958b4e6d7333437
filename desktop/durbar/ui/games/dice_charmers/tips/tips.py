"""The Dice Charmers’ tips: what a thing is, what it is worth now, what a click does, and the rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from durbar.engine.move import Move
from durbar.games.dice_charmers.board import HALF_ROADS
from durbar.games.dice_charmers.moves import Choose
from durbar.games.dice_charmers.names import (
    BLUE,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    GOODS,
    GREEN,
    PURPLE,
)
from durbar.games.dice_charmers.roads import CELL_NUMBER
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, KARMA_BOXES, PALACE_COLUMNS, TOP_LEVEL
from durbar.games.dice_charmers.usable import character_usable, face_usable
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers.board import pieces
from durbar.ui.games.dice_charmers.targets import moves_at
from durbar.ui.games.dice_charmers.tips import bonuses, province
from durbar.ui.games.dice_charmers.tips.province import click_words
from durbar.ui.games.dice_charmers.words import move_words, names, preview, refusals, seats
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, signed, strung, translate


def tip(target: Target, sight: Sight) -> Tip | None:
    """What to teach about a target, computed from the position; None where nothing is."""
    teller = _TELLERS.get(str(target[0]))
    return teller(target, sight) if teller is not None else None


def _round(_target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    if view.to_act is None:
        title, what = translate("DiceCharmers", "The end"), translate("DiceCharmers", "The game is over.")
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


# ---- dice ----------------------------------------------------------------------------------------------------------

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


def _die(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    die = str(target[1])
    colour = names.colour_of(die)
    rule, section = _DIE_RULES[COLOURS[colour]]
    rule = translate("DiceCharmers", rule)
    if view.face(die).what in CHARACTERS:
        rule = f"{rule.strip()} {bonuses.character_rule(view.face(die).what)}"
    told = Tip(
        title=names.capital(names.die_words(die, view)),
        what=_lies_words(die, sight),
        picture=names.die_picture(die, view),
        reason=brings_words(die, sight),
        rule=rule,
        section=section,
    )
    return _clickable(told, moves_at(target, sight), sight)


def _lies_words(die: str, sight: Sight) -> str:
    words_ = translate("DiceCharmers", "It lies {place}.")
    if move_words.place_words(die, sight) == translate("DiceCharmers", "just rolled"):
        return translate("DiceCharmers", "Just rolled with karma.")
    return words_.format(place=move_words.place_words(die, sight))


def brings_words(die: str, sight: Sight) -> str:
    """What a die would bring on the large sheet as things stand."""
    view: View = sight.view
    move = Choose(die)
    if move in sight.legal:
        return preview.preview(move, sight)[0]
    face, colour = view.face(die), names.colour_of(die)
    sheet, marks = view.sheet, view.marks[names.shown_seat(view)]
    if view.to_act is None or not face_usable(sheet, marks, colour, face):
        return "" if view.to_act is None else translate("DiceCharmers", "It would bring nothing now.")
    if colour == PURPLE:
        kept = [GOODS[kind] for kind in face.goods if marks.circled[kind] < GOODS_COLUMNS]
        return translate("DiceCharmers", "It would bring {goods}.").format(goods=names.goods_words(kept))
    if colour == GREEN:
        return _places_words(view, face.what == HALF_ROADS)
    if colour == BLUE:
        space = sheet.ahead[face.what][marks.position]
        words_ = translate("DiceCharmers", "It would lead to {space}: {rewards}.")
        rewards = names.effects_words(sheet.river[space - 1].rewards)
        return words_.format(space=names.space_words(space, sheet), rewards=rewards)
    return translate("DiceCharmers", "{who}: box {box} would be ticked.").format(
        box=marks.palace[CHARACTERS.index(face.what)] + 1, who=names.character_name(face.what)
    )


def _places_words(view: View, halves: bool) -> str:
    marks = view.marks[names.shown_seat(view)]
    empty = sum(bool(sides) and not arms for arms, sides in zip(marks.roads, marks.entry, strict=True))
    if halves:
        return translate("DiceCharmers", "%n empty cell(s) can be reached; roads can be added to as well.", None, empty)
    return translate("DiceCharmers", "%n empty cell(s) can be reached.", None, empty)


def _elephant(target: Target, sight: Sight) -> Tip:
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
        reason=_karma_words(view),
        rule=translate(
            "DiceCharmers",
            "When the [[first player]] picks a die, the other one of its colour goes onto the [[elephant]], where only "
            "[[karma]] reaches it. After the round the elephant passes on clockwise.",
        ),
        section="4",
    )
    return _karma_click(told, target, sight)


def _karma_click(told: Tip, target: Target, sight: Sight) -> Tip:
    moves = moves_at(target, sight)
    able = [move for move in moves if move in sight.legal]
    if len(able) > 1:
        return replace(
            told, click=translate("DiceCharmers", "Click: spend a karma and choose the die to roll with it.")
        )
    return _clickable(told, moves, sight)


def _karma_words(view: View) -> str:
    many = view.marks[names.shown_seat(view)].unspent_karma
    return translate("DiceCharmers", "%n karma left to spend.", None, many)


def _depot(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    seat = int(target[1])
    dice = seats.depot(seat, view)
    if dice:
        what = names.capital(strung(names.die_words(die, view) for die in dice)) + "."
    else:
        what = translate("DiceCharmers", "No die yet in this round.")
    return Tip(
        title=translate("DiceCharmers", "Depot of {name}").format(name=sight.name(seat)),
        what=what,
        picture=Picture(pieces.DEPOT),
        rule=translate(
            "DiceCharmers",
            "Each die picked lies in a [[depot]] until the round is over: nobody else can use it, but a "
            "purple one may still be copied by a [[goods die]] bonus.",
        ),
        section="12" if view.seats == seats.TWO_PLAYERS_SLOTS else "4",
    )


def _tray(_target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    usable = [
        die
        for die in view.centre
        if face_usable(view.sheet, view.marks[names.shown_seat(view)], names.colour_of(die), view.face(die))
    ]
    return Tip(
        title=translate("DiceCharmers", "Dice in the centre"),
        what=translate("DiceCharmers", "%n dice left to choose from.", None, len(view.centre)),
        picture=Picture(pieces.NO_DIE),
        reason=translate("DiceCharmers", "%n of them would do something on this sheet.", None, len(usable)),
        rule=translate(
            "DiceCharmers",
            "The [[first player]] rolls all eight. Then each in turn picks one and carries it out at once: purple "
            "goods, green roads, blue river, orange palace.",
        ),
        section="4",
    )


# ---- river ---------------------------------------------------------------------------------------------------------


def _space(target: Target, sight: Sight) -> Tip:
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
    return _clickable(told, moves_at(target, sight), sight)


def _space_state(space: int, sight: Sight) -> str:
    view: View = sight.view
    marks = view.marks[names.shown_seat(view)]
    position, symbol = marks.position, view.sheet.river[space - 1].symbol
    if space == position:
        return translate("DiceCharmers", "The boat is here.")
    if marks.river >> space - 1 & 1:
        return translate("DiceCharmers", "Ticked already.")
    if space < position:
        return translate("DiceCharmers", "Free, behind the boat: only a move back reaches it.")
    if view.sheet.ahead[symbol][position] == space:
        dice = [die for die in view.centre if view.face(die).what == symbol]
        if dice:
            return translate("DiceCharmers", "The die with this symbol leads here.")
        return translate("DiceCharmers", "A blue die with this symbol would lead here.")
    return translate("DiceCharmers", "Free; another space with this symbol comes first.")


# ---- market --------------------------------------------------------------------------------------------------------


def _good(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    good, column = str(target[1]), int(target[2])
    marks = view.marks[names.shown_seat(view)]
    kind = GOODS.index(good)
    circled, sold = marks.circled[kind], marks.sold[kind]
    if column <= sold:
        state = translate("DiceCharmers", "Sold.")
    elif column <= circled:
        state = translate("DiceCharmers", "In stock.")
    else:
        state = translate("DiceCharmers", "Not gained yet.")
    value = view.sheet.values[column - 1]
    what = translate("DiceCharmers", "{state} {good}: {stock} in stock, {sold} sold, {left} still to be gained.")
    title = names.tied(translate("DiceCharmers", "{good}, column {column}"), "column")
    told = Tip(
        title=names.capital(title.format(good=names.good_name(good), column=column)),
        what=what.format(
            state=state,
            good=names.capital(names.good_name(good)),
            stock=circled - sold,
            sold=sold,
            left=GOODS_COLUMNS - circled,
        ),
        picture=names.good_picture(good),
        worth=signed(value) if column > sold else "",
        reason=translate("DiceCharmers", "coins when this one is sold.") if column > sold else "",
        rule=translate(
            "DiceCharmers",
            "Goods are circled from left to right when gained, and crossed out from left to right when sold. Each "
            "brings the coins of its column.",
        ),
        section="5.4",
    )
    return _clickable(told, moves_at(target, sight), sight)


def _value(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    column = int(target[1])
    value = view.sheet.values[column - 1]
    return Tip(
        title=names.tied(translate("DiceCharmers", "Market, column {column}"), "column").format(column=column),
        what=translate("DiceCharmers", "Each good sold in this column brings %n coin(s).", None, value),
        picture=Picture("dice_charmers/reward-coins", str(value)),
        reason=_next_prices(view),
        rule=translate(
            "DiceCharmers", "The more goods of a kind are sold already, the more the next one of that kind brings."
        ),
        section="5.4",
    )


def _next_prices(view: View) -> str:
    told = [
        f"{names.good_name(good)}{names.NO_BREAK}{move_words.price(good, view)}"
        for good in GOODS
        if move_words.price(good, view)
    ]
    if not told:
        return translate("DiceCharmers", "Everything is sold.")
    return translate("DiceCharmers", "The next of each kind: {prices}.").format(prices=", ".join(told))


# ---- palace, buildings, karma --------------------------------------------------------------------------------------


def _character(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    who = str(target[1])
    number = CHARACTERS.index(who)
    marks = view.marks[names.shown_seat(view)]
    left = PALACE_COLUMNS - marks.palace[number]
    what = translate("DiceCharmers", "%n of its three boxes free.", None, left)
    if target[0] == "box":
        what = f"{_box_words(int(target[2]), marks.palace[number])} {what}"
    reason = ""
    if left and not character_usable(view.sheet, marks, number):
        reason = translate("DiceCharmers", "There is nothing for this character to do now, so the box can’t be ticked.")
    told = Tip(
        title=names.character_name(who),
        what=what,
        picture=names.character_picture(who),
        reason=reason or _column_words(marks.palace[number] + 1, sight),
        rule=bonuses.character_rule(who),
        section="5.6",
    )
    return _clickable(told, moves_at(target, sight), sight)


def _box_words(box: int, ticked: int) -> str:
    if box <= ticked:
        return translate("DiceCharmers", "This box is ticked.")
    if box == ticked + 1:
        return translate("DiceCharmers", "This box is the next to be ticked.")
    return translate("DiceCharmers", "This box comes later.")


def _column_words(column: int, sight: Sight) -> str:
    """What the column of the next box lacks for its bonus."""
    view: View = sight.view
    if column not in view.sheet.palace:
        return ""
    bonus = view.sheet.bonuses[view.sheet.palace[column]]
    missing = bonuses.progress_words(bonus, sight)
    if not missing:
        return ""
    words_ = translate("DiceCharmers", "When its column is complete: {bonus}. {missing}")
    return words_.format(bonus=names.effect_name(bonus.effect), missing=missing)


def _level(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    building, level = str(target[1]), int(target[2])
    marks = view.marks[names.shown_seat(view)]
    now = marks.levels[BUILDINGS.index(building)]
    cells = [cell for cell, content in enumerate(view.sheet.contents) if content == building]
    left = sum(not marks.roads[cell] for cell in cells)
    if level < now:
        state = translate("DiceCharmers", "Passed already.")
    elif level == now:
        state = translate("DiceCharmers", "This is what the type is worth now.")
    else:
        state = translate("DiceCharmers", "Reached by upgrades.")
    what = translate("DiceCharmers", "{state} %n of this type still to be built.", None, left)
    title = translate("DiceCharmers", "{building}: %n fame", None, level)
    told = Tip(
        title=names.capital(title.format(building=names.content_name(building))),
        what=what.format(state=state),
        picture=names.building_picture(building),
        reason=_upgrade_words(now, left),
        rule=translate(
            "DiceCharmers",
            "An [[upgrade]] raises a type by one level. Buildings built later bring the higher fame; those built "
            "already bring nothing more.",
        ),
        section="6",
    )
    return _clickable(told, moves_at(target, sight), sight)


def _upgrade_words(now: int, left: int) -> str:
    """What an upgrade would be worth, if all that is left of a type were built."""
    if now == TOP_LEVEL or not left:
        return ""
    return translate("DiceCharmers", "An upgrade would bring up to %n fame more in the course of the game.", None, left)


def _karma(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    box = int(target[1])
    marks = view.marks[names.shown_seat(view)]
    if box <= marks.karma_used:
        state = translate("DiceCharmers", "Spent.")
    elif box <= marks.karma:
        state = translate("DiceCharmers", "Gained, and still to be spent.")
    else:
        state = translate("DiceCharmers", "Not gained yet.")
    told = Tip(
        title=translate("DiceCharmers", "Karma {number} of {last}").format(number=box, last=KARMA_BOXES),
        what=state,
        picture=move_words.KARMA,
        reason=_karma_words(view),
        rule=translate(
            "DiceCharmers",
            "At the start of your turn a [[karma]] rolls the die on the [[elephant]] and one of the centre; you pick "
            "one of the two, the other goes onto the elephant. At the end karma breaks ties.",
        ),
        section="8",
    )
    return _karma_click(told, target, sight)


# ---- tracks --------------------------------------------------------------------------------------------------------


def _fame(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    return _track(int(target[1]), view.marks[names.shown_seat(view)].fame, view.sheet.fame, True, sight)


def _coin(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    return _track(int(target[1]), view.marks[names.shown_seat(view)].money, view.sheet.money, False, sight)


def _track(cell: int, have: int, printed: dict[int, int], fame: bool, sight: Sight) -> Tip:
    view: View = sight.view
    if cell <= have:
        what = translate("DiceCharmers", "Ticked.")
    else:
        what = translate("DiceCharmers", "%n more until it is ticked.", None, cell - have)
    if cell in printed:
        bonus = view.sheet.bonuses[printed[cell]]
        words_ = translate("DiceCharmers", "Bonus here: {bonus}. {state}")
        state = bonuses.state_words(bonus, sight)
        what = f"{what} {words_.format(bonus=names.effect_name(bonus.effect), state=state)}"
    title = translate("DiceCharmers", "Fame {number}") if fame else translate("DiceCharmers", "Coin {number}")
    return Tip(
        title=title.format(number=cell),
        what=what,
        picture=_track_picture(fame),
        reason=_gap_words(view),
        rule=_track_rule(view),
        section="7",
    )


def _track_picture(fame: bool) -> Picture:
    return Picture("dice_charmers/reward-fame" if fame else "dice_charmers/reward-coins")


def _gap_words(view: View) -> str:
    seat = names.shown_seat(view)
    marks = view.marks[seat]
    return names.capital(f"{names.sum_words(marks, view.sheet)}.")


def _track_rule(view: View) -> str:
    rule = translate(
        "DiceCharmers",
        "Fame runs from the upper left corner, money from the upper right. Two coins lie beside each fame cell; a "
        "corner has none, so money passes it for nothing.",
    )
    return f"{rule} {_end_rule(view)}"


def _end_rule(view: View) -> str:
    """When the game ends: two players choose twice a round, and need not finish it."""
    if view.seats == seats.TWO_PLAYERS_SLOTS:
        return translate(
            "DiceCharmers", "Once somebody’s tracks [[cross]], the game ends as soon as both have had as many dice."
        )
    return translate("DiceCharmers", "Once somebody’s tracks [[cross]], the game ends with that round.")


def _front(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    fame = target[1] == "fame"
    title = (
        translate("DiceCharmers", "Front of the fame track")
        if fame
        else translate("DiceCharmers", "Front of the money track")
    )
    excess = view.excesses[names.shown_seat(view)]
    return Tip(
        title=title,
        what=_gap_words(view),
        picture=_track_picture(fame),
        worth=seats.number_words(excess),
        reason=seats.unit_words(excess),
        rule=translate(
            "DiceCharmers",
            "A fame cell closes the distance by 1, a coin by ½, and a corner, where no coins lie, by 1 when the coins "
            "pass it. The two marks must pass each other; touching is not enough.",
        ),
        section="11",
    )


# ---- areas and players ---------------------------------------------------------------------------------------------

_AREAS = {
    "market": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Market"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "Goods are circled when gained (purple dice) and crossed out when sold. Under a tent with all goods sold "
            "there is a [[bonus]].",
        ),
        "5.4",
    ),
    "palace": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Palace"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "Six characters (orange dice), each good for three times in a game. A column ticked by all six brings its "
            "[[bonus]].",
        ),
        "5.6",
    ),
    "buildings": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Buildings"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "What each type of [[building]] is worth when it is built. With all four raised to a level, the bonus "
            "below is gained.",
        ),
        "6",
    ),
    "river": (
        QT_TRANSLATE_NOOP("DiceCharmers", "River"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "The boat goes from left to right (blue dice); each space reached gives what is below it, once. Spaces "
            "passed over can be had later by moves back.",
        ),
        "5.5",
    ),
    "karma": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Karma"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "Karma rerolls two dice at the start of a turn. Circling the third, fourth and fifth brings a [[bonus]].",
        ),
        "8",
    ),
    "province": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Province"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "Roads (green dice) start at the [[residence]]. They build what they run through, open markets, and gain "
            "the bonuses of the border that they touch.",
        ),
        "5.2",
    ),
}


def _area(target: Target, sight: Sight) -> Tip | None:
    if str(target[1]) not in _AREAS:
        return None
    view: View = sight.view
    title, rule, section = _AREAS[str(target[1])]
    return Tip(
        title=translate("DiceCharmers", title),
        what=_area_state(str(target[1]), view),
        rule=translate("DiceCharmers", rule),
        section=section,
    )


def _area_state(area: str, view: View) -> str:
    """How far an area of the large sheet is filled."""
    seat = names.shown_seat(view)
    marks, sheet = view.marks[seat], view.sheet
    if area == "market":
        stock = seats.stock_words(seat, view)
        return (
            translate("DiceCharmers", "In stock: {goods}.").format(goods=stock)
            if stock
            else translate("DiceCharmers", "Nothing is in stock.")
        )
    if area == "palace":
        left = PALACE_COLUMNS * len(CHARACTERS) - sum(marks.palace)
        return translate("DiceCharmers", "%n box(es) still free.", None, left)
    if area == "buildings":
        left = sum(kind >= 0 and not marks.roads[cell] for cell, kind in enumerate(sheet.building))
        return translate("DiceCharmers", "%n building(s) still to be built.", None, left)
    if area == "river":
        return translate("DiceCharmers", "%n space(s) ahead of the boat.", None, len(sheet.river) - marks.position)
    if area == "karma":
        return _karma_words(view)
    empty = sum(not arms for arms in marks.roads) - 1
    return translate("DiceCharmers", "%n cell(s) still empty.", None, empty)


def _player(target: Target, sight: Sight) -> Tip:
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
        rule=f"{_end_rule(view)} {_win_rule()}",
        section="12" if view.seats == seats.TWO_PLAYERS_SLOTS else "11",
    )


def _win_rule() -> str:
    return translate("DiceCharmers", "Whoever has gone furthest then wins; karma gained, then karma used, breaks ties.")


# ---- shared --------------------------------------------------------------------------------------------------------


def _clickable(told: Tip, moves: tuple[Move, ...], sight: Sight) -> Tip:
    """The tip with what a click does, or why it does nothing; as it was when the viewer has nothing to choose."""
    if not moves or not sight.legal:
        return told
    able = [move for move in moves if move in sight.legal]
    if len(able) > 1:
        return replace(told, click=translate("DiceCharmers", "Click: choose among %n moves.", None, len(able)))
    if able:
        brings = preview.preview(able[0], sight)[0]
        click = click_words(move_words.move_words(able[0], sight), "" if brings == told.reason else brings)
        return replace(told, click=click)
    refusal = sight.why_not(moves[0])
    return replace(told, refusal=refusals.why(refusal, sight)) if refusal is not None else told


def _bonus(target: Target, sight: Sight) -> Tip:
    return bonuses.bonus_tip(str(target[1]), sight)


def _cell(target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    cell = str(target[1])
    if CELL_NUMBER[cell] == view.sheet.residence:
        return province.residence_tip(sight)
    return province.cell_tip(cell, sight)


def _residence(_target: Target, sight: Sight) -> Tip:
    return province.residence_tip(sight)


_TELLERS: dict[str, Callable[[Target, Sight], Tip | None]] = {
    "stage": _round,
    "die": _die,
    "elephant": _elephant,
    "depot": _depot,
    "tray": _tray,
    "cell": _cell,
    "side": province.side_tip,
    "residence": _residence,
    "bonus": _bonus,
    "space": _space,
    "good": _good,
    "value": _value,
    "box": _character,
    "character": _character,
    "level": _level,
    "karma": _karma,
    "fame": _fame,
    "coin": _coin,
    "front": _front,
    "area": _area,
    "seat": _player,
}
