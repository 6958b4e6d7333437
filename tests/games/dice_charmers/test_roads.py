"""Roads are held to networkx's own answers and to brute force, over provinces drawn at random by the rules."""

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st

from durbar.engine.rng import Rng
from durbar.games.dice_charmers import roads
from durbar.games.dice_charmers.boards import own_board
from durbar.games.dice_charmers.usable import face_usable
from tests.games.dice_charmers.build import BACK, BIT, CELLS, RESIDENCE, across, legal, play, road, table, waiting

SUN = own_board().sheets["sun"]
SHAPES = {
    "straight": ("EW", "NS"), "curve": ("ES", "NE", "NW", "SW"), "junction": ("ESW", "NES", "NEW", "NSW"),
    "crossing": ("NESW",),
}  # fmt: skip
GREEN = {"straight": SHAPES["straight"], "curve": SHAPES["curve"], "half_roads": SHAPES["straight"] + SHAPES["curve"]}
#: Bonuses and spaces of the river that give a road or a half-road on the Sun sheet.
GIVEN = {"junction": (8, "flag"), "crossing": (14, "tiger")}


def drawn(seed, many):
    """A province after so many roads and half-roads drawn at random, each by a legal move."""
    rng, network = Rng(seed), {}
    for _ in range(many):
        face = ("straight", "curve", "half_roads", "junction", "crossing")[rng.below(5)]
        state = begun(face, network)
        if state is None:
            break
        while (moves := legal(state, "road") + legal(state, "half")) and state.view(0).step != "bonuses":
            text = moves[rng.below(len(moves))]
            play(state, ("road " if len(text.split(" ")[1]) > 1 else "half ") + text)
            if state.view(0).step == "halves" and rng.below(2):
                play(state, "stop")
        network = {cell: arms for cell in CELLS if (arms := road(state, cell))}
    return network


def begun(face, network):
    """Seat A draws roads of this kind; None where there is no place."""
    if face in GREEN:
        die, position = "green1", {"dice": {"green1": face}}
    else:
        space, symbol = GIVEN[face]
        die, position = "blue1", {"dice": {"blue1": symbol}, "river": [space]}
    state = table(roads=network, **position)
    if die not in legal(state, "choose"):
        return None
    play(state, f"choose {die}")
    return state if state.view(0).step in ("build", "halves") else None


provinces = st.builds(drawn, st.integers(0, 1 << 32), st.integers(0, 20))


def joins(network, cell, arms):
    """Whether a road there would be connected: looked at across each of its sides."""
    exits = {**network, RESIDENCE: "NESW"}
    return any(BACK[side] in exits.get(across(cell, side), "") for side in arms)


def brute(network, shapes):
    """Every cell and every turn, tried out."""
    empty = [cell for cell in CELLS if cell not in network and cell != RESIDENCE]
    return sorted(f"{cell} {arms}" for cell in empty for arms in shapes if joins(network, cell, arms))


@settings(max_examples=40)
@given(provinces)
def test_legal_roads_are_those_of_brute_force(network):
    for face, shapes in {**GREEN, **{shape: SHAPES[shape] for shape in GIVEN}}.items():
        state = begun(face, network)
        expected = brute(network, shapes)
        halves = sorted(f"{cell} {side}" for cell, arms in network.items() for side in "NESW" if side not in arms)
        if state is None:
            assert expected == []
            assert face != "half_roads" or halves == []
        else:
            assert legal(state, "road") == expected
            assert legal(state, "half") == (halves if face == "half_roads" else [])


@settings(max_examples=60)
@given(provinces)
def test_arms_and_entries_agree_with_networkx(network):
    marks = table(roads=network).view(0).marks[0]
    graph = roads.graph(marks.roads, SUN.residence, SUN.exits)
    assert set(graph) == {*network, RESIDENCE}
    assert nx.is_connected(graph)
    for cell in set(CELLS) - {*network, RESIDENCE}:
        for side in "NESW":
            with_road = bytearray(marks.roads)
            with_road[CELLS.index(cell)] = BIT[side]
            reached = nx.node_connected_component(roads.graph(bytes(with_road), SUN.residence, SUN.exits), RESIDENCE)
            entry = bool(marks.entry[CELLS.index(cell)] & BIT[side])
            assert (cell in reached) == entry, (cell, side)


@settings(max_examples=60)
@given(provinces)
def test_what_is_kept_is_what_was_drawn(network):
    """The marks after the last stroke equal those of a sheet laid out with the same roads."""
    state = begun("half_roads", network)
    if state is None or not legal(state, "half"):
        return
    cell, side = legal(state, "half")[-1].split(" ")
    play(state, f"half {cell} {side}")
    arms = "".join(sorted(network[cell] + side, key="NESW".index))
    again = table(roads={**network, cell: arms}).view(0).marks[0]
    kept = state.view(0).marks[0]
    assert (kept.roads, kept.entry) == (again.roads, again.entry)
    edge = {"N": f"T{cell[3]}", "E": f"R{cell[1]}", "S": f"B{cell[3]}", "W": f"L{cell[1]}"}[side]
    bonus = not across(cell, side) and edge in SUN.border
    assert waiting(state) == ([edge] if bonus else [])


@settings(max_examples=40)
@given(provinces)
def test_green_dice_are_usable_where_a_road_is_legal(network):
    marks = table(roads=network).view(0).marks[0]
    for face in own_board().faces[1]:
        halves = [cell for cell, arms in network.items() if arms != "NESW"] if face.what == "half_roads" else []
        assert face_usable(SUN, marks, 1, face) == bool(brute(network, GREEN[face.what]) or halves)


def test_every_shape_in_every_turn():
    assert roads.SHAPES == SHAPES
    assert [roads.shape_of(mask) for mask in (3, 5, 6, 9, 10, 12)] == [
        "curve", "straight", "curve", "curve", "straight", "curve",
    ]  # fmt: skip
    assert {roads.shape_of(mask) for mask in (7, 11, 13, 14)} == {"junction"}
    assert roads.shape_of(15) == "crossing"


def test_the_borders_edges():
    edges = {(CELLS[n], "NESW"[k]): edge for n in range(25) for k, (*_, edge) in enumerate(roads.AROUND[n]) if edge}
    assert len(edges) == 20
    assert edges["r1c1", "N"] == "T1"
    assert edges["r1c1", "W"] == "L1"
    assert edges["r5c4", "S"] == "B4"
    assert edges["r2c5", "E"] == "R2"
    assert set(edges.values()) == set(roads.EDGES)
