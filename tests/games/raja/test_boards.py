"""The map: Durbar's own, and files of other owners, sound or refused with one sentence and the line that is wrong."""

import networkx as nx
import pytest

from durbar.engine.board_file import BadBoard
from durbar.games.raja.board import read_board
from durbar.games.raja.boards import own_board
from durbar.system import boards

TEXT = boards.shipped("raja")


# ---- Durbar's own map ----------------------------------------------------------------------------------------------


def test_durbars_own_map_passes_the_checks_that_it_is_loaded_without():
    assert read_board(TEXT) is own_board()


def test_the_network_is_what_the_dossier_says():
    graph = own_board().graph
    assert (graph.number_of_nodes(), graph.number_of_edges()) == (38, 46)
    assert nx.is_connected(graph)
    assert nx.is_biconnected(graph)
    assert not list(nx.bridges(graph))
    assert nx.check_planarity(graph)[0]


def test_roads_and_junctions():
    board = own_board()
    assert sorted(len(road.villages) for road in board.roads) == [1, 1, *[2] * 14]
    assert [board.graph.degree(junction.id) for junction in board.junctions] == [5, 3, 3, 4, 5, 4, 4, 4]
    assert all(board.graph.degree(village.id) == 2 for village in board.villages), "no forks in villages"


def test_villages_from_the_start():
    board = own_board()
    junctions = {junction.id for junction in board.junctions}
    far = {}
    for city in junctions - {"START"}:
        paths = nx.all_simple_paths(board.graph, "START", city, cutoff=10)
        far[city] = min(len(set(path) - junctions) for path in paths)
    assert far == {"AHM": 2, "KHA": 2, "UDA": 2, "JAI": 2, "AGR": 2, "JOD": 3, "DEL": 3}


