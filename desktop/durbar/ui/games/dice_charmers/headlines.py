"""What happened in The Dice Charmers in as few lines as can say it: a turn is a sentence and what is left to go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from durbar.engine.event import Event
from durbar.games.dice_charmers import events as happened
from durbar.ui.games.dice_charmers import deeds, names, telling
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate

#: Of these the log’s own line is told, besides the turn itself.
_BESIDES = (happened.TracksCrossed, happened.RoundBegan, happened.GameEnded, happened.Passed)


def headlines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """A line for each turn, and what else the log tells that is not quiet. sight: the table after the events."""
    lines: list[LogLine] = []
    turn: list[Event] = []
    for number, event in enumerate(events):
        turn.append(event)
        if isinstance(event, happened.TurnEnded):
            lines += _turn(turn, events[number + 1 :], sight)
            turn = []
    lines += _turn(turn, (), sight)
    return [line for line in lines if not line.quiet]


def _turn(events: Sequence[Event], later: Sequence[Event], sight: Sight) -> list[LogLine]:
    chosen = [event for event in events if isinstance(event, happened.DieChosen)]
    told = [_chosen(event, events, later, sight) for event in chosen]
    if not told:  # the die is still to be chosen
        told = [
            line
            for event in events
            if isinstance(event, happened.DiceRerolled)
            for line in telling.log_lines([event], sight)
        ]
    for event in events:
        if isinstance(event, happened.TracksCrossed):
            told += telling.TELLING.lines([event], sight)
        elif isinstance(event, _BESIDES):
            told += telling.log_lines([event], sight)
    return told


def _chosen(event: happened.DieChosen, events: Sequence[Event], later: Sequence[Event], sight: Sight) -> LogLine:
    """The die, what the turn did with all its bonuses, and how far the tracks are from crossing after it."""
    closer = _closer(events, sight)
    matters = [one for one in events if not isinstance(one, _BESIDES) and (closer > 0 or one is not event)]
    line = telling.log_lines([event], sight)[0].weighed(telling.TELLING.weight(*matters))
    did, name = deeds.deeds(event.die, events), sight.name(event.seat)
    if not did:
        return line
    tells = translate("DiceCharmers", "{name} {deeds}", "Marc builds a fort and gains 3 fame")
    words_ = tells.format(name=name, deeds=did)
    short = tells.format(name=name, deeds=deeds.most(events))
    if not closer:
        return replace(line, words=f"{words_}.", short=f"{short}.")
    excess = sight.view.excesses[event.seat] - _closer([one for one in later if _is_of(one, event.seat)], sight)
    told, left = translate("DiceCharmers", "{words}: {distance}.", "Marc gains 3 fame: 12 to go"), _left_words(excess)
    return replace(
        line,
        words=told.format(words=words_, distance=left),
        short=told.format(words=short, distance=left),
        explained=told.format(words=words_, distance=_distance_words(excess)),
    )


def _is_of(event: Event, seat: int) -> bool:
    return getattr(event, "seat", None) == seat


def _closer(events: Sequence[Event], sight: Sight) -> int:
    """How much nearer events bring the tracks of a player, in coins."""
    fame, coins, corners = telling.gains(events, sight.view.sheet)
    return 2 * (fame + corners) + coins


def _left_words(excess: int) -> str:
    if excess >= 0:
        return names.gap_words(excess)
    return translate("DiceCharmers", "now {distance} to go").format(distance=names.halves(-excess))


def _distance_words(excess: int) -> str:
    """What is left, and until when: for those who see the number for the first time."""
    if excess >= 0:
        return names.gap_words(excess)
    words_ = translate("DiceCharmers", "now {distance} to go until the tracks cross")
    return words_.format(distance=names.halves(-excess))
