"""What scoring and computers know of chains of palaces is what the graph says, over palaces placed at random."""

import random

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st

from durbar.games.taj_mahal import network
from durbar.games.taj_mahal.boards import own_board
from durbar.games.taj_mahal.chains import joined, joined_provinces, provinces
from durbar.games.taj_mahal.events import PalacesScored
from tests.games.taj_mahal.build import PROVINCE_OF, PROVINCES, A, B, find, leave, table

BOARD = own_board()
CITIES = [city.id for city in BOARD.cities]


def placed(seed):
    """Some cities, in some draws nearly all, in others hardly any."""
    rng = random.Random(seed)
    density = rng.choice([10, 25, 40, 55, 70, 90, 100])
    return frozenset(city for city in CITIES if rng.randrange(100) < density)


placements = st.integers(0, 1 << 32).map(placed)
some_province = st.sampled_from(sorted(PROVINCES))


def as_bits(cities):
    return sum(1 << BOARD.city_number[city] for city in cities)


def as_ids(bits):
    return {city for number, city in enumerate(CITIES) if bits >> number & 1}


def components(own, starts):
    """The own cities in the same component as one of the starts, in the network of own cities."""
    network = BOARD.graph.subgraph(own)
    return set().union(*(nx.node_connected_component(network, city) for city in starts))


@given(placements, st.integers(0, 1 << 32))
def test_joined_is_the_components_of_the_starts(own, seed):
    rng = random.Random(seed)
    starts = set(rng.sample(sorted(own), min(len(own), rng.randrange(6))))
    assert as_ids(joined(BOARD, as_bits(own), as_bits(starts))) == components(own, starts)


@given(placements, some_province)
def test_screens_are_told_the_same(own, province):
    bits, number = as_bits(own), BOARD.province_number[province]
    starts = bits & BOARD.province_sets[number]
    assert network.joined(BOARD, bits, starts) == joined(BOARD, bits, starts)
    assert network.joined_provinces(BOARD, bits, number) == joined_provinces(BOARD, bits, number)
    assert network.provinces(BOARD, bits) == provinces(BOARD, bits)


@given(placements, some_province)
def test_joined_provinces_are_those_of_the_components(own, province):
    reached = components(own, own & set(PROVINCES[province]))
    expected = {PROVINCE_OF[city] for city in reached} - {province}
    found = joined_provinces(BOARD, as_bits(own), BOARD.province_number[province])
    assert [BOARD.provinces[number].id for number in found] == sorted(expected)


@given(placements)
def test_provinces_of_cities(own):
    assert [BOARD.provinces[number].id for number in provinces(BOARD, as_bits(own))] == sorted(
        {PROVINCE_OF[city] for city in own}
    )


@settings(max_examples=100)
@given(placements, placements, some_province)
def test_palace_points_of_the_game_agree(own, others, province):
    """A palace placed in a province among palaces of A, of B, and of both; royal ones among them."""
    palaces = {city: ("Ab" if city < "k" else "Ba") if city in own else "B" for city in others}
    palaces |= {city: "A" if city < "m" else "a" for city in own - others}
    free = [city for city in PROVINCES[province] if city not in palaces]
    palaces = {city: letters for city, letters in palaces.items() if PROVINCE_OF[city] != "agra" or province == "agra"}
    if not free:
        return
    visit = 12 if province == "agra" else 11
    state = table(palaces=palaces, province=province, visit=visit, played={A: ["rVP"]}, taken={"P": B})
    events = leave(state, free[0])
    own_now = {city for city, letters in palaces.items() if "a" in letters.lower()} | {free[0]}
    reached = components(own_now, own_now & set(PROVINCES[province]))
    expected = {PROVINCE_OF[city] for city in reached} - {province}
    (scored,) = find(events, PalacesScored)
    assert sorted(scored.provinces) == sorted(expected)
    assert scored.points == 1 + len(expected)


def test_the_network_is_what_the_dossier_says():
    graph = BOARD.graph
    assert (graph.number_of_nodes(), graph.number_of_edges()) == (49, 84)
    assert nx.is_connected(graph)
    assert nx.check_planarity(graph)[0]
    assert not list(nx.bridges(graph))
    inside = [road for road in graph.edges if PROVINCE_OF[road[0]] == PROVINCE_OF[road[1]]]
    assert len(inside) == 49
    for cities in PROVINCES.values():
        ring = {frozenset(pair) for pair in zip(cities, (*cities[1:], cities[0]), strict=True)}
        assert {frozenset(road) for road in inside if road[0] in cities} == ring
    across = [{PROVINCE_OF[one], PROVINCE_OF[other]} for one, other in graph.edges]
    across = [tuple(sorted(pair)) for pair in across if len(pair) == 2]
    assert (len(across), len(set(across))) == (35, 23)
    assert max(across.count(pair) for pair in across) == 2
    assert sorted(degree for _, degree in graph.degree) == [2] * 4 + [3] * 22 + [4] * 21 + [5] * 2
    assert {city for city, degree in graph.degree if degree == 2} == {"srinagar", "multan", "faizabad", "larkana"}


def test_the_sets_of_a_board_agree_with_its_graph():
    for number, city in enumerate(CITIES):
        assert as_ids(BOARD.neighbours[number]) == set(BOARD.graph[city])
        assert BOARD.provinces[BOARD.province_of[number]].id == PROVINCE_OF[city]
    for number, province in enumerate(BOARD.provinces):
        assert {CITIES[city] for city in BOARD.in_province[number]} == set(PROVINCES[province.id])
        assert as_ids(BOARD.province_sets[number]) == set(PROVINCES[province.id])
