"""What happened in Raja in as few lines as can say it: a scoring is told by its sums."""

from collections.abc import Sequence
from itertools import groupby

from durbar.engine.event import Event
from durbar.games.raja.events import CityScored
from durbar.ui.games.raja import names
from durbar.ui.games.raja.telling import TELLING, log_lines
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import signed, translate


def headlines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """The lines of the log, with one for a scoring."""
    lines: list[LogLine] = []
    for scored, group in groupby(events, key=lambda event: isinstance(event, CityScored)):
        if scored:
            lines += [_scored(event, sight) for event in group if isinstance(event, CityScored)]
        else:
            lines += log_lines(list(group), sight)
    return lines


def _scored(event: CityScored, sight: Sight) -> LogLine:
    """The viewer’s own gold first, then from the most down."""
    gold = event.score.gold
    seats = sorted(range(len(gold)), key=lambda seat: (seat != sight.seat, -gold[seat]))
    sums = ", ".join(f"{sight.name(seat)} {signed(gold[seat])}" for seat in seats if gold[seat] or seat == sight.seat)
    city = names.city_name(event.city, sight.view.board)
    words = translate("Raja", "{city} is scored, gold: {sums}").format(city=city, sums=sums)
    line = LogLine(words, Picture("raja/maharaja"), heading=True, section="8", to=tuple(seats))
    return line.weighed(TELLING.weight(event))
