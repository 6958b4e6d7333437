"""What others did since one's last turn: which lines of the log the strip above the board tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from durbar.engine.event import Event
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.traces import MOVES, Traces
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.values.lines import LogLine, Told
from durbar.ui.kit.values.news import explained, headed
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.display.log import LogTeller
from durbar.ui.pages.table.display.pointing import Pointing

if TYPE_CHECKING:
    from durbar.ui.kit.frame.since_list import SinceList


#: What happens to the viewer without a move stands out if it weighs more than this.
HARDLY = 1
#: What the viewer chose or had to do oneself weighs less than anything that another did.
KNOWN = -1


class SinceTeller(QObject):
    """Knows when the viewer last chose a move; tells what others did since then, in the strip and by traces.

    section_asked(str): the rules on a line of the opened strip. line_chosen(int): such a line, by the moves after
    which it stands.
    """

    section_asked = Signal(str)
    line_chosen = Signal(int)

    def __init__(self, context: TableContext, log: LogTeller, pointing: Pointing) -> None:
        super().__init__(context.host)
        self._board = context.board.board
        self._traces = Traces(self._board)
        self._list: SinceList | None = None
        self._shown, self._strip, self._log, self._pointing = context.shown, context.frame.since, log, pointing
        self._seen = (-1, -1)
        self._scratch: BoardScene | None = None
        self._missing: list[int] = []
        self._finding = QTimer(self, interval=0)

    def follow(self) -> None:
        """Tell what had happened up to the position that is shown."""
        shown = self._shown
        seat, at = shown.sight.seat, shown.at
        before, self._seen = self._seen, (seat, at)
        since = self._last_choice(seat, self._turn_of(seat, at))
        told = [one for one, mine in self._marked(self._log.lines, seat, since, at) if not mine]
        headlines = self._headlines(seat, since, at)
        fresh = shown.looking is not None or before[0] != seat or before[1] > at or before[1] < 0
        changed = tuple(told) != self._strip.told
        self._strip.set_told(told, headlines, since > 0, not shown.table.people, fresh)
        if self._list is not None and changed:
            self._list.open(self._listed()) if told and not fresh else self._list.close_list()
        if before[0] != seat:
            self._traces.forget()
        self._show_traces()

    def _show_traces(self) -> None:
        shown = self._shown
        seat, at = shown.sight.seat, shown.at
        self._traces.show(at if shown.looking is not None else self._traced_from(seat, at), at)

    def _traced_from(self, seat: int, at: int) -> int:
        """After how many moves traces begin: the seat's last choice, and nobody's turn but the last is among them."""
        states, movers = self._shown.table.states, set[int | None]()
        first = self._last_choice(seat, at)
        while at > first:
            mover = states[at - 1].to_act
            if mover in movers and mover != states[at].to_act:
                break
            movers.add(mover)
            at -= 1
        return at

    def find_traces(self, make_board: Callable[[], BoardScene]) -> None:
        """A game is gone on with: find again what the newest moves left, one in each turn of the loop.

        make_board: a board of the game, on which what was before each move is laid out of sight.
        """
        at, seat = self._shown.table.at, self._shown.sight.seat
        self._missing = list(range(max(self._traced_from(seat, at), at - MOVES) + 1, at + 1))
        if self._missing:
            self._finding.timeout.connect(lambda: self._find_next(make_board, seat, at))
            self._finding.start()

    def _find_next(self, make_board: Callable[[], BoardScene], seat: int, until: int) -> None:
        shown = self._shown
        if (shown.sight.seat, shown.table.at) != (seat, until):
            self._missing.clear()  # the game went on, and notes its traces itself
        if self._missing:
            self._scratch = self._scratch or make_board()
            self._find(self._missing.pop(0), self._scratch)
        if not self._missing:
            self._finding.stop()
            self._scratch = None
            self._show_traces()

    def _find(self, at: int, board: BoardScene) -> None:
        before = self._shown.see(at - 1)
        board.show_sight(before)
        self._note(board, at, self._shown.table.seen(at - 1, before.seat), before)

    def _note(self, board: BoardScene, at: int, events: Sequence[Event], before: Sight) -> None:
        colours = [SEAT_COLOURS[player.emblem].colour for player in self._shown.table.players]
        if board.sweeps(events):
            self._traces.forget()
        else:
            self._traces.note(at, colours, board.flights_of(events, before))

    def note(self, at: int, events: Sequence[Event], before: Sight) -> None:
        """The ``at``-th move was made: its pieces leave traces, if the board still shows what was before it."""
        if self._board.sight is before:
            self._note(self._board, at, events, before)

    def hide_traces(self) -> None:
        """Until the position itself is shown again, nothing tells where its pieces came from."""
        self._traces.hide()

    def open_list(self) -> None:
        """The strip with all its lines over the board, or no more."""
        if self._list is not None:
            self._list.close_list()
            return
        if self._shown.held:
            return
        self.follow()  # pieces may still fly, and the strip tells of them when they have landed
        if not self._strip.told:
            return
        from durbar.ui.kit.frame.since_list import SinceList  # it is seldom opened

        opened = self._list = SinceList(self._strip)
        opened.pointed.connect(self.light)
        opened.chosen.connect(self.line_chosen)
        opened.section_asked.connect(self.section_asked)
        opened.closed.connect(self._forget_list)
        opened.open(self._listed())

    def _listed(self) -> list[Told]:
        """What the opened strip has: all lines, each turn's under the headline that says it in one sentence."""
        told = list(self._strip.told)
        for headline in explained(self._strip.headlines):
            told = headed(told, headline, self._log.turn_of(headline.at))
        return told

    def close_list(self) -> None:
        """The opened strip goes, if it is there."""
        if self._list is not None:
            self._list.close_list()

    def stop(self) -> None:
        """The page goes."""
        self._finding.stop()
        self.close_list()

    def _forget_list(self) -> None:
        self._list = None

    def light(self, at: int) -> None:
        """What the lines after so many moves tell of lights up; 0: nothing does."""
        mover = self._shown.table.states[at - 1].to_act if at else None
        self._pointing.light_what_happened(self._log.moves_of(at) if at else (), mover)

    def light_turn(self, at: int) -> None:
        """What a headline after so many moves tells of lights up; 0: nothing does."""
        mover = self._shown.table.states[at - 1].to_act if at else None
        self._pointing.light_what_happened(self._log.turn_of(at) if at else (), mover)

    def _turn_of(self, seat: int, at: int) -> int:
        """After how many moves the turn began that the seat is at; now, if it is at none."""
        states = self._shown.table.states
        if states[at].to_act == seat:
            while at and states[at - 1].to_act == seat:
                at -= 1
        return at

    def _last_choice(self, seat: int, at: int) -> int:
        """After how many moves, up to a moment, the seat had last chosen one; 0: never.

        A move that left no choice is no choice: such moves are made by themselves.
        """
        states = self._shown.table.states
        while at and not (states[at - 1].to_act == seat and len(states[at - 1].legal_moves()) > 1):
            at -= 1
        return at

    def _chose(self, seat: int, at: int) -> bool:
        """Whether the ``at``-th move was the seat's, in a turn in which it chose anything until then."""
        states = self._shown.table.states
        if states[at - 1].to_act != seat:
            return False
        return any(len(states[move].legal_moves()) > 1 for move in self._log.turn_of(at))

    def _headlines(self, seat: int, since: int, at: int) -> list[Told]:
        """What others did from the seat's last choice on, each player's moves in as few lines as can say it."""
        turns, end = list[range](), at
        while end >= max(since, 1):
            turns.append(self._log.turn_of(end))
            end = turns[-1].start
        lines = [
            (turn.stop, line)
            for turn in reversed(turns)
            for line in self._log.headlines(range(max(turn.start, since - 1), turn.stop))
        ]
        marked = self._marked(lines, seat, since, at)
        return [one for one, mine in marked if not mine and (one.own or one.line.seat != seat)]

    def _marked(
        self, lines: Iterable[tuple[int, LogLine]], seat: int, since: int, at: int
    ) -> Iterator[tuple[Told, bool]]:
        """The lines from the seat's last choice on, each with whether it tells of a turn in which it chose a move.

        A turn that left no choice was played by itself, and is told like anybody's.
        A bid overbids the seat's where nothing but bids and passes stands between them.
        """
        bidding = False
        for place, (index, line) in enumerate(lines):
            if not since <= index <= at or not index:
                continue
            mine = line.seat == seat and self._chose(seat, index)
            outbid = bidding and line.raises and not mine
            bidding = line.quiet and (bidding or (mine and line.raises)) and not outbid
            befell = line.seat == seat and not line.chosen and line.weight > HARDLY
            own = not mine and (befell or seat in line.to or outbid)
            yield Told(place, index, line, own, KNOWN if line.seat == seat else line.weight), mine
