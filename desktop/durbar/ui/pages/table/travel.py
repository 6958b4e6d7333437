"""Travel through the history of a game: taking back, making again, looking back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from durbar.ui.kit.controls.dialogs import Answer, ask
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.undone import takes_back, undo_leads_to, undone_words
from durbar.ui.words import translate


class Travel(QObject):
    """Undo, redo and the look back, by what may be taken back.

    refused(Refusal): nothing can be taken back. redone: moves were made again. looked(at): the position after so many
    moves is to be shown. stayed: nobody travels here. played_on: the game is to be played on from there.
    """

    refused = Signal(object)
    redone = Signal()
    looked = Signal(int)
    stayed = Signal()
    played_on = Signal()

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.host)
        self._shown, self._screen, self._manner = context.shown, context.screen, context.manner
        self._play, self._frame = context.play, context.frame

    def undo(self) -> None:
        """Take back, or say why not."""
        if self._manner.undo():
            return
        if why_not := self._manner.why_stay():
            self._frame.prompt.say_refusal(why_not, "")
            return
        refusal = self._shown.table.undoing.why_not()
        if refusal is not None:
            self.refused.emit(refusal)
            return
        before, undone = self._shown.table.at, undone_words(self._shown, self._screen)
        if not self._is_meant(undone) or self._shown.table.at != before:
            return
        target = undo_leads_to(self._shown, self._screen)
        assert target is not None
        while self._shown.table.at > target:
            self._play.undo()
        self._play.go_on()
        if before - target > 1:
            self._frame.prompt.say_preview(translate("Table", "Taken back: {moves}.").format(moves=undone), "quiet")

    def _is_meant(self, undone: str) -> bool:
        """Ask before a game that is over goes on, for the statistics have it, and where another person has had the
        screen since the choice."""
        table = self._shown.table
        seen_by, target = table.undoing.seen_by(), table.undoing.goes_to()
        if table.to_act is None:
            words = translate(
                "Table", "This game is over and counted. With the last choice taken back it goes on from there."
            )
        elif seen_by is None or target is None or (seat := table.states[target].to_act) is None:
            return True
        else:
            words = translate(
                "Table", "{other} has had the screen since {name} chose. If this is taken back, the log says so."
            ).format(other=table.players[seen_by].name, name=table.players[seat].name)
        words = f"{words} {takes_back(undone)}"
        answers = [
            Answer("no", translate("Table", "No, leave it", "a game that is over"), primary=True),
            Answer("yes", translate("Table", "Take back")),
        ]
        return ask(self._frame, translate("Table", "Take back the last choice?"), words, answers, safe="no") == "yes"

    def redo(self) -> None:
        """Make again what was undone."""
        if why_not := self._manner.why_stay():
            self._frame.prompt.say_refusal(why_not, "")
        elif self._shown.table.undoing.redo_goes_to() is not None:
            self._play.redo()
            self.redone.emit()

    def look_at(self, at: int) -> None:
        """Look back at the position after ``at`` moves; the newest one is the game itself."""
        if self._manner.why_stay() or self._shown.blocked:
            self.stayed.emit()
            return
        self._frame.tips.close()
        self._shown.looking = None if at >= self._shown.table.at else max(0, at)
        self.looked.emit(at)

    def back_to_game(self) -> None:
        """Look at the game itself again."""
        self.look_at(self._shown.table.at)

    def play_on(self) -> None:
        """Play the game on from where one looks back; one that is over, from its start."""
        table = self._shown.table
        if self._shown.looking is None and (table.to_act is None or table.closed is not None):
            self.look_at(0)
        if self._shown.looking is not None:
            self.played_on.emit()
        else:
            why_not = translate("Table", "Take the slider back first; from there the game is played on.")
            self._frame.prompt.say_refusal(self._manner.why_stay() or why_not, "")
