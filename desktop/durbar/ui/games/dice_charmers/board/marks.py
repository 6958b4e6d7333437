"""Pictures of what a move would do: the road it draws, and rings on all that it would tick, circle, gain or lose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from durbar.engine.event import Event
from durbar.games.dice_charmers.events import (
    BoatMoved,
    BonusGained,
    BonusLost,
    BoxTicked,
    BuildingBuilt,
    CoinsGained,
    DieChosen,
    FameGained,
    GoodsGained,
    GoodSold,
    HalfDrawn,
    KarmaGained,
    RoadDrawn,
    Upgraded,
)
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import BUILDINGS, DIE_NUMBER, GOODS
from durbar.games.dice_charmers.outcome import Outcome
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import pieces
from durbar.ui.games.dice_charmers.board import layout as at
from durbar.ui.games.dice_charmers.board.layout import Layout, dice_kept
from durbar.ui.games.dice_charmers.board.paper import MADDER, PALE
from durbar.ui.games.dice_charmers.board.strokes import badge, coming, ghost_road
from durbar.ui.kit.board.sprites import Mark
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.look.shapes import circle
from durbar.ui.kit.look.theme import look

GHOST_BOAT_OPACITY, GHOST_DIE_OPACITY, GHOST_TICK_OPACITY = 0.7, 0.6, 0.75


@dataclass(frozen=True)
class Coming:
    """Something that the move would tick, circle or gain. plus: it would wait to be used."""

    round: bool = True
    plus: bool = False

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw ring and halo."""
        coming(canvas, box, self.round)
        if self.plus:
            badge(canvas, QPointF(box.right() - 2, box.top() + 3), "+")


@dataclass(frozen=True)
class Going:
    """A bonus that the move would give away unused."""

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw a ring of madder, outside that of what may be used."""
        path = circle(box, 5)
        canvas.line(path, PALE, 5.4, strength=0.9)
        canvas.line(path, MADDER, 3.2)


@dataclass(frozen=True)
class Replaced:
    """A die that would take the place of another one, which is not seen through it."""

    picture: str

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the ghost on the ground of the tray."""
        canvas.frame(box, look.c.panel, 0, corner=box.width() * 0.15, fill=look.c.panel)
        canvas.picture(self.picture, box, GHOST_DIE_OPACITY)


@dataclass(frozen=True)
class GhostRoad:
    """A road or half-road that would be drawn."""

    arms: str

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the road in saffron."""
        ghost_road(canvas, box, self.arms)


def road(cell: str, arms: str, layout: Layout) -> Mark:
    """Return the ghost of a road in a cell."""
    return Mark(layout.cell(cell), frame="", drawing=GhostRoad(arms))


def picked(cell: str, arms: str, layout: Layout) -> list[Mark]:
    """Return a road that is picked out, and the cell it would be drawn in."""
    return [_ring(layout.cell(cell).adjusted(2, 2, -2, -2), round_=False), road(cell, arms, layout)]


def of_outcome(found: Outcome, view: View, layout: Layout) -> list[Mark]:
    """Return what a move would do, event by event. Karma and levels are drawn as they would be in between."""
    teller = _Teller(found.before, view, layout)
    return [mark for event in found.events for mark in teller.of(event)]


class _Teller:
    """Goods have no number in their events, so those circled are counted on."""

    def __init__(self, before: Marks, view: View, layout: Layout) -> None:
        self._circled = [*before.circled]
        self._levels = before.levels
        self._view, self._layout = view, layout

    def of(self, event: Event) -> Iterator[Mark]:
        layout = self._layout
        match event:
            case RoadDrawn(cell=id, arms=arms) | HalfDrawn(cell=id, side=arms):
                yield road(id, arms, layout)
            case BuildingBuilt(building=building):
                kind = BUILDINGS.index(building)
                yield _ring(layout.level(kind, self._levels[kind]))
            case FameGained(before=before, after=after):
                for cell in range(before + 1, after + 1):
                    yield _ring(layout.fame(cell).adjusted(2, 2, -2, -2), round_=False)
            case CoinsGained(before=before, after=after):
                for coin in range(before + 1, after + 1):
                    yield _ring(layout.coin(coin))
            case BonusGained(bonus=id):
                sheet = layout.sheet
                yield _ring(layout.medal(sheet.bonuses[sheet.number[id]]), plus=True)
            case BonusLost(bonus=id, usable=usable) if usable:
                sheet = layout.sheet
                yield Mark(layout.medal(sheet.bonuses[sheet.number[id]]), frame="", drawing=Going())
            case _:
                yield from self._of_table(event)

    def _of_table(self, event: Event) -> Iterator[Mark]:
        layout = self._layout
        match event:
            case BoatMoved(space=space, back=back):
                yield _ring(layout.space(space))
                if not back:
                    yield Mark(layout.boat(space), pieces.BOAT, "", opacity=GHOST_BOAT_OPACITY)
            case BoxTicked(who=who, box=box):
                yield _ring(layout.box(who, box), round_=False)
                yield _ring(layout.character(who))
            case Upgraded(building=building, level=level):
                yield _ring(layout.level(BUILDINGS.index(building), level))
            case KarmaGained(box=box) if box:
                yield _ring(layout.karma(box))
            case GoodsGained(goods=goods):
                for good in goods:
                    self._circled[GOODS.index(good)] += 1
                    yield _ring(layout.good(good, self._circled[GOODS.index(good)]))
            case GoodSold(good=good, column=column):
                place = layout.good(good, column)
                yield Mark(place, pieces.stroke(pieces.CROSS, column, False), "", opacity=GHOST_TICK_OPACITY)
                yield _ring(place)
            case DieChosen(seat=seat, die=die, sent=sent):
                yield from self._dice(seat, die, sent)

    def _dice(self, seat: int, die: str, sent: str) -> Iterator[Mark]:
        view = self._view
        keeps = dice_kept(view.seats)
        box = at.kept(min(len(view.depot(seat)), keeps - 1), keeps)
        yield Mark(box, _picture(die, view), "", opacity=GHOST_DIE_OPACITY)
        if sent and view.elephant_die is None:
            yield Mark(at.RIDER, _picture(sent, view), "", opacity=GHOST_DIE_OPACITY)
        elif sent:
            yield Mark(at.RIDER, frame="", drawing=Replaced(_picture(sent, view)))


def _picture(die: str, view: View) -> str:
    return pieces.die(DIE_NUMBER[die] // 2, view.face(die))


def _ring(box: QRectF, round_: bool = True, plus: bool = False) -> Mark:
    return Mark(box, frame="", drawing=Coming(round_, plus))
