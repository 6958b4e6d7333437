"""Files that are dropped onto the window: saved games, and boards for the person's folder of boards."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from durbar.engine.board_file import BadBoard
from durbar.games import GAMES, game
from durbar.games.board_game import BoardGame
from durbar.session import store
from durbar.system import boards
from durbar.ui.games import game_screen
from durbar.ui.pages.setup.boards import refusal_words
from durbar.ui.storage import reason
from durbar.ui.words import translate

_BOARD_SUFFIX = ".json"


def dropped_file(dragged: QMimeData) -> Path | None:
    """Return the first file among what is dragged that the window takes."""
    files = [Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile()]
    return next((file for file in files if file.suffix.lower() in (store.SUFFIX, _BOARD_SUFFIX)), None)


def is_save(file: Path) -> bool:
    """Return whether a file is a saved game, by its name."""
    return file.suffix.lower() == store.SUFFIX


def take_board(file: Path) -> str:
    """Put a board file among the person's; return a sentence that says so, or why not."""
    faults = {}
    try:
        text = boards.text(file)
        key = boards.named(text)
        rules = game(key) if key in GAMES else None
        if key is None or not isinstance(rules, BoardGame):
            raise BadBoard("no_game", "Its key “board” names no game that has boards.")
        screen = game_screen(key)
        faults = screen.setup.board_faults()
        board = rules.boards().read(text)
        boards.keep(file, text)
    except BadBoard as error:
        return refusal_words(faults, boards.Refused(file.name, error))
    except OSError as error:
        return translate("Boards", "This board can’t be kept: {reason}.").format(reason=reason(error))
    words = translate("Boards", "The board “{name}” is kept: choose it when you set up a game of {game}.")
    return words.format(name=board.name or file.stem, game=screen.manifest.title())
