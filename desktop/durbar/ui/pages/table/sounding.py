"""What is heard at a table: which events sound, and when."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from durbar.engine.event import Event
from durbar.ui.kit.board.flights import arrival
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.sound import Sound
from durbar.ui.pages.table.context import TableContext

#: A move is heard in so many sounds at most, which are so many seconds apart at least.
MAX_SOUNDS, SOUND_GAP = 3, 0.14
#: Seconds between sounds where moves follow each other without a pause: else they would rattle.
CALM_GAP = 0.4
#: Others must have played for so many seconds before it is worth saying that they are done.
LONG_WAIT_SECONDS = 2.0


class Sounding(QObject):
    """The sounds of events, each when the piece that it tells of has arrived. heard(str): play this now."""

    heard = Signal(str)

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.host)
        self._table, self._manner, self._board = context.table, context.manner, context.board.board
        self._sounds = context.screen.telling.sounds
        self._rank = {sound: place for place, sound in reversed(list(enumerate(self._sounds.values())))}
        self._due: list[tuple[float, Sound]] = []
        self._last = 0.0
        self._others_since: float | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._sound_due)

    def tell(self, events: Sequence[Event], before: Sight) -> None:
        """Play the sounds of a move whose pieces fly as they arrive. before: the table they leave, still shown.

        Where nothing moves on the screen, all is there at once.
        """
        if not self._board.pace:
            self.tell_at_once(events)
            return
        now = monotonic()
        told = [(now, sound) for _, sound in self._due[:1]]  # of a move that is cut short by this one
        for place, sound in self._sounding(events, MAX_SOUNDS):
            lands = arrival(self._board.flights_of(events[: place + 1], before)) * self._board.pace
            told.append((now + lands / 1000, sound))
        self._await(told, SOUND_GAP)
        self._follow_turns()

    def tell_at_once(self, events: Sequence[Event]) -> None:
        """Play only the sound that tells most of moves that are there at once, and none while the last one sounds."""
        now = monotonic()
        told = [sound for _, sound in (*self._due, *self._sounding(events, 1))]
        if told:
            self._await([(now, min(told, key=self._rank_of))], CALM_GAP)
        self._follow_turns()

    def stop(self) -> None:
        """Stop all sounds that are due."""
        self._due = []
        self._timer.stop()

    def _sounding(self, events: Sequence[Event], most: int) -> list[tuple[int, Sound]]:
        """Return which sounds, after which of the events, in order; of many those that tell most, and each once."""
        there: dict[Sound, int] = {}
        for place, event in enumerate(events):
            if (sound := self._sounds.get(type(event))) is not None:
                there.setdefault(sound, place)
        return sorted((there[sound], sound) for sound in sorted(there, key=self._rank_of)[:most])

    def _rank_of(self, sound: Sound) -> int:
        """Return how much it tells: the less, the more."""
        return self._rank.get(sound, len(self._rank))

    def _follow_turns(self) -> None:
        """Say softly that it is the person's turn, where others have played long enough for a mind to wander."""
        now = monotonic()
        if self._table.to_act is None or not self._manner.chimes:
            self._others_since = None
        elif not self._table.person_acts:
            self._others_since = self._others_since or now
        elif self._others_since is not None:
            waited, self._others_since = now - self._others_since, None
            if waited >= LONG_WAIT_SECONDS:
                after = max((time for time, _ in self._due), default=now)
                self._await([*self._due, (after, "turn")], CALM_GAP)

    def _await(self, told: list[tuple[float, Sound]], apart: float) -> None:
        """Play these sounds when they are due, but not too close upon each other."""
        self._due, last = [], self._last
        for time, sound in sorted(told, key=lambda one: one[0]):
            last = max(time, last + apart)
            self._due.append((last, sound))
        self._wait()

    def _wait(self) -> None:
        if self._due:
            self._timer.start(max(0, round(1000 * (self._due[0][0] - monotonic()))))

    def _sound_due(self) -> None:
        if not self._due:
            return
        (_, sound), *self._due = self._due
        self._last = monotonic()
        if not self._manner.is_quiet():
            self.heard.emit(sound)
        self._wait()
