"""The Dice Charmers’ list of moves: each with what it brings, in which order, and what is asked before some."""

from __future__ import annotations

from durbar.engine.move import Move
from durbar.games.dice_charmers.moves import (
    Again,
    Choose,
    Copy,
    End,
    Forfeit,
    Half,
    Palace,
    Pass,
    Reroll,
    Road,
    Stop,
    Use,
)
from durbar.games.dice_charmers.names import GREEN, ORANGE
from durbar.games.dice_charmers.outcome import outcome
from durbar.games.dice_charmers.steps import Sale
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import ahead, names
from durbar.ui.games.dice_charmers.words import move_words, preview
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import strung, translate


def move_row(move: Move, sight: Sight) -> MoveRow:
    """A move with what it brings."""
    legal = move in sight.legal
    gain, tone = gain_words(move, sight) if legal else ("", "quiet")
    second = second_words(move, sight) if legal else ""
    return MoveRow(move, move_words.move_words(move, sight), move_words.move_picture(move, sight), second, gain, tone)


def moves_note(sight: Sight) -> str:
    """How to read the numbers in the list."""
    if not any(gain_words(move, sight)[0] for move in sight.legal):
        return ""
    return translate("DiceCharmers", "On the right: by how much your tracks come closer, in fame points.")


def doubt(move: Move, sight: Sight) -> str:
    """Bonuses and rewards thrown away, a market left unsold, a turn passed with karma in hand."""
    view: View = sight.view
    if isinstance(move, End) and (lost := preview.usable_bonuses(sight)):
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
    """By how many coins a legal move brings the tracks closer, before anything else is chosen."""
    if isinstance(move, (Reroll, Again, Pass, End)):
        return 0
    return ahead.change(outcome(view, move), view)


def gain_words(move: Move, sight: Sight) -> tuple[str, str]:
    """The short text at the right of a move in the list, and its tone."""
    found = change(move, sight.view)
    return (names.change_words(found), "gain") if found else ("", "quiet")


def second_words(move: Move, sight: Sight) -> str:
    """The second line of a move in the list: what it does beyond its name."""
    view: View = sight.view
    if isinstance(move, (Reroll, Again, Pass, Stop)):
        return ""
    if isinstance(move, End):
        lost = len(view.pending)
        return translate("DiceCharmers", "%n bonus(es) would be lost", None, lost) if lost else ""
    found = outcome(view, move)
    brings = preview.brings(move, found, view)
    drawn = isinstance(move, Choose) and names.colour_of(move.die) in (GREEN, ORANGE)
    if isinstance(move, Palace) or drawn or (isinstance(move, Road) and found.step == "sale"):
        brings = f"{brings} {preview.follow_up(move, view)}".strip()
    told = (brings or preview.follow_up(move, view)).removesuffix(".")
    return strung([told, preview.useless(found, view)]) if found.useless else told


def listed(sight: Sight) -> tuple[Move, ...]:
    """The legal moves, roads by what they bring at once, bonuses as their tiles lie; the rest as the rules have it, of
    equal dice one."""
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
    """The legal moves without those that do the same to another die of the same colour and face in the same place."""
    told: dict[tuple[object, ...], Move] = {}
    for move in sight.legal:
        told.setdefault(_deed(move, sight), move)
    return tuple(told.values())


def _deed(move: Move, sight: Sight) -> tuple[object, ...]:
    """What a move does, the same for equal dice."""
    match move:
        case Choose(die=die) | Reroll(die=die) | Copy(die=die):
            return type(move), names.die_words(die, sight.view), move_words.place_words(die, sight)
    return (move,)


def previewed_number(move: Move, sight: Sight) -> dict[int, str]:
    """The number in the acting seat’s panel as a legal move would make it: "8 → 6½"."""
    view: View = sight.view
    if view.to_act is None or not change(move, view):
        return {}
    before = view.excesses[view.to_act]
    then = before + change(move, view)
    return {view.to_act: f"{_distance(before)} → {_distance(then)}"}


def _distance(excess: int) -> str:
    """How far it is still to go, or by how much the tracks have crossed: "6½", "+2"."""
    return names.change_words(excess) if excess > 0 else names.halves(-excess)
