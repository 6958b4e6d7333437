"""A store of pixmaps with a bound in bytes."""

from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtGui import QPixmap

_PIXEL_BYTES = 4  # bytes


class Pixmaps:
    """Pixmaps by key. When all together take more than ``most`` bytes, those not asked for the longest time go."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._round = 0
        self._kept: OrderedDict[Hashable, tuple[QPixmap, int]] = OrderedDict()

    @property
    def bytes(self) -> int:
        """What all take together."""
        return self._bytes

    def get(self, key: Hashable) -> QPixmap | None:
        """Return the pixmap of a key, which is the latest asked for now."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        if found[1] != self._round:
            self._kept[key] = (found[0], self._round)
        return found[0]

    def put(self, key: Hashable, pixmap: QPixmap) -> None:
        """Keep a pixmap, if there is room for it at all."""
        self._drop(key)
        size = _bytes_of(pixmap)
        if size > self._most:
            return
        while self._bytes + size > self._most:
            self._drop(next(iter(self._kept)))
        self._kept[key] = (pixmap, self._round)
        self._bytes += size

    def begin(self) -> None:
        """Begin noting anew what is in use."""
        self._round += 1

    def drop_unused(self) -> None:
        """Drop all that was neither put in nor asked for since ``begin``."""
        for key in [key for key, (_, used) in self._kept.items() if used != self._round]:
            self._drop(key)

    def _drop(self, key: Hashable) -> None:
        found = self._kept.pop(key, None)
        if found is not None:
            self._bytes -= _bytes_of(found[0])


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _PIXEL_BYTES
