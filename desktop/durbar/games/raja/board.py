"""The map of Raja: the start, seven cities, thirty villages and the roads between them (§3.1).

A board is read from JSON and checked. Inside a game its places are small numbers: junctions 0 (the start) to 7 in the
order of the file, villages 0 to 29 and roads 0 and up in the order of their ids.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from durbar.engine.board_file import BadBoard, decode, line_of_id, line_of_name

if TYPE_CHECKING:
    import networkx as nx

CITIES = 7
VILLAGES = 30
START = 0
LONGEST_ROAD = 4
MOST_ROADS = 40


class Junction(msgspec.Struct, frozen=True):
    """The start or a city, at (x, y) of the plane. home_of: the number of the character at home there (§11.2.6)."""

    id: str
    name: str
    kind: Literal["start", "city"]
    x: float
    y: float
    home_of: int = 0


class Village(msgspec.Struct, frozen=True):
    """A village, at (x, y) of the plane."""

    id: str
    x: float
    y: float


class Road(msgspec.Struct, frozen=True, rename={"origin": "from"}):
    """A road between two junctions, through villages in this order."""

    id: str
    origin: str
    to: str
    villages: tuple[str, ...]


class _File(msgspec.Struct):
    """What a board file holds. design: who drew the map. plane: width and height that positions refer to."""

    board: Literal["raja"]
    junctions: tuple[Junction, ...]
    villages: tuple[Village, ...]
    roads: tuple[Road, ...]
    name: str = ""
    design: str = ""
    plane: tuple[float, float] = (1000, 700)


class Way(msgspec.Struct, frozen=True, gc=False):
    """A road as one leaves a junction on it. road, to, villages: numbers; villages: in the order they are crossed.

    mask: bit v is set for village v.
    """

    road: int
    to: int
    villages: tuple[int, ...]
    mask: int


class Board:
    """A checked map. Equal texts give the same object.

    junctions: the start, then the cities as in the file. villages, roads: by id. homes: number of the city that is
    home to each character, by its number.
    ways: for each junction the roads that leave it, in the order of road ids.
    """

    def __init__(self, file: _File, text: str):
        """Not to be called: see ``read_board``."""
        self.text = text
        self.name = file.name
        self.design = file.design
        self.plane = file.plane
        starts = [junction for junction in file.junctions if junction.kind == "start"]
        cities = [junction for junction in file.junctions if junction.kind == "city"]
        self.junctions = (*starts, *cities)
        self.villages = tuple(sorted(file.villages, key=lambda village: village.id))
        self.roads = tuple(sorted(file.roads, key=lambda road: road.id))
        self.junction_number = {junction.id: number for number, junction in enumerate(self.junctions)}
        self.village_number = {village.id: number for number, village in enumerate(self.villages)}
        self.road_number = {road.id: number for number, road in enumerate(self.roads)}
        self.homes = {city.home_of: number for number, city in enumerate(self.junctions) if city.home_of}
        self.ways = tuple(tuple(self._ways_from(junction.id)) for junction in self.junctions)

    def _ways_from(self, junction: str) -> list[Way]:
        ways = []
        for number, road in enumerate(self.roads):
            for here, there, step in ((road.origin, road.to, 1), (road.to, road.origin, -1)):
                if here == junction:
                    villages = tuple(self.village_number[village] for village in road.villages[::step])
                    mask = sum(1 << village for village in villages)
                    ways.append(Way(number, self.junction_number[there], villages, mask))
        return ways

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled board is read again from its text."""
        return read_board, (self.text,)

    @property
    def cities(self) -> range:
        """The numbers of the seven cities."""
        return range(1, CITIES + 1)

    @cached_property
    def rules_digest(self) -> str:
        """Eight letters that change with whatever matters to the rules: ids, roads, home cities."""
        rules = (
            [(junction.id, junction.kind, junction.home_of) for junction in self.junctions],
            [village.id for village in self.villages],
            self.roads,
        )
        return hashlib.blake2b(msgspec.json.encode(rules), digest_size=4).hexdigest()

    @cached_property
    def graph(self) -> nx.Graph:
        """The network: a node for each junction and village id, an edge for each stretch between neighbours.

        Nodes have ``kind`` ("start", "city", "village"); edges have ``road``, the id of their road.
        """
        return _graph(self.junctions, self.villages, self.roads)


@lru_cache(maxsize=64)
def read_board(text: str) -> Board:
    """The board in a text. Raises BadBoard with one clear sentence and, where there is one, the line that is wrong."""
    file = decode(text, _File)
    _check_counts(file, text)
    _check_ids(file, text)
    _check_homes(file, text)
    _check_roads(file, text)
    _check_villages(file, text)
    _check_connected(file, text)
    return Board(file, text)


