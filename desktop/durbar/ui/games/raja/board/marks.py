"""Pictures of what a move would do on Raja's board, and of what a plan should know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from durbar.engine.move import Move
from durbar.games.raja.characters import MONK
from durbar.games.raja.moves import BuildersHouse, Drop, House, Lower, Palace, Place
from durbar.games.raja.routes import Traveller, cheapest
from durbar.games.raja.track import moved_down, order
from durbar.games.raja.view import View
from durbar.ui.games.raja.board.flights import HouseBox, OuterBox
from durbar.ui.games.raja.board.layout import PLANE_WIDTH, Layout, text_width
from durbar.ui.games.raja.board.places import count_pill, governor
from durbar.ui.games.raja.board.strokes import GOLD, LABEL, MADDER, PALE, SAFFRON, SAFFRON_EDGE, cross
from durbar.ui.games.raja.pieces import COIN, arms_of, house, palace
from durbar.ui.kit.board.sprites import Mark
from durbar.ui.kit.look.board_painter import INK, BoardPainter
from durbar.ui.kit.look.shapes import rounded
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate

GHOST_OPACITY = 0.55
GHOST_MARKER_OPACITY = 0.9
BADGE_HEIGHT = 24.0


@dataclass(frozen=True)
class OneMore:
    """A house that would come into a city, beside those that are there."""

    house: str

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw a pill with a saffron rim, and what it adds."""
        count_pill(canvas, box, self.house, "+1", strong=True)


@dataclass(frozen=True)
class Lifted:
    """A house that would be taken up: ringed in ink."""

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the ring."""
        canvas.ring(box, PALE, 5, out=3, strength=0.9)
        canvas.ring(box, INK, 2.9, out=2)


@dataclass(frozen=True)
class GhostMarker:
    """A governor marker in the box it would come to."""

    arms: str

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw marker and arms."""
        governor(canvas, box, self.arms, GHOST_MARKER_OPACITY)


@dataclass(frozen=True)
class Arrow:
    """How far a marker would move, up or down, beside the track. strong: the one that is lowered."""

    down: bool
    strong: bool

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw a shaft with a head."""
        x = box.center().x()
        start, end = (box.top(), box.bottom()) if self.down else (box.bottom(), box.top())
        head = 6.0 if self.down else -6.0
        path = QPainterPath(QPointF(x, start))
        path.lineTo(x, end)
        path.moveTo(x - 6, end - head)
        path.lineTo(x, end)
        path.lineTo(x + 6, end - head)
        canvas.line(path, PALE, 7)
        canvas.line(path, SAFFRON if self.strong else INK, 3.2)


@dataclass(frozen=True)
class NextSpace:
    """The space whose marker would show the Maharaja's next city."""

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the saffron of the next city, dashed."""
        canvas.shape(rounded(box, 0, -0.6), SAFFRON, 0.4)
        canvas.line(rounded(box, 0, -0.6), SAFFRON_EDGE, 2.2, dashes=(6, 4))


@dataclass(frozen=True)
class Badge:
    """What the way to a place costs now. words: the gold, or what stands for none; empty: no way leads there."""

    words: str
    dear: bool = False
    coin: bool = True

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw coin and number, or a cross."""
        canvas.frame(box, PALE, 4, corner=box.height() / 2 + 2, out=2, strength=0.7)
        canvas.frame(box, MADDER if not self.words or self.dear else GOLD, 1.5, corner=box.height() / 2, fill=LABEL)
        if not self.words:
            middle = box.center()
            cross(canvas, QRectF(middle.x() - 5.5, middle.y() - 5.5, 11, 11))
            return
        room = box.adjusted(5, 0, -5, 0)
        if self.coin:
            canvas.picture(COIN, QRectF(box.left() + 5, box.center().y() - 9, 18, 18))
            room.adjust(18, 0, 0, 0)
        canvas.words(self.words, room, 15, MADDER if self.dear else INK, bold=True, centre=box.center().y())


