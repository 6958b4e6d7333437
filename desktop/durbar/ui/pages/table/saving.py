"""What is told of a table's saves, and the copy that a person makes of a game."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from durbar.session import store
from durbar.session.autosave import GONE, PARTED
from durbar.system.paths import home_dir
from durbar.ui.kit.controls.dialogs import Answer, ask, tell
from durbar.ui.pages.table.context import TableContext
from durbar.ui.storage import reason
from durbar.ui.words import translate


class Saving(QObject):
    """The saving of a table, beside its autosave. said(str): a sentence for the window to say.

    left: the person goes home, and knows what is lost.
    """

    said = Signal(str)
    left = Signal()

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.host)
        self._host, self._table, self._screen = context.host, context.table, context.screen
        self._prompt = context.frame.prompt

    def tell_news(self, news: str) -> None:
        """Tell what became of a save, in the words of ``Autosave.news``."""
        self.said.emit(_saved_words(news))

    def tell_trouble(self) -> None:
        """Say in the prompt that the game can't be saved, if so."""
        trouble = self._table.autosave.trouble
        if trouble is not None:
            words = translate("Table", "The game goes on, but it can’t be saved: {reason}.")
            self._prompt.say_refusal(words.format(reason=reason(trouble)), "")

    def leave(self) -> None:
        """Go home, if the person may and wants to."""
        if self._may_leave():
            self.left.emit()

    def _may_leave(self) -> bool:
        """Ask before a game goes that could not be kept; nothing is asked where all is on the disk, or over."""
        if self._table.autosave.trouble is None or self._table.to_act is None:
            return True
        self._table.save()  # perhaps it can be by now
        trouble = self._table.autosave.trouble
        if trouble is None:
            return True
        words = translate("Table", "This game is not kept ({reason}): who leaves it now can’t go on with it later.")
        answers = [
            Answer("stay", translate("Table", "Stay"), primary=True),
            Answer("leave", translate("Table", "Leave it")),
        ]
        title = translate("Table", "Leave this game?")
        return ask(self._host, title, words.format(reason=reason(trouble)), answers, safe="stay") == "leave"

    def save_at_last(self) -> None:
        """Try once more, as the page goes, where the last save failed."""
        if self._table.autosave.trouble is None:
            return
        self._table.save()
        trouble = self._table.autosave.trouble
        if trouble is not None and self._table.autosave.is_there:  # else it was told at once that it is not kept
            words = translate("Table", "The last moves of this game could not be saved: {reason}.")
            self.said.emit(words.format(reason=reason(trouble)))

    def save_copy(self) -> None:
        """Save the game to a file of the person's choice."""
        title = translate("Table", "Save a copy of this game")
        suggested = f"{self._screen.manifest.title()} {date.today().isoformat()}{store.SUFFIX}"
        filters = f"Durbar (*{store.SUFFIX})"
        name, _ = QFileDialog.getSaveFileName(self._host, title, str(home_dir() / suggested), filters)
        if not name:
            return
        path = Path(name)
        if not path.suffix:
            path = path.with_suffix(store.SUFFIX)
        try:
            self._table.save_copy(path)
        except OSError as error:
            tell(
                self._host,
                translate("Table", "Not saved"),
                translate("Table", "The copy could not be written: {reason}.").format(reason=reason(error)),
            )


def _saved_words(news: str) -> str:
    """Return what became of a save, in one sentence."""
    if news == PARTED:
        return translate(
            "Table",
            "Something else wrote to this game’s file: it stays as it is, and your game goes on in a new one.",
        )
    if news == GONE:
        return translate("Table", "This game’s file was gone; it has been written anew.")
    return translate("Table", "The game is kept again.")
