"""The board of a game: a scene of pieces in board units, and the view that scales it, points at it and clicks it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QRegion,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.ui.kit.board.animate import Flight, Flyer, Show
from durbar.ui.kit.board.sprites import PLAIN, BoardItem, Mark, Marks, Piece, Sprite, items_of
from durbar.ui.kit.look.easel import Easel, letters
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.words import translate

#: How long the line of a refused click stays, and how long a window must rest before art is rendered anew.
REFUSED_MS = 300
SETTLE_MS = 120

#: What a mouse's wheel tells for one notch; touchpads tell it in parts.
NOTCH = 120


#: So many changed places of a board are noted one by one; beyond them all of it is painted anew.
MANY_STALE = 500


@dataclass(frozen=True)
class Offer:
    """What clicks can do now: targets with their legal moves, and targets that would be refused, with the reason.

    paths: targets on which one click makes several moves, one after the other; they stand in ``legal`` with the first.
    """

    legal: Mapping[Target, tuple[Move, ...]] = field(default_factory=dict)
    blocked: Mapping[Target, Refusal] = field(default_factory=dict)
    paths: Mapping[Target, tuple[Move, ...]] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        sight: Sight,
        targets: Iterable[Target],
        moves_at: Callable[[Target, Sight], tuple[Move, ...]],
        path: Callable[[Target, Sight], tuple[Move, ...]],
    ) -> Offer:
        """The offer over all targets of a board. Nothing is offered or refused when the person is not to move."""
        legal: dict[Target, tuple[Move, ...]] = {}
        blocked: dict[Target, Refusal] = {}
        paths: dict[Target, tuple[Move, ...]] = {}
        if not sight.legal:
            return cls()
        for target in targets:
            if (row := path(target, sight)) and row[0] in sight.legal:
                legal[target], paths[target] = row[:1], row
                continue
            moves = moves_at(target, sight)
            able = tuple(move for move in moves if move in sight.legal)
            if able:
                legal[target] = able
            elif moves and (refusal := sight.why_not(moves[0])) is not None:
                blocked[target] = refusal
        return cls(legal, blocked, paths)


NOTHING = Offer()


class BoardScene(QGraphicsScene):
    """What a game's board is made of. A game fills in ``furnish``, ``fill``, and what moves and events mean.

    Everything is measured in board units, from (0, 0). sharp: device pixels in a unit that pictures are rendered for;
    the view sets it. pace: how long flights take, 1 as usual, 0 none. shown: another sight or offer is shown.
    """

    shown = Signal()

    def __init__(self, width: float, height: float) -> None:
        super().__init__(0, 0, width, height)
        self.sharp = 1.0
        self._ratio = 1.0
        self.pace = 1.0
        self.sight: Sight | None = None
        self.offer = NOTHING
        self._table: QPixmap | None = None
        self._stale: list[QRect] = []
        self._pieces: list[Piece] = []
        self._sprites: list[Sprite] = []
        self._by_target: dict[Target, Sprite] = {}
        self._hovered: Target | None = None
        self._focused: Target | None = None
        self._unmoved: Target | None = None
        self._pointed: frozenset[Target] = frozenset()
        self._pointed_move: Move | None = None
        self._refused: Target | None = None
        self._last: frozenset[Target] = frozenset()
        self._notes: list[Mark] = []
        self._note_items: list[BoardItem] = []
        self._preview_items: list[BoardItem] = []
        self._show: Show | None = None
        self._flyers: list[Flyer] = []

    # ---- what a game's board gives ----------------------------------------------------------------------------

    def furnish(self, easel: Easel, sight: Sight | None) -> None:
        """Paint what lies still as long as ``furniture`` is the same: ground, empty spaces, headings."""
        raise NotImplementedError

    def furniture(self, sight: Sight) -> object:
        """What the still part depends on; it is painted anew when this changes."""
        return None

    def refurnished(self, before: Sight, after: Sight) -> Sequence[QRectF]:
        """Where the still part differs between two sights whose furniture does."""
        return [self.sceneRect()]

    def fill(self, sight: Sight) -> None:
        """Make all pieces show a sight, reusing them."""
        raise NotImplementedError

    def notes(self, sight: Sight) -> list[Mark]:
        """Marks that belong to the position itself, such as tiles chosen so far."""
        return []

    def outcome(self, move: Move, sight: Sight) -> list[Mark]:
        """Marks of what a move would do."""
        return []

    def outcome_of_path(self, path: tuple[Move, ...], sight: Sight) -> list[Mark]:
        """Marks of what the moves of a path would do together."""
        return self.outcome(path[0], sight)

    def aside_box(self) -> QRectF | None:
        """Where the game's panel of native widgets lies, in board units; None when it has none."""
        return None

    def miniature_box(self) -> QRectF:
        """What of the board a miniature shows, in board units."""
        return self.sceneRect()

    def keep_clear(self) -> Sequence[QRectF]:
        """What tips should not cover, in board units, such as the viewer's own area."""
        return ()

    def names_of(self, target: Target) -> Sequence[QRectF]:
        """Where the board writes what a target is called, in board units."""
        return ()

    def tell_names(self, targets: Iterable[Target]) -> None:
        """Write the names of these, too, where the board leaves out what is not needed now."""

    def touched(self, events: Sequence[Event]) -> list[Target]:
        """The places that events changed, for the brackets of the last move."""
        return []

    def flights(self, events: Sequence[Event], before: Sight) -> list[Flight]:
        """The pictures that fly when these events happen to a board that shows ``before``."""
        return []

    # ---- pieces -----------------------------------------------------------------------------------------------

    def add(self, piece: Piece) -> None:
        """Put a piece on the board, over those that are there."""
        self.addItem(piece)
        piece.table = self
        self._pieces.append(piece)
        if isinstance(piece, Sprite):
            self._sprites.append(piece)
        piece.changed()

    def clear_pieces(self) -> None:
        """Take all pieces off the board, to lay it out for another table."""
        for piece in self._pieces:
            piece.table = None
            self.removeItem(piece)
        self._pieces.clear()
        self._sprites.clear()
        self._by_target.clear()
        self._repaint_table()

    @property
    def targets(self) -> tuple[Target, ...]:
        """All that can be pointed at now."""
        return tuple(self._by_target)

    def rect(self, target: Target) -> QRectF | None:
        """Where a target lies, in board units; None when there is no such target now."""
        sprite = self._by_target.get(target)
        return None if sprite is None else sprite.box

    def target_at(self, point: QPointF) -> Target | None:
        """The topmost target under a point, in board units."""
        best: Sprite | None = None
        for sprite in self._by_target.values():
            if sprite.box.contains(point) and (best is None or sprite.box.width() < best.box.width()):
                best = sprite
        return None if best is None else best.target

    # ---- showing ----------------------------------------------------------------------------------------------

    def show_sight(self, sight: Sight, offer: Offer = NOTHING) -> None:
        """Show the table as a person sees it, and what can be done. A running animation is cut short first."""
        self.finish()
        self._show_now(sight, offer)

    def _show_now(self, sight: Sight, offer: Offer) -> None:
        if self.sight is None:
            self._repaint_table()
        elif self.furniture(sight) != self.furniture(self.sight):
            for box in self.refurnished(self.sight, sight):
                self.touch(box)
        self.sight, self.offer = sight, offer
        self.fill(sight)
        self._by_target = {sprite.target: sprite for sprite in self._sprites if sprite.target is not None}
        self._show_notes(self.notes(sight))
        self._pointed, self._pointed_move = frozenset(), None
        # what was just clicked and is used up now is not refused to a pointer that has not moved since
        self._unmoved = self._hovered
        self._mark()
        self._preview_hovered()
        self.shown.emit()

    def offer_moves(self, offer: Offer) -> None:
        """Let what can be done be clicked, on a sight that is already shown."""
        self.offer = offer
        self._mark()
        self._preview_hovered()

    def refresh(self) -> None:
        """Fetch all words again, after a change of language."""
        letters.cache_clear()
        if self.sight is not None:
            self.fill(self.sight)
        self._repaint_table()

    def point(self, targets: Iterable[Target], move: Move | None = None) -> None:
        """Light up targets, e.g. of a move selected in the list, and preview the move. Empty: light up nothing."""
        self._pointed, self._pointed_move = frozenset(targets), move
        self._mark()
        self._preview_hovered()

    def hover(self, target: Target | None, focused: bool = False) -> None:
        """The pointer, or the keyboard's focus, is on a target; what a click would do is previewed."""
        self._hovered, self._focused, self._unmoved = target, target if focused else None, None
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
        QTimer.singleShot(REFUSED_MS, self, self._forgive)

    def _forgive(self) -> None:
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
                sprite.mark(PLAIN)

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
        path = self.offer.paths.get(self._hovered, ()) if self._hovered is not None else ()
        if path:
            self.preview_path(path)
            return
        moves = self.offer.legal.get(self._hovered, ()) if self._hovered is not None else ()
        self.preview(moves[0] if moves else self._pointed_move, self.sight)

    # ---- flights ----------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """Whether pictures are flying."""
        return self._show is not None

    def animate(
        self, events: Sequence[Event], before: Sight, after: Sight, on_done: Callable[[], None] | None = None
    ) -> None:
        """Let the pieces of a move fly, then show ``after`` (offering nothing) and call on_done, exactly once.

        The board may show anything before. Whatever cuts it short (``finish``, ``show_sight``, a click) ends it so too.
        """
        self.finish()
        if self.pace > 0 and before is not self.sight:
            self._show_now(before, NOTHING)
        flights = self.flights(events, before) if self.pace > 0 else []

        def done() -> None:
            self._land()
            self._show_now(after, NOTHING)
            self.mark_last(events)
            if on_done is not None:
                on_done()

        if not flights:
            done()
            return
        self._last, self._pointed, self._pointed_move = frozenset(), frozenset(), None
        self.offer_moves(NOTHING)
        self._flyers = [Flyer(flight) for flight in flights]
        for flyer in self._flyers:
            self.addItem(flyer)
        self._show = Show(self._flyers, self.pace, self._lift, done, self)
        self.preview(None, None)
        self._show.start()

    def finish(self) -> None:
        """Cut a running animation short."""
        if self._show is not None:
            self._show.finish()

    def drop_flights(self) -> None:
        """Let no picture fly any more, and nothing follow on it: the page goes."""
        if self._show is not None:
            self._show.drop()
            self._land()

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

    # ---- the picture of the table -----------------------------------------------------------------------------

    @property
    def painted(self) -> bool:
        """Whether there is a picture of the table, perhaps of another size."""
        return self._table is not None

    def settle(self, sharp: float, ratio: float = 1.0) -> None:
        """Render for this many device pixels in a unit from now on, on a device of this pixel ratio."""
        if (sharp, ratio) != (self.sharp, self._ratio):
            self.sharp, self._ratio = sharp, ratio
            self._repaint_table()

    def touch(self, box: QRectF) -> None:
        """What rests in this box is painted anew before it is next seen."""
        if self._table is not None:
            self._note_stale(self._table, box)
        self.update(box)

    def _note_stale(self, table: QPixmap, box: QRectF) -> None:
        scale = self.sharp / self._ratio
        place = QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)
        self._stale.append(place.toAlignedRect())
        if len(self._stale) > MANY_STALE:  # a window that is out of sight is not painted for a whole game
            self._stale = [table.rect()]

    def _repaint_table(self) -> None:
        self._table = None
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """All that rests, in one picture; only what changed since is painted into it again."""
        if self._table is None:
            box, sharp = self.sceneRect(), self.sharp
            self._table = QPixmap(max(1, round(box.width() * sharp)), max(1, round(box.height() * sharp)))
            self._table.setDevicePixelRatio(self._ratio)
            self._table.fill(Qt.GlobalColor.black)
            self._stale = [self._table.rect()]
        if self._stale:
            self._paint_stale(self._table)
        painter.save()
        Easel(painter, self.sharp).pixmap(self._table, self.sceneRect())
        painter.restore()

    def _paint_stale(self, table: QPixmap) -> None:
        stale = QRegion()
        for part in self._stale:
            stale += part
        self._stale.clear()
        scale = self.sharp / self._ratio
        painter = QPainter(table)
        painter.setClipRegion(stale)
        painter.scale(scale, scale)
        easel = Easel(painter, self.sharp)
        self.furnish(easel, self.sight)
        around = stale.boundingRect().adjusted(-2, -2, 2, 2)  # a box may be rounded to the next pixel
        near = QRectF(around.x() / scale, around.y() / scale, around.width() / scale, around.height() / scale)
        for piece in self._pieces:
            box = piece.boundingRect()
            if box.intersects(near) and stale.intersects(easel.box(box).toAlignedRect()):
                piece.rest(easel)
        painter.end()


