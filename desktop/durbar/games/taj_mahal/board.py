"""The map of Taj Mahal: twelve provinces, forty-nine cities, sixteen fortresses, and the roads between them (§2).

A board is read from JSON and checked. Inside a game provinces are numbers 0 to 11 and cities 0 to 48, in the order of
their ids; a set of cities is a number with their bits.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from durbar.engine.board_file import BadBoard, decode, line_at, line_of_id, line_of_name
from durbar.games.taj_mahal.pieces import Pieces, PiecesFile, check_pieces

if TYPE_CHECKING:
    import networkx as nx

PROVINCES = 12
CITIES = 49
FORTRESSES = 16
LAST_PROVINCE = "agra"
LAST_CITIES, OTHER_CITIES = 5, 4
MOST_ROADS = 150


class Province(msgspec.Struct, frozen=True):
    """A province. tile_anchor: where its tile lies; polygon: its border, in units of the plane."""

    id: str
    name: str
    tile_anchor: tuple[float, float]
    polygon: tuple[tuple[float, float], ...] = ()
    name_fr: str = ""


class City(msgspec.Struct, frozen=True):
    """A city, at (x, y) of the plane."""

    id: str
    name: str
    province: str
    x: float
    y: float
    fortress: bool = False


class _File(msgspec.Struct, frozen=True):
    """What a board file holds. pieces: None for the shipped ones. court: left, top, right, bottom of the court."""

    board: Literal["taj_mahal"]
    provinces: tuple[Province, ...]
    cities: tuple[City, ...]
    roads: tuple[tuple[str, str], ...]
    name: str = ""
    design: str = ""
    plane: tuple[float, float] = (1000, 900)
    court: tuple[float, float, float, float] = (780, 0, 1000, 190)
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
        self.name, self.design, self.plane, self.court = file.name, file.design, file.plane, file.court
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
        """A pickled board is read again from its text."""
        return read_board, (self.text, self.shipped)

    @cached_property
    def rules_digest(self) -> str:
        """Eight letters that change with whatever matters to the rules."""
        cities = [(city.id, city.province, city.fortress) for city in self.cities]
        pieces = (self.pieces.kinds, self.pieces.counts, self.pieces.earned, self.pieces.bonus_tiles)
        rules = msgspec.json.encode((cities, self.roads, pieces, self.pieces.province_tiles))
        return hashlib.blake2b(rules, digest_size=4).hexdigest()

    @cached_property
    def graph(self) -> nx.Graph:
        """The network: a node for each city id, with its ``province``, an edge for each road."""
        return _graph(self.cities, self.roads)


@lru_cache(maxsize=64)
def read_board(text: str, shipped: str = "") -> Board:
    """The board in a text; without pieces of its own it takes those of the shipped text.

    Raises BadBoard with one clear sentence and, where there is one, the line that is wrong.
    """
    file = decode(text, _File)
    if file.pieces is not None:
        check_pieces(file.pieces, text)
    _check_ids(file, text)
    _check_counts(file, text)
    _check_roads(file, text)
    _check_connected(file, text)
    pieces = file.pieces or (decode(shipped, _File).pieces if shipped else None)
    if pieces is None:
        raise BadBoard("no_pieces", "the file says nothing of the cards and tiles.", line_of_name(text, "board"))
    return Board(file, Pieces(pieces), text, shipped)


def _check_ids(file: _File, text: str) -> None:
    things: list[Province | City] = [*file.provinces, *file.cities]
    for thing in things:
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,24}", thing.id):
            sentence = f"the id “{thing.id}” is not made of 1 to 24 letters, digits, - or _."
            raise BadBoard("bad_id", sentence, line_of_id(text, thing.id), {"id": thing.id})
    groups: dict[str, tuple[Province | City, ...]] = {"provinces": file.provinces, "cities": file.cities}
    for group, members in groups.items():
        counted = Counter(thing.id for thing in members)
        for id, many in counted.items():
            if many > 1:
                sentence = f"the id “{id}” is used twice."
                raise BadBoard("twice", sentence, _line_in(text, group, id, 1), {"id": id})
    for city in file.cities:
        if not (0 <= city.x <= file.plane[0] and 0 <= city.y <= file.plane[1]):
            sentence = f"“{city.id}” lies outside the plane of {file.plane[0]:g} by {file.plane[1]:g}."
            raise BadBoard("outside", sentence, _line_in(text, "cities", city.id), {"id": city.id})


def _check_counts(file: _File, text: str) -> None:
    for name, things, many in (("provinces", file.provinces, PROVINCES), ("cities", file.cities, CITIES)):
        if len(things) != many:
            sentence = f"a board has {many} {name}, not {len(things)}."
            raise BadBoard(name, sentence, line_of_name(text, name), {"count": len(things)})
    ids = {province.id for province in file.provinces}
    if LAST_PROVINCE not in ids:
        sentence = f"one province needs the id “{LAST_PROVINCE}”: it is visited last."
        raise BadBoard("no_agra", sentence, line_of_name(text, "provinces"))
    for city in file.cities:
        if city.province not in ids:
            sentence = f"the city “{city.id}” lies in “{city.province}”, which is no province."
            facts: dict[str, str | int] = {"id": city.id, "province": city.province}
            raise BadBoard("unknown_province", sentence, _line_in(text, "cities", city.id), facts)
    cities = Counter(city.province for city in file.cities)
    for province in sorted(ids):
        many = LAST_CITIES if province == LAST_PROVINCE else OTHER_CITIES
        if cities[province] != many:
            sentence = f"the province “{province}” has {many} cities, not {cities[province]}."
            facts = {"id": province, "count": cities[province]}
            raise BadBoard("province_cities", sentence, _line_in(text, "provinces", province), facts)
    fortresses = Counter(city.province for city in file.cities if city.fortress)
    if fortresses.total() != FORTRESSES:
        sentence = f"a board has {FORTRESSES} fortresses, not {fortresses.total()}."
        raise BadBoard("fortresses", sentence, line_of_name(text, "cities"), {"count": fortresses.total()})
    if fortresses[LAST_PROVINCE] != 1:
        sentence = f"the province “{LAST_PROVINCE}” has one fortress, for the Taj Mahal tile."
        raise BadBoard("agra_fortress", sentence, _line_in(text, "provinces", LAST_PROVINCE))


def _check_roads(file: _File, text: str) -> None:
    ids = {city.id for city in file.cities}
    seen: set[tuple[str, str]] = set()
    for one, other in file.roads:
        line = _line_of_road(text, one, other)
        for city in (one, other):
            if city not in ids:
                sentence = f"a road leads to “{city}”, which is no city."
                raise BadBoard("unknown_city", sentence, line, {"city": city})
        if one == other:
            raise BadBoard("loop", f"a road leads from “{one}” back to itself.", line, {"id": one})
        pair = (min(one, other), max(one, other))
        if pair in seen:
            sentence = f"two roads join “{one}” and “{other}”."
            raise BadBoard("road_twice", sentence, line, {"id": one, "city": other})
        seen.add(pair)
    if len(file.roads) > MOST_ROADS:
        sentence = f"a board has at most {MOST_ROADS} roads, not {len(file.roads)}."
        raise BadBoard("roads", sentence, line_of_name(text, "roads"), {"count": len(file.roads)})


def _line_in(text: str, group: str, id: str, which: int = 0) -> int:
    """The line of the ``which``-th province or city with this id; a city may be called like its province."""
    found = re.search(rf'"{group}"\s*:', text)
    start = found.start() if found else 0
    line = line_of_id(text[start:], id, which)
    return line_at(text, start) - 1 + line if line else 0


def _line_of_road(text: str, one: str, other: str) -> int:
    found = list(re.finditer(rf'"{re.escape(one)}"\s*,\s*"{re.escape(other)}"', text))
    return line_at(text, found[-1].start()) if found else 0


def _check_connected(file: _File, text: str) -> None:
    import networkx as nx

    graph = _graph(file.cities, file.roads)
    reached = nx.node_connected_component(graph, file.cities[0].id)
    for city in file.cities:
        if city.id not in reached:
            sentence = f"no roads join “{city.id}” to “{file.cities[0].id}”."
            raise BadBoard("cut_off", sentence, _line_in(text, "cities", city.id), {"id": city.id})


def _graph(cities: tuple[City, ...], roads: tuple[tuple[str, str], ...]) -> nx.Graph:
    import networkx as nx  # importing it takes longer than all else that a start needs

    graph: nx.Graph = nx.Graph()
    graph.add_nodes_from((city.id, {"province": city.province}) for city in cities)
    graph.add_edges_from(roads)
    return graph
