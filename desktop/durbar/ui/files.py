"""Saved games as a person meets them: games to resume, opening from anywhere, rescue of damaged files."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from durbar.engine.record import BadRecord, Record
from durbar.system.terminal import cleaned
from durbar.table import shelf, store
from durbar.table.table import Table
from durbar.ui import records
from durbar.ui.games import game_screen
from durbar.ui.home import Resume
from durbar.ui.kit.dialogs import Answer, ask, tell
from durbar.ui.setup import NewGame
from durbar.ui.words import translate


class Files:
    """Opens tables for a window. show: what to do with a table that was opened."""

    def __init__(self, window: QWidget, show: Callable[[Table], None]) -> None:
        self._window = window
        self._show = show

    def new_table(self, new: NewGame) -> Table:
        """A table for a new game, kept on the shelf from its first moment if the disk allows it."""
        try:
            path: Path | None = shelf.place_for(new.key)
            return Table.new(new.key, new.players, new.seed, new.options, new.takebacks, path)
        except OSError as error:
            self._tell_unsaved(error)
            return Table.new(new.key, new.players, new.seed, new.options, new.takebacks)

    def choose(self) -> None:
        """Let the person choose a saved game and open it."""
        title = translate("Window", "Open a saved game")
        kind = translate("Window", "Games of Durbar")
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(shelf.shelf()), f"{kind} (*{store.SUFFIX})")
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Open a saved game from anywhere. It goes on on the shelf: the file itself stays as it is."""
        if path.parent == shelf.shelf():
            self.resume(path)
            return
        self._open(path, keep=None)

    def resume(self, path: Path) -> None:
        """Go on with a game of the shelf."""
        self._open(path, keep=path)

    def _open(self, path: Path, keep: Path | None) -> None:
        try:
            table = Table.of_record(store.load(path), keep)
        except BadRecord as error:
            self._offer_rescue(error, path)
            return
        if table.closed is not None:
            self._show(table)  # to be looked at; its file stays where it is, and as it is
            return
        if keep is None:
            table.path = shelf.place_of(table.record)  # a file that is opened twice is kept once
        if table.path is None:
            self.put_on_shelf(table)
        self._show(table)

    def put_on_shelf(self, table: Table) -> None:
        """Have a table kept on the shelf from now on, if the disk allows it."""
        try:
            table.path = shelf.place_for(table.record.game)
            table.save()
        except OSError as error:
            table.path = None
            self._tell_unsaved(error)

    def _offer_rescue(self, error: BadRecord, path: Path) -> None:
        """Say what is wrong; where the beginning is sound, offer it. The damaged file is left as it is."""
        rescued = self._sound(error)
        title = translate("Window", "{file} can’t be opened").format(file=cleaned(path.name))
        if rescued is None:
            tell(self._window, title, records.sentence(error))
            return
        answers = [
            Answer("no", translate("Window", "Leave it")),
            Answer("yes", translate("Window", "Open what is sound"), primary=True),
        ]
        words = f"{records.sentence(error)} {records.rescue(error)}"
        if ask(self._window, title, words, answers, safe="no") == "yes":
            if rescued.closed is None:
                self.put_on_shelf(rescued)
            self._show(rescued)

    def _sound(self, error: BadRecord) -> Table | None:
        """A table at the part of a record that plays; what a refusal calls good may itself hold a bad move."""
        good: Record | None = error.good
        while good is not None and good.moves:
            try:
                return Table.of_record(good, None)
            except BadRecord as worse:
                good = worse.good if worse.good is None or len(worse.good.moves) < len(good.moves) else None
                error.good = good
        return None

    def forget(self, path: Path) -> None:
        """Remove a game from the shelf."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            tell(self._window, translate("Window", "This game can’t be removed"), error.strerror or str(error))

    def resumes(self, most: int) -> list[Resume]:
        """The games on the shelf that are not over, newest first, at most so many."""
        found: list[Resume] = []
        for path in shelf.kept():
            if len(found) == most:
                break
            resume = self._resume_of(path)
            if resume is not None:
                found.append(resume)
        return found

    def _resume_of(self, path: Path) -> Resume | None:
        """A saved game for the home screen; None when it is over, or so damaged that it can't be named."""
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime)
            table = Table.open(path)
        except BadRecord as error:
            sound = self._sound(error)
            if sound is None:
                return None
            table, problem = sound, records.sentence(error)
        except OSError:
            return None
        else:
            problem = ""
        if table.to_act is None:
            return None
        screen = game_screen(table.record.game)
        where = translate("Window", "{stage}, move {number}. {who} to play.").format(
            stage=screen.where(table.view(table.at, table.viewer())),
            number=table.at + 1,
            who=table.players[table.to_act].name,
        )
        emblems = tuple(player.emblem for player in table.players)
        return Resume(path, table.record.game, screen.title(), screen.menu_picture.art, emblems, where, when, problem)

    def _tell_unsaved(self, error: OSError) -> None:
        reason = error.strerror or str(error)
        words = translate("Window", "The game goes on, but it can’t be kept: {reason}.").format(reason=reason)
        tell(self._window, translate("Window", "Not saved"), words)