def test_the_drawing_has_no_crossing_roads():
    board = own_board()
    at = {place.id: (place.x, place.y) for place in (*board.junctions, *board.villages)}

    def turn(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    edges = [(at[one], at[other]) for one, other in board.graph.edges]
    for number, (a, b) in enumerate(edges):
        for c, d in edges[:number]:
            if {a, b} & {c, d}:
                continue
            assert not (turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0)


def test_homes_of_the_characters():
    board = own_board()
    homes = {junction.home_of: junction.name for junction in board.junctions if junction.kind == "city"}
    assert homes == {
        1: "Delhi", 2: "Ahmadabad", 3: "Khajuraho", 4: "Udaipur", 5: "Jaipur", 6: "Agra", 7: "Jodhpur",
    }  # fmt: skip
    assert {number: board.junctions[city].name for number, city in board.homes.items()} == homes


def test_the_map_names_its_own_designer():
    assert "not the published board" in own_board().design


def test_ways_are_the_roads_from_both_ends():
    board = own_board()
    for number, junction in enumerate(board.junctions):
        for way in board.ways[number]:
            road = board.roads[way.road]
            villages = tuple(board.villages[village].id for village in way.villages)
            to = board.junctions[way.to].id
            assert {junction.id, to} == {road.origin, road.to}
            assert villages == (road.villages if road.origin == junction.id else road.villages[::-1])
            assert way.mask == sum(1 << village for village in way.villages)
    assert sum(map(len, board.ways)) == 2 * len(board.roads)


# ---- files that are refused ----------------------------------------------------------------------------------------


def changed(*changes):
    """The file with each first text of a pair replaced by its second; and the line of the first change."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def line_of(fragment, text=TEXT, which=1):
    """The number of the ``which``-th line that holds this."""
    return [number for number, line in enumerate(text.splitlines(), start=1) if fragment in line][which - 1]


R01 = '{"id": "R01", "from": "START", "to": "AHM", "villages": ["V01", "V02"]}'
V30 = ',\n  {"id": "V30", "x": 891, "y": 278}'
DEL = ',\n  {"id": "DEL", "name": "Delhi", "kind": "city", "x": 880, "y": 95, "home_of": 1, "maharaja": 205}'

#: What is changed, the key of the reason, and a piece of the line it is to name.
WRONG = [
    ([(V30, "")], "villages", '"villages": ['),
    ([(V30, V30 + ',\n  {"id": "V31", "x": 1, "y": 1}')], "villages", '"villages": ['),
    ([(DEL, "")], "cities", '"junctions": ['),
    ([(DEL, DEL + DEL.replace("DEL", "GOA"))], "cities", '"junctions": ['),
    ([('"kind": "start"', '"kind": "city"')], "starts", '"junctions": ['),
    ([('"name": "Delhi", "kind": "city"', '"name": "Delhi", "kind": "start"')], "starts", '"junctions": ['),
    ([(R01, R01.replace('"to": "AHM"', '"to": "START"'))], "loop", '"id": "R01"'),
    ([(R01, R01.replace('"to": "AHM"', '"to": "GOA"'))], "unknown_city", '"id": "R01"'),
    ([(R01, R01.replace('"from": "START"', '"from": "V05"'))], "unknown_city", '"id": "R01"'),
    ([(R01, R01.replace('"V02"', '"V99"'))], "unknown_village", '"id": "R01"'),
    ([(R01, R01.replace('"V02"', '"AHM"'))], "unknown_village", '"id": "R01"'),
    ([(R01, R01.replace('["V01", "V02"]', "[]"))], "road_villages", '"id": "R01"'),
    ([(R01, R01.replace('"V02"]', '"V02", "V03", "V04", "V05"]'))], "road_villages", '"id": "R01"'),
    ([(R01, R01.replace(', "V02"', ""))], "orphan", '"id": "V02"'),
    ([(R01, R01.replace('"V02"]', '"V02", "V30"]'))], "forked", '"id": "V30"'),
    ([(R01, R01.replace('"V02"', '"V01"'))], "forked", '"id": "V01"'),
    ([('"id": "V02"', '"id": "V01"')], "twice", '"id": "V01", "x": 255'),
    ([('"id": "R02"', '"id": "R01"')], "twice", '"to": "UDA", "villages": ["V03"'),
    ([('"id": "KHA"', '"id": "V01"')], "twice", '"x": 361'),
    ([('"id": "AHM"', '"id": "A M"')], "bad_id", '"id": "A M"'),
    ([('"id": "AHM"', '"id": ""')], "bad_id", '"id": ""'),
    ([('"id": "AHM"', '"id": "AHMADABADISLONG"')], "bad_id", '"id": "AHMADABADISLONG"'),
    ([('"x": 90, "y": 585', '"x": 1090, "y": 585')], "outside", '"id": "AHM"'),
    ([('"x": 361, "y": 611', '"x": 361, "y": -1')], "number_range", '"id": "V01"'),
    ([('"home_of": 3', '"home_of": 2')], "home", '"id": "KHA"'),
    ([('"home_of": 3', '"home_of": 8')], "home", '"id": "KHA"'),
    ([(', "home_of": 3', "")], "home", '"id": "KHA"'),
    ([('"kind": "city", "x": 90', '"kind": "town", "x": 90')], "want_value", '"id": "AHM"'),
    ([('"x": 90', '"x": "left"')], "want_number", '"id": "AHM"'),
    ([('"x": 90, ', "")], "missing_key", '"id": "AHM"'),
    ([(R01, R01.replace('["V01", "V02"]', '"V01"'))], "want_list", '"id": "R01"'),
    ([(R01, R01.replace('["V01", "V02"]', "[1, 2]"))], "want_text", '"id": "R01"'),
    ([('"board": "raja"', '"board": "ra"')], "want_value", '"board"'),
    ([('"plane": [1000, 700]', '"plane": [1000]')], "list_length", '"plane"'),
    ([('"plane": [1000, 700]', '"plane": [1e300, 700]')], "number_range", '"plane"'),
    ([('"plane": [1000, 700]', '"plane": [0, 700]')], "number_range", '"plane"'),
    ([('"plane": [1000, 700]', '"plane": null')], "want_list", '"plane"'),
    ([('"plane": [1000, 700]', '"plain": [1000, 700]')], "unknown_key_near", '"plain"'),
    ([('"home_of": 2', '"home": 2')], "unknown_key_near", '"id": "AHM"'),
    ([('"home_of": 2', '"mood": 2, "home_of": 2')], "unknown_key", '"id": "AHM"'),
    ([('"home_of": 2', '"home_of": 2, "home_of": 2')], "key_twice", '"id": "AHM"'),
    ([('"home_of": 2', '"home_of": true')], "want_whole", '"id": "AHM"'),
    ([('"home_of": 2', '"home_of": 2.0')], "want_whole", '"id": "AHM"'),
    ([('"home_of": 2', f'"home_of": {"9" * 5000}')], "number_far", '"id": "AHM"'),
    ([('"kind": "start"', '"kind": "start", "home_of": 2')], "start_home", '"id": "START"'),
    ([('"x": 90', f'"x": {"9" * 5000}')], "number_range", '"id": "AHM"'),
    ([('"x": 90', '"x": 1e300')], "number_range", '"id": "AHM"'),
    ([('"x": 90', '"x": true')], "want_number", '"id": "AHM"'),
    ([('"x": 90', '"x": -Infinity')], "not_json", '"id": "AHM"'),
    ([('"name": "Agra"', f'"name": "{"A" * 101}"')], "text_long", '"id": "AGR"'),
    ([('"x": 90, "y"', '"x": 90 "y"')], "not_json", '"id": "AHM"'),
    ([('"x": 90', '"x": NaN')], "not_json", '"id": "AHM"'),
    ([('"x": 90', '"x": 1e999')], "number_range", '"id": "AHM"'),
    ([('"name": "Agra"', '"name": "\\ud800"')], "not_json", '"id": "AGR"'),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "key", "line"), WRONG, ids=lambda value: value if isinstance(value, str) else None)
def test_a_wrong_file_is_refused_with_its_line(changes, key, line):
    text = changed(*changes)
    with pytest.raises(BadBoard) as raised:
        read_board(text)
    error = raised.value
    assert (error.key, error.line) == (key, line_of(line, text))
    sentence = str(error)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert sentence.count(". ") == 0
    assert sentence.startswith(f"Line {error.line}: ") == bool(error.line)
    assert sentence[0].isupper()


def test_a_city_that_no_road_reaches():
    text = TEXT
    for road in ("R01", "R06", "R10"):
        old = next(line for line in TEXT.splitlines() if f'"{road}"' in line)
        text = text.replace(old, old.replace('"AHM"', '"KHA"'))
    with pytest.raises(BadBoard) as raised:
        read_board(text)
    assert raised.value.key == "cut_off"
    assert raised.value.line == line_of('"id": "AHM"', text)


def test_too_many_roads():
    more = "".join(
        f',\n  {{"id": "X{number}", "from": "START", "to": "AHM", "villages": ["V01"]}}' for number in range(25)
    )
    text = TEXT.replace(R01, R01 + more)
    with pytest.raises(BadBoard) as raised:
        read_board(text)
    assert (raised.value.key, raised.value.line) == ("roads", line_of('"roads": ['))
