"""The log of a table, told as its game goes on."""

from collections.abc import Sequence

from durbar.engine.event import Event
from durbar.table.notes import TakenBack
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.pages.table.context import TableContext
from durbar.ui.words import translate


class LogTeller:
    """Knows the moves of a table as the viewer may know them, and the game's words for them; fills the log."""

    def __init__(self, context: TableContext) -> None:
        self._shown, self._screen, self._log = context.shown, context.screen, context.frame.tabs.log

    def tell_all(self) -> None:
        """All of it, in one walk: it is told anew whenever another person sits there."""
        table, sight = self._shown.table, self._shown.sight
        told = list[tuple[int, LogLine]]()
        events: list[Event] = []
        seen: list[Event] = []
        for at in range(table.at):
            before, seen = seen, table.seen(at, sight.seat)
            if at and not self._screen.continues(before, seen):
                told += [(at, line) for line in self._screen.log_lines(events, sight)]
                events = []
            events += seen
        told += [(table.at, line) for line in self._screen.log_lines(events, sight)]
        told += self._taken_back(range(table.at + 1))
        self._log.set_all(sorted(told, key=lambda one: one[0]))

    def tell_move(self, at: int, ended: Sequence[Event] | None = None) -> None:
        """Tell the newest move, the ``at``-th; one that goes on with those before it is told with them.

        ended: so much of it, while the next stage may not be told of yet.
        """
        first = self._first_of(at - 1)
        self._log.clear_after(first)
        for index, line in self._taken_back(range(first + 1, at)):
            self._log.add(index, [line])
        self._log.add(at, self._lines(at - 1, ended))

    def _taken_back(self, after: range) -> list[tuple[int, LogLine]]:
        """What was taken back after so many moves although another person had had the screen."""
        return [(one.at, self._undone(one)) for one in self._shown.table.notes.seen if one.at in after]

    def _undone(self, one: TakenBack) -> LogLine:
        """A choice that was taken back, and how many moves with it."""
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

    @property
    def lines(self) -> Sequence[tuple[int, LogLine]]:
        """What is told, each line with the number of moves after which it stands."""
        return self._log.model.lines

    def moves_of(self, at: int) -> range:
        """The moves that the lines after ``at`` moves tell."""
        return range(self._first_of(at - 1), at)

    def turn_of(self, at: int) -> range:
        """The moves up to the ``at``-th that one player made one after the other: a headline tells them."""
        first, states = at - 1, self._shown.table.states
        while first and states[first - 1].to_act == states[at - 1].to_act:
            first -= 1
        return range(first, at)

    def headlines(self, moves: range) -> list[LogLine]:
        """What these moves of one player say in as few lines as can say it, as the table was after them."""
        table, sight = self._shown.table, self._shown.see(moves.stop)
        return self._screen.headlines([event for move in moves for event in table.seen(move, sight.seat)], sight)

    def words_of(self, move: int) -> str:
        """What one move, counted from 0, says by itself, as the viewer saw it."""
        sight = self._shown.sight
        lines = self._screen.log_lines(self._shown.table.seen(move, sight.seat), sight)
        return " ".join(line.words if line.words.endswith(tuple(".!?…")) else f"{line.words}." for line in lines)

    def _lines(self, at: int, ended: Sequence[Event] | None) -> list[LogLine]:
        """The log of move number ``at`` (from 0) and of those it goes on with; nothing where the next one goes on."""
        table, sight = self._shown.table, self._shown.sight
        if at + 1 < table.at and self._continues(at + 1):
            return []
        events = [event for one in range(self._first_of(at), at) for event in table.seen(one, sight.seat)]
        events += table.seen(at, sight.seat) if ended is None else ended
        return self._screen.log_lines(events, sight)

    def _first_of(self, at: int) -> int:
        """The first of the moves with which move number ``at`` goes on."""
        while at and self._continues(at):
            at -= 1
        return at

    def _continues(self, at: int) -> bool:
        table, seat = self._shown.table, self._shown.sight.seat
        return self._screen.continues(table.seen(at - 1, seat), table.seen(at, seat))
