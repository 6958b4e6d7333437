"""Rules 187 to 194: what holds in every position, in games played at random and beside a referee."""

import re
from itertools import combinations

import pytest

import durbar
from durbar.engine.record import Played, Record, read_record
from durbar.engine.refusal import IllegalMove
from durbar.games.raja.events import (
    AuctionWon,
    CityScored,
    GoldTaken,
    HouseBuilt,
    PalaceBuilt,
    TraderPaid,
    Travelled,
    TurnEnded,
)  # fmt: skip
from tests.contract.positions import CASE, playing, uniform
from tests.games.raja.build import BOTH, CITIES, A, B, gold, legal, play, refusal, table
from tests.games.raja.keeping import all_sets, clicks, covering_sets, laws, lively
from tests.games.raja.referee import Referee

TABLES = list(CASE["raja"].tables())
every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def start(seats, seed, **options):
    return durbar.start("raja", seats=seats, seed=seed, options=options)


def test_raja_187_nothing_is_built_on_the_start():
    state = table(disc=("palace_house", "move_house"), villages={"V01": "A"})
    assert "START" not in legal(state, "house")
    assert legal(state, "palace") == []
    assert refusal(state, "house START") == ("no_place_for_houses", "7.2")
    assert refusal(state, "palace START outer") == ("no_site", "7.2")
    play(state, "lift V01")
    assert "START" not in legal(state, "drop")
    assert refusal(state, "drop START") == ("no_place_for_houses", "7.3")


def test_raja_188_any_number_of_architects_in_one_place():
    state = table(5, villages={"V01": "A", "V02": "A"}, architects=["START", *["AHM"] * 4])
    play(state, "travel R01 AHM")
    assert state.view(0).architects == ("AHM",) * 5
    assert table(5).view(0).architects == ("START",) * 5


@every_count
@pytest.mark.parametrize("way", [uniform, lively])
def test_raja_189_190_191_192_193_nothing_gets_lost(seats, way):
    """laws() counts houses and palaces (189, 190), markers (191), cards (192) and chits (193)."""
    for seed, options in enumerate([{}, BOTH, {"short_game": True, "several_characters": True}]):
        state = start(seats, seed, **options)
        laws(state)
        for _ in playing(state, seed, way):
            laws(state)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.reserve.__setitem__(0, 3),
        lambda state: state.villages.__setitem__(0, ()),
        lambda state: state.palaces.__setitem__(0, 6),
        lambda state: state.outer.__setitem__(1, (0,)),
        lambda state: state.central.__setitem__(0, 1),
        lambda state: state.city_houses[0].__setitem__(0, 1),
        lambda state: state.track.__setitem__(0, state.track[1]),
        lambda state: setattr(state, "bank", (5,)),
        lambda state: setattr(state, "bank_chits", 1),
        lambda state: state.gold.__setitem__(2, -1),
        lambda state: setattr(state, "occupied", 0),
    ],
)
def test_raja_187_189_190_191_192_193_194_the_laws_would_notice(spoil):
    state = table(villages={"V01": "A"})
    laws(state)
    spoil(state)
    with pytest.raises(AssertionError):
        laws(state)


@every_count
def test_raja_189_every_piece_of_a_colour(seats):
    state = start(seats, 3)
    for _ in playing(state, 3, lively):
        view = state.view(0)
        lifted = [int(view.carrying is not None and state.to_act == seat) for seat in range(seats)]
        for seat in range(seats):
            in_villages = sum(owners.count(seat) for owners in view.villages.values())
            in_cities = sum(city.houses[seat] for city in view.cities.values())
            assert view.quarry[seat] + view.reserve[seat] + in_villages + in_cities + lifted[seat] == 20
            standing = sum(city.outer.count(seat) + (city.central == seat) for city in view.cities.values())
            assert view.built[seat] == standing
            assert view.palaces[seat] + standing == 7


@every_count
def test_raja_190_palaces_of_nobody_stay(seats):
    state = start(seats, 4)
    for _ in playing(state, 4, lively):
        for city in CITIES:
            assert state.view(0).cities[city].outer.count(-1) == 5 - seats


@every_count
def test_raja_191_seven_markers_on_seven_spaces(seats):
    for seed in range(10):
        state = start(seats, seed)
        for _ in playing(state, seed, lively):
            assert len(set(state.view(0).track.values())) == 7
            assert max(state.view(0).track.values()) <= 6 + state.view(0).round


