"""Journeys are held to brute force, and to sums over the board's graph, over houses placed at random."""

import json
import random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from durbar.games.raja.board import read_board
from durbar.games.raja.boards import own_board
from durbar.games.raja.routes import (
    Traveller,
    alternatives,
    cheapest,
    connected,
    cut_roads,
    obstacle,
    tolls,
)  # fmt: skip
from tests.games.raja.build import A, play, table

BOARD = own_board()
JUNCTIONS = [junction.id for junction in BOARD.junctions]
NUMBER = BOARD.village_number
SEATS = 4


def placed(seed):
    """Houses in thirty villages, in some draws nearly everywhere, in others hardly anywhere."""
    rng = random.Random(seed)
    density = rng.choice([30, 60, 80, 95, 100])
    return tuple(
        tuple(sorted(rng.choices(range(SEATS), k=rng.choice([1, 1, 2])))) if rng.randrange(100) < density else ()
        for _ in range(30)
    )


placements = st.integers(0, 1 << 32).map(placed)
junctions = st.sampled_from(JUNCTIONS)
seats = st.integers(0, SEATS - 1)


def open_graph(villages):
    """The board without villages that have no house."""
    empty = [village for village, number in NUMBER.items() if not villages[number]]
    return BOARD.graph.subgraph(set(BOARD.graph) - set(empty))


def toll(villages, seat, place):
    """What a village costs a seat; a junction costs nothing."""
    here = villages[NUMBER[place]] if place in NUMBER else ()
    return 0 if seat in here else len(here)


def weighed(villages, seat):
    """The open network as a directed one: an edge costs what entering its head costs, and a little for a village."""
    graph = nx.DiGraph()
    graph.add_nodes_from(JUNCTIONS)
    for one, other in open_graph(villages).edges:
        for origin, to in ((one, other), (other, one)):
            graph.add_edge(origin, to, weight=1000 * toll(villages, seat, to) + (to in NUMBER))
    return graph


def sums(journey):
    return 1000 * journey.tolls + journey.villages


@given(placements, junctions, seats)
def test_the_cheapest_journeys_are_the_shortest_paths(villages, origin, seat):
    lengths = nx.single_source_dijkstra_path_length(weighed(villages, seat), origin)
    found = cheapest(BOARD, villages, SEATS, origin, Traveller(seat))
    expected = {place: length for place, length in lengths.items() if place in JUNCTIONS and place != origin}
    assert {place: sums(journey) for place, journey in found.items()} == expected


@given(placements, junctions, seats)
def test_a_journey_is_a_path_and_costs_what_its_villages_cost(villages, origin, seat):
    for to, journey in cheapest(BOARD, villages, SEATS, origin, Traveller(seat)).items():
        here, crossed, paid = origin, [], [0] * SEATS
        for name, stop in zip(journey.roads, journey.stops, strict=True):
            road = BOARD.roads[BOARD.road_number[name]]
            assert {road.origin, road.to} == {here, stop}
            crossed += road.villages
            here = stop
        assert here == to
        for village in crossed:
            if seat not in villages[NUMBER[village]]:
                for owner in villages[NUMBER[village]]:
                    paid[owner] += 1
        assert list(journey.paid) == paid
        assert journey.villages == len(crossed)
        assert [(move.road, move.to) for move in journey.moves] == list(zip(journey.roads, journey.stops, strict=True))


@given(placements, junctions, seats, st.integers(0, 12))
def test_what_can_be_paid(villages, origin, seat, gold):
    everything = cheapest(BOARD, villages, SEATS, origin, Traveller(seat))
    payable = cheapest(BOARD, villages, SEATS, origin, Traveller(seat, gold))
    assert payable == {place: journey for place, journey in everything.items() if journey.tolls <= gold}
    assert cheapest(BOARD, villages, SEATS, origin, Traveller(seat, gold), reckless=True) == everything
    with_monk = cheapest(BOARD, villages, SEATS, origin, Traveller(seat, 0, by_bank=True))
    assert {place: journey.roads for place, journey in with_monk.items()} == {
        place: journey.roads for place, journey in everything.items()
    }
    assert all(journey.cost == 0 for journey in with_monk.values())


@given(placements)
def test_connected_is_the_component_of_the_start(villages):
    component = nx.node_connected_component(open_graph(villages), "START")
    assert connected(BOARD, villages) == component & set(JUNCTIONS) - {"START"}


@given(placements)
def test_cut_roads(villages):
    graph = open_graph(villages)
    for road in BOARD.roads:
        whole = nx.is_path(graph, [road.origin, *road.villages, road.to])
        assert (road.id in cut_roads(BOARD, villages)) == (not whole)


@given(placements, seats)
def test_tolls_of_a_road(villages, seat):
    cut = cut_roads(BOARD, villages)
    for ways in BOARD.ways:
        for way in ways:
            paid = tolls(BOARD, villages, seat, way, SEATS)
            assert (paid is None) == (BOARD.roads[way.road].id in cut)
            if paid is not None:
                assert sum(paid) == sum(toll(villages, seat, BOARD.villages[number].id) for number in way.villages)
                assert paid[seat] == 0


