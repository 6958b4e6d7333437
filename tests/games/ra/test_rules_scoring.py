"""Rules 75 to 93: what an epoch brings, through the scoring functions and at the table."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from durbar.games.ra import scoring
from durbar.games.ra.events import EpochScored
from durbar.games.ra.tiles import COUNTS, TILES
from tests.games.ra import tally
from tests.games.ra.build import A, B, area, box, one, play, table

MONUMENTS = ["pyramid", "temple", "fortress", "sphinx", "obelisk", "palace", "statues", "step-pyramid"]
CIVILIZATIONS = ["astronomy", "agriculture", "writing", "religion", "art"]


def counted(tiles):
    """Tiles by name as the scoring functions take them."""
    return bytearray(tiles.get(tile, 0) for tile in TILES)


def settle(areas, *, epoch=1, **more):
    """The settlement of an epoch at a table of four, ended by the Ra track; fame is 10 for all unless said."""
    state = table(4, areas=areas, epoch=epoch, ra=8, **more)
    return state, one(play(state, "draw ra"), EpochScored)


def at_end(category, areas, *, epoch=1, **more):
    return [getattr(score, category) for score in settle(areas, epoch=epoch, **more)[1].scores]


@pytest.mark.parametrize("count", range(9))
def test_ra_075_gods_2_each(count):
    assert scoring.gods(counted({"god": count})) == 2 * count


def test_ra_075_then_they_are_discarded():
    state, scored = settle([{"god": 3}])
    assert [score.gods for score in scored.scores] == [6, 0, 0, 0]
    assert area(state, A) == {}
    assert box(state)["god"] == 3


def test_ra_076_most_and_fewest_pharaohs():
    assert scoring.pharaohs([3, 2, 1]) == [5, 0, -2]
    assert scoring.pharaohs([2, 2, 2, 2]) == [0, 0, 0, 0]


def test_ra_076_pharaohs_stay():
    state, scored = settle([{"pharaoh": 3}, {"pharaoh": 1}])
    assert [score.pharaohs for score in scored.scores] == [5, 0, -2, -2]
    assert area(state, A) == {"pharaoh": 3}
    assert area(state, B) == {"pharaoh": 1}


def test_ra_077_anna_bob_cathy_and_don():
    assert scoring.pharaohs([3, 2, 2, 3]) == [5, -2, -2, 5]
    assert at_end("pharaohs", [{"pharaoh": count} for count in (3, 2, 2, 3)]) == [5, -2, -2, 5]


@pytest.mark.parametrize(
    ("counts", "fame"),
    [
        ([4, 2, 0], [5, 0, -2]),
        ([2, 2, 0], [5, 5, -2]),
        ([3, 1, 1], [5, -2, -2]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 1, 1], [0, 0, 0]),
        ([5, 3, 3, 1, 1], [5, 0, 0, -2, -2]),
    ],
)
def test_ra_078_more_pharaohs(counts, fame):
    assert scoring.pharaohs(counts) == fame


@given(st.lists(st.integers(0, 25), min_size=3, max_size=5))
def test_ra_078_never_both(counts):
    assert set(scoring.pharaohs(counts)) <= {5, 0, -2}
    assert scoring.pharaohs(counts) == tally.extremes(counts, 5, 2)


@pytest.mark.parametrize(
    ("nile", "flood", "fame"), [(4, 0, 0), (4, 1, 5), (0, 2, 2), (3, 2, 5), (0, 0, 0), (25, 12, 37)]
)
def test_ra_079_the_river(nile, flood, fame):
    assert scoring.river(counted({"nile": nile, "flood": flood})) == fame


def test_ra_080_floods_go_and_niles_stay():
    state, scored = settle([{"nile": 3, "flood": 2}, {"nile": 4}])
    assert [score.river for score in scored.scores[:2]] == [5, 0]
    assert area(state, A) == {"nile": 3}
    assert area(state, B) == {"nile": 4}
    assert box(state)["flood"] == 2


@pytest.mark.parametrize("count", range(6))
def test_ra_081_gold_3_each(count):
    assert scoring.gold(counted({"gold": count})) == 3 * count


def test_ra_081_then_it_is_discarded():
    state, scored = settle([{"gold": 2}])
    assert [score.gold for score in scored.scores] == [6, 0, 0, 0]
    assert area(state, A) == {}
    assert box(state)["gold"] == 2


@pytest.mark.parametrize(("different", "fame"), [(0, -5), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_ra_082_civilization(different, fame):
    assert scoring.civilization(counted(dict.fromkeys(CIVILIZATIONS[:different], 1))) == fame
    assert scoring.civilization(counted(dict.fromkeys(CIVILIZATIONS[5 - different :], 5))) == fame


def test_ra_082_then_all_are_discarded():
    state, scored = settle([{"art": 2, "writing": 1, "religion": 1}])
    assert [score.civilization for score in scored.scores] == [5, -5, -5, -5]
    assert area(state, A) == {}
    assert (box(state)["art"], box(state)["writing"], box(state)["religion"]) == (2, 1, 1)


def test_ra_083_the_rulebooks_example():
    assert scoring.civilization(counted({"astronomy": 3, "agriculture": 2, "writing": 2})) == 5
    assert scoring.civilization(counted({"astronomy": 1, "agriculture": 1, "writing": 1})) == 5


def test_ra_084_gains_and_losses_of_an_epoch_offset_each_other():
    _, scored = settle([{"gold": 1}, {"pharaoh": 1}], fame=[0, 0, 0, 0])
    # A: gold +3, Pharaohs -2, civilization -5; B: Pharaohs +5, civilization -5.
    assert [score.total for score in scored.scores] == [-4, 0, -7, -7]
    assert scored.after == (0, 0, 0, 0)
    _, scored = settle([{"gold": 1}], fame=[3, 10, 10, 10])
    assert scored.scores[A].total == -2
    assert scored.after[A] == 1


@pytest.mark.parametrize(("before", "after"), [(0, 0), (4, 0), (5, 0), (6, 1), (10, 5)])
def test_ra_085_fame_does_not_drop_below_zero(before, after):
    state, scored = settle([], fame=[before] * 4)
    assert scored.scores[A].total == -5
    assert scored.after == (after,) * 4
    assert state.scores() == [after] * 4


@pytest.mark.parametrize("epoch", [1, 2])
def test_ra_086_no_monuments_and_suns_after_the_first_two_epochs(epoch):
    state, scored = settle([dict.fromkeys(MONUMENTS, 3)], epoch=epoch)
    assert {(score.monuments, score.suns) for score in scored.scores} == {(0, 0)}
    assert area(state, A) == dict.fromkeys(MONUMENTS, 3)


@pytest.mark.parametrize(
    ("different", "fame"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 10), (8, 15)]
)
def test_ra_087_different_monuments(different, fame):
    assert scoring.monuments(counted(dict.fromkeys(MONUMENTS[:different], 1))) == fame
    assert scoring.monuments(counted(dict.fromkeys(MONUMENTS[8 - different :], 2))) == fame
    assert at_end("monuments", [dict.fromkeys(MONUMENTS[:different], 1)], epoch=3) == [fame, 0, 0, 0]


@pytest.mark.parametrize("kind", MONUMENTS)
@pytest.mark.parametrize(("identical", "fame"), [(1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_ra_088_identical_monuments(kind, identical, fame):
    assert scoring.monuments(counted({kind: identical})) == 1 + fame


def test_ra_088_both_parts_add_up():
    assert scoring.monuments(counted({"temple": 3, "palace": 5, "statues": 4, "obelisk": 1})) == 4 + 5 + 15 + 10


def test_ra_089_the_rulebooks_example():
    owned = {"pyramid": 4, "temple": 3, "fortress": 2, "sphinx": 1}
    assert scoring.monuments(counted(owned)) == 19
    assert at_end("monuments", [owned], epoch=3)[A] == 19


@pytest.mark.parametrize(
    ("owned", "fame"),
    [
        ({}, 0),
        ({"obelisk": 5}, 16),
        (dict.fromkeys(MONUMENTS, 2), 15),
        ({"pyramid": 5, "temple": 4, "fortress": 3}, 33),
        (dict.fromkeys(MONUMENTS[1:], 1), 10),
        (dict.fromkeys(MONUMENTS, 5), 135),
    ],
)
def test_ra_090_more_monuments(owned, fame):
    assert scoring.monuments(counted(owned)) == fame


def test_ra_091_the_sums_of_suns_face_up_and_face_down():
    # Sums 21, 22, 23, 24; the 1 on the board is nobody's.
    assert at_end("suns", [], epoch=3) == [-5, 0, 0, 5]
    assert at_end("suns", [], epoch=3, spent=(2, 12, 7, 3, 11, 9, 10)) == [-5, 0, 0, 5]


def test_ra_091_ties_share():
    tied = ((13, 6, 4), (12, 8, 3), (11, 7, 2), (10, 9, 5))  # 23, 23, 20, 24
    assert at_end("suns", [], epoch=3, suns=tied) == [0, 0, -5, 5]
    tied = ((13, 6, 5), (12, 8, 4), (11, 7, 2), (10, 9, 3))  # 24, 24, 20, 22
    assert at_end("suns", [], epoch=3, suns=tied) == [5, 5, -5, 0]


def test_ra_091_the_board_sun_is_nobodys():
    # 6 + 2 + 1 = 9 without the 13 that lies on the board.
    assert at_end("suns", [], epoch=3, suns=((1, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)))[A] == -5


@pytest.mark.parametrize(
    ("sums", "fame"),
    [
        ([28, 30, 32], [-5, 0, 5]),
        ([25, 25, 20], [5, 5, -5]),
        ([30, 20, 20], [5, -5, -5]),
        ([24, 24, 24], [0, 0, 0]),
    ],
)
def test_ra_092_sums_of_suns(sums, fame):
    assert scoring.suns(sums) == fame


def test_ra_093_the_third_epoch_settles_everything_at_once():
    areas = [
        {"god": 1, "gold": 1, "pharaoh": 2, "nile": 2, "flood": 1, "art": 1, "writing": 1, "religion": 1, "temple": 3},
        {"nile": 4},
        {"pharaoh": 1, "art": 1},
        {"palace": 1},
    ]
    _, scored = settle(areas, epoch=3, fame=[1, 2, 3, 4])
    assert [msgspec.structs.astuple(score) for score in scored.scores] == [
        (2, 5, 3, 3, 5, 6, -5),
        (0, -2, 0, 0, -5, 0, 0),
        (0, 0, 0, 0, 0, 0, 0),
        (0, -2, 0, 0, -5, 1, 5),
    ]
    assert scored.before == (1, 2, 3, 4)
    assert scored.after == (20, 0, 3, 3)


def test_ra_093_suns_may_save_a_loss_in_the_single_settlement():
    # D: civilization -5, suns +5; with two settlements a player with 2 fame would end with 5.
    _, scored = settle([], epoch=3, fame=[2, 2, 2, 2])
    assert scored.after == (0, 0, 0, 2)


# ---- the same against a second telling ---------------------------------------------------------------------------

OWNED = st.fixed_dictionaries({}, optional={tile: st.integers(0, min(5, COUNTS[tile])) for tile in TILES})
PLENTY = st.fixed_dictionaries({tile: st.integers(0, 5) for tile in MONUMENTS})


def listed(tiles):
    return [tile for tile, count in tiles.items() for _ in range(count)]


@given(OWNED)
def test_each_category_as_told_a_second_time(owned):
    for category in ("gods", "river", "gold", "civilization", "monuments"):
        assert getattr(scoring, category)(counted(owned)) == getattr(tally, category)(listed(owned)), category


@given(PLENTY)
def test_monuments_as_told_a_second_time(owned):
    assert scoring.monuments(counted(owned)) == tally.monuments(listed(owned))


@given(st.lists(st.integers(3, 60), min_size=3, max_size=5))
def test_suns_as_told_a_second_time(sums):
    assert scoring.suns(sums) == tally.suns([[total] for total in sums])


@given(st.lists(OWNED, min_size=3, max_size=5), st.data(), st.booleans())
@settings(max_examples=80)
def test_a_whole_epoch_as_told_a_second_time(areas, data, last):
    suns = [data.draw(st.lists(st.integers(1, 16), min_size=3, max_size=4)) for _ in areas]
    told = scoring.score_epoch([counted(owned) for owned in areas], [sum(owned) for owned in suns], last)
    assert [msgspec.structs.astuple(score) for score in told] == tally.epoch(list(map(listed, areas)), suns, last)
    assert [score.total for score in told] == [sum(line) for line in tally.epoch(list(map(listed, areas)), suns, last)]


@given(OWNED)
def test_duplicates_of_civilization_never_matter(owned):
    once = {tile: min(count, 1) for tile, count in owned.items()}
    assert scoring.civilization(counted(owned)) == scoring.civilization(counted(once))


@given(OWNED, st.sampled_from([*MONUMENTS, "gold", "god", "flood", "nile"]))
def test_one_more_good_tile_never_costs(owned, tile):
    more = {**owned, tile: min(5, owned.get(tile, 0) + 1)}

    def worth(tiles):
        return sum(getattr(scoring, category)(counted(tiles)) for category in ("gods", "river", "gold", "monuments"))

    assert worth(more) >= worth(owned)