@every_count
def test_raja_192_each_card_is_in_one_place(seats):
    state = start(seats, 5, yogi=True, several_characters=True)
    for _ in playing(state, 5, lively):
        view = state.view(0)
        assert sorted([*view.bank, *(card for cards in view.cards for card in cards)]) == [1, 2, 3, 4, 5, 6, 7]


@every_count
def test_raja_193_seven_chits(seats):
    state = start(seats, 6, **BOTH)
    for _ in playing(state, 6, lively):
        assert sum(state.view(0).chits) + state.view(0).bank_chits == 7


def flows(events, seats):
    """What the rulebook says changes gold, read off the events."""
    gain = [0] * seats
    for event in events:
        if isinstance(event, (GoldTaken, TraderPaid)):
            gain[event.seat] += event.gold
        elif isinstance(event, AuctionWon):
            gain[event.seat] -= event.gold
        elif isinstance(event, (HouseBuilt, PalaceBuilt)):
            gain[event.seat] -= event.price
        elif isinstance(event, Travelled):
            for owner, toll in event.tolls:
                gain[owner] += toll
                gain[event.seat] -= 0 if event.by_bank else toll
        elif isinstance(event, TurnEnded):
            gain = [own + event.gold * (seat != event.seat) for seat, own in enumerate(gain)]
        elif isinstance(event, CityScored):
            gain = [own + got for own, got in zip(gain, event.score.gold, strict=True)]
    return gain


@every_count
@pytest.mark.parametrize("way", [uniform, lively])
def test_raja_194_gold_moves_only_as_the_rules_say(seats, way):
    for seed, options in enumerate([{}, BOTH]):
        state = start(seats, seed, **options)
        before = gold(state)
        for _, events in playing(state, seed, way):
            gain = flows(events, seats)
            assert gold(state) == [own + more for own, more in zip(before, gain, strict=True)]
            before = gold(state)


# ---- beside a referee ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_referee_agrees_with_every_move(seats, options):
    """The whole game against a second telling of the rules: what is legal, and what lies on the table."""
    seed = TABLES.index((seats, options))
    state = start(seats, seed, **options)
    referee = Referee(state.view(0))
    for number, (move, _) in enumerate(playing(state, seed, (uniform, lively)[seed % 3 > 0])):
        referee.play(str(move))
        assert set(legal(state)) == referee.legal()
        if number % 3 == 0 or state.to_act is None:
            referee.check(state.view(number % seats))
    assert [standing.seat for standing in state.standings()] == referee.final()


def test_the_covering_sets_hold_every_pair_of_values():
    met = set()
    for seats in range(2, 6):
        for options in covering_sets(seats):
            values = [(name, value) for name, value in options.items() if name not in ("youngest", "board")]
            met |= set(combinations(values, 2))
    game = durbar.game("raja")
    free = [option for option in game.options if option.id not in ("youngest", "board")]
    assert met == {
        ((one.id, first), (other.id, second))
        for one, other in combinations(free, 2)
        for first in one.values
        for second in other.values
    }


@every_count
def test_the_covering_sets_hold_all_values_of_the_youngest(seats):
    everywhere = {options["youngest"] for count in range(2, 6) for options in covering_sets(count)}
    assert everywhere == {"random", 1, 2, 3, 4, 5}
    assert len(list(all_sets(seats))) == 2**9 * (seats + 1)


def test_random_games_meet_what_the_rules_speak_of():
    """The random games would be worth little if they never met auctions, tolls, swaps and both ends of a game."""
    met = set()
    for seed in range(14):
        for way in (uniform, lively):
            for _, events in playing(start(2 + seed % 4, seed, **(BOTH if seed % 2 else {})), seed, way):
                for event in events:
                    met.add(re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower())
                    met |= {name for name in ("by_bank", "by_builder", "instead", "attracted", "tolls", "forgone")
                            if getattr(event, name, False)}  # fmt: skip
                    met.add(getattr(event, "cause", None))
                    if isinstance(event, CityScored):
                        met |= {"bonus"} if any(event.score.bonus) else set()
                        met |= {"home"} if any(line.home for line in event.score.points) else set()
    assert met - {None} == {
        "bid made", "bid passed", "auction won", "character chosen", "architects at home", "house placed",
        "supplies given", "round began", "arrow pointed", "disc laid", "turn began", "trader paid", "chit gained",
        "travelled", "gold taken", "quarried", "house built", "palace built", "house lifted", "house moved",
        "marker lowered", "character taken", "character attracted", "character given", "chit used", "turn ended",
        "city scored", "game ended", "palaces", "rounds", "by_bank", "by_builder", "instead", "attracted", "tolls",
        "forgone", "bonus", "home",
    }  # fmt: skip


