"""Rules 1 to 19: setting up. Numbers are those of the dossier."""

from collections import Counter

import pytest

import durbar
from durbar.engine.errors import BadSeats
from durbar.games.taj_mahal.boards import own_board
from tests.games.taj_mahal.build import (  # fmt: skip
    BONUS_TILES,
    FORTRESSES,
    PROVINCE_OF,
    PROVINCES,
    SPECIAL,
    TILE,
    A,
    all_leave,
    at,
    court,
    put,
    scores,
    start,
    table,
)

every_count = pytest.mark.parametrize("seats", [3, 4, 5])


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6, 7])
def test_taj_mahal_001_two_or_six_players_are_rejected(seats):
    with pytest.raises(BadSeats):
        durbar.start("taj_mahal", seats=seats, seed=1)


@every_count
def test_taj_mahal_001_three_to_five_players(seats):
    assert start(seats).seats == seats
    assert start(seats).view(A).seats == seats


def test_taj_mahal_002_twelve_provinces_and_forty_nine_cities():
    board = own_board()
    cities = Counter(city.province for city in board.cities)
    assert len(board.provinces) == 12
    assert cities == {province: 5 if province == "agra" else 4 for province in PROVINCES}
    assert {city.id: city.province for city in board.cities} == PROVINCE_OF
    assert len(start().view(A).cities) == 49


def test_taj_mahal_003_sixteen_fortresses_one_of_them_agras():
    board = own_board()
    assert {city.id for city in board.cities if city.fortress} == FORTRESSES
    assert {board.cities[number].id for number in board.fortresses} == FORTRESSES
    assert len(FORTRESSES) == 16
    assert [city for city in FORTRESSES if PROVINCE_OF[city] == "agra"] == ["agra"]


@every_count
def test_taj_mahal_004_tile_twelve_lies_in_agra(seats):
    assert all(start(seats, seed).view(A).tiles[11] == "agra" for seed in range(30))


def test_taj_mahal_005_tiles_one_to_eleven_are_shuffled():
    met = [set() for _ in range(11)]
    for seed in range(300):
        tiles = start(3, seed).view(A).tiles
        assert sorted(tiles) == sorted(PROVINCES)
        for number, province in enumerate(tiles[:11]):
            met[number].add(province)
    assert all(provinces == set(PROVINCES) - {"agra"} for provinces in met)


def test_taj_mahal_006_visits_follow_the_numbers():
    state = start(4, 3)
    tiles, visited = state.view(A).tiles, []
    for _ in range(12):
        visited.append(state.view(A).province)
        all_leave(state)
    assert tuple(visited) == tiles
    assert visited[11] == "agra"
    assert state.to_act is None


def test_taj_mahal_007_the_taj_mahal_tile_lies_on_agras_fortress():
    for seed in range(20):
        cities = start(3, seed).view(A).cities
        assert [id for id, city in cities.items() if city.bonus == "taj_mahal"] == ["agra"]


def test_taj_mahal_008_the_other_bonus_tiles_are_shuffled_onto_the_other_fortresses():
    met = {}
    for seed in range(300):
        cities = start(3, seed).view(A).cities
        tiles = {id: city.bonus for id, city in cities.items() if city.bonus}
        assert set(tiles) == FORTRESSES
        del tiles["agra"]
        assert Counter(tiles.values()) == BONUS_TILES
        for city, kind in tiles.items():
            met.setdefault(city, set()).add(kind)
    assert all(kinds == set(BONUS_TILES) for kinds in met.values())


def test_taj_mahal_009_one_influence_tile_of_each_kind_at_the_court():
    view = start().view(A)
    assert view.influence_piles == (5, 5, 5, 5)
    assert view.influence == ((0, 0, 0, 0),) * 3
    assert view.court[:4] == (True,) * 4


def test_taj_mahal_010_one_crown():
    assert court(start()) == "VGMPKE"
    state = table(played={A: ["rGK"]}, taken={"K": 1})
    assert "K" not in court(state), "once it is gone there is no other"


@every_count
def test_taj_mahal_011_special_cards_lie_beside_the_board(seats):
    state = start(seats, 4)
    view = state.view(A)
    assert set(view.special) == set(SPECIAL.values())
    assert set(view.special.values()) == {None}
    assert not Counter(state.bag) & Counter(dict.fromkeys(state.board.pieces.special, 1))
    assert not set(view.special) & {*view.hand, *view.display}


def test_taj_mahal_012_ninety_six_cards():
    pieces = own_board().pieces
    colours = Counter()
    for kind, count in zip(pieces.kinds, pieces.counts, strict=True):
        colours[kind.colour] += count
    assert colours == {"red": 21, "yellow": 21, "green": 21, "violet": 21, "white": 12, "special": 0}
    assert len(pieces.deck) == 96


