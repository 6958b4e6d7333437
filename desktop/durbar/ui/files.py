"""Saved games as a person meets them: new ones, opening from anywhere, rescue of damaged files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from durbar.engine.record import BadRecord, read_record
from durbar.session import shelf, store
from durbar.session.autosave import Autosave
from durbar.session.rescue import sound
from durbar.session.session import GameSession
from durbar.system.terminal import cleaned
from durbar.ui import records
from durbar.ui.kit.controls.dialogs import Answer, ask, tell
from durbar.ui.pages.review.reviewable import Reviewable
from durbar.ui.pages.setup.new_game import NewGame
from durbar.ui.storage import reason
from durbar.ui.words import translate


class Files:
    """The opening of tables for a window. show: what to do with a table that was opened."""

    def __init__(self, window: QWidget, show: Callable[[GameSession], None]) -> None:
        self._window = window
        self._show = show

    def new_table(self, new: NewGame) -> GameSession:
        """Return a table for a new game, kept on the shelf from its first moment.

        If it can't be, every move tries again.
        """
        path = shelf.place_for(new.key)
        return GameSession.new(new.key, new.players, new.seed, new.options, new.takebacks, path)

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
        self._open(path, keep=False)

    def resume(self, path: Path) -> None:
        """Go on with a game of the shelf."""
        self._open(path, keep=True)

    def _open(self, path: Path, keep: bool) -> None:
        try:
            data = store.read(path)
            table = GameSession.of_record(read_record(data), Autosave(path, data) if keep else None)
        except BadRecord as error:
            self._offer_rescue(error, path)
            return
        if not keep and table.closed is None:  # one to be looked at: its file stays where it is, and as it is
            self._keep_once(table, data)
        self._show(table)

    def _keep_once(self, table: GameSession, data: bytes) -> None:
        """Keep a file from elsewhere on the shelf; one that is opened twice is kept once."""
        there = shelf.place_of(data, table.text())
        if there is None:
            self.put_on_shelf(table)
        else:
            table.autosave = Autosave(*there)

    def put_on_shelf(self, table: GameSession) -> None:
        """Keep a table on the shelf from now on; where it can't be, every move tries again."""
        table.autosave = Autosave(shelf.place_for(table.record.game))
        table.save()

    def to_review(self, path: Path) -> Reviewable | None:
        """Return a game of the shelf to be reviewed, up to its last good move; say so and return None where none is."""
        try:
            data = store.read(path)
            table = GameSession.of_record(read_record(data), Autosave(path, data))
            return Reviewable(table, data, path, records.sentence(table.closed) if table.closed is not None else "")
        except BadRecord as error:
            rescued = sound(error)
            if rescued is not None:
                return Reviewable(rescued, data, path, records.sentence(error))
            title = translate("Window", "{file} can’t be opened").format(file=cleaned(path.name))
            tell(self._window, title, records.sentence(error))
            return None

    def branch(self, table: GameSession, at: int) -> None:
        """Play a new game that begins as another did, up to a move; the other stays as it is."""
        self._show(table.branched(at, shelf.place_for(table.record.game)))

    def _offer_rescue(self, error: BadRecord, path: Path) -> None:
        """Say what is wrong; where the beginning is sound, offer it. The damaged file is left as it is."""
        rescued = sound(error)
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

    def forget(self, path: Path) -> None:
        """Remove a game from the shelf."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            tell(self._window, translate("Window", "This game can’t be removed"), f"{reason(error)}.")
