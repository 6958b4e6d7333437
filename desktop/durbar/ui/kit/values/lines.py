"""Lines of the tabs: a legal move, what a move did, and what of that is news to the viewer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.tone import Tone


@dataclass(frozen=True)
class MoveRow:
    """A legal move as a line of the Moves list. gain: a short number or odds at the right."""

    move: Move
    words: str
    picture: Picture | None = None
    second: str = ""
    gain: str = ""
    tone: Tone = "quiet"


@dataclass(frozen=True)
class LogLine:
    """One line of the log. heading: an epoch or round begins. to: the seats to whom it happens besides ``seat``.
    raises: a bid, higher than all before it. chosen: what ``seat`` chose earlier comes to pass, and is no news to it.
    short: the same in fewer words, where there are fewer that say what matters. explained: the same with what a number
    in it means, for the first of such lines in a list. weight: how much it matters to the others, 0 for what hardly
    does. events: what it tells; it is made once, and whoever says the same of them takes its words.
    """

    words: str
    picture: Picture | None = None
    seat: int | None = None
    heading: bool = False
    section: str = ""
    quiet: bool = False
    to: tuple[int, ...] = ()
    raises: bool = False
    chosen: bool = False
    short: str = ""
    explained: str = ""
    weight: int = 0
    events: tuple[Event, ...] = field(default=(), compare=False, repr=False)

    def telling(self, weight: int, *events: Event) -> LogLine:
        """Return the line with what it tells, and its weight: what is told quietly has none, unless it is a bid."""
        return replace(self, events=events, weight=0 if self.quiet and not self.raises else weight)


@dataclass(frozen=True)
class NewsItem:
    """A line of the log or a headline, as it is told to the viewer.

    at: after how many moves it stands. own: whether it happened to the viewer. weight: how much it matters to the
    viewer, below 0 for what the viewer knows anyway.
    """

    at: int
    line: LogLine
    own: bool = False
    weight: int = 0


#: What happened to the viewer weighs so much more.
OWN_WEIGHT = 3
#: What weighs no more is a trifle beside the end of a stage.
MAX_TRIFLE_WEIGHT = 2


def ranked(news: Sequence[NewsItem]) -> list[NewsItem]:
    """Return what the strip tells, first what weighs most, then of every other player what weighs most, then the rest.

    What weighs nothing comes last, but where nothing weighs anything: then the newest line of everybody comes first.
    A stage that ended for everybody is told without the trifles before it.
    """
    items = list(reversed(news))
    items.sort(key=_weight, reverse=True)
    if items and items[0].own and items[0].line.heading:
        items = [item for item in items if _weight(item) > MAX_TRIFLE_WEIGHT]
    best = dict[int | None, NewsItem]()
    for item in [item for item in items if _weight(item) > 0] or items:
        best.setdefault(item.line.seat, item)
    first = [item for seat, item in best.items() if seat is not None or item is items[0]]
    return first + [item for item in items if item not in first]


def with_headlines(news: Sequence[NewsItem], headlines: Sequence[NewsItem]) -> list[NewsItem]:
    """Return all lines, each headline over those that it sums up, or instead of the one that it goes on with."""
    told = list(news)
    for headline in _explained(headlines):
        line, events = headline.line, headline.line.events
        place = next((at for at, item in enumerate(told) if any(event in events for event in item.line.events)), None)
        if place is None or any(item.line.words == line.words for item in told):
            continue
        goes_on = line.words.startswith(told[place].line.words.removesuffix("."))
        heading = replace(headline, at=told[place].at, line=line if goes_on else replace(line, heading=True))
        told[place : place + goes_on] = [heading]
    return told


def _explained(headlines: Sequence[NewsItem]) -> list[NewsItem]:
    """Return the headlines; the first whose number wants to be explained says what it means."""
    told = list(headlines)
    for place, item in enumerate(told):
        if item.line.explained:
            told[place] = replace(item, line=replace(item.line, words=item.line.explained))
            break
    return told


def _weight(item: NewsItem) -> int:
    return item.line.weight + OWN_WEIGHT if item.own else item.weight
