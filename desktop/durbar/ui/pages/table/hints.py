"""Hints: what the expert would do here."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from durbar.bots.search.advice import Advice
from durbar.ui import records
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.pages.table.context import TableContext
from durbar.ui.reason_words import reason_line
from durbar.ui.words import translate


class Hints(QObject):
    """The asking of the expert: whether it may be asked, and its answer in the list of hints.

    seeking: a hint is going to be sought. Advice is about the decision as a whole, so nothing should be picked out.
    """

    seeking = Signal()

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.host)
        self._shown, self._screen, self._manner = context.shown, context.screen, context.manner
        self._play, self._frame = context.play, context.frame

    def seek(self) -> None:
        """Ask the expert what it would do here, or say why not."""
        why_not = self.why_not()
        if why_not:
            self._frame.prompt.say_refusal(why_not, "")
            return
        self.seeking.emit()
        if self._manner.hint():
            return
        self._frame.tabs.hints.wait()
        self._frame.tabs.open_hints()
        self._play.seek_hint()

    def why_not(self) -> str:
        """Return why the expert can't be asked now; empty when it can."""
        if own := self._manner.why_no_hint():
            return own
        table = self._shown.table
        if table.closed is not None:
            return records.sentence(table.closed)
        if self._shown.looking is not None:
            return translate("Table", "The expert advises on the game itself: press End to return to it.")
        if self._shown.blocked:
            return translate("Table", "First comes the table of what has just been scored.")
        if table.to_act is None:
            return translate("Table", "The game is over.")
        if not table.person_acts:
            return translate("Table", "The expert advises when it is your turn.")
        return ""

    def tell(self, found: tuple[Advice, ...]) -> None:
        """Show what the expert has answered."""
        if not self._frame.tabs.hints_are_open:
            return
        hints = self._frame.tabs.hints
        hints.set_rows([self._row(one) for one in found])
        hints.tell("" if found else translate("Hints", "The expert could not find any advice."))
        hints.begin()

    def _row(self, one: Advice) -> MoveRow:
        """Return a move that the expert advises, with what it expects and why."""
        sight = self._shown.sight
        row = self._screen.move_row(self._shown.table.game.read_move(one.move), sight)
        reasons = [reason_line(reason, self._screen, sight.view) for reason in one.reasons]
        why = "\n".join([*reasons, self._screen.expected_words(one.points, sight.view)])
        share = translate("Hints", "{number}%").format(number=round(100 * one.win_probability))
        return replace(row, second=why, gain=share, tone="ink")
