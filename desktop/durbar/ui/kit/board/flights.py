"""Pictures that fly over a board from place to place. Wherever it is cut short, the board beneath is right."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation

from durbar.ui.kit.board.sprites import BoardItem, Face, words_on
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.values.sight import Target

#: Usual length of a flight, in milliseconds.
FLIGHT_MS = 340


@dataclass(frozen=True)
class Flight:
    """One picture on its way.

    start, length: milliseconds. back: the face it shows until it turns over half way. what: the target whose picture it
    is; from the start on it is seen nowhere else. fades: gone when it arrives. way: points evenly spread from the
    middle of ``origin`` to that of ``end`` that it passes; none: straight. seat: whose piece it is, where one looks for
    it afterwards; None: what is dealt, paid or put away leaves no trace. leaves: it left a place on the map. cause: the
    number of the event, among those of its move, that sets it going.
    """

    face: Face
    origin: QRectF
    end: QRectF
    start: int = 0
    length: int = FLIGHT_MS
    back: Face | None = None
    what: Target | None = None
    fades: bool = False
    way: tuple[QPointF, ...] = ()
    seat: int | None = None
    leaves: bool = False
    cause: int = 0

    def box(self, part: float) -> QRectF:
        """Return where it is after this part of the way, from 0 to 1."""
        start, end = self.origin, self.end
        width = start.width() + (end.width() - start.width()) * part
        height = start.height() + (end.height() - start.height()) * part
        middle = start.center() + (end.center() - start.center()) * part
        if len(self.way) > 1:
            k = min(int(part * (len(self.way) - 1)), len(self.way) - 2)
            middle = self.way[k] + (self.way[k + 1] - self.way[k]) * (part * (len(self.way) - 1) - k)
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def caused_by(number: int, flights: Iterable[Flight]) -> list[Flight]:
    """Return the same flights, set going by the event with this number."""
    return [replace(flight, cause=number) for flight in flights]


def arrival(flights: Iterable[Flight]) -> int:
    """Return after how many milliseconds the last of these has arrived."""
    return max((flight.start + flight.length for flight in flights), default=0)


class Flyer(BoardItem):
    """The picture of a flight."""

    def __init__(self, flight: Flight) -> None:
        super().__init__(flight.origin)
        self.flight = flight
        self._progress = 0.0
        self.setZValue(10)
        self.setVisible(False)

    def move(self, progress: float) -> None:
        """Move the picture to where the flight is at a progress from 0 to 1."""
        curve = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._progress = progress
        self.place(self.flight.box(curve.valueForProgress(progress)))
        self.update()

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the face, perhaps thin because it is turning over, perhaps pale because it fades."""
        flight, box = self.flight, self._box
        face = flight.face
        if flight.back is not None:
            if self._progress < 0.5:
                face = flight.back
            half = box.width() / 2 * abs(math.cos(math.pi * self._progress))
            box = QRectF(box.center().x() - half, box.y(), 2 * half, box.height())
        opacity = 1 - self._progress if flight.fades else 1.0
        if box.width() < 1 or opacity <= 0.01:
            return
        whole = flight.end if flight.end.width() >= flight.origin.width() else flight.origin
        canvas.stretched(face.art, whole, box, opacity)
        if face.words and box.width() > 0.8 * box.height():
            words_on(canvas, face, box, face.words_size * box.height())


class FlightAnimation(QObject):
    """Flights of one move, run once. ``on_end`` is called exactly once, at the end or when cut short.

    lift: told (target, True) when a target's picture takes off, to hide it where it lay.
    """

    def __init__(
        self,
        flyers: Sequence[Flyer],
        pace: float,
        lift: Callable[[Target, bool], None],
        on_end: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._waiting = sorted(flyers, key=lambda flyer: flyer.flight.start)
        self._flying: list[Flyer] = []
        self._landed: dict[Target, Flyer] = {}
        self._lift = lift
        self._on_end: Callable[[], None] | None = on_end
        length = max(flyer.flight.start + flyer.flight.length for flyer in flyers)
        self._length = float(length)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(self._length)
        self._clock.setDuration(max(1, round(length * pace)))
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.finish)

    def start(self) -> None:
        """Take off."""
        self._clock.start()

    def finish(self) -> None:
        """Put every picture where it ends, for it may be looked at there, and call ``on_end``."""
        on_end, self._on_end = self._on_end, None
        if on_end is not None:
            self._clock.stop()
            self._tick(self._length)
            on_end()

    def _tick(self, now: float) -> None:
        while self._waiting and self._waiting[0].flight.start <= now:
            self._take_off(self._waiting.pop(0))
        for flyer in self._flying:
            flyer.move(min(1.0, (now - flyer.flight.start) / flyer.flight.length))

    def _take_off(self, flyer: Flyer) -> None:
        what = flyer.flight.what
        if what is not None:
            self._lift(what, True)
            if what in self._landed:
                self._landed[what].setVisible(False)
            self._landed[what] = flyer
        flyer.setVisible(True)
        self._flying.append(flyer)
