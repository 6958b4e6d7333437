"""What others did since one's last turn: which lines of the log are news to the viewer, in the strip and its list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from durbar.ui.kit.values.lines import NewsItem, with_headlines
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.log import LogTeller
from durbar.ui.pages.table.pointing import Pointing

if TYPE_CHECKING:
    from durbar.ui.pages.table.news_strip import NewsList

#: What happens to the viewer without a move stands out if it weighs more than this.
MIN_OWN_WEIGHT = 1
#: What the viewer chose or had to do oneself weighs less than anything that another did.
OWN_CHOICE_WEIGHT = -1


class NewsTeller(QObject):
    """The teller of the strip: what others did since the viewer last chose a move.

    section_asked(str): the rules on a line of the opened list. line_chosen(int): such a line, by the moves after which
    it stands.
    """

    section_asked = Signal(str)
    line_chosen = Signal(int)

    def __init__(self, context: TableContext, log: LogTeller, pointing: Pointing) -> None:
        super().__init__(context.host)
        self._shown, self._screen, self._strip = context.shown, context.screen, context.frame.news
        self._log, self._pointing = log, pointing
        self.opened: NewsList | None = None
        self._seen = (-1, -1)

    def follow(self) -> None:
        """Tell what had happened up to the position that is shown."""
        shown = self._shown
        seat, at = shown.sight.seat, shown.at
        before, self._seen = self._seen, (seat, at)
        since = self._log.last_choice(seat, self._turn_began(seat, at))
        told = [item for item in self._log.items if since <= item.at <= at and item.at]
        news = [item for item, mine in self._marked(told, seat) if not mine]
        marked = self._marked(self._headlines(told, since, at), seat)
        headlines = [item for item, mine in marked if not mine and (item.own or item.line.seat != seat)]
        fresh = shown.looking is not None or before[0] != seat or before[1] > at or before[1] < 0
        changed = tuple(news) != self._strip.news
        self._strip.set_news(news, headlines, since > 0, not shown.table.people, fresh)
        if self.opened is not None and changed:
            self.opened.open(self._listed()) if news and not fresh else self.opened.close_list()

    def open_list(self) -> None:
        """Open the strip with all its lines over the board, or close it."""
        if self.opened is not None:
            self.opened.close_list()
            return
        if self._shown.blocked:
            return
        self.follow()  # pieces may still fly, and the strip tells of them when they have landed
        if not self._strip.news:
            return
        from durbar.ui.pages.table.news_strip import NewsList

        opened = self.opened = NewsList(self._strip)
        opened.pointed.connect(self.light)
        opened.chosen.connect(self.line_chosen)
        opened.section_asked.connect(self.section_asked)
        opened.closed.connect(self._forget_list)
        opened.open(self._listed())

    def close_list(self) -> None:
        """Close the opened strip, if it is there."""
        if self.opened is not None:
            self.opened.close_list()

    def light(self, at: int) -> None:
        """Light what the lines after so many moves tell of; 0: nothing."""
        self._light(self._log.moves_of(at) if at else range(0))

    def light_turn(self, at: int) -> None:
        """Light what a headline after so many moves tells of; 0: nothing."""
        self._light(self._log.turn_of(at) if at else range(0))

    def _light(self, moves: range) -> None:
        mover = self._shown.table.states[moves[-1]].to_act if moves else None
        self._pointing.light_what_happened(moves, mover)

    def _listed(self) -> list[NewsItem]:
        """Return what the opened strip has: all lines, each turn's under the headline that says it in one sentence."""
        return with_headlines(self._strip.news, self._strip.headlines)

    def _forget_list(self) -> None:
        self.opened = None

    def _turn_began(self, seat: int, at: int) -> int:
        """Return after how many moves the turn began that the seat is at; now, if it is at none."""
        states = self._shown.table.states
        if states[at].to_act == seat:
            while at and states[at - 1].to_act == seat:
                at -= 1
        return at

    def _headlines(self, told: list[NewsItem], since: int, at: int) -> list[NewsItem]:
        """Return what others did from the seat's last choice on, each player's moves in as few lines as can say it."""
        headlines, end = list[NewsItem](), at
        while end >= max(since, 1):
            turn = self._log.turn_of(end)
            lines = [item.line for item in told if item.at - 1 in turn and item.line.events]
            made = self._screen.headlines(lines, self._shown.see(end)) if lines else []
            headlines = [*(NewsItem(end, line) for line in made), *headlines]
            end = turn.start
        return headlines

    def _marked(self, told: Iterable[NewsItem], seat: int) -> Iterator[tuple[NewsItem, bool]]:
        """Yield the lines as they matter to the viewer, each with whether it tells of a turn in which the viewer chose.

        A turn that left no choice was played by itself, and is told like anybody's.
        A bid overbids the seat's where nothing but bids and passes stands between them.
        """
        bidding = False
        for item in told:
            line = item.line
            mine = line.seat == seat and self._chose(seat, item.at)
            outbid = bidding and line.raises and not mine
            bidding = line.quiet and (bidding or (mine and line.raises)) and not outbid
            befell = line.seat == seat and not line.chosen and line.weight > MIN_OWN_WEIGHT
            own = not mine and (befell or seat in line.to or outbid)
            weight = OWN_CHOICE_WEIGHT if line.seat == seat else line.weight
            yield NewsItem(item.at, line, own, weight), mine

    def _chose(self, seat: int, at: int) -> bool:
        """Return whether the ``at``-th move was the seat's, in a turn in which it chose anything until then."""
        states = self._shown.table.states
        if states[at - 1].to_act != seat:
            return False
        return any(len(states[move].legal_moves()) > 1 for move in self._log.turn_of(at))
