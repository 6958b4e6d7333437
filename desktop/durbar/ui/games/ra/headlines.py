"""What happened in Ra in as few lines as can say it: an epoch’s end has everybody’s sum."""

from collections.abc import Sequence

from durbar.engine.event import Event
from durbar.games.ra.events import EpochEnded, EpochScored
from durbar.games.ra.worth import may_stop_at_0
from durbar.ui.games.ra import names
from durbar.ui.games.ra.telling import TELLING, log_lines
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import signed, translate


def headlines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """The lines of the log, with one for the end of an epoch."""
    lines: list[LogLine] = []
    for event in events:
        if isinstance(event, EpochScored):
            lines.append(_epoch_scored(event, sight).weighed(TELLING.events[EpochEnded].weight))
        elif not isinstance(event, EpochEnded):
            lines += log_lines([event], sight)
    return lines


def _epoch_scored(event: EpochScored, sight: Sight) -> LogLine:
    """The viewer’s own sum first, then from the largest down."""
    totals = [score.total for score in event.scores]
    seats = sorted(range(len(totals)), key=lambda seat: (seat != sight.seat, -totals[seat]))
    sums = ", ".join(f"{sight.name(seat)} {signed(totals[seat])}" for seat in seats)
    words = translate("Ra", "{epoch_over}, fame: {sums}")
    if may_stop_at_0(min(totals), event.epoch):
        words = translate("Ra", "{epoch_over}, fame: {sums}; nobody’s falls below 0")
    words = words.format(epoch_over=names.epoch_name_over(event.epoch), sums=sums)
    short = translate("Ra", "Fame: {sums}").format(sums=sums)
    return LogLine(words, heading=True, section="7", to=tuple(seats), short=short)
