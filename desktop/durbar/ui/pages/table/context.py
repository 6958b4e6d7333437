"""What every part of a table's page knows."""

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from durbar.session.session import GameSession
from durbar.ui.kit.board.aside import Aside
from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.screen import GameScreen
from durbar.ui.pages.table.beats import BeatPlayer
from durbar.ui.pages.table.frame import TableFrame
from durbar.ui.pages.table.game_loop import GameLoop
from durbar.ui.pages.table.table_mode import TableMode
from durbar.ui.pages.table.view_state import TableViewState


@dataclass(frozen=True)
class TableContext:
    """host: the page itself, over which things open. shown: what is on the screen at this moment. beats: what of the
    newest move is still to be told."""

    host: QWidget
    table: GameSession
    screen: GameScreen
    manner: TableMode
    play: GameLoop
    beats: BeatPlayer
    shown: TableViewState
    board: BoardView
    frame: TableFrame
    aside: Aside | None
