"""What happened in The Dice Charmers in as few lines as can say it: a turn is its die and what this brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from durbar.engine.event import Event
from durbar.games.dice_charmers import events as happened
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.weights import WEIGHTS
from durbar.ui.games.dice_charmers.words import log
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import strung, translate

#: Of these the log’s own line is told, besides the turn itself.
_BESIDES = (happened.TracksCrossed, happened.RoundBegan, happened.GameEnded, happened.Passed)


def headlines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """A line for each turn, and what else the log tells that is not quiet."""
    lines: list[LogLine] = []
    turn: list[Event] = []
    for event in events:
        turn.append(event)
        if isinstance(event, happened.TurnEnded):
            lines += _turn(turn, sight)
            turn = []
    lines += _turn(turn, sight)
    return [line for line in lines if not line.quiet]


def _turn(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    told = [_chosen(link, events, sight) for link in log.links(events) if isinstance(link.cause, happened.DieChosen)]
    if not told:  # the die is still to be chosen
        told = [
            line
            for event in events
            if isinstance(event, happened.DiceRerolled)
            for line in log.log_lines([event], sight)
        ]
    for event in events:
        if isinstance(event, happened.TracksCrossed):
            told.append(log.crossed_line(event, sight).weighed(WEIGHTS[type(event)]))
        elif isinstance(event, _BESIDES):
            told += log.log_lines([event], sight)
    return told


def _chosen(link: log.Link, events: Sequence[Event], sight: Sight) -> LogLine:
    """The die, what its action did, and how much nearer the tracks are with all bonuses of the turn."""
    view, cause = sight.view, link.cause
    assert isinstance(cause, happened.DieChosen)
    line = log.log_lines([cause, *link.events], sight)[0]
    line = line.weighed(max(WEIGHTS[type(event)] for event in events if not isinstance(event, _BESIDES)))
    colour = names.colour_of(cause.die)
    name, face = sight.name(cause.seat), names.face_name(colour, view.board.faces[colour][cause.face])
    fame, coins, corners = log.gains(events, view.sheet)
    closer = 2 * (fame + corners) + coins
    if not closer:
        return replace(line, short=translate("DiceCharmers", "{name}: {face}.").format(name=name, face=face))
    told = strung([line.words.removesuffix("."), _closer(closer)])
    short = translate("DiceCharmers", "{name}: {face}, {closer}.")
    return replace(line, words=f"{told}.", short=short.format(name=name, face=face, closer=_closer(closer)))


def _closer(coins: int) -> str:
    return translate("DiceCharmers", "{distance} closer").format(distance=names.halves(coins))
