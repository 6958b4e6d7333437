"""The map of Raja: the start, seven cities, thirty villages and the roads between them (§3.1).

A board is read from JSON and checked. Inside a game its places are small numbers: junctions 0 (the start) to 7 in the
order of the file, villages 0 to 29 and roads 0 and up in the order of their ids.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from durbar.engine.board_file import BoardFile, Name, Place, Remark, Side
from durbar.engine.digest import digest
from durbar.engine.json_entries import Path

if TYPE_CHECKING:
    import networkx as nx

CITIES = 7
VILLAGES = 30
START = 0
LONGEST_ROAD = 4
MOST_ROADS = 40


class Junction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The start or a city, at (x, y) of the plane. home_of: the number of the character at home there (§11.2.6).

    maharaja: where his elephant stands beside it, in degrees clockwise from the right.
    """

    id: str
    name: Name
    kind: Literal["start", "city"]
    x: Place
    y: Place
    home_of: int = 0
    maharaja: Annotated[int, msgspec.Meta(ge=0, lt=360)] = 220


class Village(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A village, at (x, y) of the plane."""

    id: str
    x: Place
    y: Place


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"origin": "from"}):
    """A road between two junctions, through villages in this order."""

    id: str
    origin: str
    to: str
    villages: tuple[str, ...]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """What a board file holds. design: who drew the map. plane: width and height that positions refer to."""

    board: Literal["raja"]
    junctions: tuple[Junction, ...]
    villages: tuple[Village, ...]
    roads: tuple[Road, ...]
    name: Name = ""
    design: Remark = ""
    plane: tuple[Side, Side] = (1000, 700)


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
        """Pickle the board as its text, to be made again."""
        return known_board, (self.text,)

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
        return digest(msgspec.json.encode(rules), 4)

    @cached_property
    def graph(self) -> nx.Graph:
        """The network: a node for each junction and village id, an edge for each stretch between neighbours.

        Nodes have ``kind`` ("start", "city", "village"); edges have ``road``, the id of their road.
        """
        return _graph(self.junctions, self.villages, self.roads)


@lru_cache(maxsize=64)
def read_board(text: str) -> Board:
    """Return the board in a text.

    Raises BadBoard with one clear sentence and, where there is one, the line that is wrong.
    """
    source = BoardFile(text)
    file = source.read(_File)
    _check_counts(file, source)
    _check_ids(file, source)
    _check_places(file, source)
    _check_homes(file, source)
    _check_roads(file, source)
    _check_villages(file, source)
    _check_connected(file, source)
    return known_board(text)


@lru_cache(maxsize=64)
def known_board(text: str) -> Board:
    """Return the board in a text that was checked before: Durbar's own, by the tests, or one that was pickled."""
    return Board(BoardFile(text).read(_File), text)


def _check_counts(file: _File, source: BoardFile) -> None:
    cities = sum(junction.kind == "city" for junction in file.junctions)
    starts = len(file.junctions) - cities
    if starts != 1:
        raise source.bad("starts", "a board has one start, not {count}.", ("junctions",), count=starts)
    if cities != CITIES:
        sentence = "a board has {many} cities, not {count}."
        raise source.bad("cities", sentence, ("junctions",), many=CITIES, count=cities)
    if len(file.villages) != VILLAGES:
        sentence = f"a board has {VILLAGES} villages, not {{count}}."
        raise source.bad("villages", sentence, ("villages",), count=len(file.villages))
    if len(file.roads) > MOST_ROADS:
        sentence = "a board has at most {many} roads, not {count}."
        raise source.bad("roads", sentence, ("roads",), many=MOST_ROADS, count=len(file.roads))


def _check_ids(file: _File, source: BoardFile) -> None:
    seen: set[str] = set()
    for path, thing in _things(file):
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,12}", thing.id):
            sentence = "the id “{id}” is not made of 1 to 12 letters, digits, - or _."
            raise source.bad("bad_id", sentence, (*path, "id"), id=thing.id)
        if thing.id in seen:
            raise source.bad("twice", "the id “{id}” is used twice.", (*path, "id"), id=thing.id)
        seen.add(thing.id)


