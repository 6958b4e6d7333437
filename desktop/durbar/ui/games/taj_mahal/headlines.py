"""What happened in Taj Mahal in as few lines as can say it: a withdrawal is told with all its points."""

from collections.abc import Sequence
from dataclasses import replace

from durbar.engine.event import Event
from durbar.games.taj_mahal import events as happened
from durbar.ui.games.taj_mahal.telling import log_lines
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import strung, translate

#: What a withdrawal brings, and what scores among it.
_SCORES = (happened.BonusScored, happened.ProvinceScored, happened.PalacesScored)
_BRINGS = (*_SCORES, happened.PalacePlaced, happened.CardDrawn, happened.CardsPutAway, happened.CardTaken)


def headlines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """The lines of the log, with one for all that a withdrawal brings."""
    lines: list[LogLine] = []
    for at, event in enumerate(events):
        if isinstance(event, happened.Withdrew):
            points = sum(one.points for one in events[at:] if isinstance(one, _SCORES) and one.seat == event.seat)
            lines.append(_withdrew(event, points, sight))
        elif not isinstance(event, _BRINGS):
            lines += log_lines([event], sight)
    return lines


def _withdrew(event: happened.Withdrew, points: int, sight: Sight) -> LogLine:
    line = log_lines([event], sight)[0]
    if not points:
        return line
    scores = translate("TajMahal", "%n point(s) in all", None, points)
    short = translate("TajMahal", "{name} withdraws: %n point(s).", None, points).format(name=sight.name(event.seat))
    return replace(line, words=f"{strung([line.words.removesuffix('.'), scores])}.", short=short)
