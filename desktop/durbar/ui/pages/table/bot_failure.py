"""A computer player that could not move: the person says what now."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from durbar.ui.kit.controls.dialogs import Answer, ask
from durbar.ui.pages.table.context import TableContext
from durbar.ui.words import translate


class BotFailureDialog(QObject):
    """The question what to do about a computer player that failed, answered to GameLoop.

    Left: the person would rather go home.
    """

    left = Signal()

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.host)
        self._host, self._play = context.host, context.play

    def ask(self, error: Exception) -> None:
        """Say why it could not move, and ask who is to try now."""
        answers = [
            Answer("home", translate("Table", "Go home")),
            Answer("easiest", translate("Table", "Let the easiest player choose")),
            Answer("again", translate("Table", "Try again"), primary=True),
        ]
        reasons = {
            "lost": translate("Table", "the process that it thinks in ended or fell silent."),
            "start": translate("Table", "the system starts no process for it to think in."),
        }
        reason = reasons.get(getattr(error, "key", ""), str(error))
        words = translate("Table", "The computer player could not find a move: {reason}").format(reason=reason)
        match ask(self._host, translate("Table", "No move"), words, answers, safe="home"):
            case "again":
                self._play.go_on()
            case "easiest":
                self._play.let_easiest_choose()
            case _:
                self.left.emit()
