"""How the saved games stand that are in sight: a small picture of the board and who leads, found one by one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap

from durbar.engine.record import BadRecord
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.kit.screen import GameScreen
from durbar.ui.pages.home.board_pictures import picture_of
from durbar.ui.sight import sight_of
from durbar.ui.words import listed, translate

#: Milliseconds between two games: the page scrolls and is painted meanwhile.
_INTERVAL_MS = 15
#: So many are kept, some 50 kB each.
_MAX_KEPT = 60


@dataclass(frozen=True)
class Standing:
    """picture: of the board, empty where it would show what not everybody may see. leads: who leads, in words; "" where
    that is hidden, nobody does, or the game is over."""

    picture: QPixmap
    leads: str


class Standings(QObject):
    """How games stand, found one at a time, the one asked for last first. found(Path): it is known of this one."""

    found = Signal(Path)

    def __init__(self, room: QSize, parent: QObject) -> None:
        """room: in device pixels, into which a picture is to fit."""
        super().__init__(parent)
        self._room = room
        self._known: dict[Path, Standing] = {}
        self._asked: list[Path] = []
        self._next = QTimer(self, singleShot=True, interval=_INTERVAL_MS)
        self._next.timeout.connect(self._find)

    def of(self, path: Path) -> Standing | None:
        """Return how a game stands; None where that is going to be found."""
        if path not in self._known and path not in self._asked:
            self._asked.append(path)
            if not self._next.isActive():
                self._next.start()
        return self._known.get(path)

    def forget(self) -> None:
        """Forget all, as the games are read anew."""
        self._known.clear()
        self._asked.clear()

    def _find(self) -> None:
        if not self._asked:
            return
        path = self._asked.pop()
        self._known[path] = _standing(path, self._room)
        if len(self._known) > _MAX_KEPT:
            del self._known[next(iter(self._known))]
        self.found.emit(path)
        self._next.start()


def _standing(path: Path, room: QSize) -> Standing:
    """Return how the game of a file stands; nothing of one that can't be opened."""
    try:
        table = GameSession.open(path)
    except (OSError, BadRecord):
        return Standing(QPixmap(), "")
    screen, sight = game_screen(table.record.game), sight_of(table)
    hidden = sight.people > 1 and screen.private(sight)
    picture = QPixmap() if hidden else picture_of(table.record.game, sight, room)
    return Standing(picture, "" if table.to_act is None else _leads(table, screen))


def _leads(table: GameSession, screen: GameScreen) -> str:
    """Return who has most points; "" where not everybody at the table may know how many each has."""
    scores, seats = table.state.scores(), range(len(table.players))
    leading = [seat for seat in seats if scores[seat] == max(scores)]
    if len(leading) == len(scores) or any(_is_hidden(table, screen, seat) for seat in seats):
        return ""
    names = listed([table.players[seat].name for seat in leading])
    return translate("Saved", "{names} in the lead").format(names=names)


def _is_hidden(table: GameSession, screen: GameScreen, seat: int) -> bool:
    """Return whether a seat's points are its own secret: its panel, as its neighbour sees it, has none."""
    neighbour = (seat + 1) % len(table.players)
    sight = replace(sight_of(table), seat=neighbour, view=table.view(table.at, neighbour))
    return screen.seat_line(seat, sight).number == "?"
