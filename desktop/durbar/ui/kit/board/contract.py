"""The contract of a game's board: what its scene asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.ui.kit.board.flights import Flight
from durbar.ui.kit.board.sprites import Mark
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.values.sight import Sight, Target


class BoardContract(QGraphicsScene):
    """What a game fills in: what lies still, what the position puts on it, what moves and events mean.

    Everything is measured in board units, from (0, 0).
    """

    def furnish(self, canvas: BoardPainter, sight: Sight | None) -> None:
        """Paint what lies still as long as ``furniture`` is the same: ground, empty spaces, headings."""
        raise NotImplementedError

    def furniture(self, sight: Sight) -> object:
        """Return what the still part depends on; it is painted anew when this changes."""
        return None

    def fill(self, sight: Sight) -> None:
        """Make all pieces show a sight, reusing them."""
        raise NotImplementedError

    def ahead(self, after: Sight) -> Iterator[Callable[[BoardPainter], None]]:
        """Draw, while pieces fly, the pictures that the sight after them will need, each in a turn of its own."""
        yield from ()

    def notes(self, sight: Sight) -> list[Mark]:
        """Return marks that belong to the position itself, such as tiles chosen so far."""
        return []

    def outcome(self, move: Move, sight: Sight) -> list[Mark]:
        """Return marks of what a move would do."""
        return []

    def outcome_of_path(self, path: tuple[Move, ...], sight: Sight) -> list[Mark]:
        """Return marks of what the moves of a path would do together."""
        return self.outcome(path[0], sight)

    def aside_box(self) -> QRectF | None:
        """Return where the game's panel of native widgets lies, in board units; None when it has none."""
        return None

    def pinned_box(self) -> QRectF:
        """Return what stays in its place while one looks closely, in board units; empty for nothing."""
        return QRectF()

    def miniature_box(self) -> QRectF:
        """Return what of the board a miniature shows, in board units."""
        return self.sceneRect()

    def own_box(self) -> QRectF:
        """Return where the viewer's own hand or area lies, in board units; empty where it has no place of its own."""
        return QRectF()

    def keep_clear(self) -> Sequence[QRectF]:
        """Return what tips should not cover, in board units, such as the viewer's own area."""
        return ()

    def names_of(self, target: Target) -> Sequence[QRectF]:
        """Return where the board writes what a target is called, in board units."""
        return ()

    def tell_names(self, targets: Iterable[Target]) -> None:
        """Write the names of these, too, where the board leaves out what is not needed now."""

    def touched(self, events: Sequence[Event]) -> list[Target]:
        """Return the places that events changed, for the brackets of the last move."""
        return []

    def sweeps(self, _events: Sequence[Event]) -> bool:
        """Return whether these events clear the table, so that no trace of what lay there is left."""
        return False

    def flights(self, events: Sequence[Event], before: Sight) -> list[Flight]:
        """Return the pictures that fly when these events happen to a board that shows ``before``."""
        return []
