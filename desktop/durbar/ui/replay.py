"""A saved game told in words on the terminal."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from durbar.engine.record import BadRecord
from durbar.table.table import Table
from durbar.ui.games import game_screen
from durbar.ui.sight import sight_of
from durbar.ui.words import system_language, use_language


def run(path: Path, language: str | None) -> int:
    """Print the log of the game in a file; 1 when it can't be read."""
    app = QCoreApplication.instance() or QCoreApplication([])
    use_language(language or system_language())
    try:
        table = Table.open(path)
    except BadRecord as error:
        sys.stderr.write(f"{error}\n")
        return 1
    screen = game_screen(table.record.game)
    sight = sight_of(table)
    for at in range(table.at):
        for line in screen.log_lines(table.seen(at, sight.seat), sight):
            sys.stdout.write(f"\n{line.words}\n" if line.heading else f"  {line.words}\n")
    app.processEvents()
    return 0