@dataclass(frozen=True)
class Cut:
    """A village that nobody can cross."""

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the cross."""
        cross(canvas, box)


def of_move(move: Move, sight: Sight, layout: Layout, house_box: HouseBox, outer_box: OuterBox) -> Iterator[Mark]:
    """Yield what a move that is no journey and takes up no house would do.

    house_box, outer_box: where the next house or outer palace would stand.
    """
    match move:
        case Place(village=place) | House(place=place) | BuildersHouse(place=place) | Drop(place=place):
            yield from _house_comes(place, sight, layout, house_box)
        case Palace(city=city, site=site):
            central = site == "central"
            number = len(sight.view.cities[city].outer) + 1
            box = layout.central(city) if central else outer_box(city, number)
            yield Mark(box, palace(_mover(sight), sight, central), "", opacity=GHOST_OPACITY + 0.15)
        case Lower(city=city):
            yield from _lowered(city, sight, layout)


def lifted(box: QRectF) -> Mark:
    """Return a house that would be taken up."""
    return Mark(box, frame="", drawing=Lifted())


def _mover(sight: Sight) -> int:
    """Return whose move is thought of: of whoever acts, the viewer when nobody does."""
    to_act = sight.view.to_act
    return sight.seat if to_act is None else to_act


def _house_comes(place: str, sight: Sight, layout: Layout, house_box: HouseBox) -> Iterator[Mark]:
    view: View = sight.view
    seat = _mover(sight)
    if place in view.villages:
        yield Mark(house_box(place, seat), house(seat, sight), "", opacity=GHOST_OPACITY + 0.1)
        return
    numbers = [number for _, number in owners(view.cities[place].houses)]
    yield Mark(layout.one_more(place, numbers, view.maharaja == place), frame="", drawing=OneMore(house(seat, sight)))


def owners(houses: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return who has houses in a city, and how many: seat and number."""
    return tuple((seat, number) for seat, number in enumerate(houses) if number)


def lowered(city: str, view: View) -> dict[str, int]:
    """Return the spaces of all markers after this one is lowered; as they are when it can't be."""
    cities = list(view.track)
    after = moved_down(list(view.track.values()), cities.index(city))
    return dict(view.track) if after is None else dict(zip(cities, after, strict=True))


def _lowered(city: str, sight: Sight, layout: Layout) -> Iterator[Mark]:
    view: View = sight.view
    after = lowered(city, view)
    cities = list(after)
    first = cities[order(list(after.values()))[0]]
    if first != view.next_city:
        yield Mark(layout.space(after[first]), frame="", drawing=NextSpace())
    for other in sorted(after, key=lambda other: other == city):
        before, space = view.track[other], after[other]
        if before != space:
            yield Mark(layout.marker(space).translated(-17, 0), frame="", drawing=GhostMarker(arms_of(other, view)))
            top, foot = sorted((layout.space(before).center().y(), layout.space(space).center().y()))
            x = PLANE_WIDTH - 11 if other == city else PLANE_WIDTH + 6
            box = QRectF(x - 6, top + 5, 12, foot - top - 10)
            yield Mark(box, frame="", drawing=Arrow(space < before, other == city))


def plan(sight: Sight, layout: Layout) -> dict[str, Mark]:
    """Return what the way to each junction costs the viewer now, by the junction’s id: for the choice of actions."""
    view: View = sight.view
    seat = sight.seat
    here = view.architects[seat]
    villages = tuple(view.villages.values())
    traveller = Traveller(seat, by_bank=MONK in view.cards[seat])
    ways = cheapest(view.board, villages, view.seats, here, traveller, reckless=True)
    marks = {}
    for junction in view.board.junctions:
        if junction.id == here:
            continue
        way = ways.get(junction.id)
        if way is None:
            badge = Badge("")
        elif way.cost:
            badge = Badge(str(way.cost), dear=way.cost > view.own_gold)
        else:
            badge = Badge(translate("Raja", "free"), coin=False)
        width = 24 + text_width(badge.words, 15, bold=True) + (18 if badge.coin else 0) if badge.words else 34.0
        at = layout.badge(junction.id)
        box = QRectF(at.x() - width / 2, at.y() - BADGE_HEIGHT / 2, width, BADGE_HEIGHT)
        marks[junction.id] = Mark(box, frame="", drawing=badge)
    return marks


def cut(village: str, layout: Layout) -> Mark:
    """Return a cross over a village that nobody can cross."""
    return Mark(layout.village(village).adjusted(6, 6, -6, -6), frame="", drawing=Cut())