def test_taj_mahal_012_the_symbols_on_the_cards():
    """Chapter 2.2 of the dossier: in every colour the same cards with elephants, and each other symbol twice."""
    pieces = own_board().pieces
    symbols = Counter()
    for kind, count in zip(pieces.kinds, pieces.counts, strict=True):
        for symbol in kind.symbols:
            symbols[symbol] += count
    people = dict.fromkeys(("vizier", "general", "monk", "princess"), 21)
    assert symbols == {**people, "grand_mogul": 17, "elephant": 79}
    for colour in ("red", "yellow", "green", "violet"):
        rest = Counter()
        for kind, count in zip(pieces.kinds, pieces.counts, strict=True):
            if kind.colour != colour:
                continue
            assert len(kind.symbols) == 2
            if kind.symbols == ("elephant", "elephant") or "grand_mogul" in kind.symbols[1:]:
                assert count == (2 if "elephant" in kind.symbols else 1)
            elif kind.symbols[0] == "elephant":
                assert count == 3
            if "elephant" not in kind.symbols:
                rest.update(dict.fromkeys(kind.symbols, count))
        assert rest == dict.fromkeys(("vizier", "general", "monk", "princess", "grand_mogul"), 2)
    whites = {kind.id: count for kind, count in zip(pieces.kinds, pieces.counts, strict=True) if kind.colour == "white"}
    assert whites == {
        "white-elephant": 7, "white-vizier": 1, "white-general": 1, "white-monk": 1, "white-princess": 1,
        "white-grand_mogul": 1,
    }  # fmt: skip


@every_count
def test_taj_mahal_013_six_cards_each(seats):
    state = start(seats)
    assert state.view(A).hand_sizes == (6,) * seats
    assert all(len(state.view(seat).hand) == 6 for seat in range(seats))


def test_taj_mahal_013_the_cards_are_shuffled():
    assert len({start(3, seed).view(A).hand for seed in range(100)}) == 100


@every_count
def test_taj_mahal_014_the_display(seats):
    assert len(start(seats).view(A).display) == {3: 5, 4: 7, 5: 9}[seats]


@every_count
def test_taj_mahal_015_the_draw_pile(seats):
    view = start(seats).view(A)
    assert view.pile == 96 - 6 * seats - (2 * seats - 1)
    assert view.discard == ()


@every_count
def test_taj_mahal_016_everyone_starts_at_nothing(seats):
    state = start(seats)
    assert scores(state) == [0] * seats
    view = state.view(A)
    assert len(view.visitors) == len(view.tiles_owned) == seats
    assert view.goods == ((0, 0, 0, 0),) * seats


def test_taj_mahal_017_palaces_never_run_out():
    """More than the twenty of a colour in the box: forty-eight stand already, one more is placed."""
    cities = {city: "A" for province, cities in PROVINCES.items() if province != "agra" for city in cities[:4]}
    state = table(palaces={**cities, "mathura": "B", "etawah": "C"}, visit=12, played={A: ["rVM"]})
    from tests.games.taj_mahal.build import leave

    leave(state, "dholpur", "bayana")
    assert at(state, "bayana") == at(state, "dholpur") == "A"


def test_taj_mahal_018_the_first_province():
    for seed in range(10):
        view = start(3, seed).view(A)
        assert view.visit == 1
        assert view.province == view.tiles[0]
        assert view.court[5], "tile 1 lies at the court"


@every_count
def test_taj_mahal_019_one_start_player(seats):
    assert {durbar.start("taj_mahal", seats=seats, seed=seed).view(A).start for seed in range(60)} == set(range(seats))
    for seat in range(seats):
        state = start(seats, 3, start_player=seat + 1)
        assert state.view(A).start == state.to_act == seat


def test_the_goods_of_the_province_tiles():
    tiles = own_board().pieces.province_tiles
    assert {number: tuple(tile) for number, tile in enumerate(tiles, start=1)} == TILE
    goods = Counter(good for tile in TILE.values() for good in tile)
    assert goods == {"rice": 7, "spices": 6, "tea": 5, "jewels": 5}


def test_a_named_start_player_changes_nothing_else():
    """The same cards are dealt, whoever starts by name."""
    one, other = start(3, 8, start_player=1), start(3, 8, start_player=3)
    assert [one.view(seat).hand for seat in range(3)] == [other.view(seat).hand for seat in range(3)]
    assert one.view(A).display == other.view(A).display


def test_a_position_is_what_it_says():
    """The tests' own tables: what is named lies there, all the rest is sound."""
    from tests.games.taj_mahal.keeping import laws

    state = table(4, hands={A: ["rEE", "wE"]}, played={1: ["gVG", "wV"]}, special={2: ["+2"]}, out=[3], visit=3,
                  palaces={"jammu": "Ab", "sirhind": "C"}, tiles={A: [2]}, influence={A: "V"}, taken={"M": 2, "E": 3},
                  bonus={"rohtas": "tea"}, province="lahore")  # fmt: skip
    laws(state)
    view = state.view(A)
    assert (view.province, view.visit, view.tiles[0], view.tiles[1]) == ("lahore", 3, "delhi", "kashmir")
    assert at(state, "jammu") == "Ab"
    put(state, "rEE", "wE")
    laws(state)
