"""What Raja teaches about actions and characters."""

from __future__ import annotations

from dataclasses import replace

from durbar.engine.move import Move
from durbar.games.raja.actions import ACTIONS
from durbar.games.raja.characters import YOGI
from durbar.games.raja.moves import Choose, Give, Point, Swap, Take
from durbar.games.raja.view import View
from durbar.ui.games.raja import names
from durbar.ui.games.raja.words import move_words, planner, preview
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

_ACTION_RULES = {
    "gold": QT_TRANSLATE_NOOP("Raja", "You take 2 [[gold]] from the [[bank]]."),
    "house": QT_TRANSLATE_NOOP(
        "Raja", "You build one [[house]] for 1 [[gold]]: in a [[village]], or in the [[city]] of your [[architect]]."
    ),
    "two_houses": QT_TRANSLATE_NOOP(
        "Raja", "You build two [[houses|house]] for 1 [[gold]] each; one at least must stand in a [[city]]."
    ),
    "move_house": QT_TRANSLATE_NOOP(
        "Raja",
        "You move one of your [[houses|house]] to a [[village]], or to the [[city]] of your [[architect]].",
    ),
    "quarry": QT_TRANSLATE_NOOP(
        "Raja", "You take two of your [[houses|house]] from your [[quarry]] into your [[reserve]]."
    ),
    "palace": QT_TRANSLATE_NOOP(
        "Raja", "You build one [[palace]] where your [[architect]] is, for 12 [[gold]], with the [[Artisan|artisan]] 9."
    ),
    "palace_house": QT_TRANSLATE_NOOP(
        "Raja", "You build one [[palace]] for 12 [[gold]], with the [[Artisan|artisan]] 9, and one [[house]] for 1."
    ),
    "governors": QT_TRANSLATE_NOOP(
        "Raja",
        "You move one [[governor marker]] two spaces down; those it passes move up by one. "
        "The lowest is the [[Maharaja|maharaja]]’s next city.",
    ),
    "characters": QT_TRANSLATE_NOOP(
        "Raja", "You take a [[character]] from the [[bank]] or from another player, and give up your own."
    ),
}


_SEVERAL = QT_TRANSLATE_NOOP(
    "Raja",
    "You take a [[character]] from the [[bank]] and keep yours; with an empty bank you [[swap]] one or use "
    "[[attraction]].",
)


_ACTION_SECTIONS = {
    "gold": "6.2",
    "house": "7.2",
    "two_houses": "7.2",
    "move_house": "7.3",
    "quarry": "7.4",
    "palace": "7.2",
    "palace_house": "7.2",
    "governors": "7.5",
    "characters": "7.6",
}


CHARACTER_RULES = (
    QT_TRANSLATE_NOOP("Raja", "You play first in each [[round]], and win every [[tie]] in the [[scoring]]."),
    QT_TRANSLATE_NOOP("Raja", "The [[Trader|trader]] brings you 1 [[gold]] in each of your [[turns|turn]]."),
    QT_TRANSLATE_NOOP(
        "Raja", "In the [[scoring]] each of your [[outer palaces|outer palace]] counts 2 points instead of 1."
    ),
    QT_TRANSLATE_NOOP(
        "Raja", "The [[bank]] pays your [[tolls|toll]]; the owners of the [[houses|house]] still get their [[gold]]."
    ),
    QT_TRANSLATE_NOOP(
        "Raja", "In each of your [[turns|turn]] you build or move one extra [[house]], free and besides your actions."
    ),
    QT_TRANSLATE_NOOP("Raja", "Each [[palace]] costs you 9 [[gold]] instead of 12."),
    QT_TRANSLATE_NOOP("Raja", "In each of your [[turns|turn]] you get a [[chit]] for an extra [[action]]."),
)


def tile_tip(target: Target, sight: Sight) -> Tip:
    """Return a tile of the prompt or of a panel: an action or a character."""
    tile = str(target[1])
    return _action(tile, sight) if tile in ACTIONS else _character(int(tile.removeprefix("character-")), sight)


def _action(action: str, sight: Sight) -> Tip:
    view: View = sight.view
    several = action == "characters" and view.options["several_characters"]
    tip_ = Tip(
        title=names.action_name(action),
        what=_action_state(action, view),
        picture=names.action_picture(action),
        rule=translate("Raja", _SEVERAL if several else _ACTION_RULES[action]),
        section="11.3" if several else _ACTION_SECTIONS[action],
    )
    if view.step != "disc" or view.to_act != view.seat or not sight.legal:
        return tip_
    move = Point(action)
    if move not in sight.legal:
        return tip_
    sentence, _tone = planner.plan((*view.pointed, action), sight)
    return replace(tip_, brings=sentence, click=translate("Raja", "Click: choose this action"))


def _action_state(action: str, view: View) -> str:
    turn = view.turn
    found = [shown for shown in turn.actions if shown.action == action] if turn else []
    if not found:
        return ""
    if all(shown.done for shown in found):
        return translate("Raja", "Carried out.")
    if found[-1].extra:
        return translate("Raja", "Taken with an action chit; still to do.")
    return translate("Raja", "Chosen; still to do.")


def _character(card: int, sight: Sight) -> Tip:
    view: View = sight.view
    owner = move_words.owner_of(card, view)
    if owner is None:
        where = translate("Raja", "In the bank.")
    elif owner == view.seat:
        where = translate("Raja", "Yours.")
    else:
        where = translate("Raja", "Held by {name}.").format(name=sight.name(owner))
    move = _card_move(card, sight)
    tip_ = Tip(
        title=f"{names.character_name(card)}\u00a0·\u00a0{card}",
        what=f"{where}{_home_words(card, view)}",
        picture=names.character_picture(card),
        brings=preview.card_words(move, sight)[0] if move is not None else "",
        rule=translate("Raja", CHARACTER_RULES[card - 1]),
        section="11.2.2" if card == YOGI else "5.1",
    )
    return tip_ if move is None else replace(tip_, click=_card_click(move, sight))


def _home_words(card: int, view: View) -> str:
    if not (view.options["home_cities"] or view.options["start_at_home"]):
        return ""
    home = view.board.junctions[view.board.homes[card]]
    return " " + translate("Raja", "At home in {city}.").format(city=home.name)


def _card_move(card: int, sight: Sight) -> Move | None:
    """Return what a click on a portrait does in this position."""
    for move in (Choose(card), Take(card), Swap(card), Give(card)):
        if move in sight.legal:
            return move
    return None


def _card_click(move: Move, sight: Sight) -> str:
    return translate("Raja", "Click: {move}").format(move=move_words.move_words(move, sight))
