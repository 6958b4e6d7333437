"""The story of a move: beats that follow one another, and the one who plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

_Kind = TypeVar("_Kind", bound="Beat")


class Beat:
    """One step of a story. It is started once, and tells the player once that it is over.

    is_read: a person looks at it in peace; whoever is in a hurry gets no further than here.
    keeps_away: until it is over nothing is played, asked or looked at.
    """

    is_read = False
    keeps_away = False

    def start(self, player: BeatPlayer) -> None:
        """Begin, and call ``player.go_on(self)`` when it is over, perhaps at once."""
        raise NotImplementedError

    def hurry(self) -> None:
        """End as soon as possible."""

    def cancel(self) -> None:
        """Stop; nothing is to follow."""


class Do(Beat):
    """Something that takes no time."""

    def __init__(self, act: Callable[[], object]) -> None:
        self._act = act

    def start(self, player: BeatPlayer) -> None:
        """Do it."""
        self._act()
        player.go_on(self)


class BeatPlayer(QObject):
    """A player of beats, one after another, with the one clock by which they wait. changed: other beats are left."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._now: Beat | None = None
        self._left: list[Beat] = []
        self._then: Callable[[], None] | None = None
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._wake)

    @property
    def keeps_away(self) -> bool:
        """Whether something is to be looked at before anything else is done."""
        return any(beat.keeps_away for beat in self._to_come())

    def coming(self, kind: type[_Kind]) -> _Kind | None:
        """Return the next beat of a kind, the present one included; None where none is left."""
        return next((beat for beat in self._to_come() if isinstance(beat, kind)), None)

    def play(self, beats: Iterable[Beat]) -> None:
        """Play these after what is left."""
        self._left += beats
        self.changed.emit()
        self._start_next()

    def go_on(self, beat: Beat) -> None:
        """Start the next beat when this one is over; one that was cancelled calls it in vain."""
        if beat is self._now:
            self._now = None
            self._clock.stop()
            self.changed.emit()
            self._start_next()

    def after(self, milliseconds: int, call: Callable[[], None]) -> None:
        """Call this later, unless the present beat is over by then."""
        self._then = call
        self._clock.start(milliseconds)

    def hurry(self) -> None:
        """End all beats at once, up to what is to be read."""
        while self._now is not None and not self._now.is_read:
            self._now.hurry()

    def cancel(self) -> None:
        """Cancel what is left of the story: pieces lie where they would have landed."""
        now, self._now, self._left = self._now, None, []
        self._clock.stop()
        if now is not None:
            now.cancel()
            self.changed.emit()

    def _to_come(self) -> list[Beat]:
        return self._left if self._now is None else [self._now, *self._left]

    def _start_next(self) -> None:
        if self._now is None and self._left:
            self._now = self._left.pop(0)
            self._now.start(self)

    def _wake(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()
