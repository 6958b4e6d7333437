"""Tips of the province: cells and what a road there would bring, open sides of roads, the residence."""

from __future__ import annotations

from dataclasses import replace

from durbar.engine.move import Move
from durbar.games.dice_charmers.moves import Half
from durbar.games.dice_charmers.names import BUILDINGS, MARKET_DIFFERENT
from durbar.games.dice_charmers.roads import ARM_MASK, ARMS, CELL_NUMBER, SIDES, shape_of
from durbar.games.dice_charmers.state import MARKET_SALES
from durbar.games.dice_charmers.steps import Sale
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.sales import best_sale
from durbar.ui.games.dice_charmers.targets import moves_at, roads_at
from durbar.ui.games.dice_charmers.words import move_words, preview, reasons
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import capital, listed, signed, translate


def cell_tip(target: Target, sight: Sight) -> Tip:
    """Return a cell: what stands there, what a road would bring, from where it can be reached, which bonuses lie beside
    it.
    """
    view: View = sight.view
    cell = str(target[1])
    number = CELL_NUMBER[cell]
    if number == view.sheet.residence:
        return residence_tip(target, sight)
    content = view.sheet.contents[number]
    arms = view.marks[names.shown_seat(sight)].roads[number]
    title = translate("DiceCharmers", "{content}, {cell}")
    told = Tip(
        title=capital(title.format(content=names.content_name(content), cell=names.cell_name(cell))),
        what=_state_words(cell, sight),
        picture=names.content_picture(content),
        more=_border_words(number, sight),
        rule=_rule(content),
        section="5.3" if content in BUILDINGS else "5.4",
    )
    if not arms:
        worth, reason = _worth(content, sight)
        told = replace(told, worth=worth, worth_tone="gain", reason=reason)
    return _clickable(told, cell, sight)


def _state_words(cell: str, sight: Sight) -> str:
    """Return the road in a cell, or from where it can be reached."""
    view: View = sight.view
    number = CELL_NUMBER[cell]
    marks = view.marks[names.shown_seat(sight)]
    if arms := marks.roads[number]:
        words_ = translate("DiceCharmers", "A {shape} runs here: {sides}.")
        return words_.format(shape=names.shape_name(shape_of(arms)), sides=names.arms_words(ARMS[arms]))
    if not marks.entry[number]:
        return translate("DiceCharmers", "Empty; no road leads here yet.")
    sides = listed([names.side_name(side) for side in ARMS[marks.entry[number]]])
    return translate("DiceCharmers", "Empty; it can be reached from {sides}.").format(sides=sides)


def _border_words(number: int, sight: Sight) -> str:
    """Return bonuses of the border beside a cell that are still to be had."""
    view: View = sight.view
    sheet, marks = view.sheet, view.marks[names.shown_seat(sight)]
    told = []
    for side, bonus in zip(SIDES, sheet.edge_bonus[number], strict=True):
        if bonus >= 0 and not marks.gained >> bonus & 1:
            words_ = translate("DiceCharmers", "{side}: {bonus}")
            effect = names.effect_name(sheet.bonuses[bonus].effect)
            told.append(words_.format(side=names.side_name(side), bonus=effect))
    if not told:
        return ""
    return translate("DiceCharmers", "Bonuses at the border: {bonuses}.").format(bonuses=", ".join(told))


def _worth(content: str, sight: Sight) -> tuple[str, str]:
    """Return what the first road through a cell would bring now."""
    view: View = sight.view
    marks = view.marks[names.shown_seat(sight)]
    if content in BUILDINGS:
        fame = min(marks.levels[BUILDINGS.index(content)], view.sheet.tracks.fame_cells - marks.fame)
        return signed(fame), translate("DiceCharmers", "fame for the first road through it.")
    rule = "different" if content == MARKET_DIFFERENT else "same"
    coins, many = best_sale(view.sheet, marks, Sale(names.shown_seat(sight), MARKET_SALES, rule, market=True))
    if not many:
        return "", translate("DiceCharmers", "Opened now it brings nothing: you have nothing to sell here.")
    reason = translate("DiceCharmers", "coins at best, for %n good(s) of the stock.", None, many)
    return signed(coins), reason


def _rule(content: str) -> str:
    if content in BUILDINGS:
        return translate(
            "DiceCharmers",
            "The first road through a [[building]] builds it and brings the fame its type is worth.",
        )
    if content == MARKET_DIFFERENT:
        return translate(
            "DiceCharmers",
            "The first road through a [[market]] opens it, once: sell up to three goods in [[stock]], all different.",
        )
    return translate(
        "DiceCharmers",
        "The first road through a [[market]] opens it, once: sell up to three goods in [[stock]], all of one kind.",
    )


def _clickable(told: Tip, cell: str, sight: Sight) -> Tip:
    """Return what a click on a cell does, or why it does nothing."""

    def words(able: list[Move]) -> tuple[str, str]:
        brings = preview.preview(able[0], sight)[0]
        roads = roads_at(cell, sight)
        if len(roads) > 1:
            return translate("DiceCharmers", "Click: place the road, %n ways to turn it", None, len(roads)), brings
        if len(able) > 1:
            return translate("DiceCharmers", "Click: choose a side for the half-road"), ""
        return usual_words.click(move_words.move_words(able[0], sight)), brings

    return clicks.clickable(told, moves_at(("cell", cell), sight), sight, words, reasons.why)


def side_tip(target: Target, sight: Sight) -> Tip:
    """Return an open side of a road: where a half-road would lead, and what it would gain."""
    view: View = sight.view
    cell, side = str(target[1]), str(target[2])
    title = translate("DiceCharmers", "Half-road {side}, {cell}")
    told = Tip(
        title=title.format(side=names.side_name(side), cell=names.cell_name(cell)),
        what=preview.leads_words(cell, side, view, names.shown_seat(sight)),
        picture=names.HALF_ROAD,
        rule=translate(
            "DiceCharmers",
            "A [[half-road]] makes a [[junction]] of a straight road or curve, and a [[crossing]] of a junction.",
        ),
        section="5.2",
    )
    move = Half(cell, side)
    if move in sight.legal:
        brings = preview.preview(move, sight)[0]
        brings = "" if brings == told.what else brings
        return replace(told, click=usual_words.click(move_words.move_words(move, sight)), brings=brings)
    if not sight.legal or view.step not in ("build", "halves"):
        return told
    return clicks.refused(told, move, sight, reasons.why)


def residence_tip(_target: Target, sight: Sight) -> Tip:
    """Return the residence, where all roads begin."""
    view: View = sight.view
    exits = listed([names.side_name(side) for side in SIDES if view.sheet.exits & ARM_MASK[side]])
    told = Tip(
        title=translate("DiceCharmers", "Residence"),
        what=translate("DiceCharmers", "Ways out: {sides}.").format(sides=exits),
        picture=names.content_picture("residence"),
        rule=translate(
            "DiceCharmers",
            "All roads begin at the [[residence]]: each new one joins it or a road that is drawn already.",
        ),
        section="5.2",
    )
    moves = moves_at(("residence",), sight)
    return clicks.refused(told, moves[0], sight, reasons.why) if moves and sight.legal else told
