"""The map and the pieces: Durbar's own, and files of other owners, sound or refused with one sentence and its line.

What the network is like is told in test_chains.py.
"""

import json

import pytest

import durbar
from durbar.engine.board_file import BadBoard
from durbar.games.taj_mahal.board import read_board
from durbar.games.taj_mahal.boards import found, own_board
from durbar.system import boards
from tests.games.taj_mahal.build import FORTRESSES, PROVINCE_OF

TEXT = boards.shipped("taj_mahal")


# ---- Durbar's own --------------------------------------------------------------------------------------------------


def test_durbars_own_map_passes_the_checks_that_it_is_loaded_without():
    assert read_board(TEXT, TEXT) is own_board()


def test_the_map_names_its_own_designer():
    assert "not the published board" in own_board().design
    assert set(own_board().pieces.own_design) == {"bonus_tiles", "coloured_cards", "special_cards"}


def test_the_drawing_has_no_crossing_roads():
    at = {city.id: (city.x, city.y) for city in own_board().cities}

    def turn(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    edges = [(at[one], at[other]) for one, other in own_board().roads]
    for number, (a, b) in enumerate(edges):
        for c, d in edges[:number]:
            if {a, b} & {c, d}:
                continue
            assert not (turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0)


def test_cities_lie_in_their_provinces_and_outside_the_court():
    provinces = {province.id: province.polygon for province in own_board().provinces}
    left, top, right, bottom = own_board().court
    for city in own_board().cities:
        assert inside(provinces[city.province], city.x, city.y), city.id
        assert not (left <= city.x <= right and top <= city.y <= bottom)


def inside(polygon, x, y):
    """Whether a point lies in a polygon: a ray to the right crosses its border an odd number of times."""
    crossings = 0
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


# ---- files that are refused ----------------------------------------------------------------------------------------


def changed(*changes):
    """The file with each first text of a pair replaced by its second."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def line_of(fragment, text=TEXT, which=1):
    """The number of the ``which``-th line that holds this."""
    return [number for number, line in enumerate(text.splitlines(), start=1) if fragment in line][which - 1]


ORCHHA = ",\n" + TEXT.splitlines()[line_of('"id": "orchha"') - 1]
BIHAR = ',\n  {"id": "bihar", "name": "Bihar", "tile_anchor": [1, 1]}'
KASHMIR = "[438, 0], [447, 15]]}"
SRINAGAR = '{"id": "srinagar", "name": "Srinagar", "province": "kashmir", "fortress": true'
LAHORE = '{"id": "lahore", "name": "Lahore", "province": "lahore", "fortress": true'
AGRA = '{"id": "agra", "name": "Agra", "province": "agra", "fortress": true'
RED = '{"colour": "red", "symbols": ["elephant", "vizier"], "count": 3}'
SPECIAL = '{"princess": "points", "general": "elephant", "monk": "grand_mogul", "vizier": "change"}'
WHITE = '{"elephant": 7, "vizier": 1,'

#: What is changed, the key of the reason, and a piece of the line it is to name.
WRONG = [
    # how many there are
    ([(ORCHHA, "")], "cities", '"cities": ['),
    ([(ORCHHA, ORCHHA + ORCHHA.replace("orchha", "goa"))], "cities", '"cities": ['),
    ([(KASHMIR, KASHMIR + BIHAR)], "provinces", '"provinces": ['),
    ([('{"id": "agra", "name": "Agra", "name_fr"', '{"id": "oudh", "name": "Agra", "name_fr"')], "no_agra",
     '"provinces": ['),
    ([('"province": "kashmir"', '"province": "goa"')], "unknown_province", '"id": "srinagar"'),
    ([(LAHORE, LAHORE.replace('"province": "lahore"', '"province": "goa"'))], "unknown_province", '"x": 279'),
    ([('"id": "kishtwar", "name": "Kishtwar", "province": "kashmir"',
       '"id": "kishtwar", "name": "Kishtwar", "province": "lahore"')], "province_cities", '"tile_anchor": [575, 105]'),
    ([('"id": "mathura", "name": "Mathura", "province": "agra"',
       '"id": "mathura", "name": "Mathura", "province": "delhi"')], "province_cities", '"tile_anchor": [585, 320]'),
    ([(SRINAGAR, SRINAGAR.replace("true", "false"))], "fortresses", '"cities": ['),
    ([('"Kishtwar", "province": "kashmir", "fortress": false', '"Kishtwar", "province": "kashmir", "fortress": true')],
     "fortresses", '"cities": ['),
    ([(AGRA, AGRA.replace("true", "false")), ('"Kishtwar", "province": "kashmir", "fortress": false',
      '"Kishtwar", "province": "kashmir", "fortress": true')], "agra_fortress", '"tile_anchor": [660, 540]'),
    # roads
    ([('["srinagar", "kishtwar"]', '["srinagar", "goa"]')], "unknown_city", '["srinagar", "goa"]'),
    ([('["srinagar", "kishtwar"]', '["goa", "kishtwar"]')], "unknown_city", '["goa", "kishtwar"]'),
    ([('["srinagar", "kishtwar"]', '["srinagar", "srinagar"]')], "loop", '["srinagar", "srinagar"]'),
    ([('["poonch", "srinagar"]', '["kishtwar", "srinagar"]')], "road_twice", '["kishtwar", "srinagar"]'),
    # ids and places
    ([('"id": "kishtwar"', '"id": "srinagar"')], "twice", '"name": "Kishtwar"'),
    ([('"id": "delhi", "name": "Delhi", "province"', '"id": "sirhind", "name": "Delhi", "province"')], "twice",
     '"x": 623'),
    ([('"id": "mathura"', '"id": "agra"')], "twice", '"x": 708'),
    ([('"id": "multan", "name": "Multan", "name_fr"', '"id": "lahore", "name": "Multan", "name_fr"')], "twice",
     '"tile_anchor": [125, 225]'),
    ([('"id": "srinagar"', '"id": "sri nagar"')], "bad_id", '"id": "sri nagar"'),
    ([('"id": "srinagar"', '"id": ""')], "bad_id", '"id": ""'),
    ([('"id": "srinagar"', '"id": "abcdefghijklmnopqrstuvwxy"')], "bad_id", '"abcdefghijklmnopqrstuvwxy"'),
    ([('"id": "kashmir"', '"id": "käsmir"')], "bad_id", '"käsmir"'),
    ([('"x": 563, "y": 36', '"x": 1001, "y": 36')], "outside", '"id": "srinagar"'),
    ([('"x": 563, "y": 36', '"x": 563, "y": -1')], "number_range", '"id": "srinagar"'),
    ([('"x": 708, "y": 474', '"x": 708, "y": 901')], "outside", '"y": 901'),
    # cards and tiles
    ([('   ["rice"],\n', "")], "province_tiles", '"province_tiles": ['),
    ([('   ["rice"],\n', '   ["rice", "tea"],\n')], "province_tile", '["rice", "tea"],'),
    ([('["jewels", "tea"]', '["jewels"]')], "province_tile", '["jewels"],'),
    ([('["jewels", "tea"]', '["tea", "tea"]')], "province_tile", '["tea", "tea"]'),
    ([('["jewels", "tea"]', '["jewels", "tea", "tea"]')], "province_tile", '["jewels", "tea", "tea"]'),
    ([('["jewels", "tea"]', '["jewels", "silk"]')], "province_tile", '["jewels", "silk"]'),
    ([('"bonus_tiles": {"points": 3', '"bonus_tiles": {"points": 4')], "pieces", '"bonus_tiles": {'),
    ([('"bonus_tiles": {"points": 3, "card": 3', '"bonus_tiles": {"points": 7, "card": -1')], "piece_count",
     '"bonus_tiles": {'),
    ([('"rice": 1, "spices": 2, "tea": 3', '\n"rice": -1, "spices": 2, "tea": 5')], "piece_count", '"rice": -1'),
    ([('"rice": 1, "spices": 2, "tea": 3', '\n"rice": -10e300, "spices": 2, "tea": 5')], "number_far", '"rice": -1'),
    ([('"bonus_tiles": {"points": 3', '"bonus_tiles": {"silk": 3')], "unknown_piece", '"bonus_tiles": {'),
    ([(WHITE, '{"elephant": 8, "vizier": 1,')], "pieces", '"white_cards": {'),
    ([(WHITE, '{"elephant": 9, "vizier": -1,')], "piece_count", '"white_cards": {'),
    ([(WHITE, '{"elephant": 7, "king": 1,')], "unknown_piece", '"white_cards": {'),
    ([(RED, RED.replace("3", "4"))], "cards_of_colour", '"coloured_cards": ['),
    ([(RED, RED.replace("3", "0"))], "card_count", '"count": 0'),
    ([(RED, RED.replace("red", "blue"))], "card_colour", '"blue"'),
    ([(RED, RED.replace("red", "white"))], "card_colour", '"white"'),
    ([(RED, RED.replace('"elephant"', '"king"'))], "card_symbol", '"king"'),
    ([(RED, RED.replace('"elephant"', '"vizier"'))], "card_double", '["vizier", "vizier"]'),
    ([(RED, RED.replace('"count"', '"many"'))], "unknown_key", '"many"'),
    ([(SPECIAL, SPECIAL.replace("change", "points"))], "special_cards", '"special_cards": {'),
    ([(SPECIAL, SPECIAL.replace("change", "flight"))], "special_cards", '"special_cards": {'),
    ([(SPECIAL, SPECIAL.replace("monk", "king"))], "special_cards", '"special_cards": {'),
    ([(SPECIAL, SPECIAL.replace(', "vizier": "change"', ""))], "special_cards", '"special_cards": {'),
    # where things lie
    ([('"tile_anchor": [575, 105]', '"tile_anchor": [575, 1e300]')], "number_range", '"id": "kashmir"'),
    ([('"tile_anchor": [575, 105]', '"tile_anchor": [575, 905]')], "outside", '"id": "kashmir"'),
    ([('"label": [697, 153,', '"label": [697, 953,')], "outside", '"id": "kashmir"'),
    ([('"label": [754, 771,', '"label": [1754, 771,')], "outside", '"id": "orchha"'),
    ([('[471, 202]', '[1471, 202]')], "outside", '"id": "kashmir"'),
    ([('"court": [780, 0, 1000, 190]', '"court": [780, 0, 1001, 190]')], "court", '"court"'),
    ([('"court": [780, 0, 1000, 190]', '"court": [780, 190, 1000, 190]')], "court", '"court"'),
    ([('"court": [780, 0, 1000, 190]', '"court": [780, 0, 1000]')], "list_length", '"court"'),
    # the form
    ([('"x": 563', '"x": "left"')], "want_number", '"id": "srinagar"'),
    ([('"x": 708, ', "")], "missing_key", '"id": "agra", "name": "Agra", "province"'),
    ([('"tile_anchor": [575, 105]', '"tile_anchor": [575]')], "list_length", '"id": "kashmir"'),
    ([('"tile_anchor": [660, 540]', '"tile_anchor": 7')], "want_list", '"id": "agra"'),
    ([('["srinagar", "kishtwar"]', '["srinagar"]')], "list_length", '["srinagar"]'),
    ([('["kishtwar", "jammu"]', '["kishtwar", 7]')], "want_text", '["kishtwar", 7]'),
    ([('"board": "taj_mahal"', '"board": "ra"')], "want_value", '"board"'),
    ([('"plane": [1000, 900]', '"plane": [1000]')], "list_length", '"plane"'),
    ([('"x": 563, "y"', '"x": 563 "y"')], "not_json", '"id": "srinagar"'),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "key", "line"), WRONG, ids=lambda value: value if isinstance(value, str) else None)
def test_a_wrong_file_is_refused_with_its_line(changes, key, line):
    text = changed(*changes)
    with pytest.raises(BadBoard) as raised:
        read_board(text, TEXT)
    error = raised.value
    assert (error.key, error.line) == (key, line_of(line, text))
    sentence = str(error)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert sentence.count(". ") == 0
    assert sentence.startswith(f"Line {error.line}: ") == bool(error.line)
    assert sentence[0].isupper()
    assert all(isinstance(fact, (int, str)) for fact in error.facts.values())


def test_a_city_that_no_road_reaches():
    text = TEXT
    for road in ('  ["srinagar", "kishtwar"],\n', '  ["poonch", "srinagar"],\n'):
        assert road in text
        text = text.replace(road, "")
    with pytest.raises(BadBoard) as raised:
        read_board(text, TEXT)
    assert raised.value.key == "cut_off"
    assert "srinagar" in str(raised.value)
    assert raised.value.line in {line_of('"id": "kishtwar"', text), line_of('"id": "srinagar"', text)}


def test_too_many_roads():
    cities = sorted(PROVINCE_OF)
    known = {frozenset(road) for road in own_board().roads}
    more = [(one, other) for one in cities for other in cities if one < other and frozenset((one, other)) not in known]
    added = "".join(f'  ["{one}", "{other}"],\n' for one, other in more[:67])
    text = TEXT.replace('  ["srinagar", "kishtwar"],\n', added + '  ["srinagar", "kishtwar"],\n')
    with pytest.raises(BadBoard) as raised:
        read_board(text, TEXT)
    assert (raised.value.key, raised.value.line) == ("roads", line_of('"roads": [', text))
    read_board(text.replace(added.splitlines(keepends=True)[0], ""), TEXT)


def test_a_city_is_not_taken_for_the_province_of_its_name():
    """Whichever of the two lists comes first in the file."""
    data = json.loads(TEXT)
    turned = {name: data[name] for name in ("board", "cities", "roads", "provinces", "pieces")}
    text = json.dumps(turned, indent=1).replace('"province": "lahore",\n   "fortress": true,\n   "x": 279',
                                                '"province": "goa",\n   "fortress": true,\n   "x": 279')  # fmt: skip
    with pytest.raises(BadBoard) as raised:
        read_board(text, TEXT)
    assert (raised.value.key, raised.value.line) == ("unknown_province", line_of('"province": "goa"', text))


# ---- pieces --------------------------------------------------------------------------------------------------------


def without_pieces():
    data = json.loads(TEXT)
    del data["pieces"]
    data["name"] = "Only a map"
    return json.dumps(data, indent=1)


def test_a_map_alone_takes_the_pieces_that_durbar_brings():
    sound = read_board(without_pieces(), TEXT)
    assert sound.pieces.kinds == own_board().pieces.kinds
    assert sound.rules_digest == own_board().rules_digest
    assert sound.name == "Only a map"


def test_a_map_alone_with_no_pieces_at_hand():
    for shipped in ("", without_pieces()):
        with pytest.raises(BadBoard) as raised:
            read_board(without_pieces(), shipped)
        assert (raised.value.key, raised.value.line) == ("no_pieces", 2)


def with_pieces(change):
    """The shipped file with its pieces changed by a function."""
    data = json.loads(TEXT)
    change(data["pieces"])
    return json.dumps(data)


def test_pieces_of_ones_own():
    def swap(pieces):
        effects = {"princess": "change", "general": "points", "monk": "elephant", "vizier": "grand_mogul"}
        pieces["special_cards"] = effects
        pieces["white_cards"] = {"elephant": 12}
        pieces["bonus_tiles"] = {"points": 15}

    sound = read_board(with_pieces(swap), TEXT)
    kinds = sound.pieces.kinds
    assert [kinds[card].id for card in sound.pieces.earned] == [
        "special-grand_mogul", "special-points", "special-elephant", "special-change",
    ]  # fmt: skip
    assert [kinds[card].id for card in sound.pieces.white if sound.pieces.counts[card]] == ["white-elephant"]
    assert sound.pieces.bonus_tiles == ("points",) * 15
    assert len(sound.pieces.deck) == 96
    assert sound.rules_digest != own_board().rules_digest


def test_two_lines_for_one_kind_of_card():
    def split(pieces):
        first = pieces["coloured_cards"][0]
        pieces["coloured_cards"][0:1] = [
            {**first, "count": 1},
            {**first, "symbols": first["symbols"][::-1], "count": 2},
        ]

    assert read_board(with_pieces(split), TEXT).pieces.deck == own_board().pieces.deck


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["pieces"]["special_cards"].update(princess="change", vizier="points"),
        lambda data: data["pieces"]["province_tiles"].reverse() or data["pieces"]["province_tiles"].reverse()
        or data["pieces"]["province_tiles"].__setitem__(1, ["rice", "tea"]),
        lambda data: data["pieces"]["bonus_tiles"].update(points=2, card=4),
        lambda data: data["pieces"]["white_cards"].update(elephant=6, vizier=2),
        lambda data: data["roads"].__setitem__(0, ["srinagar", "jammu"]),
        lambda data: data["cities"][1].update(fortress=True) or data["cities"][0].update(fortress=False),
    ],
)  # fmt: skip
def test_what_matters_to_the_rules_is_in_the_digest(change):
    data = json.loads(TEXT)
    change(data)
    assert read_board(json.dumps(data), TEXT).rules_digest != own_board().rules_digest


def test_names_and_places_do_not_matter_to_the_rules():
    text = changed(('"name": "Srinagar"', '"name": "Shrinagar"'), ('"x": 563, "y": 36', '"x": 560, "y": 30'))
    assert read_board(text, TEXT).rules_digest == own_board().rules_digest


def test_fortresses_of_ones_own(tmp_path, monkeypatch):
    """They may lie elsewhere: then bonus tiles do."""
    monkeypatch.setattr(boards, "folder", lambda: tmp_path)
    kishtwar = '"Kishtwar", "province": "kashmir", "fortress": '
    text = changed((SRINAGAR, SRINAGAR.replace("true", "false")), (f"{kishtwar}false", f"{kishtwar}true"))
    (tmp_path / "mine.json").write_text(text, encoding="utf-8")
    (key,) = found()[0]
    state = durbar.start("taj_mahal", seats=3, seed=1, options={"board": key})
    tiles = {id for id, city in state.view(0).cities.items() if city.bonus}
    assert tiles == FORTRESSES - {"srinagar"} | {"kishtwar"}
