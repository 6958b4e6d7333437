"""What the parts of a table's page are tried with: a table of Ra, and stand-ins that note what they are told."""

from concurrent.futures import Future
from unittest.mock import MagicMock, create_autospec

import pytest
from PySide6.QtCore import QObject

from durbar.bots.search.advice import Advice
from durbar.bots.search.position import Position
from durbar.engine.state import State
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.kit.board.view import BoardView
from durbar.ui.pages.table.beats import BeatPlayer
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.game_loop import GameLoop
from durbar.ui.pages.table.table_mode import TableMode
from durbar.ui.pages.table.view_state import TableViewState
from tests.ui.hands import players

RA = game_screen("ra")


def table_at(state: State, kinds: str = "") -> GameSession:
    """A table of Ra at a position that was built; it is kept nowhere."""
    table = GameSession.new("ra", players(kinds or "p" * state.seats), 1)
    table.states[0] = state
    return table


def table_after(moves: int, kinds: str = "pcc", game: str = "ra") -> GameSession:
    """A table after so many moves, always the first that is legal."""
    table = GameSession.new(game, players(kinds), 4)
    for _ in range(moves):
        table.play(table.state.legal_moves()[0])
    return table


def shown_of(table: GameSession, beats: BeatPlayer | None = None) -> TableViewState:
    """What a game's page shows of it."""
    return TableViewState(table, TableMode().opened, beats or BeatPlayer(None))


def a_context(shown: TableViewState, host: QObject | None = None, **parts: object) -> TableContext:
    """What a part of a page is told, all of it stand-ins but for what is shown. parts: others, by name."""
    known = {
        "table": shown.table,
        "screen": game_screen(shown.table.record.game),
        "manner": TableMode(),
        "play": a_play(),
        "beats": BeatPlayer(host),
        "board": a_board(),
        "frame": a_frame(),
        "aside": None,
    }
    return TableContext(**{"host": host, "shown": shown, **known, **parts})


def a_frame() -> MagicMock:
    """Stands for the frame; nothing is drawn."""
    return MagicMock(name="frame")


def a_board() -> MagicMock:
    """Stands for the board; nothing flies."""
    board = MagicMock(spec=BoardView)
    board.here = None
    board.board.animating = False
    return board


def a_play() -> MagicMock:
    """Stands for what moves the game forward."""
    return create_autospec(GameLoop, instance=True)


class SlowThinker:
    """Thinks until it is told a move."""

    def __init__(self) -> None:
        self.asked: list[Future[str]] = []
        self.advised: list[Future[tuple[Advice, ...]]] = []
        self.patience = 0
        self.here: list[Future[str]] = []
        self.hurried = 0
        self.dropped = 0

    def think(self, _position: Position, _key: str, _level: str, _seed: int, patience: int = 1) -> Future[str]:
        self.patience = patience
        self.asked.append(Future())
        return self.asked[-1]

    def advise(self, _position: Position, _key: str, _seed: int, _patience: int = 1) -> Future[tuple[Advice, ...]]:
        self.advised.append(Future())
        return self.advised[-1]

    def think_here(self, _position: Position, _key: str, _seed: int) -> Future[str]:
        self.here.append(Future())
        return self.here[-1]

    def hurry(self) -> None:
        self.hurried += 1

    def drop(self) -> None:
        self.dropped += 1

    def close(self) -> None:
        """Nothing to end."""


def slow_thinker(monkeypatch: pytest.MonkeyPatch) -> SlowThinker:
    """Who thinks at the next table of a window that has had none."""
    slow = SlowThinker()
    monkeypatch.setattr("durbar.session.thinker.Thinker", lambda: slow)
    return slow
