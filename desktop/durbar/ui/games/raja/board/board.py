"""Raja's board: the map with its roads, computed from its data, beside it the governor track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.games.raja.board import START, Board
from durbar.games.raja.boards import own_board
from durbar.games.raja.events import Travelled
from durbar.games.raja.moves import BuildersLift, Lift, Lower, Travel
from durbar.games.raja.track import SPACES, UNNUMBERED
from durbar.games.raja.view import OUTER_SITES, View
from durbar.ui.games.raja import estimates, targets
from durbar.ui.games.raja.board import journey, marks
from durbar.ui.games.raja.board.flights import Flights, standing
from durbar.ui.games.raja.board.layout import BOARD_HEIGHT, BOARD_WIDTH, NAME_SIZE, PLANE, TRACK, Layout, layout_of
from durbar.ui.games.raja.board.places import (
    Counts,
    Figure,
    Ground,
    Hand,
    Marker,
    Plate,
    Site,
    Space,
    Spot,
    StartName,
    Village,
)
from durbar.ui.games.raja.board.strokes import ROAD, ROAD_DOTS, ROAD_EDGE
from durbar.ui.games.raja.pieces import MAHARAJA, architect, arms, house, palace
from durbar.ui.kit.board.flights import Flight
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.sprites import Face, Mark
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.values.sight import Sight, Target

GHOST_ARCHITECT_OPACITY = 0.55

SomePlace = TypeVar("SomePlace", bound=Spot)


class RajaBoard(BoardScene):
    """The board of Raja."""

    def __init__(self) -> None:
        super().__init__(BOARD_WIDTH, BOARD_HEIGHT)
        self._laid: tuple[Board, int, int] | None = None  # nothing lies here until a table is shown
        self.badges: dict[str, QRectF] = {}
        self._view: View | None = None

    # ---- the still part ---------------------------------------------------------------------------------------

    def furniture(self, sight: Sight) -> object:
        """Return the map, on which ground and roads depend."""
        return sight.view.board

    def furnish(self, canvas: BoardPainter, sight: Sight | None) -> None:
        """Draw ground, roads and track."""
        _paint_ground(canvas, layout_of(own_board() if sight is None else sight.view.board))

    # ---- pieces -----------------------------------------------------------------------------------------------

    def fill(self, sight: Sight) -> None:
        """Make all pieces show a sight."""
        view: View = sight.view
        if (view.board, view.seats, view.capacity) != self._laid:
            self._lay_pieces(view.board, view.seats, view.capacity)
            self._view = None
        before, self._view = self._view, view
        self._fill_villages(sight)
        for city, shown in view.cities.items():
            if before is not None and len(shown.outer) == len(before.cities[city].outer) + 1:
                self._build_where_one_clicked(city, len(shown.outer))
            self._central[city].show_as(
                Face() if shown.central is None else Face(palace(shown.central, sight, central=True))
            )
            for k, site in enumerate(self._outer[city]):
                site.show_as(Face(palace(shown.outer[k], sight)) if k < len(shown.outer) else Face())
            counts = tuple((house(seat, sight), number) for seat, number in marks.owners(shown.houses))
            numbers = [number for _, number in counts]
            self._counts[city].show_counts(counts, self._layout.counts(city, numbers, view.maharaja == city))
        self._fill_figures(sight)
        self._fill_track(view)

    def _fill_villages(self, sight: Sight) -> None:
        view: View = sight.view
        art = {seat: house(seat, sight) for seat in range(view.seats)}
        for village, owners in view.villages.items():
            self._villages[village].show_owners(owners, art)
        holder = view.turn_of if view.turn_of is not None else view.to_act
        if view.carrying is None or holder is None:
            self._hand.show_house("", None)
            return
        above = self._house_box(view.carrying, holder).translated(0, -26).adjusted(-4, -4, 4, 4)
        self._hand.show_house(art[holder], above)

    def _fill_figures(self, sight: Sight) -> None:
        view: View = sight.view
        self._maharaja.show_as(Face(MAHARAJA), self._layout.maharaja(view.maharaja))
        # The architect of the viewer is the last sprite, drawn over all others.
        order = sorted(range(view.seats), key=lambda seat: (seat == sight.seat, seat))
        for sprite, seat in zip(self._architects, order, strict=True):
            place = view.architects[seat]
            there = standing(view.architects, place, sight.seat)
            sprite.target = ("architect", seat)
            sprite.show_as(Face(architect(seat, sight)), self._layout.architect(place, there.index(seat), len(there)))

    def _fill_track(self, view: View) -> None:
        lowest = view.track[view.next_city]
        for number, space in enumerate(self._spaces):
            round_ = number - UNNUMBERED + 1
            space.show_space(number == lowest, round_ == view.round, round_ > view.last_round)
        for city, marker in self._markers.items():
            marker.show_as(Face(), self._layout.marker(view.track[city]))

    def _lay_pieces(self, board: Board, seats: int, capacity: int) -> None:
        """Make the pieces for a map and a number of players, from the ground up."""
        self.clear_pieces()
        self._laid = board, seats, capacity
        layout = self._layout = layout_of(board)
        start, cities = board.junctions[START].id, [city.id for city in board.junctions[START + 1 :]]
        self._route, self._trail = journey.Route(layout), journey.Trail(layout)
        self.add(self._route)
        self.add(self._trail)
        self._lay_track(cities, board)
        self._villages = {village.id: self._lay_village(village.id, capacity) for village in board.villages}
        ground = Ground(("start",), "raja/start", None)
        ground.place_ground(layout.ground(start), layout.outline(start))
        self._put(ground)
        self.add(StartName(layout.start_words()))
        self._outer: dict[str, list[Site]] = {}
        self._central: dict[str, Site] = {}
        self._counts: dict[str, Counts] = {}
        for city in cities:
            self._lay_city(city, board)
        self._maharaja = self._put(Figure(("maharaja",)))
        for city in cities:
            self._counts[city] = self._put(Counts(("houses", city)))
        self._architects = [self._put(Figure(("architect", seat))) for seat in range(seats)]
        self._hand = Hand()
        self.add(self._hand)

    def _lay_village(self, village: str, capacity: int) -> Village:
        slots = range(capacity)
        houses = [self._layout.house(village, slot, capacity) for slot in slots]
        plots = [self._layout.plot(village, slot, capacity) for slot in slots]
        sprite = self._put(Village(("village", village), capacity, houses, plots))
        sprite.place(self._layout.village(village))
        return sprite

    def _lay_city(self, city: str, board: Board) -> None:
        layout = self._layout
        ground = Ground(("city", city), "raja/city-ground", layout.hexagon(city, 72))
        ground.place_ground(layout.ground(city), layout.outline(city))
        self._put(ground)
        self._outer[city] = []
        for k in range(1, OUTER_SITES + 1):
            site = self._put(Site(("outer", city, k)))
            site.place_at(layout.outer_site(city, k))
            site.place(layout.outer(city, k))
            self._outer[city].append(site)
        central = self._central[city] = self._put(Site(("central", city)))
        central.place_at(layout.central_site(city))
        central.place(layout.central(city))
        name = board.junctions[board.junction_number[city]].name
        self.add(Plate(layout.plate(city), name, NAME_SIZE, arms(city, board), layout.arms(city)))

    def _lay_track(self, cities: Sequence[str], board: Board) -> None:
        self._spaces = []
        for number in range(SPACES):
            space = self._put(Space(("space", number), str(max(0, number - UNNUMBERED + 1) or "")))
            space.place(self._layout.space(number))
            self._spaces.append(space)
        self._markers = {city: self._put(Marker(("marker", city), arms(city, board))) for city in cities}

    def _put(self, place: SomePlace) -> SomePlace:
        self.add(place)
        return place

    def target_at(self, point: QPointF) -> Target | None:
        """Return the smallest target under a point, in board units; a badge speaks of the way to its junction."""
        for junction, box in self.badges.items():
            if box.contains(point):
                return self._junction_target(junction)
        return super().target_at(point)

    def _build_where_one_clicked(self, city: str, number: int) -> None:
        """Show the outer site that was meant; the rules know outer sites by the order in which they are taken."""
        sites, meant = self._outer[city], self._meant(city, number)
        if meant != number:
            one, other = sites[number - 1], sites[meant - 1]
            places = (one.site, one.box), (other.site, other.box)
            for piece, (ground, box) in zip((other, one), places, strict=True):
                piece.place_at(ground)
                piece.place(box)

    def _meant(self, city: str, number: int) -> int:
        """Return the site that is shown where the next outer palace, of this number, is to stand: the free one pointed
        at.
        """
        match self._hovered:
            case ("outer", str(here), int(site)) if here == city and site > number:
                return site
        return number

    def _outer_box(self, city: str, number: int) -> QRectF:
        return self._outer[city][self._meant(city, number) - 1].box

    def _house_box(self, place: str, seat: int) -> QRectF:
        """Return where a seat's next house would stand in a village or city."""
        if place in self._villages:
            return self._villages[place].free_place()
        view = self._view
        counts = marks.owners(view.cities[place].houses) if view is not None else ()
        seats = [owner for owner, _ in counts]
        numbers = [number for _, number in counts]
        boxes = self._layout.counts(place, numbers, view is not None and view.maharaja == place)
        box = boxes[seats.index(seat)] if seat in seats else boxes[-1]
        size = box.height() + 2
        return QRectF(box.left() + 1, box.center().y() - size / 2, size, size)

    def _own_house(self, place: str, seat: int) -> QRectF:
        """Return where the house stands that a seat would take up."""
        return self._villages[place].house(seat) if place in self._villages else self._house_box(place, seat)

    # ---- what moves and events mean ---------------------------------------------------------------------------

    def notes(self, sight: Sight) -> list[Mark]:
        """Return, while the viewer sets the disc, what the way to each place costs now."""
        view: View = sight.view
        if view.step != "disc" or view.to_act != sight.seat or not sight.live:
            self.badges = {}
            return []
        plan = marks.plan(sight, self._layout)
        self.badges = {junction: mark.box for junction, mark in plan.items()}
        return list(plan.values())

    def outcome(self, move: Move, sight: Sight) -> list[Mark]:
        """Return what a move would do."""
        if isinstance(move, Travel):
            return self.outcome_of_path((move,), sight)
        if isinstance(move, Lift | BuildersLift):
            return [marks.lifted(self._own_house(move.place, _mover(sight)))]
        return list(marks.of_move(move, sight, self._layout, self._house_box, self._outer_box))

    def outcome_of_path(self, path: tuple[Move, ...], sight: Sight) -> list[Mark]:
        """Return what a journey would cost to whom, and the architect where it would end."""
        legs = self._legs(path, sight)
        if not legs:
            return []
        view: View = sight.view
        seat = _mover(sight)
        end = legs[-1].to
        there = [other for other in standing(view.architects, end, sight.seat) if other != seat]
        box = self._layout.architect(end, len(there), len(there) + 1)
        ghost = Mark(box, architect(seat, sight), "", opacity=GHOST_ARCHITECT_OPACITY)
        return [ghost, *journey.marks(legs, sight, seat, self._layout)]

    def preview(self, move: Move | None, sight: Sight | None) -> None:
        """Show what a move would bring: a lit road, markers that step back, and the marks."""
        super().preview(move, sight)
        shown = () if self.animating or sight is None or not isinstance(move, Travel) else (move,)
        self._route.show_legs(self._legs(shown, sight) if sight is not None else ())
        moving: set[str] = set()
        if isinstance(move, Lower) and sight is not None and not self.animating:
            after = marks.lowered(move.city, sight.view)
            moving = {city for city, space in after.items() if space != sight.view.track[city]}
        for city, marker in self._markers.items():
            marker.show_faint(city in moving)
        if move is None and sight is not None and not self.animating:
            self._show_cut()

    def preview_path(self, path: tuple[Move, ...]) -> None:
        """Show a journey along several roads."""
        self.preview(None, None)
        super().preview_path(path)
        if self.sight is not None and not self.animating:
            self._route.show_legs(self._legs(path, self.sight))

    def _show_cut(self) -> None:
        """Cross out the village that keeps a place under the pointer from being reached."""
        refusal = self.offer.blocked.get(self._hovered) if self._hovered is not None else None
        if refusal is None or refusal.key not in ("village_empty", "no_such_road") or self.sight is None:
            return
        view: View = self.sight.view
        village = estimates.obstacle(view, view.architects[_mover(self.sight)], str(refusal.facts["to"]))
        if village is not None:
            self._replace(self._preview_items, [marks.cut(village, self._layout)])

    def _legs(self, path: Sequence[Move], sight: Sight) -> tuple[journey.Leg, ...]:
        travels = [move for move in path if isinstance(move, Travel)]
        return journey.legs(travels, sight.view, _mover(sight))

    def mark_last(self, events: Sequence[Event]) -> None:
        """Mark what changed with corners, and leave the road of a journey dotted."""
        super().mark_last(events)
        self._trail.show_roads(tuple(event.road for event in events if isinstance(event, Travelled)))

    def touched(self, events: Sequence[Event]) -> list[Target]:
        """Return the places that a move changed."""
        if self._view is None:
            return []
        return [target for event in events for target in targets.changed(event, self._view)]

    def names_of(self, target: Target) -> list[QRectF]:
        """Return a city's plate."""
        return [self._layout.plate(str(target[1]))] if len(target) > 1 and target[1] in self._central else []

    def _junction_target(self, junction: str) -> Target:
        return ("city", junction) if junction in self._central else ("start",)

    def flights(self, events: Sequence[Event], before: Sight) -> list[Flight]:
        """Return what moves when these events happen."""
        return Flights(layout_of(before.view.board), before, self._house_box, self._outer_box).of(events)


def _mover(sight: Sight) -> int:
    """Return the seat whose move is shown."""
    view: View = sight.view
    return sight.seat if view.to_act is None else view.to_act


def _paint_ground(canvas: BoardPainter, layout: Layout) -> None:
    """Draw ground and track, and over them the roads of a map."""
    canvas.ground("raja/board-ground", PLANE)
    canvas.picture("raja/governor-track", TRACK)
    lines = [layout.road(road.id) for road in layout.board.roads]
    for colour, width in ((ROAD_EDGE, 10.4), (ROAD, 7.3)):
        for line in lines:
            canvas.line(line, colour, width)
    for line in lines:
        canvas.line(line, ROAD_DOTS, 1.6, dashes=(1.2, 6.1), dotted=True)
