"""Rules 1 to 10: setting up. Numbers are those of the dossier."""

from collections import Counter

import pytest

import durbar
from durbar.engine.errors import BadSeats
from durbar.engine.rng import Rng
from durbar.games.ra.moves import Draw
from tests.games.ra.build import EIGHT, GROUPS, HIGHEST_SUN, RA_SPACES, A, B, C, D, E, drawn, play, refusal, table

#: The 180 tiles, copied from the rulebook's list of components and the dossier's names.
ALL_TILES = {
    "ra": 30, "god": 8, "pharaoh": 25, "nile": 25, "flood": 12, "gold": 5,
    "astronomy": 5, "agriculture": 5, "writing": 5, "religion": 5, "art": 5,
    "pyramid": 5, "temple": 5, "fortress": 5, "sphinx": 5, "obelisk": 5, "palace": 5, "statues": 5, "step-pyramid": 5,
    "funeral": 2, "drought": 2, "unrest": 4, "earthquake": 2,
}  # fmt: skip

EVERY_COUNT = pytest.mark.parametrize("seats", [3, 4, 5])


def start(seats, seed=0):
    return durbar.start("ra", seats=seats, seed=seed)


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6, 7])
def test_ra_001_two_or_six_players_are_rejected(seats):
    with pytest.raises(BadSeats):
        start(seats)


@EVERY_COUNT
def test_ra_001_three_to_five_players(seats):
    assert start(seats).seats == seats


@EVERY_COUNT
def test_ra_002_the_bag_holds_the_180_tiles(seats):
    bag = start(seats).view(0).bag
    assert bag == ALL_TILES
    assert sum(bag.values()) == 180
    assert len(bag) == 23


def test_ra_002_each_draw_takes_one_tile_out_of_the_bag():
    state = table(5)
    for _ in range(100):
        bag = Counter(state.view(0).bag)
        move = "draw" if "draw" in map(str, state.legal_moves()) else str(state.legal_moves()[-1])
        tile = drawn(play(state, move))
        if tile is not None:
            bag.subtract([tile])
        assert bag == Counter(state.view(0).bag)


def test_ra_002_drawing_is_uniform():
    state, draws = table(), 18_000
    seen = Counter()
    for seed in range(draws):
        twin = state.copy()
        twin.rng = Rng(seed)
        seen[drawn(twin.play(Draw()))] += 1
    for tile, count in ALL_TILES.items():
        expected = draws * count / 180
        assert abs(seen[tile] - expected) < 5 * expected**0.5, tile


def test_ra_002_a_tile_that_is_out_is_not_drawn_again():
    state = table(bag={"gold": 1, "nile": 1, "ra": 1})
    assert sorted(drawn(play(state, move)) for move in ("draw gold", "draw nile", "draw ra")) == ["gold", "nile", "ra"]


@EVERY_COUNT
def test_ra_003_each_player_gets_one_whole_group(seats):
    for seed in range(50):
        groups = start(seats, seed).view(0).suns_up
        assert {frozenset(group) for group in groups} == {frozenset(group) for group in GROUPS[seats]}


@EVERY_COUNT
def test_ra_003_the_groups_are_dealt_at_random(seats):
    first = Counter(frozenset(start(seats, seed).view(0).suns_up[0]) for seed in range(200 * seats))
    assert len(first) == seats
    assert all(140 < count < 260 for count in first.values())


def test_ra_003_every_deal_can_happen():
    assert len({start(4, seed).view(0).suns_up for seed in range(400)}) == 24


@EVERY_COUNT
def test_ra_004_sun_1_lies_on_the_board(seats):
    view = start(seats).view(0)
    assert view.board_sun == 1
    assert all(1 not in suns for suns in view.suns_up + view.suns_down)


@EVERY_COUNT
def test_ra_005_other_suns_are_out_of_play(seats):
    view = start(seats).view(0)
    assert sorted([1, *(sun for suns in view.suns_up for sun in suns)]) == list(range(1, HIGHEST_SUN[seats] + 1))


@EVERY_COUNT
def test_ra_006_everybody_starts_with_10_fame_and_no_tiles(seats):
    state = start(seats)
    assert state.scores() == [10] * seats
    for seat in range(seats):
        view = state.view(seat)
        assert view.fame[seat] == 10
        assert not any(view.areas[seat].values())
        assert len(view.suns_up[seat]) == {3: 4, 4: 3, 5: 3}[seats]
        assert view.suns_down[seat] == ()


@EVERY_COUNT
def test_ra_007_the_owner_of_the_highest_sun_begins(seats):
    beginners = set()
    for seed in range(60):
        state = start(seats, seed)
        assert {3: 13, 4: 13, 5: 16}[seats] in state.view(0).suns_up[state.to_act]
        beginners.add(state.to_act)
    assert beginners == set(range(seats))


@EVERY_COUNT
def test_ra_008_spaces_of_the_ra_track(seats):
    assert start(seats).view(0).ra_spaces == RA_SPACES[seats] == {3: 8, 4: 9, 5: 10}[seats]


@EVERY_COUNT
def test_ra_009_the_auction_track_has_eight_spaces(seats):
    state = table(seats)
    assert state.view(0).track == (None,) * 8
    play(state, *(f"draw {tile}" for tile in EIGHT))
    assert state.view(0).track == EIGHT
    assert refusal(state, "draw") == ("track_full", "3.1")


@EVERY_COUNT
def test_ra_010_play_goes_clockwise(seats):
    state = table(seats)
    order = [state.to_act]
    for _ in range(7):
        play(state, "draw nile")
        order.append(state.to_act)
    assert order == [turn % seats for turn in range(8)]
    assert order[:seats] == [A, B, C, D, E][:seats]
