"""The Dice Charmers’ prompt: the one sentence for whoever acts, a second line, buttons, and the waiting bonuses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from durbar.engine.move import Move
from durbar.games.dice_charmers.moves import (
    Again,
    Choose,
    End,
    Forfeit,
    Gain,
    Half,
    Pass,
    Reroll,
    Reward,
    Road,
    Stop,
    Use,
)
from durbar.games.dice_charmers.outcome import outcome
from durbar.games.dice_charmers.roads import PAIR
from durbar.games.dice_charmers.steps import Build, Halves, Improve, Pick, Sale
from durbar.games.dice_charmers.turn import Rerolled, Rewards, Summon, Voyage
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.sales import best_sale, most_goods
from durbar.ui.games.dice_charmers.targets import picked_road, rerolls_of, turning
from durbar.ui.games.dice_charmers.tips import bonuses
from durbar.ui.games.dice_charmers.words import move_words, preview
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.prompt import Button, Prompt, Tile
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, capital, translate


def prompt(sight: Sight) -> Prompt:
    """Return what to say and offer in this position."""
    view: View = sight.view
    if view.to_act is None:
        return Prompt(usual_words.game_over())
    if view.to_act != view.seat or not sight.players[view.to_act].is_person:
        thinking = usual_words.thinking(sight.name(view.to_act))
        return Prompt(thinking, _meanwhile(sight), tiles=tiles(sight), caption=_caption(view))
    sentence, section = _SENTENCES[view.step](sight)
    second, tone = _second(sight)
    return Prompt(
        _prefixed(sentence, view).format(name=sight.name(view.seat)),
        second,
        tone,
        section,
        buttons=_buttons(sight),
        tiles=tiles(sight),
        caption=_caption(view),
    )


def _meanwhile(sight: Sight) -> str:
    """Return the second line while a computer thinks: how far the viewer is, and who is nearest."""
    view: View = sight.view
    best = max(view.excesses)
    own = translate("DiceCharmers", "You: {gap}.").format(gap=names.gap_words(view.excesses[view.seat]))
    first = names.players([seat for seat, excess in enumerate(view.excesses) if excess == best], sight)
    nearest = translate("DiceCharmers", "Nearest: {names}, {gap}.").format(names=first, gap=names.gap_words(best))
    if sight.people > 1:  # nobody knows who "you" is
        return nearest
    return own if best == view.excesses[view.seat] else f"{own} {nearest}"


def _prefixed(sentence: str, view: View) -> str:
    """Return a sentence with what is being carried out before it, where that is a bonus or a reward of the river."""
    step = view.steps[-1]
    reward = getattr(step, "reward", None)
    if reward is not None:
        source = translate("DiceCharmers", "River")
    elif view.running is not None and view.step != "bonuses":
        who = names.effect_of(view.running, view.sheet).who
        source = names.character_name(who) if who else translate("DiceCharmers", "Bonus")
    else:
        return sentence
    words_ = translate("DiceCharmers", "{source}: {sentence}", "what is carried out, and what to do")
    return words_.format(source=source, sentence=sentence[:1].lower() + sentence[1:])


# ---- the sentence of each step -------------------------------------------------------------------------------------


def _choosing(sight: Sight) -> tuple[str, str]:
    if not any(isinstance(move, Choose) for move in sight.legal):
        if any(isinstance(move, Reroll) for move in sight.legal):
            return translate("DiceCharmers", "None of the dice is of use, {name}: spend karma, or pass."), "8"
        return translate("DiceCharmers", "None of the dice is of use, {name}: pass."), "8"
    if sight.view.depot(sight.view.seat):
        return translate("DiceCharmers", "Pick your second die of this round, {name}."), "12"
    return translate("DiceCharmers", "Pick a die, {name}."), "4"


def _rerolled(sight: Sight) -> tuple[str, str]:
    return translate("DiceCharmers", "Pick one of the two dice that you have rolled, {name}."), "8"


def _build(sight: Sight) -> tuple[str, str]:
    step = sight.view.steps[-1]
    assert isinstance(step, Build)
    sentences = {
        "straight": translate("DiceCharmers", "Draw a straight road, {name}."),
        "curve": translate("DiceCharmers", "Draw a curve, {name}."),
        "junction": translate("DiceCharmers", "Draw a junction, {name}."),
        "crossing": translate("DiceCharmers", "Draw a crossing, {name}."),
    }
    return sentences[step.shape], "5.2"


def _halves(sight: Sight) -> tuple[str, str]:
    step = sight.view.steps[-1]
    assert isinstance(step, Halves)
    if step.begun:
        return translate("DiceCharmers", "Draw the second half-road, {name}, or leave it."), "5.2"
    sides = sum(isinstance(move, Half) for move in sight.legal)
    if any(isinstance(move, Road) for move in sight.legal):
        words_ = translate("DiceCharmers", "Draw two half-roads, {name}: one new road.")
        if sides:
            words_ = translate("DiceCharmers", "Draw two half-roads, {name}: one new road, or added to yours.")
        return words_, "5.2"
    if min(step.left, sides) > 1:
        return translate("DiceCharmers", "Add two half-roads to your roads, {name}."), "5.2"
    return translate("DiceCharmers", "Add a half-road to one of your roads, {name}."), "5.2"


def _sale(sight: Sight) -> tuple[str, str]:
    step = sight.view.steps[-1]
    assert isinstance(step, Sale)
    able = most_goods(sight.view.marks[sight.view.seat], step)
    if not able:
        return translate("DiceCharmers", "Gain a good, {name}: there is nothing in stock to sell."), "5.6"
    if step.or_good and _may_gain(sight):
        words_ = translate("DiceCharmers", "Sell up to %n good(s), {name}, or gain one.", None, able)
        return words_, "5.6"
    if step.sold:
        words_ = translate("DiceCharmers", "You may sell up to %n more, {name}.", None, able)
    elif step.rule == "same":
        words_ = translate("DiceCharmers", "Sell up to %n good(s) of one kind, {name}.", None, able)
    elif step.rule == "different":
        words_ = translate("DiceCharmers", "Sell up to %n good(s) of different kinds, {name}.", None, able)
    elif step.rule == "same_or_different":
        words_ = translate("DiceCharmers", "Sell up to %n good(s), {name}: all alike or all different.", None, able)
    else:
        words_ = translate("DiceCharmers", "Sell up to %n good(s), {name}.", None, able)
    return words_, "5.4"


def _pick(sight: Sight) -> tuple[str, str]:
    step = sight.view.steps[-1]
    assert isinstance(step, Pick)
    if step.left == 1:
        return translate("DiceCharmers", "Choose a good, {name}."), "10"
    return translate("DiceCharmers", "Choose %n different good(s), {name}.", None, step.left), "10"


def _voyage(sight: Sight) -> tuple[str, str]:
    step = sight.view.steps[-1]
    assert isinstance(step, Voyage)
    position = sight.view.marks[sight.view.seat].position
    if step.or_good and not step.spaces:
        return translate("DiceCharmers", "Gain a good, {name}: no free space lies behind you."), "5.6"
    if step.or_good and _may_gain(sight):
        return translate("DiceCharmers", "Go back on the river, {name}, or gain a good."), "5.6"
    if step.spaces[0] > position:
        if len(step.spaces) == 1:
            return translate("DiceCharmers", "Go one space forward on the river, {name}: to the last one."), "5.6"
        return translate("DiceCharmers", "Go one or two spaces forward on the river, {name}."), "5.6"
    section = "5.6" if step.or_good else "10"
    return translate("DiceCharmers", "Go back to a free space of the river, {name}."), section


def _may_gain(sight: Sight) -> bool:
    """Return whether a good could be gained in place of what the step is about: not of full kinds, nor after a sale."""
    return any(isinstance(move, Gain) for move in sight.legal)


def _summon(sight: Sight) -> tuple[str, str]:
    step = sight.view.steps[-1]
    assert isinstance(step, Summon)
    if step.mogul:
        return translate("DiceCharmers", "Choose one of the other characters for the Great Mogul, {name}."), "5.6"
    return translate("DiceCharmers", "Choose a character of the palace, {name}."), "10"


def _improve(sight: Sight) -> tuple[str, str]:
    assert isinstance(sight.view.steps[-1], Improve)
    return translate("DiceCharmers", "Upgrade a type of building, {name}."), "6"


def _copy_die(_sight: Sight) -> tuple[str, str]:
    return translate("DiceCharmers", "Gain the goods of a purple die, {name}."), "10"


def _rewards(_sight: Sight) -> tuple[str, str]:
    return translate("DiceCharmers", "Which reward of the space comes first, {name}?"), "5.5"


def _bonuses(sight: Sight) -> tuple[str, str]:
    view: View = sight.view
    usable = preview.usable_bonuses(sight)
    if len(usable) == 1:
        return translate("DiceCharmers", "Use your bonus, {name}, or end your turn."), "9"
    if usable:
        return translate("DiceCharmers", "Use your bonuses in any order, {name}."), "9"
    if view.pending:
        return translate("DiceCharmers", "What still waits can’t be used: end your turn, {name}."), "9"
    return translate("DiceCharmers", "End your turn, {name}."), "9"


_SENTENCES: dict[str, Callable[[Sight], tuple[str, str]]] = {
    "choosing": _choosing,
    "rerolled": _rerolled,
    "build": _build,
    "halves": _halves,
    "sale": _sale,
    "pick": _pick,
    "voyage": _voyage,
    "summon": _summon,
    "improve": _improve,
    "copy_die": _copy_die,
    "rewards": _rewards,
    "bonuses": _bonuses,
}


# ---- the second line -----------------------------------------------------------------------------------------------


def _second(sight: Sight) -> tuple[str, str]:
    view: View = sight.view
    road = picked_road(sight)
    if road is not None:
        return preview.preview(road, sight)
    if view.step == "choosing":
        return _choosing_second(sight), "quiet"
    if turning(sight):
        return translate("DiceCharmers", "Click a cell; another click, the wheel or R turns the road."), "quiet"
    if view.step == "bonuses" and preview.usable_bonuses(sight):
        words_ = translate("DiceCharmers", "%n bonus(es) would be lost if you ended now.", None, len(view.pending))
        return words_, "quiet"
    if view.step == "halves" and not any(isinstance(move, Half) for move in sight.legal):
        return _HINTS["build"](view), "quiet"
    return _HINTS.get(view.step, _own_gap)(view), "quiet"


def _sale_hint(view: View) -> str:
    step = view.steps[-1]
    assert isinstance(step, Sale)
    coins, _ = best_sale(view.sheet, view.marks[view.seat], step)
    if not most_goods(view.marks[view.seat], step):
        return translate("DiceCharmers", "Click what glows in the market.")
    return translate("DiceCharmers", "Click your goods: at best %n coin(s).", None, coins)


def _hint(words_: str) -> Callable[[View], str]:
    return lambda _view: translate("DiceCharmers", words_)


def _voyage_hint(view: View) -> str:
    step, marks = view.steps[-1], view.marks[view.seat]
    assert isinstance(step, Voyage)
    able = step.or_good and any(many < len(view.sheet.values) for many in marks.circled)
    if able and step.spaces:
        return translate("DiceCharmers", "Click what glows, on the river or in the market.")
    if able:
        return translate("DiceCharmers", "Click what glows in the market.")
    return translate("DiceCharmers", "Click a space that glows on the river.")


#: Where to click, by step.
_HINTS: dict[str, Callable[[View], str]] = {
    "sale": _sale_hint,
    "build": _hint(QT_TRANSLATE_NOOP("DiceCharmers", "Click a cell: the road fits in one way only.")),
    "halves": _hint(QT_TRANSLATE_NOOP("DiceCharmers", "Click a free side of a road: a dot marks it.")),
    "pick": _hint(QT_TRANSLATE_NOOP("DiceCharmers", "Click what glows in the market.")),
    "voyage": _voyage_hint,
    "summon": _hint(QT_TRANSLATE_NOOP("DiceCharmers", "Click a character of the palace.")),
    "improve": _hint(QT_TRANSLATE_NOOP("DiceCharmers", "Click a row of the table of buildings.")),
    "copy_die": _hint(QT_TRANSLATE_NOOP("DiceCharmers", "Click a purple die, or its goods in the market.")),
}


def _own_gap(view: View) -> str:
    gap = names.gap_words(view.excesses[view.seat])
    return translate("DiceCharmers", "Your tracks: {gap}.").format(gap=gap)


def _choosing_second(sight: Sight) -> str:
    view: View = sight.view
    if view.pick == 0 and any(isinstance(move, Choose) for move in sight.legal):
        return translate("DiceCharmers", "You begin: the other die of that colour goes onto the elephant.")
    best = max(range(view.seats), key=lambda seat: view.excesses[seat])
    if view.excesses[best] > 0:
        words_ = translate("DiceCharmers", "The last turns: {name} has crossed by {distance}.")
        return words_.format(name=sight.name(best), distance=names.halves(view.excesses[best]))
    return _own_gap(view)


# ---- buttons and tiles ---------------------------------------------------------------------------------------------


def _buttons(sight: Sight) -> tuple[Button, ...]:
    view: View = sight.view
    buttons = [*_karma_buttons(sight), *_reward_buttons(sight)]
    if view.step in ("build", "halves"):
        buttons += _draw_button(sight)
    give_up = translate("DiceCharmers", "G", "key for: give it up")
    if Stop() in sight.legal:
        step = view.steps[-1]
        key = translate("DiceCharmers", "S", "key for: sell no more, only one half-road")
        declines = isinstance(step, Sale) and not step.sold  # what may be had is declined by one key everywhere
        buttons.append(Button(move_words.stop_words(view), give_up if declines else key, move=Stop()))
    if Forfeit() in sight.legal:
        buttons.append(Button(move_words.move_words(Forfeit(), sight), give_up, move=Forfeit()))
    if Pass() in sight.legal:
        key = translate("DiceCharmers", "P", "key for: pass")
        primary = not any(isinstance(move, Reroll) for move in sight.legal)
        buttons.append(Button(translate("DiceCharmers", "Pass"), key, move=Pass(), primary=primary))
    if End() in sight.legal:
        key = translate("DiceCharmers", "E", "key for: end turn")
        lost = bool(preview.usable_bonuses(sight))
        buttons.append(Button(move_words.move_words(End(), sight), key, move=End(), primary=not lost, loses=lost))
    return tuple(buttons)


def _karma_buttons(sight: Sight) -> list[Button]:
    view: View = sight.view
    rerolls = rerolls_of(sight)
    key = translate("DiceCharmers", "K", "key for: reroll with karma")
    found: list[Button] = []
    if isinstance(view.steps[-1], Rerolled):
        for move in sight.legal:
            if isinstance(move, Choose):
                label = translate("DiceCharmers", "Pick it: {face}").format(face=move_words.face_only(move.die, view))
                number, picture = str(len(found) + 1), names.die_picture(move.die, view)
                lit = not found and not outcome(view, move).useless
                found.append(Button(label, number, picture, move, primary=lit))
    if rerolls:
        tip = translate("DiceCharmers", "One karma: a die of the centre and the one on the elephant are rolled.")
        found.append(
            Button(translate("DiceCharmers", "Reroll with karma"), key, move_words.KARMA, moves=rerolls, tip=tip)
        )
    if Again() in sight.legal:
        found.append(Button(translate("DiceCharmers", "Roll both again"), key, move_words.KARMA, move=Again()))
    return found


def _reward_buttons(sight: Sight) -> list[Button]:
    step = sight.view.steps[-1]
    if not isinstance(step, Rewards):
        return []
    return [
        Button(
            capital(names.effect_name(step.left[move.place - 1])),
            str(move.place),
            move_words.move_picture(move, sight),
            move=move,
        )
        for move in sight.legal
        if isinstance(move, Reward)
    ]


def _draw_button(sight: Sight) -> list[Button]:
    step = sight.view.steps[-1]
    if not turning(sight):
        return []
    road = picked_road(sight)
    label, key = translate("DiceCharmers", "Draw it"), translate("DiceCharmers", "D", "key for: draw the road")
    if road is not None:
        return [Button(label, key, move_words.move_picture(road, sight), move=road, primary=True)]
    shape = step.shape if isinstance(step, Build) else PAIR
    tip = translate("DiceCharmers", "Click a cell first: {shape}.").format(shape=names.shape_name(shape))
    return [Button(label, key, names.road_picture(shape), enabled=False, tip=tip)]


def tiles(sight: Sight) -> tuple[Tile, ...]:
    """Return the bonus that is carried out, then those that wait, in the order they came."""
    view: View = sight.view
    found = [] if view.running is None else [_running(view.running, sight)]
    return (*found, *(_waiting(bonus, n, sight) for n, bonus in enumerate(view.pending, 1)))


def _caption(view: View) -> str:
    """Return what the tiles are."""
    return translate("DiceCharmers", "Still to use") if view.pending else ""


def _running(id: str, sight: Sight) -> Tile:
    view: View = sight.view
    words_ = translate("DiceCharmers", "{bonus}, being carried out").format(bonus=names.bonus_words(id, view.sheet))
    picture = names.effect_picture(names.effect_of(id, view.sheet))
    return Tile(picture, capital(words_), tip=bonuses.bonus_tip(("bonus", id), sight), running=True)


def _waiting(id: str, number: int, sight: Sight) -> Tile:
    """Return a bonus that waits; number: its place in the row, from 1, which is its key as far as there are digits.

    It has one only where a press uses it or says why it can't be used.
    """
    view: View = sight.view
    move = Use(id)
    usable = move in sight.legal
    faded = view.step == "bonuses" and bool(sight.legal) and not usable
    tip, refusal = bonuses.bonus_tip(("bonus", id), sight), sight.why_not(move)
    if tip.refusal and refusal is not None:
        tip = replace(tip, section=refusal.section)
    return Tile(
        names.effect_picture(names.effect_of(id, view.sheet)),
        capital(names.bonus_words(id, view.sheet)),
        move=move if usable else None,
        tip=tip,
        faded=faded,
        key=str(number % 10) if number <= 10 and (usable or tip.refusal) else "",
        warn=usable,
    )


def key_moves() -> dict[str, Move]:
    """Return the letters on buttons, and what they do."""
    return {
        translate("DiceCharmers", "G", "key for: give it up"): Forfeit(),
        translate("DiceCharmers", "S", "key for: sell no more, only one half-road"): Stop(),
        translate("DiceCharmers", "P", "key for: pass"): Pass(),
        translate("DiceCharmers", "E", "key for: end turn"): End(),
        translate("DiceCharmers", "K", "key for: reroll with karma"): Again(),
        translate("DiceCharmers", "D", "key for: draw the road"): Road("", ""),
    }


def first_words(step: str) -> str:
    """Return one more sentence for a step of the game; nothing where its prompt says it all."""
    words = {
        "choosing": translate(
            "DiceCharmers",
            "Its colour and what it shows say what you may mark on your sheet.",
        ),
        "rerolled": translate("DiceCharmers", "The other one goes onto the elephant."),
        "build": translate("DiceCharmers", "It has to join your roads; what it reaches is scored at once."),
        "halves": translate("DiceCharmers", "A half-road opens one more side of a road that you have drawn."),
        "sale": translate("DiceCharmers", "Each good that you sell brings the coins of its column."),
        "pick": translate("DiceCharmers", "Circled goods wait on your sheet until a market sells them."),
        "voyage": translate("DiceCharmers", "Only the space that you sail to gives its reward."),
        "summon": translate("DiceCharmers", "Each action ticks a box of the palace; a full column brings a bonus."),
        "improve": translate(
            "DiceCharmers",
            "From now on each building of this type brings more fame.",
        ),
        "bonuses": translate("DiceCharmers", "What still waits when you end the turn is lost."),
    }
    return words.get(step, "")
