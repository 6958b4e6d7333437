"""The map of Taj Mahal: twelve provinces, forty-nine cities, sixteen fortresses, and the roads between them (§2).

A board is read from JSON and checked. Inside a game provinces are numbers 0 to 11 and cities 0 to 48, in the order of
their ids; a set of cities is a number with their bits.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from durbar.engine.board_file import BoardFile, Name, Place, Remark, Side
from durbar.engine.digest import digest
from durbar.engine.json_entries import Path
from durbar.games.taj_mahal.pieces import Pieces, PiecesFile, check_pieces

if TYPE_CHECKING:
    import networkx as nx

PROVINCES = 12
CITIES = 49
FORTRESSES = 16
LAST_PROVINCE = "agra"
LAST_CITIES, OTHER_CITIES = 5, 4
MOST_ROADS = 150
MOST_CORNERS = 200
#: Where the court begins from the left and ends from the top, of the whole, when a file does not say.
COURT_FROM, COURT_TO = 0.78, 19 / 90

#: x and y, in units of the plane.
Point = tuple[Place, Place]
#: The middle of a name, how many times larger than usual it is written, and how many at most where text is large.
NameSize = Annotated[float, msgspec.Meta(ge=0.5, le=3)]
NamePlace = tuple[Place, Place, NameSize, NameSize]


class Province(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A province. tile_anchor: where its tile lies; polygon: its border, in units of the plane.

    label: where its name stands; None: below its tile.
    """

    id: str
    name: Name
    tile_anchor: Point
    polygon: Annotated[tuple[Point, ...], msgspec.Meta(max_length=MOST_CORNERS)] = ()
    name_fr: Name = ""
    label: NamePlace | None = None


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city, at (x, y) of the plane. label: where its name stands; None: below it."""

    id: str
    name: Name
    province: str
    x: Place
    y: Place
    fortress: bool = False
    label: NamePlace | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a board file holds. pieces: None for the shipped ones.

    court: left, top, right, bottom of the court, None for the corner at the top right.
    """

    board: Literal["taj_mahal"]
    provinces: tuple[Province, ...]
    cities: tuple[City, ...]
    roads: tuple[tuple[str, str], ...]
    name: Name = ""
    design: Remark = ""
    plane: tuple[Side, Side] = (1000, 900)
    court: tuple[Place, Place, Place, Place] | None = None
    pieces: PiecesFile | None = None


