"""Puts a table's game into the statistics when it ends, and says so."""

from __future__ import annotations

from durbar.session.session import GameSession
from durbar.session.statistics import archive
from durbar.ui.words import translate


class StatisticsRecorder:
    """The recorder of one table's result. A game that was over when it was opened is not counted anew, and one that was
    played on from another not at all: it begins with what one has seen.
    """

    def __init__(self, table: GameSession, counts: bool = True) -> None:
        """counts: whether the game is one; a lesson is not."""
        self._table = table
        self._played_on = counts and table.notes.played_on is not None
        self._counts = counts and not self._played_on
        self._counted = False
        self._trouble = ""

    def keep_if_over(self) -> None:
        """Count the game if it has just ended. A file that can't be written stops nobody."""
        self._counted = self._counts and self._table.to_act is None
        self._trouble = ""
        if self._counted:
            try:
                archive.keep(archive.finished(self._table))
            except OSError as error:
                self._trouble = error.strerror or str(error)

    def words(self) -> str:
        """Return what became of the line, or why there is none, in the language that is on.

        Empty for a game that was over when it was opened.
        """
        if self._played_on:
            return translate("Statistics", "This game was played on from another: it is not counted in the statistics.")
        if self._trouble:
            words = translate("Statistics", "The game could not be kept in the statistics: {reason}.")
            return words.format(reason=self._trouble)
        return translate("Statistics", "The game is kept in the statistics.") if self._counted else ""
