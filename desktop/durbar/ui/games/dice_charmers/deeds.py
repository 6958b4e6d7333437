"""What a player did in a turn of The Dice Charmers, each deed as the rest of a sentence: "builds a fort"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from durbar.engine.event import Event
from durbar.games.dice_charmers import events as happened
from durbar.ui.games.dice_charmers import names
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, translate


def deeds(die: str, events: Sequence[Event]) -> str:
    """Return all that the player of a turn did with a die, as one enumeration; empty for nothing.

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
    """Return what was drawn, built, ticked, sold, as it happened.

    Roads are counted at the first of them, and so are sales.
    """
    told, counted = [], set[type[Event]]()
    for event in events:
        kind = type(event)
        if kind not in _COUNTED:
            told.append(_deed(event))
        elif kind not in counted:
            counted.add(kind)
            told.append(translate("DiceCharmers", _COUNTED[kind], None, _many(events, kind)))
    return [words for words in told if words]


#: Of these a turn has many.
_COUNTED: dict[type[Event], str] = {
    happened.RoadDrawn: QT_TRANSLATE_NOOP("DiceCharmers", "draws %n road(s)"),
    happened.HalfDrawn: QT_TRANSLATE_NOOP("DiceCharmers", "draws %n half-road(s)"),
    happened.GoodSold: QT_TRANSLATE_NOOP("DiceCharmers", "sells %n good(s)"),
}
#: A deed that weighs so much is told rather than the goods and the karma that came with it.
_GREAT_WEIGHT = 3


def most(events: Sequence[Event], weight: Callable[[Event], int]) -> str:
    """Return what brings the tracks nearer; else a great deed, else all that was gained, else what was done first."""
    if gains := _gains_words(_gains(events, everything=False)):
        return gains
    great = [words for event in events if weight(event) >= _GREAT_WEIGHT and (words := _deed(event))]
    return [*great, *filter(None, [_gains_words(_gains(events, everything=True))]), *_done(events)][0]


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
    """Return how much fame and how many coins; with goods and karma, where everything is told."""
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