class Board:
    """A checked map with its pieces. Equal texts give the same object.

    provinces, cities: by id. in_province: the cities of each province, as numbers and as a set; province_of: a city's
    province. neighbours: of each city, as a set. fortresses: city numbers. last: the province of the last visit.
    """

    def __init__(self, file: _File, pieces: Pieces, text: str, shipped: str):
        """Not to be called: see ``read_board``."""
        self.text, self.shipped = text, shipped
        self.pieces = pieces
        self.name, self.design, self.plane = file.name, file.design, file.plane
        wide, high = file.plane
        self.court = file.court or (wide * COURT_FROM, 0, wide, high * COURT_TO)
        self.provinces = tuple(sorted(file.provinces, key=lambda province: province.id))
        self.cities = tuple(sorted(file.cities, key=lambda city: city.id))
        self.roads = tuple(sorted((min(road), max(road)) for road in file.roads))
        self.province_number = {province.id: number for number, province in enumerate(self.provinces)}
        self.city_number = {city.id: number for number, city in enumerate(self.cities)}
        self.province_of = tuple(self.province_number[city.province] for city in self.cities)
        self.in_province = tuple(
            tuple(city for city, home in enumerate(self.province_of) if home == province)
            for province in range(PROVINCES)
        )
        self.province_sets = tuple(sum(1 << city for city in cities) for cities in self.in_province)
        self.fortresses = tuple(number for number, city in enumerate(self.cities) if city.fortress)
        self.last = self.province_number[LAST_PROVINCE]
        neighbours = [0] * CITIES
        for one, other in self.roads:
            a, b = self.city_number[one], self.city_number[other]
            neighbours[a] |= 1 << b
            neighbours[b] |= 1 << a
        self.neighbours = tuple(neighbours)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the board as its text, to be made again."""
        return known_board, (self.text, self.shipped)

    @cached_property
    def rules_digest(self) -> str:
        """Eight letters that change with whatever matters to the rules."""
        cities = [(city.id, city.province, city.fortress) for city in self.cities]
        pieces = (self.pieces.kinds, self.pieces.counts, self.pieces.earned, self.pieces.bonus_tiles)
        rules = msgspec.json.encode((cities, self.roads, pieces, self.pieces.province_tiles))
        return digest(rules, 4)

    @cached_property
    def graph(self) -> nx.Graph:
        """The network: a node for each city id, with its ``province``, an edge for each road."""
        return _graph(self.cities, self.roads)


@lru_cache(maxsize=64)
def read_board(text: str, shipped: str = "") -> Board:
    """Return the board in a text; without pieces of its own it takes those of the shipped text.

    Raises BadBoard with one clear sentence and, where there is one, the line that is wrong.
    """
    source = BoardFile(text)
    file = source.read(_File)
    if file.pieces is not None:
        check_pieces(file.pieces, source)
    _check_ids(file, source)
    _check_places(file, source)
    _check_counts(file, source)
    _check_cities(file, source)
    _check_fortresses(file, source)
    _check_roads(file, source)
    _check_connected(file, source)
    if _pieces(file, shipped) is None:
        raise source.bad("no_pieces", "the file says nothing of the cards and tiles.", ("board",))
    return known_board(text, shipped)


@lru_cache(maxsize=64)
def known_board(text: str, shipped: str) -> Board:
    """Return the board in a text that was checked before: Durbar's own, by the tests, or one that was pickled."""
    file = BoardFile(text).read(_File)
    pieces = _pieces(file, shipped)
    assert pieces is not None
    return Board(file, Pieces(pieces), text, shipped)


def _pieces(file: _File, shipped: str) -> PiecesFile | None:
    return file.pieces or (BoardFile(shipped).read(_File).pieces if shipped else None)


def _check_ids(file: _File, source: BoardFile) -> None:
    """Check that ids are unique; a city may be called like its province."""
    groups: dict[str, tuple[Province | City, ...]] = {"provinces": file.provinces, "cities": file.cities}
    for group, things in groups.items():
        seen: set[str] = set()
        for number, thing in enumerate(things):
            path = (group, number, "id")
            if not re.fullmatch(r"[A-Za-z0-9_-]{1,24}", thing.id):
                sentence = "the id “{id}” is not made of 1 to 24 letters, digits, - or _."
                raise source.bad("bad_id", sentence, path, id=thing.id)
            if thing.id in seen:
                raise source.bad("twice", "the id “{id}” is used twice.", path, id=thing.id)
            seen.add(thing.id)


def _check_places(file: _File, source: BoardFile) -> None:
    """Check that all that has a place lies on the plane."""
    for path, id, point in _points(file):
        if any(at > most for at, most in zip(point, file.plane, strict=True)):
            sentence = f"“{{id}}” lies outside the plane of {file.plane[0]:g} by {file.plane[1]:g}."
            raise source.bad("outside", sentence, path, id=id)
    if file.court is None:
        return
    left, top, right, bottom = file.court
    if not (left < right <= file.plane[0] and top < bottom <= file.plane[1]):
        sentence = "the court is left, top, right and bottom of a part of the plane."
        raise source.bad("court", sentence, ("court",))


def _points(file: _File) -> Iterator[tuple[Path, str, Point]]:
    """Yield every point of the map, where it stands, and the id of what lies there."""
    for number, province in enumerate(file.provinces):
        yield ("provinces", number, "tile_anchor"), province.id, province.tile_anchor
        for corner, point in enumerate(province.polygon):
            yield ("provinces", number, "polygon", corner), province.id, point
        if province.label is not None:
            yield ("provinces", number, "label"), province.id, province.label[:2]
    for number, city in enumerate(file.cities):
        yield ("cities", number), city.id, (city.x, city.y)
        if city.label is not None:
            yield ("cities", number, "label"), city.id, city.label[:2]


