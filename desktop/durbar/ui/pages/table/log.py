"""The log of a table, told as its game goes on."""

from collections.abc import Sequence

from durbar.engine.event import Event
from durbar.session.notes import TakenBack
from durbar.ui.kit.values.lines import LogLine, NewsItem
from durbar.ui.pages.table.context import TableContext
from durbar.ui.words import translate


class LogTeller:
    """The log's teller: the moves of a table as the viewer may know them, in the game's words.

    Each event's line is made here, once: news, moments and the end of the game take it from the log.
    """

    def __init__(self, context: TableContext) -> None:
        self._shown, self._screen, self._log = context.shown, context.screen, context.frame.tabs.log
        self._kept: list[NewsItem] = []  # of the newest move, what is not to be told yet

    @property
    def items(self) -> Sequence[NewsItem]:
        """All lines, each with the number of moves after which it stands."""
        return self._log.model.items

    @property
    def newest(self) -> list[LogLine]:
        """What is told of the newest move, or will be."""
        return [item.line for item in (*self.items, *self._kept) if item.at == self._shown.table.at]

    def tell_all(self) -> None:
        """Tell all of it anew, for another person or in another language.

        While the table of a stage is still to be read nothing is told of what comes after it.
        """
        told = [*self._taken_back(range(1)), *self._told(0, self._shown.table.at)]
        self._log.set_items(self._keep_back(told, whole=not self._shown.blocked))

    def tell_move(self, at: int, whole: bool = True) -> None:
        """Tell the newest move, the ``at``-th; one that goes on with those before it is told with them.

        whole: else only as far as it ends a stage, until ``tell_rest``.
        """
        first = self._first_of(at - 1)
        self._log.tell(first, self._keep_back(self._told(first, at), whole))

    def tell_rest(self) -> None:
        """Tell what was kept back of the newest move."""
        kept, self._kept = self._kept, []
        self._log.tell(self._shown.table.at, kept)

    def _keep_back(self, told: list[NewsItem], whole: bool) -> list[NewsItem]:
        """Return the lines without those of the next stage, which are kept for later."""
        begun = () if whole else self._screen.endings.parted(self._seen(self._shown.table.at - 1))[1]
        self._kept = [item for item in told if item.line.events and all(one in begun for one in item.line.events)]
        return [item for item in told if item not in self._kept]

    def moves_of(self, at: int) -> range:
        """Return the moves that the lines after ``at`` moves tell."""
        return range(self._first_of(at - 1), at)

    def turn_of(self, at: int) -> range:
        """Return the moves up to the ``at``-th that one player made one after the other: a headline tells them."""
        first, states = at - 1, self._shown.table.states
        while first and states[first - 1].to_act == states[at - 1].to_act:
            first -= 1
        return range(first, at)

    def last_choice(self, seat: int, at: int) -> int:
        """Return after how many moves, up to a moment, the seat had last chosen one; 0: never.

        A move that left no choice is no choice: such moves are made by themselves.
        """
        states = self._shown.table.states
        while at and not (states[at - 1].to_act == seat and len(states[at - 1].legal_moves()) > 1):
            at -= 1
        return at

    def words_of(self, move: int) -> str:
        """Return what one move, counted from 0, says by itself, as the viewer saw it."""
        words = [item.line.words for item in self._lines(range(move, move + 1))]
        return " ".join(one if one.endswith(tuple(".!?…")) else f"{one}." for one in words)

    def _told(self, first: int, last: int) -> list[NewsItem]:
        """Return what is told after ``first`` moves and up to the ``last``."""
        told, begun = list[NewsItem](), first
        for at in range(first + 1, last + 1):
            if at == last or not self._continues(at):
                told += self._lines(range(begun, at))
                begun = at
        return sorted([*told, *self._taken_back(range(first + 1, last + 1))], key=lambda item: item.at)

    def _lines(self, moves: range) -> list[NewsItem]:
        """Return the lines of moves that are told as one."""
        events = [event for move in moves for event in self._seen(move)]
        return [NewsItem(moves.stop, line) for line in self._screen.log_lines(events, self._shown.sight)]

    def _seen(self, move: int) -> list[Event]:
        """Return what happened in a move, as the viewer may know it."""
        return self._shown.table.seen(move, self._shown.sight.seat)

    def _first_of(self, at: int) -> int:
        """Return the first of the moves with which move number ``at`` goes on."""
        while at and self._continues(at):
            at -= 1
        return at

    def _continues(self, at: int) -> bool:
        return self._screen.continues(self._seen(at - 1), self._seen(at))

    def _taken_back(self, after: range) -> list[NewsItem]:
        """Return what was taken back after so many moves although another person had had the screen."""
        return [NewsItem(one.at, self._undone(one)) for one in self._shown.table.notes.seen if one.at in after]

    def _undone(self, one: TakenBack) -> LogLine:
        """Return a choice that was taken back, and how many moves with it."""
        names = [player.name for player in self._shown.table.players]
        if one.many == 1:
            words = translate("Table", "A choice of {name} is taken back after {other} had the screen.")
        else:
            words = translate(
                "Table",
                "%n moves, from a choice of {name} on, are taken back after {other} had the screen.",
                None,
                one.many,
            )
        return LogLine(words.format(name=names[one.seat], other=names[one.seen_by]), quiet=True)