@settings(max_examples=40)
@given(placements, junctions, junctions, seats)
def test_alternatives_are_all_the_ways_that_pay_others(villages, origin, to, seat):
    """Every simple path of networkx is no better for anybody than one of the alternatives."""
    found = alternatives(BOARD, villages, SEATS, origin, to, Traveller(seat)) if origin != to else []
    if origin == to:
        return
    assert found == sorted(found, key=lambda journey: journey.order)
    assert len({journey.paid for journey in found}) == len(found)
    paths = list(nx.all_simple_paths(open_graph(villages), origin, to)) if to in open_graph(villages) else []
    assert bool(paths) == bool(found)
    offered = {journey.paid for journey in found}
    met = set()
    for path in paths:
        paid = [0] * SEATS
        for place in path:
            if place in NUMBER and seat not in villages[NUMBER[place]]:
                for owner in villages[NUMBER[place]]:
                    paid[owner] += 1
        met.add(tuple(paid))
    assert offered == {
        one for one in met if not any(other != one and all(map(int.__le__, other, one)) for other in met)
    }
    if found:
        assert found[0] == cheapest(BOARD, villages, SEATS, origin, Traveller(seat))[to]
        for gold in range(found[-1].tolls + 1):
            payable = alternatives(BOARD, villages, SEATS, origin, to, Traveller(seat, gold))
            assert payable == [journey for journey in found if journey.tolls <= gold]


@settings(max_examples=40)
@given(placements, junctions, st.integers(0, 8))
def test_the_first_road_of_a_journey_is_a_legal_move(villages, origin, purse):
    """The rules and the search agree on every road from where an architect stands."""
    houses = {
        village.id: "".join("ABCD"[owner] for owner in villages[NUMBER[village.id]]) for village in BOARD.villages
    }
    if any("".join(houses.values()).count(letter) > 20 for letter in "ABCD"):
        return
    state = table(4, villages=houses, architects=[origin], gold=[purse], quarry=[0] * 4)
    view = state.view(A)
    journeys = cheapest(view.board, tuple(view.villages.values()), 4, origin, Traveller(A, purse))
    legal = {(move.road, move.to) for move in state.legal_moves() if move.word == "travel"}
    assert {(journey.roads[0], journey.stops[0]) for journey in journeys.values()} <= legal
    for to, journey in journeys.items():
        twin = state.copy()
        for move in journey.moves:
            twin.play(move)
        assert twin.view(A).architects[A] == to
        assert twin.view(A).own_gold == purse - journey.cost


@pytest.mark.parametrize("reach", [0, 1, 2])
def test_a_dear_road_and_a_long_free_one(reach):
    state = table(3, villages={"V05": "B", "V06": "C", "V03": "A", "V04": "A", "V13": "A", "V14": "A"}, gold=[reach])
    view = state.view(A)
    found = alternatives(view.board, tuple(view.villages.values()), 3, "START", "JAI", Traveller(A, reach))
    assert [journey.roads for journey in found] == [("R02", "R07")]
    play(state, *map(str, found[0].moves))
    assert state.view(A).architects[A] == "JAI"


def test_alternatives_that_pay_different_owners():
    state = table(3, villages={"V01": "B", "V02": "A", "V03": "C", "V04": "A", "V11": "A", "V12": "A"})
    view = state.view(A)
    found = alternatives(view.board, tuple(view.villages.values()), 3, "START", "UDA", Traveller(A, 15))
    assert [(journey.roads, journey.paid) for journey in found] == [(("R02",), (0, 0, 1)), (("R01", "R06"), (0, 1, 0))]


def every_way(villages, seat, origin):
    """All ways from a junction that pass none twice, found by hand: where they lead, and their order (ruling A7)."""
    todo = [(origin, (), frozenset({origin}), 0, 0)]
    while todo:
        here, roads, passed, tolls_paid, crossed = todo.pop()
        if roads:
            yield here, (tolls_paid, crossed, roads)
        for road in BOARD.roads:
            owners = [villages[NUMBER[village]] for village in road.villages]
            to = {road.origin: road.to, road.to: road.origin}.get(here)
            if to is not None and to not in passed and all(owners):
                due = sum(len(one) for one in owners if seat not in one)
                todo.append((to, (*roads, road.id), passed | {to}, tolls_paid + due, crossed + len(owners)))


@settings(max_examples=25)
@given(placements, junctions, seats)
def test_no_way_found_by_hand_comes_before_the_cheapest(villages, origin, seat):
    best = {}
    for to, order in every_way(villages, seat, origin):
        best[to] = min(order, best.get(to, order))
    found = cheapest(BOARD, villages, SEATS, origin, Traveller(seat))
    assert {to: journey.order for to, journey in found.items()} == best


@settings(max_examples=25)
@given(placements, junctions, junctions)
def test_the_village_to_blame_is_the_first_empty_one_on_a_way_with_fewest_of_them(villages, origin, to):
    def empty_on(path):
        return [place for place in path if place in NUMBER and not villages[NUMBER[place]]]

    ways = [empty_on(path) for path in nx.all_simple_paths(BOARD.graph, origin, to)] if origin != to else [[]]
    fewest = min(map(len, ways))
    to_blame = {way[0] if way else None for way in ways if len(way) == fewest}
    assert obstacle(BOARD, villages, origin, to) in to_blame


def test_of_two_roads_between_the_same_places_the_cheaper_is_taken_and_both_are_offered():
    text = json.loads(BOARD.text)
    roads = {road["id"]: road for road in text["roads"]}
    double, single = roads["R01"], roads["R02"]
    single["from"], single["to"] = double["to"], double["from"]
    board = read_board(json.dumps(text))
    for dear, cheap in (("R01", "R02"), ("R02", "R01")):
        owners = tuple((1, 2) if village.id in roads[dear]["villages"] else (3,) for village in board.villages)
        origin, to = double["from"], double["to"]
        assert cheapest(board, owners, SEATS, origin, Traveller(0))[to].roads == (cheap,)
        offered = alternatives(board, owners, SEATS, origin, to, Traveller(0))
        assert {(cheap,), (dear,)} <= {journey.roads for journey in offered}
    alike = ((1,),) * len(board.villages)
    assert cheapest(board, alike, SEATS, double["from"], Traveller(0))[double["to"]].roads == ("R01",)