def _check_counts(file: _File, source: BoardFile) -> None:
    for name, many, count in (("provinces", PROVINCES, len(file.provinces)), ("cities", CITIES, len(file.cities))):
        if count != many:
            raise source.bad(name, f"a board has {{many}} {name}, not {{count}}.", (name,), many=many, count=count)
    if len(file.roads) > MOST_ROADS:
        sentence = "a board has at most {many} roads, not {count}."
        raise source.bad("roads", sentence, ("roads",), many=MOST_ROADS, count=len(file.roads))
    if all(province.id != LAST_PROVINCE for province in file.provinces):
        sentence = f"one province needs the id “{LAST_PROVINCE}”: it is visited last."
        raise source.bad("no_agra", sentence, ("provinces",))


def _check_cities(file: _File, source: BoardFile) -> None:
    """Check that each city lies in a province, and each province has its number of them."""
    ids = {province.id for province in file.provinces}
    for number, city in enumerate(file.cities):
        if city.province not in ids:
            sentence = "the city “{id}” lies in “{province}”, which is no province."
            path = ("cities", number, "province")
            raise source.bad("unknown_province", sentence, path, id=city.id, province=city.province)
    cities = Counter(city.province for city in file.cities)
    for number, province in enumerate(file.provinces):
        many = LAST_CITIES if province.id == LAST_PROVINCE else OTHER_CITIES
        if (count := cities[province.id]) != many:
            sentence = f"the province “{{id}}” has {many} cities, not {{count}}."
            raise source.bad("province_cities", sentence, ("provinces", number), id=province.id, count=count)


def _check_fortresses(file: _File, source: BoardFile) -> None:
    fortresses = Counter(city.province for city in file.cities if city.fortress)
    if (count := fortresses.total()) != FORTRESSES:
        raise source.bad("fortresses", f"a board has {FORTRESSES} fortresses, not {{count}}.", ("cities",), count=count)
    if fortresses[LAST_PROVINCE] != 1:
        sentence = f"the province “{LAST_PROVINCE}” has one fortress, for the Taj Mahal tile."
        number = [province.id for province in file.provinces].index(LAST_PROVINCE)
        raise source.bad("agra_fortress", sentence, ("provinces", number))


def _check_roads(file: _File, source: BoardFile) -> None:
    ids = {city.id for city in file.cities}
    seen: set[tuple[str, str]] = set()
    for number, (one, other) in enumerate(file.roads):
        path: Path = ("roads", number)
        for end, city in enumerate((one, other)):
            if city not in ids:
                raise source.bad("unknown_city", "a road leads to “{city}”, which is no city.", (*path, end), city=city)
        if one == other:
            raise source.bad("loop", "a road leads from “{id}” back to itself.", path, id=one)
        pair = (min(one, other), max(one, other))
        if pair in seen:
            raise source.bad("road_twice", "two roads join “{id}” and “{city}”.", path, id=one, city=other)
        seen.add(pair)


def _check_connected(file: _File, source: BoardFile) -> None:
    import networkx as nx

    first = file.cities[0].id
    reached = nx.node_connected_component(_graph(file.cities, file.roads), first)
    for number, city in enumerate(file.cities):
        if city.id not in reached:
            raise source.bad("cut_off", f"no roads join “{{id}}” to “{first}”.", ("cities", number), id=city.id)


def _graph(cities: tuple[City, ...], roads: tuple[tuple[str, str], ...]) -> nx.Graph:
    import networkx as nx  # 0.2 s, 18 MB: screens ask for it and the check of another’s map, no computer player

    graph: nx.Graph = nx.Graph()
    graph.add_nodes_from((city.id, {"province": city.province}) for city in cities)
    graph.add_edges_from(roads)
    return graph