#: Every reason that a move of this game can be refused for, as its screens put them in words.
REASONS = {
    "all_houses_built", "architect_absent", "arrow_missing", "arrows_set", "auction_on", "bank_first", "bid_too_dear",
    "bid_too_low", "builder_used", "central_taken", "character_held", "character_not_in_play", "chit_used",
    "choose_actions",
    "choose_character", "disc_is_set", "game_over", "give_character", "house_in_hand", "house_too_dear",
    "houses_placed", "just_received", "marker_too_low", "no_auction_now", "no_builder", "no_chit", "no_chits_in_game",
    "no_choice_now", "no_house_in_hand", "no_marker", "no_own_house", "no_palace_left", "no_place_for_houses",
    "no_site", "no_such_road", "not_by_chit", "not_more_characters", "not_your_character", "nothing_to_give",
    "one_house_in_a_city", "open_the_bidding", "outer_full", "own_character", "palace_too_dear", "part_done",
    "part_not_chosen", "place_houses", "quarry_empty", "reserve_empty", "same_place", "single_character",
    "swap_or_attract", "toll_too_dear", "village_empty", "village_full", "villages_only",
}  # fmt: skip


def test_every_reason_against_a_move_is_met_and_no_other():
    """All that a click can be told, in random games; the rarest ones in positions made for them."""
    met = set()
    for seed in range(12):
        state = start(2 + seed % 4, seed, **([{}, BOTH, {"yogi": True}][seed % 3]))
        for _ in playing(state, seed, lively):
            if state.played % 7 == 0 or state.to_act is None:
                met |= {reason.key for move in clicks(state) if (reason := state.why_not(move)) is not None}
    giving = table(3, disc=("characters", "gold"), cards=[(1, 6), (2, 3), (4, 5)], several_characters=True)
    play(giving, "swap 3")
    for state in (
        table(disc=("quarry", "gold"), quarry=[0]),
        table(disc=("house", "gold"), gold=[0]),
        table(5, disc=("palace", "gold"), architects=["AHM"], in_hand=[0]),
        table(5, disc=("palace", "gold"), architects=["AHM"], outer={"AHM": "BBBCCC"}),
        table(disc=("house", "gold"), quarry=[20]),
        table(disc=("house", "gold"), quarry=[0], city_houses={"AHM": "A" * 20}),
        start(3, 1, auction=True),
        giving,
    ):
        met |= {reason.key for move in clicks(state) if (reason := state.why_not(move)) is not None}
    assert met - {"nowhere_to_move"} == REASONS


def test_a_house_with_nowhere_to_go():
    """Every other village is full and the architect is on the start; a handful of houses are short of that in play."""
    full = {f"V{number:02}": "BCDE"[number % 4] + "BCDE"[(number + 1) % 4] for number in range(2, 31)}
    state = table(5, disc=("move_house", "gold"), villages={"V01": "A", **full}, quarry=[5] * 5)
    assert legal(state, "lift") == []
    assert refusal(state, "lift V01") == ("nowhere_to_move", "7.3")
    state = table(5, disc=("move_house", "gold"), villages={"V01": "A", **full}, quarry=[5] * 5, architects=["UDA"])
    play(state, "lift V01")
    assert legal(state) == ["drop UDA"]


@every_count
def test_a_record_reads_back_at_every_state(seats):
    game = durbar.game("raja")
    options = game.full_options(BOTH, seats)
    state = start(seats, 17, **BOTH)
    record = Record("raja", seats, 17, options, rules=durbar.game("raja").revision)
    for move, _ in playing(state, 17, lively):
        record.moves.append(Played(str(move), state.digest()))
    again = read_record(record.text().encode())
    assert again.text() == record.text()
    states = [position for position, _, _ in again.replay(game)]
    assert len(states) == state.played + 1
    assert states[-1].digest() == state.digest()
    assert states[-1].standings() == state.standings()


def test_an_illegal_move_says_why_in_one_sentence():
    with pytest.raises(
        IllegalMove, match=r"^The move “bid 13” can’t be made: No auction is on \(section 11\.2\.5\)\.$"
    ):
        play(table(), "bid 13")


def test_a_turn_of_another_leaves_ones_own_things_alone():
    """Seat B's reserve, palaces and cards are untouched by what A builds."""
    state = table(disc=("palace_house", "quarry"), architects=["AHM"])
    before = state.view(A)
    play(state, "palace AHM outer", "house AHM", "quarry")
    after = state.view(A)
    for name in ("reserve", "quarry", "palaces", "built", "cards", "architects"):
        assert getattr(after, name)[B:] == getattr(before, name)[B:]
