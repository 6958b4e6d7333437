"""The top bar of a table: stages, history, and what can be done with it."""

from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.hints import Hints
from durbar.ui.pages.table.stages import Stages
from durbar.ui.pages.table.undone import takes_back, undone_words
from durbar.ui.words import refused


class Top:
    """What the top bar says and allows: stages, travelling, advice."""

    def __init__(self, context: TableContext, stages: Stages, hints: Hints) -> None:
        self._shown, self._screen, self._manner = context.shown, context.screen, context.manner
        self._stages, self._hints, self._bar = stages, hints, context.frame.top
        self._bar.tell_undo(self._undone)

    def show(self, at: int) -> None:
        """Show a position. at: after how many moves it is."""
        bar, table = self._bar, self._shown.table
        self.name_stage(self._shown.sight)
        self.show_history(at)
        travels = not self._manner.why_stay()
        undo = bool(self._manner.undone()) or (travels and table.undoing.why_not() is None)
        bar.set_can(undo, travels and table.undoing.redo_goes_to() is not None, not self._hints.why_not())

    def _undone(self) -> str:
        """Return what an undo would take back, or why there is none."""
        if own := self._manner.undone():
            return own
        if why_stay := self._manner.why_stay():
            return why_stay
        refusal = self._shown.table.undoing.why_not()
        return refused(refusal, {}) if refusal else takes_back(undone_words(self._shown, self._screen))

    def name_stage(self, sight: Sight) -> None:
        """Name the stage of a position."""
        self._bar.set_chips(self._screen.chips(sight.view))

    def show_history(self, at: int) -> None:
        """Show where the slider stands, and whether the game can be played on from there.

        at: after how many moves what is shown is.
        """
        table = self._shown.table
        self._bar.set_history(at, table.at, self._stages.marks())
        self._bar.set_move(at + 1)
        self._bar.set_play(self._shown.looking is not None or table.to_act is None, self._shown.again)
