"""What moves when something happens: strokes of the pen, the boat, dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from durbar.engine.event import Event
from durbar.games.dice_charmers.events import (
    BoatMoved,
    BonusGained,
    BonusUsed,
    BoxTicked,
    CoinsGained,
    DiceRerolled,
    DieChosen,
    FameGained,
    GoodsGained,
    GoodSold,
    HalfDrawn,
    KarmaGained,
    RoadDrawn,
    RoundBegan,
    TurnEnded,
    Upgraded,
)
from durbar.games.dice_charmers.names import BUILDINGS, DICE, DIE_NUMBER, GOODS
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import pieces
from durbar.ui.games.dice_charmers.board import layout as at
from durbar.ui.games.dice_charmers.board.layout import dice_kept, layout_of
from durbar.ui.games.dice_charmers.board.paper import paper_of
from durbar.ui.games.dice_charmers.names import shown_seat
from durbar.ui.games.dice_charmers.pieces import CIRCLE, CROSS, TICK
from durbar.ui.kit.board.flights import Flight, arrival, caused_by
from durbar.ui.kit.board.sprites import Face
from durbar.ui.kit.look.shapes import about
from durbar.ui.kit.values.sight import Sight, Target

PEN_MS, BOAT_MS, DICE_MS, STAGGER_MS = 150, 200, 300, 35
#: How much larger a stroke of the pen is while it comes down.
PEN_SCALE = 1.7
#: The boat, which is no target of its own.
BOAT: Target = ("boat",)


class Flights:
    """The flights of one move's events. before: the table before the move."""

    def __init__(self, before: Sight) -> None:
        self._view: View = before.view
        self._layout = layout_of(self._view.sheet)
        self._night = paper_of(self._view.sheet).night
        self._shown = shown_seat(before)
        written = self._view.marks[self._shown]
        self._circled = [*written.circled]
        self._position = written.position

    def of(self, events: Sequence[Event]) -> list[Flight]:
        """Return one event after another, until the turn is over: what follows belongs to another sheet."""
        found: list[Flight] = []
        now = 0
        for number, event in enumerate(events):
            if isinstance(event, TurnEnded):
                break
            found += caused_by(number, self._of(event, now))
            now = arrival(found)
        for number, event in enumerate(events):
            found += caused_by(number, self._rolled(event, now))
        return found

    def _rolled(self, event: Event, now: int) -> Iterator[Flight]:
        """Yield all dice at once, for none lies there before; they come to rest one after another."""
        if isinstance(event, RoundBegan):
            for n, face in enumerate(event.faces):
                faces = self._view.board.faces[n // 2]
                tumbling = self._tumble(n, face, at.slot(n), now)
                other = Face(pieces.die(n // 2, faces[(face + 1) % len(faces)]))
                length = DICE_MS + tumbling.start - now
                yield replace(tumbling, start=now, length=length, back=other)

    def _of(self, event: Event, now: int) -> Iterator[Flight]:
        if getattr(event, "seat", self._shown) != self._shown and not isinstance(event, DieChosen | DiceRerolled):
            return  # it is written on another sheet
        match event:
            case DieChosen(seat=seat, die=die, sent=sent):
                yield from self._chosen(seat, die, sent, now)
            case DiceRerolled(dice=dice, faces=faces):
                for die, face in zip(dice, faces, strict=True):
                    n = DIE_NUMBER[die]
                    yield self._tumble(n, face, self._lies(n), now)
            case BoatMoved(seat=seat, space=space, back=back):
                yield from self._sailed(seat, space, back, now)
            case _:
                for n, (art, box) in enumerate(self._strokes(event)):
                    large = about(box.center(), box.width() * PEN_SCALE)
                    yield Flight(Face(art), large, box, now + STAGGER_MS * n, PEN_MS)

    def _strokes(self, event: Event) -> Iterator[tuple[str, QRectF]]:
        """Yield what the pen writes, and where."""
        layout = self._layout
        match event:
            case RoadDrawn(cell=id, arms=arms) | HalfDrawn(cell=id, side=arms):
                yield pieces.road(arms, self._night), layout.cell(id)
            case FameGained(before=before, after=after):
                for cell in range(before + 1, after + 1):
                    yield self._pen(TICK, cell), about(layout.fame(cell).center(), 27)
            case CoinsGained(before=before, after=after):
                for coin in range(before + 1, after + 1):
                    yield self._pen(TICK, coin * 7), layout.coin(coin)
            case BoxTicked(who=who, box=box):
                yield self._pen(TICK, box), layout.box(who, box)
            case Upgraded(building=building, level=level):
                kind = BUILDINGS.index(building)
                yield self._pen(CIRCLE, kind), about(layout.level(kind, level).center(), 31)
            case KarmaGained(box=box) if box:
                yield self._pen(CIRCLE, box), about(layout.karma(box).center(), 30)
            case GoodsGained(goods=goods):
                for good in goods:
                    self._circled[GOODS.index(good)] += 1
                    place = layout.good(good, self._circled[GOODS.index(good)])
                    yield self._pen(CIRCLE, 0), about(place.center(), 34)
            case GoodSold(good=good, column=column):
                yield pieces.stroke(CROSS, column, False), about(layout.good(good, column).center(), 25)
            case BonusGained(bonus=id) | BonusUsed(bonus=id):
                stroke = CIRCLE if isinstance(event, BonusGained) else CROSS
                bonus = layout.sheet.bonuses[layout.sheet.number[id]]
                yield pieces.stroke(stroke, 1, False), layout.medal(bonus)

    def _pen(self, kind: str, number: int) -> str:
        return pieces.stroke(kind, number, self._night)

    def _sailed(self, seat: int, space: int, back: bool, now: int) -> Iterator[Flight]:
        layout = self._layout
        if not back:
            start, end = layout.boat(self._position), layout.boat(space)
            self._position = space
            yield Flight(Face(pieces.BOAT), start, end, now, BOAT_MS, what=BOAT, seat=seat, leaves=True)
            now += BOAT_MS
        box = about(layout.river(space), 34)
        yield Flight(Face(pieces.stroke(TICK, space, False)), about(box.center(), 34 * PEN_SCALE), box, now, PEN_MS)

    # ---- dice --------------------------------------------------------------------------------------------------

    def _lies(self, die: int) -> QRectF:
        return at.RIDER if self._view.elephant_die == DICE[die] else at.slot(die)

    def _chosen(self, seat: int, die: str, sent: str, now: int) -> Iterator[Flight]:
        keeps = dice_kept(self._view.seats)
        if seat == self._shown:  # others lay theirs where only their panels show it
            end = at.kept(min(len(self._view.depot(seat)), keeps - 1), keeps)
            yield self._carried(DIE_NUMBER[die], end, now)
        if sent and self._view.elephant_die != sent:
            yield replace(self._carried(DIE_NUMBER[sent], at.RIDER, now), seat=seat)

    def _carried(self, die: int, end: QRectF, now: int) -> Flight:
        face = self._view.face(DICE[die])
        picture = Face(pieces.die(die // 2, face), words=pieces.letter_on_die(die // 2, face))
        return Flight(picture, self._lies(die), end, now, DICE_MS, what=("die", DICE[die]))

    def _tumble(self, die: int, face: int, box: QRectF, now: int) -> Flight:
        new, old = self._view.board.faces[die // 2][face], self._view.face(DICE[die])
        return Flight(
            Face(pieces.die(die // 2, new), words=pieces.letter_on_die(die // 2, new)),
            box.translated(0, -9),
            box,
            now + STAGGER_MS * (die % 4),
            DICE_MS,
            back=Face(pieces.die(die // 2, old)),
            what=("die", DICE[die]),
        )
