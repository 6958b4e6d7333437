"""Events: typed facts of what a move did."""

from typing import ClassVar

import msgspec

from durbar.engine.errors import BadSeat, shown


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. Log, animation, sound, statistics and tests all read the same events.

    Events, like moves and steps, hold plain values only, never each other in a ring: the garbage collector need not
    watch them (``gc=False``), which makes play a tenth faster.

    reveals: whether it tells what lay hidden from some seat, though not from all.
    """

    reveals: ClassVar[bool] = False

    def seen_by(self, seat: int) -> "Event | None":
        """Return the event as this seat may know it: itself, a poorer one, or None when it is wholly hidden.

        A seat that nobody sits at knows what is open to all. Raises BadSeat for what can be no seat.
        """
        if isinstance(seat, bool) or not isinstance(seat, int) or seat < 0:
            raise BadSeat(f"A seat is a whole number from 0, not {shown(seat)}.")
        return self._seen_by(seat)

    def _seen_by(self, seat: int) -> "Event | None":
        """Return what ``seen_by`` tells; an event with something hidden has its own."""
        return self
