"""A saved game told in words on the terminal."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from durbar.engine.record import BadRecord
from durbar.session.session import GameSession
from durbar.system.terminal import tell
from durbar.ui import records
from durbar.ui.games import game_screen
from durbar.ui.sight import sight_of
from durbar.ui.words import system_language, translate, use_language


def run(path: Path, language: str | None) -> int:
    """Print the log of the game in a file; 1 when it can't be read, or its words can't be written."""
    app = QCoreApplication.instance() or QCoreApplication([])
    use_language(language or system_language())
    trouble = ""
    try:
        tell(sys.stdout, _lines(GameSession.open(path)))
    except BadRecord as error:
        trouble = records.sentence(error)
    except OSError as error:
        trouble = translate("Files", "The words can’t be written: {reason}.").format(reason=error.strerror)
    if trouble:
        with contextlib.suppress(OSError):
            tell(sys.stderr, [trouble])
    app.processEvents()
    return 1 if trouble else 0


def _lines(table: GameSession) -> Iterator[str]:
    """Yield what the log of a table says, headings apart; at last why it can't be played on, where it can't."""
    screen = game_screen(table.record.game)
    sight = sight_of(table)
    for at in range(table.at):
        for line in screen.log_lines(table.seen(at, sight.seat), sight):
            yield from ("", line.words) if line.heading else (f"  {line.words}",)
    if table.closed is not None:
        yield from ("", records.sentence(table.closed))
