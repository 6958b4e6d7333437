"""The board of a game as a scene: its pieces, what is lit up on them, what flies over them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QTimer, Signal

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.ui.kit.board.click_actions import NOTHING, ClickActions
from durbar.ui.kit.board.flights import Flight, FlightAnimation, Flyer
from durbar.ui.kit.board.resting import RestingScene
from durbar.ui.kit.board.sprites import PLAIN_MARKS, BoardItem, Mark, Marks, items_of
from durbar.ui.kit.look.board_painter import BoardPainter, letters
from durbar.ui.kit.values.sight import Sight, Target

#: Milliseconds after which pictures for the end of flights are drawn, and from one to the next: nothing else is done in
#: that turn of the loop.
READY_MS, PICTURE_GAP_MS = 70, 5
#: How long the line of a refused click stays.
REFUSED_MS = 300


class BoardScene(RestingScene):
    """The scene that shows a sight by the pieces of a game's board, lights up what can be done and lets pieces fly.

    pace: how long flights take, 1 as usual, 0 none. shown: another sight or offer is shown.
    """

    shown = Signal()

    def __init__(self, width: float, height: float) -> None:
        super().__init__(width, height)
        self.pace = 1.0
        self.offer = NOTHING
        self._hovered: Target | None = None
        self._focused: Target | None = None
        self._unmoved: Target | None = None
        self._unmeant: Target | None = None
        self._pointed: frozenset[Target] = frozenset()
        self._pointed_move: Move | None = None
        self._refused: Target | None = None
        self._last: frozenset[Target] = frozenset()
        self._notes: list[Mark] = []
        self._note_items: list[BoardItem] = []
        self._preview_items: list[BoardItem] = []
        self._show: FlightAnimation | None = None
        self._flyers: list[Flyer] = []
        self._worked_out: tuple[Sight, list[Event], list[Flight]] | None = None

    # ---- showing ----------------------------------------------------------------------------------------------

    def show_sight(self, sight: Sight, offer: ClickActions = NOTHING) -> None:
        """Show the table as a person sees it, and what can be done. A running animation is cut short first."""
        self.finish()
        if self._flyers:
            self._land()
        self._show_now(sight, offer)

    def _show_now(self, sight: Sight, offer: ClickActions) -> None:
        if self.sight is None or self.furniture(sight) != self.furniture(self.sight):
            self.repaint_table()
        self.sight, self.offer, self._worked_out = sight, offer, None
        self.fill(sight)
        self._by_target = {sprite.target: sprite for sprite in self._sprites if sprite.target is not None}
        for sprite in self._sprites:
            if sprite.target is None:  # what can no longer be pointed at, as cards whose backs are seen, is as it rests
                sprite.mark(PLAIN_MARKS)
        self._show_notes(self.notes(sight))
        self._pointed, self._pointed_move = frozenset(), None
        # what was just clicked and is used up now is not refused to a pointer that has not moved since
        self._unmoved = self._hovered
        self._unmeant = self._hovered if self._focused is None and not sight.chosen else None
        self._mark()
        self._preview_hovered()
        self.shown.emit()

    def offer_moves(self, offer: ClickActions) -> None:
        """Make the moves of an offer clickable, on a sight that is already shown."""
        self.offer = offer
        self._mark()
        self._preview_hovered()

    def refresh(self) -> None:
        """Fetch all words again, after a change of language."""
        letters.cache_clear()
        if self.sight is not None:
            self.fill(self.sight)
        self.repaint_table()

    def point(self, targets: Iterable[Target], move: Move | None = None) -> None:
        """Light up targets, e.g. of a move selected in the list, and preview the move.

        Without targets light up nothing.
        """
        self._pointed, self._pointed_move = frozenset(targets), move
        self._mark()
        self._preview_hovered()

    def hover(self, target: Target | None, focused: bool = False, meant: bool = True) -> None:
        """Note which target the pointer or the keyboard's focus is on, and preview what a click would do.

        meant: False when nobody pointed at the target but it came to lie under a resting pointer; then nothing is
        previewed.
        """
        self._hovered, self._focused, self._unmoved = target, target if focused else None, None
        self._unmeant = None if meant else target
        self._mark()
        self._preview_hovered()

    def preview(self, move: Move | None, sight: Sight | None) -> None:
        """Show what a move would bring where it would lie; None: show nothing."""
        marks = [] if move is None or sight is None or self._show is not None else self.outcome(move, sight)
        self._replace(self._preview_items, marks)

    def preview_path(self, path: tuple[Move, ...]) -> None:
        """Show what a row of moves would bring."""
        if self.sight is not None and self._show is None:
            self._replace(self._preview_items, self.outcome_of_path(path, self.sight))

    def mark_last(self, events: Sequence[Event]) -> None:
        """Put the brackets of the last move round what the events changed; none for no events."""
        self._last = frozenset(self.touched(events))
        self._mark()

    def refuse(self, target: Target) -> None:
        """Answer a click on a blocked target: its line is solid for a moment."""
        self._refused = target
        self._mark()
        QTimer.singleShot(REFUSED_MS, self, self.forgive)

    def forgive(self) -> None:
        """Show a blocked target as before, once a click on it was answered."""
        self._refused = None
        self._mark()

    def _mark(self) -> None:
        legal, blocked = self.offer.legal, self.offer.blocked
        for target, sprite in self._by_target.items():
            lit = target == self._hovered or target in self._pointed
            known = target in legal or target in blocked
            if known or lit or target in self._last or target == self._refused:
                sprite.mark(
                    Marks(
                        legal=target in legal,
                        lit=lit,
                        focused=target == self._focused,
                        blocked=target in blocked and target != self._unmoved,
                        refused=target == self._refused,
                        last=target in self._last,
                    )
                )
            else:
                sprite.mark(PLAIN_MARKS)

    def _show_notes(self, marks: list[Mark]) -> None:
        if marks != self._notes:
            self._notes = marks
            self._replace(self._note_items, marks)

    def _replace(self, items: list[BoardItem], marks: list[Mark]) -> None:
        for item in items:
            self.removeItem(item)
        items[:] = [item for mark in marks for item in items_of(mark)]
        for item in items:
            self.addItem(item)

    def _preview_hovered(self) -> None:
        if self.sight is None:
            return
        here = self._hovered if self._hovered != self._unmeant else None
        path = self.offer.paths.get(here, ()) if here is not None else ()
        if path:
            self.preview_path(path)
            return
        moves = self.offer.legal.get(here, ()) if here is not None else ()
        self.preview(moves[0] if moves else self._pointed_move, self.sight)

    # ---- flights ----------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """Whether pictures are flying."""
        return self._show is not None

    def flights_of(self, events: Sequence[Event], before: Sight) -> list[Flight]:
        """Return the flights of a move's events, or of the first or last of them.

        They are worked out once, for traces, for sounds, and for the pieces themselves.
        """
        asked, worked = list(events), self._worked_out
        if worked is None or worked[0] is not before or not _is_part(asked, worked[1]):
            worked = self._worked_out = before, asked, self.flights(asked, before)
        _, known, flights = worked
        if known[: len(asked)] == asked:
            return [flight for flight in flights if flight.cause < len(asked)]
        last = [flight for flight in flights if flight.cause >= len(known) - len(asked)]
        begins = min((flight.start for flight in last), default=0)
        return [replace(flight, start=flight.start - begins) for flight in last]

    def animate(
        self, events: Sequence[Event], before: Sight, after: Sight, on_done: Callable[[], None] | None = None
    ) -> None:
        """Fly the pieces of a move, then show ``after`` (offering nothing) and call ``on_done``, exactly once.

        The board may show anything before. Whatever cuts it short (``finish``, ``show_sight``, a click) ends it so too.
        """
        self.finish()
        flights = self._set_out(events, before) if self.pace > 0 else []

        def done() -> None:
            self._land()
            self._show_now(after, NOTHING)
            self.mark_last(events)
            if on_done is not None:
                on_done()

        if (show := self._fly(flights, done)) is not None:
            QTimer.singleShot(READY_MS, show, lambda: self._get_ready(show, self.ahead(after)))

    def _get_ready(self, show: FlightAnimation, pictures: Iterator[Callable[[BoardPainter], None]]) -> None:
        """Draw the next of these, and the others after it while this show runs."""
        draw = next(pictures, None)
        if draw is not None:
            self.draw_ahead(draw)
            QTimer.singleShot(PICTURE_GAP_MS, show, lambda: self._get_ready(show, pictures))

    def animate_first(self, events: Sequence[Event], before: Sight, on_done: Callable[[], None]) -> None:
        """Fly the pieces of a move's first events; they lie where they land until ``animate`` flies the others.

        With no pace they are laid there at once.
        """
        self.finish()

        def done() -> None:
            if self._show is not None:
                self._show.deleteLater()
                self._show = None
            self.tell_landed(events, before)
            on_done()

        self._fly(self._set_out(events, before), done)
        if self.pace == 0:
            self.finish()

    def tell_landed(self, events: Sequence[Event], before: Sight) -> None:
        """Bring numbers on the board into line once the pieces of a move's first events have landed.

        Here there are none.
        """

    def _set_out(self, events: Sequence[Event], before: Sight) -> list[Flight]:
        """Show where the pieces of these events take off, and return their flights."""
        if before is not self.sight:
            self._show_now(before, NOTHING)
        return self.flights_of(events, before)

    def _fly(self, flights: Sequence[Flight], done: Callable[[], None]) -> FlightAnimation | None:
        """Fly these, and call ``done`` at the end. Returns None when nothing flies."""
        if not flights:
            done()
            return None
        self._last, self._pointed, self._pointed_move = frozenset(), frozenset(), None
        self.offer_moves(NOTHING)
        flyers = [Flyer(flight) for flight in flights]
        self._flyers += flyers
        for flyer in flyers:
            self.addItem(flyer)
        self._show = FlightAnimation(flyers, self.pace, self._lift, done, self)
        self.preview(None, None)
        self._show.start()
        return self._show

    def finish(self) -> None:
        """Cut a running animation short, and one that it is followed by."""
        while self._show is not None:
            self._show.finish()

    def _lift(self, target: Target, away: bool) -> None:
        sprite = self._by_target.get(target)
        if sprite is not None:
            sprite.take_away(away)

    def _land(self) -> None:
        for flyer in self._flyers:
            self.removeItem(flyer)
        self._flyers.clear()
        for sprite in self._sprites:
            sprite.take_away(False)
        if self._show is not None:
            self._show.deleteLater()
            self._show = None


def _is_part(some: list[Event], events: list[Event]) -> bool:
    """Return whether these are the first or the last of the events."""
    return some in (events[: len(some)], events[len(events) - len(some) :])
