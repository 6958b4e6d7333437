"""Which target of a board the keyboard goes to."""

from PySide6.QtCore import QPointF, QRectF

from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.values.sight import Target


def first(board: BoardScene, here: Target | None, last: QRectF | None) -> Target | None:
    """Return where the keyboard comes in.

    Where it was, or nearest to it (last), or at the first that can be clicked.
    """
    targets = board.targets
    if here in targets:
        return here
    if last is not None and targets:
        return min(targets, key=lambda target: _length(_centre(board, target) - last.center()))
    return next((target for target in targets if target in board.offer.legal), targets[0] if targets else None)


def neighbour(board: BoardScene, here: Target, dx: int, dy: int) -> Target:
    """Return the target that lies best in a direction: near, and little to the side; here, where there is none."""
    start = _centre(board, here)
    best, least = here, float("inf")
    for target in board.targets:
        way = _centre(board, target) - start
        along, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
        if target != here and along > 4 and along + 3 * aside < least:
            best, least = target, along + 3 * aside
    return best


def _centre(board: BoardScene, target: Target) -> QPointF:
    box = board.rect(target)
    return QPointF() if box is None else box.center()


def _length(way: QPointF) -> float:
    return way.x() ** 2 + way.y() ** 2