class BoardView(QGraphicsView):
    """A board scaled to its widget. Pointer and arrow keys go over its targets; a click is a signal.

    pointed(target or None): pointer or keyboard focus moved. clicked(target). asked(target): show the rulebook on it.
    turner: turns what is at a target, by 1 clockwise or −1 back, and says whether anything there turns.
    confirmer: takes Enter at a target or none, and says whether it did, else Enter clicks.
    """

    pointed = Signal(object)
    clicked = Signal(object)
    asked = Signal(object)

    turner: Callable[[Target, int], bool] = staticmethod(lambda _target, _by: False)
    confirmer: Callable[[Target | None], bool] = staticmethod(lambda _target: False)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self._here: Target | None = None
        self._by_keys = False
        #: Where the pointer was last seen; and where it was when pieces moved, until it moves itself.
        self._pointer: QPoint | None = None
        self._at_rest: QPoint | None = None
        self._focus_box: QRectF | None = None
        self._pressed: Target | None = None
        self._wheeled = 0
        self._aside: QWidget | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 150)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLE_MS)
        self._settling.timeout.connect(self._settle)
        look.changed.connect(self.viewport().update)
        scene.shown.connect(self._look_again)
        self.retranslate()

    def retranslate(self) -> None:
        """Fetch the words again, after a change of language."""
        self.setAccessibleName(translate("Board", "The board"))
        self.setAccessibleDescription(
            translate("Board", "A picture of the table. Every move is also in the list of moves, in words.")
        )
        self._board.refresh()

    @property
    def board(self) -> BoardScene:
        """The scene it shows."""
        return self._board

    @property
    def here(self) -> Target | None:
        """The target under the pointer or the keyboard's focus."""
        return self._here

    @property
    def by_keyboard(self) -> bool:
        """Whether the keyboard, not the pointer, chose what is pointed at."""
        return self._by_keys

    def set_aside(self, aside: QWidget) -> None:
        """Lay a panel on the board, where its scene says."""
        self._aside = aside
        aside.setParent(self.viewport())
        aside.show()
        self._place_aside()

    def _place_aside(self) -> None:
        box = self._board.aside_box()
        if self._aside is not None and box is not None:
            place = self.mapFromScene(box).boundingRect().adjusted(0, 0, -1, -1)
            self._aside.setGeometry(place.intersected(self.viewport().rect()))

    def rect_of(self, target: Target) -> QRect:
        """Where a target is on the screen, in global coordinates; empty when there is no such target."""
        box = self._board.rect(target)
        return QRect() if box is None else self._on_screen(box)

    def keep_clear(self) -> list[QRect]:
        """What tips should not cover, in global coordinates."""
        return [self._on_screen(box) for box in self._board.keep_clear()]

    def names_of(self, target: Target) -> list[QRect]:
        """Where the board writes what a target is called, in global coordinates."""
        return [self._on_screen(box) for box in self._board.names_of(target)]

    def _on_screen(self, box: QRectF) -> QRect:
        local = self.mapFromScene(box).boundingRect()
        return QRect(self.viewport().mapToGlobal(local.topLeft()), local.size())

    # ---- size -------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the board to the widget; pictures are rendered anew when resizing stops."""
        super().resizeEvent(event)
        self._fit()
        self._place_aside()

    def changeEvent(self, event: QEvent) -> None:
        """A new style or letter: nothing of the board depends on it but its letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            letters.cache_clear()

    def event(self, event: QEvent) -> bool:
        """Notices a screen with another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settling.start()
        return super().event(event)

    def _fit(self) -> None:
        board, room = self._board.sceneRect(), self.viewport().size()
        scale = min(room.width() / board.width(), room.height() / board.height())
        if scale <= 0:
            return
        self.setTransform(QTransform.fromScale(scale, scale))
        if self._board.painted:
            self._settling.start()
        else:
            self._settle()

    def _settle(self) -> None:
        ratio = self.devicePixelRatioF()
        self._board.settle(self.transform().m11() * ratio, ratio)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The board; beside it, where its shape leaves room, the window's ground."""
        board, part = self._board.sceneRect(), QRectF(rect)
        if not board.contains(part):
            for beside in (
                QRectF(part.left(), part.top(), board.left() - part.left(), part.height()),
                QRectF(board.right(), part.top(), part.right() - board.right(), part.height()),
                QRectF(part.left(), part.top(), part.width(), board.top() - part.top()),
                QRectF(part.left(), board.bottom(), part.width(), part.bottom() - board.bottom()),
            ):
                if beside.width() > 0 and beside.height() > 0:
                    painter.fillRect(beside, look.c.ground)
        super().drawBackground(painter, rect)

    # ---- pointing ---------------------------------------------------------------------------------------------

    def _go_to(self, target: Target | None, focused: bool = False) -> None:
        changed = target != self._here
        self._stand_on(target, focused)
        if changed:
            self.pointed.emit(target)

    def _stand_on(self, target: Target | None, focused: bool = False) -> None:
        if target is not None:
            self._focus_box = self._board.rect(target)
        self._here, self._by_keys = target, focused
        self._board.hover(target, focused)
        self._show_cursor()

    def _look_again(self) -> None:
        """Pieces have moved: the pointer may be over another one, the focused one may be gone."""
        self._at_rest = self._pointer
        if self._here is None:
            return
        if not self._by_keys:
            target = self._under(QPointF(self.viewport().mapFromGlobal(QCursor.pos())))
            if target != self._here and self.viewport().underMouse():
                # Nobody pointed at it: it slid under the pointer. It lights up, but asks for no tip.
                self._stand_on(target)
                self.pointed.emit(None)
        elif self._here not in self._board.targets:
            self._go_to(self._first(), focused=True)
        self._show_cursor()

    def _show_cursor(self) -> None:
        able = self._here is not None and self._here in self._board.offer.legal
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if able else Qt.CursorShape.ArrowCursor)

    def _under(self, point: QPointF) -> Target | None:
        return self._board.target_at(self.mapToScene(point.toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what is under the pointer; when pieces or a menu moved and not the pointer, it asks for no tip."""
        at, target = event.globalPosition().toPoint(), self._under(event.position())
        if at == self._at_rest:
            if target != self._here:
                self._stand_on(target)
            return
        rested, self._at_rest, self._pointer = self._at_rest, None, at
        if target != self._here:
            self._go_to(target)
        elif rested is not None:
            self._stand_on(target)
            self.pointed.emit(target)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has left the board; the keyboard's place stays, for a tip may have opened under the pointer."""
        super().leaveEvent(event)
        if not self._by_keys:
            self._go_to(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a click begins; the right button asks about it. While pieces fly, a click lands them."""
        self._pressed = None
        if self._board.animating:
            self._board.finish()
            return
        target = self._under(event.position())
        if target != self._here:  # a finger, or a pointer that has not moved since the table came
            self._stand_on(target)
        self._pressed = target if event.button() == Qt.MouseButton.LeftButton else None
        if event.button() == Qt.MouseButton.RightButton and target is not None:
            self.asked.emit(target)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, when it ends where it began."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed == self._under(event.position()):
            self._click(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click is a press like any other."""
        self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn what is under the pointer, a step for each notch of the wheel. The board does not scroll."""
        target = self._under(event.position())
        if target is None or self._board.animating:
            event.ignore()
            return
        self._wheeled += event.angleDelta().y()
        steps = int(self._wheeled / NOTCH)
        self._wheeled -= steps * NOTCH
        turned = all(self.turner(target, -1 if steps > 0 else 1) for _ in range(abs(steps)))
        event.setAccepted(turned and steps != 0)

    def _click(self, target: Target) -> None:
        if target in self._board.offer.blocked:
            self._board.refuse(target)
        self.clicked.emit(target)

    # ---- keyboard ---------------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By Tab: point at the target last pointed at, or at the first that can be clicked."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._go_to(self._first(), focused=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere: nothing of the board has its focus, wherever the pointer rests."""
        super().focusOutEvent(event)
        if self._here is not None and (self._by_keys or not self.viewport().underMouse()):
            self._go_to(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the focus, Enter and Space click, F1 asks; all else is the window's."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._board.finish()
            self._go_to(self._neighbour(*_ARROWS[key]), focused=True)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._board.animating and self.confirmer(self._here):
            pass
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._here is not None:
            if self._board.animating:
                self._board.finish()
            elif self._here in self._board.targets:
                self._click(self._here)
        elif key == Qt.Key.Key_F1 and self._here is not None:
            self.asked.emit(self._here)
        else:
            event.ignore()

    def _first(self) -> Target | None:
        targets = self._board.targets
        if self._here in targets:
            return self._here
        if self._focus_box is not None and targets:
            return self._nearest(self._focus_box.center())
        return next(
            (target for target in targets if target in self._board.offer.legal), targets[0] if targets else None
        )

    def _nearest(self, point: QPointF) -> Target:
        return min(self._board.targets, key=lambda target: _length(self._centre(target) - point))

    def _neighbour(self, dx: int, dy: int) -> Target | None:
        """The target that lies best in a direction: near, and little to the side."""
        here = self._first()
        if here is None or self._here not in self._board.targets:
            return here
        start = self._centre(here)
        best, least = here, float("inf")
        for target in self._board.targets:
            way = self._centre(target) - start
            along, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
            if target != here and along > 4 and along + 3 * aside < least:
                best, least = target, along + 3 * aside
        return best

    def _centre(self, target: Target) -> QPointF:
        box = self._board.rect(target)
        return QPointF() if box is None else box.center()


_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def _length(way: QPointF) -> float:
    return way.x() ** 2 + way.y() ** 2
