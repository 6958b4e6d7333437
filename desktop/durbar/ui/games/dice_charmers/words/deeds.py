"""What a player did in a turn of The Dice Charmers, each deed as the rest of a sentence: "builds a fort"."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.event import Event
from durbar.games.dice_charmers import events as happened
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.weights import WEIGHTS
from durbar.ui.words import listed, translate


def deeds(die: str, events: Sequence[Event]) -> str:
    """All that the player of a turn did with a die, as one enumeration; empty for nothing.

    It begins with the die, and what was gained is told last; an "and" in that is the only one.
    """
    done, gained = _done(events), _gains(events, everything=True)
    picks = translate("DiceCharmers", "picks the {die}").format(die=names.die_name(die))
    gains = _gains_words(gained)
    if any(isinstance(event, happened.DiceRerolled) for event in events):
        rolls = translate("DiceCharmers", "rolls two dice again")
        picks = f"{rolls}, {picks}"
    if len(gained) > 1:
        return ", ".join([picks, *done, gains])
    return listed([picks, *done, *filter(None, [gains])]) if done or gains else ""


def _done(events: Sequence[Event]) -> list[str]:
    """What was drawn, built, ticked, sold."""
    drawn, halves, sold = (_many(events, kind) for kind in (happened.RoadDrawn, happened.HalfDrawn, happened.GoodSold))
    told = []
    if drawn:
        told.append(translate("DiceCharmers", "draws %n road(s)", None, drawn))
    if halves:
        told.append(translate("DiceCharmers", "draws %n half-road(s)", None, halves))
    told += [words for event in events if (words := _deed(event))]
    if sold:
        told.append(translate("DiceCharmers", "sells %n good(s)", None, sold))
    return told


def most(events: Sequence[Event]) -> str:
    """What brings the tracks nearer; else the deed that matters most, where something was done."""
    if gains := _gains_words(_gains(events, everything=False)):
        return gains
    for event in sorted(events, key=lambda event: WEIGHTS[type(event)], reverse=True):
        words = _deed(event)
        if words:
            return words
    return [*_done(events), _gains_words(_gains(events, everything=True))][0]


def _deed(event: Event) -> str:
    match event:
        case happened.BuildingBuilt(building=building):
            return translate("DiceCharmers", "builds a {building}").format(building=names.content_name(building))
        case happened.MarketOpened():
            return translate("DiceCharmers", "opens a market")
        case happened.BoatMoved(space=space, back=True):
            return translate("DiceCharmers", "sails back to space {number}").format(number=space)
        case happened.BoatMoved(space=space):
            return translate("DiceCharmers", "sails to space {number}").format(number=space)
        case happened.BoxTicked(who=who):
            return translate("DiceCharmers", "ticks a box of the palace ({who})").format(who=names.character_name(who))
        case happened.Upgraded(building=building, level=level):
            words = translate("DiceCharmers", "raises each later {building} to %n fame", None, level)
            return words.format(building=names.content_name(building))
    return ""


def _gains(events: Sequence[Event], everything: bool) -> list[str]:
    """How much fame and how many coins; with goods and karma, where everything is told."""
    goods = sum(len(event.goods) for event in events if isinstance(event, happened.GoodsGained))
    karma = sum(bool(event.box) for event in events if isinstance(event, happened.KarmaGained))
    fame = sum(event.after - event.before for event in events if isinstance(event, happened.FameGained))
    coins = sum(event.after - event.before for event in events if isinstance(event, happened.CoinsGained))
    gained = []
    if goods and everything:
        gained.append(translate("DiceCharmers", "%n good(s)", None, goods))
    if fame:
        gained.append(names.fame_words(fame))
    if coins:
        gained.append(names.coins_words(coins))
    if karma and everything:
        gained.append(translate("DiceCharmers", "%n karma", None, karma))
    return gained


def _gains_words(gained: list[str]) -> str:
    return translate("DiceCharmers", "gains {things}").format(things=listed(gained)) if gained else ""


def _many(events: Sequence[Event], kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in events)
