"""The button that writes a review as a file of its own."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from durbar.bots.review.review import Review
from durbar.system import files
from durbar.system.paths import home_dir
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.dialogs import tell
from durbar.ui.pages.review import export
from durbar.ui.pages.review.past_game import PastGame
from durbar.ui.storage import reason
from durbar.ui.words import translate


class ExportButton(WordButton):
    """It asks for a file and writes a review there, once that is ready; before, it says why it can’t."""

    def __init__(self, game: PastGame, damage: str, parent: QWidget) -> None:
        """game: that is reviewed. damage: what its file lacks, in words."""
        super().__init__(size=12.5, height=28, parent=parent)
        self._game, self._damage = game, damage
        self._review: Review | None = None
        self._writes = False
        self.clicked.connect(self._ask_where)

    def offer(self, review: Review | None) -> None:
        """Take the review as it is by now."""
        self._review = review
        self._tell()

    def _tell(self) -> None:
        ready = self._review is not None and self._review.ready
        self.set_words(translate("Review", "Export…"))
        self.set_off(self._writes or not ready)
        tip = translate("Review", "Writes this review as a page with pictures, or as plain text.")
        if self._writes:
            tip = translate("Review", "The review is being written.")
        elif not ready:
            tip = translate("Review", "The review can be exported once it is ready.")
        self.set_tip(tip)

    def _ask_where(self) -> None:
        """Ask for a file, and write the review there; a picture takes a while, so each has a turn of its own."""
        if self._review is None or self.off:
            return
        title, name = translate("Review", "Export the review"), self._game.screen.manifest.title()
        suggested = str(home_dir() / f"{name} {date.today().isoformat()}.html")
        as_page, as_text = translate("Review", "Page"), translate("Review", "Text")
        kinds = {f"{as_page} (*.html)": ".html", f"{as_text} (*.txt)": ".txt"}
        chosen, kind = QFileDialog.getSaveFileName(self.window(), title, suggested, ";;".join(kinds))
        if chosen:
            path = Path(chosen) if Path(chosen).suffix else Path(chosen + kinds.get(kind, ".html"))
            self._writes = True
            self._tell()
            self._write(path, export.of_kind(path, self._review, self._game, self._damage), [])

    def _write(self, path: Path, parts: Iterator[str], made: list[str]) -> None:
        """Make the next part, and write all of them at the end."""
        part = next(parts, None)
        if part is not None:
            made.append(part)
            QTimer.singleShot(0, self, lambda: self._write(path, parts, made))
            return
        self._writes = False
        self._tell()
        try:
            files.write(path, "".join(made).encode())
        except OSError as error:
            words = translate("Review", "The review could not be written: {reason}.")
            tell(self, translate("Review", "Not exported"), words.format(reason=reason(error)))