def _check_counts(file: _File, text: str) -> None:
    cities = sum(junction.kind == "city" for junction in file.junctions)
    starts = len(file.junctions) - cities
    if starts != 1:
        raise BadBoard(
            "starts",
            f"a board has one start, not {starts}.",
            line_of_name(text, "junctions"),
            {"count": starts},
        )
    if cities != CITIES:
        raise BadBoard(
            "cities", f"a board has {CITIES} cities, not {cities}.", line_of_name(text, "junctions"), {"count": cities}
        )
    if len(file.villages) != VILLAGES:
        count = len(file.villages)
        raise BadBoard(
            "villages",
            f"a board has {VILLAGES} villages, not {count}.",
            line_of_name(text, "villages"),
            {"count": count},
        )
    if len(file.roads) > MOST_ROADS:
        count = len(file.roads)
        raise BadBoard(
            "roads",
            f"a board has at most {MOST_ROADS} roads, not {count}.",
            line_of_name(text, "roads"),
            {"count": count},
        )


def _check_ids(file: _File, text: str) -> None:
    counted: Counter[str] = Counter()
    things: list[Junction | Village | Road] = [*file.junctions, *file.villages, *file.roads]
    for thing in things:
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,12}", thing.id):
            sentence = f"the id “{thing.id}” is not made of 1 to 12 letters, digits, - or _."
            raise BadBoard("bad_id", sentence, line_of_id(text, thing.id), {"id": thing.id})
        counted[thing.id] += 1
        if counted[thing.id] > 1:
            sentence = f"the id “{thing.id}” is used twice."
            raise BadBoard("twice", sentence, line_of_id(text, thing.id, 1), {"id": thing.id})
    places: list[Junction | Village] = [*file.junctions, *file.villages]
    for place in places:
        if not (0 <= place.x <= file.plane[0] and 0 <= place.y <= file.plane[1]):
            sentence = f"“{place.id}” lies outside the plane of {file.plane[0]:g} by {file.plane[1]:g}."
            raise BadBoard("outside", sentence, line_of_id(text, place.id), {"id": place.id})


def _check_homes(file: _File, text: str) -> None:
    cities = [junction for junction in file.junctions if junction.kind == "city"]
    seen: set[int] = set()
    for city in cities:
        if city.home_of not in range(1, CITIES + 1) or city.home_of in seen:
            sentence = f"the city “{city.id}” needs a home_of from 1 to 7 that no other city has, not {city.home_of}."
            raise BadBoard("home", sentence, line_of_id(text, city.id), {"id": city.id, "card": city.home_of})
        seen.add(city.home_of)


def _check_roads(file: _File, text: str) -> None:
    junctions = {junction.id for junction in file.junctions}
    villages = {village.id for village in file.villages}
    for road in file.roads:
        facts: dict[str, str | int] = {"id": road.id}
        line = line_of_id(text, road.id)
        for end in (road.origin, road.to):
            if end not in junctions:
                sentence = f"the road “{road.id}” leads to “{end}”, which is no city and not the start."
                raise BadBoard("unknown_city", sentence, line, {**facts, "city": end})
        if road.origin == road.to:
            raise BadBoard("loop", f"the road “{road.id}” leads from “{road.to}” back to itself.", line, facts)
        for village in road.villages:
            if village not in villages:
                sentence = f"the road “{road.id}” goes through “{village}”, which is no village."
                raise BadBoard("unknown_village", sentence, line, {**facts, "village": village})
        if not 1 <= len(road.villages) <= LONGEST_ROAD:
            count = len(road.villages)
            sentence = f"the road “{road.id}” has {count} villages; a road has 1 to {LONGEST_ROAD}."
            raise BadBoard("road_villages", sentence, line, {**facts, "count": count})


def _check_villages(file: _File, text: str) -> None:
    """Each village lies on one road, once."""
    lying = Counter(village for road in file.roads for village in road.villages)
    for village in file.villages:
        line = line_of_id(text, village.id)
        if not lying[village.id]:
            raise BadBoard("orphan", f"no road goes through the village “{village.id}”.", line, {"id": village.id})
        if lying[village.id] > 1:
            sentence = f"the village “{village.id}” lies on more than one road, or twice on one."
            raise BadBoard("forked", sentence, line, {"id": village.id})


def _check_connected(file: _File, text: str) -> None:
    import networkx as nx

    start = next(junction.id for junction in file.junctions if junction.kind == "start")
    reached = nx.node_connected_component(_graph(file.junctions, file.villages, file.roads), start)
    for junction in file.junctions:
        if junction.id not in reached:
            sentence = f"no road network joins “{junction.id}” to the start."
            raise BadBoard("cut_off", sentence, line_of_id(text, junction.id), {"id": junction.id})


def _graph(junctions: tuple[Junction, ...], villages: tuple[Village, ...], roads: tuple[Road, ...]) -> nx.Graph:
    import networkx as nx  # importing it takes longer than all else that a start needs

    graph: nx.Graph = nx.Graph()
    graph.add_nodes_from((junction.id, {"kind": junction.kind}) for junction in junctions)
    graph.add_nodes_from((village.id, {"kind": "village"}) for village in villages)
    for road in roads:
        nx.add_path(graph, (road.origin, *road.villages, road.to), road=road.id)
    return graph