def _things(file: _File) -> Iterator[tuple[Path, Junction | Village | Road]]:
    """Yield all that has an id, and where it stands."""
    groups: dict[str, Sequence[Junction | Village | Road]] = {
        "junctions": file.junctions,
        "villages": file.villages,
        "roads": file.roads,
    }
    for group, things in groups.items():
        for number, thing in enumerate(things):
            yield (group, number), thing


def _check_places(file: _File, source: BoardFile) -> None:
    wide, high = file.plane
    for path, place in _things(file):
        if isinstance(place, Road):
            continue
        for axis, at, most in (("x", place.x, wide), ("y", place.y, high)):
            if at > most:
                sentence = f"“{{id}}” lies outside the plane of {wide:g} by {high:g}."
                raise source.bad("outside", sentence, (*path, axis), id=place.id)


def _check_homes(file: _File, source: BoardFile) -> None:
    seen: set[int] = set()
    for number, junction in enumerate(file.junctions):
        path: Path = ("junctions", number, "home_of")
        if junction.kind == "start":
            if junction.home_of:
                raise source.bad("start_home", "the start is the home of nobody: no home_of belongs there.", path)
            continue
        if junction.home_of not in range(1, CITIES + 1) or junction.home_of in seen:
            sentence = f"the city “{{id}}” needs a home_of from 1 to {CITIES} that no other city has, not {{card}}."
            raise source.bad("home", sentence, path, id=junction.id, card=junction.home_of)
        seen.add(junction.home_of)


def _check_roads(file: _File, source: BoardFile) -> None:
    junctions = {junction.id for junction in file.junctions}
    villages = {village.id for village in file.villages}
    for number, road in enumerate(file.roads):
        path: Path = ("roads", number)
        for key, end in (("from", road.origin), ("to", road.to)):
            if end not in junctions:
                sentence = "the road “{id}” leads to “{city}”, which is no city and not the start."
                raise source.bad("unknown_city", sentence, (*path, key), id=road.id, city=end)
        if road.origin == road.to:
            raise source.bad("loop", "the road “{id}” ends where it begins.", path, id=road.id)
        for place, village in enumerate(road.villages):
            if village not in villages:
                sentence = "the road “{id}” goes through “{village}”, which is no village."
                raise source.bad("unknown_village", sentence, (*path, "villages", place), id=road.id, village=village)
        if not 1 <= len(road.villages) <= LONGEST_ROAD:
            sentence = f"the road “{{id}}” has {{count}} villages; a road has 1 to {LONGEST_ROAD}."
            raise source.bad("road_villages", sentence, (*path, "villages"), id=road.id, count=len(road.villages))


def _check_villages(file: _File, source: BoardFile) -> None:
    """Check that each village lies on one road, once."""
    lying = Counter(village for road in file.roads for village in road.villages)
    for number, village in enumerate(file.villages):
        path: Path = ("villages", number)
        if not lying[village.id]:
            raise source.bad("orphan", "no road goes through the village “{id}”.", path, id=village.id)
        if lying[village.id] > 1:
            sentence = "the village “{id}” lies on more than one road, or twice on one."
            raise source.bad("forked", sentence, path, id=village.id)


def _check_connected(file: _File, source: BoardFile) -> None:
    import networkx as nx

    start = next(junction.id for junction in file.junctions if junction.kind == "start")
    reached = nx.node_connected_component(_graph(file.junctions, file.villages, file.roads), start)
    for number, junction in enumerate(file.junctions):
        if junction.id not in reached:
            sentence = "no road network joins “{id}” to the start."
            raise source.bad("cut_off", sentence, ("junctions", number), id=junction.id)


def _graph(junctions: tuple[Junction, ...], villages: tuple[Village, ...], roads: tuple[Road, ...]) -> nx.Graph:
    import networkx as nx  # 0.2 s, 18 MB: screens ask for it and the check of another’s map, no computer player

    graph: nx.Graph = nx.Graph()
    graph.add_nodes_from((junction.id, {"kind": junction.kind}) for junction in junctions)
    graph.add_nodes_from((village.id, {"kind": "village"}) for village in villages)
    for road in roads:
        nx.add_path(graph, (road.origin, *road.villages, road.to), road=road.id)
    return graph
