"""The two tracks against the dossier's section 3, and of other lengths."""

from hypothesis import given
from hypothesis import strategies as st

from durbar.games.dice_charmers.boards import own_board
from durbar.games.dice_charmers.tracks import Tracks

#: Twice the distance of the money marks' front from the start of the fame track, copied from the dossier's table.
EDGES = [
    *range(80, 49, -1),  # coins 0 to 30, up the right side
    *range(47, 31, -1),  # 31 to 46, along the bottom, past the corner at fame 25
    *range(29, -1, -1),  # 47 to 76, down the left side, past the corner at fame 16
]


def test_the_edges_are_those_of_the_dossier():
    assert len(EDGES) == 77
    assert list(own_board().tracks.edges) == EDGES


def test_two_coins_beside_each_cell_but_the_corners():
    facing = own_board().tracks.facing
    assert set(facing) == set(range(1, 41)) - {16, 25}
    assert facing[40] == (1, 2)
    assert facing[26] == (29, 30)
    assert facing[24] == (31, 32)
    assert facing[17] == (45, 46)
    assert facing[15] == (47, 48)
    assert facing[1] == (75, 76)
    assert sorted(coin for pair in facing.values() for coin in pair) == list(range(1, 77))


@given(st.integers(6, 100), st.data())
def test_tracks_of_any_length(cells, data):
    low = data.draw(st.integers(2, cells - 3))
    high = data.draw(st.integers(low + 1, cells - 1))
    tracks = Tracks(cells, (low, high))
    assert tracks.money_cells == 2 * (cells - 2) == len(tracks.edges) - 1
    assert tracks.excess(cells, 0) == 0
    assert tracks.excess(0, tracks.money_cells) == 0
    for coins in range(1, tracks.money_cells + 1):
        step = tracks.edges[coins - 1] - tracks.edges[coins]
        assert step in (1, 3, 5), "a coin is half a cell, and a corner is jumped with it"
    corner = data.draw(st.sampled_from((low, high)))
    beyond = [cell for cell in range(corner + 1, cells + 1) if cell in tracks.facing]
    assert tracks.excess(corner - 1, 2 * len(beyond)) <= 0
